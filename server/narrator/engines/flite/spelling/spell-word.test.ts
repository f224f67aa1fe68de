import { expect, test } from 'vitest'

import { libraryWords } from '#tests/support/library-words.ts'
import { readWord } from '../../../text/words.ts'
import { spellOut } from './respellings.ts'
import { spellWord } from './spell-word.ts'

const ALONE = { previous: '', before: '', next: '' }

function isSpelled(word: string): boolean {
  const letters = word.replace(/[^a-z]/gi, '')
  return letters.length > 1 && readWord(word, ALONE).flatMap(spellWord).join(' ') === spellOut(letters).join(' ')
}

test('no word of the story library is read out as letters', () => {
  expect(['TV', 'bcd', 'lamp'].filter(isSpelled)).toEqual(['TV', 'bcd'])
  const parts = libraryWords().flatMap((word) => word.split('-'))
  expect(parts.length).toBeGreaterThan(5000)
  // What is said as letters by everybody (also what comes after a letter), most of it only in wishes; “2nd” and “3rd” end so, and the last names a language.
  const said = 'BFG HB PPS PS RNLI abc bbq bbqs bff bmw bmx diy gtr hgv jcb kplc lkg nd phcn rd sgr ts tv usa vw zh'
  expect([...new Set(parts.filter(isSpelled))].toSorted()).toEqual(said.split(' '))
})
