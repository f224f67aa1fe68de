import { beforeAll, expect, test } from 'vitest'

import { compileFlite } from './compile-flite.ts'
import { createWordFinder, type WordFinder } from './flite.ts'
import { LexiconError, readLexicon } from './lexicon.ts'
import { isVowel } from './melody/stress.ts'
import { readSpelling } from './spelling/spell-word.ts'
import { runCommand } from './wasi-host.ts'

let module: WebAssembly.Module
let finder: WordFinder

beforeAll(async () => {
  module = await compileFlite()
  finder = createWordFinder(module)
})

/** A word as it is given to the engine, its sounds, and the stressed vowel in capitals. */
function heard(word: string): string {
  const { parts, accented } = readSpelling(word)
  return parts
    .map((part, i) => {
      const stress = i === accented ? finder.stressOf(part) : -1
      let vowel = -1
      return finder
        .phonesOf(part)
        .map((phone) => (isVowel(phone) && ++vowel === stress ? phone.toUpperCase() : phone))
        .join(' ')
    })
    .join(' | ')
}

test('the lexicon tells the sounds of a word with their stress, of an unknown one as it reads its letters', () => {
  let read: string[][] = []
  runCommand(module, ['flite', '-ps', '-voice', 'kal', '-t', ' hello. ', '-o', 'none'], {
    onAsked: () => false,
    onReturned(exports) {
      read = readLexicon(exports, ['olivia', 'grandfather', 'santiaga', ''])
    }
  })
  expect(read.map((sounds) => sounds.join(' '))).toEqual([
    'ow0 l ih1 v iy0 ax0',
    'g r ae1 n d f aa1 dh er0',
    's ae1 n t iy0 aa1 g ax0',
    ''
  ])
})

test('a module that is not Flite is refused', () => {
  expect(() => readLexicon({}, ['olivia'])).toThrow(LexiconError)
  const memory = new WebAssembly.Memory({ initial: 1 })
  expect(() => readLexicon({ memory }, ['olivia'])).toThrow('cmu_lex_init')
})

test.each([
  ['Olivia', 'ow l IH v iy ax'],
  ["Olivia's", 'ow l IH v iy ax z'],
  ['ELIZABETH', 'ih l IH z ax b ax th'],
  ['November', 'n ow v EH m b er'],
  ['kangaroos', 'k ae ng g er UW z'],
  ["don't", 'd OW n t'],
  ["o'clock", 'ax k l AA k'],
  // In parts.
  ['Aisha', 'ay | IY | sh aa'],
  ['Joaquín', 'w aa | k IY n'],
  ['José', 'hh ow | s EY'],
  ['Sakura', 's aa | k UW | r aa'],
  ['Moana', 'm ow | AA | n aa'],
  ['Whānau', 'f AA | n aw'],
  ['Pāpāmoa', 'p aa | p AA | m ao | aa'],
  ['Waiata', 'w AY | aa | t aa'],
  ['TV', 't iy | v IY']
])('%s is said and stressed so: %s', (word, sounds) => {
  expect(heard(word)).toBe(sounds)
})
