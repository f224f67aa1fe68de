import { expect, test } from 'vitest'

import { kinMember, NORA } from '#tests/support/kin-member.ts'
import type { KinMember } from '../deeds/wish-kin.ts'
import { incidentIn } from './incidents.ts'

const thatha: KinMember = kinMember('Thatha', 'grandfather', 'he')
const family = [NORA, thatha]

test.each([
  ['monkey took Thatha’s spectacles from the balcony and put them ON', { snatched: 'the monkey', 'snatched.first': 'a monkey', 'snatched.also': 'the monkey put them on', loot: 'the spectacles', 'loot.from': 'Thatha’s spectacles from the balcony', 'with.kin': 'Thatha' }],
  ['magpie flew off with nana\'s earring', { snatched: 'the magpie', loot: 'the earring', 'loot.whose': 'Nana’s earring' }],
  ['our cat has been stealing the neighbours socks', { snatched: 'the cat', 'snatched.first': 'the cat', 'loot.whose': 'the neighbours’ socks', 'loot.them': 'them' }],
  ['today a goat ran away with mummys sunhat at the farm', { snatched: 'the goat', 'loot.whose': 'Mummy’s sunhat' }],
  ['so the neighbours dog has taken our football and is sitting on it', { snatched: 'the dog', 'snatched.also': 'the dog was sitting on it' }],
  ['my hat was taken by a monkey at the temple', { snatched: 'the monkey', loot: 'the hat' }],
  ['Monkeys took my sister\'s phone cover and licked it', { snatched: 'the monkey', loot: 'the phone cover', 'loot.whose': 'the phone cover' }],
  ['our puppy Biscuit stole uncle joe\'s flip flop', { snatched: 'Biscuit', 'loot.whose': 'Uncle Joe’s flip flop' }],
  ['a squirrel stole the baby\'s dummy and sat on the fence sucking it', { 'snatched.also': 'the squirrel sat on the fence sucking it', 'loot.whose': 'the baby’s dummy' }]
])('“%s” tells what an animal took', (message, says) => {
  expect(incidentIn(message, family)).toMatchObject({ incident: 'snatched', says })
}) // prettier-ignore

test.each([
  ['a seagull stole my chips', { gobbled: 'the seagull', loot: 'the chips', 'loot.them': 'them' }],
  ['the dog ate the birthday cake', { gobbled: 'the dog', 'loot.whose': 'the birthday cake' }],
  ['goat ate the picnic at the farm today. it even ate the napkins', { 'gobbled.also': 'the goat ate the napkins' }],
  ['my samosa was stolen by a crow', { gobbled: 'the crow', loot: 'the samosa' }],
  ['we lost our croissant to a seagull', { gobbled: 'the seagull', loot: 'the croissant' }],
  ['dog ate Leos sandwich at the park', { 'loot.whose': 'Leo’s sandwich' }],
  ['the chickens got in and ate all the strawberries', { gobbled: 'the chicken', 'loot.them': 'them' }]
])('“%s” tells what an animal ate', (message, says) => {
  expect(incidentIn(message, family)).toMatchObject({ incident: 'gobbled', says })
}) // prettier-ignore

test.each([
  'why do magpies steal shiny things?',
  'a dragon who stole the king’s crown',
  'a monkey who steals spectacles',
  'tell me a story about a seagull that stole chips',
  'the dog ate my hamster',
  'our dog ate chocolate and is at the vet',
  'the dog ate all the chocolate',
  'a seagull bit my finger and took my chips',
  'the fox ate our chicken',
  'a fox took our hens',
  'a hawk took our chick',
  'a seagull took Tommy',
  'a monkey took my baby sister',
  'the magpie ate the robin’s eggs',
  'a man stole my bike',
  'someone stole daddy’s wallet',
  'the dog took us for a walk',
  'the cat took a nap on my bed',
  'monkey bars at the park',
  'we ate chicken at nana’s',
  'mum took the dog to the vet',
  'she ate her dinner and the dog watched',
  'a wolf ate grandma',
  'the tiger came to tea and ate all the food',
  'the dog nearly ate my sandwich',
  'he cried because the dog took his teddy and there was blood'
])('“%s” does not', (message) => {
  const found = incidentIn(message, family)
  expect(['snatched', 'gobbled']).not.toContain(found?.incident)
})
