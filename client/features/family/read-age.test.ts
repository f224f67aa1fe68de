import { expect, test } from 'vitest'

import { readAge } from './read-age.ts'

test.each([
  ['7', 7],
  [' 0 ', 0],
  ['7 years', 7],
  ['7 years old', 7],
  ['7yo', 7],
  ['7 y/o', 7],
  ['7 yrs', 7],
  ['a baby', 0],
  ['newborn', 0],
  ['18 months', 1],
  ['11 months', 0],
  ['36 mos', 3],
  ['6 weeks', 0],
  ['almost 8', 7],
  ['nearly 8 years', 7],
  ['turning 5', 4],
  ['just 4', 4],
  ['about 70', 70],
  ['six', 6],
  ['3.7', 3],
  ['3,5', 3],
  ['7½', 7],
  ['7 1/2', 7],
  ['4 and a half', 4],
  ['121', 121],
  ['-1', -1]
])('“%s” is %i', (typed, age) => {
  expect(readAge(typed)).toBe(age)
})

test.each(['', 'abc', 'seven hundred', '7 dogs', 'NaN', '7 8', 'old'])('“%s” is no age', (typed) => {
  expect(readAge(typed)).toBeNull()
})
