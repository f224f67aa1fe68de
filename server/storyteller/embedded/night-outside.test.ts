import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { CULTURES, type Culture } from '#shared/story.ts'
import { person } from '#tests/support/requested-character.ts'
import { writeStory } from './embedded-storyteller.ts'
import { outsideTonight, throughTheWindow } from './night-outside.ts'

const isla = person('Isla', 6, 'daughter', { avatar: 'girl', hobbies: ['drawing'] })
const theo = person('Theo', 4, 'son', { avatar: 'boy', hobbies: ['trains'] })
const PLACES = Object.values(storyLibrary.cultures).flatMap(({ places }) => places)
const OUTSIDE = PLACES.flatMap((place) => [...place.sky, ...place.sounds, ...throughTheWindow(place)])

function told(theme: string, culture: Culture = 'western', seed = 'night') {
  const request = { characters: [isla, theo], theme, duration: 'long', culture, interests: [] } as const
  return writeStory(request, { seed, history: [] }).draft
}

function outside(theme: string): string[] {
  const { plan } = told(theme)
  // Of a dull night and of a clear one.
  return ['a', 'b', 'c', 'd', 'e'].flatMap((seed) => outsideTonight(plan, seed)(OUTSIDE).map(({ text }) => text))
}

test.each([
  ['first snow', /\b(?:stars?|moon|Plough|Big Dipper|Southern Cross|crickets?|frogs?|geckos?)\b/u],
  ['a day at the beach', /\b(?:snow|icicle|frost)\b/u],
  ['football in the rain', /\b(?:stars?|Plough|Big Dipper|Southern Cross|snow)\b/u],
  ['fog', /\b(?:stars|Plough|Big Dipper|Southern Cross)\b/u],
  ['the moon', /\b(?:moon|mist|fog|cloud)\b/iu],
  ['stars', /\b(?:mist|fog|haze)\b/iu]
])('after “%s” nobody sees what cannot be there', (theme, contrary) => {
  expect(outside(theme).filter((line) => contrary.test(line))).toEqual([])
  expect(outside(theme).length).toBeGreaterThan(100)
})

test('a place has something for every weather', () => {
  for (const theme of ['first snow', 'the moon', 'football in the rain', 'a train'])
    for (const seed of ['a', 'b', 'c']) {
      const tonight = outsideTonight(told(theme).plan, seed)
      const bare = PLACES.filter((place) => tonight([...place.sounds, ...throughTheWindow(place)]).length < 4)
      expect(bare.map(({ id }) => id)).toEqual([])
    }
})

test('no night is clear and dull at once', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const tonight = outsideTonight(told('a train').plan, seed)(OUTSIDE).map(({ text }) => text)
    const isClear = tonight.some((line) => /\b(?:Plough|Big Dipper|Southern Cross|Milky Way)\b/u.test(line))
    const isDull = tonight.some((line) => /\b(?:fog|foghorn|mist)\b/iu.test(line))
    expect(isClear && isDull).toBe(false)
  }
})

test('a story has its place in it in every culture and every weather', () => {
  for (const culture of CULTURES)
    for (const theme of ['first snow', 'the moon', 'a day at the beach'])
      expect(told(theme, culture).paragraphs.length).toBeGreaterThan(10)
})
