import { writeFileSync } from 'node:fs'

import { gravenessBy } from '#server/storyteller/language/glad-model.ts'
import { type EverydayExample, everydayOthers, everydayTraining } from './everyday-examples.ts'
import { fitMessages, saved, type FitMessagesSettings } from './fit-message-model.ts'
import { labelledLines } from './labelled-sentences.ts'
import { linesUnder } from './repeated-messages.ts'
import { isSorrowful } from './sorrow-examples.ts'
import { percent } from './story-table.ts'

const SETTINGS: FitMessagesSettings = { rounds: 14, rate: 0.5, shrink: 1e-5, least: 0.25 }
/** Messages that were made to be mistaken weigh as much as so many. */
const WEIGHT_OF_NEAR = 3
const LEAST_WORDS = 4
const SORROWS = ['training-told-sorrows.txt', 'training-sorrows-by-others.txt']
const ORDINARY = ['training-wishes-by-others.txt', 'training-near-misses.txt', 'training-families.txt']

/**
 * Fits the model that says whether a message may be told again sentence by sentence, from bench/repeated/training.txt, from the
 * everyday messages and from whole sentences of bench/sorrow, and writes server/storyteller/language/glad-weights.json: the same
 * sentences always give the same file. `node scripts/run-bench.mjs train-glad-model`; it prints how it reads
 * bench/repeated/held-out.txt, of which it has learnt nothing. With `--dry` nothing is written.
 */
export function run(args: readonly string[]): void {
  const model = fitMessages(gladAndGrave(), SETTINGS)
  if (!args.includes('--dry'))
    writeFileSync(
      new URL('../server/storyteller/language/glad-weights.json', import.meta.url),
      `${JSON.stringify(saved(model), null, 2)}\n`
    )
  const heldOut = (['grave', 'glad'] as const).map((label) =>
    linesUnder('held-out.txt', label).map((text) => gravenessBy(model, text))
  )
  for (const most of [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    const [grave = 0, glad = 0] = heldOut.map((scores) => scores.filter((score) => score < most).length / scores.length)
    console.log(`below ${most}: ${percent(glad)} of glad messages are told again, ${percent(grave)} of grave ones`)
  }
}

function gladAndGrave(): EverydayExample[] {
  const of = (files: readonly string[], isGrave: boolean) =>
    files.flatMap((file) =>
      labelledLines(file)
        .filter(({ heading }) => isSorrowful(heading) === isGrave)
        .map(({ text }) => text)
    )
  const near = (label: 'glad' | 'grave') => repeatedly(linesUnder('training.txt', label), WEIGHT_OF_NEAR)
  const grave = [...of(SORROWS, true), ...near('grave')]
  const glad = [
    ...of(ORDINARY, false),
    ...[...everydayTraining(), ...everydayOthers()].map(({ message }) => message),
    ...near('glad')
  ]
  return [
    ...grave.map((message): EverydayExample => ({ topic: 'grave', message })),
    ...glad.map((message): EverydayExample => ({ topic: null, message }))
  ].filter(({ message }) => message.split(' ').length >= LEAST_WORDS)
}

function repeatedly(lines: readonly string[], times: number): string[] {
  return Array.from({ length: times }, () => lines).flat()
}
