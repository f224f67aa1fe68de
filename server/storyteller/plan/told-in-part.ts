import type { StoryLibrary } from '#content/library.ts'
import type { Memory } from '../memory.ts'
import type { StoryBrief } from '../story-brief.ts'
import type { WishLore } from '../wish-lore.ts'
import { stemsOf } from '../word-stems.ts'
import { isToBeHeard } from './asked-at-last.ts'
import { collisionTest } from './collisions.ts'
import { withCompanion } from './companion.ts'
import { distanceOfNearest, isHint, ownPlots } from './own-plots.ts'
import { readRequest, type Reading } from './reading.ts'

/** From here on a story says the words of any wish, and tells nothing of it. */
const SAYS_ANY_WORDS = 2.6
/** And from here on not even of its noun. */
const SAYS_ITS_WORDS = 4.5
/** Up to here a story was written for such a wish, or is of its noun. */
const TELLS_IT = 1.6
const LEAST_LETTERS = 4

/**
 * The request as it is best told. A message of several sentences, or with what a story must and must not have, of which as
 * a whole nothing could be told but its words, is read as that part of it of which a story is: “a whale, must end with
 * everybody asleep” is told of a whale. What may be a sorrow, hints at a need or is to be heard is never cut.
 */
export function readBestTold(asked: StoryBrief, library: StoryLibrary, memory: Memory, lore: WishLore | null): Reading {
  const whole = readRequest(asked, library, memory, 'ample', lore)
  if (lore !== null || whole.wish.isQuestion || !isPlain(whole)) return whole
  const accompanied = withCompanion(whole, library) ?? whole
  const distanceOfWhole = distanceOfNearest(accompanied, library, memory)
  // Of a let-down nothing is told but that it was one.
  const isLetdown = ownPlots(accompanied, library, memory).some(({ tellsAny }) => tellsAny === 'letdown')
  if (distanceOfWhole < SAYS_ANY_WORDS && !isLetdown) return whole
  const { seen: noun = '' } = whole.wish.says
  const { typed } = whole
  const unwanted = [...asked.theme.matchAll(WITHOUT_THEM)].map(({ groups }) => (groups?.['them'] ?? '').toLowerCase())
  const refused = [...whole.refused, ...unwanted]
  let best = { reading: whole, distance: TELLS_IT }
  for (const part of partsOfMessage(asked.theme)) {
    // A story of its noun tells of the wish already.
    if (!isLetdown && distanceOfWhole < SAYS_ITS_WORDS && !speaksOfNoun(part, noun)) continue
    const read = readRequest({ ...asked, theme: part }, library, memory)
    if (read.wish.isQuestion || !isPlain(read)) continue
    const reading = { ...read, typed, refused, collides: collisionTest(read.cast, read.hurts, refused) }
    const distance = distanceOf(reading, library, memory)
    if (distance < best.distance) best = { reading, distance }
  }
  return best.reading
}

function speaksOfNoun(part: string, noun: string): boolean {
  const said = stemsOf(part)
  return [...stemsOf(noun)].some((stem) => said.has(stem))
}

function isPlain(reading: Reading): boolean {
  return reading.theme.kind !== 'comfort' && reading.theme.kind !== 'adventure' && !isHint(reading)
}

function distanceOf(reading: Reading, library: StoryLibrary, memory: Memory): number {
  return distanceOfNearest(withCompanion(reading, library) ?? reading, library, memory)
}

const BRACKETS = /\s*\([^)]*\)/gu
const BETWEEN =
  /[.,!?;:…]+(?:\s+|$)|\s[-–—]\s| (?=(?:but|because|cos|as|so|even tho(?:ugh)?|and then|and (?:it|he|she|they)|where|in which|must|has to|without|with no) )/iu
/** “A story about a hippo” */
const ORDERED =
  /^(?:(?:and|so|please|pls|can|could|we|you|i|have|want|just|maybe) )*(?:an? |the |any |some )?(?:\p{L}+ )?(?:story|tale|one|something) (?:please |pls )?(?:about|with|of|w|where) \S/iu
/** What a story must or must not have is nothing to tell of. */
const CONDITION =
  /^(?:(?:and|but|so|please|pls) )*(?:no|not|nothing|nobody|no one|without|with|must|must[’']?n[’']?t|has to|have to|needs? to|should|shouldn[’']?t|make|keep|end|ending|only|just|all|both|it|that|this|they|these|which|who|because|cos|as|so|then|also|maybe|if|where)(?!\p{L})/iu
/** “Without dragons”; a snowman without a nose is told of the snowman. */
const WITHOUT_THEM = /(?<!\p{L})(?:no|without|with no)(?: any)? (?<them>\p{L}{3,}s)(?!\p{L})/giu
const WORDS_OF_NOUN = 3
const BETWEEN_NOUNS = /(?:[,.;!?]+ ?(?:and |& )?| (?:and|&|n|plus|x) | ?\+ ?)/iu

/** “Sharks, ballet and a bin lorry”: of several things that are named each is asked for. */
function isListOfNouns(said: string): boolean {
  const nouns = said.split(BETWEEN_NOUNS).filter((noun) => noun.trim() !== '')
  return nouns.length > 1 && nouns.every((noun) => noun.split(' ').length <= WORDS_OF_NOUN && !CONDITION.test(noun))
}

/** What a message says first, and what it asks a story of, where all that is left out need not be heard. */
function partsOfMessage(message: string): string[] {
  const said = message.replaceAll(BRACKETS, '')
  const parts = said
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => part.length >= LEAST_LETTERS)
  if (isListOfNouns(said)) return []
  const [first = '', ...others] = parts
  const [half = ''] = first.split(/ (?:and|yet) /iu)
  return [...others.filter((part) => ORDERED.test(part)), first, half].filter(
    (part, at, all) =>
      part.length >= LEAST_LETTERS &&
      part !== message &&
      all.indexOf(part) === at &&
      !CONDITION.test(part) &&
      !isToBeHeard(message.replace(part, ' '))
  )
}
