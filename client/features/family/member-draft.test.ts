import { expect, test } from 'vitest'

import { draftOf, EMPTY_DRAFT, parseDraft } from './member-draft.ts'

const HANA = { ...EMPTY_DRAFT, name: ' Hana ', age: '6', relationship: 'Daughter' }

test('a new character starts as a child', () => {
  expect(EMPTY_DRAFT.avatar).toBe('child')
})

test('name, age and position must be filled; 0 is an age', () => {
  expect(parseDraft({ ...HANA, age: '0' })).toMatchObject({ ok: true, member: { name: 'Hana', age: 0 } })
  for (const field of ['name', 'age', 'relationship'] as const)
    expect(parseDraft({ ...HANA, [field]: '  ' })).toMatchObject({
      ok: false,
      title: 'Missing information',
      message: 'Please fill in name, age, and relationship',
      wrong: { [field]: expect.any(String) }
    })
})

test.each([
  ['7 years', 7],
  ['18 months', 1],
  ['almost 8', 7],
  ['3.7', 3],
  ['120', 120]
])('the age %s is %i', (typed, age) => {
  expect(parseDraft({ ...HANA, age: typed })).toMatchObject({ ok: true, member: { age } })
})

test.each(['-1', '121'])('nobody is %s', (age) => {
  expect(parseDraft({ ...HANA, age })).toMatchObject({ ok: false, wrong: { age: 'Age must be between 0 and 120' } })
})

test.each(['abc', '7 dogs'])('an age of “%s” is not stored as 0 without a word', (age) => {
  const message = 'Please write the age as a number: 7, or 18 months'
  expect(parseDraft({ ...HANA, age })).toMatchObject({ ok: false, message, wrong: { age: message } })
})

test('lists are split, trimmed and filled again', () => {
  const parsed = parseDraft({ ...HANA, hobbies: ' drawing ,, puddles,', characterTraits: '' })
  if (!parsed.ok) throw new Error('A whole draft was refused')
  expect(parsed.member.hobbies).toEqual(['drawing', 'puddles'])
  expect(parsed.member.characterTraits).toEqual([])
  expect(draftOf({ ...parsed.member, id: '1', userId: 'u', isGuest: false })).toMatchObject({
    name: 'Hana',
    hobbies: 'drawing, puddles'
  })
})
