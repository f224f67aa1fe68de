import { ROLE_KINDS, type Mood, type ScenePlot, type ThemePack, type WishKind, type WishSort } from '#content/format.ts'
import { lineText, linesOf } from '#content/line-lint.ts'
import { themePacks } from '#content/themes.ts'
import { NAME_WORDS } from '../language/family-words.ts'
import { isPastVerb } from '../language/past-verbs.ts'
import { withNames } from '../language/proper-names.ts'
import { baseOfPast, isIrregularPast } from '../language/verb-forms.ts'
import { isName } from '../language/word-list.ts'
import { withoutPreamble } from '../message/preamble.ts'
import { calledLikeBrands, inFreeWords, withoutBrands } from '../message/theme-words.ts'
import { rememberedFor } from '../remembered.ts'
import { namesHarm } from '../sorrow/joy-rules.ts'
import { tellsOfNeed } from '../sorrow/need-beside.ts'
import { meantBy } from '../sorrow/said-otherwise.ts'
import { tokensOf } from '../text-measures.ts'
import { BESIDE_SUBJECT, BESIDE_THING, REFUSES, TOLD_OF_REFUSAL } from '../wish/beside-subject.ts'
import { centreOf } from '../wish/centre-of-wish.ts'
import { isOfChildhood } from '../wish/deeds/wish-star.ts'
import { answersMore, subjectAndMore, type SubjectAndMore, wordsOfScene } from '../wish/subject-and-more.ts'
import { moodsOf, wordsOfMoods } from '../wish/wish.ts'
import { isHeardWhole, NO_WORDS, stemsOf, stemsOfEach, stemsOfList, stemsOfSaid } from '../word-stems.ts'
import type { Reading } from './reading.ts'

/** Whether it was written for the theme of the wish, or for its subject and all that is said of that. */
export function isOfThisTheme(plot: ScenePlot, reading: Reading): boolean {
  return (
    isWhollyOf(plot, reading) ||
    isOfCentre(plot, reading) ||
    isOfSubject(plot, reading) ||
    isOfSubjectAlone(plot, reading)
  )
}

/** The readings of a wish by which a story can be of its theme: as a whole, as its centre, and as its subject. */
export function readingsOfTheme(reading: Reading): Reading[] {
  return [reading, centreReadOf(reading), subjectOf(reading)?.alone ?? null, subjectAloneOf(reading)].filter(
    (read) => read !== null
  )
}

/** The stems of all words by which a story can be named in what is asked for. */
export function stemsOfRequest(request: Reading['request']): string[] {
  const { typedStems, freeStems } = wordsOfWish(request)
  return [...typedStems, ...freeStems]
}

/** Whether it is told of just what befalls one of the family, and the wish says who that is. */
export function isOfStar(plot: ScenePlot, reading: Reading): boolean {
  const { says } = reading.wish
  if (plot.starIsHere === true && says['star.away'] !== undefined) return false
  if (plot.starIsGrown === true && says['star.child'] !== undefined) return false
  return plot.star !== undefined && says['star.is'] === plot.star && isWhollyOf(plot, reading)
}

/**
 * “Swimming lessons start on Saturday”, “a rusty old tractor”: whether it is the story of the subject of a wish that says
 * beside it only when it is, that it begins, how one feels about it or what it looks like.
 */
export function isOfSubjectAlone(plot: ScenePlot, reading: Reading): boolean {
  const alone = subjectAloneOf(reading)
  if (alone === null) return false
  const isAlive = alone.theme.packs.some(({ world }) => world !== undefined && ALIVE.includes(world.sort))
  return isWhollyOf(plot, alone, isAlive ? BESIDE_SUBJECT : BESIDE_THING)
}

/** Of one wish every story of its own asks the same. */
const subjectAloneOf = rememberedFor(readSubjectAlone)

/** How such a wish would be read if it said no more than its subject; null of what is no event, or names a harm. */
function readSubjectAlone(reading: Reading): Reading | null {
  const { theme, wish, request } = reading
  if ((theme.kind !== 'known' && theme.kind !== 'blend') || wish.isQuestion) return null
  // What is sad is told as itself.
  if (wish.news?.isSad) return null
  const isRefusal = REFUSES.test(request.theme) && !theme.packs.every(({ id }) => TOLD_OF_REFUSAL.includes(id))
  if (isRefusal || namesHarm(request.theme)) return null
  // Of a feast all the rest is a part.
  const feast = theme.packs.find((pack) => pack.world?.sort === 'feast')
  if (theme.kind === 'blend' && feast === undefined) return null
  const packs = feast ? [feast] : theme.packs
  const moods = wish.moods.filter((mood) => FELT_OR_TROUBLED.includes(mood))
  return {
    ...reading,
    theme: { ...theme, kind: 'known', packs },
    wish: { ...wish, news: null, says: {}, moods }
  }
}

/** A wish of one of these kinds is a small story already, of which a story of the subject would tell nothing. */
const TOLD_OF: readonly WishKind[] = [
  'day',
  'again',
  'theirs',
  'comes',
  'worn',
  'shows',
  'found',
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
  'made',
  'edible',
  'bound',
  'events',
  'today',
  'did',
  'we',
  // Of two friends the story of one may tell, where the other is in it.
  ...ROLE_KINDS.filter((kind) => kind !== 'friends')
]

/**
 * “Trams and the driver”, “football in the rain”: whether the story is of the subject of a wish that says a little more,
 * and has that more in it or may happen there.
 */
export function isOfSubject(plot: ScenePlot, reading: Reading): boolean {
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
  const unanswered = stemsOfSaid(plot.except ?? NO_WORDS, stemsOf(request.theme))
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
const subjectOf = rememberedFor(readSubjectOf)

function readSubjectOf(reading: Reading): SubjectOfWish | null {
  const { theme, wish, request } = reading
  if ((theme.kind !== 'known' && theme.kind !== 'blend') || wish.news || wish.visitor !== null) return null
  if (TOLD_OF.some((kind) => wish.says[kind] !== undefined)) return null
  const apart = subjectAndMore(withoutPreamble(request.theme))
  if (apart === null || tellsOfNeed(apart.more.map(({ said }) => said).join(', '))) return null
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

/** “First day of swimming lessons tomorrow and she’s nervous”: whether it is the story of the one event of the wish. */
export function isOfCentre(plot: ScenePlot, reading: Reading): boolean {
  const alone = centreReadOf(reading)
  return alone !== null && isWhollyOf(plot, alone)
}

/** “A kiwi who comes out at night”: whether what that one does every day is in its story. */
export function tellsItsDeed(plot: ScenePlot, { wish }: Reading): boolean {
  const told = [...stemsOf(deedOfVisitor(wish) ?? '')].filter((stem) => !LIGHT_DEEDS.has(stem))
  const known = wordsOfOwn(plot)
  return told.length > 0 && told.every((stem) => known.has(stem))
}

/** What the stranger of a wish does; null of one who is afraid, or is like something. */
function deedOfVisitor({ visitor }: Reading['wish']): string | null {
  if (visitor === null || visitor.fear !== null) return null
  return visitor.trait === null || visitor.trait.kind === 'does' ? visitor.did : null
}

/** Whether the wish is a sentence that is known as a whole by what it means. */
export function isSaidOtherwise({ request }: Reading): boolean {
  return meantBy(withoutPreamble(request.theme)) !== null
}

/** Of one wish every story of its own asks the same. */
const centreReadOf = rememberedFor(readCentre)

function readCentre(reading: Reading): Reading | null {
  const { theme, wish, request } = reading
  if (theme.kind === 'comfort' || theme.kind === 'adventure' || wish.isQuestion) return null
  const typed = withoutPreamble(request.theme)
  const centre = centreOf(typed)
  if (centre === null) return null
  const said = ` ${centre.toLowerCase()} `
  const isSaid = (key: string): boolean => said.includes(` ${key.toLowerCase()}`)
  // “She says mine about everything” says no word that a pack knows.
  const meant = meantBy(typed) === null ? [] : packsCalled(centre)
  const packs = meant.length > 0 ? meant : theme.packs.filter((pack) => [pack.label, ...pack.keys].some(isSaid))
  return {
    ...reading,
    request: { ...request, theme: centre },
    theme: {
      ...theme,
      kind: packs.length === 1 ? 'known' : theme.kind,
      packs: packs.length > 0 ? packs : theme.packs,
      wished: (theme.wished ?? []).filter(isSaid)
    },
    wish: { ...wish, news: null, visitor: null, says: {}, moods: moodsOf(centre, false) }
  }
}

function packsCalled(words: string): ThemePack[] {
  return themePacks.filter(({ keys }) => keys.includes(words))
}

/** In these a story is told only where it was written for them. */
const FELT_OR_TROUBLED: readonly Mood[] = [
  'afraid',
  'alone',
  'sleepless',
  'quarrel',
  'losing',
  'lost',
  'late',
  'question'
]

/** A picnic may be anywhere; of a shark on the bus, the bus is the joke. */
const DONE_ANYWHERE: readonly WishSort[] = ['deed', 'feast', 'feeling']

/** What nearly everything does to what is named beside it. */
const LIGHT_DEEDS = stemsOf('comes goes out gives makes likes loves has eats drinks lives gets about around always')

const REFUSALS = stemsOf('not wanting never won’t don’t doesn’t hates refuses likes')

/** “Ava doesn’t want to go to nursery”, “mia is starting school”. */
const WHO_FEELS =
  /^\p{L}+(?= (?:doesn[’']?t|does not|won[’']?t|will not|refuses|refused|hates|loves|is|isn[’']?t|has|lost|starts|started|can[’']?t|cannot|gets|got|had|wants|needs|learns|learnt|learned|was|saw|met|heard|found|made|built|caught|rode|went|fed)\b)/u

/** Whether it was written for the theme of the wish and says all of it, but what stands `beside` it. */
export function isWhollyOf(plot: ScenePlot, reading: Reading, beside: ReadonlySet<string> = NOTHING): boolean {
  const { theme, wish, cast, request } = reading
  const isNamed = namesWish(plot, reading)
  if (!isNamed && (theme.kind !== 'known' || !theme.packs.some((pack) => plot.themes?.includes(pack.id)))) return false
  // That the cat had kittens is no story about any cat.
  if (!isNamed && wish.news && theme.packs.every((pack) => pack.world?.sort === 'creature')) return false
  // “Uncle Dan’s graduation, then we are going for pizza” is no wish for a pizza.
  const { tomorrow, 'tomorrow.next': after = '' } = wish.says
  const isOnlyAfter = (key: string): boolean => after.includes(key) && tomorrow?.includes(key) !== true
  if (theme.wished !== undefined && theme.wished.length > 0 && theme.wished.every(isOnlyAfter)) return false
  if (!saysWhatWasDone(plot, wish.says)) return false
  const moods = plot.fits.moods ?? []
  if (wish.moods.length > 0 && !wish.moods.some((mood) => moods.includes(mood))) return false
  const { said, stems, felt, typedStems, freeStems } = wordsOfWish(request)
  const known = wordsOfOwn(plot)
  const ofTheme = stemsOf((isNamed ? [] : theme.packs).flatMap((pack) => [pack.label, ...pack.keys]).join(' '))
  if (!isNamed && !tellsOfOccasion(plot, theme, felt)) return false
  // A child may be called otherwise in the wish than in the family: “Sophie’s wobbly tooth”.
  const named = [
    ...cast.map(({ name }) => name),
    // “A dog called Max”.
    ...(/(?<= (?:called|named) )\p{L}+/u.exec(said) ?? []),
    ...(WHO_FEELS.exec(said.toLowerCase())?.filter((word) => isName(word) || NAME_WORDS.includes(word)) ?? []),
    ...(withNames(said).match(/(?<![.!?“]\s)(?<!^)\p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+(?=’s )/gu) ?? [])
  ]
  const names = stemsOf(named.flatMap((name) => [name, `${name}’s`]).join(' '))
  const asked = plot.only && stemsOfList(plot.only)
  if (asked && !stems.some((stem) => asked.has(stem))) return false
  // What was typed of “star wars” bars a story of stars, and what is free of it one that is known by that.
  const heard = isNamed ? (namesWish(plot, reading, true) ? typedStems : freeStems) : stems
  if (stemsOfSaid(plot.except ?? NO_WORDS, new Set(heard)).size > 0) return false
  if (isNamed && tellsOfNeed(besideNamed(plot, said, felt))) return false
  // “Built” is said where a character builds.
  const isToldAs = (stem: string, words: ReadonlySet<string>): boolean =>
    words.has(stem) || (isIrregularPast(stem) && [...stemsOf(baseOfPast(stem))].some((base) => words.has(base)))
  // Of brushing teeth, the refusal is the story.
  const refused = theme.packs.every(({ id }) => TOLD_OF_REFUSAL.includes(id)) ? REFUSALS : undefined
  // “A bee that makes honey”: what it makes is in the story, and that it does is in the word.
  const light = deedOfVisitor(wish) === null ? undefined : LIGHT_DEEDS
  const answered = [known, ofTheme, felt, names, asked, beside, refused, light]
  const unanswered = stems.filter((stem) => !answered.some((words) => words && isToldAs(stem, words)))
  if (!isNamed || plot.nothingElse === true || wish.visitor !== null) return unanswered.length === 0
  // “The booster jab at the new clinic” says a little more than the jab; “a wizard’s wedding” is about a wizard as well.
  const concepts = stemsOf((theme.wished ?? []).join(' '))
  return unanswered.length <= 3 && !unanswered.some((stem) => concepts.has(stem) && !WHOEVER.has(stem))
}

/** What every story of its own asks of the words of one wish. */
interface WordsOfWish {
  typed: string
  /** Without another author’s creation. */
  said: string
  stems: readonly string[]
  typedStems: ReadonlySet<string>
  /** With what is free of it in its place. */
  freeStems: ReadonlySet<string>
  felt: ReadonlySet<string>
  /** A weekend at Dad’s is not a weekend with Dad. */
  owners: ReadonlySet<string>
}

const wordsOfWish = rememberedFor((request: Reading['request']): WordsOfWish => {
  const wished = withoutPreamble(request.theme)
  const typed = isOfChildhood(wished) ? `${wished}, childhood` : wished
  const names = request.characters.map(({ name }) => name)
  const said = withoutBrands(typed, names)
  // A story of another author’s Elsa is none of the Elsa who is at home here.
  const ours = stemsOf(calledLikeBrands(names).join(' '))
  const withoutOurs = (text: string): Set<string> => new Set([...stemsOf(text)].filter((stem) => !ours.has(stem)))
  return {
    typed,
    said,
    stems: [...stemsOf(said)],
    typedStems: withoutOurs(typed),
    freeStems: withoutOurs(inFreeWords(typed, names)),
    felt: stemsOf(wordsOfMoods(said)),
    owners: new Set(tokensOf(typed.replaceAll("'", '’')))
  }
})

/** What a wish says beside what a story of its own was written for and answers; that its lines say a word is no answer. */
function besideNamed(
  { wishes = [], answers = [], only = [] }: ScenePlot,
  said: string,
  felt: ReadonlySet<string>
): string {
  const own = stemsOf([...wishes, ...answers, ...only].join(' '))
  // That “nobody” remembers a name is the wish of that story, and tells of none who is left alone.
  const unmeant = new Set(wishes.some((words) => tokensOf(words).includes('nobody')) ? ['not', 'nobody'] : ['not'])
  const typed = tokensOf(said)
  // Nor is that an owl is asleep at night, where an entry says it in so many words.
  for (const words of wishes.map((each) => tokensOf(each)))
    if (words.every((word) => typed.includes(word))) for (const word of words) unmeant.add(word)
  return typed
    .filter((word) => !unmeant.has(word) && [...stemsOf(word)].every((stem) => !own.has(stem) && !felt.has(stem)))
    .join(' ')
}

const ALIVE: readonly WishSort[] = ['creature', 'tale', 'job']

const NOTHING: ReadonlySet<string> = new Set()

/** Whether it says what was done, and to what: “a button is planted” is no story of seeds. */
function saysWhatWasDone(plot: ScenePlot, says: Reading['wish']['says']): boolean {
  const { 'once.who': who = 'the ' } = says
  if (plot.wishes !== undefined && says['once.do'] !== undefined && who.startsWith('the '))
    return saysOneOf(plot, [who.slice(who.lastIndexOf(' ') + 1), says['once.do'].split(' ', 1)[0] ?? ''])
  const deed = says['did.do'] ?? says['we.do'] ?? (who.startsWith('the ') ? undefined : says['once.do'])
  if (deed === undefined) return true
  const [verb = ''] = deed.split(' ')
  const thing = says['did.thing'] ?? says['we.thing'] ?? ''
  const known = wordsOfOwn(plot)
  const asked = [...stemsOf(verb === 'be' ? deed : verb), ...stemsOf(thing.slice(thing.lastIndexOf(' ') + 1))]
  return asked.every((stem) => known.has(stem))
}

/** A deed of a stranger is told by a story of that one or of such a deed: two socks that run away to sea are no homecoming. */
function saysOneOf({ wishes = [], answers = [] }: ScenePlot, words: readonly string[]): boolean {
  const own = stemsOf([...wishes, ...answers].join(' '))
  return words.some((word) => [...stemsOf(word)].some((stem) => own.has(stem)))
}

/**
 * Words of a wish that are heard only as they stand: who is picked up is not “not picked”, who is invited is not “not
 * invited”, what is washed is not washed up, who is bowled over by a car has not been bowled out, in a garden one plays,
 * and a child who knows the colours colours nothing in. Nor is a day with Mum one on which a child is Mum, a big house a
 * person as big as one, bedtime “no bedtime”, or any wings those that we had.
 */
const SAID_WHOLE =
  /\b(?:(?:only|just|always) wants|picked|colou?ring|^mixing colou?rs$|^colou?rs$|bowled|wash(?:ing|ed|es)?[ -]up|not invited|no invitation|gardening|(?:mum|mummy|mom|dad|daddy|dog|puppy) for a day|(?:as|than) a house|mummies|plasters|(?:my|whose) turn|take turns|taking turns|turns|(?:everybody|everyone|we|i) (?:is|was|were|turned|became) invisible|teacher was an?|no (?:more )?bedtime|no night|(?:what|which) (?:day|time) (?:is it|it is)|(?:i|we|you|people|humans|everybody|everyone|children|kids|all) (?:had wings|could (?:all )?fly|can fly|was a bird|were (?:a bird|birds))|(?:nobody|never) (?:had to|has to)|nobody (?:ever )?(?:goes|went|slept|sleeps|needs|needed))\b/iu

/** “Her friends left her out”, too. */
const LEFT_OUT = /\bleft out\b/u

/** “Went fishing”, “forgot lunch”: such a story is waited for, and told once it is over as well. */
const isOfWhatIsOver = rememberedFor((wishes: readonly string[]): boolean =>
  wishes.some((words) => words.split(' ').some(isPastVerb))
)

/** In a long message something else happens there. */
const MOST_STEMS_OF_ONE_DEED = 8

function isToldWhenOver(wishes: readonly string[], { message, theme }: Reading['request']): boolean {
  return isOfWhatIsOver(wishes) && stemsOf(message ?? theme).size <= MOST_STEMS_OF_ONE_DEED
}

/** Whether all the words of one of the plot’s own wishes stand in this one, `asTyped` or where a brand has free words. */
export function namesWish(plot: ScenePlot, reading: Reading, asTyped = false): boolean {
  return wordsNamed(plot, reading, asTyped) > 0
}

/** The same in words of the longest of them: “ducklings” is one, and “ducklings crossing” is two. */
export function wordsNamed(
  { wishes, fits, only }: ScenePlot,
  { theme, wish, request }: Reading,
  asTyped = false
): number {
  if (theme.kind === 'comfort' || theme.kind === 'adventure') return 0
  // What is over is not waited for.
  if (wish.news?.isOver && fits.moods?.includes('waiting') && !isToldWhenOver(wishes ?? NO_WORDS, request)) return 0
  const { typed, typedStems, freeStems, owners } = wordsOfWish(request)
  const isSaid = (stem: string): boolean => typedStems.has(stem) || (!asTyped && freeStems.has(stem))
  // What else it says is asked for where a story says `only`.
  const isOnlyWhole = (words: string): boolean => only === undefined && isHeardWhole(words) && !LEFT_OUT.test(words)
  const named = stemsOfEach(wishes ?? NO_WORDS).filter(
    ({ words, stems }) =>
      stems.length > 0 &&
      stems.every(isSaid) &&
      (!(isOnlyWhole(words) || SAID_WHOLE.test(words)) ||
        ` ${typed.toLowerCase()} `.includes(` ${words.toLowerCase()} `)) &&
      // A left sock has not been left out.
      (!LEFT_OUT.test(words) || /\bleft (?:\S+ ){0,2}out\b/iu.test(typed)) &&
      // A brother’s first steps make no stepbrother.
      (owners.has('step') || !tokensOf(words).includes('step')) &&
      tokensOf(words).every((word) => !word.endsWith('’s') || owners.has(word) || owners.has(word.replace('’s', 's')))
  )
  return Math.max(0, ...named.map(({ stems }) => stems.length))
}

/**
 * One creature is as good as the next, but of all that happens at school a story tells one thing: the words by which
 * the wish was known ("sports day") stand in its lines or are how a character feels about it.
 */
function tellsOfOccasion(
  plot: ScenePlot,
  { packs, wished = [] }: Reading['theme'],
  felt: ReadonlySet<string>
): boolean {
  if (packs.every((pack) => pack.world?.sort === 'creature')) return true
  const lines = wordsOfOwn(plot)
  const named = stemsOf(packs.map(({ label }) => label).join(' '))
  const isSaid = (key: string): boolean =>
    [...stemsOf(key)].every((stem) => lines.has(stem) || named.has(stem) || felt.has(stem) || WHOEVER.has(stem))
  // “Hallowe’en” is the same night.
  return wished.every((key) => isSaid(key) || isSaid(key.replaceAll('’', '')))
}

const WHOEVER = stemsOf(
  'sister brother sibling twin mum mummy dad daddy grandma grandpa granny grandad gran nana nan cousin cousins aunty auntie uncle house home school nursery'
)

/** What any wish may say beside its thing, and the story is none the less about it. */
const BESIDE = stemsOf(
  'story bedtime tonight today tomorrow please something someone funny nice good kind lovely cute happy calm gentle short long adventure big small tiny new first day night trip visit visiting going having getting week monday tuesday wednesday thursday friday saturday sunday morning evening family kids children child boy girl daughter son loves likes love like about really much again time finally just really actually already yet yesterday last next later want wants wanted don’t doesn’t isn’t needs need must soon ours proper very real whole special favourite lots he’s she’s it’s we’re they’re i’m hes shes theyre called named club clubs ride rides'
)

/** The stems of all that a story of its own always says, and answers without saying it. */
export const wordsOfOwn = rememberedFor(({ scenes, answers = [], only = [], wishes = [] }: ScenePlot): Set<string> => {
  const lines = scenes
    .filter(({ spare }) => spare === undefined)
    .flatMap(({ steps }) => steps)
    .flatMap(linesOf)
  return new Set([...BESIDE, ...stemsOf([...lines.map(lineText), ...answers, ...only, ...wishes].join(' '))])
})
