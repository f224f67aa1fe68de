import { expect, test } from 'vitest'

import { twoOf } from './wish-two.ts'

test.each([
  ['a rubbish truck that finds a kitten', 'the rubbish truck', 'the kitten', 'found'],
  ['a digger who rescues a duckling', 'the digger', 'the duckling', 'rescued'],
  ['a robot that brings home a penguin', 'the robot', 'the penguin', 'found'],
  ['a dragon who adopts a kitten and keeps it in its hat', 'the dragon', 'the kitten', 'found'],
  ['a knight who found a dragon egg in the woods', 'the knight', 'the dragon egg', 'found'],
  ['a train that finds a lost teddy', 'the train', 'the teddy', 'found']
])('somebody finds somebody: %s', (wish, role, mate, past) => {
  expect(twoOf(wish, null)).toMatchObject({ role, mate, 'finds.past': past })
})

test.each([
  ['the moon comes down for supper', 'the moon', 'for supper', 'the moon'],
  ['a monster comes to dinner', 'the monster', 'for dinner', 'a monster'],
  ['the day a lion came to our house for tea', 'the lion', 'for tea', 'a lion']
])('is a guest: %s', (wish, role, guest, first) => {
  expect(twoOf(wish, null)).toMatchObject({ role, guest, 'role.first': first })
})

test.each([
  ['a bear who opens a shop but only sells left shoes', 'left shoes', 'sell', 'the shop'],
  ['a crocodile who runs a cafe that serves nothing but soup', 'soup', 'serve', 'the cafe'],
  ['a witch who has a shop where you can only buy mistakes', 'mistakes', 'sell', 'the shop']
])('keeps a place that has only one thing: %s', (wish, only, sells, keeps) => {
  expect(twoOf(wish, null)).toMatchObject({ only, 'only.do': sells, keeps })
})

test.each([
  ['grandad’s shed turns into a rocket', 'Grandad’s shed', 'the rocket', 'a shed'],
  ['our sofa turns into a submarine', 'their sofa', 'the submarine', 'a sofa'],
  ['the school bus became a spaceship', 'the school bus', 'the spaceship', 'a school bus'],
  ['the kitchen becomes a jungle', 'the kitchen', 'the jungle', 'a kitchen']
])('a thing turns into another: %s', (wish, turns, also, was) => {
  expect(twoOf(wish, null)).toMatchObject({ turns, also, 'was.a': was })
})

test.each([
  'a dog that was run over and found by a fox',
  'a dog who finds a body',
  'a policeman who finds a baby',
  'a police car that finds a lost child',
  'a robot who finds a gun',
  'a fox who saves a rabbit from drowning',
  'the day granny came for tea and died',
  'a wolf comes to dinner and eats the pig',
  'mummy turned into a monster and shouted',
  'a bear who runs a shop and daddy left',
  'our house became a fire',
  'our cat came for supper',
  'my dad turns into a dragon',
  'why does the moon come for supper?'
])('is another wish: %s', (wish) => {
  expect(twoOf(wish, null)).toBeNull()
})
