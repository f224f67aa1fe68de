import { expect, test } from 'vitest'

import { familiarNoun, knownNoun } from '#content/lexicon.ts'
import { plannedStory } from '#tests/support/planned-story.ts'

/** What a question that nobody answers is told with, as far as it is about some creature. */
const creaturesGuessedAt = (question: string): string[] =>
  plannedStory(question).wish.world.guesses.flatMap((guess) =>
    guess
      .toLowerCase()
      .split(/[,.]? /u)
      .slice(0, 3)
      .flatMap((word) => {
        const noun = knownNoun(word) ?? familiarNoun(word)
        return noun?.sort === 'creature' ? [noun.one] : []
      })
  )

test.each([
  ['how do fireflies taste', ['firefly']],
  ['do worms have friends', ['worm']],
  ['why do tigers hum', ['tiger']],
  ['how loud is a goose', ['goose']],
  ['do caterpillars whisper', ['caterpillar']],
  ['why do jellyfish giggle', ['jellyfish']],
  ['how do koalas whisper', ['koala']],
  ['how do newts whisper', ['newt']]
])('“%s” is told with guesses about that and about no other creature', (question, only) => {
  expect(plannedStory(question).wish.answer).toBeNull()
  const creatures = creaturesGuessedAt(question)
  expect(creatures.filter((creature) => !only.includes(creature.replace(/s$/u, '')))).toEqual([])
})

test('of what a pack is about all its guesses are told, by whatever name it was asked for', () => {
  const guesses = plannedStory('why do chickens whisper').wish.world.guesses.join(' ')
  expect(guesses).toContain('The hen clucks because she has forgotten where she put it')
})

test('what is known of a noun is guessed of it by its name', () => {
  expect(plannedStory('do worms have friends').wish.world.guesses).toContain('A worm is a shoelace that ran away')
})

test('where too little is guessed about it, what may be said of anything is told beside it', () => {
  expect(plannedStory('do worms have friends').wish.world.guesses.length).toBeGreaterThan(3)
})

test('of the sun nobody guesses why the sky is blue', () => {
  expect(plannedStory('does the sun have a name').wish.world.guesses.join(' ')).not.toMatch(/\bblue\b/u)
})
