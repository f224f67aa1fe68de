import { expect, test } from 'vitest'

import { DURATIONS } from '#shared/story.ts'
import { person } from '#tests/support/requested-character.ts'
import { writeStory } from './embedded-storyteller.ts'

const CAST = [
  person('Isla', 6, 'daughter', { avatar: 'girl' }),
  person('Theo', 4, 'son', { avatar: 'boy' }),
  person('Dad', 39, 'father', { avatar: 'man' })
]

/** What is known of the two makes the sentences long: a story that does not fit the night is told of neither of them. */
test.each([
  'a koala and a penguin',
  'a puffin and a seal',
  'a dragon and a sheep',
  'a shark and a goldfish',
  'a wombat and an echidna',
  'a yeti and a snow leopard'
])('“%s” is told by a story of two, however short the night is', (theme) => {
  for (const duration of DURATIONS) {
    const request = { characters: CAST, theme, duration, culture: 'western', interests: [] } as const
    const { draft, faults } = writeStory(request, { seed: 'two friends', history: [] })
    expect(draft.plan.plot.id).toMatch(/^wish-(?:friends|pair)-/u)
    expect(faults).toEqual([])
  }
})

test('where the nearest story of a wish has no room in a short night the next one of that wish is told', () => {
  const characters = [
    person('Riri', 2, 'daughter'),
    person('Haruto', 7, 'daughter'),
    person('Ken', 38, 'father'),
    person('Ojiichan', 71, 'grandfather'),
    person('Etsuko', 68, 'grandmother'),
    person('Tobi', 0, 'baby')
  ]
  for (const theme of [
    'an owl who falls asleep at night and all the other owls laugh',
    'cats and the moon',
    'tiger and mango tree'
  ])
    for (const seed of ['r', 'a', 'b', 'c']) {
      const request = { characters, theme, duration: 'short', culture: 'japanese', interests: [] } as const
      expect(writeStory(request, { seed, history: [] }).draft.plan.plot.id).toMatch(/^wish-/u)
    }
})

test.each(['Tom and the tractor', 'Bea and the bakery at midnight', 'Chidi and the magic football boots'])(
  '“%s” is told of that to a household of six, however short the night is',
  (theme) => {
    const characters = [
      ...CAST,
      person('Nana Rose', 71, 'grandmother', { avatar: 'grandma' }),
      person('Mochi', 3, 'cat', { avatar: 'cat' }),
      person('Tobi', 0, 'baby', { avatar: 'baby' })
    ]
    const request = { characters, theme, duration: 'short', culture: 'western', interests: [] } as const
    const { draft, faults } = writeStory(request, { seed: 'named', history: [] })
    expect(draft.plan.plot.id).toMatch(/^wish-/u)
    expect(faults).toEqual([])
  }
)

/** All that two are like makes the story of what they do long, and then both of them are still told. */
test.each([
  'a lion and a mouse go camping',
  'a cat and a penguin go to the library',
  'a pig and a cow go to the seaside'
])('“%s” is told of both, however short the night is', (theme) => {
  const request = { characters: CAST, theme, duration: 'short', culture: 'western', interests: [] } as const
  const { draft, faults } = writeStory(request, { seed: 'two who go', history: [] })
  expect(draft.plan.plot.id).toBe('wish-two-third-go')
  expect(faults).toEqual([])
})

test('where there is no room for the hobbies of all, the story of the wish is told without them', () => {
  const characters = [
    person('Elsie', 2, 'daughter'),
    person('Bryn', 6, 'son', { hobbies: ['rugby'] }),
    person('Carys', 35, 'mum', { hobbies: ['knitting'] }),
    person('Biscuit', 9, 'dog', { hobbies: ['sleeping by the radiator'] })
  ]
  for (const seed of ['night-3', 'a', 'b', 'c']) {
    const request = {
      characters,
      theme: 'the hot water bottle',
      duration: 'short',
      culture: 'western',
      interests: []
    } as const
    const { draft, faults } = writeStory(request, { seed, history: [] })
    expect(draft.plan.plot.id).toMatch(/^wish-/u)
    expect(faults).toEqual([])
  }
})
