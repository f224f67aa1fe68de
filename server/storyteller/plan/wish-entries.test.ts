import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { stemsOf } from '../word-stems.ts'

test('no wish that a story is written for is left without a word to know it by, for that would be any wish', () => {
  const lost = storyLibrary.scenePlots.flatMap(({ id, wishes = [] }) =>
    wishes.filter((entry) => stemsOf(entry).size === 0).map((entry) => `${id}: ${entry}`)
  )
  expect(lost).toEqual([])
})
