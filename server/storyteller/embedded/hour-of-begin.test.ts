import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { person } from '#tests/support/requested-character.ts'
import { writeStory } from './embedded-storyteller.ts'
import { ofItsHour } from './hour-of-begin.ts'

const begin = storyLibrary.shared.begin.both ?? []
const family = [person('Isla', 6, 'daughter', { avatar: 'girl' }), person('Theo', 4, 'son', { avatar: 'boy' })]

function told(theme: string) {
  const request = { characters: family, theme, duration: 'medium', culture: 'western', interests: [] } as const
  const { plan } = writeStory(request, { seed: 'hour', history: [] }).draft
  if (plan.kind !== 'scenes') throw new Error(`${theme} is told on a journey`)
  return plan
}

test('what happens at four o’clock does not begin when it was nearly bedtime', () => {
  const plan = told('it rained spaghetti')
  const lines = ofItsHour(begin, plan)
  expect(lines.length).toBeGreaterThanOrEqual(8)
  expect(lines.filter((line) => /evening|bedtime|dark|lamp/u.test(JSON.stringify(line)))).toEqual([])
})

test('any other story may begin in the evening', () => {
  expect(ofItsHour(begin, told('penguins'))).toEqual(begin)
})
