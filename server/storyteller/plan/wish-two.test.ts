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
  ['a dragon and a snail have a race', 'a race', 'the dragon', 'the snail'],
  ['a singing contest between a fox and an owl', 'a singing contest', 'the fox', 'the owl'],
  ['a cow races a rocket', 'a race', 'the cow', 'the rocket']
])('two have a contest: %s', (wish, contest, role, mate) => {
  expect(twoOf(wish, null)).toMatchObject({ contest, role, mate })
})

test.each([
  ['a lion and a mouse bake a cake', 'bake a cake', 'baked a cake', 'half a cake'],
  ['a fox and a rabbit who build a house together', 'build a house', 'built a house', 'half a house'],
  ['a penguin and a camel go on holiday together', 'go on holiday', 'went on holiday', 'half of it'],
  ['a spider and a bee are best friends', 'be best friends', 'were best friends', 'half of it']
])('two do something together: %s', (wish, base, did, half) => {
  expect(twoOf(wish, null)).toMatchObject({ 'together.base': base, 'together.did': did, 'together.half': half })
})

test.each([
  ['a penguin who plays the drums in a band', 'a band', 'play the drums', 'boom'],
  ['an elephant who plays the violin in our orchestra', 'the orchestra', 'play the violin', 'eeee'],
  ['a cat who sings in the choir', 'the choir', 'sing', 'la']
])('plays in a band: %s', (wish, band, play, sound) => {
  expect(twoOf(wish, null)).toMatchObject({ band, 'band.play': play, 'band.sound': sound })
})

test.each([
  ['a picnic where the ants took the cake', 'a picnic', 'the ants', 'the cake'],
  ['a trip to the zoo where the monkeys stole daddy’s hat', 'a trip to the zoo', 'the monkeys', 'Daddy’s hat'],
  ['our school trip but a seagull flew off with the sandwiches', 'a school trip', 'the seagull', 'the sandwiches']
])('an animal takes what mattered: %s', (wish, of, who, loot) => {
  expect(twoOf(wish, null)).toMatchObject({ 'takes.of': of, 'takes.who': who, 'takes.loot': loot })
})

test.each([
  ['an octopus comes to tea and breaks nothing', 'the octopus broke nothing'],
  ['a dragon who adopts a kitten and keeps it in its hat', 'the dragon kept it in its hat']
])('what somebody does after that is told: %s', (wish, but) => {
  expect(twoOf(wish, null)?.['role.but']).toBe(but)
})

test.each([
  ['a mouse and an elephant swap beds', 'beds', 'bed', 'the mouse', 'the elephant'],
  ['the sheep and the wolf swap coats', 'coats', 'coat', 'the sheep', 'the wolf']
])('each has what was the other’s: %s', (wish, swaps, one, role, mate) => {
  expect(twoOf(wish, null)).toMatchObject({ swaps, 'swaps.one': one, role, mate })
})

test('what was eaten is still there', () => {
  expect(twoOf('a wedding where the goat ate the flowers', null)).toMatchObject({
    eaten: 'the flowers',
    'takes.who': 'the goat',
    'takes.the': 'the wedding'
  })
})

test.each([
  'a party where the dog ate the chocolates',
  'a picnic where the fox ate the rabbit',
  'a birthday party where the goat ate the balloons',
  'a wedding where a pig ate the medicine'
])('is nothing to laugh about: %s', (wish) => {
  expect(twoOf(wish, null)).toBeNull()
})

const MEI = {
  called: 'Mei',
  relationship: 'daughter',
  gender: 'she',
  isChild: true,
  speaks: true,
  isHero: true
} as const
const MUM = {
  called: 'Rosa',
  relationship: 'mother',
  gender: 'she',
  isChild: false,
  speaks: true,
  isHero: false
} as const
const TOBI = {
  called: 'Tobi',
  relationship: 'baby',
  gender: null,
  isChild: true,
  speaks: false,
  isHero: false
} as const

test.each([
  ['mummy becomes a pirate and the baby steers the ship', 'Rosa', 'became a pirate', 'Tobi', 'steered the ship'],
  ['mummy is the captain and i am the cook', 'Rosa', 'was the captain', 'Mei', 'was the cook'],
  ['daddy drives the train and Mei blows the whistle', 'Daddy', 'drove the train', 'Mei', 'blew the whistle']
])('two of the family do two things: %s', (wish, one, did1, two, did2) => {
  expect(twoOf(wish, null, [MEI, MUM, TOBI])).toMatchObject({
    'both.one': one,
    'both.did1': did1,
    'both.two': two,
    'both.did2': did2
  })
})

test.each([
  ['me and noah build a rocket and fly to the moon', 'everybody', 'built a rocket', 'flew to the moon'],
  ['we build a raft and sail to an island', 'everybody', 'built a raft', 'sailed to an island'],
  ['mum and me bake a cake and have a party', 'Rosa and Mei', 'baked a cake', 'had a party']
])('the family does one thing and then another: %s', (wish, who, did1, did2) => {
  expect(twoOf(wish, null, [MEI, MUM, TOBI])).toMatchObject({
    'later.who': who,
    'later.did1': did1,
    'later.did2': did2
  })
})

test.each(['Gran :)', 'Ben (2', 'A[b', 'C++'])('one of the family may be called %s', (called) => {
  const family = [MEI, { ...MUM, called }]
  expect(twoOf('mum and me bake a cake and have a party', null, family)).toMatchObject({
    'later.who': `${called} and Mei`
  })
  expect(twoOf('mum bakes a cake and i sing a song', null, family)).toMatchObject({ 'both.one': called })
})

test.each([
  ['a tea party on the moon', 'tea party', 'on the moon', 'the moon'],
  ['ice cream at the north pole', 'ice cream', 'at the north pole', 'the north pole'],
  ['a pancake breakfast at the campsite', 'pancake breakfast', 'at the campsite', 'the campsite']
])('is eaten where one does not eat it: %s', (wish, treat, at, also) => {
  expect(twoOf(wish, null)).toMatchObject({ treat, 'treat.at': at, also })
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
  'a fox and a hen have a fight',
  'a wolf and a lamb go missing'
])('is no play of two: %s', (wish) => {
  expect(twoOf(wish, null, [MEI, MUM, TOBI])).toBeNull()
})

test.each([
  ['a knight who is allergic to horses', 'the knight', 'the horse', 'horses'],
  ['a dragon who is allergic to cats', 'the dragon', 'the cat', 'cats']
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
