import { expect, test } from 'vitest'

import { lineFaults } from './line-lint.ts'
import { secondTopics, spokenLines } from './second-topics.ts'

const LISTS = { begin: [14, 45], middle: [45, 95], later: [32, 80], end: [10, 34] } as const
const LIST_NAMES = ['begin', 'middle', 'later', 'end'] as const
const LONGEST_SENTENCE = 18
const passages = secondTopics.flatMap((topic) =>
  LIST_NAMES.flatMap((list) => topic[list].map((text, at) => ({ where: `${topic.id}.${list}.${at}`, list, text })))
)

test('there are topics of what happens, of where it is and of who comes', () => {
  expect(secondTopics.length).toBeGreaterThan(60)
  expect(new Set(secondTopics.map(({ id }) => id)).size).toBe(secondTopics.length)
})

test('a word names one topic', () => {
  const keys = secondTopics.flatMap(({ id, keys: own }) => own.map((key) => ({ id, key })))
  expect(keys.filter(({ key }, at) => keys.findIndex((each) => each.key === key) !== at)).toEqual([])
  expect(keys.filter(({ key }) => key !== key.toLowerCase() || key.trim() !== key)).toEqual([])
})

test.each(secondTopics.map((topic) => [topic.id, topic] as const))('“%s” keeps the rules of its lines', (_, topic) => {
  for (const list of LIST_NAMES) {
    expect(topic[list].length).toBeGreaterThanOrEqual(3)
    // What the story is about may not be known.
    expect(topic[list].filter((text) => !text.includes('{host}')).length).toBeGreaterThan(0)
  }
  const beginnings = LIST_NAMES.flatMap((list) => topic[list]).map((text) => text.split(' ').slice(0, 4).join(' '))
  expect(beginnings.filter((beginning, at) => beginnings.indexOf(beginning) !== at)).toEqual([])
})

test('each passage is as long as its place has room for', () => {
  const outside = passages.filter(({ list, text }) => {
    const words = text.split(' ').length
    return words < LISTS[list][0] || words > LISTS[list][1]
  })
  expect(outside.map(({ where, text }) => `${where}: ${text.split(' ').length}`)).toEqual([])
})

test('no sentence is longer than a child can follow', () => {
  const long = passages.flatMap(({ where, text }) =>
    text
      .split(/(?<=[.!?]”?) /u)
      .filter((sentence) => sentence.split(' ').length > LONGEST_SENTENCE)
      .map((sentence) => `${where}: ${sentence}`)
  )
  expect(long).toEqual([])
})

test('of what the story is about nothing is said that is only true of one, or of a creature', () => {
  const agreeing = /\{host\} (?:was|were|is|are|has|have|does|do|goes|go)(?![\p{L}’])/u
  expect(passages.filter(({ text }) => agreeing.test(text)).map(({ where }) => where)).toEqual([])
})

test('none of the two is called he or she: that is put in where it is clear', () => {
  const pronoun = /(?<![\p{L}’])(?:he|she|him|his|her|hers|himself|herself|\{[SA]\}’s)(?!\p{L})/iu
  expect(passages.filter(({ text }) => pronoun.test(text)).map(({ where, text }) => `${where}: ${text}`)).toEqual([])
})

test('each passage keeps the rules of authored text', () => {
  const faults = passages.flatMap(({ where, list, text }) =>
    spokenLines([text])
      .flatMap((line) =>
        lineFaults(
          line,
          {
            slots: ['S', 'A', 'host'],
            must: [],
            shape: 'sentence',
            atLeast: 3,
            sentences: 16,
            pair: true,
            ...(list === 'end' ? { calm: true } : {})
          },
          'both'
        )
      )
      .map((fault) => `${where}: ${fault}`)
  )
  expect(faults).toEqual([])
})
