import { rememberedOfWish } from '../remembered.ts'
import {
  type EverydayModel,
  featuresOfMessage,
  NONE,
  probabilitiesOf,
  savedModelAt,
  wordsOfMessage
} from './everyday-model.ts'

/** A longer stretch says more than one thing. */
const MOST_WORDS = 26
/** A shorter one says too little. */
const LEAST_WORDS = 4
const BETWEEN = /[.,!?;:()…\n]+ *|(?<=\p{L}) (?:and|but|so|then|because)(?= )/u

/**
 * How probably something in a message is grave, 0 to 1, by one model: the most of what all of it, each of its clauses and each two
 * beside each other say.
 */
export function gravenessBy(model: EverydayModel, message: string): number {
  const clauses = message
    .split(BETWEEN)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
  const pairs = clauses.slice(1).map((clause, at) => `${clauses[at] ?? ''} ${clause}`)
  const stretches = [message, ...clauses, ...pairs].map(wordsOfMessage)
  const read = stretches.filter(({ length }) => length >= LEAST_WORDS && length <= MOST_WORDS)
  return Math.max(0, ...read.map((words) => 1 - (probabilitiesOf(model, featuresOfMessage(words))[NONE] ?? 0)))
}

let loaded: EverydayModel | null = null

/** The same by the model that `bench/train-glad-model.ts` has fitted. */
export const graveness = rememberedOfWish((message) => {
  loaded ??= savedModelAt(new URL('glad-weights.json', import.meta.url))
  return gravenessBy(loaded, message)
})

/** So probable is something grave, 0 to 1, in a message in which the model finds it: 70 % of glad ones by other hands are below it, 17 % of grave ones. */
const SOMETHING_GRAVE = 0.3

/** Whether the same model finds something grave in a message, so that it is neither repeated nor played. */
export function findsSomethingGrave(message: string): boolean {
  return graveness(message) >= SOMETHING_GRAVE
}

/** And so little in one in which it finds nothing that is. */
const NOTHING_GRAVE = 0.05

/** Whether the same model has read the whole of a message and finds nothing grave in it. */
export function findsNothingGrave(message: string): boolean {
  const { length } = wordsOfMessage(message)
  return length >= LEAST_WORDS && length <= MOST_WORDS && graveness(message) < NOTHING_GRAVE
}
