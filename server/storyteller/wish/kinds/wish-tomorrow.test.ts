import { expect, test } from 'vitest'

import { tomorrowOf } from './wish-tomorrow.ts'

test.each([
  [
    'tomorrow is school photo day and mila has no front teeth',
    'tomorrow',
    'school photo day',
    'And what about Mila, who has no front teeth?'
  ],
  [
    'getting his cast off tomorrow, worried about the saw',
    'tomorrow',
    'getting the cast off',
    'And what about the saw?'
  ],
  [
    'moving to the new flat on saturday, no garden but it has a balcony',
    'Saturday',
    'moving to the new flat',
    'And what if there’s no garden?'
  ],
  [
    'grandpa comes out of hospital tomorrow and he’s got crutches now',
    'tomorrow',
    'Grandpa coming out of hospital',
    'And what about Grandpa, who has crutches?'
  ],
  [
    'going to the aquarium on saturday with grandad and matteo is scared the sharks can get out',
    'Saturday',
    'going to the aquarium with Grandad',
    'And what if the sharks can get out?'
  ],
  [
    'grandad gets his new hearing aids tomorrow',
    'tomorrow',
    'Grandad getting his new hearing aids',
    'And what if I do it wrong?'
  ],
  [
    'cousin Priya’s wedding tomorrow, she is flower girl and won’t wear the shoes',
    'tomorrow',
    'cousin Priya’s wedding',
    'And what if the flower girl won’t wear the shoes?'
  ],
  [
    'swimming gala tomorrow and she refuses to wear the goggles',
    'tomorrow',
    'the swimming gala',
    'And what if somebody won’t wear the goggles?'
  ],
  [
    'auntie Jo’s birthday on friday and he hates cake',
    'Friday',
    'Auntie Jo’s birthday',
    'And what if somebody doesn’t like cake?'
  ],
  ['first time on a plane', 'the big day', 'the first time on a plane', 'And what if I do it wrong?'],
  ['eid tomorrow and she’s too excited to sleep', 'tomorrow', 'Eid', 'And what if nobody can sleep?']
])('in “%s” %s comes with %s, and asks “%s”', (typed, day, event, asked) => {
  expect(tomorrowOf(typed)).toMatchObject({ tomorrow: event, 'tomorrow.day': day, 'tomorrow.ask': asked })
})

test.each([
  [
    'nana gets her new knee tomorrow and then she’s coming to stay in our front room',
    'she’s coming to stay in our front room'
  ],
  ['the dentist on friday, then we are going to the beach', 'we’re going to the beach'],
  ['grandma’s cataract op on tuesday and then she is coming to live with us', 'she’s coming to live with us'],
  ['school photo day tomorrow', 'there’s lunch']
])('after “%s” %s', (typed, next) => {
  expect(tomorrowOf(typed)?.['tomorrow.next']).toBe(next)
})

test.each([
  'a lighthouse',
  'grandad’s funeral is tomorrow',
  'daddy’s working nights from monday so he won’t be there for bedtime',
  'my best friend is moving away on saturday',
  'yesterday the wifi broke'
])('“%s” is nothing that comes in a bag', (typed) => expect(tomorrowOf(typed)).toBeNull())

test('what is long is said whole once, and in short from then on', () => {
  expect(tomorrowOf('the swimming lesson at the big new pool tomorrow')).toMatchObject({
    tomorrow: 'the swimming lesson at the big new pool',
    'tomorrow.bit': 'the swimming lesson'
  })
})

test('a first day says of what it is the first', () => {
  expect(tomorrowOf('first day at school tomorrow')?.['tomorrow.bit']).toBe('the first day at school')
})

test.each([
  ['tomorrow the plumber is coming', 'the plumber', 'the plumber', 'the plumber'],
  [
    'tomorrow my class goes to the fire station',
    'the class going to the fire station',
    'the fire station',
    'the fire station'
  ],
  ['first violin lesson tomorrow', 'the first violin lesson', 'the first violin lesson', 'the violin'],
  ['swimming gala tomorrow', 'the swimming gala', 'the swimming gala', undefined]
])('“%s” is a day with %s, in it %s, and the lexicon knows %s', (typed, event, bit, coming) => {
  const read = tomorrowOf(typed)
  expect(read).toMatchObject({ tomorrow: event, 'tomorrow.bit': bit })
  expect(read?.['coming']).toBe(coming)
})

test('a first time that is told of as over is not still to come', () => {
  expect(tomorrowOf('first night in the tent, we lasted until eight and a hedgehog came to look in')).toBeNull()
  expect(tomorrowOf('first night in the tent')).not.toBeNull()
})
