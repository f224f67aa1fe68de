import { ANY_CALLING, CALLINGS } from '#content/callings.ts'
import { anyOf } from '../language/any-of.ts'
import { wordPattern } from '../word-pattern.ts'

/** Young of animals that no list of calls has. */
const OTHER_YOUNG =
  'animal|creature|cub|giraffe|zebra|hippo|rhino|camel|llama|otter|badger|mole|sloth|turtle|tortoise|shark|fish|octopus|starfish|seahorse|snail|caterpillar|butterfly|ladybird|ladybug|bee|ant|spider|frog|tadpole|lizard|snake|dragon|unicorn|flamingo|ostrich|puffin|eagle|walrus|narwhal|meerkat|peacock|peahen|woodpecker|crow|rat|gerbil|guinea pig|kiwi|crab|lobster|lemur|raccoon|beaver|donkey|moose|mammoth|koala|yak|anteater|armadillo|porcupine|skunk|platypus|wombat|possum'
const ANIMAL = `(?:${anyOf(CALLINGS.flatMap(({ words }) => words))}|${OTHER_YOUNG})`
const PARENT =
  '(?:mum|mummy|mumma|mom|mommy|momma|mam|mammy|mama|mamma|mother|mommas|dad|daddy|dadda|papa|pappa|father)(?![a-z’-])'
const BEFORE = '(?:little|small|tiny|wee|baby|young|lost|poor|brave|cute|fluffy|sweet|shy|brown|white|grey|red)'
const FAILS = String.raw`(?:can[’']?t|cannot|can not|couldn[’']?t|could not|doesn[’']?t know where to)(?: seem to)? find`
/** “Lost his mummy”, “can’t find her mum”, “is looking for its mother”. */
const SEEKS = String.raw`(?:(?:has|had|is|was|just|got|gets|[’']s) )*(?:lost and ${FAILS}|lost|loses|loosed|looses|${FAILS}|looking for|looks for|searching for|searches for|went looking for|goes looking for|want(?:s|ed) to find|trying to find|tries to find|tried to find|needs to find|needed to find) (?:its|his|her|their|it[’']s|the) (?<whom>${PARENT})`
const WHERE = String.raw`(?: (?:in|at|on|by|near) (?:the |a )?(?:deep |big |long |tall |busy |dark )?(?:forest|woods?|wood|jungle|savannah?|snow|ice|sea|ocean|river|pond|lake|farm|zoo|park|grass|rain|fog|mist|market|supermarket|field|meadow|beach|city|town|crowd|reeds|desert|yard|garden))?`
const FOUND = String.raw`(?:,? (?:and|but|then|and then) (?:then )?(?:(?:he|she|it|they) )?(?:finds?|found|is found|gets? found|looks for|goes looking for|tries to find)(?: (?:him|her|it|them|each other|mum|mummy))?(?: again| at last| in the end)*|,? (?:and|but|with) (?:(?:an?|the|some|two|three|other) ){0,2}\p{L}+(?:(?:,| and) (?:(?:an?|the|some) )?\p{L}+){0,2} helps? (?:him|her|it|them)(?: (?:to )?(?:find|look for) (?:her|him|it|them|mum|mummy|mom|mommy|dad|daddy))?)?`

export const YOUNG = String.raw`(?:${BEFORE} ){0,3}${ANIMAL}(?: (?:cub|pup|chick|calf|kid))?`
export const STORY = '(?:(?:tell me |please |can we have )?(?:a |the )?(?:bedtime )?story (?:about|of) |about )?'
/** “Bunny lost his mummy” may be the family’s own: it is any rabbit with an article, a “little” or a “who”. */
export const ANY_ONE = String.raw`(?:(?:an?|one) |(?:the )?(?=(?:lost )?(?:little|small|tiny|wee|baby) )|(?=[^,]+,? (?:who|that|which) ))`

/** The whole of such a wish, and not a word more, for of a family’s own loss it says as good as nothing. */
const TALE_OF_YOUNG = wordPattern(
  String.raw`^${STORY}${ANY_ONE}${YOUNG},? (?:(?:who|that|which) )?${SEEKS}${WHERE}${FOUND}[.! ]*$`,
  'iu'
)
const TOLD = wordPattern(
  String.raw`^${STORY}(?:(?<article>an?|one|the) )?(?<who>${YOUNG}),? (?:(?:who|that|which) )?(?<clause>${SEEKS}${WHERE})`,
  'iu'
)
const CLAUSE_OF_YOUNG = wordPattern(String.raw`^${SEEKS}${WHERE}$`, 'u')

/** Whether a wish is no more than “a baby penguin lost his mum”: an animal of a story, that will find her again. */
export function isTaleOfYoung(wish: string): boolean {
  return TALE_OF_YOUNG.test(wish.trim())
}

/** With the “who” and the article that thumbs leave out, and without how it ends: “baby penguin lost his mum”. */
export function withWhoOfYoung(typed: string): string {
  const told = isTaleOfYoung(typed) ? TOLD.exec(typed.trim())?.groups : undefined
  if (!told) return typed
  const { article = 'a', who = '', clause = '' } = told
  return `${/^[aeiou]/iu.test(who) && article === 'a' ? 'an' : article} ${who} who ${clause}`
}

/** Whom it “lost” or “can’t find”: {visitor.whom} “mum”, and how that one calls. Null if it seeks another thing. */
export function seeksOf(said: string, who: string): Readonly<Record<string, string>> | null {
  const whom = CLAUSE_OF_YOUNG.exec(said)?.groups?.['whom']
  if (whom === undefined || !IS_ANIMAL.test(who)) return null
  const names = who.toLowerCase()
  const { calls, fact } =
    CALLINGS.find(({ words }) => words.some((word) => wordPattern(`\\b${word}$`, 'u').test(names))) ?? ANY_CALLING
  return { whom: whom.toLowerCase(), calls, fact }
}

const IS_ANIMAL = wordPattern(String.raw`(?<!\p{L})${ANIMAL}(?: (?:cub|pup|chick|calf|kid))?$`, 'iu')
