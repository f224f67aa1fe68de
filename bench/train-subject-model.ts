import { writeFileSync } from 'node:fs'

import { featuresOfTokens, TAGS, tagsOf, type SubjectModel } from '#server/storyteller/language/subject-model.ts'
import { randomFrom } from '#server/storyteller/random.ts'
import { placeOf, trainingMessages } from './marked-messages.ts'

/** Chosen by leaving out one message of five. */
const ROUNDS = 16
/** A feature of one message says nothing of the next. */
const LEAST = 2
/** So many features are kept, those that weigh most. */
const KEPT = 32_000
const SIZE = TAGS.length
/** The names of a family are not in a message that was written for no family. */
const NO_NAMES: ReadonlySet<string> = new Set()

/**
 * Fits the model that finds in a message what the story is to be about, by the averaged structured perceptron (Collins 2002),
 * from bench/subjects/training-*.txt and from nothing else, and writes server/storyteller/language/subject-weights.json: the same
 * messages always give the same file. `node scripts/run-bench.mjs train-subject-model`
 */
export function run(): void {
  const { weights, transitions } = fitSubjects()
  const kept = [...weights]
    .map(([feature, of]) => ({ feature, of, most: Math.max(...of.map(Math.abs)) }))
    .toSorted((one, other) => other.most - one.most || one.feature - other.feature)
    .slice(0, KEPT)
    .toSorted((one, other) => one.feature - other.feature)
  const scale = kept.reduce((most, { most: own }) => Math.max(most, own), 0) / 127
  const bytes = Buffer.alloc(kept.length * (4 + SIZE))
  for (const [at, { feature, of }] of kept.entries()) {
    bytes.writeUInt32LE(feature, at * (4 + SIZE))
    for (const [tag, weight] of of.entries()) bytes.writeInt8(Math.round(weight / scale), at * (4 + SIZE) + 4 + tag)
  }
  const saved = {
    scale,
    transitions: [...transitions].map((weight) => Number(weight.toFixed(3))),
    weights: bytes.toString('base64')
  }
  writeFileSync(
    new URL('../server/storyteller/language/subject-weights.json', import.meta.url),
    `${JSON.stringify(saved, null, 2)}\n`
  )
  console.log(`${kept.length} of ${weights.size} features are kept`)
}

function fitSubjects(): SubjectModel {
  const examples = trainingMessages().map(({ tokens, tags }) => ({
    features: featuresOfTokens(tokens, NO_NAMES),
    wanted: tags.map(placeOf)
  }))
  const weights = new Map(commonOf(examples).map((feature) => [feature, new Float64Array(SIZE)]))
  const sums = new Map([...weights.keys()].map((feature) => [feature, new Float64Array(SIZE)]))
  const transitions = new Float64Array((SIZE + 1) * SIZE)
  const sumOfTransitions = new Float64Array(transitions.length)
  const model = { weights, transitions }
  const random = randomFrom('messages')
  let step = 0
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { features, wanted } of random.shuffled(examples)) {
      step += 1
      const found = tagsOf(model, features).map(placeOf)
      const move = (vector: Float64Array | undefined, sum: Float64Array | undefined, at: number, by: number): void => {
        if (!vector || !sum) return
        vector[at] = (vector[at] ?? 0) + by
        sum[at] = (sum[at] ?? 0) + by * step
      }
      for (const [at, right] of wanted.entries()) {
        const wrong = found[at] ?? 0
        const [rightBefore, wrongBefore] = at === 0 ? [SIZE, SIZE] : [wanted[at - 1] ?? 0, found[at - 1] ?? 0]
        if (wrong !== right)
          for (const feature of features[at] ?? []) {
            move(weights.get(feature), sums.get(feature), right, 1)
            move(weights.get(feature), sums.get(feature), wrong, -1)
          }
        if (wrong !== right || wrongBefore !== rightBefore) {
          move(transitions, sumOfTransitions, rightBefore * SIZE + right, 1)
          move(transitions, sumOfTransitions, wrongBefore * SIZE + wrong, -1)
        }
      }
    }
  const mean = (vector: Float64Array, sum: Float64Array): Float64Array =>
    vector.map((weight, at) => weight - (sum[at] ?? 0) / (step + 1))
  return {
    weights: new Map([...weights].map(([feature, of]) => [feature, mean(of, sums.get(feature) ?? of)])),
    transitions: mean(transitions, sumOfTransitions)
  }
}

function commonOf(examples: readonly { features: readonly (readonly number[])[] }[]): number[] {
  const times = new Map<number, number>()
  for (const { features } of examples)
    for (const feature of new Set(features.flat())) times.set(feature, (times.get(feature) ?? 0) + 1)
  return [...times].filter(([, count]) => count >= LEAST).map(([feature]) => feature)
}
