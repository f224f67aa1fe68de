import { describe, expect, test } from 'vitest'

import { western } from '#content/cultures/western.ts'
import { person } from '#tests/support/requested-character.ts'
import { writeStory } from '../embedded/embedded-storyteller.ts'
import { dialectOf } from './dialect.ts'

const ivy = person('Ivy', 6, 'daughter', { avatar: 'girl' })

test.each([
  ['mum lost her wellies', [], 'british'],
  ['a lorry in pyjamas', [], 'british'],
  ['a snail', [person('Nan', 70, 'grandmother')], 'british'],
  ['mom lost her boots', [], 'american'],
  ['a fire truck in pajamas', [], 'american'],
  ['a snail', [person('Mommy', 34, 'mother')], 'american'],
  ['a snail with grandma', [], null],
  ['mum and mom', [], null]
] as const)('of “%s” %o is told: %s', (wish, others, dialect) => {
  expect(dialectOf(wish, [ivy, ...others])).toBe(dialect)
})

describe('a family lives where its own English is spoken', () => {
  const homesOf = (dialect: string) =>
    western.places.filter((place) => place.dialect === dialect).flatMap(({ homes }) => homes.map(({ text }) => text))

  test.each([
    ['mum dropped the eggs', 'british'],
    ['mom dropped the eggs', 'american']
  ])('%s', (theme, dialect) => {
    const homes = homesOf(dialect)
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const request = {
        characters: [ivy],
        theme,
        duration: 'short' as const,
        culture: 'western' as const,
        interests: []
      }
      const { draft } = writeStory(request, { seed, history: [] })
      expect(homes).toContain(draft.plan.culture.home)
    }
  })
})
