import { describe, expect, test } from 'vitest'

import { person } from '#tests/support/requested-character.ts'
import { writeStory } from './embedded-storyteller.ts'

const tobi = person('Tobi', 1, 'son', { avatar: 'baby' })
const ivy = person('Ivy', 0, 'daughter', { avatar: 'baby' })
const alfie = person('Alfie', 2, 'son', { avatar: 'boy', hobbies: ['sand'] })
const emilio = person('Emilio', 2, 'son', { avatar: 'baby', hobbies: ['hugging'] })
const isla = person('Isla', 6, 'daughter', { avatar: 'girl', hobbies: ['drawing'] })
const kai = person('Kai', 14, 'son', { avatar: 'teen_boy' })
const mum = person('Mum', 34, 'mother', { avatar: 'woman', hobbies: ['running'] })
const dad = person('Dad', 36, 'father', { avatar: 'man', hobbies: ['cooking'] })
const nana = person('Nana', 70, 'grandmother', { avatar: 'grandma' })
const biscuit = person('Biscuit', 4, 'dog', { avatar: 'dog' })

/** In each of them at least one can talk. */
const HOUSEHOLDS = [
  [alfie],
  [emilio],
  [emilio, mum],
  [tobi],
  [tobi, mum],
  [mum, tobi],
  [mum, dad, tobi],
  [ivy, nana],
  [tobi, ivy, mum],
  [tobi, biscuit, mum],
  [alfie, biscuit],
  [isla],
  [isla, tobi],
  [mum],
  [mum, biscuit],
  [nana],
  [kai]
]

describe.each(HOUSEHOLDS.map((characters) => [characters.map(({ name }) => name).join(', '), characters] as const))(
  '%s',
  (_, characters) => {
    test.each([
      ['diggers', 'short', /digger/u],
      ['a lost penguin', 'medium', /^wish-lost$/u],
      ['dentist tomorrow', 'long', /^wish-dentist$/u]
    ] as const)('are told the story of their wish: “%s”, %s', (theme, duration, plot) => {
      const request = { characters, theme, duration, culture: 'western' as const, interests: [] }
      const { draft, firstFaults } = writeStory(request, { seed: 'household', history: [] })
      expect(draft.plan.plot.id).toMatch(plot)
      expect(firstFaults).toEqual([])
      const told = draft.paragraphs.map(({ text }) => text).join('\n\n')
      for (const { name } of characters) expect(told).toContain(name)
    })
  }
)

test('the story of a baby is the baby’s own, and says that in a story the smallest can talk', () => {
  const { draft } = writeStory(
    { characters: [mum, tobi], theme: 'trains', duration: 'medium', culture: 'western', interests: [] },
    { seed: 'baby', history: [] }
  )
  expect(draft.plan.hero.name).toBe('Tobi')
  expect(draft.kinds).toContain('small-hero')
  expect(draft.paragraphs.map(({ text }) => text).join(' ')).toMatch(/(?:said|asked|called|cried) Tobi/u)
})

test('beside an older child a baby stays one', () => {
  const { draft } = writeStory(
    { characters: [isla, tobi], theme: 'trains', duration: 'short', culture: 'western', interests: [] },
    { seed: 'baby', history: [] }
  )
  expect(draft.plan.hero.name).toBe('Isla')
  expect(draft.plan.cast.find(({ name }) => name === 'Tobi')?.nature).toBe('baby')
})
