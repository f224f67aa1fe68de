import { expect, test } from 'vitest'

import { kinMember } from '#tests/support/kin-member.ts'
import { twoOf } from './wish-two.ts'

const MEI = kinMember('Mei', 'daughter', 'she', { isChild: true, isHero: true })
const MUM = kinMember('Rosa', 'mother', 'she')
const TOBI = kinMember('Tobi', 'baby', null, { isChild: true, speaks: false })

test.each([
  ['a picnic where the ants took the cake', 'takes'],
  ['a wedding where the goat ate the flowers', 'eaten'],
  ['mummy becomes a pirate and the baby steers the ship', 'both'],
  ['me and noah build a rocket and fly to the moon', 'later'],
  ['a story about a tea party on the moon', 'treat'],
  ['the day a dragon and a snail have a race', 'contest'],
  ['a mouse and an elephant swap beds', 'swaps'],
  ['a fox and a hen have a fight', 'quarrels'],
  ['a tortoise tricks the leopard', 'tricks'],
  ['a crocodile who is jealous of a flamingo', 'envies'],
  ['a banana and an apple get married', 'marries'],
  ['a penguin who plays the drums in a band', 'band'],
  ['a lion and a mouse bake a cake', 'together'],
  ['two foxes who share one scarf', 'shares']
])('“%s” is read by the reader of its kind: %s', (wish, kind) => {
  expect(twoOf(wish, null, [MEI, MUM, TOBI])).toHaveProperty([kind])
})

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
  ['a crab who opens a hat shop but only has tall ones', 'tall hats', 'have', 'the hat shop'],
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
  ['an octopus comes to tea and breaks nothing', 'the octopus broke nothing'],
  ['a dragon who adopts a kitten and keeps it in its hat', 'the dragon kept it in its hat']
])('what somebody does after that is told: %s', (wish, but) => {
  expect(twoOf(wish, null)?.['role.but']).toBe(but)
})

test.each([
  'we go to hospital and have a party',
  'we bake a cake and daddy left',
  'mum and dad fight and sail to an island',
  'me and grandma plant a tree and climb it',
  'a picnic in the park',
  'dinner at the hospital',
  'a birthday party on the moon',
  'a cat at the lighthouse'
])('is neither of these: %s', (wish) => {
  expect(twoOf(wish, null, [MEI, MUM, TOBI])).toBeNull()
})

test.each([
  'mummy sings and daddy left',
  'daddy drives the car and the baby cries',
  'mummy goes to work and daddy stays at home',
  'mummy becomes a patient and daddy cooks',
  'mum and dad fight and i hide',
  'daddy flies to Poland and mummy rides the bus',
  'granny is in hospital and mummy bakes a cake',
  'a party where a burglar took the presents',
  'a picnic where a man took the baby',
  'a fox and a hen have a fight with knives',
  'a wolf and a lamb go missing'
])('is no play of two: %s', (wish) => {
  expect(twoOf(wish, null, [MEI, MUM, TOBI])).toBeNull()
})

test.each([
  ['a knight who is allergic to horses', 'the knight', 'the horse', 'horses'],
  ['a dragon who is allergic to cats', 'the dragon', 'the cat', 'cats'],
  ['a knight who is allergic to his horse', 'the knight', 'the horse', 'horses']
])('is allergic to one: %s', (wish, role, mate, allergic) => {
  expect(twoOf(wish, null)).toMatchObject({ role, mate, allergic })
})

test.each([
  'a boy who is allergic to nuts',
  'a squirrel who is allergic to milk',
  'my brother who is allergic to cats'
])('is a real allergy: %s', (wish) => {
  expect(twoOf(wish, null)).toBeNull()
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
  'a wolf comes to supper and eats grandma',
  'a dragon and a snail have a race and the snail wins',
  'mummy turned into a monster and shouted',
  'a bear who runs a shop and daddy left',
  'our house became a fire',
  'our cat came for supper',
  'my dad turns into a dragon',
  'why does the moon come for supper?'
])('is another wish: %s', (wish) => {
  expect(twoOf(wish, null)).toBeNull()
})
