import { expect, test } from 'vitest'

import type { Nature } from '#content/format.ts'
import { storyLibrary } from '#content/library.ts'
import { readManner, readPastime } from './pastimes.ts'

const familyIn = (typed: string, nature: Nature | null) => readPastime(typed, storyLibrary, nature).family

test('each key of a hobby or a trait finds it', () => {
  const { hobbies, traits } = storyLibrary
  const lost = [
    ...hobbies.flatMap(({ id, keys, only = null }) => keys.filter((key) => familyIn(key, only) !== id)),
    ...traits.flatMap(({ id, keys }) => keys.filter((key) => readManner(key, storyLibrary).trait?.id !== id))
  ]
  expect(lost).toEqual([])
})

test.each([
  ['short-tempered', 'grumpy'],
  ['Easy-going', 'gentle'],
  ['strong willed', 'bossy']
])('of “%s” a hyphen is a space', (typed, trait) => {
  expect(readManner(typed, storyLibrary).trait?.id).toBe(trait)
})

test.each(['digging', 'Digging holes', 'digging in the sand', 'dig', 'playing in the sandpit', 'mud pies'])(
  'a child who loves “%s” has a spade',
  (typed) => {
    expect(familyIn(typed, null)).toBe('digging')
  }
)

test('what only an animal does is told of no child and no baby', () => {
  const typed = storyLibrary.hobbies.filter(({ only }) => only === 'animal').flatMap(({ keys }) => keys)
  expect(typed).toContain('digging')
  for (const nature of [null, 'baby'] as const)
    expect(typed.filter((key) => familyIn(key, nature) === 'chasing')).toEqual([])
})

test.each(['digging', 'digging holes', 'digging in the garden', 'chasing', 'mice', 'watching birds'])(
  'a dog or a cat that loves “%s” goes about it on paws',
  (typed) => {
    expect(familyIn(typed, 'animal')).toBe('chasing')
  }
)

test('a child that chases runs, and one that digs in the garden gardens', () => {
  expect(familyIn('playing chase', null)).toBe('running')
  expect(familyIn('digging in the garden', null)).toBe('gardening')
})
