import { expect, test } from 'vitest'

import { kinMember } from '#tests/support/kin-member.ts'
import { visitorOf } from '../kinds/visitor.ts'
import type { Teller } from '../kinds/wish-news.ts'
import { sayingsOf } from '../wish-kinds.ts'
import { readDoer } from './wish-act.ts'
import type { KinMember } from './wish-kin.ts'
import { onceOf } from './wish-once.ts'
import { oursOf } from './wish-ours.ts'

const isla: Teller = { called: 'Isla', pronouns: 'she', age: 6 }
const once = (wish: string) => {
  const visitor = visitorOf(wish)
  return onceOf(wish, readDoer(wish, visitor), isla)
}
const theo = kinMember('Theo', 'son', 'he', { isChild: true, isHero: true })
const ours = (wish: string, hero: Partial<KinMember> = {}) => oursOf(wish, [{ ...theo, ...hero }])

test.each([
  ['a dragon snores', 'a dragon snored', 'the dragon', 'it', 'snore', 'snoring'],
  ['a cloud purrs', 'a cloud purred', 'the cloud', 'it', 'purr', 'purring'],
  ['a yak gets a perm', 'a yak got a perm', 'the yak', 'it', 'get a perm', 'getting a perm'],
  [
    'the wheelie bins have a disco',
    'the wheelie bins had a disco',
    'the wheelie bins',
    'they',
    'have a disco',
    'having a disco'
  ],
  [
    'a peacock who lends out his feathers',
    'a peacock lent out its feathers',
    'the peacock',
    'it',
    'lend out its feathers',
    'lending out my feathers'
  ],
  [
    'a wolf opens a bed and breakfast',
    'a wolf opened a bed and breakfast',
    'the wolf',
    'it',
    'open a bed and breakfast',
    'opening a bed and breakfast'
  ],
  [
    'two clouds argue about who is longer',
    'two clouds argued about who is longer',
    'the clouds',
    'they',
    'argue about who is longer',
    'arguing about who is longer'
  ],
  [
    'a pufferfish learns to calm down',
    'a pufferfish learned to calm down',
    'the pufferfish',
    'it',
    'calm down',
    'calming down'
  ]
])('of “%s” it is known who did what', (wish, told, who, it, base, mine) => {
  expect(once(wish)).toMatchObject({ once: told, 'once.who': who, 'once.it': it, 'once.do': base, 'once.mine': mine })
})

test.each([
  ['kabir builds a snow leopard from pillows', 'Kabir', 'built a snow leopard from pillows'],
  ['sam the goalie saves a penalty with his bum', 'Sam the goalie', 'saved a penalty with his bum'],
  ['a squirrel digs up a key but which door does it open', 'the squirrel', 'dug up a key'],
  ['a robot learning to whistle', 'the robot', 'learned to whistle'],
  ['a polar bear visiting Durban', 'the polar bear', 'visited Durban'],
  ['princess aanya tames a sleepy dragon', 'Princess Aanya', 'tamed a sleepy dragon'],
  ['princess who fixes the castle plumbing', 'the princess', 'fixed the castle plumbing'],
  ['Thandi rides an ostrich to school', 'Thandi', 'rode an ostrich to school']
])('of “%s” it is known who comes', (wish, who, did) => {
  expect(once(wish)).toMatchObject({ 'once.who': who, 'once.did': did })
})

test.each([
  ['The Kowalskis next door got a trampoline', 'the Kowalskis', 'they', 'were'],
  ['grandma’s friend Pat sang karaoke on the ferry and everyone clapped', 'Pat', 'Pat', 'was'],
  ['a lion next door got a trampoline', 'the lion', 'it', 'was']
])('of “%s” it is known how many came, and how they are called', (wish, who, it, was) => {
  expect(once(wish)).toMatchObject({ 'once.who': who, 'once.it': it, 'once.was': was })
})

test.each(['The Mr Jones from swimming drew a whale', 'tyler drew a whale', 'tyler calls ezekiel a monkey'])(
  'somebody known by name is no stranger in “%s”',
  (wish) => {
    expect([readDoer(wish, visitorOf(wish)), once(wish)]).toEqual([null, {}])
  }
)

test.each([
  [
    'the postman delivers a letter to the moon and the moon writes back',
    'the postman delivered a letter to the moon and the moon wrote back',
    'delivered a letter to the moon'
  ],
  [
    'a sandcastle hires a night watchman and the tide brings him tea',
    'a sandcastle hired a night watchman and the tide brought him tea',
    'hired a night watchman'
  ]
])('of “%s” the second half is told and the first is played', (wish, told, did) => {
  expect(once(wish)).toMatchObject({ once: told, 'once.did': did })
})

test.each([
  'zookeeper locks himself in with the monkeys',
  'a man follows a girl',
  'a girl shares a bed with her uncle',
  'a boy climbs a pylon',
  'a toddler climbs into the washing machine',
  'a cat swallows a battery',
  'a monkey plays with matches',
  'a dog who finds a hand',
  'a refugee crosses the sea in a boat',
  'a slave escapes from the plantation',
  'Jesus comes to dinner',
  'Oskar walks home with a stranger',
  'Oskar eats the mushrooms in the wood',
  'Oskar runs across the road',
  'roller skates',
  'fairy lights',
  'traffic cones',
  'a very long train',
  'a badger is late for everything',
  'a dragon who is afraid of fire',
  'if the sun goes to bed who wakes it up',
  'Maeve catches a cold',
  'kabir fell off the wall',
  'mila bites the other children',
  'mila hates school',
  'mila cries at nursery',
  'granny rides a motorbike',
  'Holly hid in the laundry basket',
  'the vet gave our cat a cone and she is furious',
  'the plasterer came and put his foot through the ceiling',
  'mum opens a shop',
  'our dog eats the sofa',
  'my nose runs away and sends postcards',
  'a dog bites the postman',
  'a lion eats a boy',
  'a fox kills the hens',
  'a bird dies on our balcony',
  'the hamster ran away from us',
  'why do cats purr',
  'the grit lorry called Sandra Sand',
  'the learning to read',
  'a jealous left sock and a rainboot'
])('nobody comes to do it of “%s”', (wish) => {
  expect(once(wish)).toEqual({})
})

test.each([
  [
    'Theo rides an ostrich to school',
    'rode an ostrich to school',
    'riding an ostrich to school',
    'an ostrich',
    'the ostrich'
  ],
  [
    'theo saves a penalty with his bum',
    'saved a penalty with his bum',
    'saving a penalty with my bum',
    'a penalty',
    'the penalty'
  ],
  ['the day Theo discovered an island', 'discovered an island', 'discovering an island', 'an island', 'the island'],
  ['Theo rides an ostrich and it falls asleep', 'rode an ostrich', 'riding an ostrich', 'an ostrich', 'the ostrich']
])('“%s” is done by the child who leads', (wish, did, mine, thing, the) => {
  const read = ours(wish)
  expect(read).toMatchObject({ 'ours.did': did, 'ours.mine': mine })
  expect([read['ours.thing'], read['ours.the']]).toEqual([thing, the])
})

test.each([
  'Theo hits his sister',
  'Theo ties a rope round his neck',
  'Theo shares a bed with his uncle',
  'Theo plays with matches',
  'Theo runs across the road',
  'Theo climbs into the washing machine',
  'Theo rides in the tumble dryer',
  'Theo hides in the fridge',
  'Theo climbs out of the window',
  'Theo swims across the river',
  'Theo eats the mushrooms in the wood',
  'Theo rides in a stranger’s van',
  'Theo plugs in the heater',
  'Theo walks on the ice',
  'Theo throws stones at the neighbour',
  'Theo spits at his teacher',
  'Theo wets the bed',
  'Theo lost his tooth',
  'Theo is going to hospital',
  'Theo starts school',
  'Theo moves house',
  'Theo never sleeps',
  'Theo fell off his bike and hurt his knee',
  'Theo cries at nursery',
  'Theo wants a dog',
  'Isla rides an ostrich to school'
])('no game is made of “%s”', (wish) => {
  expect(ours(wish)).toEqual({})
})

test('what a grown-up or a baby does is no deed of the child who leads', () => {
  expect(ours('Theo rides an ostrich', { isChild: false })).toEqual({})
  expect(ours('Theo rides an ostrich', { speaks: false })).toEqual({})
  expect(ours('Theo rides an ostrich', { isHero: false })).toEqual({})
})

test('what a child did with a friend is done by the child who leads, and the friend is there', () => {
  const start = (wish: string) => oursOf(wish, [theo])
  expect(start('me and tunde start a lemonade stall')).toMatchObject({
    'ours.did': 'opened a lemonade stall',
    'ours.also': 'Tunde came too'
  })
  expect(start('tunde and me start a lemonade stall')).toMatchObject({ 'ours.also': 'Tunde came too' })
  for (const wish of [
    'me and mummy start a shop',
    'me and theo start a shop',
    'me and daddy fight',
    'cake and me start a shop'
  ])
    expect(start(wish)).not.toHaveProperty('ours.also')
})

test.each([
  ['Theo knits a scarf with his grandma', 'knitted a scarf', 'Grandma came too'],
  ['Theo and his grandma knit a scarf for a giraffe', 'knitted a scarf for a giraffe', 'Grandma came too'],
  ['Theo paints the shed with Uncle Femi', 'painted the shed', 'Uncle Femi came too'],
  ['Theo builds a den in the woods with his big brother', 'built a den in the woods', 'Theo’s brother came too']
])('“%s” is done by the child who leads, and one of kin is there', (wish, did, also) => {
  expect(oursOf(wish, [theo])).toMatchObject({ 'ours.did': did, 'ours.also': also })
})

test('whoever is there tonight is beside the child, and did not come too', () => {
  const mum = kinMember('Mum', 'mother', 'she')
  expect(oursOf('Theo sews a flag with his mum', [theo, mum])).toMatchObject({ 'ours.did': 'sewed a flag' })
  expect(oursOf('Theo sews a flag with his mum', [theo, mum])).not.toHaveProperty('ours.also')
})

test.each([
  'Theo shares a bed with his uncle',
  'Theo and his uncle share a bed',
  'Theo has a bath with his uncle',
  'Theo plays a secret game with grandpa',
  'Theo keeps a secret with his cousin',
  'Theo hides in the cupboard with his mum',
  'Theo runs away with his sister',
  'Theo finds the body with his uncle',
  'Theo builds a grave with his dad',
  'Theo makes a bomb with his brother',
  'Theo and his dad drive to the hospital',
  'Theo and his mummy find a new house',
  'Theo paints a coffin with grandma',
  'Theo and his brother fight'
])('no game is made of “%s”', (wish) => expect(oursOf(wish, [theo])).toEqual({}))

test('a spoon runs away from the kitchen, and a boy from nowhere', () => {
  const once = (wish: string) => sayingsOf(wish, null, null, null)['once.do']
  expect(once('a spoon runs away from the kitchen')).toBe('run away from the kitchen')
  expect(once('a pancake that runs away from breakfast')).toBe('run away from breakfast')
  expect(once('a penguin runs away from the bath')).toBe('run away from the bath')
  expect(once('a penguin runs away from its owner')).toBeUndefined()
  expect(once('a boy runs away from the school')).toBeUndefined()
  expect(once('a dog runs away from the man')).toBeUndefined()
})

test('a house is what a builder builds, and nothing is done to any other', () => {
  const thing = (wish: string) => sayingsOf(wish, null, null, null)['once.the']
  expect(thing('a frog builds a house out of umbrellas')).toBe('the house')
  expect(thing('a frog leaves the house')).toBeUndefined()
})
