import { expect, test } from 'vitest'

import { toldApart } from './telling-clauses.ts'

test.for<[string, string]>([
  ['Karate, but nobody hits anybody. He is seven', 'Karate'],
  ['fire engine rescue but nobody is hurt, maybe a cat', 'fire engine rescue maybe a cat'],
  ['a dragon with a cold, dictated by Cruz', 'a dragon with a cold'],
  [
    'Garbage truck, early in the morning. make it rhyme a little if you can, he’s only two',
    'Garbage truck, early in the morning.'
  ],
  ['bees and a helicopter, this is for Kaan who is two and a half', 'bees and a helicopter'],
  ['a snail postman. short sentences, happy end', 'a snail postman.']
])('what is said of the telling is no part of the wish: %s', ([typed, wish]) => {
  expect(toldApart(typed)?.wish).toBe(wish)
})

test.for([
  'we crashed the car but nobody is hurt',
  'he wore odd socks all day and nobody noticed until bath time',
  'first swimming lesson tomorrow, Clara is afraid of putting her face in the water',
  'a new school, nobody plays with him',
  'no food at home',
  'A unicorn. She wants to sleep forever',
  'Football, he loves it and the coach takes photos in the showers',
  'A castle. Skip the part where he hits her',
  'A castle, nobody tucks him in',
  'Pancakes. Mummy is half asleep from the bottles',
  'Dinosaurs. No insulin left',
  'A zoo. Last night he saw his mum get hit',
  'Swimming, says Uncle',
  'Trains, for our foster son who hides food',
  'A horse story. He is tired of fighting for breath',
  'Make them leave him in peace, a lion',
  'Games. That’s what uncle calls it',
  'a teddy, not allowed to see daddy',
  'she says her shoelaces are spaghetti and at night somebody eats them',
  'a kite, no stabilisers today',
  'the lion and the tiger argue and make it up'
])('what happened, and what anybody lacks, stays: %s', (typed) => {
  expect(toldApart(typed)).toBeNull()
})

test('a wish may be said as what the child wants', () => {
  expect(toldApart('my daughter is 5 and wants ballet. no princesses please')?.clauses).toEqual(['ballet'])
  expect(toldApart('can you do gymnastics, cartwheels and so on, not too childish')?.clauses[0]).toBe('gymnastics')
})
