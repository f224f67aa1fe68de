import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { person } from '#tests/support/requested-character.ts'
import { remember } from '../memory.ts'
import { lengthOfClauseSaid, saysWhoever } from './own-of-visitor.ts'
import { checkedRequest } from './plan-story.ts'
import { readRequest, type Reading } from './reading.ts'

function request(theme: string): Reading {
  const asked = checkedRequest({
    characters: [person('Isla', 6, 'daughter')],
    theme,
    duration: 'short',
    culture: 'western',
    interests: []
  })
  return readRequest(asked, storyLibrary, remember([]))
}

function says(whoever: string, theme: string): boolean {
  return saysWhoever({ whoever: [whoever] }, request(theme))
}

test.each([
  ['is afraid of the dark', 'a lion who is afraid of the dark'],
  ['is afraid of the dark', 'the little owl that was very afraid of the dark'],
  ['can’t swim', 'a duck who can’t swim'],
  ['can’t swim', 'a duck who could not swim'],
  ['wants to fly', 'a penguin who wanted to fly'],
  ['doesn’t want to go to bed', 'a bear who doesnt want to go to bed'],
  ['won’t brush its teeth', 'a crocodile who won’t brush his teeth'],
  ['has no friends', 'a shark who has no friends'],
  ['is lazy', 'a lazy pirate'],
  ['looks for treasure', 'a mole who looks for buried treasure'],
  ['is king', 'a snail who is king for a day'],
  // What was done is what such a one does.
  ['breaks things', 'a teapot who broke things'],
  ['sells balloons', 'a fox who sold balloons'],
  ['wants to be a cat', 'a dog who wants to be a cat'],
  ['wants to be a knight', 'a mouse who wants to become a knight'],
  ['wishes it was a unicorn', 'a donkey who wishes he was a unicorn'],
  ['got smaller', 'a teapot that gets smaller and smaller'],
  ['sleeps all day', 'a dog who sleeps all day'],
  ['waits for the bus', 'a lighthouse who waits for the bus'],
  ['waits', 'an owl who waits for the first snow'],
  ['grew', 'a carrot that grows and grows'],
  ['makes things up', 'a bear who makes things up'],
  ['borrows things and never gave them back', 'a pukeko who borrows things and never gives them back'],
  ['borrows things and never gave them back', 'a fox who borrowed things and never gave them back'],
  ['borrows and doesn’t give it back', 'a goat who borrows spoons and doesn’t give them back'],
  ['borrows', 'a magpie who borrows hats and keeps them'],
  ['only opens if', 'a door that only opens if you ask it nicely'],
  ['only works when', 'a lamp that only worked when it rained'],
  ['stirs by itself', 'a spoon that stirs by itself']
])('whoever “%s” is told of “%s”', (whoever, theme) => {
  expect(says(whoever, theme)).toBe(true)
})

test.each([
  ['grew', 'a carrot that grows and sings'],
  ['only sleeps when', 'a bear who only sleeps when they stop hitting him'],
  ['only sings after', 'a bird who only sings after the fire'],
  ['only opens if', 'a door that opens every morning'],
  ['opens', 'a door that only opens if you ask nicely'],
  ['makes things up', 'a beaver who makes things'],
  ['borrows', 'a magpie who borrows hats and sings'],
  ['borrows', 'a fox who borrows the baby and never gives it back'],
  ['can’t stop growing', 'a lump that can’t stop growing'],
  ['is afraid of the dark', 'a lion who is afraid of mice'],
  ['can’t swim', 'a duck who loves to swim'],
  ['is bossy', 'a bossy sister'],
  ['looks for treasure', 'a mole who looks for treasure for its mother'],
  ['can’t swim', 'a duck who wants to swim'],
  ['wants to go to bed', 'a duck'],
  ['wants to be a cat', 'a mouse who wants a cat'],
  ['wants to be big', 'a bear who wants a big cake'],
  ['wishes it was a unicorn', 'a donkey who wishes it had a unicorn'],
  ['doesn’t want to go to bed', 'a bear who can’t find its bed'],
  ['is king', 'a snail who is king for the frogs'],
  ['waits', 'a dog who waits for its owner'],
  ['falls over', 'a granny who fell over'],
  ['is always tired', 'a daddy who is always tired'],
  ['sleeps all day', 'an old dog who sleeps all day'],
  ['waits', 'a penguin who waits for its mother'],
  ['always says no', 'a recorder that never stops'],
  ['cleans everything', 'a dog who is scared of the vacuum cleaner'],
  ['wants to grow a garden', 'a goldfish who wants to see the garden'],
  ['delivers letters', 'a letter that hates being delivered']
])('whoever “%s” is not told of “%s”', (whoever, theme) => {
  expect(says(whoever, theme)).toBe(false)
})

test('what is excepted is another story', () => {
  const talks = { whoever: ['can talk'], except: ['can’t talk', 'talks too much'] }
  expect(saysWhoever(talks, request('a cat who can talk'))).toBe(true)
  expect(saysWhoever(talks, request('a cat who can’t talk'))).toBe(false)
  expect(saysWhoever(talks, request('a parrot who talks too much'))).toBe(false)
  // As it stands: a girl who can talk to elephants is no animal that can talk.
  expect(
    saysWhoever({ whoever: ['can talk'], except: ['talk to '] }, request('a girl who can talk to elephants'))
  ).toBe(false)
  // Nor is it told of every visitor.
  const melts = { whoever: ['melts'], notOf: ['candle', 'wax'] }
  expect(saysWhoever(melts, request('a snow bear who melts'))).toBe(true)
  expect(saysWhoever(melts, request('a candle who melts'))).toBe(false)
  expect(saysWhoever(melts, request('a wax bear who melts'))).toBe(false)
})

test('the longest clause that is said counts, and none where the story is of something else', () => {
  const whoever = ['drops', 'keeps dropping its juggling balls']
  expect(lengthOfClauseSaid({ whoever }, request('a hen who keeps dropping its juggling balls'))).toBeGreaterThan(
    lengthOfClauseSaid({ whoever }, request('a hen who drops spoons'))
  )
  expect(
    lengthOfClauseSaid({ whoever, except: ['juggling'] }, request('a hen who keeps dropping its juggling balls'))
  ).toBe(0)
})
