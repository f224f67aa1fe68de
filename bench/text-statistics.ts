import { daleChall } from 'dale-chall'
import { gzipSync } from 'node:zlib'
import { syllable } from 'syllable'

import { sentencesOf, tokensOf } from '#server/storyteller/text-measures.ts'

/** Measures of a text and of a set of texts, defined so that numbers can be repeated. */

export interface Readability {
  /** Flesch-Kincaid grade: 0.39 words/sentence + 11.8 syllables/word - 15.59. */
  grade: number
  meanSentence: number
  longestSentence: number
  /** Share of tokens whose simple stems are not in the Dale-Chall list. */
  unfamiliar: number
}

const familiar = new Set(daleChall.map((word) => word.toLowerCase()))
const IRREGULAR =
  `was were had did said went came saw knew thought took gave got made found felt kept slept left told heard held stood sat lay ran began sang rang drank sank fell grew flew drew threw blew woke broke spoke
  chose wrote rode drove rose wore tore bore swore shook hid bit lit shut put let set hung swung stuck dug spun won hummed led fed read met lost shot shone bent sent lent spent built burnt meant dreamt leant crept swept wept paid laid
  brought bought caught taught fought sought sold gone done been seen known taken given fallen grown flown drawn thrown blown woken broken spoken chosen written ridden driven risen worn hidden bitten forgotten`.split(
    /\s+/u
  )
for (const word of IRREGULAR) familiar.add(word)

function isFamiliar(word: string): boolean {
  const bare = word.replace(/[’'](?:s|d|ll|ve|re|t|m)$/u, '')
  const stems = [
    bare,
    bare.replace(/s$/u, ''),
    bare.replace(/es$/u, ''),
    bare.replace(/ies$/u, 'y'),
    bare.replace(/ed$/u, ''),
    bare.replace(/ed$/u, 'e'),
    bare.replace(/(.)\1ed$/u, '$1'),
    bare.replace(/ied$/u, 'y'),
    bare.replace(/ing$/u, ''),
    bare.replace(/ing$/u, 'e'),
    bare.replace(/(.)\1ing$/u, '$1'),
    bare.replace(/ly$/u, ''),
    bare.replace(/er$/u, ''),
    bare.replace(/est$/u, ''),
    bare.replace(/r$/u, '')
  ]
  return stems.some((stem) => familiar.has(stem)) || bare.split('-').every((part) => familiar.has(part))
}

/** `excluded`: lower-case names, theme and culture words, which say nothing of a reading level. */
export function readingOf(text: string, excluded: ReadonlySet<string>): Readability {
  const sentences = sentencesOf(text)
  const tokens = tokensOf(text)
  const lengths = sentences.map((sentence) => tokensOf(sentence).length)
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '')
  const counted = tokens.filter((token) => !excluded.has(token) && !excluded.has(token.replace(/’s$/u, '')))
  const meanSentence = tokens.length / Math.max(1, sentences.length)
  return {
    grade:
      0.39 * meanSentence +
      11.8 *
        (tokensOf(plain).reduce((sum, token) => sum + Math.max(1, syllable(token)), 0) / Math.max(1, tokens.length)) -
      15.59,
    meanSentence,
    longestSentence: Math.max(...lengths),
    unfamiliar: counted.filter((token) => !isFamiliar(token)).length / Math.max(1, counted.length)
  }
}

export function gzipRatio(texts: readonly string[]): number {
  const all = Buffer.from(texts.join('\n'))
  return all.length / gzipSync(all, { level: 9 }).length
}

/** Self-BLEU-4 with uniform weights, no smoothing, closest-length brevity penalty; references are the next 20 texts. */
export function selfBleu(texts: readonly string[], candidates = 40, references = 20): number {
  const grams = texts.map((text) => [1, 2, 3, 4].map((size) => countsOf(tokensOf(text), size)))
  const lengths = texts.map((text) => tokensOf(text).length)
  const scores: number[] = []
  for (let at = 0; at < Math.min(candidates, texts.length); at += 1) {
    const others = Array.from(
      { length: Math.min(references, texts.length - 1) },
      (_, step) => (at + 1 + step) % texts.length
    )
    const length = lengths[at] ?? 0
    const closest = others
      .map((other) => lengths[other] ?? 0)
      .reduce((best, each) => (Math.abs(each - length) < Math.abs(best - length) ? each : best), Infinity)
    const logs = [0, 1, 2, 3].map((size) => {
      const mine = grams[at]?.[size] ?? new Map<string, number>()
      let matched = 0
      let total = 0
      for (const [gram, count] of mine) {
        const most = Math.max(0, ...others.map((other) => grams[other]?.[size]?.get(gram) ?? 0))
        matched += Math.min(count, most)
        total += count
      }
      return Math.log(matched / Math.max(1, total))
    })
    scores.push(Math.exp(logs.reduce((sum, log) => sum + log, 0) / 4 + Math.min(0, 1 - closest / length)))
  }
  return mean(scores)
}

function countsOf(tokens: readonly string[], size: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (let at = 0; at + size <= tokens.length; at += 1) {
    const gram = tokens.slice(at, at + size).join(' ')
    counts.set(gram, (counts.get(gram) ?? 0) + 1)
  }
  return counts
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0
}
