import { expect, test } from 'vitest'

import { readSorrow } from '../../sorrow/sorrow.ts'
import { foundOf } from './wish-found.ts'

test.each([
  [
    'we lost teddy at the park but a nice lady found him',
    { found: 'Teddy', 'found.where': 'at the park', 'found.by': 'a nice lady' }
  ],
  [
    'his toy giraffe got left on the bus and the driver brought it back',
    { found: 'the giraffe', 'found.where': 'on the bus', 'found.by': 'the driver' }
  ],
  [
    'isla left her lamb called woolly on the train but it was handed in',
    { found: 'Woolly', 'found.where': 'on the train' }
  ],
  [
    'Alice lost her toy bunny Flopsy at the park and we found him on the swings',
    { found: 'Flopsy', 'found.where': 'at the park', 'found.spot': 'on the swings' }
  ],
  ['the day we lost teddy and then found him again', { found: 'Teddy' }],
  ['bunny was lost but he came home', { found: 'Bunny' }]
])('“%s” was lost and is found', (wish, says) => {
  expect(foundOf(wish)).toEqual(says)
  expect(readSorrow(wish)).toBeNull()
})

test.each(['we lost teddy at the park', 'we lost our puppy and daddy found him', 'she found a teddy at the park'])(
  '“%s” is no such tale',
  (wish) => expect(foundOf(wish)).toBeNull()
)

test.each([
  'we lost our puppy and daddy found him',
  'our cat got out but she came back in the morning',
  'grandma was lost in the supermarket but we found her by the cheese'
])('of “%s” nobody has to be comforted', (wish) => expect(readSorrow(wish)).toBeNull())

test.each([
  'our cat ran away and daddy found him dead',
  'our dog got out and was run over, the police found him',
  'we lost our rabbit and found him too late',
  'our cat ran away and we found her in the gutter',
  'we lost our dog and then found him at the side of the road',
  'mummy lost the baby and she never came home the same'
])('of “%s” somebody has', (wish) => expect(readSorrow(wish)).not.toBeNull())
