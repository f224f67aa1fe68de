import { expect, test } from 'vitest'

import { ordersIn } from './orders-in.ts'

test.each([
  [
    'He rode to the river today. He’d love a story about a bike that can go on water, with ducks please, because he is buzzing.',
    'a bike that can go on water, with ducks'
  ],
  [
    'Both of them had a bath, they want an adventure with a flying cot, Mina must not be the sidekick',
    'an adventure with a flying cot'
  ],
  ['She has a test in the morning. Elephants at the seaside please, an ice cream seller', 'Elephants at the seaside'],
  [
    'We found a starfish and left it there, could the story be about what the starfish did after we went, Nana too',
    'the starfish did after we went'
  ],
  ['the raft went under and the ducks watched, maybe the ducks could help?', 'the ducks could help'],
  [
    'a hard day, could there be two stars that are put in different places? They listen',
    'two stars that are put in different places'
  ],
  ['Noor wants a nice story about a lantern, she is fasting tomorrow', 'a lantern']
])('“%s” asks for “%s”', (message, order) => expect(ordersIn(message)[0]).toBe(order))

test.each([
  'we painted my room green like frogs and it smells like paint',
  'the last one made him want a dog for two weeks',
  'she wants to go to sleep now please',
  'he would like something nice'
])('“%s” asks for nothing by name', (message) => expect(ordersIn(message)).toEqual([]))

test('a long message without an end is read at once', () => {
  const started = process.cpuUsage().user
  ordersIn(`he wants ${'a story about something with '.repeat(400)}`)
  ordersIn(`maybe ${'the ducks and '.repeat(400)}`)
  expect(process.cpuUsage().user - started).toBeLessThan(500_000)
})
