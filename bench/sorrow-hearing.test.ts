import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { labelledLines, plainWords, sentenceLists } from './labelled-sentences.ts'
import { PATTERNS, trainingLines, typedSentences, type TrainingLine } from './sorrow-examples.ts'
import { sorrowRows } from './sorrow-hearing.ts'
import { heldOutFiles, heldOutSentences } from './sorrow-held-out.ts'

const TRAINING = new URL('sorrow/', import.meta.url)
const RULES = new URL('../server/storyteller/sorrow/', import.meta.url)

test('sorrows are heard, and ordinary wishes are not taken for one, in sentences that nothing was fitted to', () => {
  expect(sorrowRows(false).filter(({ passed }) => passed === false)).toEqual([])
})

/** Of some sentences those that a figure is taken of. */
function heldOutAmong(sentences: readonly string[]): string[] {
  const heldOut = heldOutSentences()
  return sentences.filter((text) => heldOut.has(plainWords(text)))
}

test('no sentence that a figure is taken of stands where the model learns, or where its threshold is chosen', () => {
  expect(heldOutFiles().length).toBeGreaterThanOrEqual(10)
  expect(heldOutSentences().size).toBeGreaterThan(2800)
  const files = readdirSync(TRAINING).filter((file) => !/^(?:held-out|lists)/u.test(file))
  expect(heldOutAmong(files.flatMap((file) => labelledLines(file).map(({ text }) => text)))).toEqual([])
})

test('nor is it written out as the whole of a choice in a pattern', () => {
  const choices = PATTERNS.flatMap((file) => labelledLines(file)).flatMap(({ text }) => {
    const body = text.replace(/^\d+ /u, '')
    return /^\((?<choices>[^()]*)\)$/u.exec(body)?.groups?.['choices']?.split('|') ?? [body]
  })
  expect(choices.length).toBeGreaterThan(2000)
  expect(heldOutAmong(choices)).toEqual([])
})

test('nor does any pattern give it to the fit, in any reading and however it is typed', () => {
  const typed = typedSentences(trainingLines(), sentenceLists()).map(({ text }) => text)
  expect(typed.length).toBeGreaterThan(300_000)
  expect(heldOutAmong(typed)).toEqual([])
})

test('nor is it an example or a near miss of a rule', async () => {
  const files = readdirSync(RULES).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const withExamples = files.filter((file) => readFileSync(new URL(file, RULES), 'utf8').includes(' examples: ['))
  expect(withExamples.length).toBeGreaterThan(10)
  const found = await Promise.all(
    withExamples.map(async (file) => {
      const module: object = await import(new URL(file, RULES).href)
      return { file, examples: examplesIn(Object.values(module)) }
    })
  )
  expect(found.filter(({ examples }) => examples.length === 0)).toEqual([])
  expect(heldOutAmong(found.flatMap(({ examples }) => examples))).toEqual([])
})

/** The examples and counter-examples of tables of rules. */
function examplesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(examplesIn)
  if (typeof value !== 'object' || value === null) return []
  const tables = Object.entries(value).filter(([key]) => key === 'examples' || key === 'counterExamples')
  return tables.flatMap(([, examples]: [string, unknown]) =>
    Array.isArray(examples) ? examples.filter((each) => typeof each === 'string') : []
  )
}

test('nor does a test of sorrows say it', () => {
  const tests = readdirSync(RULES).filter((file) => file.endsWith('.test.ts'))
  const said = tests.flatMap((file) => {
    const source = readFileSync(new URL(file, RULES), 'utf8')
    return [...source.matchAll(/'(?<single>[^'\n]*)'|"(?<double>[^"\n]*)"|`(?<long>[^`]*)`/gu)].map(
      ({ groups }) => groups?.['single'] ?? groups?.['double'] ?? groups?.['long'] ?? ''
    )
  })
  // A single word may be a hobby or the name of a test's part, and is no sentence that a rule was made for.
  const sentences = said.filter((text) => plainWords(text).includes(' '))
  expect(sentences.length).toBeGreaterThan(1000)
  expect(heldOutAmong(sentences)).toEqual([])
})

test('without one line the others are typed as before, but where they were joined with it', () => {
  const line = (heading: string, text: string): TrainingLine => ({ heading, text, isSentence: true })
  const wishes = ['a whale', 'a lost mitten', 'two snails race', 'the bus was late', 'a kite in a tree', 'a loud drum']
  const lines = [line('loss', 'our old hen died in the night'), ...wishes.map((text) => line('wishes', text))]
  const gone = lines.findIndex(({ text }) => text === 'two snails race')
  const key = ({ luck, text }: { luck: number; text: string }) => `${luck} ${text}`
  const before = typedSentences(lines, new Map()).filter(
    (each) => each.line !== gone && !each.text.includes('two snails race')
  )
  const after = new Set(typedSentences(lines.toSpliced(gone, 1), new Map()).map(key))
  expect(before.length).toBeGreaterThan(50)
  expect(before.filter((each) => !after.has(key(each)))).toEqual([])
})
