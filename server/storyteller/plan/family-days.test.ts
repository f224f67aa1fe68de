import { describe, expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { person } from '#tests/support/requested-character.ts'
import { planStory } from './plan-story.ts'

const family = [person('Isla', 6, 'daughter', { avatar: 'girl' }), person('Rosa', 38, 'mother', { avatar: 'woman' })]

/** What happens in a family and has a story written for it, as parents type it on a phone. */
const TOLD: Record<string, string[]> = {
  'wish-bad-dream': ['had a bad dream last nite and scared to go back to sleep', 'nightmares', 'Theo had a nightmare'],
  'wish-night-shift': [
    'daddys working nights at the hospital from monday so he wont be there for bedtime',
    'mummy on night shift tonight',
    'Daddy works nights this week'
  ],
  'wish-head-lice': ['nits AGAIN. whole class', 'head lice', 'combing for nits'],
  'wish-tidying-up': ['tidying up her room she just wont', 'toys all over the floor', 'learning to tidy up']
}

describe('a family’s days have stories of their own', () => {
  const told = Object.entries(TOLD).flatMap(([plot, wishes]) => wishes.map((wish) => [wish, plot] as const))

  test.each(told)('“%s” is told by %s', (theme, plot) => expect(plotOf(theme)).toBe(plot))

  test('each of them is written', () => {
    const written = new Set(storyLibrary.scenePlots.map(({ id }) => id))
    expect(Object.keys(TOLD).filter((plot) => !written.has(plot))).toEqual([])
  })

  test.each([
    'why do we have bad dreams',
    'a vampire who works nights',
    'a louse who wants to learn to fly',
    'a tidy dragon'
  ])('“%s” is another wish', (theme) => expect(Object.keys(TOLD)).not.toContain(plotOf(theme)))
})

function plotOf(theme: string): string {
  const request = { characters: family, theme, duration: 'medium' as const, culture: 'western' as const, interests: [] }
  return planStory(request, [], 'seed').plot.id
}
