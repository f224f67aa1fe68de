import { expect, test } from 'vitest'

import { mayBeRepeated } from '#server/storyteller/plan/may-be-repeated.ts'
import { plainWords } from './labelled-sentences.ts'
import { linesUnder } from './repeated-messages.ts'

test.each([
  ['glad', 0.55, 1],
  ['grave', 0, 0.15]
] as const)('of %s messages from which nothing was learnt between %f and %f are told again', (label, least, most) => {
  const lines = linesUnder('held-out.txt', label)
  const share = lines.filter(mayBeRepeated).length / lines.length
  expect(lines.length).toBeGreaterThan(70)
  expect(share).toBeGreaterThanOrEqual(least)
  expect(share).toBeLessThanOrEqual(most)
})

test('no message that a figure is taken of stands where the model learns', () => {
  const known = new Set([...linesUnder('training.txt', 'glad'), ...linesUnder('training.txt', 'grave')].map(plainWords))
  const heldOut = [...linesUnder('held-out.txt', 'glad'), ...linesUnder('held-out.txt', 'grave')]
  expect(known.size).toBeGreaterThan(2000)
  expect(heldOut.filter((message) => known.has(plainWords(message)))).toEqual([])
})
