import type { DeedKind } from '#content/deed-kinds.ts'
import type { Plot, ScenePlot, WishSort } from '#content/format.ts'
import { isIncident } from '#content/incidents.ts'
import type { StoryLibrary } from '#content/library.ts'
import { isOfItsOwn, isOfOneWish, isRecounted } from '#content/wish-plots/wish-plot.ts'
import type { Memory } from '../memory.ts'
import { rememberedFor } from '../remembered.ts'
import { mayBeCopied } from '../sorrow/copied-harm.ts'
import { hintsAtNeed } from '../sorrow/hinted-need.ts'
import { namesHarm } from '../sorrow/joy-rules.ts'
import { mayBeSorrow } from '../sorrow/sorrow.ts'
import { withoutFirstTime } from '../wish/centre-of-wish.ts'
import { saysNounFirst } from '../wish/noun-of-wish.ts'
import { isMadeUp, isOddlyMade } from '../wish/said-of-visitor.ts'
import { NO_WORDS, stemsOf, stemsOfList, stemsOfSaid } from '../word-stems.ts'
import { speaksOf } from './collisions.ts'
import { figureOf, holdsFigure, isTaleOfFigure } from './figure-scenes.ts'
import { saysWhomItBefell } from './may-hurt.ts'
import { distanceOfBrand } from './own-of-brand.ts'
import { isSaidWhole, isOfForm, isOfKnownNoun } from './own-of-form.ts'
import { distanceOfHead } from './own-of-head.ts'
import {
  isOfCentre,
  isOfStar,
  isOfSubject,
  isOfSubjectAlone,
  isOfThisTheme,
  isSaidOtherwise,
  isWhollyOf,
  namesWish,
  tellsItsDeed,
  wordsNamed
} from './own-of-theme.ts'
import { comesWith, isOfItsNature, saysWhoever, lengthOfClauseSaid } from './own-of-visitor.ts'
import { leastWordsOf, playTest, wordsOf } from './possible-scenes.ts'
import type { Reading } from './reading.ts'
import {
  leavesFriendUnsaid,
  leavesHalfUnsaid,
  leavesKinDeedUnsaid,
  leavesOwnDeedUnsaid,
  leavesSwapUnsaid,
  leavesThingUnsaid,
  leavesVerbUnsaid
} from './verb-said.ts'
import { WINDOWS } from './windows.ts'
import { plotsThatMayTell } from './written-for.ts'

/** Nights after which a plot that is made for such wishes comes before those that can be about anything. */
export const MADE_RETURNS_AFTER = 20

/** Each candidate of a story asks for them twice, and all of them have one memory. */
const nearestOwn = new WeakMap<Reading, NearestOwn & { memory: Memory; library: StoryLibrary }>()

interface NearestOwn {
  plots: ScenePlot[]
  /** Infinity where there are none. */
  distance: number
}

/** The stories of their own that are nearest to the wish and have not been heard for a while. */
export function ownPlots(reading: Reading, library: StoryLibrary, memory: Memory): ScenePlot[] {
  return nearestOwnOf(reading, library, memory).plots
}

/** How near the nearest of them is: under 2 it was written for just such a wish, and from 5 on for any words at all. */
export function distanceOfNearest(reading: Reading, library: StoryLibrary, memory: Memory): number {
  return nearestOwnOf(reading, library, memory).distance
}

function nearestOwnOf(reading: Reading, library: StoryLibrary, memory: Memory): NearestOwn {
  const known = nearestOwn.get(reading)
  if (known?.memory === memory && known.library === library) return known
  const found = { ...findNearestOwn(reading, library, memory), memory, library }
  nearestOwn.set(reading, found)
  return found
}

function findNearestOwn(reading: Reading, library: StoryLibrary, memory: Memory): NearestOwn {
  const own = ownOf(reading, library).filter((plot) => memory.plotAge(plot.id) >= MADE_RETURNS_AFTER)
  const all = own.map((plot) => ({ plot, distance: distanceOfOwn(plot, reading) }))
  // Ten people and a long wish leave some of them no room: then the next one is told, before none of this wish is.
  const short = reading.isTight === true ? all.filter(({ plot }) => hasRoom(plot, reading)) : []
  const near = short.length > 0 ? short : all
  const nearest = Math.min(...near.map(({ distance }) => distance))
  const plots = near.filter(({ distance }) => distance === nearest).map(({ plot }) => plot)
  const told = thoseNamedMost(thoseWithRoomFor(plots, reading), reading)
  return { plots: thoseThatFit(thoseThatSayMost(told, reading), reading), distance: nearest }
}

/**
 * Of the stories that name the wish those that name most of it: “ducklings crossing the road” is told of ducklings that
 * cross one, and not of any. The story of a feast that is named comes before one of what is done on it.
 */
function thoseNamedMost(plots: ScenePlot[], reading: Reading): ScenePlot[] {
  if (plots.length < 2 || reading.brand !== null || !plots.every(isOfOneWish)) return plots
  const feasts = reading.theme.packs.filter(({ world }) => world?.sort === 'feast').map(({ id }) => id)
  const named = new Map(
    plots.map((plot) => [
      plot,
      plot.themes?.some((theme) => feasts.includes(theme)) === true ? OF_A_FEAST : wordsNamed(plot, reading)
    ])
  )
  const most = Math.max(...named.values())
  // Of a feast that none of them is of, no half of a sentence is the wish.
  if (feasts.length > 0 && most !== OF_A_FEAST) return plots
  return most < LEAST_WORDS_MORE ? plots : plots.filter((plot) => named.get(plot) === most)
}

/** Of the stories of just such a deed those that say most of it: “keeps dropping its juggling balls” is no ball. */
function thoseThatSayMost(plots: ScenePlot[], reading: Reading): ScenePlot[] {
  if (plots.length < 2 || !plots.every(({ whoever }) => whoever !== undefined)) return plots
  const said = new Map(plots.map((plot) => [plot, lengthOfClauseSaid(plot, reading)]))
  const most = Math.max(...said.values())
  return plots.filter((plot) => said.get(plot) === most)
}

/** In words: a feast is more than two of them. */
const OF_A_FEAST = 2.5
/** Of those that are named by a word each, one is as good as the other. */
const LEAST_WORDS_MORE = 2

/** Of the stories for a figure that a child loves those in which what is known of that figure can be played, or is the tale. */
function thoseWithRoomFor(plots: ScenePlot[], reading: Reading): ScenePlot[] {
  const holding =
    figureOf(reading) === null ? [] : plots.filter((plot) => isTaleOfFigure(plot, reading) || holdsFigure(plot))
  return holding.length === 0 ? plots : holding
}

function hasRoom(plot: ScenePlot, reading: Reading): boolean {
  const window = WINDOWS[reading.request.duration]
  return leastWordsOf(plot, reading, window) <= window.max
}

/** An evening can be shorter than it mostly is. */
const MORE_THAN_TOLD = 40

/** Of the stories that say whole clauses of the wish again and again those for which the night is long enough, or the shortest. */
function thoseThatFit(plots: ScenePlot[], reading: Reading): ScenePlot[] {
  if (
    reading.request.duration !== 'short' ||
    !plots.every(({ tellsAny }) => tellsAny === 'events' || tellsAny === 'today')
  )
    return plots
  const window = WINDOWS.short
  const least = new Map(plots.map((plot) => [plot, leastWordsOf(plot, reading, window)]))
  const fewest = Math.min(...least.values())
  return plots.filter((plot) => (least.get(plot) ?? 0) <= Math.max(window.max + MORE_THAN_TOLD, fewest))
}

/**
 * The scene plots that this household can play, and that fill the evening, in the order of the library: those that are
 * told of any wish, and those of their own for this one.
 */
export function playableScenePlots(reading: Reading, library: StoryLibrary): ScenePlot[] {
  if (reading.isSpare) return []
  const isQuiet = reading.theme.kind === 'comfort'
  const own = new Set(ownOf(reading, library))
  const isPlayed = playedBy(reading, library)
  return library.scenePlots.filter((plot) =>
    isOfItsOwn(plot) ? own.has(plot) : isQuiet === (plot.comfort === true) && isPlayed(plot)
  )
}

/** Each candidate of a story is planned from one reading. */
const playableOwn = new WeakMap<Reading, { library: StoryLibrary; own: readonly ScenePlot[] }>()

/**
 * Of those that can be played, those of their own for this wish. A story of its own for another wish is none of them, and
 * most of the library are such: their words are not even counted.
 */
function ownOf(reading: Reading, library: StoryLibrary): readonly ScenePlot[] {
  const known = playableOwn.get(reading)
  if (known?.library === library) return known.own
  const isPlayed = playedBy(reading, library)
  const plots = reading.isSpare ? [] : plotsThatMayTell(reading, library)
  const asked = reading.isOfAnyWish === true ? plots.filter((plot) => !isOfOneWish(plot)) : plots
  const own = asked.filter((plot) => isOwnOf(plot, reading) && isPlayed(plot))
  playableOwn.set(reading, { library, own })
  return own
}

/** Whether a household can play a plot, and has an evening full of it that speaks of nothing that was refused. */
function playedBy(reading: Reading, library: StoryLibrary): (plot: ScenePlot) => boolean {
  const window = WINDOWS[reading.request.duration]
  const needed = window.min + 60
  const canPlay = playTest(reading)
  return (plot) =>
    canPlay(plot) && !speaksOf(plot, reading.refused) && wordsOf(plot, reading, library.interludes, window) >= needed
}

/** Whether it was written for this wish, and speaks of all that the wish says. */
function isOwnOf(plot: ScenePlot, reading: Reading): boolean {
  if (plot.namesNobody === true && saysWhomItBefell(reading.request.message ?? reading.request.theme)) return false
  if (plot.id === reading.written) return true
  if (retellsWish(plot) && hasCopiedDeed(reading)) return false
  // What only hints at a need may be none: it is said, and nothing merry is done with it.
  if (plot.comfort !== true && !saysNoMore(plot) && isHint(reading)) return false
  if (plot.star !== undefined) return isOfStar(plot, reading)
  if (plot.tellsAny === 'known') return isOfKnownNoun(plot, reading)
  if (plot.tellsAny !== undefined) return isOfForm(plot, plot.tellsAny, reading)
  if (reading.wish.isQuestion && !answersQuestion(plot, reading)) return false
  return plot.visits === undefined
    ? isOfThisTheme(plot, reading) || distanceOfBrand(plot, reading) !== null || distanceOfHead(plot, reading) !== null
    : reading.wish.visitor !== null &&
        isOfItsNature(plot, reading) &&
        saysWhoever(plot, reading) &&
        comesWith(plot.visits, reading, plot.whoever)
}

/** Of a wish every story asks the same. */
const hasCopiedDeed = rememberedFor(({ request }: Reading) => mayBeCopied(request.message ?? request.theme))

/** Whether what was wished for is done in it again, by those who come or by the family. A story of its noun does something else. */
function retellsWish({ tellsAny, visits, comfort }: ScenePlot): boolean {
  return comfort !== true && (visits !== undefined || (tellsAny !== undefined && tellsAny !== 'known'))
}

function answersQuestion({ asked }: ScenePlot, { request }: Reading): boolean {
  return asked === 'fact' || (asked === true && !ASKS_FOR_A_FACT.test(request.theme))
}

/** “What if dogs could drive” is told of; “why do dogs bark” has an answer. */
const ASKS_FOR_A_FACT = /^(?:(?:and|but|so) )?(?:why|how|when|where|who|which)(?!\p{L})/iu

/** Of one wish every story asks the same. */
export const isHint = rememberedFor(
  ({ request, wish, theme }: Reading) =>
    hintsAtNeed(withoutFirstTime(request.theme)) ||
    // What happens to a made-up character, and is no harm, is no sorrow, whatever may be heard in it.
    (wish.says['events'] === undefined &&
      !(isOfAnEvent(theme) && !namesHarm(request.theme)) &&
      mayBeSorrow(request.theme))
)

/** Of a swimming lesson, the first day of school or a feast a story is told, however much was typed beside it. */
function isOfAnEvent({ kind, packs }: Reading['theme']): boolean {
  return kind === 'known' && packs.length > 0 && packs.every(({ world }) => EVENTS.includes(world?.sort ?? 'thing'))
}

const EVENTS: readonly WishSort[] = ['deed', 'feast', 'feeling']

/** Whether it says the words of any wish, or what is known of its noun, and makes nothing of what happens in it. */
function saysNoMore({ tellsAny, used }: ScenePlot): boolean {
  return used === undefined && SAYS_ONLY.includes(tellsAny)
}

const SAYS_ONLY: readonly ScenePlot['tellsAny'][] = [
  'known',
  'said',
  'parts',
  'thing',
  'deed',
  'news',
  'happened',
  'letdown'
]

/** How near a story of a form is to a wish: what was typed as a sentence, a noun that is known, all words, any noun. */
const OF_A_FORM: Readonly<Partial<Record<NonNullable<ScenePlot['tellsAny']>, number>>> = {
  'broken-toy': 0.5,
  strike: 1.2,
  rains: 1.2,
  day: 1.4,
  again: 1.4,
  act: 1.3,
  once: 1.05,
  ours: 1,
  did: 1.06,
  we: 1.06,
  wanted: 1.4,
  pair: 1.4,
  noisy: 1.4,
  record: 2.5,
  theirs: 1.2,
  comes: 1.2,
  worn: 1.2,
  swap: 1.2,
  pet: 1.2,
  game: -0.5,
  // A child who only makes sounds wishes for none of the things in them.
  chant: -2.1,
  // All of it, in order.
  written: -1.9,
  works: 0.8,
  keeps: 0.8,
  served: 0.8,
  edible: 0.8,
  made: 0.8,
  ails: 0.8,
  plays: 0.8,
  inside: 0.8,
  stays: 0.8,
  trades: 0.8,
  finds: 0.75,
  guest: 0.75,
  only: 0.75,
  allergic: 0.75,
  turns: 0.75,
  contest: 0.75,
  together: 0.75,
  // Nearer than any deed of one of the two, and not as near as what two do.
  friends: 0.9,
  // Before the story of the thing, and of either of the two.
  shares: -1.15,
  swaps: 0.75,
  quarrels: 0.75,
  tricks: 0.75,
  envies: 0.75,
  marries: 0.75,
  band: 0.75,
  takes: -1.15,
  eaten: -1.15,
  both: -1.15,
  later: -1.15,
  treat: -1.15,
  shows: -1.2,
  letter: -1.2,
  number: -1.2,
  found: -1.2,
  tomorrow: 1.5,
  mishap: -1.2,
  'mishap-away': -1.2,
  trouble: -1.1,
  movesin: -1.15,
  'movesin-away': -1.15,
  afar: -1.15,
  firsts: -1.15,
  learnt: -1.15,
  learns: -1.15,
  taught: -1.15,
  'taught-away': -1.15,
  builds: -1.15,
  'builds-away': -1.15,
  arrives: -1.15,
  paints: -1.15,
  vet: -1.15,
  ward: -1.15,
  holiday: -1.15,
  ceiling: -1.25,
  feat: -1.15,
  trip: 1.15,
  ends: -0.2,
  kin: 1.1,
  'kin-away': 1.1,
  news: 3,
  happened: 3,
  said: 5,
  parts: 5,
  thing: 6,
  deed: 6
}

/** Where more is said than the noun, a mood comes first and a visitor with a trouble. */
const OF_A_KNOWN_NOUN = 4
/** What is done with just such things is nearer than what is true of any noun of the sort. */
const NEARER_BY_ITS_USE = 0.05
/** What just such two do with each other is nearer than what any two friends do, or any two are to each other. */
const OF_ITS_SORTS = 0.85
/** What is asked about is met and played: before what any question is told by, as by any mood. */
const OF_WHAT_IS_ASKED = 1.95
/** And nearest of all is what was written of just that noun. */
const NEARER_BY_ITS_NAME = 0.1

/**
 * -1 it names this wish, 0 tells of its theme, 1 of a visitor with this trouble, 2 of a mood, 3 of any visitor, and
 * more of a form. A noun that is known comes before a mood where it is said by itself.
 */
function distanceOfOwn(plot: ScenePlot, reading: Reading): number {
  if (plot.id === reading.written) return OF_ITS_SUBJECT
  const whole = nearnessOf(plot, reading) + (leavesHalfUnsaid(plot, reading) ? FOR_HALF_UNSAID : 0)
  const isUnsaid = whole < AFTER_THE_VERB && (leavesVerbUnsaid(plot, reading) || leavesOwnDeedUnsaid(plot, reading))
  const told = isUnsaid ? AFTER_THE_VERB : whole
  const isAnyStory = plot.visits !== undefined || plot.tellsAny !== undefined
  if (isAnyStory) return told
  // What names the wish has the deed in its name.
  if (told > OF_FREE_WORDS && leavesKinDeedUnsaid(plot, reading)) return AFTER_KIN
  if (isUnsaid && leavesOwnDeedUnsaid(plot, reading)) return AFTER_THE_VERB
  // What is only named in the wish need not tell its verb.
  const near = Math.min(told, distanceOfBrand(plot, reading) ?? told, distanceOfHead(plot, reading) ?? told)
  if (near < AFTER_THE_VERB && leavesThingUnsaid(plot, reading)) return AFTER_THE_VERB
  if (leavesSwapUnsaid(plot, reading)) return Math.max(near, AFTER_SWAPS)
  return leavesFriendUnsaid(plot, reading) ? Math.max(near, AFTER_FRIENDS) : near
}

/** Chosen before all that is there, for that only recites it. */
const OF_ITS_SUBJECT = -2

/** What happens one thing after the other; of three things before those of one who has a role, or goes on a journey. */
const OF_EVENTS = 0.9
const OF_THREE_EVENTS = 0.7
/** After the stories of just that event, of which two halves are often one and a remark; of three things before all. */
const OF_A_DAY = 0.99
const OF_THREE_DONE = -1.3
/** Where it happens it is nearer than where its telling is played with. */
const FOR_A_TALE = 0.001
/** It is done in it, and so it comes before what makes a record of it. */
const OF_HANDIWORK = 2.499
const AFTER_ANY_NEWS = 3.05
/** Just after what one of the family does. */
const AFTER_KIN = 1.11
/** Just after the stories of two who swap. */
const AFTER_SWAPS = 0.81
/** Just after the stories of two friends. */
const AFTER_FRIENDS = 0.95
/** Of the stories in which it is done, those that say all of it come first. */
const FOR_HALF_UNSAID = 0.002
/** Just after the stories in which what a stranger does is done. */
const AFTER_THE_VERB = 1.055

/** Of whom it befalls, before any story of the thing that it does. */
const OF_ITS_STAR = -1.5

/** More of it than such a one is, of which a story of the noun says nothing. */
const TOO_MUCH = /(?<!\p{L})(?:too|very|giant|huge|enormous|gigantic|massive) (?!hungry caterpillars?$)/iu
const JUST_BEFORE_ITS_NOUN = -0.98
/** After what names the wish with all that it says. */
const OF_JUST_THAT = -0.99
/** And what a bee does every day is in the story of the bee. */
const OF_ITS_NATURE = -1.02
/** “She learned to ride her bike today” is a story of the bike. */
const BEFORE_WHAT_WAS_LEARNT = -1.16

/** It is read only where nothing was written for the message. */
const OF_AN_INCIDENT = -1.95
/** It is read as such only where nothing else is to be told of it. */
const OF_ALL_THAT_IS_TOLD = -9

/** The same whatever is left unsaid. */
function nearnessOf(plot: ScenePlot, reading: Reading): number {
  const { wishes, tellsAny, visits } = plot
  const { request, wish } = reading
  if (plot.star !== undefined) return OF_ITS_STAR
  if (tellsAny === 'known') {
    const near = saysNounFirst(request.theme) || isSaidWhole(wish.noun) ? 1.5 : OF_A_KNOWN_NOUN
    return near - (plot.nouns !== undefined ? NEARER_BY_ITS_NAME : plot.used !== undefined ? NEARER_BY_ITS_USE : 0)
  }
  if (tellsAny === 'loss' || tellsAny === 'sorrow') return tellsAny === 'loss' ? 2.5 : 3
  // Of Cornwall no story of the seaside says a word.
  if (tellsAny === 'trip' && /^\p{Lu}/u.test(wish.says['trip'] ?? '')) return -0.2
  // What happens tomorrow is a sentence there, and makes none beside the name of a day that comes with a bag.
  if (tellsAny === 'tomorrow' && wish.says['tomorrow.bit']?.startsWith('the part about ') === true)
    return AFTER_ANY_NEWS
  if (plot.jobs !== undefined) return OF_ITS_JOB
  if (plot.deeds !== undefined) {
    const isToldWhole = wish.says['events'] === undefined || wish.says['once.also'] !== undefined
    // “Milo drives a tractor”: he may be any boy, and it is told of the tractor.
    const isStranger = wish.says['once.who']?.startsWith('the ') === true
    if (plot.isTale === true) return isToldWhole && isStranger ? OF_ITS_DEED_ON_THE_PAGE : OF_ITS_DEED - FOR_A_TALE
    return plot.deeds.some(isTrouble) ? AFTER_ITS_TROUBLE : OF_ITS_DEED
  }
  // Of three things and more a story of one of them would leave out two.
  if (tellsAny === 'events' || tellsAny === 'today') {
    const isLong = (wish.says['event.three'] ?? wish.says['today.three']) !== undefined
    const near = tellsAny === 'events' ? (isLong ? OF_THREE_EVENTS : OF_EVENTS) : isLong ? OF_THREE_DONE : OF_A_DAY
    return near - (plot.isTale === true ? FOR_A_TALE : 0)
  }
  if (tellsAny === 'record' && plot.isTale === true) return OF_HANDIWORK
  if (isIncident(tellsAny)) return OF_AN_INCIDENT
  // Only read where nothing that was written tells as much of it.
  if (isRecounted(plot)) return OF_ALL_THAT_IS_TOLD
  if (plot.pairOf !== undefined) return OF_ITS_SORTS
  if (plot.asksOf !== undefined) return OF_WHAT_IS_ASKED
  if (tellsAny !== undefined) return OF_A_FORM[tellsAny] ?? 2
  if (visits === undefined) {
    // Of the short neck of one giraffe the story of giraffes says nothing.
    if (leavesOddityUnsaid(plot, reading)) return OF_SUBJECT_ALONE
    const isWhole = isWhollyOf(plot, reading)
    if (wish.says['learnt'] !== undefined && (isWhole || isOfCentre(plot, reading))) return BEFORE_WHAT_WAS_LEARNT
    if (wish.says['learns'] !== undefined && (isWhole || (wishes !== undefined && isOfCentre(plot, reading))))
      return BEFORE_WHAT_WAS_LEARNT
    if (isWhole && tellsItsDeed(plot, reading)) return OF_ITS_NATURE
    if (isWhole) {
      if (wishes === undefined) return 0
      if (!namesWish(plot, reading, true)) return OF_FREE_WORDS
      if (plot.isTale === true && isBuiltByTheHero(wish.says)) return ANSWERS_BOTH
      return plot.nothingElse === true && wish.says['later'] !== undefined ? ANSWERS_BOTH : -1
    }
    // What was written of just that event comes before what is true of all that the pack knows.
    if (isOfCentre(plot, reading)) {
      const centre = isSaidOtherwise(reading) ? OF_WHAT_IS_MEANT : OF_CENTRE
      return wishes === undefined ? centre : centre - FOR_ITS_NAME
    }
    if (isOfSubject(plot, reading)) return OF_SUBJECT
    return isOfSubjectAlone(plot, reading) ? OF_SUBJECT_ALONE : (distanceOfHead(plot, reading) ?? OF_SUBJECT_ALONE)
  }
  // That a duck cannot swim is more than that it is a duck.
  if (plot.whoever !== undefined)
    return isOfWhatIsMissed(wish.visitor?.trait?.kind) ? OF_JUST_WHAT_IS_MISSED : OF_JUST_THAT
  // That a shark is kind is more than that it is a shark, and so is that an octopus has nine arms.
  // Of one that is polite there is a story of manners.
  const isKind = visits === 'unlike' && wish.visitor?.trait?.words['how'] !== 'polite'
  const isOdd =
    visits === 'anything' && plot.ofNature === true && isOddlyMade(wish.visitor?.did ?? '', wish.visitor?.noun)
  if (isKind || isOdd) return OF_JUST_THAT
  const isSomewhere = wish.says['inside'] !== undefined || wish.says['stays'] !== undefined
  if (visits === 'too' && !isSomewhere && TOO_MUCH.test(request.theme) && isMadeUp(wish.visitor?.noun ?? ''))
    return JUST_BEFORE_ITS_NOUN
  // That a bear cannot sleep, or is afraid, is more than that it is a bear.
  if ((visits === 'sleepless' || visits === 'afraid') && isMadeUp(wish.visitor?.noun ?? '')) return JUST_BEFORE_ITS_NOUN
  if (visits === 'collects') return OF_COLLECTING
  return visits === 'anything' ? 3 : isOfWhatIsMissed(visits) ? OF_WHAT_IS_MISSED : 1
}

/** Whether it says of the visitor how it is made, and the story was written for fewer of the words. */
function leavesOddityUnsaid(plot: ScenePlot, reading: Reading): boolean {
  const words = wordsOfOddity(reading)
  return words > 0 && wordsNamed(plot, reading) < words
}

/** How many words say of what kind the visitor is and how it is oddly made; 0 where it is not. Each story asks for it. */
const wordsOfOddity = rememberedFor(({ wish: { visitor } }: Reading): number =>
  visitor !== null && isOddlyMade(visitor.did, visitor.noun) ? stemsOf(`${visitor.noun} ${visitor.did}`).size : 0
)

function isOfWhatIsMissed(trouble: ScenePlot['visits']): boolean {
  return trouble === 'seeks' || trouble === 'voiceless' || trouble === 'faded' || trouble === 'parted'
}

/** “Isla builds a robot”, in whose tale it goes; what was built with another is told of the two. */
function isBuiltByTheHero(says: Reading['wish']['says']): boolean {
  return says['builds'] !== undefined && says['builds.who'] === undefined && says['builds.with'] === undefined
}

/** Of what a story does not answer, it says nothing at bedtime either: rabbits thump, and a hamster does not. */
export function wishAsToldBy(plot: Plot | ScenePlot, wish: Reading['wish']): Reading['wish'] {
  if (!('scenes' in plot) || !isOfItsOwn(plot) || !(plot.except ?? plot.wishes)) return wish
  const unsaid = plot.except ?? NO_WORDS
  const isUnsaid = (line: string): boolean => stemsOfSaid(unsaid, stemsOf(line)).size > 0
  const told = (lines: readonly string[]): string[] => {
    const left = lines.filter((line) => !isUnsaid(line))
    return left.length > 0 ? left : [...lines]
  }
  const { facts, guesses } = wish.world
  // Of a dragon’s egg nothing is true that is known of a hen’s, and so nothing of it is whispered.
  const isOther = plot.wishes !== undefined && facts.every(isUnsaid)
  const own = isOther ? [] : told(facts).filter((fact) => isOfItsWishes(fact, plot))
  return { ...wish, world: { ...wish.world, facts: own, guesses: told(guesses) } }
}

/** The lines of a pack that name nothing which a story of its own does not answer. */
export function linesOfItsOwn(plot: Plot | ScenePlot, lines: readonly string[]): readonly string[] {
  if (!('scenes' in plot) || !isOfItsOwn(plot)) return lines
  const unsaid = plot.except ?? NO_WORDS
  return lines.filter((line) => stemsOfSaid(unsaid, stemsOf(line)).size === 0 && isOfItsWishes(line, plot))
}

/**
 * In the story of a toy with too many teeth no member whispers what is true of bats, though the pack of monsters knows
 * it.
 */
function isOfItsWishes(fact: string, { wishes, themes }: ScenePlot): boolean {
  if (wishes === undefined || themes !== undefined) return true
  const named = stemsOfList(wishes)
  return [...stemsOf(fact)].some((stem) => named.has(stem))
}

/** Before what is told of the work, of the creature, or of anything else that one of them did. */
const OF_ITS_JOB = -1.01
/** Before any mood, the kind of animal, and whatever is done while it is looked for. */
const OF_WHAT_IS_MISSED = -1.05
/** And before that what was written of just that: “lost its stripes”. */
const OF_JUST_WHAT_IS_MISSED = -1.06
/** Before what a character is like, and what is told of any deed. */
const OF_ITS_DEED = 0.95
/** Before what two friends do, and before two halves that are told one after the other, where it tells the second one too. */
const OF_ITS_DEED_ON_THE_PAGE = 0.89
/** Just before a tale in which something is taken: who collects things keeps them. */
const OF_COLLECTING = 0.889
/** A visitor who forgets everything or wants to learn something has a story of that trouble. */
const AFTER_ITS_TROUBLE = 1.01

function isTrouble(kind: DeedKind): boolean {
  return kind === 'forgets' || kind === 'learns'
}

/** Where it answers the wish word by word, no two halves are told: “we made paper boats and floated them in the bath”. */
const ANSWERS_BOTH = -1.16
/** After what was written of the brand’s own world. */
const OF_FREE_WORDS = -0.95
/** “She is too shy to speak to her teacher”: a whole sentence that is known comes before what is written of its teacher. */
const OF_WHAT_IS_MEANT = -0.96
/** Before whatever a character does, and whatever is still to come. */
const OF_CENTRE = 0.9
const FOR_ITS_NAME = 0.001
/** After what was read of a wish as a whole, before two nouns of it that meet. */
const OF_SUBJECT = 1.3
/** After what they did again, before what is still to come, any news, a mood and any noun. */
const OF_SUBJECT_ALONE = 1.45
