import { expect, test } from 'vitest'

import { nounsIn } from '#server/storyteller/embedded/bedtime-facts.ts'
import { bedtimeHushes } from './bedtime-hushes.ts'
import { storyLibrary } from './library.ts'

const packs = storyLibrary.themes.filter(({ world }) => world !== undefined)

test('there is a pack for each, and three sentences for each pack that has a world', () => {
  expect(Object.keys(bedtimeHushes).toSorted()).toEqual(packs.map(({ id }) => id).toSorted())
  for (const lines of Object.values(bedtimeHushes)) expect(lines.length).toBeGreaterThanOrEqual(3)
})

test.each(packs.map((pack) => [pack.id, pack] as const))(
  '%s: what is whispered names a wish of it, and is short and quiet',
  (id, { keys }) => {
    const named = nounsIn([...keys, id].join(' '))
    const lines = bedtimeHushes[id] ?? []
    expect(lines.filter((line) => ![...nounsIn(line)].some((stem) => named.has(stem)))).toEqual([])
    expect(lines.filter((line) => line.split(' ').length > 20)).toEqual([])
    expect(lines.filter((line) => !/^\p{Lu}[^?!.\d:]*[^?!.,\d]$/u.test(line))).toEqual([])
  }
)

test('none is whispered of two', () => {
  const all = Object.values(bedtimeHushes).flat()
  expect(new Set(all).size).toBe(all.length)
})
