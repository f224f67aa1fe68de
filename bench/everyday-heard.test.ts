import { expect, test } from 'vitest'

import {
  everydayHeldOut,
  everydayHeldOutNewest,
  everydayHeldOutOthers,
  everydayOthers,
  everydayTraining
} from './everyday-examples.ts'
import { everydayRows } from './everyday-heard.ts'
import { plainWords } from './labelled-sentences.ts'

test('it is heard what everyday messages are about, in sentences that nothing was fitted to', () => {
  expect(everydayRows().filter(({ passed }) => passed === false)).toEqual([])
})

test('no sentence that a figure is taken of stands where the model learns', () => {
  const known = new Set([...everydayTraining(), ...everydayOthers()].map(({ message }) => plainWords(message)))
  const heldOut = [...everydayHeldOut(), ...everydayHeldOutNewest(), ...everydayHeldOutOthers()]
  expect(heldOut.length).toBeGreaterThan(300)
  expect(heldOut.filter(({ message }) => known.has(plainWords(message)))).toEqual([])
})

test('each topic of which a figure is taken is one that the model learns', () => {
  const topics = new Set(everydayTraining().map(({ topic }) => topic))
  expect([...everydayHeldOut(), ...everydayHeldOutNewest()].filter(({ topic }) => !topics.has(topic))).toEqual([])
})
