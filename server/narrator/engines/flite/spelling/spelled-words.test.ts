import { beforeAll, expect, test } from 'vitest'

import { libraryWords } from '#tests/support/library-words.ts'
import { readScript } from '../../../text/script.ts'
import { compileFlite } from '../compile-flite.ts'
import { runCommand } from '../wasi-host.ts'
import { RESPELLINGS } from './respellings.ts'
import { spellUnit } from './spell-unit.ts'

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const WORDS_PER_LOOKUP = 120

let module: WebAssembly.Module
let letterNames: ReadonlyMap<string, string>

beforeAll(async () => {
  module = await compileFlite()
  const names = phonesOf(LETTERS.map((letter) => (letter === 'a' ? 'eh' : letter)))
  letterNames = new Map(LETTERS.map((letter, i) => [letter, letter === 'a' ? 'ey' : (names[i] ?? '')]))
})

function phonesOf(words: readonly string[]): string[] {
  const phones: string[] = []
  for (let i = 0; i < words.length; i += WORDS_PER_LOOKUP) {
    const batch = words.slice(i, i + WORDS_PER_LOOKUP)
    const read = lookUp(batch)
    phones.push(...(read.length === batch.length ? read : batch.map((word) => lookUp([word]).join(' '))))
  }
  return phones
}

function lookUp(words: readonly string[]): string[] {
  const text = ` ${words.join('! ')} `
  return runCommand(module, ['flite', '-ps', '-voice', 'kal', '-t', text, '-o', 'none'])
    .stdout.split(/(?:^|\s)pau(?=\s|$)/)
    .map((group) => group.trim())
    .filter(Boolean)
}

/** Those of the words that the voice reads as the names of their letters. */
function spelled(words: readonly string[]): string[] {
  const several = [...new Set(words)].filter((word) => word.length > 1)
  const phones = phonesOf(several)
  return several.filter((word, i) => phones[i] === [...word].map((letter) => letterNames.get(letter) ?? '').join(' '))
}

function saidIn(text: string): string[] {
  return readScript(text).paragraphs.flatMap(({ units }) =>
    units.flatMap((unit) => spellUnit(unit).words.map(({ say }) => say))
  )
}

/**
 * The same for very many words, in seconds: what the voice makes of an unknown word depends on the consonants at its
 * two ends, so only words with ends that it does not read have to be looked up.
 */
function spelledOfMany(words: readonly string[]): string[] {
  const unread = new Set([
    ...spelled(words.map((word) => `${opening(word)}anobo`)).map((invented) => `${opening(invented)}-`),
    ...spelled(words.map((word) => `onoba${ending(word)}`)).map((invented) => `-${ending(invented)}`)
  ])
  return spelled(words.filter((word) => unread.has(`${opening(word)}-`) || unread.has(`-${ending(word)}`)))
}

function opening(word: string): string {
  return /^[^aeiouy']*/i.exec(word)?.[0] ?? ''
}

function ending(word: string): string {
  return /[^aeiouy']*$/i.exec(word)?.[0] ?? ''
}

test('what the voice spells is noticed', () => {
  expect(spelled(['lamp', 'psst', 'dhruv', 'rhino'])).toEqual(['psst', 'dhruv'])
  expect(spelledOfMany(['lamp', 'tadhg', 'dhruv', 'rhino', 'lamp'])).toEqual(['tadhg', 'dhruv'])
})

test('no word of the story library is spelled letter by letter by the voice', () => {
  const words = saidIn(libraryWords().join('. '))
  expect(words.length).toBeGreaterThan(5000)
  expect(spelledOfMany(words)).toEqual([])
})

test('no respelling is itself spelled', () => {
  expect(spelled(Object.values(RESPELLINGS).flatMap((said) => said.toLowerCase().split(' ')))).toEqual([])
})

test('names from everywhere are said, not spelled', () => {
  const names =
    'Rhys Rhiannon McKenzie McGregor Bjork Kjell Gjon Hrishikesh Zbigniew Dhruv Dhriti Khloe Tadhg Sadhbh Tshepo Tshering ' +
    'Shmuel Shlomo Krzysztof Zsofia Tzvi Tchaikovsky Mbappe Ndidi Nguyet Nhi Ngoc Njeri Mthunzi Dmitri Vsevolod Wladyslaw ' +
    'Llewelyn Ffion Fflur Zdenka Kvothe Jrue Hjalmar Tlaloc Pnina Ptolemy Schwartz Svea Kgosi'
  expect(spelled(saidIn(names))).toEqual([])
})

test('every Māori syllable has a spelling that the voice reads', () => {
  const consonants = ['', 'h', 'k', 'm', 'n', 'ng', 'p', 'r', 't', 'w', 'wh']
  const vowels = ['a', 'e', 'i', 'o', 'u', 'ai', 'ae', 'au', 'ao', 'ei', 'oi', 'ou']
  const words = consonants.flatMap((consonant) =>
    vowels.flatMap((vowel) => [`${consonant}${vowel}mā`, `tā${consonant}${vowel}ngā`])
  )
  expect(spelled(saidIn(words.join('. ')))).toEqual([])
})
