import { expect, test } from 'vitest'

import { knownIn } from './known-things.ts'
import { storyLibrary } from './library.ts'
import { bareFaults, propsIn, takesFaults } from './prop-lint.ts'

test('a solution that takes something says so, and one that says so takes it', () => {
  expect(takesFaults('{S} blew the sand from under {obj}.').join()).toMatch(/\['sand'\] is not said/u)
  expect(takesFaults({ text: '{S} blew the sand from under {obj}.', takes: ['sand'] })).toEqual([])
  expect(takesFaults({ text: '{S} blew under {obj}.', takes: ['sand'] }).join()).toMatch(/takes sand, and does not/u)
  expect(takesFaults({ text: 'A thread of light fell on {obj}.', takes: [] })).toEqual([])
  expect(takesFaults({ text: 'Light fell on {obj}.', takes: [] }).join()).toMatch(/of nothing/u)
})

test('what something is only like is not taken, nor what comes out of a pocket', () => {
  expect(propsIn('It was as good as a hot stone, and straight as a string.')).toEqual([])
  expect(propsIn('Out of a pocket {S} took a piece of string.')).toEqual([])
  expect(propsIn('{S} laid a pebble on the wall.')).toEqual(['pebbles', 'wall'])
})

test('every challenge can be met with bare hands in more than one way', () => {
  expect(bareFaults(['one', { text: 'two', takes: ['string'] }]).join()).toMatch(/needs 2/u)
  expect(
    Object.entries(storyLibrary.matrix).flatMap(([row, cells]) =>
      Object.values(cells).flatMap((cell) => bareFaults(cell).map((fault) => row + fault))
    )
  ).toEqual([])
})

test('a thing is spoken of as known where it is “the”, and not where it is one of its kind or the only one', () => {
  const [pack] = storyLibrary.themes.filter(({ id }) => id === 'adventure')
  if (pack === undefined) throw new Error('There is an adventure')
  const known = {
    ...pack,
    object: [{ first: 'a map that had been folded', def: 'the old map' }],
    place: [{ first: 'a hill', def: 'the hill' }]
  }
  expect(knownIn('The soft map smelled of rain.', [known])).toEqual(['map'])
  expect(knownIn('A small map lay on the hill.', [known])).toEqual([])
})
