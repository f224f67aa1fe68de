import type { ScenePlot } from '#content/format.ts'
import type { StoryLibrary } from '#content/library.ts'
import type { Memory } from '../memory.ts'
import type { StoryBrief } from '../story-brief.ts'
import type { WishLore } from '../wish-lore.ts'
import { stemsOf } from '../word-stems.ts'
import { isToBeHeard } from './asked-at-last.ts'
import { collisionTest } from './collisions.ts'
import { withCompanion } from './companion.ts'
import { namesHarm } from './joy-rules.ts'
import { distanceOfNearest, isHint, ownPlots } from './own-plots.ts'
import { readRequest, type Reading } from './reading.ts'
import { withStopForPicture } from './typed-noise.ts'

/** From here on a story says the words of any wish, and tells nothing of it. */
const SAYS_ANY_WORDS = 2.6
/** And from here on not even of its noun. */
const SAYS_ITS_WORDS = 4.5
/** Up to here a story was written for such a wish, or is of its noun; where it comes instead of one that tells a little, up to there. */
const TELLS_IT = 1.6
const IS_WRITTEN_FOR_IT = 1
const IS_JUST_THAT = 0.1
/** Of these nothing is told but that something is still to come, was none to be glad of, or could be a record. */
const TELLS_LITTLE: readonly ScenePlot['tellsAny'][] = ['letdown', 'tomorrow', 'record', 'wanted', 'again']
const IS_TO_COME: readonly ScenePlot['tellsAny'][] = ['tomorrow', 'wanted']
const LEAST_LETTERS = 4

/**
 * The request as it is best told. A message of several sentences, or with what a story must and must not have, of which as
 * a whole nothing could be told but its words, is read as that part of it of which a story is: “a whale, must end with
 * everybody asleep” is told of a whale. What may be a sorrow, hints at a need or is to be heard is never cut.
 */
export function readBestTold(asked: StoryBrief, library: StoryLibrary, memory: Memory, lore: WishLore | null): Reading {
  const whole = readRequest(asked, library, memory, 'ample', lore)
  if (lore !== null || whole.wish.isQuestion || !isPlain(whole)) return whole
  const nearest = nearestOf(whole, library, memory)
  const beside = whole.brand === null ? undefined : AND_ONE_WHO.exec(asked.theme)?.groups?.['who']
  if (beside !== undefined) {
    const read = readRequest({ ...asked, theme: beside }, library, memory)
    if (isPlain(read) && nearestOf(read, library, memory).distance <= COMES_TO_THE_DOOR)
      return { ...read, typed: whole.typed }
  }
  const tellsLittle = TELLS_LITTLE.includes(nearest.kind)
  const isToCome = IS_TO_COME.includes(nearest.kind)
  if (nearest.distance < SAYS_ANY_WORDS && !tellsLittle) return whole
  const { seen: noun = '' } = whole.wish.says
  const { typed } = whole
  const unwanted = [...asked.theme.matchAll(WITHOUT_THEM)].map(({ groups }) => (groups?.['them'] ?? '').toLowerCase())
  const refused = [...whole.refused, ...unwanted]
  const most = nearest.kind === 'again' ? IS_JUST_THAT : isToCome ? IS_WRITTEN_FOR_IT : TELLS_IT
  for (const parts of partsOfMessage(
    asked.theme,
    nearest.kind,
    whole.theme.packs.every(({ world }) => world?.sort === 'feast')
  )) {
    let best = { reading: whole, distance: most }
    for (const part of parts) {
      const isOnlyFirst = asked.theme.replace(WITH_WHAT, '') === part && part !== asked.theme
      // A story of its noun tells of the wish already.
      if (!tellsLittle && nearest.distance < SAYS_ITS_WORDS && !OUTING.test(part) && !speaksOfNoun(part, noun)) continue
      const read = readRequest({ ...asked, theme: part }, library, memory)
      if (read.wish.isQuestion || !isPlain(read)) continue
      // Of a feast all the rest is a part, and swimming with a crocodile is no swimming.
      if (isOnlyFirst && !read.theme.packs.every(({ world }) => world?.sort === 'feast')) continue
      const reading = { ...read, typed, refused, collides: collisionTest(read.cast, read.hurts, refused) }
      const { distance } = nearestOf(reading, library, memory)
      if (distance < best.distance) best = { reading, distance }
    }
    if (best.reading !== whole) return best.reading
  }
  return whole
}

function speaksOfNoun(part: string, noun: string): boolean {
  const said = stemsOf(part)
  return [...stemsOf(noun)].some((stem) => said.has(stem))
}

function isPlain(reading: Reading): boolean {
  return reading.theme.kind !== 'comfort' && reading.theme.kind !== 'adventure' && !isHint(reading)
}

/** The nearest story of its own, by the distance and the kind of wish that it tells. */
function nearestOf(
  reading: Reading,
  library: StoryLibrary,
  memory: Memory
): { distance: number; kind: ScenePlot['tellsAny'] } {
  const accompanied = withCompanion(reading, library) ?? reading
  const [plot] = ownPlots(accompanied, library, memory)
  return { distance: distanceOfNearest(accompanied, library, memory), kind: plot?.tellsAny }
}

/** “Elsa and a snowman that wants to go on holiday”: it is the snowman who wants something. */
const AND_ONE_WHO = /^[\p{L} ’'-]+ (?:and|&|meets?|helps?|finds?) (?<who>an? (?:\p{L}+ ){1,2}(?:who|that) \p{L}.+)$/iu
const COMES_TO_THE_DOOR = 1.1
const BRACKETS = /\s*\([^)]*\)/gu
const BETWEEN =
  /[.,!?;:…]+(?:\s+|$)|\s[-–—]\s| (?=(?:but|because|cos|as|so|even tho(?:ugh)?|since|when (?:he|she|they|i|we) |and then|and (?:it|he|she|they)|where|in which|must|has to|without|with no) )| together(?= |$)| (?=with (?:daddy|dad|mummy|mum|mommy|mom|mama|papa|grandma|grandpa|granny|grandad|nana|nani|uncle|auntie|aunty|tio|tia) )| (?=with (?:(?:(?:the|our|my) )?(?:whole|entire) family|all of us|every(?:one|body)))/iu
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

/** Wherever it is, and whoever is met. */
const TREASURE = /(?:treasure|scavenger|egg) hunt(?!\p{L})/iu
const OUTING =
  /^(?:(?:an?|the|our) )?(?:\p{L}+ )?(?:trip|journey|holiday|picnic|party|race|voyage|adventure|visit)(?!\p{L})/iu
/** “Hanukkah with the candles and doughnuts” */
const WITH_WHAT =
  /(?<=^\p{L}+) with (?:the |our |some |lots of )?(?:[\p{L}\p{N}]+ )?\p{L}+(?: and (?:\p{L}+ ){0,2}\p{L}+)?$/iu
const WHERE_IT_IS = / (?:in|at|on|by) (?:the |a |an |our )?\p{L}+(?: \p{L}+)?$/iu
/** What a room was moved for is no harm, and whoever is lost in a tale finds the way. */
const MILD =
  /^\s*(?:the|my|our) (?:boys?|girls?|kids|twins|children) (?:wants?|loves?|asked for|would like)(?!\p{L})|(?<!\p{L})with (?:(?:daddy|dad|mummy|mum|mommy|mom|uncle|auntie|aunty)(?: \p{L}+)?(?:,? (?:and|&) )?){1,3}(?=$|[,.!?])|(?<!\p{L})secret (?=(?:caves?|doors?|gardens?|passages?|tunnels?|rooms?|islands?|treasures?|base|den|hideout|maps?|path|forest|agents?)(?!\p{L}))|(?<!\p{L})(?:because|cos|as) (?:they|we|the kids|the twins|the girls|the boys) (?:can[’']?t|cannot|couldn[’']?t) (?:agree|decide|choose)(?!\p{L})|(?<!\p{L})(?:since|because|cos|after|now that|when) (?:we|they|he|she|i) (?:(?:[’']ve|have|has|had) )?moved (?:house|(?:in|to|into) (?:the |our |a |his |her )?new (?:house|home|flat|apartment|room|place)|(?:his|her|the|our|my|their) (?:room|bed|bedroom|cot))(?!\p{L})/giu
const IN_TRAINING =
  /(?<!\p{L})(?:(?:an?|some|two|three|four|\p{N}+) )?accidents?(?!\p{L})|(?<!\p{L})(?:(?:an?|one) )?(?:wees?|poos?)(?!\p{L})/giu
const LOST = /(?<!\p{L})(?:(?:get|gets|got|are|is) )?lost(?!\p{L})/giu
const ALL_IS_WELL =
  /(?<!\p{L})(?:finds?|found) (?:(?:the|his|her|its|their) way|(?:him|her|it|them) again|home)(?!\p{L})/iu

/**
 * What a message says first and what it asks a story of, and after that the first half of what it says first: each where
 * all that is left out need not be heard. What is only still to come needs to be heard where it names a harm.
 */
function partsOfMessage(message: string, kind: ScenePlot['tellsAny'], isFeast: boolean): string[][] {
  const isToCome = IS_TO_COME.includes(kind)
  const said = withStopForPicture(message).replaceAll(BRACKETS, '')
  // “Lunar new year and the dragon dance” is of one feast.
  if (!isFeast && isListOfNouns(said)) return []
  const [first = '', ...others] = said
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => part.length >= LEAST_LETTERS)
  const halves = first.split(/ (?:and|yet) /iu)
  const [half = ''] = halves
  const isTold = (part: string): boolean => {
    const rest = message.replace(part, ' ')
    const mild = (ALL_IS_WELL.test(rest) ? rest.replaceAll(LOST, '') : rest)
      .replaceAll(MILD, '')
      .replaceAll(/\bpott(?:y|ie)/iu.test(part) ? IN_TRAINING : /(?!)/gu, '')
    const isHeard = isToCome ? namesHarm(mild) : isToBeHeard(mild)
    return part.length >= LEAST_LETTERS && part !== message && !CONDITION.test(part) && !isHeard
  }
  // “The bear and a trip to the moon” tells of the trip, and hide and seek is played in the dark as well.
  return [
    [...others.filter((part) => ORDERED.test(part)), first],
    halves.length > 1 ? halves.filter((part) => OUTING.test(part)) : [],
    half === first ? [] : [half],
    kind === 'record' ? [first.replace(WHERE_IT_IS, '')] : [],
    [...(TREASURE.exec(first) ?? [])],
    WITH_WHAT.test(first) ? [first.replace(WITH_WHAT, '')] : []
  ].map((parts) => parts.filter(isTold))
}
