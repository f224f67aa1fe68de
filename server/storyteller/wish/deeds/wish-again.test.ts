import { expect, test } from 'vitest'

import { partsOfWish } from '../kinds/wish-parts.ts'
import { againOf } from './wish-again.ts'

const isla = { called: 'Isla', pronouns: 'she', age: 6 } as const
const read = (typed: string): unknown =>
  againOf(
    typed,
    isla,
    partsOfWish(typed, () => false)
  )

test.each([
  [
    'today the bus drove off without us and we walked home in the wet and sang',
    'the bus drove off without us',
    'we sang',
    'the bus'
  ],
  [
    'Today we found a hedgehog asleep in Dad’s football boot and had to wait till it woke up',
    'we found a hedgehog asleep in Dad’s football boot',
    'we had to wait till it woke up',
    'the hedgehog'
  ],
  [
    'grandad dropped his hearing aid in the soup today and we had to fish it out',
    'Grandad dropped his hearing aid in the soup',
    'we had to fish it out',
    'the hearing aid'
  ],
  [
    'the day nobody could find the other shoe and we were late for everything',
    'nobody could find the other shoe',
    'we were late for everything',
    'the shoe'
  ],
  ['Ines looked up at the stars from the balcony', 'Ines looked up at the stars from the balcony', undefined, 'Ines'],
  ['isla looked up at the stars from the balcony', 'I looked up at the stars from the balcony', undefined, 'the stars'],
  ['my friend Otis left at six and we built a den', 'my friend Otis left at six', 'we built a den', 'Otis'],
  ['a seagull stole my chips (at the beach)', 'a seagull stole my chips', undefined, 'the seagull'],
  ['isla fell in the pond in her best dress', 'I fell in the pond in my best dress', undefined, 'the pond'],
  // Who else would “she” be?
  ['she hugged a tree in the park', 'I hugged a tree in the park', undefined, 'the tree'],
  ['she found a feather', 'I found a feather', undefined, 'the feather'],
  ['her hamster had babies', 'my hamster had babies', undefined, 'the hamster']
])('“%s” began with %s, ended with %s, and somebody has to be %s', (typed, begin, end, part) => {
  const found = againOf(
    typed,
    isla,
    partsOfWish(typed, () => false)
  )
  expect(found).toMatchObject({ 'again.begin': begin, 'again.part': part })
  expect(found?.['again.end']).toBe(end)
})

test('who did it, where, and what else was there is known, and what the lexicon knows of each', () => {
  expect(read('a pigeon stole my sandwich at the park today')).toMatchObject({
    'again.doer': 'the pigeon',
    'again.place': 'the park',
    played: 'the pigeon',
    'played.move': expect.any(String),
    held: 'the sandwich',
    'held.stand': expect.any(String)
  })
  const found = read('we found a hedgehog under the shed today')
  expect(found).toMatchObject({ 'again.part': 'the hedgehog' })
  expect(found).not.toHaveProperty(['again.doer'])
  expect(found).not.toHaveProperty(['held'])
})

test.each([
  'a lighthouse',
  'going to the zoo',
  'tomorrow we are going to the zoo',
  'our dog died today',
  'they fought over the blue cup today',
  'the day mum turned into a teapot',
  'a snail who lost his shell',
  'what if my shadow went to school without me',
  'monster under my bed called Kevin',
  'what if it rained soup',
  'he found a feather',
  'his hamster had babies'
])('“%s” is not played again', (typed) => expect(read(typed)).toBeNull())

test('what a grandparent did with the child is told by that child, to its end', () => {
  expect(
    read('granny showed her how to knit today and she did a whole row on the train home and the man opposite clapped')
  ).toMatchObject({
    again: 'Granny showed me how to knit and I did a whole row on the train home and the man opposite clapped',
    'again.end': 'the man opposite clapped'
  })
})
