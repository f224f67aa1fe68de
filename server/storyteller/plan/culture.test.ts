import { expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'

test('a wish that names a town which the background knows is told there', () => {
  const { culture } = plannedStory('a cat in Cairo', undefined, 'arabic')
  expect(culture.place.id).toBe('cairo')
})

test('of any other town nothing says where they are at home', () => {
  const { culture } = plannedStory('pigeons on the roof in Tripoli', undefined, 'arabic')
  const { outside, nature, sounds, sky } = culture.place
  const lines = [culture.home, ...[outside, nature, sounds, sky].flat().map(({ text }) => text)]
  expect(lines.filter((line) => /Amman|Weibdeh|Cairo|Zamalek|Nile|Muscat|Mutrah/u.test(line))).toEqual([])
  expect(culture.home).toMatch(/^\p{Ll}/u)
})
