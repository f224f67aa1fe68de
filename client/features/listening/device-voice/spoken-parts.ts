import { paragraphSpans, sentenceSpans, type Span } from '#shared/sentences.ts'

/** A word of a part: where it begins in what is said, its place in the story, and how long it takes beside others. */
export interface DeviceWord {
  at: number
  from: number
  to: number
  /** Seconds at a voice's usual pace, as its letters let one expect. */
  weight: number
}

/** What the device is asked to say at once: a sentence, or a piece of one that is too long for it. */
export interface SpokenPart {
  text: string
  words: DeviceWord[]
  /** Sum over its words. */
  weight: number
  /** The whole sentence that it belongs to, in the story's text. */
  sentence: Span
  /** What comes after it: more of the same sentence, another one, or a new paragraph. */
  ends: 'piece' | 'sentence' | 'paragraph'
}

/** How names are said, in plain English letters, by the name in lower case. */
export type SoundsLike = ReadonlyMap<string, string>

/** Chrome falls silent after fifteen seconds of a voice that speaks over the internet. At bedtime pace this is eleven. */
const LONGEST_REMOTE = 140
/** Others take any length; what is longer than this is a list, and would wait too long to be paused. */
const LONGEST_LOCAL = 400
const WORD_SEC = 0.12
const LETTER_SEC = 0.055
const DIGIT_SEC = 0.22
const COMMA_SEC = 0.18
const PICTURES = /\p{Extended_Pictographic}|\u{fe0f}|\u{200d}|\u{20e3}/gu

/** A story as one utterance for each sentence. What no voice should say aloud, a picture between words, is left out. */
export function spokenParts(content: string, isLocal: boolean, soundsLike: SoundsLike = new Map()): SpokenPart[] {
  const longest = isLocal ? LONGEST_LOCAL : LONGEST_REMOTE
  return paragraphSpans(content).flatMap((paragraph) => {
    const parts = sentenceSpans(content, paragraph).flatMap((sentence) => {
      const words = wordsOf(content, sentence, soundsLike)
      return pieces(words, longest).map((piece, i, all) => part(piece, sentence, i === all.length - 1))
    })
    const last = parts.at(-1)
    if (last !== undefined) last.ends = 'paragraph'
    return parts
  })
}

interface Said {
  said: string
  from: number
  to: number
}

function part(words: Said[], sentence: Span, isLast: boolean): SpokenPart {
  let text = ''
  const spoken = words.map(({ said, from, to }) => {
    const at = text === '' ? 0 : text.length + 1
    text = text === '' ? said : `${text} ${said}`
    return { at, from, to, weight: weightOf(said) }
  })
  const weight = spoken.reduce((sum, word) => sum + word.weight, 0)
  return { text, words: spoken, weight, sentence, ends: isLast ? 'sentence' : 'piece' }
}

function weightOf(said: string): number {
  const letters = said.match(/\p{L}/gu)?.length ?? 0
  const digits = said.match(/\p{N}/gu)?.length ?? 0
  return WORD_SEC + letters * LETTER_SEC + digits * DIGIT_SEC + (/[,;:–—…]/.test(said) ? COMMA_SEC : 0)
}

/** The words of a sentence as they are said, each with its place; names as the family says that they sound. */
function wordsOf(content: string, { from, to }: Span, soundsLike: SoundsLike): Said[] {
  const text = content.slice(from, to)
  const places = [...named(text, soundsLike)]
  const words: Said[] = []
  for (const found of text.matchAll(/\S+/g)) {
    const start = found.index
    const end = start + found[0].length
    // A name of two words is said by the first of them.
    const inside = places.filter((place) => place.from < end && place.to > start)
    let said = ''
    let at = start
    for (const place of inside) {
      said += text.slice(at, Math.max(at, place.from))
      if (place.from >= start) said += place.said
      at = Math.min(end, place.to)
    }
    said = (said + text.slice(at, end)).replace(PICTURES, '')
    const last = words.at(-1)
    const isInName = inside.some((place) => place.from < start)
    if (/[\p{L}\p{N}]/u.test(said) && !isInName) words.push({ said, from: from + start, to: from + end })
    // A dash by itself, or what follows a name of two words, belongs to the word before.
    else if (last !== undefined) last.said += said
  }
  return words
}

function* named(text: string, soundsLike: SoundsLike): Generator<Said> {
  if (soundsLike.size === 0) return
  const longestFirst = [...soundsLike.keys()].toSorted((a, b) => b.length - a.length)
  const names = longestFirst.map((name) =>
    name.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`)
  )
  for (const found of text.matchAll(
    new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${names.join('|')})(?![\p{L}\p{N}])`, 'giu')
  )) {
    const said = soundsLike.get(found[0].toLowerCase().replace(/\s+/g, ' '))
    if (said !== undefined) yield { said, from: found.index, to: found.index + found[0].length }
  }
}

/** Cuts what is too long after a comma, a dash or a semicolon near the middle; where there is none, between words. */
function pieces(words: Said[], longest: number): Said[][] {
  const letters = words.reduce((sum, { said }) => sum + said.length + 1, -1)
  if (words.length === 0) return []
  if (letters <= longest || words.length === 1) return [words]
  let at = 0
  let best = { cost: Infinity, index: 1 }
  for (const [i, { said }] of words.slice(0, -1).entries()) {
    at += said.length + 1
    const cost = Math.abs(at - letters / 2) + (/[,;:–—]["'”’)]*$/.test(said) ? 0 : letters / 3)
    if (cost < best.cost) best = { cost, index: i + 1 }
  }
  return [...pieces(words.slice(0, best.index), longest), ...pieces(words.slice(best.index), longest)]
}
