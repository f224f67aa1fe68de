import { expect, test } from 'vitest'

import { spelt } from './spelling.ts'

test.each([
  ['droped', 'dropped'],
  ['bigest', 'biggest'],
  ['untill', 'until'],
  ['swiming', 'swimming'],
  ['coud', 'could'],
  ['layed', 'laid']
])('“%s” is “%s”', (typed, word) => expect(spelt(typed)).toBe(word))

test.each(['dropped', 'hoping', 'koro', 'hoikuen', 'whanau', 'gogo', 'the', 'tram', 'aunty', 'popo'])(
  '“%s” stays as it is',
  (typed) => expect(spelt(typed)).toBe(typed)
)
