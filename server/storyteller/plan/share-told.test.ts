import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { person } from '#tests/support/requested-character.ts'
import { remember } from '../memory.ts'
import { checkedRequest } from './plan-story.ts'
import { readRequest } from './reading.ts'
import { shareTold, wordsAsked } from './share-told.ts'

const FAMILY = [person('Ines', 6, 'daughter', { avatar: 'girl' }), person('Bram', 38, 'father', { avatar: 'man' })]

function read(theme: string) {
  const request = checkedRequest({ characters: FAMILY, theme, duration: 'medium', culture: 'western', interests: [] })
  return readRequest(request, storyLibrary, remember([]))
}

const foxes = storyLibrary.scenePlots.filter(({ id }) => id === 'wish-foxes')

test.each([
  ['a fox', 1, 1],
  ['a fox who returns things to shops', 0.2, 0.45],
  ['an escalator in Lisbon', 0, 0.2]
])('of “%s” a story of foxes tells between %d and %d', (theme, least, most) => {
  expect(foxes).toHaveLength(1)
  for (const plot of foxes) {
    const share = shareTold(plot, read(theme), storyLibrary)
    expect(share).toBeGreaterThanOrEqual(least)
    expect(share).toBeLessThanOrEqual(most)
  }
})

test('neither a name nor the evening is asked for', () => {
  expect(wordsAsked(read('Ines wants a story tonight with an escalator please'))).toEqual(['escalator'])
})
