import { expect, test } from 'vitest'

import { visitorOf } from '../kinds/visitor.ts'
import type { Teller } from '../kinds/wish-news.ts'
import { readDoer } from './wish-act.ts'
import { onceOf } from './wish-once.ts'

const isla: Teller = { called: 'Isla', pronouns: 'she', age: 6 }

function once(wish: string) {
  const visitor = visitorOf(wish)
  return onceOf(wish, readDoer(wish, visitor), isla)
}

test.each([
  ['a possum stealing the pavlova', 'a possum stole the pavlova', 'the possum', 'stealing the pavlova'],
  [
    'a tiny frog auditions for the choir',
    'a tiny frog auditioned for the choir',
    'the tiny frog',
    'auditioning for the choir'
  ],
  ['skeletons dancing in pyjamas', 'skeletons danced in pyjamas', 'the skeletons', 'dancing in pyjamas'],
  [
    'a pirate called Captain Patch looks for treasure',
    'a pirate called Captain Patch looked for treasure',
    'the pirate',
    'looking for treasure'
  ],
  ['ants marching', 'ants marched', 'the ants', 'marching'],
  [
    'three sisters catch a falling star in a saucepan',
    'three sisters caught a falling star in a saucepan',
    'the sisters',
    'catching a falling star in a saucepan'
  ],
  [
    'two grannies stow away on a cruise',
    'two grannies stowed away on a cruise',
    'the grannies',
    'stowing away on a cruise'
  ],
  [
    'the washing machine hums a secret song',
    'the washing machine hummed a secret song',
    'the washing machine',
    'humming a secret song'
  ],
  ['an old wooden spoon tells secrets', 'an old wooden spoon told secrets', 'the old wooden spoon', 'telling secrets'],
  [
    'a cheeky braai sausage rolling down the hill',
    'a cheeky braai sausage rolled down the hill',
    'the cheeky braai sausage',
    'rolling down the hill'
  ],
  [
    'the number 12 goes the wrong way',
    'the number twelve went the wrong way',
    'the number twelve',
    'going the wrong way'
  ],
  [
    'a bowl of porridge running for the bus',
    'a bowl of porridge ran for the bus',
    'the porridge',
    'running for the bus'
  ],
  [
    'a crocodile with a ukulele plays outside the library',
    'a crocodile with a ukulele played outside the library',
    'the crocodile',
    'playing outside the library'
  ],
  [
    'a stegosaurus joins our ballet class',
    'a stegosaurus joined the ballet class',
    'the stegosaurus',
    'joining the ballet class'
  ],
  [
    'emeka’s tortoise outsmarts the whole market',
    'Emeka’s tortoise outsmarted the whole market',
    'the tortoise',
    'outsmarting the whole market'
  ],
  ['bubbles the goldfish runs for mayor', 'Bubbles the goldfish ran for mayor', 'Bubbles', 'running for mayor'],
  [
    'my doll hosts a tea party with the dinosaurs',
    'Isla’s doll hosted a tea party with the dinosaurs',
    'the doll',
    'hosting a tea party with the dinosaurs'
  ],
  [
    'an astronaut posts her laundry back to earth',
    'an astronaut posted her laundry back to earth',
    'the astronaut',
    'posting my laundry back to earth'
  ],
  [
    'a very fussy princess learns to like okra',
    'a very fussy princess learned to like okra',
    'the princess',
    'learning to like okra'
  ],
  [
    'a chicken crossing every road in pretoria',
    'a chicken crossed every road in Pretoria',
    'the chicken',
    'crossing every road in Pretoria'
  ],
  ['a boy whose hair grows vegetables', 'a boy’s hair grew vegetables', 'the boy', 'growing vegetables in my hair'],
  ['a baker whose bread keeps giggling', 'a baker’s bread kept giggling', 'the bread', 'giggling'],
  [
    'a dragon whose fire has gone out and only burps bubbles',
    'a dragon only burped bubbles',
    'the dragon',
    'burping bubbles'
  ],
  [
    'a jeepney painted like a parade and the frog who drives it',
    'a frog drove a jeepney painted like a parade',
    'the frog',
    'driving a jeepney painted like a parade'
  ],
  [
    'an orchestra of kitchen pots and the cat conducting',
    'a cat conducted an orchestra of kitchen pots',
    'the cat',
    'conducting an orchestra of kitchen pots'
  ],
  [
    'a pirate ship crewed by guinea pigs',
    'guinea pigs crewed a pirate ship',
    'the guinea pigs',
    'crewing a pirate ship'
  ]
])('“%s” is told as “%s”', (wish, told, who, mine) => {
  expect(once(wish)).toMatchObject({ once: told, 'once.who': who, 'once.mine': mine })
})

test.each([
  [
    'an ice cream van breaks down in the snow and the polar bears buy everything',
    'broke down in the snow',
    'an ice cream van broke down in the snow and the polar bears bought everything'
  ],
  [
    'a robot who learns to make chapati but they all come out square',
    'learned to make chapati',
    'a robot learned to make chapati but they all came out square'
  ],
  [
    'a train that takes a wrong turn and a cow who knows the way home',
    'took a wrong turn',
    'a train took a wrong turn and a cow knew the way home'
  ],
  ['a wombat digs a tunnel and pops up in a bakery', 'dug a tunnel', 'a wombat dug a tunnel and popped up in a bakery'],
  [
    'a camel comes to our flat and wont fit in the lift',
    'came to the flat',
    'a camel came to the flat and would not fit in the lift'
  ],
  ['the postman delivers a parcel that giggles', 'delivered a parcel', 'the postman delivered a parcel that giggled'],
  [
    'a penguin driving the school bus and the teacher pushing it',
    'drove the school bus',
    'a penguin drove the school bus and the teacher pushed it'
  ],
  [
    'a gorilla opens a barber shop where the parrot sweeps up',
    'opened a barber shop',
    'a gorilla opened a barber shop where the parrot swept up'
  ]
])('of “%s” only “%s” is done, and all is told', (wish, did, told) => {
  expect(once(wish)).toMatchObject({ once: told, 'once.did': did })
})

test.each([
  'a lamb is lost and nobody comes',
  'a lamb bleating and nobody comes',
  'a boy who hurts himself',
  'a boy hurting himself',
  'a puppy dying',
  'a puppy dying in the snow',
  'puppies drowning in a sack',
  'a man following us',
  'a man following a girl',
  'men watching the children',
  'a girl who ran away from home',
  'a girl running away from home',
  'the dog biting my sister',
  'a dog chasing a little boy',
  'a mother crying',
  'a mother hitting her child',
  'a baby falling out of the window',
  'a baby crawling along the balcony',
  'two sisters fighting over money',
  'three brothers hide in the fridge',
  'a boy whose legs stopped working',
  'a girl whose dad hits people',
  'a girl whose hair falls out',
  'a cat run over by a car',
  'a cat scared by fireworks',
  'a boy bullied by girls',
  'a house bombed by soldiers',
  'a boy left by his mother',
  'children starving in a war',
  'a hamster getting eaten by a cat and nobody helps',
  'a dog and the man who beats it',
  'a kitten and the boy who hurts it',
  'a pony limping home alone',
  'a fox stealing a baby',
  'a thief stealing the telly',
  'a robot stealing money from the bank',
  'a soldier shooting a man',
  'a monkey playing with matches',
  'a bear swallowing a battery',
  'a giraffe gets his neck tied in a knot',
  'a boy keeping a secret with his uncle',
  'a duck crosses the motorway',
  'a boy crosses the road',
  'my brother hosts a party',
  'my nose runs away',
  'our hamster is poorly and cries',
  'the cat conducts',
  'the boys made up after fighting over the tablet'
])('nobody comes to do it of “%s”', (wish) => {
  expect(once(wish)).toEqual({})
})

test.each([
  'a toy sewing machine',
  'a pirate ship with sails',
  'the roller skates in the hall',
  'an orchestra of kitchen pots',
  'a family of spoons on holiday',
  'a jeepney full of singing chickens',
  'first day of swimming lessons tomorrow',
  'big yellow crane',
  'our class caterpillars turned into butterflies',
  'maya passed her yellow belt',
  'too excited to sleep, christmas eve',
  'puddle jumping',
  'monkeys in the temple',
  'a possum in pyjamas'
])('“%s” says what nobody does', (wish) => {
  expect(once(wish)).toEqual({})
})

test('a long wish takes no longer than a few milliseconds', () => {
  const long = [
    `a ${'very '.repeat(120)}old snail sings`,
    `a snail ${'and a snail '.repeat(50)}who sings it`,
    `a snail whose ${'hat and only '.repeat(45)}sings`,
    'a'.repeat(600),
    'a '.repeat(300)
  ]
  once(long[0] ?? '')
  // Counted in work and not by the clock, for other tests run beside it.
  const begun = process.cpuUsage()
  for (const wish of long) once(wish)
  const { user, system } = process.cpuUsage(begun)
  expect((user + system) / 1000).toBeLessThan(500)
})

test.each([
  ['a cow on a skateboard', 'a cow rode a skateboard'],
  ['a monkey in a spaceship', 'a monkey flew a spaceship'],
  ['a giraffe in a tiny car', 'a giraffe drove a tiny car'],
  ['two snails on a long road trip', 'two snails went on a long road trip'],
  ['a family of mice on a train journey', 'a family of mice went on a train journey']
])('“%s” says where somebody is, and so what is done: “%s”', (wish, told) => {
  expect(once(wish)).toMatchObject({ once: told })
})

test.each([
  'our cat on a skateboard',
  'a bear in a cave',
  'a badger on the road',
  'Isla on a train',
  'a plaster on a knee'
])('“%s” does nothing there', (wish) => expect(once(wish)).toEqual({}))
