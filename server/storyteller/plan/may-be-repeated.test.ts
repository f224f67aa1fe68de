import { expect, test } from 'vitest'

import { mayBeRepeated } from './may-be-repeated.ts'

test.each([
  'took the high speed train to Chengdu, he told the whole carriage a joke about a cucumber, someone gave him a mandarin',
  'she lost her left shoe on the slide, a pug had it',
  'grandpa brought too many onigiri, all of them with plums',
  'goat got into the classroom in the middle of the spelling test and ate the chart',
  'we built a train out of all the cushions and ate noodles on the floor',
  'the kite got stuck in the tree and the neighbour got it down with a broom',
  'he put on his shoes all by himself this morning, and wore them like that the whole day',
  'Ravi read a whole page all by himself'
])('“%s” may be told again', (message) => {
  expect(mayBeRepeated(message)).toBe(true)
})

test.each([
  'dad fell asleep on the kitchen floor so we had crisps for dinner and watched cartoons',
  'he made a new friend on his game, he is 34 and really nice and sends him coins',
  'she swallowed the little shiny battery from the singing card, she seems fine',
  'we wore our coats in bed and pretended to be polar bears, the heating has been off since november',
  'A treehouse, Dad always wants to sleep next to the girls',
  'a bunny who knows where the key is hidden, he is 7',
  'they walked out on the ice to get the ball back, and got it',
  'two cots came down from the loft and went back up again, leo helped carry',
  'a lady with a lanyard came and looked in our fridge, isla showed her the blocks',
  'she was in the flat all by herself',
  'he put on his coat and walked home in the dark, all by himself',
  'he made his dinner all by himself, there was nobody there',
  'she carried the baby down all by herself',
  'she read her book all by herself, nobody was there'
])('“%s” may not', (message) => {
  expect(mayBeRepeated(message)).toBe(false)
})
