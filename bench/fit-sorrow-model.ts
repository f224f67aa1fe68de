import { hash } from '#server/storyteller/random.ts'
import { KIND_BUCKETS, SORROW_KINDS } from '#server/storyteller/sorrow/sorrow-model.ts'
import type { SorrowExample } from './sorrow-examples.ts'

/** What is chosen by cross-validation, see `train-sorrow-model --cross-validate`. */
export interface FitSettings {
  /** Share of the features that are hidden each time, so that no sentence hangs on a single word. */
  leftOut: number
  /** Pulls each weight towards zero whenever it is touched. */
  shrink: number
  rounds: number
}

export interface FittedSorrows {
  /** Weight of a feature, in log-odds. */
  weights: Map<number, number>
  bias: number
}

/** Examples that a feature must be in: one of a sentence or two says nothing about the next. */
const LEAST = 4
/** So many features are kept: those that weigh most. */
const KEPT = 140_000
/** Rounds of the first fit, which only chooses the features. */
const FIRST_ROUNDS = 3
/** The weights are the mean of what they were during so many last rounds. */
const AVERAGED = 4
/** And of fits that read the sentences in so many orders: by one alone, a sentence more moved others by a unit. */
const ORDERS = ['rounds', 'second order', 'third order']
const STEP = 0.12

/** The features that weigh most, and their weights: logistic regression by AdaGrad. */
export function fitSorrows(examples: readonly SorrowExample[], settings: FitSettings): FittedSorrows {
  const common = [...counts(examples)].filter(([, times]) => times >= LEAST).map(([feature]) => feature)
  const first = fit(examples, common, { ...settings, rounds: FIRST_ROUNDS })
  // What is left of a fit when most features are struck out is not the best that the others can do.
  const kept = heaviest(first.weights).map(([feature]) => feature)
  const fits = ORDERS.map((order) => fit(examples, kept, settings, order))
  const meanOf = (read: (fitted: FittedSorrows) => number): number =>
    fits.reduce((sum, fitted) => sum + read(fitted), 0) / fits.length
  return {
    weights: new Map(kept.map((feature) => [feature, meanOf(({ weights }) => weights.get(feature) ?? 0)])),
    bias: meanOf(({ bias }) => bias)
  }
}

function heaviest(weights: ReadonlyMap<number, number>): [number, number][] {
  return [...weights]
    .sort((one, other) => Math.abs(other[1]) - Math.abs(one[1]) || one[0] - other[0])
    .slice(0, KEPT)
    .sort((one, other) => one[0] - other[0])
}

/** Log-odds and features of the stretch that speaks most of a sorrow. */
export function highest(
  { weights, bias }: FittedSorrows,
  stretches: readonly number[][]
): { score: number; features: number[] } {
  let best = { score: -Infinity, features: stretches[0] ?? [] }
  for (const features of stretches) {
    let score = bias
    for (const feature of features) score += weights.get(feature) ?? 0
    if (score > best.score) best = { score, features }
  }
  return best
}

/** Of a long sorrow only the stretch that speaks most of it is taken for one. */
function fit(
  examples: readonly SorrowExample[],
  features: readonly number[],
  settings: FitSettings,
  order = 'rounds'
): FittedSorrows {
  const placeOf = new Map(features.map((feature, place) => [feature, place]))
  const placed = examples.map(({ stretches, isSorrow, luck }) => ({
    luck,
    stretches: stretches.map((all) =>
      Int32Array.from(all.flatMap((feature) => placeOf.get(feature) ?? [])).filter((place) => place >= 0)
    ),
    isSorrow
  }))
  const weights = new Float64Array(features.length)
  const squares = new Float64Array(features.length).fill(1e-2)
  const mean = new Float64Array(features.length)
  let [bias, biasSquares, taken, meanBias] = [0, 1e-2, 0, 0]
  const scored = (all: Int32Array) => all.reduce((sum, place) => sum + (weights[place] ?? 0), bias)
  const sorrows = examples.filter(({ isSorrow }) => isSorrow).length
  const slopeOfSorrow = Math.sqrt((examples.length - sorrows) / sorrows)
  const learn = (all: Int32Array, isSorrow: boolean, seed: number) => {
    const seen = all.filter((place) => chanceOf(seed, features[place] ?? 0) >= settings.leftOut)
    const error = 1 / (1 + Math.exp(-scored(seen))) - (isSorrow ? 1 : 0)
    const slope = error * (isSorrow ? slopeOfSorrow : 1)
    if (Math.abs(slope) < 1e-4) return
    biasSquares += slope * slope
    bias -= (STEP * slope) / Math.sqrt(biasSquares)
    for (const place of seen) {
      const step = slope + settings.shrink * (weights[place] ?? 0)
      squares[place] = (squares[place] ?? 0) + step * step
      weights[place] = (weights[place] ?? 0) - (STEP * step) / Math.sqrt(squares[place])
    }
  }
  for (let round = 0; round < settings.rounds; round += 1)
    for (const [at, { stretches, isSorrow, luck }] of inOrder(placed, `${order} ${round}`).entries()) {
      const seed = hash(`${order} ${round} ${luck}`)
      let [best, most] = [stretches[0] ?? new Int32Array(), -Infinity]
      for (const stretch of stretches) {
        const score = scored(stretch)
        if (score > most) [best, most] = [stretch, score]
      }
      learn(best, isSorrow, seed)
      const another = stretches[Math.floor(chanceOf(seed, stretches.length) * stretches.length)]
      if (!isSorrow && stretches.length > 1 && another) learn(another, false, hash(order, seed))
      if (round >= settings.rounds - AVERAGED && (at + 1) % Math.ceil(placed.length / 2) === 0) {
        taken += 1
        meanBias += bias
        for (const [place, weight] of weights.entries()) mean[place] = (mean[place] ?? 0) + weight
      }
    }
  return {
    weights: new Map(features.map((feature, place) => [feature, (mean[place] ?? 0) / taken])),
    bias: meanBias / taken
  }
}

/** In [0, 1): each feature of a sentence has a chance of its own, or one feature more would hide others of it. */
function chanceOf(seed: number, feature: number): number {
  let value = Math.imul(seed ^ Math.imul(feature + 1, 0x9e3779b1), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 15), 0xc2b2ae35)
  return ((value ^ (value >>> 16)) >>> 0) / 2 ** 32
}

/** As if shuffled, but each stands where its own luck puts it: without one of them the others are in the same order. */
function inOrder<T extends { luck: number }>(all: readonly T[], order: string): T[] {
  return all
    .map((each) => ({ each, place: hash(`${order} ${each.luck}`) }))
    .sort((one, other) => one.place - other.place)
    .map(({ each }) => each)
}

function counts(examples: readonly SorrowExample[]): Map<number, number> {
  const times = new Map<number, number>()
  for (const { stretches } of examples)
    for (const feature of new Set(stretches.flat())) times.set(feature, (times.get(feature) ?? 0) + 1)
  return times
}

/** Softmax regression over the kinds, on the stretch that speaks most of a sorrow: `KIND_BUCKETS` rows of weights. */
export function fitKinds(examples: readonly SorrowExample[], fitted: FittedSorrows, rounds: number): Float64Array {
  const size = SORROW_KINDS.length
  const weights = new Float64Array(KIND_BUCKETS * size)
  const squares = new Float64Array(KIND_BUCKETS * size).fill(1e-2)
  const best = examples.map(({ stretches, kind, luck }) => ({
    features: highest(fitted, stretches).features,
    kind,
    luck
  }))
  for (let round = 0; round < rounds; round += 1)
    for (const { features, kind } of inOrder(best, `kinds ${round}`)) {
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
