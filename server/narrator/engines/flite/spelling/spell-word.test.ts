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
  // Ten are said as letters by everybody; the last names a language and is never told.
  const spelled = parts.filter(isSpelled).toSorted()
  expect(spelled).toEqual(['BFG', 'HB', 'RNLI', 'abc', 'bbq', 'bmx', 'diy', 'hgv', 'tv', 'vw', 'zh'])
})
