import { expect, test } from 'vitest'

import { madeOf } from './wish-made-of.ts'

test.each([
  ['a rocket made of cardboard boxes', 'a rocket', 'cardboard boxes', 'a cardboard box'],
  ['making a robot out of tins', 'a robot', 'tins', 'a tin'],
  ['building a big boat of newspaper', 'a big boat', 'newspaper', 'a bit of newspaper'],
  ['a dragon folded from paper', 'a dragon', 'paper', 'a bit of paper'],
  ['the monkey made of socks', 'a monkey', 'socks', 'a sock']
])('“%s” is %s of %s, of which there is %s', (meant, a, of, one) =>
  expect(madeOf(meant)).toMatchObject({ 'made.a': a, 'made.of': of, 'made.one': one })
)

test.each([
  ['a castle made of pancakes', 'the castle', 'pancakes', 'a pancake'],
  ['an island made out of cheese', 'the island', 'cheese', 'a bit of cheese'],
  ['a lollipop tree', 'the tree', 'lollipops', 'a lollipop'],
  ['the chocolate bus', 'the bus', 'chocolate', 'a bit of chocolate'],
  ['a pancake as big as a house', 'the pancake', 'pancake', 'a bit of pancake'],
  ['a dinosaur made of strawberry jelly', 'the dinosaur', 'strawberry jelly', 'a bit of strawberry jelly']
])('“%s” is eaten', (meant, edible, of, one) => {
  const says = madeOf(meant)
  expect(says).toMatchObject({ edible, 'edible.of': of, 'edible.one': one })
  expect(says['made']).toBeUndefined()
})

test.each([
  'a city made of glass',
  'a cup of tea',
  'a box of buttons',
  'a doll made by nana',
  'a sword made of wood',
  'a family of bears',
  'my tower of blocks fell down',
  'an apple tree',
  'the cake shop',
  'a spider as big as a house',
  'we made a mess of the bricks'
])('“%s” is nothing that is built at home, and nothing to eat', (meant) => expect(madeOf(meant)).toEqual({}))

test('what the lexicon knows of the thing is said of it', () =>
  expect(madeOf('a rocket made of boxes')).toMatchObject({
    'made.part': expect.any(String),
    'made.move': expect.any(String)
  }))
