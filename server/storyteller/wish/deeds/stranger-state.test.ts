import { expect, test } from 'vitest'

import { formsOfBecoming, formsOfStuck, stateOf } from './stranger-state.ts'

test.each([
  ['a gecko that lives behind the calendar', 'a gecko lived behind the calendar', 'live behind the calendar'],
  ['a dragon living under the stairs', 'a dragon lived under the stairs', 'live under the stairs'],
  ['a bee who would rather walk', 'a bee would rather walk', 'walk'],
  ['the penguin who preferred hot chocolate', 'the penguin would rather have hot chocolate', 'have hot chocolate'],
  ['a princess who would rather fix engines', 'a princess would rather fix engines', 'fix engines'],
  ['a toad who believes he is a prince', 'a toad was sure that it was a prince', 'be a prince'],
  ['a hedgehog who thinks he’s a hairbrush', 'a hedgehog was sure that it was a hairbrush', 'be a hairbrush'],
  ['a cloud that wants to be a sheep', 'a cloud wanted to be a sheep', 'be a sheep']
])('“%s” is told of how somebody is', (wish, once, base) => {
  expect(stateOf(wish)).toMatchObject({ once, 'once.do': base })
})

test('what is its own is its own, also as it says it', () => {
  expect(stateOf('a snail that lives in a teapot with his grandma')).toMatchObject({
    once: 'a snail lived in a teapot with its grandma',
    'once.mine': 'living in a teapot with my grandma'
  })
})

test.each([
  'a dog who lives in a cage',
  'a fox that lives on the street',
  'a cat who lives in the rescue centre',
  'a dad who lives in another house',
  'a boy who lives under a bridge',
  'a girl who would rather be thin',
  'a girl who would rather be a boy',
  'a boy who wants to be a girl',
  'a doll that wants to be a real girl',
  'a fish that would rather not swim',
  'a bear who would rather die',
  'a mouse who thinks he is ugly',
  'a mouse who believes he is nobody',
  'a lady who lives in the hospital',
  'a man who thinks he is a prince',
  'a cat who lives under the road',
  'a bear who wants to be alone'
])('“%s” is nothing to play', (wish) => {
  expect(stateOf(wish)).toEqual({})
})

test.each([
  ['get stuck in a letterbox', 'a parcel'],
  ['get stuck in a tunnel', 'a bus'],
  ['get tangled in the fairy lights', 'an octopus'],
  ['get muddled up', 'the stars']
])('to %s is told of %s', (base, first) => {
  expect(formsOfStuck(base, first)).toEqual({ base, ing: base.replace('get', 'getting') })
})

test.each([
  ['get stuck up a tree', 'a cat'],
  ['get stuck in a drain', 'a dog'],
  ['get stuck in the ice', 'a seal'],
  ['get tangled in a net', 'a dolphin'],
  ['get stuck in bed', 'a boy'],
  ['get stuck in a well', 'a lamb'],
  ['get bullied', 'an octopus']
])('to %s is no joke of %s', (base, first) => {
  expect(formsOfStuck(base, first)).toBeNull()
})

test('a thing or an animal becomes another, and a person does not', () => {
  expect(formsOfBecoming('become a coach', 'a pumpkin')).toEqual({ base: 'become a coach', ing: 'becoming a coach' })
  for (const [base, first] of [
    ['become a ghost train of thought', 'a pumpkin'],
    ['become a girl', 'a frog'],
    ['become a widow', 'a lady'],
    ['become invisible', 'a cat'],
    ['become a coach', 'a boy']
  ] as const)
    expect(formsOfBecoming(base, first)).toBeNull()
})
