import { expect, test } from 'vitest'

import { storyPreview } from './preview.ts'

test('a stock opening is cut to its first full stop', () => {
  expect(storyPreview('Once upon a time there was a hill. Isla lived on it.')).toBe('Isla lived on it.')
  expect(storyPreview('One evening, late. The kettle sang.')).toBe('The kettle sang.')
})

test('a story that begins with its own words keeps them', () => {
  expect(storyPreview('The kettle sang. Once upon a time is far away.')).toBe(
    'The kettle sang. Once upon a time is far away.'
  )
})

test('an opening that is the whole text is shown rather than nothing', () => {
  expect(storyPreview('Once upon a time.')).toBe('Once upon a time.')
  expect(storyPreview('Once upon a time without an end')).toBe('Once upon a time without an end')
})

test('seventy characters are shown, and no emoji or accent is cut in two', () => {
  const family = '👩‍👩‍👧'
  const preview = storyPreview(family.repeat(80))
  expect(preview).toBe(`${family.repeat(70)}…`)
  expect(storyPreview('a'.repeat(70))).toBe('a'.repeat(70))
})
