import { expect, test } from 'vitest'

import { termsOfAddress } from './terms-of-address.ts'

const relative = (name: string, relationship: string, role: 'child' | 'grown-up' | 'elder', isGuest = false) => ({
  name,
  relationship,
  role,
  isGuest
})

test.each([
  [relative('Salma', 'Mother', 'grown-up'), 'Mum'],
  [relative('Salma', 'Mommy', 'grown-up'), 'Mommy'],
  [relative('Wei', 'her dad', 'grown-up'), 'Dad'],
  [relative('Carmen', 'abuela', 'elder'), 'Abuela'],
  [relative('Ben', 'uncle', 'grown-up'), 'Uncle Ben'],
  [relative('Pat', 'grandfather', 'elder'), 'Grandpa']
])('$name, $relationship, is called %s by the children', (member, term) => {
  expect(termsOfAddress([member])).toEqual([term])
})

test.each([
  relative('Nana Rose', 'grandmother', 'elder'),
  relative('Mum', 'mother', 'grown-up'),
  relative('Isla', 'daughter', 'child'),
  relative('Dana', 'stepmother', 'grown-up'),
  relative('Dana', 'stepmum', 'grown-up'),
  relative('Jo', 'one of her mums', 'grown-up'),
  relative('Pat', 'great uncle', 'elder'),
  relative('Mr Green', 'uncle', 'grown-up'),
  relative('Dana', 'mum in law', 'grown-up'),
  relative('Sam', 'Mum’s friend', 'grown-up'),
  relative('Sam', 'teacher', 'grown-up'),
  relative('Priya', 'aunt', 'grown-up', true),
  relative('おばあちゃん', 'おばあちゃん', 'elder')
])('$name, $relationship, is called by the name', (member) => {
  expect(termsOfAddress([member])).toEqual([null])
})

test('two who would both be “Mum” keep their names', () => {
  expect(termsOfAddress([relative('Jo', 'mum', 'grown-up'), relative('Bex', 'mum', 'grown-up')])).toEqual([null, null])
  expect(termsOfAddress([relative('Jo', 'mum', 'grown-up'), relative('Bex', 'mama', 'grown-up')])).toEqual([
    'Mum',
    'Mama'
  ])
})

test('somebody who is entered as “Mum” is the only one', () => {
  expect(termsOfAddress([relative('Mum', 'mum', 'grown-up'), relative('Salma', 'mother', 'grown-up')])).toEqual([
    null,
    null
  ])
})
