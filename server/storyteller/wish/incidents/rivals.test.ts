import { expect, test } from 'vitest'

import { kinMember } from '#tests/support/kin-member.ts'
import type { KinMember } from '../deeds/wish-kin.ts'
import { rivals } from './rivals.ts'

const FAMILY: readonly KinMember[] = [
  kinMember('Mia', 'daughter', 'she', { isHero: true }),
  kinMember('Mum', 'mother', 'she'),
  kinMember('Grandpa Joe', 'grandfather', 'he')
]

test.each([
  ['Who makes the better jollof. Auntie Efua from Accra has arrived in Lagos and it has started', 'Auntie Efua', 'Mum', 'jollof'],
  ['both grandmas made lasagne and I must say which one is best', 'Grandma Left', 'Grandma Right', 'lasagne'],
  ['grandpa says you put the milk in first, nana says after', 'Grandpa Joe', 'Nana', 'tea'],
  ['mum and dad are arguing about whose pancakes are better lol', 'Mum', 'Dad', 'pancakes'],
  ['nonna and nana both say their meatballs are the best', 'Nonna', 'Nana', 'meatballs'],
  ['uncle kofi and mum had a jollof cook off', 'Uncle Kofi', 'Mum', 'jollof'],
  ['great dumpling contest, yeye vs nainai', 'Grandpa Joe', 'Nainai', 'dumplings'],
  ['tia rosa and abuela can’t agree whose tamales are better', 'Tia Rosa', 'Abuela', 'tamales'],
  ['the lady next door brought us her chapatis and dadi says hers are better', 'the lady next door', 'Dadi', 'chapatis'],
  ['who makes the best curry, uncle raj or grandpa? we tried both', 'Uncle Raj', 'Grandpa Joe', 'curry'],
  ['lola and tita grace argued over whose adobo is the real adobo', 'Lola', 'Tita Grace', 'adobo']
])('“%s” tells who has the better one', (message, one, two, bare) => {
  expect(rivals(message, FAMILY)).toMatchObject({ 'rivals.one': one, 'rivals.two': two, 'rivals.bare': bare })
}) // prettier-ignore

test('Whoever of the family is none of the two is beside the hero', () => {
  const says = rivals('dadi and mum both say their dal is the best', FAMILY)
  expect(says).toMatchObject({ 'with.kin': 'Grandpa Joe', 'rivals.dishes': 'bowls' })
  expect(rivals('jam first says grandpa, cream first says mum, scones', FAMILY)).toMatchObject({
    'rivals.claim': 'Jam goes on first'
  })
})

test.each([
  'grandma makes the best cake',
  'two chefs who argue about soup',
  'mum and dad are fighting about money',
  'mum and dad both say I have to go to bed',
  'nana died and she made the best lasagne',
  'a cooking contest between a bear and a fox',
  'unicorn baking competition with a judge who has never smiled',
  'grandma made jollof today and we ate it all',
  'grandma and mum aren’t talking because of the cake',
  'which is better cats or dogs',
  'my sister hit me because of the cake',
  'best day ever with grandma and grandpa, we made pancakes',
  'nana makes the best soup when I am ill',
  'whose turn is it to do bins'
])('“%s” does not', (message) => {
  expect(rivals(message, FAMILY)).toBeNull()
})
