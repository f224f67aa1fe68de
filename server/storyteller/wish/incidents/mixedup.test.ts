import { expect, test } from 'vitest'

import { mixedup } from './mixedup.ts'

test.each([
  ['he went to school in two different shoes', { 'mixedup.me': 'two different shoes', 'mixedup.at': 'at school' }],
  ['dad wore his jumper inside out all day at work', { 'mixedup.kin': 'an inside-out jumper', 'mixedup.at': 'at work', 'with.kin': 'Dad', 'with.kin.away': 'dad' }],
  ['she went to school in her pyjama bottoms', { 'mixedup.me': 'pyjama bottoms' }],
  ['Papa wore one brown shoe and one black shoe to the wedding, noticed in the photos', { 'mixedup.kin': 'one brown shoe and one black shoe' }],
  ['nani put her cardigan on inside out and went to the market', { 'mixedup.kin': 'an inside-out cardigan', 'mixedup.at': 'at the shops' }],
  ['my son went to kindy with his trousers on backwards', { 'mixedup.me': 'back-to-front trousers' }],
  ['she wore her dress backwards all day and nobody noticed til pickup', { 'mixedup.more': 'Nobody noticed til pickup' }],
  ['mum went to the supermarket in her slippers lol', { 'mixedup.kin': 'slippers' }]
])('“%s” tells what was worn', (message, says) => {
  expect(mixedup(message, [])).toMatchObject(says)
}) // prettier-ignore

test.each([
  ['came home with somebody elses lunchbox, it had octopus in it', { 'mixedup.mine': 'had brought home the wrong lunchbox', 'mixedup.odd': 'There was octopus in it', 'mixedup.who': 'the owner' }],
  ['wrong bag from swimming, we have a rugby teams socks now', { 'mixedup.mine': 'had brought home the wrong bag from swimming', 'mixedup.odd': 'There were a rugby team’s socks in it' }],
  ['grandpa took the neighbour\'s newspaper for a year', { 'mixedup.ours': 'had taken the neighbour’s newspaper for a year', 'mixedup.who': 'the neighbour' }],
  ['came home from nursery in Zara\'s coat', { 'mixedup.taken': 'the wrong coat', 'mixedup.who': 'Zara', 'mixedup.ask': 'Have you seen Zara?' }],
  ['picked up the wrong suitcase at the airport, it was full of cheese', { 'mixedup.odd': 'There was cheese in it' }],
  ['Grandad came home from church with the wrong hat', { 'mixedup.ours': 'had brought home the wrong hat from church' }],
  ['Baba picked up the wrong shoes outside the mosque', { 'mixedup.ask': 'Are these yours?' }]
])('“%s” tells what was taken', (message, says) => {
  expect(mixedup(message, [])).toMatchObject(says)
}) // prettier-ignore

test.each([
  'a dragon who wore his shoes on the wrong feet',
  'he put his shoes on the wrong feet',
  'pyjama day at school tomorrow',
  'she wants to wear odd socks',
  'he only wears odd socks',
  'wrong child came home from school',
  'someone stole his bag at swimming',
  'kids laughed at him because his top was inside out and he cried',
  'grandpa put his shoes in the fridge, he is getting confused',
  'he took the wrong medicine',
  'we got on the wrong bus',
  'why do people wear pyjamas',
  'a penguin who took the wrong suitcase',
  'a stranger took his coat',
  'the wrong answer in maths'
])('“%s” does not', (message) => {
  expect(mixedup(message, [])).toBeNull()
})
