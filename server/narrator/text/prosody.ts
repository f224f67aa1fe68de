import type { ParagraphHints } from '#shared/paragraph-hints.ts'
import { quotedSpans } from '#shared/quotations.ts'
import type { Span } from '#shared/sentences.ts'
import { findNames } from './names.ts'
import type { PlacedWord } from './placed-word.ts'
import type { ProsodyHints, WordProsody } from './prosody-hints.ts'
import { refrainPlaces } from './refrains.ts'
import { type Speakers, speakersOf } from './speakers.ts'
import type { SpokenUnit, SpokenWord } from './spoken-unit.ts'

const SAYING =
  /^(?:say|says|said|ask|asks|asked|answer|answered|reply|replied|whisper|whispers|whispered|call|calls|called|cry|cried|shout|shouted|laugh|laughed|giggled|murmured|muttered|mumbled|yawned|sighed|sang|hummed|added|agreed|announced|explained|decided|suggested|wondered|thought|told|promised|began|continued|squeaked|croaked|purred|rumbled|exclaimed|admitted|begged|breathed|chuckled|declared|grinned|grumbled|repeated|smiled|snapped|sniffed|squealed|yelled|warned|gasped|hooted|chirped|barked|meowed|roared|growled)$/
const LONGEST_REPORT = 9
const LONGEST_MENTION = 2
/** So many words back a word still counts as said a moment ago. */
const MEMORY_WORDS = 60

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
  const speech = speakersOf(known.cast ?? [], speakers)
  const reports = findReports(all, speech)
  tellMentions(all, reports)
  giveSpeakers(all, reports, quotations, speech, known.speakers)
  findGiven(all, known)
  tellNames(all, known.names)
  const isRefrain = tellAlike(placed, refrainPlaces(all, known.refrains ?? []), known.names)
  return units.map((_, i) => ({
    words: (placed[i] ?? []).map(({ prosody }) => prosody),
    opensParagraph: i === 0 && !isRefrain[i],
    closesParagraph: i === units.length - 1 && !isRefrain[i],
    part: isRefrain[i] ? 'story' : (known.part ?? 'story'),
    variation: isRefrain[i] ? 0 : i + 1
  }))
}

/**
 * Makes the words of refrains as if nothing had been told before them: whatever was, a name in one is a name each time.
 * `places` counts through all units. Answers which units are nothing but a refrain.
 */
function tellAlike(
  units: readonly (readonly PlacedWord[])[],
  places: ReadonlySet<number>,
  names?: readonly string[]
): boolean[] {
  let first = 0
  return units.map((words) => {
    const own = words.filter((_, i) => places.has(first + i))
    first += words.length
    const named = new Set(findNames(own, names))
    for (const [i, { prosody }] of own.entries()) {
      prosody.isRefrain = true
      prosody.isGiven = false
      prosody.isName = named.has(i)
    }
    return own.length > 0 && own.length === words.length
  })
}

function place(text: string, word: SpokenWord, sentence: number, quotations: readonly Span[]): PlacedWord {
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
function findReports(words: readonly PlacedWord[], { named }: Speakers): Report[] {
  const reports: Report[] = []
  for (let from = 0; from < words.length;) {
    let to = from + 1
    while (to < words.length && !words[from]?.isQuoted && !endsPiece(words, to)) to++
    const isBeside = words[from - 1]?.isQuoted === true || words[to]?.isQuoted === true
    const piece = words.slice(from, to)
    const verb = piece.findIndex(({ source }) => SAYING.test(source.toLowerCase()))
    if (!words[from]?.isQuoted && isBeside && verb >= 0 && piece.length <= LONGEST_REPORT && !isNaming(piece)) {
      reports.push({ from, to, speaker: named(piece.slice(verb + 1)) ?? named(piece.slice(0, verb)) })
      for (const { prosody } of piece) prosody.role = 'reporting'
    }
    from = to
  }
  return reports
}

/** “A boat called “Marigold””: no speaker is there. */
function isNaming(piece: readonly PlacedWord[]): boolean {
  const last = piece.at(-1)
  return last?.source === 'called' && last.word.rest === 'none'
}

/** Whether a piece of telling ends before word `at`: at a rest, a quotation or a sentence. */
function endsPiece(words: readonly PlacedWord[], at: number): boolean {
  const before = words[at - 1]
  const here = words[at]
  if (!before || !here) return true
  return here.isQuoted || before.word.rest !== 'none' || before.sentence !== here.sentence
}

/** A word or two in quotation marks that no speaker is said to say (a boat called “Marigold”) is the teller’s. */
function tellMentions(words: readonly PlacedWord[], reports: readonly Report[]): void {
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
  words: readonly PlacedWord[],
  reports: readonly Report[],
  quotations: readonly Span[],
  { numberOf }: Speakers,
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

/** What is told of for the first time is new once: the second time in its paragraph it was said a moment ago like any other. */
function findGiven(words: readonly PlacedWord[], { newWords = [], given = [] }: ParagraphHints): void {
  const fresh = new Set(newWords.map((word) => stem(word)))
  const told = new Set(given.map((word) => stem(word)))
  const saidAt = new Map<string, number>()
  for (const [at, { word, source, prosody }] of words.entries()) {
    // Further parts of "112" are the same word of the source.
    if (words[at - 1]?.word.from === word.from) continue
    const said = stem(source)
    const before = saidAt.get(said)
    prosody.isGiven = before === undefined ? told.has(said) && !fresh.has(said) : at - before <= MEMORY_WORDS
    saidAt.set(said, at)
  }
}

function tellNames(words: readonly PlacedWord[], known?: readonly string[]): void {
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
