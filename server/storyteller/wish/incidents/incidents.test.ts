import { expect, test } from 'vitest'

import { WISH_KINDS } from '#content/format.ts'
import { incidentIn } from './incidents.ts'

test.each([
  ['our guinea pig Biscuit got out of his cage and we found him behind the washing machine eating a sock', { escaped: 'Biscuit', 'escaped.a': 'a guinea pig', 'escaped.home': 'the cage', 'escaped.where': 'behind the washing machine', 'escaped.doing': 'eating a sock' }],
  ['our hamster escaped', { escaped: 'the hamster', 'escaped.bare': 'hamster' }],
  ['our kabutomushi got out of its box, it is somewhere in the apartment', { escaped: 'the kabutomushi', 'escaped.home': 'the box' }],
  ['the class stick insects are missing', { escaped: 'the stick insects', 'escaped.them': 'them', 'escaped.was': 'were', 'escaped.class': 'the whole class' }],
  ['tortoise did a runner again', { 'escaped.out': 'had got out again' }],
  ["pet mouse got loose, was in nani's knitting bag", { escaped: 'the mouse', 'escaped.where': 'in Nani’s knitting bag' }],
  ['bearded dragon escaped his tank, found him asleep on top of the fridge', { 'escaped.where': 'on top of the fridge', 'escaped.doing': 'fast asleep' }],
  ['Mithu our parrot got out of the cage and sat on the fan', { escaped: 'Mithu', 'escaped.a': 'a parrot' }],
  ['crickets for the lizard all got out in the kitchen', { escaped: 'the crickets', 'escaped.where': 'in the kitchen' }],
  ['we cant find the gecko anywhere, his tank was open', { escaped: 'the gecko' }],
  ['lost one of the snails somewhere in the kitchen', { escaped: 'the snail', 'escaped.was': 'was' }]
])('“%s” tells who got out', (message, says) => {
  expect(incidentIn(message, [])).toMatchObject({ incident: 'escaped', says })
}) // prettier-ignore

test.each([
  ['goat came to school today and would not leave. she ate the register', { intruder: 'the goat', 'intruder.in': 'in the school', 'intruder.did': 'the goat ate the register', 'intruder.school': 'the school' }],
  ['a pigeon flew into the classroom during maths', { 'intruder.a': 'a pigeon', 'intruder.out': 'out of the classroom' }],
  ['our chicken gertrude walked right into the kitchen this morning and stood on the toaster', { 'intruder.in': 'in the kitchen' }],
  ['there was a frog in our shower', { 'intruder.in': 'in the shower', 'intruder.out': 'out of the bathroom', 'intruder.home': 'the shower' }],
  ['cow standing in the middle of the road and the bus had to wait', { 'intruder.in': 'in the middle of the road', 'intruder.did': 'the bus had to wait', 'intruder.seat': 'on the kerb' }],
  ['found a gecko in the toilet, it just sat there looking at us', { 'intruder.did': 'the gecko sat there looking at everybody' }],
  ['some goats came into the shop and ate the cabbages', { 'intruder.a': 'some goats', 'intruder.did': 'the goats ate the cabbages', 'intruder.was': 'were' }],
  ['a kereru crashed into the staff room and sat on the photocopier', { intruder: 'the kereru', 'intruder.did': 'the kereru sat on the photocopier' }],
  ["a cat walked into the mosque courtyard and lay down on the imam's shoes", { 'intruder.spot': 'the mosque courtyard', 'intruder.did': 'the cat lay down on the imam’s shoes' }],
  ['raccoon in the garage eating birdseed', { 'intruder.did': 'the raccoon was eating birdseed' }],
  ['hedgehog in our tent this morning, it was eating the crisps', { 'intruder.did': 'the hedgehog was eating the crisps' }]
])('“%s” tells who came in', (message, says) => {
  expect(incidentIn(message, [])).toMatchObject({ incident: 'intruder', says })
}) // prettier-ignore

test.each([
  'our lion escaped',
  'my husband walked out',
  'daddy got out of bed',
  'a hamster who drives a bus',
  'a dragon who escaped from a tower',
  'our dog ran away and never came back',
  'our rabbit escaped and a fox got her',
  'our rabbit is missing',
  'guinea pig escaped and died',
  'how do stick insects escape from birds?',
  'a monkey escapes from the zoo',
  'the guinea pig got out of breath',
  'we lost the hamster wheel',
  'she is scared of spiders in the bathroom',
  'a dog bit him at school',
  'a penguin comes to school',
  'a dinosaur came to school',
  'an elephant in the bath',

  'the vet brought a rabbit to school',
  'our dog is in the kitchen',
  'a wasp came into the classroom and stung her',
  'a strange man came into the school',
  'she was a frog in the school play',
  'a bird flew into the window at school and died',
  'we had goat curry at school',
  'a spider who lives in the bathroom',
  'a bear who came to tea and would not leave'
])('“%s” does not', (message) => {
  expect(incidentIn(message, [])).toBeNull()
})

test('no incident is called as another kind of wish', () => {
  expect(WISH_KINDS.filter((kind, at) => WISH_KINDS.indexOf(kind) !== at)).toEqual([])
})
