import { daleChall } from 'dale-chall'

import { randomFrom, type SeededRandom } from '#server/storyteller/random.ts'
import { SORROW_KINDS, stretchesOf, type SorrowKind } from '#server/storyteller/sorrow/sorrow-model.ts'
import { labelledLines, readingsOf, type LabelledLine } from './labelled-sentences.ts'
import { splitAt, trainingMessages } from './marked-messages.ts'

/** Files of bench/sorrow/ with patterns, of which a line stands for many sentences. */
const PATTERNS = ['training-sorrows.txt', 'training-wishes.txt', 'training-prose.txt']
/** Files of whole sentences, as families type them. */
const SENTENCES = [
  'training-told-sorrows.txt',
  'training-near-misses.txt',
  'training-families.txt',
  'training-sorrows-by-others.txt',
  'training-wishes-by-others.txt'
]
/** A sentence that stands for itself weighs as much as a pattern that stands for so many. */
const WEIGHT_OF_SENTENCE = 3

/** Of a pattern no more readings are taken: what the next family types is like no pattern at all. */
const MOST_READINGS = 14

/** A line that the model is fitted to. */
export interface TrainingLine extends LabelledLine {
  /** Of it no other sentence is made by choosing words. */
  isSentence: boolean
}

/** One sentence as it is typed: what the model sees of it, and what it speaks of. */
export interface SorrowExample {
  /** The place of its line among those it was made of. */
  line: number
  /** The features of each of its stretches. */
  stretches: number[][]
  isSorrow: boolean
  /** Null of an ordinary wish, and of a sorrow whose kind is not written down. */
  kind: SorrowKind | null
}

export function trainingLines(): TrainingLine[] {
  const of = (files: readonly string[], isSentence: boolean) =>
    files.flatMap((file) => labelledLines(file).map((line) => ({ ...line, isSentence })))
  return [...of(PATTERNS, false), ...of(SENTENCES, true), ...linesOfMessages()]
}

/** Messages as families type them, with what is grave in them and without it. */
function linesOfMessages(): TrainingLine[] {
  return trainingMessages().flatMap((marked) => {
    const { inside, rest } = splitAt(marked, 'grave')
    const line = (heading: string, text: string): TrainingLine => ({ heading, text, isSentence: true })
    if (inside.length === 0) return [line('wishes', marked.message)]
    return [line('sorrow', marked.message), ...inside.map((text) => line('sorrow', text)), line('wishes', rest)]
  })
}

/** Every reading of the lines, as it stands and as it is typed; the same lines always give the same examples. */
export function examplesOf(
  lines: readonly TrainingLine[],
  lists: ReadonlyMap<string, readonly string[]>
): SorrowExample[] {
  const sorrowful = lines.filter(({ heading }) => isSorrowful(heading)).map(({ text }) => text)
  const everyday = everydayWords(sorrowful)
  const named = new Map([...lists, ['any', everyday]])
  const sentences = lines.flatMap(({ heading, text, isSentence }, line) => {
    const labels = { line, isSorrow: isSorrowful(heading), kind: kindUnder(heading) }
    if (isSentence) return Array.from({ length: WEIGHT_OF_SENTENCE }, () => ({ ...labels, sentence: text }))
    const readings = readingsOf(text, named).map((sentence) => ({ ...labels, sentence }))
    // A line of few readings is not drowned by those of many.
    return readings.length < 6 ? [...readings, ...readings] : readings.slice(0, MOST_READINGS)
  })
  const groups = Array.from({ length: FOLDS }, (_, fold) =>
    sentences.filter(({ line, isSorrow }) => !isSorrow && (foldOf(lines, line) ?? fold) === fold)
  )
  return typed(sentences, everyday, (line) => groups[foldOf(lines, line) ?? line % FOLDS] ?? [])
}

/** Parts of the whole sentences, each of which is read by a fit to the others. */
export const FOLDS = 4

/** The part that a line belongs to; null of a pattern, which every fit sees. */
export function foldOf(lines: readonly TrainingLine[], line: number): number | null {
  return lines[line]?.isSentence === true ? line % FOLDS : null
}

/** Of training lines, and of those of development.txt. */
export function isSorrowful(heading: string): boolean {
  return !heading.startsWith('wish')
}

function kindUnder(heading: string): SorrowKind | null {
  return SORROW_KINDS.find((each) => each === heading) ?? null
}

interface Sentence {
  line: number
  sentence: string
  isSorrow: boolean
  kind: SorrowKind | null
}

const ASKED = [
  'can you tell a story about ',
  'a story about ',
  'tell me about ',
  'please ',
  'hi, ',
  'something with ',
  'we want '
]
const JOINED = [
  ' because ',
  ', and ',
  '. ',
  ' as ',
  ', ',
  ' since ',
  ' but ',
  ' and ',
  ' so ',
  ', it is for my son, ',
  '! '
]
const ENDED = [' please', ' x', ' thanks', '!', '...', ' tonight', ' and a happy ending', ' lol', '']

/** Words that every child of ten knows and no sorrow of ours holds. */
function everydayWords(sorrowful: readonly string[]): string[] {
  const spoken = new Set(sorrowful.flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u)))
  return daleChall.filter((word) => word.length > 2 && !spoken.has(word))
}

/** Each sentence as it stands, and as it is typed in a hurry, asked for politely, or at the end of a long wish. */
function typed(
  sentences: readonly Sentence[],
  everyday: readonly string[],
  joinedWith: (line: number) => readonly Sentence[]
): SorrowExample[] {
  const random = randomFrom('typed')
  return sentences.flatMap(({ sentence, ...labels }) => {
    const { line, isSorrow } = labels
    const variants = [sentence, hurried(sentence, random)]
    if (random.next() < 0.5) variants.push(capital(sentence))
    if (!isSorrow) variants.push(varied(sentence, everyday, random), varied(sentence, everyday, random))
    if (random.next() < 0.4) variants.push(random.pick(ASKED) + sentence + random.pick(ENDED))
    if (!isSorrow || random.next() < 0.6) {
      // A part that is read by the fit to the others is in none of them.
      const wishes = joinedWith(line)
      const others = Array.from({ length: 1 + random.below(isSorrow ? 3 : 5) }, () => random.pick(wishes).sentence)
      const other = others.reduce((all, next) => all + random.pick(JOINED) + next)
      variants.push(
        random.next() < 0.7 ? other + random.pick(JOINED) + sentence : sentence + random.pick(JOINED) + other
      )
    }
    return variants.map((variant) => ({ ...labels, stretches: stretchesOf(variant) }))
  })
}

/** Without apostrophes, and with one letter wrong. */
function hurried(sentence: string, random: SeededRandom): string {
  const words = sentence.replaceAll(/['’]/gu, random.next() < 0.6 ? '' : "'").split(' ')
  const long = words.flatMap((word, at) => (word.length >= 6 && !word.includes("'") ? [at] : []))
  if (long.length === 0) return words.join(' ')
  const at = random.pick(long)
  const word = words[at] ?? ''
  const cut = 1 + random.below(word.length - 2)
  const [a, b] = [word.charAt(cut), word.charAt(cut + 1)]
  const slips = [
    word.slice(0, cut) + word.slice(cut + 1),
    word.slice(0, cut) + b + a + word.slice(cut + 2),
    word.slice(0, cut) + a + word.slice(cut)
  ]
  return words.with(at, random.pick(slips)).join(' ')
}

/** With another everyday word in it: most of what families wish for is in no list. */
function varied(sentence: string, everyday: readonly string[], random: SeededRandom): string {
  const words = sentence.split(' ')
  return words.with(random.below(words.length), random.pick(everyday)).join(' ')
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
