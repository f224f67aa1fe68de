import { expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'
import { withoutNoise } from './typed-noise.ts'

test.each([
  ['monster truck vs a camel race lol', 'a monster truck and a camel have a race'],
  ['dinosaurs vs robots haha', 'dinosaurs and robots'],
  ['unicorns 🦄🦄 xx', 'unicorns'],
  ['OMG a talking toaster :)', 'a talking toaster'],
  ['how does a baby get in the tummy... no, make it about becoming a big sister', 'becoming a big sister'],
  ['a dragon, actually let’s have trains', 'trains'],
  ['swimming lesson, he doesn’t like it. with a turtle please', 'swimming lesson, he doesn’t like it'],
  ['an owl with a hat please', 'an owl with a hat please'],
  ['there’s a tiny baker who lives in our drawer', 'a tiny baker who lives in our drawer'],
  ['there’s a monster in the wardrobe', 'there’s a monster in the wardrobe'],
  ['a kitty that goes to space idk', 'a kitty that goes to space'],
  ['a story about a fort that turns into a castle would be lovely', 'a story about a fort that turns into a castle'],
  ['going to the fair, it would be fun', 'going to the fair, it would be fun'],
  ['trains', 'trains'],
  ['no monsters, just bunnies', 'no monsters, just bunnies'],
  ['a xylophone', 'a xylophone']
])('“%s” wishes for “%s”', (typed, wish) => expect(withoutNoise(typed)).toBe(wish))

test('nothing is taken from a sorrow, nor from what is noise alone', () => {
  for (const typed of ['grandpa died, no, make it about trains', 'lol', '🦄']) expect(withoutNoise(typed)).toBe(typed)
})

test('of one vs another a race is told', () => {
  const { plot, wish } = plannedStory('monster truck vs a camel race lol')
  expect(plot.id).toBe('wish-two-contest')
  expect(JSON.stringify(wish)).not.toMatch(/\blol\b/iu)
})

test.each([
  ['right so Alfie wants the bin lorry today', 'Alfie wants the bin lorry today'],
  ['quiero decir a story of a volcano who bakes', 'a story of a volcano who bakes'],
  ['ok so it’s been one of those days', 'it’s been one of those days'],
  ['a baker whos bread keeps humming', 'a baker whose bread keeps humming'],
  ['playmobil!! the campervan one', 'playmobil campervan'],
  ['well in the garden', 'well in the garden'],
  ['right whale', 'right whale'],
  ['hi there', 'hi there']
])('“%s” is read as “%s”', (typed, plain) => {
  expect(withoutNoise(typed)).toBe(plain)
})
