import { expect, test } from 'vitest'

import type { ScenePlot } from '#content/format.ts'
import { storyLibrary } from '#content/library.ts'
import { firstDay } from '#content/wish-plots/roles/first-day.ts'
import { person } from '#tests/support/requested-character.ts'
import { remember } from '../memory.ts'
import { isOfForm } from './own-of-form.ts'
import { ownPlots } from './own-plots.ts'
import { checkedRequest } from './plan-story.ts'
import { readRequest, type Reading } from './reading.ts'

function readingOf(theme: string): Reading {
  const request = checkedRequest({
    characters: [person('Isla', 6, 'daughter'), person('Dad', 40, 'father')],
    theme,
    duration: 'medium',
    culture: 'western',
    interests: []
  })
  return readRequest(request, storyLibrary, remember([]))
}

function tells(tellsAny: 'works' | 'keeps', job: string, theme: string): boolean {
  const plot: ScenePlot = { ...firstDay, tellsAny, jobs: [job] }
  return isOfForm(plot, tellsAny, readingOf(theme))
}

test.each([
  ['works', 'postman', 'fox postman'],
  ['works', 'postman', 'a yak who delivers letters'],
  ['works', 'postman', 'a sloth gets a job as a postman'],
  ['works', 'hairdresser', 'an octopus hairdresser'],
  ['works', 'hairdresser', 'a hippo opens a hair salon'],
  ['works', 'taxi driver', 'a monkey who drives a tuk tuk'],
  ['works', 'night watchman', 'a night watchman owl'],
  ['works', 'night watchman', 'a bear who guards the town at night'],
  ['works', 'lighthouse keeper', 'an owl who keeps a lighthouse'],
  ['keeps', 'chef', 'penguins open a restaurant'],
  ['keeps', 'chef', 'a fox who opens a noodle shop at night']
] as const)('what is told of whoever %s as a %s is told of “%s”', (tellsAny, job, theme) => {
  expect(tells(tellsAny, job, theme)).toBe(true)
})

test.each([
  ['works', 'dentist', 'fox postman'],
  ['works', 'dentist', 'a crocodile who goes to the dentist'],
  // The two of them have a story in which there are two.
  ['works', 'hairdresser', 'a fox and a hen who open a hair salon'],
  // Who cooks has opened nothing.
  ['keeps', 'chef', 'a chef bear'],
  ['works', 'postman', 'the postman']
] as const)('what is told of whoever %s as a %s is not told of “%s”', (tellsAny, job, theme) => {
  expect(tells(tellsAny, job, theme)).toBe(false)
})

test.each(['fox postman', 'a yak who delivers letters', 'a snail who is a postman'])(
  'comes before any work, any creature and any deed: %s',
  (theme) => {
    expect(ownPlots(readingOf(theme), storyLibrary, remember([])).map(({ id }) => id)).toEqual(['wish-job-postman'])
  }
)

test('who works in a place is told of by whom it is kept', () => {
  const plots = ownPlots(readingOf('a falcon who works at the airport'), storyLibrary, remember([]))
  expect(plots.map(({ tellsAny }) => tellsAny)).toContain('keeps')
})
