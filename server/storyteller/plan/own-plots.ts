import {
  ROLE_KINDS,
  SORROW_FORMS,
  VISITOR_TRAITS,
  WISH_KINDS,
  type Mood,
  type Plot,
  type ScenePlot,
  type SorrowForm,
  type VisitorTrait,
  type WishKind,
  type WishSort
} from '#content/format.ts'
import { knownNoun } from '#content/lexicon.ts'
import type { KnownNoun } from '#content/lexicon/lexicon-entry.ts'
import type { StoryLibrary } from '#content/library.ts'
import { lineText, linesOf } from '#content/line-lint.ts'
import { isOfItsOwn } from '#content/wish-plots/wish-plot.ts'
import type { Memory } from '../memory.ts'
import { tokensOf } from '../verify/text-measures.ts'
import { stemsOf } from '../word-stems.ts'
import { isJob } from './job-of-wish.ts'
import { isSayable, saysNounFirst } from './noun-of-wish.ts'
import { withNames } from './proper-names.ts'
import type { Reading } from './reading.ts'
import { canPlay, wordsOf } from './scene-plan.ts'
import { answersMore, subjectAndMore, type SubjectAndMore, wordsOfScene } from './subject-and-more.ts'
import { withoutPreamble } from './theme-label.ts'
import { WINDOWS } from './windows.ts'
import { formOfWish } from './wish-form.ts'
import { wordsOfMoods } from './wish.ts'

/** Nights after which a plot that is made for such wishes comes before those that can be about anything. */
export const MADE_RETURNS_AFTER = 20

/** The stories of their own that are nearest to the wish and have not been heard for a while. */
export function ownPlots(reading: Reading, library: StoryLibrary, memory: Memory): ScenePlot[] {
  const own = playableScenePlots(reading, library).own.filter((plot) => memory.plotAge(plot.id) >= MADE_RETURNS_AFTER)
  const nearest = Math.min(...own.map((plot) => distanceOfOwn(plot, reading)))
  return own.filter((plot) => distanceOfOwn(plot, reading) === nearest)
}

/** Each candidate of a story is planned from one reading. */
const playable = new WeakMap<Reading, { library: StoryLibrary; plots: ScenePlot[]; own: ScenePlot[] }>()

/** Those that this household can play, and that fill the evening; of them, those of their own for this wish. */
export function playableScenePlots(reading: Reading, library: StoryLibrary): { plots: ScenePlot[]; own: ScenePlot[] } {
  const known = playable.get(reading)
  if (known?.library === library) return known
  const isQuiet = reading.theme.kind === 'comfort'
  const window = WINDOWS[reading.request.duration]
  const needed = window.min + 60
  const plots = library.scenePlots.filter(
    (plot) =>
      !reading.isSpare &&
      isQuiet === (plot.comfort === true) &&
      canPlay(plot, reading) &&
      wordsOf(plot, reading, library.interludes, window) >= needed
  )
  const found = { library, plots, own: plots.filter((plot) => isOwnOf(plot, reading)) }
  playable.set(reading, found)
  return found
}

/** Whether it was written for this wish, and speaks of all that the wish says. */
function isOwnOf(plot: ScenePlot, reading: Reading): boolean {
  if (plot.tellsAny === 'known') return isOfKnownNoun(plot, reading)
  if (plot.tellsAny !== undefined) return isOfForm(plot, plot.tellsAny, reading)
  if (reading.wish.isQuestion) return false
  return plot.visits === undefined
    ? isOfThisTheme(plot, reading)
    : isOfItsNature(plot, reading) && comesWith(plot.visits, reading)
}

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
  works: 0.8,
  keeps: 0.8,
  served: 0.8,
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
  swaps: 0.75,
  band: 0.75,
  takes: -1.15,
  eaten: -1.15,
  both: -1.15,
  later: -1.15,
  treat: -1.15,
  tomorrow: 1.5,
  mishap: -1.2,
  'mishap-away': -1.2,
  trouble: -1.1,
  movesin: -1.15,
  'movesin-away': -1.15,
  afar: -1.15,
  firsts: -1.15,
  learnt: -1.15,
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

/** Where more is said than the noun, a mood comes first and whoever comes with a trouble. */
const OF_A_KNOWN_NOUN = 4
/** What is done with just such things is nearer than what is true of any noun of the sort. */
const NEARER_BY_ITS_USE = 0.05
/** And nearest of all is what was written of just that noun. */
const NEARER_BY_ITS_NAME = 0.1

/**
 * -1 it names this wish, 0 tells of its theme, 1 of somebody with this trouble, 2 of a mood, 3 of anybody who comes, and
 * more of a form. A noun that is known comes before a mood where it is said by itself.
 */
function distanceOfOwn(plot: ScenePlot, reading: Reading): number {
  const { wishes, tellsAny, visits } = plot
  const { request, wish } = reading
  if (tellsAny === 'known') {
    const near = saysNounFirst(request.theme) || isSaidWhole(wish.noun) ? 1.5 : OF_A_KNOWN_NOUN
    return near - (plot.nouns !== undefined ? NEARER_BY_ITS_NAME : plot.used !== undefined ? NEARER_BY_ITS_USE : 0)
  }
  if (tellsAny === 'loss' || tellsAny === 'sorrow') return tellsAny === 'loss' ? 2.5 : 3
  // Of Cornwall no story of the seaside says a word.
  if (tellsAny === 'trip' && /^\p{Lu}/u.test(wish.says['trip'] ?? '')) return -0.2
  if (tellsAny !== undefined) return OF_A_FORM[tellsAny] ?? 2
  if (visits === undefined) return isWhollyOf(plot, reading) ? (wishes !== undefined ? -1 : 0) : OF_SUBJECT
  return visits === 'anything' ? 3 : 1
}

/** Of what a story does not answer, it says nothing at bedtime either: rabbits thump, and a hamster does not. */
export function wishAsToldBy(plot: Plot | ScenePlot, wish: Reading['wish']): Reading['wish'] {
  if (!('scenes' in plot) || !isOfItsOwn(plot) || !plot.except) return wish
  const unsaid = stemsOf(plot.except.join(' '))
  const told = (lines: readonly string[]): string[] => {
    const left = lines.filter((line) => [...stemsOf(line)].every((stem) => !unsaid.has(stem)))
    return left.length > 0 ? left : [...lines]
  }
  const { facts, guesses } = wish.world
  return { ...wish, world: { ...wish.world, facts: told(facts), guesses: told(guesses) } }
}

/** After what was read of a wish as a whole, before two nouns of it that meet. */
const OF_SUBJECT = 1.3

/** Whether all that was said of it is known: "the lady who drives the gritter", "a dentist for dragons". */
function isSaidWhole(noun: KnownNoun | null): boolean {
  return noun?.who !== undefined
}

function isOfThisTheme(plot: ScenePlot, reading: Reading): boolean {
  return isWhollyOf(plot, reading) || isOfSubject(plot, reading)
}

/** A wish of one of these kinds is a small story already, of which a story of the subject would tell nothing. */
const TOLD_OF: readonly WishKind[] = [
  'day',
  'again',
  'theirs',
  'comes',
  'worn',
  'swap',
  'pet',
  'wanted',
  'game',
  'noisy',
  'mishap',
  'mishap-away',
  'trouble',
  'ends',
  'turns',
  'takes',
  'eaten',
  'both',
  'later',
  'treat',
  ...ROLE_KINDS
]

/**
 * “Trams and the driver”, “football in the rain”: whether the story is of the subject of a wish that says a little more,
 * and has that more in it or may happen there.
 */
function isOfSubject(plot: ScenePlot, reading: Reading): boolean {
  const found = subjectOf(reading)
  if (found === null) return false
  const { apart, packs, alone } = found
  if (packs.length !== 1 && plot.wishes === undefined) return false
  if (!isWhollyOf(plot, alone)) return false
  const { theme, cast, request } = reading
  const told = new Set([
    ...BESIDE,
    ...WHOEVER,
    ...stemsOf(cast.flatMap(({ name }) => [name, `${name}’s`]).join(' ')),
    ...stemsOf(wordsOfMoods(request.theme)),
    ...plot.scenes.flatMap((scene) => [...wordsOfScene(scene)]),
    ...stemsOf((plot.answers ?? []).join(' ')),
    ...stemsOf(packs.flatMap((pack) => pack.world?.facts ?? []).join(' '))
  ])
  const unanswered = stemsOf((plot.except ?? []).join(' '))
  const others = theme.packs.filter((pack) => !packs.includes(pack) && pack.world?.sort === 'creature')
  const concepts = stemsOf(others.flatMap((pack) => pack.keys).join(' '))
  const isDone = packs.every((pack) => DONE_ANYWHERE.includes(pack.world?.sort ?? 'thing'))
  const isTold = (stem: string): boolean => told.has(stem) && !unanswered.has(stem)
  return answersMore(apart, isTold, isDone ? new Set([...concepts, ...unanswered]) : null)
}

/** A wish taken apart, the packs of its subject, and how it would be read if it said no more than that. */
interface SubjectOfWish {
  apart: SubjectAndMore
  packs: Reading['theme']['packs']
  alone: Reading
}

/** Of one wish every story of its own asks the same. */
const subjects = new WeakMap<Reading, SubjectOfWish | null>()

function subjectOf(reading: Reading): SubjectOfWish | null {
  const known = subjects.get(reading)
  if (known !== undefined) return known
  const found = readSubjectOf(reading)
  subjects.set(reading, found)
  return found
}

function readSubjectOf(reading: Reading): SubjectOfWish | null {
  const { theme, wish, request } = reading
  if ((theme.kind !== 'known' && theme.kind !== 'blend') || wish.news || wish.visitor !== null) return null
  if (TOLD_OF.some((kind) => wish.says[kind] !== undefined)) return null
  const apart = subjectAndMore(withoutPreamble(request.theme))
  if (apart === null) return null
  const subject = apart.subject.toLowerCase()
  const packs = theme.packs.filter((pack) =>
    [pack.label, ...pack.keys].some((key) => ` ${subject} `.includes(` ${key.toLowerCase()}`))
  )
  const alone: Reading = {
    ...reading,
    request: { ...request, theme: apart.subject },
    theme: {
      ...theme,
      kind: 'known',
      packs: packs.length > 0 ? packs : theme.packs,
      wished: (theme.wished ?? []).filter((key) => subject.includes(key.toLowerCase()))
    }
  }
  return { apart, packs, alone }
}

/** A picnic may be anywhere; of a shark on the bus, the bus is the joke. */
const DONE_ANYWHERE: readonly WishSort[] = ['deed', 'feast', 'feeling']

function isWhollyOf(plot: ScenePlot, reading: Reading): boolean {
  const { theme, wish, cast, request } = reading
  const isNamed = namesWish(plot, reading)
  if (!isNamed && (theme.kind !== 'known' || !theme.packs.some((pack) => plot.themes?.includes(pack.id)))) return false
  // That the cat had kittens is no story about any cat.
  if (!isNamed && wish.news && theme.packs.every((pack) => pack.world?.sort === 'creature')) return false
  // “Uncle Dan’s graduation, then we are going for pizza” is no wish for a pizza.
  const { tomorrow, 'tomorrow.next': after = '' } = wish.says
  const isOnlyAfter = (key: string): boolean => after.includes(key) && tomorrow?.includes(key) !== true
  if (theme.wished !== undefined && theme.wished.length > 0 && theme.wished.every(isOnlyAfter)) return false
  const moods = plot.fits.moods ?? []
  if (wish.moods.length > 0 && !wish.moods.some((mood) => moods.includes(mood))) return false
  const said = withoutPreamble(request.theme)
  const unsaid = stemsOf((plot.except ?? []).join(' '))
  const known = wordsOfOwn(plot)
  const ofTheme = stemsOf((isNamed ? [] : theme.packs).flatMap((pack) => [pack.label, ...pack.keys]).join(' '))
  const felt = stemsOf(wordsOfMoods(said))
  if (!isNamed && !tellsOfOccasion(plot, theme, felt)) return false
  // A child may be called otherwise in the wish than in the family: “Sophie’s wobbly tooth”.
  const named = [
    ...cast.map(({ name }) => name),
    ...(withNames(said).match(/(?<![.!?“]\s)(?<!^)\p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+(?=’s )/gu) ?? [])
  ]
  const names = stemsOf(named.flatMap((name) => [name, `${name}’s`]).join(' '))
  const stems = [...stemsOf(said)]
  const asked = plot.only && stemsOf(plot.only.join(' '))
  if (asked && !stems.some((stem) => asked.has(stem))) return false
  if (stems.some((stem) => unsaid.has(stem))) return false
  const unanswered = stems.filter((stem) => ![known, ofTheme, felt, names, asked].some((words) => words?.has(stem)))
  if (!isNamed || wish.visitor !== null) return unanswered.length === 0
  // “The booster jab at the new clinic” says a little more than the jab; “a wizard’s wedding” is about a wizard as well.
  const concepts = stemsOf((theme.wished ?? []).join(' '))
  return unanswered.length <= 3 && !unanswered.some((stem) => concepts.has(stem) && !WHOEVER.has(stem))
}

/** Whether all the words of one of the plot’s own wishes stand in this one. */
function namesWish({ wishes = [], fits }: ScenePlot, { theme, wish, request }: Reading): boolean {
  if (theme.kind === 'comfort' || theme.kind === 'adventure') return false
  // What is over is not waited for.
  if (wish.news?.isOver && fits.moods?.includes('waiting')) return false
  const typed = withoutPreamble(request.theme)
  const said = stemsOf(typed)
  // A weekend at Dad’s is not a weekend with Dad.
  const owners = new Set(tokensOf(typed.replaceAll("'", '’')))
  return wishes.some(
    (words) =>
      [...stemsOf(words)].every((stem) => said.has(stem)) &&
      // A brother’s first steps make no stepbrother.
      (owners.has('step') || !tokensOf(words).includes('step')) &&
      tokensOf(words).every((word) => !word.endsWith('’s') || owners.has(word) || owners.has(word.replace('’s', 's')))
  )
}

/**
 * One creature is as good as the next, but of all that happens at school a story tells one thing: the words by which the
 * wish was known ("sports day") stand in its lines or are how somebody feels about it.
 */
function tellsOfOccasion(
  plot: ScenePlot,
  { packs, wished = [] }: Reading['theme'],
  felt: ReadonlySet<string>
): boolean {
  if (packs.every((pack) => pack.world?.sort === 'creature')) return true
  const lines = wordsOfOwn(plot)
  const named = stemsOf(packs.map(({ label }) => label).join(' '))
  return wished.every((key) =>
    // “Hallowe’en” is the same night.
    [...stemsOf(key.replaceAll('’', ''))].every(
      (stem) => lines.has(stem) || named.has(stem) || felt.has(stem) || WHOEVER.has(stem)
    )
  )
}

const WHOEVER = stemsOf(
  'sister brother sibling twin mum mummy dad daddy grandma grandpa granny grandad gran nana nan cousin cousins aunty auntie uncle house home school nursery'
)

/** Whether the wish has this form or mood; nothing in particular has none, and of sorrows only a death has. */
function isOfForm(
  plot: ScenePlot,
  form: Exclude<NonNullable<ScenePlot['tellsAny']>, 'known'>,
  reading: Reading
): boolean {
  const { wish, theme, request, hasLore } = reading
  if (isFormOfSorrow(form)) return theme.kind === 'comfort' && wish.sorrow.includes(form)
  // What a model was asked for is told: those plots draw on it, and a story of any wish does not.
  if (hasLore) return false
  if (form === 'said' || form === 'parts') return isSaidBy(plot, form, wish)
  if (theme.kind === 'adventure' || theme.kind === 'comfort') return false
  if (form === 'broken-toy') return wish.toy !== null && !reading.collides(wish.toy.first)
  // Of what somebody in a tale is scared, the tale is told.
  // Who broke whose is a quarrel.
  if (OF_KIN.includes(form) && wish.moods.includes('quarrel')) return false
  if (isKind(form))
    return (
      wish.says[form] !== undefined &&
      (form !== 'noisy' || wish.visitor === null) &&
      // Of the lady who drives the gritter more is known than that she does.
      (form !== 'once' || !isSaidWhole(wish.noun)) &&
      !isOneOfThem(reading)
    )
  if (form === 'news' || form === 'happened' || form === 'letdown') return isOfNews(form, reading)
  if (form === 'afraid') return wish.fear !== null && wish.visitor === null
  if (form !== 'thing' && form !== 'deed') return wish.moods.includes(form)
  // Nobody waits for what is feared.
  if (wish.news ?? wish.fear) return false
  // A cold and a bad dream are nouns too, and nothing that can be had, met or waited for; “our car” is at home already,
  // and an adventure is a journey.
  if (
    form === 'thing' &&
    (!(THINGS.includes(wish.sort) || theme.kind === 'open') ||
      /^(?:my|our)\b|\badventures?\b/iu.test(withoutPreamble(request.theme)))
  )
    return false
  return formOfWish(wish) === form
}

/** Nobody comes to the door who is called like one of the family. */
function isOneOfThem({ wish: { says }, collides }: Reading): boolean {
  return [says['role.first'], says['mate.first'], says['once.first']].some((met) => met !== undefined && collides(met))
}

function isFormOfSorrow(form: string): form is SorrowForm {
  return SORROW_FORMS.some((sorrow) => sorrow === form)
}

function isKind(form: string): form is WishKind {
  return WISH_KINDS.some((kind) => kind === form)
}

const OF_KIN: readonly string[] = ['both', 'later', 'kin', 'kin-away', 'mishap', 'mishap-away']

/** Where somebody of the family did it, nobody asks where they were. */
function isOfNews(form: 'news' | 'happened' | 'letdown', { wish: { news, moods }, cast, hero }: Reading): boolean {
  if (!news) return false
  // A quarrel and a lost game have stories that are about just that.
  if (form === 'letdown' && (moods.includes('quarrel') || moods.includes('losing'))) return false
  if (form !== 'happened') return news.isSad === (form === 'letdown')
  const others = cast.filter((member) => member !== hero)
  return news.isOver && !news.isSad && !others.some(({ called }) => news.said.includes(called))
}

/** Whether it is told of such a noun, and all that it always says of it is known. */
function isOfKnownNoun(plot: ScenePlot, { wish, theme, hasLore, request }: Reading): boolean {
  const { noun } = wish
  if (!noun || hasLore || theme.kind === 'adventure' || theme.kind === 'comfort') return false
  if (wish.news && !saysNounFirst(request.theme)) return false
  // Who works for dragons is visited by dragons.
  if (noun.clients !== undefined && plot.knows?.includes('job') !== true) return false
  if (plot.nouns !== undefined && !plot.nouns.includes(noun.dish ?? noun.one)) return false
  if (plot.used !== undefined && !noun.uses.includes(plot.used)) return false
  if (!isKnownBy(plot, noun) || FEARED.test(request.theme) || hasCompanion(request.theme, noun)) return false
  return plot.scenes.every((scene) => scene.spare !== undefined || isSayable(scene, noun))
}

/** “A pirate ship with a grumpy parrot” is told by a story that has a parrot in it. */
function hasCompanion(typed: string, noun: KnownNoun): boolean {
  const beside =
    / with (?:an?|the|his|her|its|one|two) (?:\p{L}+ ){0,2}?(?<who>\p{L}+)(?=$|[,.;!?]| (?:who|that|which|on|in|and)\b)/iu.exec(
      typed
    )?.groups?.['who']
  const sort = beside === undefined ? undefined : knownNoun(beside.toLowerCase())?.sort
  return (sort === 'creature' || sort === 'person') && beside !== noun.one
}

/** One who works for others is also any person. */
function isKnownBy({ knows = [] }: ScenePlot, noun: KnownNoun): boolean {
  return knows.includes(noun.sort) || (knows.includes('job') && isJob(noun))
}

/** What somebody is afraid of does not come to the house or get played. */
const FEARED = /\b(?:afraid|scared|scary|frighten\w*|nervous|worried|terrified|fears?|phobia|nightmares?)\b/iu

/** With what one feels a story plays only where it was written for it. */
const FELT: readonly Mood[] = ['afraid', 'alone', 'sleepless', 'quarrel', 'losing']

/** Whether the wish can be said and misheard whole, and has the things that the story needs. */
function isSaidBy({ fits }: ScenePlot, form: 'said' | 'parts', { parts, moods, news }: Reading['wish']): boolean {
  if (parts === null || news?.isSad || (form === 'parts' && parts.two === null)) return false
  return moods.every((mood) => !FELT.includes(mood) || fits.moods?.includes(mood))
}

const THINGS: readonly WishSort[] = ['creature', 'thing', 'vehicle', 'place', 'tale', 'job']

/** Whether the wish says more of somebody than fits after the name: then it is told by all its words. */
function saysMore({ parts, visitor }: Reading['wish']): boolean {
  const words = (text = ''): number => text.split(' ').length
  return words(visitor?.first) > MOST_WORDS_OF_VISITOR || words(parts?.said) > words(visitor?.first) + 1
}
const MOST_WORDS_OF_VISITOR = 11

/** A deed that was done once cannot be handed in. */
function isOfItsNature({ ofNature }: ScenePlot, { wish }: Reading): boolean {
  return ofNature !== true || wish.visitor?.isOver !== true
}

/** Whether the wish tells of somebody with this trouble, who is none of the family. */
function comesWith(trouble: NonNullable<ScenePlot['visits']>, { wish, theme, cast, collides }: Reading): boolean {
  const { visitor, moods, deed } = wish
  if (!visitor || theme.kind === 'adventure' || theme.kind === 'comfort' || collides(visitor.first)) return false
  if (cast.some(({ called }) => visitor.first.includes(called))) return false
  // Who forgets cannot be the one who remembers how it was.
  const isForgetful = /\bforg[eo]t/iu.test(visitor.first)
  // Who has forgotten where something is looks for that.
  if (trouble === 'forgets') return isForgetful && visitor.trait?.kind !== 'mislaid'
  if (trouble === 'anything')
    // “Only in the bath” is broken by whoever talks at the door.
    return (
      !isSaidWhole(wish.noun) &&
      !isForgetful &&
      !saysMore(wish) &&
      !/\b(?:only|unless|when|whenever|until)\b/iu.test(visitor.did)
    )
  // What is known how it is done in a room is done there, and needs no leave.
  if (trouble === 'does' && wish.says['act'] !== undefined) return false
  // Who drives the gritter has a job, and looks for no place to do it in.
  if (isTrait(trouble)) return visitor.trait?.kind === trouble && (trouble !== 'does' || !isSaidWhole(wish.noun))
  if (!moods.includes(trouble)) return false
  if (trouble === 'learning') return deed !== null
  // Who has lost a hat is not lost.
  if (trouble === 'lost') return /\blost\b(?! (?:its|his|her|their|the|an?)\b(?! way))/u.test(visitor.first)
  return trouble === 'afraid' ? visitor.fear !== null : true
}

function isTrait(trouble: NonNullable<ScenePlot['visits']>): trouble is VisitorTrait {
  return VISITOR_TRAITS.some((trait) => trait === trouble)
}

/** What any wish may say beside its thing, and the story is none the less about it. */
const BESIDE = stemsOf(
  'story bedtime tonight today tomorrow please something someone funny nice good kind lovely cute happy calm gentle short long adventure big small tiny new first day night trip visit visiting going having getting week monday tuesday wednesday thursday friday saturday sunday morning evening family kids children child boy girl daughter son loves likes love like about really much again time finally just really actually already yet yesterday last next later want wants wanted don’t doesn’t isn’t needs need must soon ours proper very real whole special favourite lots'
)
const wordsOfPlots = new WeakMap<ScenePlot, Set<string>>()

function wordsOfOwn(plot: ScenePlot): Set<string> {
  let words = wordsOfPlots.get(plot)
  if (words === undefined) {
    const lines = plot.scenes
      .filter(({ spare }) => spare === undefined)
      .flatMap(({ steps }) => steps)
      .flatMap(linesOf)
    words = new Set([
      ...BESIDE,
      ...stemsOf(
        [...lines.map(lineText), ...(plot.answers ?? []), ...(plot.only ?? []), ...(plot.wishes ?? [])].join(' ')
      )
    ])
    wordsOfPlots.set(plot, words)
  }
  return words
}
