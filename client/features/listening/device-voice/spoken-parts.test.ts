import { expect, test } from 'vitest'

import { spokenParts } from './spoken-parts.ts'

test('every sentence is one utterance, and each word has its place in the story', () => {
  const content = 'Mila woke up. “Who is there?” she asked.\n\nIt was Mr. Fox.'
  const parts = spokenParts(content, true)
  expect(parts.map(({ text }) => text)).toEqual(['Mila woke up.', '“Who is there?” she asked.', 'It was Mr. Fox.'])
  expect(parts.map(({ ends }) => ends)).toEqual(['sentence', 'paragraph', 'paragraph'])
  for (const { text, words, sentence } of parts) {
    expect(content.slice(sentence.from, sentence.to)).toBe(text)
    for (const { at, from, to } of words) expect(text.slice(at, at + to - from)).toBe(content.slice(from, to))
  }
})

test('a long sentence is said in pieces for a voice from far away, cut where it breathes, and stays one sentence', () => {
  const clause = 'and the little boat went on over the quiet water towards the light'
  const content = `Once there was a harbour, ${Array.from({ length: 6 }, () => clause).join(', ')}.`
  const far = spokenParts(content, false)
  expect(far.length).toBeGreaterThan(2)
  for (const { text } of far) expect(text.length).toBeLessThanOrEqual(140)
  expect(far.map(({ text }) => text).join(' ')).toBe(content)
  expect(far.slice(0, -1).every(({ text, ends }) => text.endsWith(',') && ends === 'piece')).toBe(true)
  expect(new Set(far.map(({ sentence }) => `${sentence.from}-${sentence.to}`)).size).toBe(1)
  expect(spokenParts(`${clause}.`, false)).toHaveLength(1)
})

test('a sentence without a breath is cut between words, and no word is lost', () => {
  const content = `${Array.from({ length: 90 }, (_, i) => `word${i}`).join(' ')}.`
  const parts = spokenParts(content, false)
  expect(parts.map(({ text }) => text).join(' ')).toBe(content)
  for (const { text } of parts) expect(text.length).toBeLessThanOrEqual(140)
})

test('names are said as the family says that they sound, also of two words, and keep their places', () => {
  const content = 'Siobhán hugged Nana Saoirse’s cat, said Siobhán. Siobhánna stayed.'
  const soundsLike = new Map([
    ['siobhán', 'shi-vawn'],
    ['nana saoirse', 'nana seer-sha']
  ])
  const [first, second] = spokenParts(content, true, soundsLike)
  expect(first?.text).toBe('shi-vawn hugged nana seer-sha’s cat, said shi-vawn.')
  const cat = first?.words.find(({ at }) => first.text.startsWith('cat', at))
  expect(content.slice(cat?.from, cat?.to)).toBe('cat,')
  expect(second?.text).toBe('Siobhánna stayed.')
})

test('pictures are not read aloud, and a text of nothing else is nothing', () => {
  expect(spokenParts('Good night 🦄 ❤️ Mila! 🌙', true).map(({ text }) => text)).toEqual(['Good night Mila!'])
  expect(spokenParts('🦄 🌙\n\n…', true)).toEqual([])
  expect(spokenParts('', true)).toEqual([])
})
