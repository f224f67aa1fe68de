import { expect, test } from 'vitest'

import { newsOf } from './wish-news.ts'

const isla = { called: 'Isla', pronouns: 'she', age: 6 } as const

test.each([
  ['the day the wifi broke', 'the wifi broke'],
  ['The cat had kittens!', 'the cat had kittens'],
  ['we got a puppy today', 'we got a puppy'],
  ['our washing machine flooded the kitchen', 'our washing machine flooded the kitchen'],
  ['tooth fairy came late', 'the tooth fairy came late'],
  ['when Theo got stuck in the slide', 'Theo got stuck in the slide'],
  ['Isla broke Grandpa’s mug', 'I broke Grandpa’s mug'],
  ['she scored her first goal', 'I scored my first goal'],
  ['uncle Bob got married', 'Uncle Bob got married'],
  [
    'Today we found a hedgehog asleep in Dad’s football boot and had to wait till it woke up',
    'we found a hedgehog asleep in Dad’s football boot'
  ]
])('“%s” has happened, and is told as “%s”', (typed, said) => {
  expect(newsOf(typed, isla)).toEqual({ said, isOver: true, isSad: typed.includes('broke Grandpa') })
})

test.each([
  ['Mum going away to a conference', 'Mum is going away to a conference'],
  ['daddy is working late again', 'Daddy is working late'],
  ['my friend is moving to Spain', 'my friend is moving to Spain'],
  ['Leo didn’t get picked for the team', 'Leo didn’t get picked for the team'],
  ['Ella bumped her chin, 2 stitches', 'Ella bumped her chin, two stitches'],
  ['doesn’t want to share her room', 'I don’t want to share my room'],
  ['grandma fell off her bike but she is ok', 'Grandma fell off her bike but she is ok'],
  ['my old cat is slow now', 'my old cat is slow'],
  ['our cat has gone deaf', 'our cat has gone deaf'],
  ['our old dog', 'our dog is old'],
  ['my poorly teddy', 'my teddy is poorly'],
  ['my friend is going to another school', 'my friend is going to another school'],
  ['our dog can’t jump any more', 'our dog can’t jump any more']
])('“%s” is sad, and is told as “%s”', (typed, said) => {
  expect(newsOf(typed, isla)).toMatchObject({ said, isSad: true })
})

test.each([
  'a lighthouse',
  'going to the zoo',
  'we are going to the zoo',
  'a princess who doesn’t like pink',
  'the teacher called me the wrong name',
  'a machine made of umbrellas',
  'doesn’t want to share his room',
  'going to the zoo and it was fun',
  'french skipping, the elastic one',
  'he scored his first goal'
])('“%s” is no news that Isla could tell', (typed) => expect(newsOf(typed, isla)).toBeNull())

test.each([
  [
    'doesn’t want her hair washed because of soap in the eyes',
    'I don’t want my hair washed because of soap in my eyes'
  ],
  ['won’t wear her coat and it’s freezing', 'I won’t wear my coat and it is freezing'],
  ['hates having her teeth brushed', 'I hate having my teeth brushed']
])('“%s” is a refusal and no sorrow: “%s”', (typed, said) => {
  expect(newsOf(typed, isla)).toMatchObject({ said, isSad: false })
})
