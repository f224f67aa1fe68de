import { expect, test } from 'vitest'

import { oneshort } from './oneshort.ts'

test.each([
  ['puzzle with 500 pieces and one is gone', { 'oneshort.lost': 'the missing piece', 'oneshort.gone': 'there were four hundred and ninety-nine pieces, and one was gone' }],
  ['odd socks. I have 23 of them and no idea where the others are', { 'oneshort.lost': 'the other socks', 'oneshort.left': 'twenty-three odd socks' }],
  ['we are one spoon short since tuesday', { 'oneshort.gone': 'one spoon was gone', 'oneshort.more': 'It had been so since Tuesday' }],
  ['only the shield is missing from his castle set', { 'oneshort.gone': 'the shield was gone from the castle set', 'oneshort.set': 'the castle set' }],
  ['all the pen lids are missing', { oneshort: 'the pen lids', 'oneshort.was': 'were', 'oneshort.them': 'them' }],
  ['a domino is missing from the box and nobody will admit anything', { 'oneshort.gone': 'one domino was gone from the box', 'oneshort.more': 'Nobody would admit anything' }],
  ['his other welly is gone, muddy one', { 'oneshort.lost': 'the other welly' }],
  ['no two socks match in this house', { 'oneshort.lost': 'the other socks' }],
  ['the white queen is missing from the chess set', { 'oneshort.lost': 'the missing white queen' }]
])('“%s” tells what is gone', (message, says) => {
  expect(oneshort(message, [])).toMatchObject(says)
}) // prettier-ignore

test.each([
  ['one sticker missing in the world cup album. ONE. number 417. the goalkeeper', { 'oneshort.need': 'the last sticker', 'oneshort.gone': 'the album was full but for one sticker, and that was number four hundred and seventeen, the goalkeeper' }],
  ['Each child in class 3 got five silkworms and we’ve run out of mulberry leaves. We know one tree but it belongs to the stern lady at number 8.', { 'oneshort.need': 'more mulberry leaves', 'oneshort.who': 'the stern lady at number eight', 'oneshort.tell': 'all about the silkworms', 'oneshort.more': 'They knew one tree, but it belonged to the stern lady at number eight' }],
  ['ran out of eggs halfway through the cake', { 'oneshort.gone': 'there were no eggs left', 'oneshort.tell': 'all about the cake' }],
  ['we are one egg short for the pancakes', { 'oneshort.need': 'one more egg', 'oneshort.tell': 'all about the pancakes' }],
  ['not enough chairs for the party', { 'oneshort.gone': 'there were not enough chairs', 'oneshort.tell': 'all about the party' }],
  ['needs three more bottle tops for his robot', { 'oneshort.need': 'three more bottle tops', 'oneshort.tell': 'all about the robot' }]
])('“%s” tells what is needed', (message, says) => {
  expect(oneshort(message, [])).toMatchObject(says)
}) // prettier-ignore

test.each([
  'a dragon who lost one scale',
  'my tooth is missing',
  'our hamster is missing',
  'one of the kids is missing',
  'we ran out of money',
  'run out of patience today',
  'why is there always one sock missing',
  'we are short of time',
  'one goal short of winning',
  'not enough food in the house',
  'ran out of inhaler',
  'odd socks day at school tomorrow',
  'all the children are gone',
  'someone stole one of the bikes',
  'we are one person short since nana died',
  'they ran out of air',
  'one of the twins is missing',
  'the baby bird is missing from the nest',
  'dad lost his job'
])('“%s” does not', (message) => {
  expect(oneshort(message, [])).toBeNull()
})
