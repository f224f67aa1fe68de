import { expect, test } from 'vitest'

import { familiarNoun, knownNoun } from '#content/lexicon.ts'
import { plannedStory } from '#tests/support/planned-story.ts'

/** What a question without an answer in the library is told with, as far as it is about some creature. */
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

test.each([
  ['why do hens cluck in the rain', 'The hen clucks because she has forgotten where she put it'],
  ['why does the car radio go funny in the tunnel', 'They tried it without, and it squeaked'],
  ['how do worms make friends', 'The same way that you eat a very long noodle'],
  ['do worms have friends', 'Half of them do, and the others watch'],
  ['who told the moon to go home', 'Somebody who couldn’t sleep']
])('“%s” is answered wrongly by what answers such a question: “%s”', (question, guess) => {
  expect(plannedStory(question).wish.answer).toBeNull()
  expect(plannedStory(question).wish.world.guesses).toContain(guess)
})

test('what is only said of its noun answers nobody', () => {
  expect(plannedStory('do worms have friends').wish.world.guesses).not.toContain('A worm is a shoelace that ran away')
  expect(plannedStory('why does the car radio go funny').wish.world.guesses.join(' ')).not.toMatch(/\bwheels\b/u)
})

test('where too little is guessed about it, what may be said of anything is told beside it', () => {
  expect(plannedStory('do worms have friends').wish.world.guesses.length).toBeGreaterThan(3)
})

test('of the sun nobody guesses why the sky is blue', () => {
  expect(plannedStory('does the sun have a name').wish.world.guesses.join(' ')).not.toMatch(/\bblue\b/u)
})
