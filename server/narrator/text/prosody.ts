import type { ParagraphHints } from '#shared/paragraph-hints.ts'
import type { Span } from '#shared/sentences.ts'
import { findNames, type NamedWord } from './names.ts'
import type { ProsodyHints, WordProsody } from './prosody-hints.ts'
import { quotedSpans } from './quotations.ts'
import type { SpokenUnit, SpokenWord } from './spoken-unit.ts'

const SAYING =
  /^(?:say|says|said|ask|asks|asked|answer|answered|reply|replied|whisper|whispers|whispered|call|calls|called|cry|cried|shout|shouted|laugh|laughed|giggled|murmured|muttered|mumbled|yawned|sighed|sang|hummed|added|agreed|announced|explained|decided|suggested|wondered|thought|told|promised|began|continued|squeaked|croaked|purred|rumbled|exclaimed|admitted|begged|breathed|chuckled|declared|grinned|grumbled|repeated|smiled|snapped|sniffed|squealed|yelled|warned|gasped|hooted|chirped|barked|meowed|roared|growled)$/
const PRONOUN = /^(?:I|he|she|it|they|we|you)$/i
const ARTICLE = /^(?:the|a|an|his|her|their|my|our|its|old|little|small|big)$/i
const LONGEST_REPORT = 9
const LONGEST_MENTION = 2
/** So many words back a word still counts as said a moment ago. */
const MEMORY_WORDS = 60
/** So many speakers outside of the cast have a number of their own. */
const MOST_STRANGERS = 7

interface Placed extends NamedWord {
  prosody: WordProsody
}

/**
 * Finds for one paragraph whose words are whose, what was said a moment ago, and where a name falls. `speakers` numbers
 * speakers by name and is shared by the paragraphs of one text. Answers one entry per unit.
 */
export function readProsody(
  text: string,
  paragraph: Span,
  units: readonly SpokenUnit[],
  speakers: Map<string, number>,
  known: ParagraphHints = {}
): ProsodyHints[] {
  const quotations = quotedSpans(text, paragraph)
  const placed = units.map((unit) => unit.words.map((word) => place(text, word, unit.sentence, quotations)))
  const all = placed.flat()
  const cast = (known.cast ?? []).map((name) => name.toLowerCase())
  const numberOf = cast.length > 0 ? numberIn(cast) : numberAsMet(speakers)
  const reports = findReports(all)
  tellMentions(all, reports)
  giveSpeakers(all, reports, quotations, numberOf, known.speakers)
  findGiven(all, known)
  tellNames(all, known.names)
  const refrains = (known.refrains ?? []).map(plain).filter(Boolean)
  return units.map((unit, i) => {
    const said = plain(unit.words.map((word) => text.slice(word.from, word.to)).join(' '))
    const isRefrain = refrains.some((refrain) => refrain.includes(said) || said.includes(refrain))
    const own = placed[i] ?? []
    return {
      words: isRefrain ? alikeEachTime(own, known.names) : own.map(({ prosody }) => prosody),
      opensParagraph: i === 0 && !isRefrain,
      closesParagraph: i === units.length - 1 && !isRefrain,
      part: isRefrain ? 'story' : (known.part ?? 'story'),
      variation: isRefrain ? 0 : i + 1
    }
  })
}

/** The words of a refrain as if nothing had been told before it: whatever was, a name in it is one each time. */
function alikeEachTime(words: readonly Placed[], names?: readonly string[]): WordProsody[] {
  const named = new Set(findNames(words, names))
  return words.map(({ prosody }, i) => ({ ...prosody, isGiven: false, isName: named.has(i) }))
}

function place(text: string, word: SpokenWord, sentence: number, quotations: readonly Span[]): Placed {
  const isQuoted = quotations.some((span) => span.from <= word.from && word.from < span.to)
  const prosody: WordProsody = {
    role: isQuoted ? 'quotation' : 'telling',
    speaker: 0,
    isGiven: false,
    isName: false
  }
  return { word, source: text.slice(word.from, word.to), sentence, isQuoted, prosody }
}

/** A stretch of words, `to` exclusive, that says who speaks. */
interface Report {
  from: number
  to: number
  speaker: string | null
}

/** What stands right before or behind a quotation, up to the next rest, with a verb of saying in it. */
function findReports(words: readonly Placed[]): Report[] {
  const reports: Report[] = []
  for (let from = 0; from < words.length;) {
    let to = from + 1
    while (to < words.length && !words[from]?.isQuoted && !endsPiece(words, to)) to++
    const isBeside = words[from - 1]?.isQuoted === true || words[to]?.isQuoted === true
    const piece = words.slice(from, to)
    const verb = piece.findIndex(({ source }) => SAYING.test(source.toLowerCase()))
    if (!words[from]?.isQuoted && isBeside && verb >= 0 && piece.length <= LONGEST_REPORT && !isNaming(piece)) {
      reports.push({ from, to, speaker: speakerOf(piece, verb) })
      for (const { prosody } of piece) prosody.role = 'reporting'
    }
    from = to
  }
  return reports
}

/** “A boat called “Marigold””: no speaker is there. */
function isNaming(piece: readonly Placed[]): boolean {
  const last = piece.at(-1)
  return last?.source === 'called' && last.word.rest === 'none'
}

/** Whether a piece of telling ends before word `at`: at a rest, a quotation or a sentence. */
function endsPiece(words: readonly Placed[], at: number): boolean {
  const before = words[at - 1]
  const here = words[at]
  if (!before || !here) return true
  return here.isQuoted || before.word.rest !== 'none' || before.sentence !== here.sentence
}

/** “said Theo”, “said the old moth”, “Theo said”, “the moth asked”; null for a pronoun. */
function speakerOf(piece: readonly Placed[], verb: number): string | null {
  const sides = [piece.slice(verb + 1), piece.slice(0, verb)]
  for (const side of sides) {
    const at = side.findIndex(({ source }) => !ARTICLE.test(source))
    const noun = side[at]?.source
    if (noun === undefined || PRONOUN.test(noun)) continue
    if (/^\p{Lu}/u.test(noun) || at > 0) return noun.toLowerCase()
  }
  return null
}

/** A word or two in quotation marks that no speaker is said to say (a boat called “Marigold”) is the teller’s. */
function tellMentions(words: readonly Placed[], reports: readonly Report[]): void {
  for (let from = 0; from < words.length; from++) {
    if (!words[from]?.isQuoted) continue
    let to = from
    while (words[to + 1]?.isQuoted) to++
    const isInside = words[from - 1]?.sentence === words[from]?.sentence
    const isReported = reports.some((report) => report.from === to + 1 || report.to === from)
    if (isInside && !isReported && to - from < LONGEST_MENTION)
      for (const { prosody } of words.slice(from, to + 1)) prosody.role = 'telling'
    from = to
  }
}

function giveSpeakers(
  words: readonly Placed[],
  reports: readonly Report[],
  quotations: readonly Span[],
  numberOf: (speaker: string) => number,
  known: readonly (string | null)[] = []
): void {
  let last: string | null = null
  let isOfCast = false
  for (const [i, { from, to }] of quotations.entries()) {
    const inside = words.flatMap(({ word }, at) => (from <= word.from && word.from < to ? [at] : []))
    const first = inside[0]
    const end = inside.at(-1)
    if (first === undefined || end === undefined) continue
    const after = reports.find((report) => report.from === end + 1)
    const before = reports.find((report) => report.to === first)
    // “…,” it said: where it is none of the cast, it is not the one of them who spoke before.
    const isOther: boolean = known[i] === null && isOfCast && after !== undefined
    const guessed: string | null = after?.speaker ?? (isOther ? null : (before?.speaker ?? last))
    const name: string | null = known[i]?.toLowerCase() ?? guessed
    isOfCast = typeof known[i] === 'string' || (isOfCast && name === last)
    last = name
    if (name === null) continue
    const number = numberOf(name)
    for (const at of inside) {
      const word = words[at]
      if (word) word.prosody.speaker = number
    }
  }
}

function numberAsMet(speakers: Map<string, number>): (speaker: string) => number {
  return (speaker) => {
    const number = speakers.get(speaker) ?? speakers.size
    speakers.set(speaker, number)
    return number
  }
}

/** Where the cast is known, who is not of it (“said the kitchen”) has a number in every paragraph alike, read alone or in the whole. */
function numberIn(cast: readonly string[]): (speaker: string) => number {
  return (speaker) => {
    const place = cast.indexOf(speaker)
    if (place !== -1) return place
    const letters = [...speaker].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
    return cast.length + (letters % MOST_STRANGERS)
  }
}

function findGiven(words: readonly Placed[], { newWords = [], given = [] }: ParagraphHints): void {
  const fresh = new Set(newWords.map((word) => stem(word)))
  const told = new Set(given.map((word) => stem(word)))
  const saidAt = new Map<string, number>()
  for (const [at, { word, source, prosody }] of words.entries()) {
    // Further parts of "112" are the same word of the source.
    if (words[at - 1]?.word.from === word.from) continue
    const said = stem(source)
    const before = saidAt.get(said)
    const isRecent = before === undefined ? told.has(said) : at - before <= MEMORY_WORDS
    prosody.isGiven = isRecent && !fresh.has(said)
    saidAt.set(said, at)
  }
}

function tellNames(words: readonly Placed[], known?: readonly string[]): void {
  for (const at of findNames(words, known)) {
    const word = words[at]
    if (word === undefined) continue
    word.prosody.isName = true
    word.prosody.isGiven = false
  }
}

function stem(word: string): string {
  return word
    .toLowerCase()
    .replace(/['’]s?$/, '')
    .replace(/(?<=.{3})(?:ing|ed|es|s)$/, '')
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
