import type { ScenePlot } from '#content/format.ts'
import type { KnownNoun } from '#content/lexicon/lexicon-entry.ts'
import type { StoryLibrary } from '#content/library.ts'
import { isOfOneWish } from '#content/wish-plots/wish-plot.ts'
import { phrasesOf } from '../language/noun-phrases.ts'
import type { Memory } from '../memory.ts'
import { ordersStory, writtenClauses } from '../message/written-clauses.ts'
import { hintsAtNeed } from '../sorrow/hinted-need.ts'
import type { StoryBrief } from '../story-brief.ts'
import { countWords, mentionPattern } from '../text-measures.ts'
import { anyNounIn, slotsOfNoun } from '../wish/kinds/said-noun.ts'
import { TOLD_OF } from '../wish/kinds/seen-nouns.ts'
import type { WishSayings } from '../wish/kinds/wish-day.ts'
import { isPlain, nearestOf, type NearestTold, TELLS_IT } from './nearest-told.ts'
import { speltWhole, type Reading } from './reading.ts'
import type { CastMember } from './story-plan.ts'

/** A shorter message is a wish like others. */
const LEAST_WORDS = 16
const FEWEST = 3
/** Of so many clauses any story that was written for one of them leaves out most. */
const MANY_CLAUSES = 4
/** In a short night there is room for fewer, and no evening has room for more. */
const MOST_CLAUSES = { short: 5, medium: 7, long: 10 }

/**
 * A message that is a whole little plot (“there is a robot but he is made of bread and they go to the moon”), read so that all
 * of it is told in order: {written.1}, {written.2} and so on, and of the nouns that the lexicon knows {thing1}, {thing1.does}.
 * Null where it is no such message, where a story was written for it, or where it may be a sorrow or hints at a need.
 */
export function readAsWritten(
  asked: StoryBrief,
  whole: Reading,
  part: Reading,
  library: StoryLibrary,
  memory: Memory
): Reading | null {
  if (countWords(asked.theme) < LEAST_WORDS || tellsOfTheDay(asked, whole) || IS_WANTED.test(asked.theme)) return null
  const clauses = clausesOf(asked, whole, library, FEWEST)
  const { plot, distance } = nearestOf(part, library, memory)
  const isWrittenFor = plot !== undefined && isOfOneWish(plot) && distance < TELLS_IT
  return clauses === null || (clauses.length < MANY_CLAUSES && isWrittenFor) ? null : withClauses(clauses, asked, whole)
}

/**
 * The same of a wish of which nothing was written and that others would only recite, of two clauses too: “a whale swallows a
 * piano and then it sings to the moon”. Of one alone no evening can be told.
 */
export function readAsWrittenAtLast(
  asked: StoryBrief,
  whole: Reading,
  part: Reading,
  library: StoryLibrary,
  memory: Memory
): Reading | null {
  const isLong = countWords(asked.theme) >= LEAST_WORDS
  if (!(isLong || isTale(asked.theme)) || !isOnlyRecited(nearestOf(part, library, memory))) return null
  const clauses = clausesOf(asked, whole, library, isLong || asked.duration === 'long' ? FEWEST : 2)
  return clauses === null ? null : withClauses(clauses, asked, whole)
}

function clausesOf(asked: StoryBrief, whole: Reading, library: StoryLibrary, fewest: number): readonly string[] | null {
  if (!isPlain(whole) || whole.wish.isQuestion || whole.brand !== null) return null
  const names = asked.characters.map(({ name }) => name)
  const clauses = writtenClauses(speltWhole(asked, library), names, fewest)
  return clauses === null || clauses.some(hintsAtNeed) ? null : clauses
}

function withClauses(clauses: readonly string[], { duration }: StoryBrief, whole: Reading): Reading {
  const told = inBreaths(clauses, MOST_CLAUSES[duration])
  const hero = whoWroteIt(whole, clauses)
  return { ...whole, hero, wish: { ...whole.wish, says: { ...whole.wish.says, written: 'yes', ...sayingsOf(told) } } }
}

/** After it stands what is to be told, and before it only the day: “what they really want is a story about a boat”. */
const IS_WANTED = /(?<!\p{L})really wants? is (?:an? |the )?(?:story|tale|one) (?:about|of|with) /iu

/**
 * “So we had the egg and spoon race”, “Nikau put in half a biscuit”: no story was ordered, and it is the family’s own
 * day.
 */
function tellsOfTheDay({ theme }: StoryBrief, { typed }: Reading): boolean {
  if (ordersStory(theme) || ordersStory(typed)) return false
  return OWN_DAY.test(theme.trim())
}

const OWN_DAY =
  /^(?:(?:ok|okay|so|and|um+|right|well)[, ]+)*(?:we|i|he|she|they|my|our|his|her|(?-i:\p{Lu})\p{Ll}+(?: and (?-i:\p{Lu})\p{Ll}+)? (?:\p{L}+ed|had|was|got|went|came|lost|found|made|put|said|has|is)) /iu

/** “A whale swallows a piano and sings”: it is a creature that no family has at home. */
function isTale(typed: string): boolean {
  const [first] = phrasesOf(typed)
  if (first === undefined || !TALE.test(typed.trim())) return false
  // “The heating is broken again” is no tale.
  return !/^(?:the|some) /iu.test(typed.trim()) || anyNounIn(first.noun) !== null
}

const TALE = /^(?:an?|the|two|three|some) (?:\S+ ){2,}/iu

/** Of these the words of a wish are said again and again, and nothing of it happens. */
function isOnlyRecited({ plot, distance, kind }: NearestTold): boolean {
  if (plot === undefined) return false
  return distance >= RECITED && (plot.visits === 'anything' || (kind !== undefined && RECITING.includes(kind)))
}

const RECITED = 1.3
const RECITING: readonly ScenePlot['tellsAny'][] = [
  'act',
  'thing',
  'deed',
  'said',
  'parts',
  'news',
  'happened',
  'letdown',
  'trip'
]

/** “Me and my cousin Jack have jetpacks”: a child who is not named in it, if there is one. */
function whoWroteIt({ hero, cast }: Reading, clauses: readonly string[]): CastMember {
  const isNamed = ({ name }: CastMember): boolean => clauses.some((clause) => mentionPattern(name, 'iu').test(clause))
  if (!isNamed(hero) || !clauses.some((clause) => OF_ME.test(clause))) return hero
  return cast.find((member) => member.role === 'child' && !member.isGuest && !isNamed(member)) ?? hero
}

const OF_ME = /(?<!\p{L})(?:I|me|my|I[’']m)(?!\p{L})/u

/** Two short ones that follow each other are read in one breath, until there are no more than `most`. */
function inBreaths(clauses: readonly string[], most: number): readonly string[] {
  let told = [...clauses]
  while (told.length > most) {
    const lengths = told.slice(1).map((clause, at) => countWords(clause) + countWords(told[at] ?? ''))
    const at = lengths.indexOf(Math.min(...lengths))
    told = told.flatMap((clause, index) =>
      index === at ? [`${clause}. ${told[at + 1] ?? ''}`] : index === at + 1 ? [] : [clause]
    )
  }
  return told
}

function sayingsOf(clauses: readonly string[]): WishSayings {
  const met = new Set<string>()
  const read = clauses.map((clause, at): WishSayings => {
    const [thing] = thingsIn(clause, met)
    if (thing) met.add(thing.one)
    return { [`written.${at + 1}`]: clause, ...(thing ? slotsOfNoun(`thing${at + 1}`, thing) : {}) }
  })
  // Of a few clauses more can be told of what else they name.
  const others = clauses.length < MANY_CLAUSES ? clauses.flatMap((clause) => thingsIn(clause, met)) : []
  const beside = others.map((thing, at) => slotsOfNoun(`thing${clauses.length + at + 1}`, thing))
  return [...read, ...beside].reduce<WishSayings>((all, each) => ({ ...all, ...each }), {})
}

function thingsIn(clause: string, met: ReadonlySet<string>): KnownNoun[] {
  return phrasesOf(clause)
    .map(({ noun }) => anyNounIn(noun))
    .filter((noun) => noun !== null)
    .filter((noun) => TOLD_OF.has(noun.sort) && noun.count === 'one' && !met.has(noun.one))
}
