import { expect, test } from 'vitest'

import { kinMember } from '#tests/support/kin-member.ts'
import type { KinMember } from '../deeds/wish-kin.ts'
import { errand } from './errand.ts'
import { feastprep } from './feastprep.ts'

const FAMILY: readonly KinMember[] = [
  kinMember('Mia', 'daughter', 'she', { isHero: true }),
  kinMember('Leo', 'son', 'he'),
  kinMember('Mum', 'mother', 'she'),
  kinMember('Guka', 'grandfather', 'he')
]

test.each([
  ['market day with Guka, he would not stop bargaining over one pineapple and we missed the matatu', { 'errand.at': 'at the market', 'errand.told': 'Guka would not stop bargaining over one pineapple', 'errand.also': 'they missed the matatu', 'errand.haggle': 'the pineapple', 'with.kin': 'Guka' }],
  ['at the shoe shop he tried on 17 pairs and took the first', { 'errand.told': 'Leo tried on seventeen pairs', 'errand.also': 'Leo took the first' }],
  ['mum got talking at the bakery and we were there an hour', { 'errand.told': 'Mum got talking', 'errand.talk': 'Mum' }],
  ['went to buy milk with yeye, came home with a lampshade', { 'errand.for': 'for milk', 'errand.also': 'they came home with a lampshade' }],
  ['library with dad, she wanted all the books about worms', { 'errand.told': 'Mia wanted all the books about worms', 'errand.pick': 'the other books' }],
  ['the tailor measured us all and said grandpa has shrunk', { 'errand.told': 'the tailor measured all of them and said Guka had shrunk' }]
])('“%s” tells of an errand', (message, says) => {
  expect(errand(message, FAMILY)).toMatchObject(says)
}) // prettier-ignore

test.each([
  ['making 200 tamales with all the aunties, Luz only wants to tie the bows', { 'feastprep.making': 'making two hundred tamales', 'feastprep.told': 'Luz only wanted to tie the bows', 'feastprep.piece': 'a tamale' }],
  ['we folded dumplings for new year, his look like little potatoes', { 'feastprep.making': 'folding dumplings for New Year' }],
  ['painting eggs, dad painted his own nose', { 'feastprep.told': 'Dad painted his own nose' }],
  ['hanging lights for diwali, ladder, uncle, four opinions', { 'feastprep.making': 'hanging the lights for Diwali', 'feastprep.told': 'there were four opinions', 'feastprep.string': 'the long string of lights' }],
  ['baking for the church fair, icing everywhere', { 'feastprep.told': 'there was icing everywhere' }],
  ['rolling grape leaves with teta, mine all came undone', { 'feastprep.told': 'Mia’s all came undone' }]
])('“%s” tells of a feast that is prepared', (message, says) => {
  expect(feastprep(message, FAMILY)).toMatchObject(says)
}) // prettier-ignore

test.each([
  'a dragon who goes to the market',
  'why do shops close',
  'we lost him at the supermarket for ten minutes',
  'she had a meltdown in the shoe shop',
  'a bear at the library',
  'dad works at the bank',
  'the bank was robbed',
  'grandma fell at the market',
  'we are going to the library tomorrow',
  'playing shops with nana',
  'my card was declined at the supermarket',
  'a witch who bakes cakes',
  'how do you make dumplings',
  'first christmas without grandma, we made her cookies',
  'dad burned his hand making dumplings',
  'granny bakes the best cake',
  'mum and dad argued about the christmas lights',
  'making friends at school',
  'he made a mess'
])('“%s” tells of neither', (message) => {
  expect(errand(message, FAMILY)).toBeNull()
  expect(feastprep(message, FAMILY)).toBeNull()
})
