import { expect, test } from 'vitest'

import { lineText } from '#content/line-lint.ts'
import { briefOf, isla, PARTS, wishPlotsContract } from '#tests/support/wish-plots-told.ts'
import { writeStory } from './embedded-storyteller.ts'

wishPlotsContract(PARTS.ofManyWishes)

test.each(['robots', 'our cat died'])('ends in its own last sentence: %s', (theme) => {
  const { draft } = writeStory(briefOf(theme, 'short', 'mother and child'), { seed: 'last', history: [] })
  const { plan } = draft
  if (plan.kind !== 'scenes') throw new Error('it is told in scenes')
  const ends = (plan.plot.last ?? []).map((line) => lineText(line).replaceAll('{H}', isla.name))
  expect(ends).toContain(draft.paragraphs.at(-1)?.text)
})

test.each([
  'camping in the back garden with uncle Joe',
  'football in the rain with my brother',
  'a bath with bubbles',
  'easter egg hunt at the farm',
  'a sleepover at Ada’s house'
])('“%s” says a little more than its subject, and is told of that without a fault', (theme) => {
  expect(writeStory(briefOf(theme, 'medium', 'sisters'), { seed: 'told', history: [] }).firstFaults).toEqual([])
})
