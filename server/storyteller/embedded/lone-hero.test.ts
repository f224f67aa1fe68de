import { expect, test } from 'vitest'

import { writeStory } from './embedded-storyteller.ts'
import { forLoneHero } from './lone-hero.ts'

const child = (name: string, relationship: string) => ({
  name,
  age: 6,
  relationship,
  avatar: null,
  hobbies: ['drawing'],
  traits: ['curious'],
  isGuest: false
})

/** An adventure: of any thing a hero alone hears a story of its own, with a toy along. */
function planOf(...characters: ReturnType<typeof child>[]) {
  const request = { characters, theme: '', duration: 'medium', culture: 'western', interests: [] } as const
  return writeStory(request, { seed: 'lone', history: [] }).draft.plan
}

const LINES = ['They all sat down.', 'They sat down.', 'Mila sat down.', '“They sat down,” said {S}.']

test('a hero alone is not told as a crowd, and is they only where it is not known', () => {
  expect(forLoneHero(LINES, planOf(child('Mila', 'Daughter')), () => true)).toEqual(LINES.slice(2))
  expect(forLoneHero(LINES, planOf(child('Kim', '')), () => true)).toEqual(LINES.slice(1))
})

test('two are they', () => {
  expect(forLoneHero(LINES, planOf(child('Mila', 'Daughter'), child('Theo', 'Son')), () => true)).toEqual(LINES)
})

test('rather they than a line that the family has heard, and rather a crowd than nothing', () => {
  const plan = planOf(child('Mila', 'Daughter'))
  expect(forLoneHero(LINES, plan, () => false)).toEqual(LINES.slice(1))
  expect(forLoneHero(LINES.slice(0, 1), plan, () => true)).toEqual(LINES.slice(0, 1))
})

test('told whole, a girl alone is she at least as often as they', () => {
  const texts = Array.from({ length: 12 }, (_, at) => {
    const { draft } = writeStory(
      {
        characters: [child('Mila', 'Daughter')],
        theme: 'an owl',
        duration: 'medium',
        culture: 'western',
        interests: []
      },
      { seed: `owl ${at}`, history: [] }
    )
    return draft.paragraphs.map(({ text }) => text.replaceAll(/“[^”]*”/gu, '')).join(' ')
  })
  const count = (words: RegExp) => texts.reduce((sum, text) => sum + (text.match(words)?.length ?? 0), 0)
  expect(count(/\b(?:she|her|hers)\b/giu)).toBeGreaterThan(count(/\b(?:they|them|their)\b/giu))
})

test('a toy is spoken to without its article', () => {
  const said = Array.from({ length: 6 }, (_, at) => {
    const request = {
      characters: [child('Mila', 'Daughter')],
      theme: 'being brave in the dark',
      duration: 'short',
      culture: 'western',
      interests: []
    } as const
    return writeStory(request, { seed: `toy ${at}`, history: [] })
      .draft.paragraphs.map(({ text }) => text)
      .join('\n')
  }).join('\n')
  expect(said).toMatch(/“(?:Old bear|Cloth rabbit|Sock elephant|Knitted penguin|Felt owl),”/u)
  expect(said).not.toMatch(/“The (?:old bear|cloth rabbit|sock elephant|knitted penguin|felt owl),”/u)
})

// In a story with a bear of its own a toy that is a bear makes two of them.
test('the toy of a child alone is none of those that come in the story', () => {
  const toyOf = (theme: string, name: string) =>
    writeStory(
      { characters: [child(name, 'Daughter')], theme, duration: 'medium', culture: 'western', interests: [] },
      { seed: 'toys', history: [] }
    ).draft.plan.companion?.name
  const names = ['Isla', 'Mila', 'Noor', 'Ana', 'Grace', 'Mei', 'Ivy', 'Lucia']
  expect(names.map((name) => toyOf('beetles', name))).toContain('the old bear')
  for (const name of names) expect(toyOf('polar bears', name)).toMatch(/^the (?!old bear)/u)
})
