import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

import { labelledLines, plainWords } from './labelled-sentences.ts'
import { sorrowRows } from './sorrow-hearing.ts'

test('sorrows are heard, and ordinary wishes are not taken for one, in sentences that nothing was fitted to', () => {
  expect(sorrowRows(false).filter(({ passed }) => passed === false)).toEqual([])
})

test('no sentence that a figure is taken of stands where the model learns, or where its threshold is chosen', () => {
  const all = readdirSync(new URL('sorrow/', import.meta.url))
  const files = all.filter((file) => !/^(?:held-out|lists)/u.test(file))
  const known = new Set(files.flatMap((file) => labelledLines(file).map(({ text }) => plainWords(text))))
  const heldOut = all.filter((file) => file.startsWith('held-out'))
  expect(heldOut.length).toBeGreaterThanOrEqual(8)
  const seen = heldOut.flatMap((file) => labelledLines(file)).filter(({ text }) => known.has(plainWords(text)))
  expect(seen).toEqual([])
})
