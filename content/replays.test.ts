import { expect, test } from 'vitest'

import { lineFaults } from './line-lint.ts'
import { GENERAL_REPLAYS, replays } from './replays.ts'

const WORDS = { played: [42, 82], bed: [9, 26] } as const
const LISTS = ['played', 'bed'] as const
const LONGEST_SENTENCE = 18
const PLACE = { slots: ['S', 'A', 'shown.the', 'shown.move', 'shown.stand'], shape: 'sentence', atLeast: 0 } as const
const passages = replays.flatMap((replay) =>
  LISTS.flatMap((list) => replay[list].map((text, at) => ({ where: `${replay.id}.${list}.${at}`, list, text })))
)

function outsideQuotes(text: string): string {
  return text.replaceAll(/“[^”]*”/gu, ' ')
}

test('there are replays of what children do, each with a name of its own', () => {
  expect(replays.length).toBeGreaterThan(60)
  expect(new Set(replays.map(({ id }) => id)).size).toBe(replays.length)
})

test.each(replays.map((replay) => [replay.id, replay] as const))(
  '“%s” has enough to say',
  (id, { keys, played, bed }) => {
    expect(played.length).toBeGreaterThanOrEqual(3)
    expect(bed.length).toBeGreaterThanOrEqual(2)
    expect(keys.length).toBeGreaterThanOrEqual(GENERAL_REPLAYS.has(id) ? 0 : 6)
    expect(keys.filter((key) => key !== key.toLowerCase() || key.trim() !== key)).toEqual([])
    const beginnings = played.map((text) => text.split(' ').slice(0, 2).join(' '))
    expect(new Set(beginnings).size).toBe(beginnings.length)
  }
)

test('each passage is as long as its place has room for', () => {
  const outside = passages.filter(({ list, text }) => {
    const words = text.split(' ').length
    return words < WORDS[list][0] || words > WORDS[list][1]
  })
  expect(outside.map(({ where, text }) => `${where}: ${text.split(' ').length}`)).toEqual([])
})

test('no sentence is longer than a child can follow', () => {
  const long = passages.flatMap(({ where, text }) =>
    text
      .split(/(?<=[.!?…]”?) /u)
      .filter((sentence) => sentence.split(' ').length > LONGEST_SENTENCE)
      .map((sentence) => `${where}: ${sentence}`)
  )
  expect(long).toEqual([])
})

test('none of the two is called he or she: that is put in where it is clear', () => {
  const pronoun = /(?<![\p{L}’])(?:he|she|him|his|her|hers|himself|herself)(?!\p{L})/iu
  expect(passages.filter(({ text }) => pronoun.test(outsideQuotes(text))).map(({ where }) => where)).toEqual([])
})

test('two show it to each other, and in bed no word is spoken', () => {
  const silent = passages.filter(({ list, text }) => (list === 'bed') === text.includes('“'))
  expect(silent.map(({ where }) => where)).toEqual([])
  const alone = passages.filter(
    ({ list, text }) => list === 'played' && !(text.includes('{S}') && text.includes('{A}'))
  )
  expect(alone.map(({ where }) => where)).toEqual([])
})

test('all of them keep the rules of authored lines', () => {
  expect(
    passages.flatMap(({ where, list, text }) =>
      lineFaults(text, list === 'bed' ? { ...PLACE, calm: true } : PLACE, 'both').map((fault) => `${where}: ${fault}`)
    )
  ).toEqual([])
})
