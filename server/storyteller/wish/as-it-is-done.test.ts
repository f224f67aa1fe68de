import { expect, test } from 'vitest'

import { asItIsDone } from './as-it-is-done.ts'

test.each([
  ['a pigeon who wants to ride the tube', 'a pigeon who rides the tube'],
  ['a goat that keeps eating homework', 'a goat who eats homework'],
  ['a fox that keeps ringing the doorbells', 'a fox who rings the doorbells'],
  ['a bear who really wants to carry the moon home', 'a bear who carries the moon home']
])('“%s” is told as “%s”', (wish, done) => {
  expect(asItIsDone(wish)).toBe(done)
})

test.each([
  'a penguin who wants to fly',
  'a frog who keeps hiccuping',
  'a mouse who keeps falling over',
  'a mole who wants to be a lifeguard',
  'a lion who wants a haircut',
  'a dog who barks',
  'he wants to ride a horse',
  'trains'
])('“%s” is no deed that could be done', (wish) => {
  expect(asItIsDone(wish)).toBeNull()
})
