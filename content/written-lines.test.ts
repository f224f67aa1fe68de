import { expect, test } from 'vitest'

import { writtenKinds } from './wish-plots/written-kinds.ts'

const LONGEST_SENTENCE = 18
const kinds = Object.entries(writtenKinds)
const lines = kinds.flatMap(([kind, { says, plays, withThing = [] }]) =>
  [...says, ...plays, ...withThing].map((line) => ({ kind, line }))
)

test.each(kinds)(
  'of a clause of the kind “%s” each line reads it once, from the beginning of a quotation',
  (_, { says }) => {
    expect(says.filter((line) => line.split('“{line}').length !== 2)).toEqual([])
  }
)

test.each(kinds)(
  'what happens after a clause of the kind “%s” does not read it again',
  (_, { plays, withThing = [] }) => {
    for (const line of [...plays, ...withThing]) expect(line).not.toContain('{line}')
  }
)

test.each(kinds)('there are lines enough of “%s” for three such clauses in one evening', (_, { says, plays }) => {
  expect(says.length).toBeGreaterThanOrEqual(6)
  expect(plays.length).toBeGreaterThanOrEqual(6)
})

test('only what is known of a noun is said of it, and only where the noun is known', () => {
  const slots = lines.flatMap(({ line }) => [...line.matchAll(/\{[^}]*\}/gu)].map(([slot]) => slot))
  expect(slots.filter((slot) => !['{H}', '{A}', '{line}', ...KNOWN].includes(slot))).toEqual([])
  const ofAny = kinds.flatMap(([, { says, plays }]) => [...says, ...plays])
  expect(ofAny.filter((line) => line.includes('{thing'))).toEqual([])
})

const KNOWN = ['{thing}', ...['a', 'does', 'move', 'part', 'where', 'stand'].map((field) => `{thing.${field}}`)]

test('no sentence is longer than a child can follow', () => {
  const sentences = lines.flatMap(({ line }) => line.replaceAll('{line}', '').split(/(?<=[.!?]”?) /u))
  const isLong = (sentence: string): boolean =>
    sentence.split(' ').filter((word) => /\p{L}/u.test(word)).length > LONGEST_SENTENCE
  expect(sentences.filter(isLong)).toEqual([])
})

test('no two lines are the same, and no two of a kind begin alike', () => {
  const beginnings = lines.map(({ kind, line }) => `${kind}: ${line.split(' ').slice(0, 4).join(' ')}`)
  expect(new Set(lines.map(({ line }) => line)).size).toBe(lines.length)
  expect(beginnings.filter((beginning, at) => beginnings.indexOf(beginning) !== at)).toEqual([])
})
