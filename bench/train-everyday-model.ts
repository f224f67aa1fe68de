import { writeFileSync } from 'node:fs'

import { topicBy, type EverydayModel } from '#server/storyteller/language/everyday-model.ts'
import { type EverydayExample, everydayOthers, everydayTraining } from './everyday-examples.ts'
import { fitMessages, saved, type FitMessagesSettings } from './fit-message-model.ts'
import { percent } from './story-table.ts'

/** Chosen by `--cross-validate`. */
const SETTINGS: FitMessagesSettings = { rounds: 18, rate: 0.6, shrink: 1e-5, least: 0.08 }
const FOLDS = 5

/**
 * Fits the model that hears what an everyday message is about, from bench/everyday/training-*.txt and others-*.txt and from
 * nothing else, and writes server/storyteller/language/everyday-weights.json: the same sentences always give the same file.
 * `node scripts/run-bench.mjs train-everyday-model`; with `--cross-validate` it writes nothing and prints how well sentences
 * are read that the fit did not see.
 */
export function run(args: readonly string[]): void {
  const examples = [...everydayTraining(), ...everydayOthers()]
  if (args.includes('--cross-validate')) {
    crossValidate(examples)
    return
  }
  const model = fitMessages(examples, SETTINGS)
  const right = examples.filter(({ topic, message }) => (topicBy(model, message)?.topic ?? null) === topic)
  console.log(`${percent(right.length / examples.length)} of ${examples.length} training sentences are read right`)
  writeFileSync(
    new URL('../server/storyteller/language/everyday-weights.json', import.meta.url),
    `${JSON.stringify(saved(model), null, 2)}\n`
  )
}

/** How many of the sentences that a fit did not see are read right, and how many of no topic are taken for one, by how sure it is. */
function crossValidate(examples: readonly EverydayExample[]): void {
  const read = Array.from({ length: FOLDS }, (_, fold) => {
    const model = fitMessages(
      examples.filter((_each, at) => at % FOLDS !== fold),
      SETTINGS
    )
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
