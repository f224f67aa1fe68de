import { expect, test } from 'vitest'

import { stressedVowel } from './stress.ts'

test.each([
  ['lantern', 'l AE n t er n'],
  ['lighthouse', 'l AY t hh aw s'],
  ['grandfather', 'g r AE n d f aa dh er'],
  ['began', 'b ih g AE n'],
  ['remember', 'r ih m EH m b er'],
  ['resting', 'r EH s t ih ng'],
  ['explore', 'ih k s p l AO r'],
  ['enough', 'ih n AH f'],
  ['english', 'IH ng g l ih sh'],
  ['pretty', 'p r IH t iy'],
  ['mister', 'm IH s t er'],
  ['along', 'ax l AO ng'],
  ['hello', 'hh ax l OW'],
  ['pretend', 'p r iy t EH n d'],
  ['around', 'er AW n d'],
  ['umbrella', 'ah m b r EH l ax'],
  ['inches', 'IH n ch ih z'],
  ['instead', 'ih n s t EH d'],
  ['moon', 'm UW n'],
  ['the', 'dh AX']
])('%s is stressed on the vowel in capitals: %s', (word, sounds) => {
  const phones = sounds.split(' ')
  expect(
    stressedVowel(
      word,
      phones.map((phone) => phone.toLowerCase())
    )
  ).toBe(phones.findIndex((phone) => /^[A-Z]/.test(phone)))
})

test('what has no vowel has no stress', () => {
  expect(stressedVowel('psst', ['p', 's', 't'])).toBe(-1)
  expect(stressedVowel('', [])).toBe(-1)
})
