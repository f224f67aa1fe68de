import { expect, test } from 'vitest'

import { gameOf } from './wish-game.ts'

test.each([
  ['hotels.. they play it with the sofa cushions, one is always the boss, there has to be a bell', 'hotels', 'a bell'],
  ['cafes, she takes everybody’s order and it’s always soup', 'cafés', 'a notepad'],
  ['they play doctors and there must be a plaster', 'doctors', 'a plaster'],
  ['playing post office with the dolls', 'post offices', 'a stamp'],
  ['he is obsessed with playing airport, you must show your passport', 'airports', 'a passport']
])('reads the game and what there has to be: %s', (wish, game, must) => {
  expect(gameOf(wish)).toMatchObject({ game, 'game.must': must })
})

test('hears what everybody is given, and who keeps the place', () => {
  expect(gameOf('cafes, she is the waitress and it’s always tomato soup')).toMatchObject({
    'game.gives': 'tomato soup',
    'game.boss': 'the waitress'
  })
})

test.each([
  'a hotel for ghosts',
  'vets',
  'going to the dentist',
  'playing football',
  'our school play',
  'he won’t play shops'
])('is no such game: %s', (wish) => {
  expect(gameOf(wish)).toBeNull()
})
