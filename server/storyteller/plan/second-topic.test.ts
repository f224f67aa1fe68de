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
    ['dumplings on parade', 'wish-dumplings', 'parade', 'the dumplings'],
    ['octopus in a band', 'wish-octopuses', 'band', 'the octopus'],
    // The last word of it is a noun that the lexicon knows as well.
    ['snail on a boat', 'wish-snails', 'boat', 'the snail']
  ])('of “%s” %s has a topic beside it', (theme, plot, topic, host) => {
    expect(said(theme)).toMatchObject({ plot, topic, host })
  })

  test('one of many that come before it is told as many', () => {
    expect(said('dinosaur mystery')).toMatchObject({ topic: 'mystery', host: 'the dinosaurs' })
  })

  test.each([
    // Its own story.
    'a parade',
    'dumplings',
    // A story that says it by itself.
    'the snail race',
    // The same by another word.
    'dino',
    'excavator',
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

test.each([
  'the hedgehog who wet the bed at the party',
  'rainbow bridge hedgehog',
  'the fox who needs help breathing',
  'fox with asthma race',
  'penguin with a stutter at school',
  'premature baby hedgehog tiny',
  'the invisible penguin feels ignored',
  'owl visits daddy in the tower',
  'hedgehog whose teacher is mean',
  'a hedgehog who moved house and lost its friends',
  'bald princess hedgehog',
  'ghost of grandma dancing',
  'the fire at the bakery',
  'stage four hedgehog',
  'penguins, he’s grumpy'
])('beside what may be a need nothing is played: “%s”', (theme) => {
  expect(said(theme).topic).toBeUndefined()
})

test.each([
  ['dumplings on parade', 'the dumplings'],
  ['a snail late for the ball', 'the snail'],
  ['the hedgehog dancing', 'the hedgehog']
])('of “%s” as many are told of as are meant', (theme, host) => {
  expect([host, undefined]).toContain(said(theme).host)
})

function actorOf(theme: string) {
  return planStory(
    { characters: FAMILY, theme, duration: 'medium', culture: 'western', interests: [] },
    { seed: theme, history: [] }
  ).wish.says['actor']
}

test.each([
  ['cow yoga', 'the cow'],
  ['penguin karate', 'the penguin']
])('who comes first in “%s” is played: %s', (theme, actor) => expect(actorOf(theme)).toBe(actor))

test.each([
  'spider bite piano lessons',
  'lion attack karate',
  'wolf whistle swimming',
  'worm infection karate',
  'fat pig yoga',
  'deaf cow yoga'
])('in “%s” no one is played', (theme) => expect(actorOf(theme)).toBeUndefined())
