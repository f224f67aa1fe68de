import { expect, test } from 'vitest'

import { readLabel } from './theme-label.ts'
import { aboutOf } from './wish-about.ts'

test.each([
  ['why do leaves fall', 'why leaves fall'],
  ['How do fridges work?', 'how fridges work'],
  ['how does a plane fly', 'how a plane flies'],
  ['where does the sun go at night', 'where the sun goes at night'],
  ['why did the moon follow us', 'why the moon followed us'],
  ['why is the sky blue', 'why the sky is blue'],
  ['moving house', 'moving house'],
  ['the wifi broke', 'the day the wifi broke']
])('“%s” is spoken of as “%s”', (typed, about) => {
  const label = readLabel(typed, 'Isla')
  expect(label && aboutOf(label)).toBe(about)
})
