import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { plannedStory } from '#tests/support/planned-story.ts'
import { person } from '#tests/support/requested-character.ts'

const isla = person('Isla', 6, 'daughter', { avatar: 'girl' })
const father = person('Ben', 38, 'father', { avatar: 'man' })
const mother = person('Rosa', 38, 'mother', { avatar: 'woman' })

test.each([
  ['my dad', father, mother, 'wish-dad'],
  ['daddy', father, mother, 'wish-dad'],
  ['my mum', mother, father, 'wish-mum'],
  ['a story about my mummy', mother, father, 'wish-mum']
])('“%s” is told of the one who is there, and of none who may be missed', (wish, here, other, plot) => {
  expect(plannedStory(wish, [isla, here]).plot.id).toBe(plot)
  expect(plannedStory(wish, [isla, other]).plot.id).not.toBe(plot)
  expect(plannedStory(wish, [isla]).plot.id).not.toBe(plot)
})

const wishesOf = (plot: string) => storyLibrary.scenePlots.find(({ id }) => id === plot)?.wishes ?? []

test.each([
  ['wish-dad', father],
  ['wish-mum', mother]
])('each wish of %s is told by it', (plot, here) => {
  const wishes = wishesOf(plot)
  expect(wishes).not.toEqual([])
  expect(wishes.filter((wish) => plannedStory(wish, [isla, here]).plot.id !== plot)).toEqual([])
})

test('“dada” may be the grandfather, where one is there', () => {
  const grandfather = person('Raj', 68, 'grandfather', { avatar: 'grandpa' })
  expect(plannedStory('dada', [isla, father, grandfather]).plot.id).not.toBe('wish-dad')
})
