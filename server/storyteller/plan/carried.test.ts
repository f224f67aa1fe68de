import { expect, test } from 'vitest'

import { writeStory } from '#server/storyteller/embedded/embedded-storyteller.ts'
import { person } from '#tests/support/requested-character.ts'
import { planStory } from './plan-story.ts'

const isla = person('Isla', 6, 'daughter', { avatar: 'girl' })
const family = [isla, person('Theo', 4, 'son', { avatar: 'boy' }), person('Mum', 37, 'mother')]
const request = (theme: string, duration: 'short' | 'medium' = 'medium') =>
  ({ characters: family, theme, duration, culture: 'western', interests: [] }) as const

test.each([
  ['a wombat with a rubber stamp', 'the rubber stamp', 'a rubber stamp', 'the wombat'],
  ['heron with a rubber stamp', 'the rubber stamp', 'a rubber stamp', 'the heron'],
  ['an octopus with eight umbrellas', 'the eight umbrellas', 'eight umbrellas', 'the octopus'],
  ['a yak with red ladders', 'the red ladders', 'red ladders', 'the yak'],
  ['a fox with a trombone at the bus stop', 'the trombone', 'a trombone', 'the fox']
])('“%s”', (theme, carried, one, carrier) => {
  const { says } = planStory(request(theme), { seed: 'carried', history: [] }).wish
  expect(says).toMatchObject({ carried, 'carried.a': one, carrier })
})

test.each([
  'a heron with cold feet',
  'a lion with a headache',
  'a robot with a girlfriend',
  'a cat with a plan',
  'a dog with a limp',
  'a mouse with a bad attitude',
  'a frog with a nanny',
  'a pirate with a gun',
  'a cowboy with a revolver',
  'a lion with a condom',
  'a frog with a whip',
  'a mouse with a mousetrap',
  'a giraffe with a bobble hat again',
  'she also has a new lunchbox with a penguin today',
  'a car with a face',
  'a pizza with pineapple',
  'a queen with a corgi',
  'a dog with a cone on its head goes to the vet',
  'two mice with a kite',
  'a cat who plays with a ball',
  'a walk with the lady next door'
])('nothing is carried in “%s”', (theme) => {
  expect(planStory(request(theme), { seed: 'carried', history: [] }).wish.says['carried']).toBeUndefined()
})

test.each([
  ['short', 1],
  ['medium', 3]
] as const)('what is carried is there from the beginning to bed: %s', (duration, least) => {
  const { draft, faults } = writeStory(request('a heron with a rubber stamp', duration), { seed: 'told', history: [] })
  expect(faults).toEqual([])
  const acts = draft.paragraphs.filter(({ text }) => text.includes('rubber stamp')).map(({ act }) => act)
  expect(acts.at(0)).toBe(0)
  expect(new Set(acts).size).toBeGreaterThanOrEqual(least)
})
