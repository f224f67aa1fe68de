import { expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'
import { mayBeCopied } from '../sorrow/copied-harm.ts'

const plotsOf = (wish: string) => plannedStory(wish).plot.id

// What a child could copy to its harm is played, allowed and admired by no family, also where an animal did it in the wish.
test.each([
  'a bear who plays with matches',
  'an owl who hears voices telling him to hurt others',
  'a duckling who follows a stranger home',
  'a mummy bear who drinks wine all day',
  'a monkey who eats all the pills because they look like sweets',
  'a cat who licks the socket',
  'a robot that swallows a magnet',
  'a cat who sleeps in the tumble dryer',
  'a puppy who climbs into the oven',
  'a robot who walks on the railway tracks',
  'a penguin who jumps off the roof',
  'a fox who walks out onto the ice',
  'a witch who gives children sweets to come in',
  'a fox who asks the little chick to keep a secret from her mum',
  'he keeps climbing out of the window onto the ledge, make it about superman flying'
])('“%s” is told of who does it, and not of the deed', (wish) => {
  expect(mayBeCopied(wish)).toBe(true)
  expect(plotsOf(wish)).toMatch(/^wish-(?!any-|deed-|visits|whoever|does|role|once|written|save)/u)
})

test.each([
  'a bear who climbs a ladder',
  'a penguin on the ice',
  'a dog at the window',
  'a sock that hides in the washing machine',
  'a teddy in the washing machine',
  'a dragon playing with fire engines',
  'a cat who jumps over the moon',
  'a superhero who flies over the city',
  'a frog who drinks lemonade',
  'a bear who goes home with a friend'
])('“%s” is no harm', (wish) => expect(mayBeCopied(wish)).toBe(false))

test('what has a story in which no child does it keeps that one', () =>
  expect(plotsOf('a penguin who sleeps in the fridge')).toBe('wish-penguin-in-the-fridge'))

test.each([
  'a fox who sells little girls',
  'a wolf selling children',
  'a bear carrying a knife',
  'a nurse who bites',
  'a mole that grows and grows',
  'a shadow that grows and grows on the lung',
  'a mouse who spills boiling water',
  'a king who cheats on the queen'
])('no joke is made of “%s”', (wish) => expect(plotsOf(wish)).not.toMatch(/^wish-whoever/u))
