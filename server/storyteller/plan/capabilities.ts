import { CAPABILITIES, type Capability, type Nature, type Role } from '../content/format.ts'
import type { RequestedCharacter } from '../story-request.ts'

/** The age from which somebody may be told to climb: what a small listener should not copy. */
const OLD_ENOUGH_TO_CLIMB = 6

/** What each kind of animal brings; an animal of no known kind is taken for something like a cat. */
const BODIES: readonly (readonly [words: string, body: readonly Capability[]])[] = [
  [
    `dog doggy puppy pup horse pony donkey goat sheep lamb cow calf pig bear panda lion tiger elephant giraffe wolf unicorn dragon perro perrito kurī inu mbwa
      cachorro 犬 狗 小狗 कुत्ता كلب`,
    ['legs', 'ears', 'nose', 'warm', 'big', 'breath']
  ],
  [
    'parrot parakeet cockatiel bird budgie canary chicken chick hen duck goose pigeon penguin owl 鳥 鸟',
    ['legs', 'warm', 'breath']
  ],
  ['turtle tortoise terrapin frog toad newt axolotl lizard gecko iguana chameleon', ['legs', 'breath']],
  ['spider bee butterfly beetle caterpillar ladybird crab', ['legs']],
  ['snake', ['breath']],
  ['fish goldfish guppy koi snail worm 魚 金魚 鱼 金鱼', []]
]
const LIKE_A_CAT: readonly Capability[] = ['legs', 'ears', 'nose', 'warm', 'breath']

const bodies = new Map(BODIES.flatMap(([words, body]) => words.split(/\s+/u).map((word) => [word, body] as const)))

/** Everything that a line may take for granted in somebody; `carried` says whether anybody else could pick them up. */
export function capabilitiesOf(
  character: RequestedCharacter,
  role: Role,
  nature: Nature | null,
  carried: boolean
): ReadonlySet<Capability> {
  const body = nature === 'animal' ? bodyOf(character) : CAPABILITIES
  const tooSmall = role === 'baby' || (role === 'child' && character.age < OLD_ENOUGH_TO_CLIMB)
  const able = new Set(body)
  // A baby has hands and feet, but none that fold napkins or walk to the corner.
  if (nature === 'baby') for (const grown of ['hands', 'legs'] as const) able.delete(grown)
  if (tooSmall) able.delete('six')
  else able.add('six')
  if (carried) able.add('carrier')
  else able.delete('carrier')
  return able
}

/** Whether somebody of this role lifts a baby as a matter of course. */
export function canCarry(role: Role): boolean {
  return role === 'grown-up' || role === 'elder' || role === 'teen'
}

function bodyOf({ relationship, avatar }: RequestedCharacter): readonly Capability[] {
  const words = `${relationship} ${avatar ?? ''}`.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  for (const word of words) {
    const body = bodies.get(word) ?? bodies.get(word.replace(/e?s$/u, ''))
    if (body) return body
  }
  return LIKE_A_CAT
}
