import {
  type EverydayModel,
  featuresOfMessage,
  NONE,
  type MessageFeatures,
  softmax,
  type TopicFeature,
  WEIGHT,
  wordsOfMessage
} from '#server/storyteller/language/everyday-model.ts'
import { randomFrom } from '#server/storyteller/random.ts'
import type { EverydayExample } from './everyday-examples.ts'

/** How long and how fast a model is fitted, how much a weight shrinks at each step, and which weights are kept. */
export interface FitMessagesSettings {
  rounds: number
  rate: number
  shrink: number
  least: number
}

const NO_TOPIC = 'none'

interface Row {
  topic: number
  vector: Float32Array
  /** Places of its features, and what each counts. */
  places: readonly number[]
  values: readonly number[]
}

/** Multinomial logistic regression by stochastic gradient descent; the same examples always give the same model. */
export function fitMessages(examples: readonly EverydayExample[], settings: FitMessagesSettings): EverydayModel {
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
  for (let round = 0; round < settings.rounds; round += 1) {
    const rate = settings.rate * (1 - round / settings.rounds)
    for (const row of random.shuffled(rows)) descend(row, { bias, ofVector, weights }, rate, settings.shrink)
  }
  const fitted = new Map(
    features.flatMap((feature, at): [number, TopicFeature][] => {
      const own = weights.subarray(at * count, (at + 1) * count)
      const kept = [...own.keys()].filter((topic) => Math.abs(own[topic] ?? 0) >= settings.least)
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
  rate: number,
  shrink: number
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
      into[start + each] = weight - rate * (value * (errors[each] ?? 0) + shrink * weight)
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

/** As it is kept: weights as single bytes, in base64. */
export function saved({ topics, bias, features, ofVector }: EverydayModel): object {
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
