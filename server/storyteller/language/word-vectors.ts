import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/** Vectors of English words, in which words that are said of the same things lie near each other. */
export interface WordVectors {
  dimensions: number
  /** Places of the words, the commonest first. */
  places: ReadonlyMap<string, number>
  /** One row of `dimensions` numbers for each word, each of length 1. */
  rows: Float32Array
}

const savedVectors = z.object({ dimensions: z.number(), words: z.string(), vectors: z.string() })

let loaded: WordVectors | null = null

/** GloVe vectors, as `bench/make-word-vectors.ts` has chosen them; read once. */
export function wordVectors(): WordVectors {
  if (loaded) return loaded
  const saved = savedVectors.parse(JSON.parse(readFileSync(new URL('word-vectors.json', import.meta.url), 'utf8')))
  const { dimensions } = saved
  const bytes = new Int8Array(Buffer.from(saved.vectors, 'base64'))
  const rows = Float32Array.from(bytes)
  for (let at = 0; at < rows.length; at += dimensions) {
    // As `Math.hypot` of whole numbers, which are exact, and without a list of them.
    let squares = 0
    for (let each = at; each < at + dimensions; each += 1) squares += (rows[each] ?? 0) ** 2
    const length = Math.sqrt(squares)
    for (let each = at; each < at + dimensions; each += 1) rows[each] = (rows[each] ?? 0) / length
  }
  const places = new Map(saved.words.split(' ').map((word, at) => [word, at]))
  loaded = { dimensions, places, rows }
  return loaded
}

/** From how often a word is said on it counts less than a rare one (smooth inverse frequency, Arora et al. 2017). */
const OFTEN = 1e-3
/** The share of the commonest word, by Zipf’s law. */
const COMMONEST = 0.09
const FIRST_RANK = 2.7

/** What a text is about, as the mean of the vectors of its words, of length 1; all zero where none of them is known. */
export function vectorOf(words: readonly string[]): Float32Array {
  const { dimensions, places, rows } = wordVectors()
  const mean = new Float32Array(dimensions)
  for (const word of words) {
    const place = places.get(word)
    if (place === undefined) continue
    const share = COMMONEST / (place + FIRST_RANK)
    const weight = OFTEN / (OFTEN + share)
    for (let at = 0; at < dimensions; at += 1)
      mean[at] = (mean[at] ?? 0) + weight * (rows[place * dimensions + at] ?? 0)
  }
  const length = Math.hypot(...mean)
  return length === 0 ? mean : mean.map((each) => each / length)
}
