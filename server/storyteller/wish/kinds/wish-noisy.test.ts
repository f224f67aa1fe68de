import { expect, test } from 'vitest'

import { dislikedIn, noisyOf } from './wish-noisy.ts'

test.each([
  ['the rain on the tin roof is really loud tonight', 'the rain', 'Rattatatatat'],
  ['generator next door is making too much noise', 'the generator', 'Drrrummmm'],
  ['she doesn’t like it when the wind rattles the shutters', 'the wind', 'Whoooooooo'],
  ['he hates the noise of the blender', 'the blender', 'Grrrrrrrr']
])('“%s” is about something loud', (wish, what, sound) => {
  const noisy = noisyOf(dislikedIn(wish))
  expect(noisy?.['noisy.sound']).toBe(sound)
  expect(noisy?.['noisy']).toBe(what)
})

test.each(['the rain is late', 'a loud lion', 'the fridge is full', 'she likes the wind'])('“%s” is not', (wish) => {
  expect(noisyOf(dislikedIn(wish))).toBeNull()
})
