import { daleChall } from 'dale-chall'

import { hash, randomFrom, type SeededRandom } from '#server/storyteller/random.ts'
import { SORROW_KINDS, stretchesOf, type SorrowKind } from '#server/storyteller/sorrow/sorrow-model.ts'
import { labelledLines, plainWords, readingsOf, type LabelledLine } from './labelled-sentences.ts'
import { splitAt, trainingMessages } from './marked-messages.ts'
import { heldOutSentences } from './sorrow-held-out.ts'

/** Files of bench/sorrow/ with patterns, of which a line stands for many sentences. */
export const PATTERNS = ['training-sorrows.txt', 'training-wishes.txt', 'training-prose.txt']
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

/** One sentence as it is typed, and what it speaks of. */
export interface TypedSentence {
  /** The place of its line among those it was made of. */
  line: number
  text: string
  /** Its own seed: what chance does with it hangs on no other sentence, so that one more or less moves little. */
  luck: number
  isSorrow: boolean
  /** Null of an ordinary wish, and of a sorrow whose kind is not written down. */
  kind: SorrowKind | null
}

/** What the model sees of such a sentence. */
export interface SorrowExample extends Omit<TypedSentence, 'text'> {
  /** The features of each of its stretches. */
  stretches: number[][]
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
  return typedSentences(lines, lists).map(({ text, ...labels }) => ({ ...labels, stretches: stretchesOf(text) }))
}

/**
 * The same in words. What a figure is taken of is left out, for chance makes such a sentence of a pattern now and then, and
 * a message for the model of subjects may hold one: a figure of what the model has read says nothing of what it will read.
 */
export function typedSentences(
  lines: readonly TrainingLine[],
  lists: ReadonlyMap<string, readonly string[]>
): TypedSentence[] {
  const heldOut = heldOutSentences()
  const isFree = (text: string) => !heldOut.has(plainWords(text))
  const sorrowful = lines.filter(({ heading }) => isSorrowful(heading)).map(({ text }) => text)
  const everyday = everydayWords(sorrowful)
  const named = new Map([...lists, ['any', everyday]])
  const times = new Map<string, number>()
  const sentences = lines.flatMap(({ heading, text, isSentence }, line) => {
    const labels = { line, isSorrow: isSorrowful(heading), kind: kindUnder(heading) }
    const readings = isSentence
      ? Array.from({ length: WEIGHT_OF_SENTENCE }, () => text)
      : timesRead(readingsOf(text, named))
    return readings.filter(isFree).map((sentence): Sentence => {
      const time = times.get(sentence) ?? 0
      times.set(sentence, time + 1)
      return { ...labels, sentence, luck: `${time} ${sentence}` }
    })
  })
  const circles = Array.from({ length: FOLDS }, (_, fold) =>
    circleOf(sentences.filter(({ line, isSorrow }) => !isSorrow && (foldOf(lines, line) ?? fold) === fold))
  )
  return sentences.flatMap((each) => {
    const circle = circles[partOf(lines, each.line)] ?? []
    return typed(each, everyday, circle).filter(({ text }) => isFree(text))
  })
}

/** A line of few readings is not drowned by those of many. */
function timesRead(readings: readonly string[]): readonly string[] {
  return readings.length < 6 ? [...readings, ...readings] : readings.slice(0, MOST_READINGS)
}

/** Parts of the whole sentences, each of which is read by a fit to the others. */
export const FOLDS = 4

/** The part that a line belongs to; null of a pattern, which every fit sees. */
export function foldOf(lines: readonly TrainingLine[], line: number): number | null {
  return lines[line]?.isSentence === true ? partOf(lines, line) : null
}

/** By its words and not by its place, or a line less would move all that stand after it. */
function partOf(lines: readonly TrainingLine[], line: number): number {
  return hash(lines[line]?.text ?? '') % FOLDS
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
  /** The sentence, and how often it was read before. */
  luck: string
  isSorrow: boolean
  kind: SorrowKind | null
}

/** Sentences in the order of their places, which their words choose. */
type Circle = readonly { place: number; sentence: string }[]

function circleOf(sentences: readonly Sentence[]): Circle {
  return sentences
    .map(({ sentence, luck }) => ({ place: hash(luck), sentence }))
    .toSorted((one, other) => one.place - other.place)
}

/** The first sentence from a place on: where one goes, only those that met it meet another. */
function pickFrom(circle: Circle, random: SeededRandom): string {
  const wanted = random.below(2 ** 32)
  let [from, to] = [0, circle.length]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if ((circle[middle]?.place ?? 0) < wanted) from = middle + 1
    else to = middle
  }
  return (circle[from] ?? circle[0])?.sentence ?? ''
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

/**
 * Words that every child of ten knows and no sorrow of ours holds. In the place of one that a sorrow holds stands the next
 * that none does, so that no other word moves by a sorrow more or less.
 */
function everydayWords(sorrowful: readonly string[]): string[] {
  const spoken = new Set(sorrowful.flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u)))
  const known = daleChall.filter((word) => word.length > 2)
  let next = known.find((word) => !spoken.has(word)) ?? ''
  return known
    .toReversed()
    .map((word) => {
      if (!spoken.has(word)) next = word
      return next
    })
    .toReversed()
}

/** A sentence as it stands, and as it is typed in a hurry, asked for politely, or at the end of a long wish. */
function typed({ sentence, luck, ...labels }: Sentence, everyday: readonly string[], wishes: Circle): TypedSentence[] {
  const random = randomFrom(`typed ${luck}`)
  const variants = [sentence, hurried(sentence, random)]
  if (random.next() < 0.5) variants.push(capital(sentence))
  if (!labels.isSorrow) variants.push(varied(sentence, everyday, random), varied(sentence, everyday, random))
  if (random.next() < 0.4) variants.push(random.pick(ASKED) + sentence + random.pick(ENDED))
  if (!labels.isSorrow || random.next() < 0.6) {
    // A part that is read by the fit to the others is in none of them.
    const others = Array.from({ length: 1 + random.below(labels.isSorrow ? 3 : 5) }, () => pickFrom(wishes, random))
    const other = others.reduce((all, next) => all + random.pick(JOINED) + next)
    variants.push(random.next() < 0.7 ? other + random.pick(JOINED) + sentence : sentence + random.pick(JOINED) + other)
  }
  return variants.map((text, at) => ({ ...labels, text, luck: hash(`${at} ${luck}`) }))
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
