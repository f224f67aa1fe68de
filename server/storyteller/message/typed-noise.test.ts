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
  ['a sheep together with a UFO, his idea not mine', 'a sheep together with a UFO'],
  ['a drummer who misses his mum, they’re doing Victorians in year 4', 'a drummer who misses his mum'],
  ['why does the fridge hum, asked the 5 year old who will not eat peas', 'why does the fridge hum'],
  ['how come toast lands on its face he wants the answer in a story apparently', 'how come toast lands on its face'],
  ['lions danced down the road and one winked can you do that one', 'lions danced down the road and one winked'],
  ['a mole who had an idea', 'a mole who had an idea'],
  ['she wants the answer', 'she wants the answer'],
  ['two owls swap hats because it is their own idea', 'two owls swap hats because it is their own idea'],
  ['a wizard who forgets his words', 'a wizard who forgets his words'],
  ['a princess who makes her own choice', 'a princess who makes her own choice'],
  ['three little pigs and they are doing karate at school', 'three little pigs and they are doing karate at school'],
  [
    'an owl who is sad because she wants the answer as a story',
    'an owl who is sad because she wants the answer as a story'
  ],
  [
    'a pirate called Captain Bumface, sorry who loses his parrot',
    'a pirate called Captain Bumface who loses his parrot'
  ],
  ['she only wants bunnies again sorry', 'she only wants bunnies again'],
  ['he won’t say sorry', 'he won’t say sorry'],
  ['a troll who is truly sorry', 'a troll who is truly sorry'],
  ['Leo kicked Sam but he wasn’t sorry', 'Leo kicked Sam but he wasn’t sorry'],
  ['a bear who is never sorry', 'a bear who is never sorry'],
  ['the day the king was sorry', 'the day the king was sorry'],
  ['saying hello, sorry and thank you', 'saying hello, sorry and thank you'],
  ['trains', 'trains'],
  ['no monsters, just bunnies', 'no monsters, just bunnies'],
  ['a xylophone', 'a xylophone']
])('“%s” wishes for “%s”', (typed, wish) => expect(withoutNoise(typed)).toBe(wish))

test('a remark said over and over again is read in no time', () => {
  const typed = `a fox and a cat${' they’re doing maths in class'.repeat(66)} x`
  expect(typed.length).toBeLessThan(2000)
  expect(withoutNoise(typed)).toContain('a fox and a cat')
  expect(withoutNoise(`a fox and a cat${', his idea'.repeat(30)} x`)).toContain('a fox and a cat')
}, 5000)

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
