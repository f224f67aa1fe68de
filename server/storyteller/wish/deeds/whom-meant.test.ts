import { expect, test } from 'vitest'

import { kinMember } from '#tests/support/kin-member.ts'
import { calledAway, whomMeant } from './whom-meant.ts'

const FAMILY = [
  kinMember('Mei', 'daughter', 'she', { isChild: true, isHero: true }),
  kinMember('Lin', 'daughter', 'she', { isChild: true }),
  kinMember('Rosa', 'mother', 'she'),
  kinMember('Nana Rose', 'grandmother', 'she'),
  kinMember('Uncle Femi', 'uncle', 'he')
]
const names = (...args: Parameters<typeof whomMeant>) => whomMeant(...args).map(({ called }) => called)

test.each([
  ['mei', ['Mei']],
  ['my mummy', ['Rosa']],
  ['our lovely grandma', ['Nana Rose']],
  ['Nana Rose', ['Nana Rose']],
  ['uncle Femi', ['Uncle Femi']],
  ['uncle Dan', []],
  ['my little sister', ['Lin']],
  ['my little brother', []]
])('“%s”', (words, meant) => {
  expect(names(words, FAMILY)).toEqual(meant)
})

test('a parent’s word of kin may mean the child who leads, too', () => {
  expect(names('my daughter', FAMILY, 'by kin')).toEqual(['Mei', 'Lin'])
})

test('whoever is called just so is meant before all who are called so as well', () => {
  expect(names('nana', [...FAMILY, kinMember('Nana', 'grandmother', 'she')])).toEqual(['Nana'])
})

test.each([
  ['granny', 'Granny'],
  ['my uncle Femi', 'Uncle Femi'],
  ['our lovely nana', 'Nana'],
  ['Noah', 'Noah'],
  ['his cousin Temi', 'Temi'],
  ['my big cousin', 'the cousin'],
  ['the twins', 'the twins']
])('who is not there: “%s” is %s', (words, called) => {
  expect(calledAway(words)).toBe(called)
})
