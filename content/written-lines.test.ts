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
    for (const line of says) expect(line.split('“{line}').length, line).toBe(2)
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
  for (const { line } of lines)
    for (const [slot] of line.matchAll(/\{[^}]*\}/gu)) expect(['{H}', '{A}', '{line}', ...KNOWN], line).toContain(slot)
  for (const [, { says, plays }] of kinds) for (const line of [...says, ...plays]) expect(line).not.toContain('{thing')
})

const KNOWN = ['{thing}', ...['a', 'does', 'move', 'part', 'where', 'stand'].map((field) => `{thing.${field}}`)]

test('no sentence is longer than a child can follow', () => {
  for (const { line } of lines)
    for (const sentence of line.replaceAll('{line}', '').split(/(?<=[.!?]”?) /u))
      expect(sentence.split(' ').filter((word) => /\p{L}/u.test(word)).length, sentence).toBeLessThanOrEqual(
        LONGEST_SENTENCE
      )
})

test('no two lines are the same, and no two of a kind begin alike', () => {
  const beginnings = lines.map(({ kind, line }) => `${kind}: ${line.split(' ').slice(0, 4).join(' ')}`)
  expect(new Set(lines.map(({ line }) => line)).size).toBe(lines.length)
  expect(beginnings.filter((beginning, at) => beginnings.indexOf(beginning) !== at)).toEqual([])
})
