import { expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'
import { withoutRide } from './ride-of-wish.ts'

test.each([
  ['hot air balloon ride', 'a hot air balloon'],
  ['going up in a hot air balloon', 'a hot air balloon'],
  ['a camel ride', 'a camel'],
  ['a ride on a tractor', 'a tractor']
])('“%s” is about %s', (wish, subject) => expect(withoutRide(wish)).toBe(subject))

test.each([
  'a school trip',
  'a trip to the moon',
  'going on an adventure',
  'a dragon who gives rides',
  'a dream journey'
])('“%s” stays as it is', (wish) => expect(withoutRide(wish)).toBe(wish))

test.each([
  ['car journey', 'wish-car-journey'],
  ['a dolphin ride', 'wish-dolphin-ride'],
  ['our coach trip', 'wish-school-trip']
])('“%s” is a ride of which a story was written', (wish, plot) => expect(plannedStory(wish).plot.id).toBe(plot))
