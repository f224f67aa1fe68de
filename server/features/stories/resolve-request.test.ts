import { expect, test, vi } from 'vitest'

import { storyRequestSchema } from '#shared/story.ts'
import { resolveStoryRequest } from './resolve-request.ts'

/** One letter that Unicode spells out in eighteen. */
const LIGATURE = '\uFDFA'

/** How often a text is normalised is what a crowded request costs. */
function normalisationsOf(run: () => unknown): number {
  const normalize = vi.spyOn(String.prototype, 'normalize')
  try {
    run()
    return normalize.mock.calls.length
  } finally {
    normalize.mockRestore()
  }
}

test('more than ten are refused before anybody is looked up', () => {
  const characterNames = Array.from({ length: 150 }, (_, i) => `Child ${i}`)
  const characterDetails = Array.from({ length: 80 }, () => ({ name: LIGATURE.repeat(120) }))
  const cost = normalisationsOf(() =>
    expect(() => resolveStoryRequest({ characterNames, characterDetails }, [])).toThrow('Maximum 10 characters')
  )
  expect(cost).toBeLessThan(50)
})

test('ten are found among many details by reading each of these once', () => {
  const characterNames = Array.from({ length: 10 }, (_, i) => `Child ${i}`)
  const characterDetails = [
    ...Array.from({ length: 150 }, (_, i) => ({ name: `${LIGATURE} ${i}` })),
    { name: 'CHILD 9', age: 9 },
    { name: 'Child 9', age: 3 }
  ]
  const cost = normalisationsOf(() => {
    const { characters } = resolveStoryRequest({ characterNames, characterDetails }, [])
    expect(characters).toHaveLength(10)
    expect(characters[9]).toMatchObject({ name: 'Child 9', age: 9 })
  })
  expect(cost).toBeLessThan(500)
})

test('blanks and separators in a name are not counted as anybody', () => {
  const names = [...Array.from({ length: 60 }, () => ' \u200E'), 'Hana', 'Koro']
  expect(resolveStoryRequest({ characterNames: names }, []).characters.map(({ name }) => name)).toEqual([
    'Hana',
    'Koro'
  ])
  expect(resolveStoryRequest({ childName: ',,Hana,\u200E,Koro,' }, []).characters).toHaveLength(2)
})

test('a crowd that no story could hold is refused by the shape of the request, in the same words', () => {
  const crowd = Array.from({ length: 8500 }, () => 'a')
  for (const request of [
    { characterNames: crowd },
    { childName: crowd },
    { characterIds: crowd },
    { characterDetails: crowd.map((name) => ({ name })) }
  ]) {
    const { error } = storyRequestSchema.safeParse(request)
    expect(error?.issues.map((issue) => issue.message)).toEqual(['Maximum 10 characters allowed per story'])
  }
})

test('the storyteller is told all of a wish, and the library shows its beginning', () => {
  const wish = `${'a castle and a horse and '.repeat(20)}her grandma died`
  const { theme, shownTheme } = resolveStoryRequest({ characterNames: ['Ivy'], theme: wish }, [])
  expect(theme).toBe(wish)
  expect(shownTheme).toHaveLength(80)
  expect(wish.startsWith(shownTheme)).toBe(true)
})
