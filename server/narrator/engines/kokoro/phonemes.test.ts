import { expect, test } from 'vitest'

import { compileFlite } from '../flite/compile-flite.ts'
import { createWordFinder } from '../flite/flite.ts'
import { createPhonemizer } from './phonemes.ts'

const phonemize = createPhonemizer(createWordFinder(await compileFlite()))

test.each([
  ['Good night, little moon.', 'ɡˈʊd nˈIt, lˈɪtəl mˈun.'],
  ['The owl and the lantern', 'ði ˈWl ænd ðə lˈæntəɹn'],
  ['a bird', 'ɐ bˈɜɹd'],
  ['“Who is there?” she asked.', 'hu ɪz ðɛɹ? ʃi ˈæskt.']
])('%s is %s to the model', (text, sounds) => {
  expect(phonemize(text).text).toBe(sounds)
})

test('a name that sounds like something is said so, and names that Flite cannot read go the way of the embedded voice', () => {
  expect(phonemize('shi-vawn').text).toMatch(/^ʃ.*v.*n$/)
  expect(phonemize('Whānau').text).toMatch(/^f/)
})

test('every word has its place among the sounds, and what cannot be said has none', () => {
  const { text, words } = phonemize('The owl, 花子, slept.')
  expect(words.map((word) => word.text)).toEqual(['The', 'owl', 'slept'])
  expect(words.map(({ from, to }) => text.slice(from, to))).toEqual(['ði', 'ˈWl', 'slˈɛpt'])
  expect(phonemize('花子').text).toBe('')
})
