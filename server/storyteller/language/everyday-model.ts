import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

import { hash } from '../random.ts'
import { rememberedOfWish } from '../remembered.ts'
import { vectorOf } from './word-vectors.ts'

/** What an everyday message is most probably about, as a short wish of which a story is (“a wobbly tooth”). */
export interface EverydayTopic {
  topic: string
  /** The probability that the model gives it, 0 to 1; what is left belongs to the other topics and to none of them. */
  surety: number
}

/** What a word, or two beside each other, says: how rare it is, and for each topic how much it speaks for it. */
export interface TopicFeature {
  rarity: number
  topics: readonly number[]
  weights: readonly number[]
}

/**
 * A multinomial logistic regression over the words of a message and over what they mean (`vectorOf`). The first topic is
 * none of them.
 */
export interface EverydayModel {
  topics: readonly string[]
  bias: readonly number[]
  features: ReadonlyMap<number, TopicFeature>
  /** One row for each dimension of the vectors, of one weight for each topic. */
  ofVector: Float32Array
}

/** A message as the model reads it. */
export interface MessageFeatures {
  /** Hashes of its words, of their beginnings, of what is left of them when misspelt, and of neighbours. */
  features: readonly number[]
  /** What it means, of length `WEIGHT`. */
  vector: Float32Array
}

/** How long what a message says and what it means are as vectors, so that a weight of 1 says something. */
export const WEIGHT = 3

const WORD = /[\p{L}\p{N}]+(?:[’'][\p{L}]+)*/gu
/** A longer message says more than one thing, and is read by what it asks for. */
const LONGEST = 26

/** The words of a message; “won’t” is typed “wont” as often. */
export function wordsOfMessage(message: string): string[] {
  return [...message.toLowerCase().matchAll(WORD)].map(([word]) => word.replaceAll(/[’']/gu, ''))
}

/** What the model reads of the words of a message. */
export function featuresOfMessage(words: readonly string[]): MessageFeatures {
  return { features: featuresOf(words), vector: vectorOf(words).map((each) => each * WEIGHT) }
}

const SHORTEST_STEMMED = 4
const SHORTEST_MISSPELT = 5

function featuresOf(words: readonly string[]): number[] {
  const features = new Set<number>()
  for (const [at, word] of words.entries()) {
    const stem = stemOf(word)
    features.add(hash(`w ${word}`))
    if (word.length >= SHORTEST_STEMMED) features.add(hash(`s ${stem}`))
    if (word.length >= SHORTEST_MISSPELT) features.add(hash(`k ${skeletonOf(stem)}`))
    const next = words[at + 1]
    if (next !== undefined) features.add(hash(`n ${stem} ${stemOf(next)}`))
  }
  return [...features]
}

function stemOf(word: string): string {
  if (word.length < SHORTEST_STEMMED) return word
  return word
    .replace(/(?:ied|ies)$/u, 'y')
    .replace(/(?<=\p{L}{3})(?:ing|ed|es|s)$/u, '')
    .replace(/(.)\1$/u, '$1')
    .replace(/(?<=\p{L}{3})e$/u, '')
}

/** The first letter and the consonants in their order. */
function skeletonOf(word: string): string {
  return word.charAt(0) + word.slice(1).replaceAll(/[aeiouy]|(.)(?=\1)/gu, '')
}

/** The probability of each topic, in their order. */
export function probabilitiesOf(model: EverydayModel, { features, vector }: MessageFeatures): Float64Array {
  const odds = Float64Array.from(model.bias)
  const count = odds.length
  const known = features.flatMap((feature) => model.features.get(feature) ?? [])
  const length = Math.hypot(...known.map(({ rarity }) => rarity))
  for (const { rarity, topics, weights } of known) {
    const value = (WEIGHT * rarity) / length
    for (const [at, topic] of topics.entries()) odds[topic] = (odds[topic] ?? 0) + value * (weights[at] ?? 0)
  }
  for (const [at, value] of vector.entries())
    for (let topic = 0; topic < count; topic += 1)
      odds[topic] = (odds[topic] ?? 0) + value * (model.ofVector[at * count + topic] ?? 0)
  return softmax(odds)
}

/** Shares that add up to 1, of odds as logarithms. */
export function softmax(odds: Float64Array): Float64Array {
  let most = -Infinity
  for (const each of odds) most = Math.max(most, each)
  const shares = odds.map((each) => Math.exp(each - most))
  let sum = 0
  for (const share of shares) sum += share
  return shares.map((share) => share / sum)
}

/** The surest topic of a message, by one model; null where it is most probably of none, or too long to be of one. */
export function topicBy(model: EverydayModel, message: string): EverydayTopic | null {
  const words = wordsOfMessage(message)
  if (words.length > LONGEST) return null
  const probabilities = probabilitiesOf(model, featuresOfMessage(words))
  const surety = Math.max(...probabilities)
  const at = probabilities.indexOf(surety)
  return at === NONE ? null : { topic: model.topics[at] ?? '', surety }
}

/** The place of what is of no topic. */
export const NONE = 0

const savedModel = z.object({
  /** With a bar between each two. */
  topics: z.string(),
  /** In the order of the topics, with a space between each two. */
  bias: z.string(),
  /** What a weight of one is worth, in log-odds, of a feature and of a dimension; and what a rarity of one is. */
  scales: z.object({ feature: z.number(), vector: z.number(), rarity: z.number() }),
  /**
   * Base64: for each feature four bytes of its hash, the lowest first, one of its rarity, one of how many topics it has, and
   * for each of them two of its place, the lower first, and one of its weight, from -127 to 127.
   */
  features: z.string(),
  /** Base64: one byte for each weight of `ofVector`. */
  ofVector: z.string()
})

/** A model that `bench/fit-message-model.ts` has saved. */
export function savedModelAt(file: URL): EverydayModel {
  const saved = savedModel.parse(JSON.parse(readFileSync(file, 'utf8')))
  const { scales } = saved
  const topics = saved.topics.split('|')
  const bias = saved.bias.split(' ').map(Number)
  const bytes = Buffer.from(saved.features, 'base64')
  const features = new Map<number, TopicFeature>()
  for (let at = 0; at < bytes.length;) {
    const count = bytes.readUInt8(at + 5)
    const places: number[] = []
    const weights: number[] = []
    for (let each = at + 6; each < at + 6 + count * 3; each += 3) {
      places.push(bytes.readUInt16LE(each))
      weights.push(scales.feature * bytes.readInt8(each + 2))
    }
    features.set(bytes.readUInt32LE(at), { rarity: scales.rarity * bytes.readUInt8(at + 4), topics: places, weights })
    at += 6 + count * 3
  }
  const ofVector = Float32Array.from(
    new Int8Array(Buffer.from(saved.ofVector, 'base64')),
    (each) => each * scales.vector
  )
  return { topics, bias, features, ofVector }
}

let loaded: EverydayModel | null = null

/** The model that `bench/train-everyday-model.ts` has fitted; read once. */
export function everydayModel(): EverydayModel {
  loaded ??= savedModelAt(new URL('everyday-weights.json', import.meta.url))
  return loaded
}

/** What a message is about, of the everyday things of which stories were written. */
export const everydayTopicOf = rememberedOfWish((message) => topicBy(everydayModel(), message))
