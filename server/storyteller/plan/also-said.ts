import type { Plot, ScenePlot } from '#content/format.ts'
import { knownNoun } from '#content/lexicon.ts'
import { lineText, linesOf } from '#content/line-lint.ts'
import { capital } from '../capital.ts'
import { KIN_WORDS } from '../language/family-words.ts'
import { anyNounAtEnd } from '../language/noun-at-end.ts'
import { isPastVerb } from '../language/past-verbs.ts'
import { isEnglishWord, isName, tagsOfWord } from '../language/word-list.ts'
import { isCalled } from '../message/named-subject.ts'
import { withoutPreamble } from '../message/preamble.ts'
import { rememberedFor } from '../remembered.ts'
import { tokensOf } from '../text-measures.ts'
import { headOfWish } from '../wish/head-of-wish.ts'
import type { WishSayings } from '../wish/kinds/wish-day.ts'
import { wordPattern } from '../word-pattern.ts'
import { stemsOf } from '../word-stems.ts'
import type { Reading } from './reading.ts'

/**
 * What a wish says that the story of its noun does not tell by itself, as slots of `content/named-lines.ts`: {named} and
 * {named.two}, who is in it and not of the family (“Amara and the talking drum”), {named.with}, who of the family is in it
 * beside them, {awaited}, when it is to be (“going to the beach tomorrow”), and {over}, when it was, where the story tells of
 * the evening before (“she had her vaccination today”); of two who meet {pair.fact} and {pair.other},
 * what is true of each, where both are known. Empty where all is told, and of plots that say the whole wish.
 */
export function alsoSaid(plot: Plot | ScenePlot, reading: Reading): WishSayings {
  if (!('scenes' in plot) || reading.theme.kind === 'comfort' || reading.wish.isQuestion) return NONE
  if (plot.tellsAny === 'pair') return knownOfTwo(reading)
  const awaited = awaitedIn(plot, reading)
  const over = overIn(plot, reading)
  const calling = callingIn(plot, reading)
  return {
    ...(calling === null ? {} : { called: calling.name, 'called.noun': calling.noun }),
    ...namedIn(plot, reading),
    ...(awaited === null ? {} : { awaited }),
    ...(over === null ? {} : { over })
  }
}

const NONE: WishSayings = {}

function namedIn(plot: ScenePlot, { named, request, cast, typed, brand }: Reading): WishSayings {
  if (brand !== null) return NONE
  const ours = new Set(cast.flatMap(({ name }) => tokensOf(name)))
  const isOurs = (word: string): boolean => ours.has(word.toLowerCase())
  const words = named ?? (isOfItsNoun(plot) ? namesBefore(request.theme) : [])
  // Goldilocks is in her story as it is.
  if (words.some((word) => plot.wishes?.some((wish) => tokensOf(wish).includes(word.toLowerCase())))) return NONE
  // The one beside them may be the dog or friend of any person, and then it is not known who it is.
  if (!words.every((word) => isOurs(word) || (/^\p{L}+$/u.test(word) && isCalled(word)))) return NONE
  const [first, second] = words.filter((word) => !isOurs(word)).map((word) => asTyped(word, typed))
  if (first === undefined) return NONE
  // Where one of them is of the family, that one leads, and the other is played by the member beside.
  const known = words.find(isOurs)
  if (known !== undefined) return { named: first, 'named.with': known }
  return { named: first, ...(second === undefined ? {} : { 'named.two': second }) }
}

/** Others say the whole wish. */
function isOfItsNoun({ themes, wishes }: ScenePlot): boolean {
  return themes !== undefined || wishes !== undefined
}

/** “Chidi goes to the moon”. */
function namesBefore(typed: string): string[] {
  const wish = withoutPreamble(typed)
  const who = headOfWish(wish)?.who ?? ''
  return who === '' ? doersIn(wish) : who.split(/ and |,? & |, /u)
}

/** “Otto got a splinter”: who begins a sentence and has no other meaning. */
function doersIn(wish: string): string[] {
  const { who, verb } = DOER.exec(wish)?.groups ?? {}
  // No child plays the one who laughed at them.
  if (who === undefined || verb === undefined || OF_ME.test(wish) || UNKIND.test(wish)) return []
  const isDone = isPastVerb(verb) || (/(?:ed|s|n[’']t)$/u.test(verb) && !tagsOfWord(verb).includes('Noun'))
  const words = who.split(/ and | & /u)
  return isDone && words.every(isOnlyName) ? words : []
}

const DOER = /(?:^|, )(?<who>\p{Lu}[\p{L}-]+(?:(?: and | & )\p{Lu}[\p{L}-]+)?) (?<verb>\p{Ll}+(?:[’']t)?)(?!\p{L})/u

const OF_ME = /(?<!\p{L})(?:i|me|my|mine|myself|we|us|our)(?!\p{L})/iu
const UNKIND =
  /(?<!\p{L})(?:took|takes|stole|steals|snatch\p{L}*|grab\p{L}*|laugh\p{L}* at|teas\p{L}*|called|calls|names|said|says|told|tells|broke|breaks|push\p{L}*|hit|hits|kick\p{L}*|bit|bites|poke\p{L}*|pinch\p{L}*|punch\p{L}*|pull\p{L}*|scratch\p{L}*|shout\p{L}*|scream\p{L}*|lied|lies|hurt\p{L}*|mean|nasty|unkind|horrid|left out|fight\p{L}*|fought|quarrel\p{L}*|argu\p{L}*)(?!\p{L})/iu

const OF_NO_PERSON: readonly string[] = ['WeekDay', 'Month', 'Holiday', 'Date', 'Place', 'City', 'Country', 'Region']
/** Neither “Penguins swam”, “Sunday is” nor “Grandma flew”. */
function isOnlyName(word: string): boolean {
  const small = word.toLowerCase()
  if (tagsOfWord(small).some((tag) => OF_NO_PERSON.includes(tag))) return false
  return isCalled(word) && knownNoun(small) === null && (isName(small) || !isEnglishWord(small))
}

/** Of “a digger called Bob” its noun and name, where a story was written for diggers and gives them no name itself. */
function callingIn(plot: ScenePlot, { request, brand, cast }: Reading): { noun: string; name: string } | null {
  if (!isOfItsNoun(plot) || plot.visits !== undefined || plot.whoever !== undefined || brand !== null) return null
  const { noun = '', name: typed = '' } = CALLED.exec(withoutPreamble(request.theme))?.groups ?? {}
  const name = capital(typed)
  // “A tractor called gary”: what is typed in small letters is a name where it is known as one.
  if (name !== typed && !isName(typed)) return null
  const known = anyNounAtEnd([noun])
  if (known === null || (known.sort !== 'creature' && known.sort !== 'machine')) return null
  const taken = cast.flatMap((member) => tokensOf(member.called))
  if (taken.includes(name.toLowerCase()) || KIN_WORDS.includes(name.toLowerCase())) return null
  const told = textOf(plot)
  const isOfIt = (told.match(wordPattern(String.raw`\bthe ${noun}(?!\p{L})`, 'giu'))?.length ?? 0) >= LEAST_MENTIONS
  return isOfIt && !NAMES_IT.test(told) ? { noun: noun.toLowerCase(), name } : null
}

const LEAST_MENTIONS = 4
const textOf = rememberedFor(({ scenes }: ScenePlot): string => JSON.stringify(scenes))
/** “Its name is Click.” */
const NAMES_IT = /\b(?:called|named|name (?:is|was)) \p{Lu}/u
const CALLED =
  /^(?:an?|my|our) (?:\p{L}+ ){0,2}?(?<noun>\p{L}+) (?:called|named) (?<name>\p{L}[\p{L}’-]+)(?:[.!, ]*$|,? (?:who|that|which|and|wants|goes|has|is|can|cannot|loves|likes|gets|lives|drives|finds)(?!\p{L}))/u

function asTyped(word: string, typed: string): string {
  const [found = word] = wordPattern(`\\b${word}\\b`, 'iu').exec(typed) ?? []
  return found.charAt(0).toUpperCase() + found.slice(1)
}

const DAYS = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday'
const WHEN = wordPattern(
  String.raw`\b(?:(?<soon>tomorrow)|(?:on |this |next )(?<day>${DAYS})|(?<next>next (?:week|weekend|month)|this weekend|at the weekend))\b`,
  'iu'
)
/** What was done on a Saturday is not waited for. */
const IS_OVER = /\b(?:\p{L}{2,}ed|was|were|went|had|did|got|saw|made|came|last|yesterday|today)\b/iu

function awaitedIn(plot: ScenePlot, { request, wish }: Reading): string | null {
  if (!isOfItsNoun(plot)) return null
  const found = WHEN.exec(request.theme)?.groups
  if (!found || IS_OVER.test(request.theme) || wish.news?.isOver === true) return null
  if (plot.fits.moods?.includes('waiting') || tellsOfTomorrow(plot)) return null
  const day = found['day']
  if (day !== undefined) return `on ${day.charAt(0).toUpperCase()}${day.slice(1).toLowerCase()}`
  return (found['soon'] ?? found['next'] ?? '').toLowerCase()
}

const WAS = wordPattern(
  String.raw`\b(?<when>today|yesterday|this (?:morning|afternoon|evening)|last (?:week|weekend|${DAYS}))\b`,
  'iu'
)
/** Still to come, or still feared: “dentist today and she is so nervous” may be typed at breakfast. */
const IS_TO_COME =
  /\b(?:tomorrow|soon|next|going to|gonna|about to|has to|have to|will|won['’]?t|doesn['’]?t want|don['’]?t want|(?:is|are|feels?|so|very|bit) (?:nervous|scared|worried|anxious|frightened))\b/iu
const IS_OVER_NOW = /\b(?:was|were|is over|had|first)\b/iu

function overIn(plot: ScenePlot, { request: { theme } }: Reading): string | null {
  if (!isOfItsNoun(plot) || !beginsTheDayBefore(plot)) return null
  const when = WAS.exec(theme)?.groups?.['when']
  const isDone = IS_OVER_NOW.test(theme) || tokensOf(theme).some(isPastVerb)
  return when !== undefined && isDone && !IS_TO_COME.test(theme) ? asSaid(when) : null
}

/** “last saturday” → “last Saturday”. */
function asSaid(when: string): string {
  return when.toLowerCase().replace(wordPattern(DAYS, 'u'), (day) => day.charAt(0).toUpperCase() + day.slice(1))
}

/** “Tomorrow Theo was going to the dentist”, where it begins. */
const beginsTheDayBefore = rememberedFor(({ scenes }: ScenePlot): boolean =>
  (scenes.find(({ act, spare }) => act === 'want' && spare === undefined)?.steps ?? [])
    .flatMap(linesOf)
    .some((line) => /(?:^|[.!?] )(?:Tomorrow|\{H\} was going to have) /u.test(lineText(line)))
)

/** It tells of the evening before by itself. */
const tellsOfTomorrow = rememberedFor(({ scenes }: ScenePlot): boolean =>
  scenes
    .filter(({ spare }) => spare === undefined)
    .flatMap(({ steps }) => steps)
    .flatMap(linesOf)
    .some((line) => /\btomorrow\b/iu.test(lineText(line)))
)

/** Of “a shark and a goldfish”, what is known of the one and of the other; empty where one of them is not known. */
function knownOfTwo({ wish, theme }: Reading): WishSayings {
  const [fact, other] = [wish.says['pair.one'], wish.says['pair.two']].map((the) => factOf(the ?? '', theme.packs))
  return fact === undefined || other === undefined ? NONE : { 'pair.fact': fact, 'pair.other': other }
}

/** A pack is of many creatures, and only what names this one is true of it. */
function factOf(the: string, packs: Reading['theme']['packs']): string | undefined {
  const noun = the.slice(the.lastIndexOf(' ') + 1).toLowerCase()
  const ofPacks = packs
    .flatMap(({ world }) => world?.facts ?? [])
    .find((fact) => [...stemsOf(noun)].every((stem) => stemsOf(fact).has(stem)))
  return (ofPacks ?? knownNoun(noun)?.fact ?? undefined)?.replace(/[.,]$/u, '')
}
