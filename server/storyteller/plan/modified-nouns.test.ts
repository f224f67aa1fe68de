import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { plannedStory } from '#tests/support/planned-story.ts'
import { person } from '#tests/support/requested-character.ts'
import { writeStory } from '../embedded/embedded-storyteller.ts'

const characters = [
  person('Isla', 6, 'daughter', { avatar: 'girl' }),
  person('Theo', 4, 'son', { avatar: 'boy' }),
  person('Rosa', 38, 'mother', { avatar: 'woman' })
]

/** A wish for a thing, the story of its class, and the words that have to be said. */
test.each([
  ['sparkly nail polish', /^wish-(?:known|used)/u, ['sparkly nail polish']],
  ['strawberry milkshake', /^wish-(?:known|used)/u, ['strawberry milkshake']],
  ['grandad’s old train set', /^wish-old-train-set/u, ['train']],
  ['glitter everywhere', /^wish-(?:known|used)/u, ['glitter']],
  ['the number seven', /^wish-any-number/u, ['seven']],
  ['braai day', /^wish-barbecue/u, ['sausage']],
  ['binoculars by a lake', /^wish-known/u, ['binoculars']],
  ['slippers on the line', /^wish-slippers/u, ['slippers']],
  ['cardboard castle', /^wish-known/u, ['cardboard castle']],
  ['purple elephants', /^wish-known/u, ['purple elephant']],
  ['a possum in pyjamas', /^wish-whoever-keeps-on/u, ['pyjamas', 'possum']]
] as const)('“%s” is told by the story of its class, in its own words', (theme, id, words) => {
  const request = { characters, theme, duration: 'medium', culture: 'western', interests: [] } as const
  const { draft, faults } = writeStory(request, { seed: 'said', history: [] }, storyLibrary)
  expect(faults).toEqual([])
  expect(draft.plan.plot.id).toMatch(id)
  const text = draft.paragraphs.map((paragraph) => paragraph.text.toLowerCase()).join('\n')
  expect(words.filter((word) => !text.includes(word))).toEqual([])
})

test.each([
  ['a hot air balloon over the city', 'wish-hot-air-balloon'],
  ['hot air balloons over the fairy chimneys', 'wish-hot-air-balloon'],
  ['pancakes that stick to the ceiling', 'wish-up-there']
])('“%s” is told by what was written of all of its name', (theme, id) => expect(plannedStory(theme).plot.id).toBe(id))
