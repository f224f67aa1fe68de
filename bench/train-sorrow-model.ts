import { daleChall } from 'dale-chall'
import { writeFileSync } from 'node:fs'

import { KIND_BUCKETS, SORROW_KINDS, stretchesOf, type SorrowKind } from '#server/storyteller/plan/sorrow-model.ts'
import { rulesHearing } from '#server/storyteller/plan/sorrow.ts'
import { randomFrom, type SeededRandom } from '#server/storyteller/random.ts'
import { labelledLines, readingsOf, sentenceLists } from './labelled-sentences.ts'
import { percent } from './story-table.ts'

/**
 * Fits the model that hears sorrows, from bench/sorrow/training-*.txt and from nothing else, and writes
 * server/storyteller/plan/sorrow-weights.json: the same sentences always give the same file. The threshold is chosen on
 * bench/sorrow/development.txt. `node scripts/run-bench.mjs train-sorrow-model`
 */
export function run(): void {
  const lists = sentenceLists()
  const sorrowful = labelledLines('training-sorrows.txt')
  lists.set('any', everydayWords(sorrowful.map(({ text }) => text)))
  const lines = [...sorrowful, ...labelledLines('training-wishes.txt'), ...labelledLines('training-prose.txt')]
  const examples = lines.flatMap(({ heading, text }) => {
    const kind = SORROW_KINDS.find((each) => each === heading) ?? null
    const readings = readingsOf(text, lists).map((sentence) => ({ sentence, kind }))
    // A line of few readings is not drowned by those of many.
    return readings.length < 6 || text.split('(').length === 2 ? [...readings, ...readings] : readings
  })
  const sorrows = examples.filter(({ kind }) => kind !== null).length
  console.log(`${lines.length} lines, ${sorrows} sorrows, ${examples.length - sorrows} wishes`)
  const sentences = typed(examples, lists.get('any') ?? [])
  const common = [...counts(sentences)].filter(([, times]) => times >= LEAST).map(([feature]) => feature)
  const first = fit(sentences, common, FIRST_ROUNDS)
  // What is left of a fit when most features are struck out is not the best that the others can do.
  const fitted = fit(
    sentences,
    heaviest(first.weights).map(([feature]) => feature),
    ROUNDS
  )
  console.log(`${common.length} features, of which ${KEPT} are kept`)
  const right = sentences.filter(
    ({ stretches, kind }) => highest(fitted, stretches).score > 0 === (kind !== null)
  ).length
  console.log(
    `${percent(right / sentences.length)} of ${sentences.length} training sentences, as typed, are read right`
  )
  const kinds = fitKinds(
    sentences.filter(({ kind }) => kind !== null),
    fitted
  )
  const kept = heaviest(fitted.weights)
  const scale = Math.max(...kept.map(([, weight]) => Math.abs(weight))) / 127
  const bytes = Buffer.alloc(kept.length * 4)
  for (const [at, [feature, weight]] of kept.entries()) {
    bytes.writeUIntLE(feature, at * 4, 3)
    bytes.writeInt8(Math.round(weight / scale), at * 4 + 3)
  }
  const saved = {
    bias: fitted.bias,
    threshold: thresholdFor({ ...fitted, weights: new Map(kept) }),
    scale,
    weights: bytes.toString('base64'),
    kinds: base64(kinds)
  }
  writeFileSync(
    new URL('../server/storyteller/plan/sorrow-weights.json', import.meta.url),
    `${JSON.stringify(saved, null, 2)}\n`
  )
}

/** So many features are kept: those that weigh most. */
const KEPT = 80_000

function heaviest(weights: ReadonlyMap<number, number>): [number, number][] {
  return [...weights]
    .sort((one, other) => Math.abs(other[1]) - Math.abs(one[1]) || one[0] - other[0])
    .slice(0, KEPT)
    .sort((one, other) => one[0] - other[0])
}

interface Example {
  sentence: string
  kind: SorrowKind | null
}

interface Stretches {
  stretches: number[][]
  kind: SorrowKind | null
}

interface Fitted {
  weights: Map<number, number>
  bias: number
}

/**
 * Share of the wishes of bench/sorrow/development.txt that may be taken for a sorrow. The misses of that file were looked
 * at, so it is easier than what families type: less than half of the bar there keeps the bar elsewhere.
 */
const FALSE_ALARMS = 0.012

/** The lowest log-odds, in tenths, from which, with the rules, no more of the wishes are taken for a sorrow. */
function thresholdFor(fitted: Fitted): number {
  const scored = labelledLines('development.txt').map(({ heading, text }) => ({
    text,
    isSorrow: heading === 'sorrow',
    score: rulesHearing(text).length > 0 ? Infinity : highest(fitted, stretchesOf(text)).score
  }))
  const share = (isSorrow: boolean, from: number) => {
    const those = scored.filter((each) => each.isSorrow === isSorrow)
    return those.filter(({ score }) => score >= from).length / those.length
  }
  const candidates = Array.from({ length: 61 }, (_, at) => (at - 30) / 10)
  const threshold = candidates.find((from) => share(false, from) <= FALSE_ALARMS) ?? 3
  for (const from of [-2, -1, 0, 1, 2, threshold])
    console.log(
      `development, from ${from}: ${(100 * share(true, from)).toFixed(1)} % of sorrows heard, ${(100 * share(false, from)).toFixed(1)} % of wishes`
    )
  for (const { text, isSorrow, score } of scored)
    if (isSorrow !== score >= threshold)
      console.log(`${isSorrow ? 'missed' : 'false alarm'} ${score.toFixed(1)} ${text}`)
  return threshold
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
function typed(examples: readonly Example[], everyday: readonly string[]): Stretches[] {
  const random = randomFrom('typed')
  const wishes = examples.filter(({ kind }) => kind === null)
  const stretches = (sentence: string, kind: SorrowKind | null) => ({ stretches: stretchesOf(sentence), kind })
  return examples.flatMap(({ sentence, kind }) => {
    const variants = [sentence, hurried(sentence, random)]
    if (random.next() < 0.5) variants.push(capital(sentence))
    if (kind === null) variants.push(varied(sentence, everyday, random), varied(sentence, everyday, random))
    if (random.next() < 0.4) variants.push(random.pick(ASKED) + sentence + random.pick(ENDED))
    if (kind === null || random.next() < 0.6) {
      const others = Array.from({ length: 1 + random.below(kind === null ? 5 : 3) }, () => random.pick(wishes).sentence)
      const other = others.reduce((all, next) => all + random.pick(JOINED) + next)
      variants.push(
        random.next() < 0.7 ? other + random.pick(JOINED) + sentence : sentence + random.pick(JOINED) + other
      )
    }
    return variants.map((variant) => stretches(variant, kind))
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

function highest({ weights, bias }: Fitted, stretches: readonly number[][]): { score: number; features: number[] } {
  let best = { score: -Infinity, features: stretches[0] ?? [] }
  for (const features of stretches) {
    let score = bias
    for (const feature of features) score += weights.get(feature) ?? 0
    if (score > best.score) best = { score, features }
  }
  return best
}

const FIRST_ROUNDS = 5
const ROUNDS = 7
/** The weights are the mean of what they were during so many last rounds. */
const AVERAGED = 4
/** Share of the features that are hidden each time, so that no sentence hangs on a single word. */
const LEFT_OUT = 0.35
/** Sentences that a feature must be in: one of a sentence or two says nothing about the next. */
const LEAST = 4
const STEP = 0.12
const SHRINK = 2e-5

/** Logistic regression by AdaGrad. Of a long sorrow only the stretch that speaks most of it is taken for one. */
function fit(sentences: readonly Stretches[], features: readonly number[], rounds: number): Fitted {
  const fitted: Fitted = { weights: new Map(features.map((feature) => [feature, 0])), bias: 0 }
  const squares = new Map<number, number>()
  let biasSquares = 1e-2
  const mean = new Map<number, number>()
  let [taken, meanBias] = [0, 0]
  const random = randomFrom('rounds')
  const sorrows = sentences.filter(({ kind }) => kind !== null).length
  const weightOfSorrow = (sentences.length - sorrows) / sorrows
  for (let round = 0; round < rounds; round += 1)
    for (const [place, { stretches, kind }] of random.shuffled(sentences).entries()) {
      const learnt = [highest(fitted, stretches)]
      if (kind === null && stretches.length > 1) {
        const features = random.pick(stretches)
        learnt.push(highest(fitted, [features]))
      }
      for (const { features: all } of learnt) {
        const features = all.filter(() => random.next() >= LEFT_OUT)
        const { score } = highest(fitted, [features])
        const error = 1 / (1 + Math.exp(-score)) - (kind === null ? 0 : 1)
        const slope = error * (kind === null ? 1 : Math.sqrt(weightOfSorrow))
        if (Math.abs(slope) < 1e-4) continue
        biasSquares += slope * slope
        fitted.bias -= (STEP * slope) / Math.sqrt(biasSquares)
        for (const feature of features) {
          const weight = fitted.weights.get(feature)
          if (weight === undefined) continue
          const step = slope + SHRINK * weight
          const square = (squares.get(feature) ?? 1e-2) + step * step
          squares.set(feature, square)
          fitted.weights.set(feature, weight - (STEP * step) / Math.sqrt(square))
        }
      }
      if (round >= rounds - AVERAGED && (place + 1) % Math.ceil(sentences.length / 2) === 0) {
        taken += 1
        meanBias += fitted.bias
        for (const [feature, weight] of fitted.weights) mean.set(feature, (mean.get(feature) ?? 0) + weight)
      }
    }
  for (const [feature, sum] of mean) mean.set(feature, sum / taken)
  return { weights: mean, bias: meanBias / taken }
}

function counts(sentences: readonly Stretches[]): Map<number, number> {
  const times = new Map<number, number>()
  for (const { stretches } of sentences)
    for (const feature of new Set(stretches.flat())) times.set(feature, (times.get(feature) ?? 0) + 1)
  return times
}

/** Softmax regression over the kinds, on the stretch that speaks most of a sorrow. */
function fitKinds(sentences: readonly Stretches[], fitted: Fitted): Float64Array {
  const size = SORROW_KINDS.length
  const weights = new Float64Array(KIND_BUCKETS * size)
  const squares = new Float64Array(KIND_BUCKETS * size).fill(1e-2)
  const random = randomFrom('kinds')
  const best = sentences.map(({ stretches, kind }) => ({ features: highest(fitted, stretches).features, kind }))
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { features, kind } of random.shuffled(best)) {
      const sums = SORROW_KINDS.map((_, at) =>
        features.reduce((sum, feature) => sum + (weights[(feature % KIND_BUCKETS) * size + at] ?? 0), 0)
      )
      const most = Math.max(...sums)
      const powers = sums.map((sum) => Math.exp(sum - most))
      const total = powers.reduce((sum, power) => sum + power, 0)
      for (let at = 0; at < size; at += 1) {
        const slope = (powers[at] ?? 0) / total - (SORROW_KINDS[at] === kind ? 1 : 0)
        if (Math.abs(slope) < 1e-4) continue
        for (const feature of features) {
          const cell = (feature % KIND_BUCKETS) * size + at
          const square = (squares[cell] ?? 0) + slope * slope
          squares[cell] = square
          weights[cell] = (weights[cell] ?? 0) - (STEP * slope) / Math.sqrt(square)
        }
      }
    }
  return weights
}

function base64(weights: Float64Array): string {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
  return Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / scale)).buffer).toString('base64')
}
