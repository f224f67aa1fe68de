import { knownNoun } from '#content/lexicon.ts'
import type { StoryLibrary } from '#content/library.ts'
import { workAt } from '#content/roles/role.ts'
import { animalWords } from '../language/animal-kinds.ts'
import { withArticle } from '../language/common-nouns.ts'
import { CREATURE_WORDS } from '../language/family-words.ts'
import type { Memory } from '../memory.ts'
import type { StoryBrief } from '../story-brief.ts'
import { metIn } from '../wish/kinds/wish-met.ts'
import { belongsThere, isRealPlace, isToBeSeen } from '../wish/real-places.ts'
import { wordPattern } from '../word-pattern.ts'
import { stemsOf } from '../word-stems.ts'
import { COMES_TO_THE_DOOR, isPlain, nearestOf, writtenForIt } from './nearest-told.ts'
import { readAsPart } from './read-as-part.ts'
import type { Reading } from './reading.ts'
import { wordsTold } from './verb-said.ts'

const OF_WHOM =
  /^(?:(?:an?|the) )?(?<who>\p{L}+(?: \p{L}+)??) (?<place>(?:(?:ice cream|coffee|barber|sweet|toy|shoe|cake|book|fish and chip|post|swimming) )?\p{L}+)(?<where> (?:on|in|under|at|by|inside) (?:the|an?) \p{L}+(?: \p{L}+)?)?[.! ]*$/iu
const FOR_WHOM = /^(?:an?|the) (?<place>(?:\p{L}+ )?\p{L}+) for (?<many>\p{L}+(?: \p{L}+)?)(?<where>)[.! ]*$/iu
const LEARNS: Readonly<Record<string, string>> = {
  dance: 'dance',
  ballet: 'dance ballet',
  swimming: 'swim',
  dancing: 'dance',
  singing: 'sing',
  cooking: 'cook',
  baking: 'bake',
  flying: 'fly',
  reading: 'read',
  skating: 'skate',
  painting: 'paint',
  drawing: 'draw',
  driving: 'drive',
  skiing: 'ski',
  riding: 'ride a bike',
  juggling: 'juggle'
}
const LESSONS = wordPattern(
  String.raw`^(?:(?:an?|the) )?(?<who>\p{L}+(?: \p{L}+)?)(?:[’']s)? (?<what>${Object.keys(LEARNS).join('|')}) (?:lessons?|class|classes|school|practice)[.! ]*$`,
  'iu'
)
/** Of these the lexicon has nothing, for there is a pack of each. */
const ALIVE: ReadonlySet<string> = new Set([...animalWords, ...CREATURE_WORDS, 'robot', 'monster'])

/**
 * “Penguin school”, “monster hotel”: a place that a family knows, kept by those whom none would find there, where no story says
 * both; “dinosaur swimming lessons” is a dinosaur who learns to swim. Null of any other wish.
 */
export function readAsKeptPlace(
  asked: StoryBrief,
  whole: Reading,
  library: StoryLibrary,
  memory: Memory
): Reading | null {
  if (!isPlain(whole) || whole.wish.isQuestion || whole.brand !== null) return null
  const kept = keptBy(asked.theme.trim())
  if (kept === null) return null
  const own = writtenForIt(nearestOf(whole, library, memory))
  // A story of ghosts at school is there already.
  if (own !== null && saysEach(wordsTold(own, whole.wish.says), `${kept.who} ${kept.place}`)) return null
  const read = readAsPart(asked, whole, kept.theme, library, memory)
  if (read === null) return null
  const { plot, distance } = nearestOf(read, library, memory)
  if (plot === undefined || distance > COMES_TO_THE_DOOR) return null
  return plot.whoever !== undefined || saysEach(wordsTold(plot, read.wish.says), kept.who) ? read : null
}

function saysEach(told: ReadonlySet<string>, noun: string): boolean {
  return [...stemsOf(noun)].every((stem) => told.has(stem))
}

interface Kept {
  who: string
  place: string
  theme: string
}

function keptBy(wish: string): Kept | null {
  const lesson = LESSONS.exec(wish)?.groups
  if (lesson) {
    const who = strangerIn(lesson['who'] ?? '')
    const learns = LEARNS[lesson['what']?.toLowerCase() ?? '']
    return who === null || learns === undefined
      ? null
      : { who, place: learns, theme: `${withArticle(who)} learns to ${learns}` }
  }
  const { who: one, many, place = '', where = '' } = (FOR_WHOM.exec(wish) ?? OF_WHOM.exec(wish))?.groups ?? {}
  const named = one ?? many ?? ''
  if (isRealPlace(named, place, where)) return null
  const who = strangerIn(named)
  const called = place.toLowerCase().replace(/^cafe$/u, 'café')
  const work = workAt(called) ?? workAt(place.toLowerCase())
  if (who === null || work === null || isToBeSeen(place) || knownNoun(`${who} ${called}`) !== null) return null
  // No hospital is opened in a hall; one who works there has a bag along.
  const keeps = place.toLowerCase() === 'hospital' ? 'works in' : 'runs'
  return { who, place, theme: `${withArticle(who)} ${keeps} ${withArticle(place.toLowerCase())}${where}` }
}

/** “Penguin” of “penguins” too; null of one who is there anyway, or of whom too little is known. */
function strangerIn(named: string): string | null {
  if (belongsThere(named)) return null
  const one = metIn(named.toLowerCase())?.[0]?.who.one
  if (one === undefined || workAt(named.toLowerCase()) !== null) return null
  const sort = knownNoun(one)?.sort
  return sort === 'creature' || sort === 'person' || ALIVE.has(one.slice(one.lastIndexOf(' ') + 1)) ? one : null
}
