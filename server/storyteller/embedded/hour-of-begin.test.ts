import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { plainBegin } from '#content/wish-talk.ts'
import { person } from '#tests/support/requested-character.ts'
import { writeStory } from './embedded-storyteller.ts'
import { ofItsHour } from './hour-of-begin.ts'

const family = [person('Isla', 6, 'daughter', { avatar: 'girl' }), person('Theo', 4, 'son', { avatar: 'boy' })]

function told(theme: string) {
  const request = { characters: family, theme, duration: 'medium', culture: 'western', interests: [] } as const
  const { plan } = writeStory(request, { seed: 'hour', history: [] }).draft
  if (plan.kind !== 'scenes') throw new Error(`${theme} is told on a journey`)
  return plan
}

test('what happens at four o’clock does not begin when it was nearly bedtime', () => {
  const plan = told('it rained spaghetti')
  const lines = ofItsHour(plainBegin.both ?? [], plan)
  expect(lines.length).toBeGreaterThanOrEqual(8)
  expect(lines.filter((line) => /evening|bedtime|dark|lamp/u.test(JSON.stringify(line)))).toEqual([])
  expect(ofItsHour(storyLibrary.shared.begin.both ?? [], plan).length).toBeGreaterThanOrEqual(8)
})

test('any other story may begin in the evening', () => {
  expect(ofItsHour(plainBegin.both ?? [], told('penguins'))).toEqual(plainBegin.both)
})
