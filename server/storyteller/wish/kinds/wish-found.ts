import { capital } from '../../capital.ts'
import { wordPattern } from '../../word-pattern.ts'
import { plainOf, type WishSayings } from './wish-day.ts'

const KIND =
  'teddy(?: bear)?|ted|bear|bunny|rabbit|doll|dolly|giraffe|lamb|lamby|lion|elephant|elly|monkey|mouse|duck|ducky|penguin|unicorn|dragon|owl|fox|pony|horse|tiger|panda|koala|dinosaur|dino|sloth|octopus|turtle|cow|sheep|pig|piggy|hippo|hedgehog|kangaroo|frog|seal|otter|whale|shark|robot|knight|puppet|rag doll|toy|soft toy|cuddly toy|cuddly|snuggly|lovey|blankie|blanket|comforter|muslin|doudou'
/** What stands behind a toy and is no name of it. */
const AFTER_IT =
  '(?:and|but|then|so|until|till|when|in|at|on|under|behind|by|near|was|were|got|went|is|had|came|today|yesterday|again|outside|somewhere|there|here|down|off|out|before|after|for|from|to|with|who|that|because|last|one|this)'

/** “Her favourite dolly”, “his toy giraffe”, and “bunny”, whom everybody at home knows. A puppy of the house is none. */
const TOY = String.raw`(?<toy>(?:(?:my|his|her|our|the|\p{L}+’s) )(?:(?:favou?rite|special|best|beloved|old|new|little|big|small|blue|red|green|yellow|pink|purple|orange|brown|grey|white|black|soft|cuddly|fluffy|toy|stuffed|knitted|spotty|stripy) ){0,3}(?:${KIND})|teddy|ted|bunny|bear|dolly|lamby|elly|piggy|ducky|blankie|lovey|doudou|raff)(?: (?:(?:called|named) (?<name>\p{L}+)|(?!${AFTER_IT}\b)(?<bare>\p{L}+)))?`
const WHERE = String.raw`(?<where>(?:in|at|on|under|behind|by|near) (?:(?:the|our|a|an) )?(?:\p{L}+ )?\p{L}+)`
/** Where it was found may be anywhere, and is told where the wish ends with it. */
const FOUND = String.raw`(?:found|brought|handed|posted|sent|spotted|rescued|returned|picked|saved|kept) (?:it|him|her|them)(?: (?<spot>(?:on|in|under|behind|by|inside|beside|near|on top of|next to) (?:the|an?) (?:\p{L}+ )?\p{L}+)| .*)?`
const BY = String.raw`(?<by>(?:(?:an?|the|some) )?(?:\p{L}+ ){0,2}?\p{L}+)`
const CAME_BACK = String.raw`(?:(?:it|he|she) )?(?:(?:was|were|got) (?:found|handed in|brought back|returned)|came (?:back|home)|turned up)(?: .*)?`
const THEN = String.raw`,? (?:and |but |then |so |until )+`
const LOST = String.raw`(?:lost|left|dropped|forgot|mislaid)`

/** Where no toy is, a rabbit of the house may be meant. */
const OUT_IN_THE_ROAD = /\b(?:road|street|ditch|gutter|river|pond|canal|water)\b/iu

const TOLD = [
  `^(?:the (?:day|time|night|morning) (?:when )?)?(?:(?:we|i|she|he|they|\\p{L}+) (?:had )?(?:just )?)?${LOST} ${TOY}(?: ${WHERE})?${THEN}(?:then )?(?:(?:${BY} )?(?:finally |then )?${FOUND}|${CAME_BACK})$`,
  `^(?:the (?:day|time|night|morning) (?:when )?)?${TOY} (?:was|got|went) (?:lost|missing|left behind|left)(?: ${WHERE})?${THEN}(?:${BY} ${FOUND}|${CAME_BACK})$`
].map((told) => wordPattern(told, 'iu'))

/** Of whom a card can be written to a stranger; who of the family it was, the family knows. */
const A_STRANGER =
  /^(?:an?|the|some) .*\b(?:lady|man|woman|boy|girl|driver|neighbour|stranger|dog|cleaner|child|kid|person|postman|waiter|shopkeeper|guard|conductor|teacher)$/iu

/**
 * “We lost teddy at the park but a nice lady found him”: {found} “Teddy”, {found.where} “at the park”, {found.by} “a
 * nice lady”. Null of what is still lost, and of a living creature.
 */
export function foundOf(meant: string): WishSayings | null {
  const plain = plainOf(meant).replace(/[.!]+$/u, '')
  const told = TOLD.map((each) => each.exec(plain)?.groups).find((groups) => groups !== undefined)
  const { toy = '', name, bare, where, by = '', spot } = told ?? {}
  if (toy === '' || OUT_IN_THE_ROAD.test(spot ?? '')) return null
  // A word behind a toy is its name only as it is written: “twice” and “overboard” are none, and “toy car” is another toy.
  if (bare !== undefined && !/^\p{Lu}/u.test(bare)) return null
  return {
    found: (name ?? bare) ? capital(name ?? bare ?? '') : calledOf(toy),
    ...(where === undefined ? {} : { 'found.where': where.toLowerCase() }),
    ...(spot === undefined ? {} : { 'found.spot': spot.toLowerCase() }),
    ...(A_STRANGER.test(by) ? { 'found.by': by.toLowerCase().replace(/^some /u, 'a ') } : {})
  }
}

function calledOf(toy: string): string {
  const words = toy.split(' ')
  const kind = words.at(-1) ?? ''
  return words.length === 1 ? capital(kind) : `the ${/\bteddy bear$/iu.test(toy) ? 'teddy bear' : kind.toLowerCase()}`
}
