import { expect, test } from 'vitest'

import { seenIn } from './seen-nouns.ts'

test.each([
  ['a cow and a wheelbarrow on the moon', 'the cow', 'the wheelbarrow'],
  ['he likes garbage trucks and bananas', 'the garbage truck', 'the banana'],
  ['the cow that saw another cow', 'the cow', undefined],
  ['a panda who does karate', 'the panda', undefined],
  ['a lion and two cats', 'the lion', 'the cat'],
  ['the cat that ate a pancake', 'the cat', 'the pancake'],
  ['the girl next door', undefined, undefined],
  ['my brother is kind', undefined, undefined]
])('of “%s” it sees %s and %s', (meant, seen, beside) => {
  const says = seenIn(meant)
  expect(says['seen']).toBe(seen)
  expect(says['beside']).toBe(beside)
})

test('and knows what each of them is like', () => {
  expect(seenIn('a panda who does karate')).toMatchObject({
    'seen.a': 'a panda',
    'seen.move': expect.any(String),
    'seen.stand': expect.any(String)
  })
})

test('sees no day of a dog on the day that dogs could talk', () => {
  expect(seenIn('the day dogs could talk')).toMatchObject({ seen: 'the dog', 'seen.many': 'dogs' })
})
