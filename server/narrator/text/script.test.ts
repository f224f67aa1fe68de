import { expect, test } from 'vitest'

import { anyText } from '#tests/support/any-text.ts'
import { fc } from '#tests/support/fast-check.ts'
import { spellWord } from '../engines/flite/spelling/spell-word.ts'
import { readScript } from './script.ts'
import type { SpokenUnit } from './spoken-unit.ts'

const canSay = (word: string) => spellWord(word).length > 0

function unitsOf(text: string): SpokenUnit[] {
  return readScript(text).paragraphs.flatMap((paragraph) => paragraph.units)
}

function spoken(text: string): string {
  return unitsOf(text)
    .map((unit) => unit.text)
    .join(' | ')
}

function unspoken(text: string): string[] {
  return readScript(text, { canSay }).unspoken.map(({ from, to }) => text.slice(from, to))
}

test.each([
  ['“It’s here!” she said—and it was…', "It's here! she said, and it was."],
  ['Whānau from Whakatāne met Dmitri. Psst, Hmm!', 'Whānau from Whakatāne met Dmitri. | Psst, Hmm!'],
  [
    'Mr. Fox and Dr. Who live on Main St. with St. Nick.',
    'mister Fox and doctor Who live on Main street with saint Nick.'
  ],
  ['She counted 112 steps at 7:30 p.m.', 'She counted one hundred and twelve steps at seven thirty p.m.'],
  ['King Henry VIII read Chapter IV.', 'King Henry the eighth read Chapter four.'],
  ['SHE RAN to the U.S.A. Mrs. Lamb saw her.', 'SHE RAN to the U.S.A. | Mrs Lamb saw her.'],
  ['Миша, さくら, ليلى and 桃太郎', 'Миша, さくら, ليلى and 桃太郎.'],
  ['A fox. “A, B,” it said.', 'a fox. | a, B, it said.']
])('%s is plain words for every engine', (text, expected) => {
  expect(spoken(text)).toBe(expected)
})

test('what cannot be spoken is told, not dropped in silence', () => {
  expect(unspoken('The fox 🦊🌙 met 桃太郎 and ไทย.')).toEqual(['🦊🌙', '桃太郎', 'ไทย'])
  expect(unspoken('<b>Hi</b> there')).toEqual(['<b>', '</b>'])
  expect(unspoken('a&nbsp;b at www.example.com.')).toEqual(['&nbsp;', 'www.example.com'])
  expect(unspoken('Plain “words”, with all — the usual… marks!')).toEqual([])
})

test('a number of five words points at the one place it came from', () => {
  const text = 'All 112 steps'
  const places = unitsOf(text).flatMap((unit) => unit.words.map(({ from, to }) => text.slice(from, to)))
  expect(places).toEqual(['All', '112', '112', '112', '112', 'steps'])
})

test('what is stammered is known to the word that comes at last', () => {
  const text = '“T-t-too cold,” said somebody.'
  const [first] = unitsOf(text).flatMap((unit) => unit.words)
  expect(first && [first.text, text.slice(first.from, first.to)]).toEqual(['too', 'T-t-too'])
})

test('rests are as long as the marks ask', () => {
  const [unit] = unitsOf('One, two; three... four — five (six) seven')
  expect(unit?.words.map((word) => word.rest)).toEqual([
    'short',
    'medium',
    'long',
    'medium',
    'medium',
    'medium',
    'none'
  ])
})

test('the voice is raised for what somebody says, over several sentences, not for who says it at length', () => {
  const raised = (text: string) => unitsOf(text).map(({ isQuoted }) => isQuoted)
  expect(raised('“This is Bert. You go in first, please,” said the moth. It was dark.')).toEqual([true, true, false])
  expect(raised('“Yes,” said the moth, and flew once more around the old lamp.')).toEqual([false])
  expect(raised('She said, "I am so very glad that you have come." They slept.')).toEqual([true, false])
  expect(raised('The ‘Lost Lamp’ mouse was 6\'2" tall. ‘It’s late, so very late,’ said Mia. She slept.')).toEqual([
    false,
    true,
    false
  ])
  expect(raised('‘Twas the night. They slept.')).toEqual([false, false])
  expect(raised('“It goes on.\n\n“And on.” They slept.')).toEqual([true, true, false])
})

test('a sentence that never ends is said in several breaths', () => {
  const units = unitsOf(`${'and the little fox ran over the hill, '.repeat(40)}home.`)
  expect(units.length).toBeGreaterThan(4)
  expect(units.every((unit) => unit.text.length <= 301)).toBe(true)
  expect(new Set(units.map((unit) => unit.sentence)).size).toBe(1)
  expect(units.at(-1)?.ending).toBe('sentence')
  expect(units[0]?.ending).toBe('clause')
})

test('a number or a cry that is longer than a breath is not said word by word', () => {
  for (const text of ['1'.repeat(2000), 'wh'.repeat(1000)]) {
    const units = unitsOf(text)
    expect(units.slice(0, -1).every((unit) => unit.text.length > 250 && unit.text.length <= 301)).toBe(true)
  }
})

test('a text without a word to say has no paragraphs', () => {
  for (const text of ['', '   \n\n ', '…', '🌙', '!?']) expect(readScript(text).paragraphs).toEqual([])
})

test('any text at all becomes words with places in order, and nothing else', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const script = readScript(text)
      let reached = 0
      for (const unit of script.paragraphs.flatMap((paragraph) => paragraph.units)) {
        expect(unit.words.length).toBeGreaterThan(0)
        for (const { text: word, from, to } of unit.words) {
          expect(word).toMatch(/^[\p{L}\p{M}\p{N}'.]+$/u)
          expect(from).toBeGreaterThanOrEqual(reached)
          expect(to).toBeGreaterThan(from)
          expect(to).toBeLessThanOrEqual(text.length)
          reached = from
        }
      }
      for (const { from, to } of [...script.unspoken, ...script.sentences]) {
        expect(from).toBeGreaterThanOrEqual(0)
        expect(to).toBeGreaterThan(from)
        expect(to).toBeLessThanOrEqual(text.length)
      }
    }),
    { numRuns: 1000 }
  )
})

test('every letter and digit is either said or told to be unspoken', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const script = readScript(text)
      const spans = [
        ...script.unspoken,
        ...script.paragraphs.flatMap((paragraph) => paragraph.units.flatMap((unit) => unit.words))
      ]
      const covered = new Uint8Array(text.length)
      for (const { from, to } of spans) covered.fill(1, from, to)
      for (const match of text.matchAll(/[\p{L}\p{N}\p{Extended_Pictographic}]/gu)) {
        expect(covered[match.index], `${JSON.stringify(match[0])} at ${match.index} of ${JSON.stringify(text)}`).toBe(1)
      }
    }),
    { numRuns: 1000 }
  )
})
