import { expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'
import { person } from '#tests/support/requested-character.ts'

test.each([
  // In the world that was written for it, whatever it does there.
  ['pikachu lost in the woods', /^wish-small-creatures/u],
  ['eevee and the teapot', /^wish-small-creatures/u],
  ['elsa has a very tall hat', /^wish-ice-palace/u],
  ['olaf goes to the desert', /^wish-role-stays/u],
  ['bluey and bingo on a bus', /^wish-puppy-sisters/u],
  ['hermione makes a potion', /^wish-wizard-school/u],
  ['minecraft zombie village', /^wish-block-world/u],
  ['chhota bheem and the laddoos', /^wish-hero-and-sweets/u],
  ['motu patlu', /^wish-hero-and-sweets/u],
  // Of several stories of that world by the one that says more of the wish, and leaves none of its words to others.
  ['my lego people come alive at night', /^wish-brick-city/u],
  ['lego train', /^wish-brick-city/u],
  ['brother broke my lego castle', /^wish-brother-breaks/u],
  ['spiderman saves the city', /^wish-cable-car-web/u],
  ['spiderman rescues people', /^wish-cable-car-web/u],
  ['winnie the pooh and honey', /^wish-pair-/u],
  // What its world says nothing of is told by a story in which it is done, or looked for.
  ['spiderman eats too many tacos', /^wish-deed-/u],
  ['elsa paints a canoe', /^wish-(?!ice-palace)/u],
  ['elsa loses her glove', /^wish-(?:mislaid|whoever-belonging)/u],
  ['totoro waits at our bus stop', /^wish-deed-they-moved-in/u],
  ['captain america can’t find his shield', /^wish-(?:mislaid|whoever-belonging)/u],
  // Or at least by a story of what is free of it.
  ['thomas the tank engine and the cow', /^wish-(?:steam-)?train/u],
  ['simba learns to roar', /^wish-lions/u],
  ['nemo gets lost', /^wish-(?:ocean|whoever-gets-lost)/u],
  // What a child has to do tomorrow comes first.
  ['bluey goes to the dentist', /^wish-dentist/u],
  ['peppa pig at the doctor', /^wish-doctor/u],
  ['elsa has a sleepover', /^wish-sleepover/u],
  ['hello kitty tea party', /^wish-tea-party/u]
])('“%s” is told by %s', (typed, stories) => expect(plannedStory(typed).plot.id).toMatch(stories))

test.each([
  'bluey is in hospital',
  'elsa’s grandma died',
  'spiderman lost his dad',
  'marshall and chase are hurt',
  'peppa pig has no daddy'
])('“%s” is not told as a merry one', (typed) =>
  expect(plannedStory(typed).plot.id).not.toMatch(/puppy|ice-palace|woollen-web|superheroes|muddiest|pigs/u)
)

test('a child of the family who is called so is nobody else’s creation', () => {
  const elsa = person('Elsa', 5, 'daughter', { avatar: 'girl', hobbies: ['drawing'] })
  const mum = person('Mum', 37, 'mother', { hobbies: ['running'] })
  expect(plannedStory('elsa has a very tall hat', [elsa, mum]).plot.id).not.toMatch(/^wish-ice-palace/u)
})
