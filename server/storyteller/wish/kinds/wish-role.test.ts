import { expect, test } from 'vitest'

import { roleOf } from './wish-role.ts'

test.each([
  ['a shark who becomes a dentist', 'the shark', 'a dentist'],
  ['a mermaid who wants to be a ballerina', 'the mermaid', 'a ballerina'],
  ['a hedgehog barber', 'the hedgehog', 'a barber'],
  ['a chef bear', 'the bear', 'a chef'],
  ['the ballerina elephant', 'the elephant', 'a ballerina'],
  ['a bear who drives the bus', 'the bear', 'a bus driver'],
  ['a goose who wants to drive the bus', 'the goose', 'a bus driver'],
  ['a robot called bolt who becomes a chef', 'Bolt', 'a chef'],
  ['a story about a lion that works as a hairdresser', 'the lion', 'a hairdresser'],
  ['a dentist who is a crocodile', 'the crocodile', 'a dentist'],
  ['an axolotl who is a teacher', 'the axolotl', 'a teacher'],
  ['a princess that is also a mechanic', 'the princess', 'a mechanic'],
  ['a pigeon who flies planes', 'the pigeon', 'a pilot'],
  ['a bear who becomes the tooth fairy', 'the bear', 'a tooth fairy'],
  ['a pirate who becomes a ship’s captain', 'the pirate', 'a ship’s captain']
])('has a trade: %s', (wish, role, works) => {
  expect(roleOf(wish)).toMatchObject({ role, works })
})

test.each([
  ['a cat who runs a hotel', 'the hotel', 'a cat'],
  ['the dragon’s bakery', 'the bakery', 'a dragon'],
  ['a grumpy troll who opens a restaurant for ghosts', 'the restaurant', 'a grumpy troll'],
  ['two penguins who run an ice cream van', 'the ice cream van', 'a penguin, sent on ahead by all the others']
])('keeps a place: %s', (wish, keeps, first) => {
  expect(roleOf(wish)).toMatchObject({ keeps, 'role.first': first })
})

test('two of them keep one place', () => {
  expect(roleOf('a fox and a hen who open a bakery')).toMatchObject({
    role: 'the fox',
    mate: 'the hen',
    keeps: 'the bakery'
  })
  expect(roleOf('a fox and a hen who open a bakery')).not.toHaveProperty('role.alone')
})

test.each([
  ['a crocodile who goes to the dentist', 'the dentist’s'],
  ['a dragon at the swimming pool', 'the swimming pool'],
  ['the dragon’s first day at school', 'school'],
  ['an alien’s first day at nursery', 'nursery'],
  ['a lion who needs a haircut', 'the hairdresser’s']
])('goes to a place: %s', (wish, served) => {
  expect(roleOf(wish)).toMatchObject({ served })
})

test.each([
  ['a dragon who wants to be a baker but he burns all the bread', { works: 'a baker' }],
  ['a hedgehog who becomes a bus driver in london but he cant reach the pedals', { works: 'a bus driver' }],
  ['a robot who wants to be a chef and makes soup out of screws', { works: 'a chef' }],
  ['a camel is headmistress for a whole week', { works: 'a headmistress' }],
  ['a fox who opened a shop in the woods', { keeps: 'the shop' }],
  ['socks that want to go to school', { served: 'school' }],
  ['a cow who joins the football team in brazil but she only wants the grass', { plays: 'football' }]
])('what is said of it after that, and where, leaves the story as it is: %s', (wish, says) => {
  expect(roleOf(wish)).toMatchObject(says)
})

test.each(['a bear who goes to hospital because he is dying', 'a cat who becomes a nurse because her mum died'])(
  'a sorrow at the end is not cut off: %s',
  (wish) => {
    expect(roleOf(wish)).toBeNull()
  }
)

test('nobody is “it” who is a person', () => {
  expect(roleOf('a knight who becomes a baker')).toMatchObject({ 'role.it': 'the knight', 'role.its': 'the knight’s' })
  expect(roleOf('a snail who becomes a baker')).toMatchObject({ 'role.it': 'it', 'role.its': 'its' })
})

test.each([
  'a shark',
  'going to the dentist',
  'our dog goes to the vet',
  'my brother wants to be a pilot',
  'Theo wants to be a firefighter',
  'a shark who becomes a dentist and then an astronaut who is afraid of the dark',
  'a rocket scientist',
  'a cake decorator',
  'a pirate captain',
  'a sea captain',
  'the tooth fairy',
  'a fire station',
  'a poorly bear who goes to hospital',
  'a bear who drives everybody mad',
  'a toy shop',
  'the zoo',
  'a lion at the zoo',
  'a train at the station',
  'a train driver',
  'a bus driver'
])('says nothing of it: %s', (wish) => {
  expect(roleOf(wish)).toBeNull()
})

test.each(['a pilot whale', 'a nurse shark', 'the police dog', 'a chef hat'])('%s has no trade', (wish) => {
  expect(roleOf(wish)).toBeNull()
})
