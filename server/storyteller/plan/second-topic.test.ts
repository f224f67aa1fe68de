import { describe, expect, test } from 'vitest'

import { person } from '#tests/support/requested-character.ts'
import { planStory } from './plan-story.ts'

const FAMILY = [person('Ines', 6, 'daughter', { avatar: 'girl' }), person('Bram', 38, 'father', { avatar: 'man' })]

function said(theme: string) {
  const { plot, wish } = planStory(
    { characters: FAMILY, theme, duration: 'medium', culture: 'western', interests: [] },
    { seed: theme, history: [] }
  )
  return { plot: plot.id, topic: wish.says['topic'], host: wish.says['host'] }
}

describe('what a wish names beside what its story is about', () => {
  test.each([
    ['dumpling parade', 'wish-dumplings', 'parade', 'the dumplings'],
    ['the invisible hedgehog', 'wish-hedgehogs', 'invisible', 'the hedgehog'],
    ['octopus in a band', 'wish-octopuses', 'band', 'the octopus']
  ])('of “%s” %s has a topic beside it', (theme, plot, topic, host) => {
    expect(said(theme)).toMatchObject({ plot, topic, host })
  })

  test('one of many that come before it is told as many', () => {
    expect(said('dinosaur magic')).toMatchObject({ topic: 'magic', host: 'the dinosaurs' })
  })

  test.each([
    // Its own story.
    'a parade',
    'dumplings',
    // A story that says it by itself.
    'the snail race',
    // The family’s own day.
    'we made dumplings after the parade today',
    'tomorrow is my swimming party',
    // A question is answered.
    'why do dinosaurs do magic',
    // It may be a sorrow.
    'the magic stopped when grandpa died'
  ])('of “%s” there is none', (theme) => {
    expect(said(theme).topic).toBeUndefined()
  })
})
