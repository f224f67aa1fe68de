import { expect, test } from 'vitest'

import { createSlots, urgencyAt } from './narration-slots.ts'

test('eight families that fill every slot do not shut out a ninth, and get no more themselves', () => {
  const slots = createSlots()
  for (let family = 0; family < 8; family++)
    for (let i = 0; i < 8; i++) expect(slots.take(`${family}-${i}`, `family ${family}`)).toBe(i)
  expect(slots.take('ninth', 'the ninth')).toBe(0)
  expect(() => slots.take('another of the ninth', 'the ninth')).toThrow('many stories at once')
  expect(() => slots.take('one more of the first', 'family 0')).toThrow('several of your stories')
  slots.leave('0-0')
  slots.leave('0-1')
  expect(slots.take('one more of the first', 'family 0')).toBe(6)
})

test('there is an end to it', () => {
  const slots = createSlots()
  for (let i = 0; i < 128; i++) slots.take(String(i), `family ${i}`)
  expect(() => slots.take('the last', 'family 128')).toThrow('many stories at once')
})

test('the first sentence of a family that comes late is spoken before the second story of one that came early', () => {
  expect(urgencyAt(0, 0)).toBeLessThan(urgencyAt(0, 1))
  expect(urgencyAt(0, 7)).toBeLessThan(urgencyAt(1, 0))
  expect(urgencyAt(3, 0)).toBeLessThan(urgencyAt(3, 2))
})
