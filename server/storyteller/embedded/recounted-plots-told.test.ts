import { describe, expect, test } from 'vitest'

import type { ScenePlot } from '#content/format.ts'
import { storyLibrary, type StoryLibrary } from '#content/library.ts'
import { briefOf } from '#tests/support/wish-plots-told.ts'
import { verifyStory } from '../verify/verify-story.ts'
import { writeStory } from './embedded-storyteller.ts'

/** Of two things and of four, of a day and of a tale; with what is told of each. */
const MESSAGES = {
  recounted: [
    ['we walked to the bakery and Isla sang to the pigeons', ['walked to the bakery', 'sang to the pigeons']],
    [
      'the kite got stuck in the plum tree. mum threw a slipper at it. the slipper stayed there too. we ate plums',
      ['stuck in the plum tree', 'threw a slipper', 'stayed there too', 'ate plums']
    ]
  ],
  madeup: [
    ['a lamp post wants to be a giraffe and it grows one spot', ['wanted to be a giraffe', 'grew one spot']],
    [
      'a teapot opens a hotel for spoons. the ladle is too long for the bed. it sleeps in the bath',
      ['opened a hotel for spoons', 'too long for the bed', 'slept in the bath']
    ]
  ]
} as const

const EVENINGS = [
  ['short', 'mother and child'],
  ['short', 'a household'],
  ['medium', 'mother and child'],
  ['medium', 'a household'],
  ['long', 'mother and child']
] as const

const plots = storyLibrary.scenePlots.filter(({ tellsAny }) => tellsAny === 'recounted' || tellsAny === 'madeup')

describe.each(plots.map((plot) => [plot.id, plot] as const))('%s', (_, plot) => {
  const kind = plot.tellsAny === 'madeup' ? 'madeup' : 'recounted'
  test.each(EVENINGS)('tells all of a message, %s to %s', (duration, cast) => {
    for (const [message, said] of MESSAGES[kind]) {
      const { draft, faults } = writeStory(
        briefOf(message, duration, cast),
        { seed: message, history: [] },
        onlyWith([plot])
      )
      const text = draft.paragraphs.map((paragraph) => paragraph.text).join('\n')
      expect(draft.plan.plot.id).toBe(plot.id)
      expect(faults).toEqual([])
      for (const part of duration === 'short' ? said.slice(0, 2) : said) expect(text).toContain(part)
    }
  })
})

test('the verifier misses what a message told and the story does not', () => {
  const [message] = MESSAGES.recounted[0]
  const { draft } = writeStory(
    briefOf(message, 'medium', 'mother and child'),
    { seed: message, history: [] },
    onlyWith(plots.filter(({ tellsAny }) => tellsAny === 'recounted'))
  )
  const paragraphs = draft.paragraphs.map((each) => ({
    ...each,
    text: each.text.replaceAll(/to the bakery/gu, 'somewhere')
  }))
  expect(draft.plan.wish.says['recounted']).toBe('yes')
  expect(verifyStory(draft, draft.plan, storyLibrary).filter(({ code }) => code === 'told')).toEqual([])
  expect(verifyStory({ ...draft, paragraphs }, draft.plan, storyLibrary).map(({ code }) => code)).toContain('told')
})

/** So that no other story is nearer. */
function onlyWith(scenePlots: readonly ScenePlot[]): StoryLibrary {
  return { ...storyLibrary, scenePlots: [...scenePlots] }
}
