import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

import { conceptOf } from './sorrow-concepts.ts'
import { wordsOfWish, type WishWord } from './wish-words.ts'

/** What may have happened to a family. */
export const SORROW_KINDS = ['loss', 'illness', 'separation', 'absence', 'danger', 'sadness'] as const
export type SorrowKind = (typeof SORROW_KINDS)[number]

/**
 * A linear model over hashed features of words: how much each speaks of a sorrow at all, and of which kind. A feature
 * that the model was not fitted to has no weight.
 */
export interface SorrowModel {
  /** Weight of a feature, in log-odds. */
  weights: FeatureWeights
  /** `KIND_BUCKETS` rows of one weight for each of `SORROW_KINDS`. */
  kinds: Int8Array
  /** Log-odds of a stretch without any feature. */
  bias: number
  /** Log-odds from which on a wish is taken for a sorrow. */
  threshold: number
  /**
   * The same of a message of `LONG_MESSAGE` words and more, each of whose stretches is one more chance to be wrong: from
   * `doubt` on it may speak of one, and from `sure` on it is taken for one.
   */
  ofLong: { doubt: number; sure: number }
}

/** In words. */
export const LONG_MESSAGE = 16

export function isLongMessage(wish: string): boolean {
  return wish.split(/\s+/u).filter((word) => word !== '').length >= LONG_MESSAGE
}

export const KIND_BUCKETS = 2 ** 12

/** A sorrow is told in about as many words, whatever a long wish says before and after it. */
const STRETCH = 12
/** So many words after the last one the next stretch begins. */
const STEP = 3
/** A wish of so many words is read in one piece as well. */
const WHOLE = 16

const EDGE: WishWord = { word: '|', token: '|', isAfterMark: false }

/** The stretches of a wish, whole, overlapping or clause by clause, each as the hashes of its features below 2²⁴. */
export function stretchesOf(wish: string): number[][] {
  const words = wordsOfWish(wish)
  const clauses = clausesOf(words)
  const all = [EDGE, ...words, EDGE]
  const stretches: WishWord[][] = []
  if (all.length <= WHOLE) stretches.push(all)
  else for (let at = 0; at < all.length - STRETCH + STEP; at += STEP) stretches.push(all.slice(at, at + STRETCH))
  if (clauses.length > 1)
    for (const clause of clauses)
      if (clause.length >= LEAST_OF_CLAUSE && clause.length <= WHOLE) stretches.push([EDGE, ...clause, EDGE])
  return stretches.map(featuresOf)
}

/** "My dog, he died" has to say something in each half; "and then" has not. */
const LEAST_OF_CLAUSE = 3
const JOINERS = new Set(['because', 'but', 'and', 'since', 'so', 'as', 'when', 'then', 'after', 'that', '.'])

function clausesOf(words: readonly WishWord[]): WishWord[][] {
  const clauses: WishWord[][] = [[]]
  for (const word of words) {
    if ((word.isAfterMark || JOINERS.has(word.token)) && clauses.at(-1)?.length !== 0) clauses.push([])
    if (!JOINERS.has(word.token)) clauses.at(-1)?.push(word)
  }
  return clauses
}

interface HashedWord {
  hash: number
  /** Of its stem, where it has no class and means something. */
  stem: number
  subject: number | undefined
  /** Of what it is about. */
  concept: number | undefined
  isFunction: boolean
  /** Features of the word by itself. */
  own: number[]
}

const hashedWords = new WeakMap<WishWord, HashedWord>()

function hashedWord(word: WishWord): HashedWord {
  const known = hashedWords.get(word)
  if (known) return known
  const isFunction = FUNCTION.has(word.token)
  const isPlain = word.token === word.word
  const own = hash(word.token)
  const stemmed = isPlain && !isFunction ? hash(`-${stem(word.word)}`) : 0
  const features = isFunction ? [] : [own]
  if (!isPlain) features.push(hash(`=${word.word}`))
  if (isPlain && word.word.length >= 5) features.push(hash(`~${skeleton(word.word)}`))
  if (stemmed !== 0) features.push(stemmed)
  const about = conceptOf(word.word)
  const concept = about === undefined ? undefined : hash(`of ${about}`)
  const hashed = { hash: own, stem: stemmed, concept, subject: SUBJECTS.get(word.token), isFunction, own: features }
  hashedWords.set(word, hashed)
  return hashed
}

function featuresOf(stretch: readonly WishWord[]): number[] {
  const features: number[] = []
  const subjects: number[] = []
  const others: number[] = []
  const concepts: number[] = []
  let one: number | null = null
  let two: number | null = null
  let three: number | null = null
  let meantBefore: number | null = null
  let meantTwice: number | null = null
  let conceptBefore = false
  for (const word of stretch) {
    const { hash: here, stem: stemmed, own, subject, concept, isFunction } = hashedWord(word)
    // What it is about stands for the word, so that “has leukaemia” says what “has cancer” does.
    const meant = concept ?? here
    if (concept !== undefined || conceptBefore) {
      if (meantBefore !== null) features.push(join(meantBefore, meant, 6))
      if (meantBefore !== null && meantTwice !== null) features.push(join(join(meantTwice, meantBefore, 6), meant, 7))
    }
    if (concept !== undefined && !concepts.includes(concept)) concepts.push(concept)
    conceptBefore = concept !== undefined
    meantTwice = meantBefore
    meantBefore = meant
    for (const feature of own) features.push(feature)
    if (one !== null) features.push(join(one, here, 1))
    if (one !== null && two !== null) features.push(join(two, here, 2), join(join(two, one, 1), here, 3))
    if (three !== null) features.push(join(three, here, 4))
    if (subject === undefined) {
      if (!isFunction) others.push(stemmed === 0 ? here : stemmed)
    } else if (!subjects.includes(subject)) subjects.push(subject)
    three = two
    two = one
    one = here
  }
  // Who is spoken of, beside each word: word order is not the same in every mouth.
  for (const about of subjects) for (const other of others) features.push(join(about, other, 5))
  for (const [at, concept] of concepts.entries()) {
    features.push(concept)
    for (const about of subjects) features.push(join(about, concept, 8))
    for (const other of concepts.slice(at + 1))
      features.push(join(Math.min(concept, other), Math.max(concept, other), 9))
  }
  return features
}

/** Alone these say nothing; between other words they do. */
const FUNCTION = new Set(
  '| . the of to in on at by for with from as is are was were be been am it he she they him them <my> i me we us you this that there who which what when where how why and or but because so if up down out over two three one some any all do does did have has had will would can could about into <name> <number> <day> tell story want make like ’s going go'.split(
    ' '
  )
)

const SUBJECTS: ReadonlyMap<string, number> = new Map(
  ['<kin>', '<pet>', '<baby>', '<friend>', '<creature>', '<toy>', 'i', 'me', 'we', 'he', 'she', '<name>'].map(
    (token) => [token, hash(`about ${token === 'me' ? 'i' : token === 'he' ? 'she' : token}`)]
  )
)

/** FNV-1a over UTF-16. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return mixed(value)
}

function join(one: number, other: number, how: number): number {
  return mixed(Math.imul(one, 0x9e3779b1) ^ Math.imul(other, 0x85ebca6b) ^ Math.imul(how, 0xc2b2ae35))
}

function mixed(value: number): number {
  let mix = value ^ (value >>> 15)
  mix = Math.imul(mix, 0x2c1b3c6d)
  mix ^= mix >>> 12
  mix = Math.imul(mix, 0x297a2d39)
  return (mix ^ (mix >>> 15)) >>> 8
}

/** The first letter and the set of the consonants: “hopsital” and “hospital” are one. */
function skeleton(word: string): string {
  return word.charAt(0) + [...new Set(word.slice(1).replaceAll(/[aeiouy]/gu, ''))].sort().join('')
}

function stem(word: string): string {
  if (word.length < 5) return word
  return word
    .replace(/(?:ied|ies)$/u, 'y')
    .replace(/(?:ing|ed|es|s|ly)$/u, '')
    .replace(/(.)\1$/u, '$1')
    .replace(/e$/u, '')
}

/** Weights by feature: an open-addressing table, since a long wish asks it some ten thousand times. */
export class FeatureWeights {
  readonly #mask: number
  readonly #features: Uint32Array
  readonly #weights: Float32Array

  constructor(entries: readonly (readonly [feature: number, weight: number])[]) {
    const size = 2 ** Math.ceil(Math.log2(Math.max(2, entries.length * 2)))
    this.#mask = size - 1
    // Zero is no place taken: features are stored with one added.
    this.#features = new Uint32Array(size)
    this.#weights = new Float32Array(size)
    for (const [feature, weight] of entries) {
      const at = this.#place(feature)
      this.#features[at] = feature + 1
      this.#weights[at] = weight
    }
  }

  /** Zero where the model was not fitted to the feature. */
  of(feature: number): number {
    return this.#weights[this.#place(feature)] ?? 0
  }

  #place(feature: number): number {
    let at = feature & this.#mask
    while (this.#features[at] !== 0 && this.#features[at] !== feature + 1) at = (at + 1) & this.#mask
    return at
  }
}

/** Log-odds that one stretch speaks of a sorrow. */
export function scoreOf(model: SorrowModel, features: readonly number[]): number {
  let sum = model.bias
  for (const feature of features) sum += model.weights.of(feature)
  return sum
}

/** The kind that a stretch speaks of most. */
export function kindOf(model: SorrowModel, features: readonly number[]): SorrowKind {
  const sums = SORROW_KINDS.map(() => 0)
  for (const feature of features) {
    const row = (feature % KIND_BUCKETS) * SORROW_KINDS.length
    for (let kind = 0; kind < sums.length; kind += 1) sums[kind] = (sums[kind] ?? 0) + (model.kinds[row + kind] ?? 0)
  }
  return SORROW_KINDS[sums.indexOf(Math.max(...sums))] ?? 'loss'
}

const savedModel = z.object({
  bias: z.number(),
  threshold: z.number(),
  ofLong: z.object({ doubt: z.number(), sure: z.number() }),
  /** What a weight of one is worth, in log-odds. */
  scale: z.number(),
  /** Base64: three bytes of a feature, the lowest first, and one of its weight, from -127 to 127. */
  weights: z.string(),
  kinds: z.string()
})

let loaded: SorrowModel | null = null

/** The model that `bench/train-sorrow-model.ts` has fitted; read once. */
export function sorrowModel(): SorrowModel {
  if (loaded) return loaded
  const saved = savedModel.parse(JSON.parse(readFileSync(new URL('sorrow-weights.json', import.meta.url), 'utf8')))
  const bytes = Buffer.from(saved.weights, 'base64')
  const entries = Array.from(
    { length: bytes.length / 4 },
    (_, at) => [bytes.readUIntLE(at * 4, 3), saved.scale * bytes.readInt8(at * 4 + 3)] as const
  )
  loaded = { ...saved, weights: new FeatureWeights(entries), kinds: new Int8Array(Buffer.from(saved.kinds, 'base64')) }
  return loaded
}
