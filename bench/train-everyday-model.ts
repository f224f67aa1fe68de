import { writeFileSync } from 'node:fs'

import { randomFrom } from '#server/storyteller/random.ts'
import {
  type EverydayModel,
  featuresOfMessage,
  NONE,
  type MessageFeatures,
  softmax,
  topicBy,
  type TopicFeature,
  WEIGHT,
  wordsOfMessage
} from '#server/storyteller/wish/everyday-model.ts'
import { type EverydayExample, everydayOthers, everydayTraining } from './everyday-examples.ts'
import { percent } from './story-table.ts'

/** Chosen by `--cross-validate`. */
const SETTINGS = { rounds: 18, rate: 0.6, shrink: 1e-5, least: 0.08 }
const NO_TOPIC = 'none'
const FOLDS = 5

/**
 * Fits the model that hears what an everyday message is about, from bench/everyday/training-*.txt and others-*.txt and from
 * nothing else, and writes server/storyteller/wish/everyday-weights.json: the same sentences always give the same file.
 * `node scripts/run-bench.mjs train-everyday-model`; with `--cross-validate` it writes nothing and prints how well sentences
 * are read that the fit did not see.
 */
export function run(args: readonly string[]): void {
  const examples = [...everydayTraining(), ...everydayOthers()]
  if (args.includes('--cross-validate')) {
    crossValidate(examples)
    return
  }
  const model = fitEveryday(examples)
  const right = examples.filter(({ topic, message }) => (topicBy(model, message)?.topic ?? null) === topic)
  console.log(`${percent(right.length / examples.length)} of ${examples.length} training sentences are read right`)
  writeFileSync(
    new URL('../server/storyteller/wish/everyday-weights.json', import.meta.url),
    `${JSON.stringify(saved(model), null, 2)}\n`
  )
}

interface Row {
  topic: number
  vector: Float32Array
  /** Places of its features, and what each counts. */
  places: readonly number[]
  values: readonly number[]
}

/** Multinomial logistic regression by stochastic gradient descent. */
function fitEveryday(examples: readonly EverydayExample[]): EverydayModel {
  const topics = [NO_TOPIC, ...new Set(examples.flatMap(({ topic }) => topic ?? []))]
  const placeOf = new Map(topics.map((topic, at) => [topic, at]))
  const messages = examples.map(({ topic, message }) => ({
    read: featuresOfMessage(wordsOfMessage(message)),
    topic: topic === null ? NONE : (placeOf.get(topic) ?? NONE)
  }))
  const rarities = raritiesOf(messages.map(({ read }) => read))
  const features = [...rarities.keys()]
  const featureAt = new Map(features.map((feature, at) => [feature, at]))
  const rows = messages.map(({ read, topic }): Row => {
    const places = read.features.flatMap((feature) => featureAt.get(feature) ?? [])
    const rare = read.features.map((feature) => rarities.get(feature) ?? 0)
    const length = Math.hypot(...rare)
    return { topic, vector: read.vector, places, values: rare.map((each) => (WEIGHT * each) / length) }
  })
  const count = topics.length
  const bias = new Float64Array(count)
  const ofVector = new Float32Array((rows[0]?.vector.length ?? 0) * count)
  const weights = new Float32Array(features.length * count)
  const random = randomFrom('everyday')
  for (let round = 0; round < SETTINGS.rounds; round += 1) {
    const rate = SETTINGS.rate * (1 - round / SETTINGS.rounds)
    for (const row of random.shuffled(rows)) descend(row, { bias, ofVector, weights }, rate)
  }
  const fitted = new Map(
    features.flatMap((feature, at): [number, TopicFeature][] => {
      const own = weights.subarray(at * count, (at + 1) * count)
      const kept = [...own.keys()].filter((topic) => Math.abs(own[topic] ?? 0) >= SETTINGS.least)
      const rarity = rarities.get(feature) ?? 0
      return [[feature, { rarity, topics: kept, weights: kept.map((topic) => own[topic] ?? 0) }]]
    })
  )
  return { topics, bias: [...bias], features: fitted, ofVector }
}

/** One step against the error of one row. */
function descend(
  { topic, vector, places, values }: Row,
  { bias, ofVector, weights }: { bias: Float64Array; ofVector: Float32Array; weights: Float32Array },
  rate: number
): void {
  const count = bias.length
  const odds = Float64Array.from(bias)
  for (const [at, place] of places.entries()) {
    const value = values[at] ?? 0
    const start = place * count
    for (let each = 0; each < count; each += 1) odds[each] = (odds[each] ?? 0) + value * (weights[start + each] ?? 0)
  }
  for (const [at, value] of vector.entries()) {
    const start = at * count
    for (let each = 0; each < count; each += 1) odds[each] = (odds[each] ?? 0) + value * (ofVector[start + each] ?? 0)
  }
  const errors = softmax(odds)
  errors[topic] = (errors[topic] ?? 0) - 1
  for (let each = 0; each < count; each += 1) bias[each] = (bias[each] ?? 0) - rate * (errors[each] ?? 0)
  const fall = (into: Float32Array, start: number, value: number): void => {
    for (let each = 0; each < count; each += 1) {
      const weight = into[start + each] ?? 0
      into[start + each] = weight - rate * (value * (errors[each] ?? 0) + SETTINGS.shrink * weight)
    }
  }
  for (const [at, place] of places.entries()) fall(weights, place * count, values[at] ?? 0)
  for (const [at, value] of vector.entries()) fall(ofVector, at * count, value)
}

/** The logarithm of how many messages there are for each that has a feature. */
function raritiesOf(messages: readonly MessageFeatures[]): Map<number, number> {
  const often = new Map<number, number>()
  for (const { features } of messages) for (const feature of features) often.set(feature, (often.get(feature) ?? 0) + 1)
  return new Map([...often].map(([feature, times]) => [feature, Math.log(messages.length / times)]))
}

function saved({ topics, bias, features, ofVector }: EverydayModel): object {
  const all = [...features.values()]
  const feature = most(all.flatMap(({ weights }) => weights)) / 127
  const vector = most([...ofVector]) / 127
  const rarity = most(all.map((each) => each.rarity)) / 255
  const parts = [...features]
    .toSorted(([one], [other]) => one - other)
    .map(([hashed, of]) => {
      const part = Buffer.alloc(6 + 3 * of.topics.length)
      part.writeUInt32LE(hashed, 0)
      part.writeUInt8(Math.round(of.rarity / rarity), 4)
      part.writeUInt8(of.topics.length, 5)
      for (const [at, topic] of of.topics.entries()) {
        part.writeUInt16LE(topic, 6 + at * 3)
        part.writeInt8(Math.round((of.weights[at] ?? 0) / feature), 8 + at * 3)
      }
      return part
    })
  return {
    topics: topics.join('|'),
    bias: bias.map((each) => each.toFixed(3)).join(' '),
    scales: { feature, vector, rarity },
    features: Buffer.concat(parts).toString('base64'),
    ofVector: Buffer.from(Int8Array.from(ofVector, (each) => Math.round(each / vector))).toString('base64')
  }
}

function most(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => Math.max(one, Math.abs(other)), 0)
}

/** How many of the sentences that a fit did not see are read right, and how many of no topic are taken for one, by how sure it is. */
function crossValidate(examples: readonly EverydayExample[]): void {
  const read = Array.from({ length: FOLDS }, (_, fold) => {
    const model = fitEveryday(examples.filter((_each, at) => at % FOLDS !== fold))
    return examples.filter((_each, at) => at % FOLDS === fold).map((each) => heardBy(model, each))
  }).flat()
  for (const least of [0, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) console.log(hearing(read, least))
}

/** What one model hears in an example. */
function heardBy(model: EverydayModel, { topic, message }: EverydayExample): Heard {
  return { topic, heard: topicBy(model, message) }
}

interface Heard {
  topic: string | null
  heard: { topic: string; surety: number } | null
}

/** One line of figures of what was heard with at least such a surety. */
function hearing(read: readonly Heard[], least: number): string {
  const heardAs = ({ heard }: Heard): string | null => (heard !== null && heard.surety >= least ? heard.topic : null)
  const [of, others] = [read.filter(({ topic }) => topic !== null), read.filter(({ topic }) => topic === null)]
  const right = of.filter((each) => heardAs(each) === each.topic).length
  const wrong = of.filter((each) => heardAs(each) !== null && heardAs(each) !== each.topic).length
  const taken = others.filter((each) => heardAs(each) !== null).length
  return `surety ${least}: right ${percent(right / of.length)}, wrong ${percent(wrong / of.length)}, of no topic taken for one ${percent(taken / Math.max(1, others.length))}`
}
