import { expect, test } from 'vitest'

import { sharesOf } from './wish-shares.ts'

test.each([
  ['two foxes who share one scarf', 'worn', 'scarf', 'two foxes', 'the bigger fox', 'the smaller fox'],
  ['two bears with one umbrella', 'over', 'umbrella', 'two bears', 'the bigger bear', 'the smaller bear'],
  ['two mice who share a bed', 'bed', 'bed', 'two mice', 'the bigger mouse', 'the smaller mouse'],
  ['two hedgehogs and one blanket', 'bed', 'blanket', 'two hedgehogs', 'the bigger hedgehog', 'the smaller hedgehog'],
  [
    'two sisters who only had one old coat between them',
    'worn',
    'coat',
    'two sisters',
    'the bigger sister',
    'the smaller sister'
  ],
  [
    'two best friends under one umbrella in the rain',
    'over',
    'umbrella',
    'two friends',
    'the bigger friend',
    'the smaller friend'
  ],
  ['one scarf for two mice', 'worn', 'scarf', 'two mice', 'the bigger mouse', 'the smaller mouse'],
  ['a fox and a bear who share a scarf', 'worn', 'scarf', 'a fox and a bear', 'the fox', 'the bear'],
  [
    'two little bears share a bed and one keeps stealing the covers',
    'bed',
    'bed',
    'two little bears',
    'the bigger bear',
    'the smaller bear'
  ]
])('“%s” is of two who share one thing', (wish, use, thing, two, first, second) => {
  expect(sharesOf(wish)).toMatchObject({
    [`shares.${use}`]: thing,
    'shares.two': two,
    'shares.first': first,
    'shares.second': second
  })
})

test('who shares a bed lies under a blanket, and who shares a quilt under that', () => {
  expect(sharesOf('two mice who share a bed')).toMatchObject({ 'shares.cover': 'blanket' })
  expect(sharesOf('two mice who share a quilt')).toMatchObject({ 'shares.cover': 'quilt' })
})

test.each([
  'two friends share a cake',
  'two boys sharing a bed',
  'a boy and a girl share a bed',
  'my two sisters share a bedroom',
  'two foxes',
  'a bear with an umbrella',
  'two men who share one blanket because they have no money',
  'two brothers share a bed and one was taken',
  'two bunnies share a bed and one is blind',
  'two sisters who have only one blanket in the cold',
  'two cousins sharing a bed because it was so cold',
  'two brothers live in one sleeping bag',
  'two foxes who share one scarf and it strangles one of them'
])('“%s” is none', (wish) => {
  expect(sharesOf(wish)).toBeNull()
})
