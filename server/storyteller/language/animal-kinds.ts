import type { Capability } from '#content/format.ts'
import { wordPattern } from '../word-pattern.ts'
import { CREATURE_WORDS } from './family-words.ts'

/**
 * What each kind of animal brings, in the words of a family; kinds of two words are written with a hyphen. Names of
 * people (Robin, Jay, "my little bug") are left out, for the words are read beside "Uncle" too.
 */
const KINDS: readonly (readonly [words: string, body: readonly Capability[]])[] = [
  [
    `dog doggy doggie puppy pup hound greyhound sheepdog horse foal pony donkey mule goat sheep lamb cow bull ox calf pig llama alpaca deer camel zebra bear panda koala gorilla
      lion tiger leopard cheetah elephant giraffe hippo hippopotamus rhino rhinoceros wolf unicorn dragon komodo-dragon sea-lion perro perrito kurī inu mbwa cachorro 犬 狗 小狗 कुत्ता كلب`,
    ['legs', 'ears', 'nose', 'warm', 'big', 'breath']
  ],
  [
    `cat kitty kitten hamster rabbit bunny guinea-pig gerbil mouse mice rat ferret chinchilla degu hedgehog fox squirrel chipmunk otter mole badger skunk raccoon piglet sugar-glider prairie-dog
      monkey meerkat bat gato gatito ngeru neko 猫 小猫 बिल्ली قطة قط paka`,
    ['legs', 'ears', 'nose', 'warm', 'breath']
  ],
  [
    `bird parrot parakeet budgie budgerigar cockatiel cockatoo macaw lovebird canary finch dove sparrow crow magpie chicken chick hen rooster cockerel bantam duck duckling goose geese swan turkey quail
      pigeon guinea-fowl peacock flamingo puffin penguin owl eagle emu ostrich 鳥 鸟`,
    ['legs', 'warm', 'breath']
  ],
  [
    `turtle tortoise terrapin frog toad tadpole newt axolotl salamander lizard gecko iguana chameleon skink bearded-dragon water-dragon beardie crocodile alligator`,
    ['legs', 'breath']
  ],
  [
    `insect spider tarantula bee bumblebee butterfly moth beetle caterpillar ladybird ladybug lady-bird lady-bug ant grasshopper cricket cockroach fly dragonfly mantis woodlouse millipede centipede
      stick-insect leaf-insect scorpion crab lobster shrimp prawn crayfish`,
    ['legs']
  ],
  ['snake python slow-worm dolphin whale seal', ['breath']],
  [
    `fish goldfish guppy koi betta tetra cichlid danio carp trout shark eel sea-horse seahorse sea-monkey starfish octopus squid snail slug worm clam mussel
      魚 金魚 鱼 金鱼`,
    []
  ]
]
/** "Jellyfish", "racehorse": the end of a word says what it is, where the whole word is not known. */
const HEADS = /(?:fish|bird|dog|hound|horse|snake|worm)$/u

const bodies = new Map(KINDS.flatMap(([words, body]) => words.split(/\s+/u).map((word) => [word, body] as const)))
export const animalWords: ReadonlySet<string> = new Set(bodies.keys())

/** Whether a word in small letters names an animal, or one of those whom tales are told of. */
export function isCreatureWord(one: string): boolean {
  return animalWords.has(one) || CREATURE_WORDS.includes(one)
}

const pairs = [...animalWords].filter((word) => word.includes('-')).map((word) => word.split('-').join('[ -]'))
const PAIRS = wordPattern(String.raw`(?<![\p{L}\p{M}])(?:${pairs.join('|')})(?=e?s?(?![\p{L}\p{M}]))`, 'gu')

/** Lower-cased, with a hyphen in whatever names one animal by two words: a guinea pig is no pig. */
export function withKindsJoined(text: string): string {
  return text.toLowerCase().replaceAll(PAIRS, (kind) => kind.replace(' ', '-'))
}

/** What one word, out of a text with its kinds joined, tells of the body; null where it names no animal. */
export function bodyOfKind(word: string): readonly Capability[] | null {
  for (const single of [word, word.replace(/s$/u, ''), word.replace(/es$/u, ''), word.replace(/ies$/u, 'y')]) {
    const body = bodies.get(single)
    if (body) return body
  }
  const head = HEADS.exec(word.replace(/s$/u, ''))?.[0]
  return head ? (bodies.get(head) ?? null) : null
}
