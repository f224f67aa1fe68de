import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { person } from '#tests/support/requested-character.ts'
import { remember } from '../memory.ts'
import { nearestOf } from './nearest-told.ts'
import { checkedRequest, planStory } from './plan-story.ts'
import { readBestTold } from './told-in-part.ts'

const FAMILY = [person('Ines', 6, 'daughter', { avatar: 'girl' }), person('Bram', 38, 'father', { avatar: 'man' })]

function told(theme: string) {
  const { plot, wish } = planStory(
    { characters: FAMILY, theme, duration: 'medium', culture: 'western', interests: [] },
    { seed: theme, history: [] }
  )
  return { plot: plot.id, says: wish.says }
}

function mayBeTold(theme: string) {
  const request = checkedRequest({
    characters: FAMILY,
    theme,
    duration: 'medium',
    culture: 'western',
    interests: []
  })
  const reading = readBestTold(request, storyLibrary, remember([]), null)
  return nearestOf(reading, storyLibrary, remember([])).plots
}

test.each([
  ['tofu lighthouse', 'edible', 'the lighthouse'],
  ['samosa spaceship', 'edible', 'the spaceship'],
  ['peacock tailor', 'works', 'a tailor'],
  ['moth librarian', 'works', 'a librarian'],
  ['racoon librarian', 'works', 'a librarian'],
  ['hedgehog hat shop', 'keeps', 'the hat shop'],
  ['goldfish opera', 'once.who', 'the goldfish'],
  ['digger wedding', 'once.who', 'the digger'],
  ['teahouse turtle', 'once.who', 'the turtle']
])('of “%s” both are in the story: {%s} is “%s”', (theme, slot, said) => expect(told(theme).says[slot]).toBe(said))

test('of two of which it is only known that there are both a story of just such two is told', () => {
  for (const plot of mayBeTold('goat telephone')) expect(plot.pairOf).toBeDefined()
  expect(told('goat telephone').says).toMatchObject({ seen: expect.stringContaining('goat') })
})

test.each([
  ['a story about a penguin choir', 'wish-two-band'],
  ['otter football', 'wish-whoever-plays-football'],
  ['tanuki hiccups', 'wish-whoever-hiccup'],
  ['sausage holiday', 'wish-whoever-on-holiday'],
  // For these a story was written.
  ['lohri bonfire', 'wish-lohri'],
  ['mermaid princess', 'wish-mermaid-princess'],
  ['dragon birthday', 'wish-dragon-at-the-party']
])('“%s” is told by %s', (theme, plot) => expect(told(theme).plot).toContain(plot))

test('in “ambulance disco” a need may be heard, and it is not played', () =>
  expect(told('ambulance disco').says['once.who']).toBeUndefined())
