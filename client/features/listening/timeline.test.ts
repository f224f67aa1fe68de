import { expect, test } from 'vitest'

import type { NarrationTimings } from '#shared/narration.ts'
import {
  audioProgressWords,
  clock,
  litAt,
  neighbourTime,
  spanAt,
  spokenProgress,
  timeOf,
  tokenAt,
  tokensOf
} from './timeline.ts'

const content = 'The kettle sang. Isla hummed.\n\nThen 12 owls slept.'
const timings: NarrationTimings = {
  v: 1,
  complete: true,
  durationSec: 10,
  speechEnd: 6,
  sentences: [
    [0, 16, 0.2, 1.4],
    [17, 29, 1.8, 2.9],
    [31, 50, 4, 6]
  ],
  words: [
    [0, 3, 0.2, 0.4],
    [4, 10, 0.4, 0.9],
    [11, 16, 0.9, 1.4],
    [17, 21, 1.8, 2.2],
    [22, 29, 2.2, 2.9],
    [31, 35, 4, 4.3],
    [36, 38, 4.3, 4.9],
    [39, 43, 4.9, 5.3],
    [44, 50, 5.3, 6]
  ],
  unspoken: []
}
const tokens = tokensOf(content)

test('tokens are the words on the page with their place in the text', () => {
  expect(tokens.map(({ start, end }) => content.slice(start, end))).toEqual([
    'The',
    'kettle',
    'sang.',
    'Isla',
    'hummed.',
    'Then',
    '12',
    'owls',
    'slept.'
  ])
  expect(tokens.map(({ paragraph }) => paragraph)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1])
})

test('leading blank lines do not make an empty paragraph', () => {
  expect(tokensOf('\n\nOne\n\n\nTwo').map(({ paragraph }) => paragraph)).toEqual([0, 1])
})

test('the spoken word, its sentence and its paragraph are lit', () => {
  expect(litAt(tokens, timings, 0)).toBeNull()
  expect(litAt(tokens, timings, 0.5)).toEqual({ word: 1, sentence: { from: 0, to: 3 }, paragraph: 0 })
  expect(litAt(tokens, timings, 2.5)).toEqual({ word: 4, sentence: { from: 3, to: 5 }, paragraph: 0 })
  expect(litAt(tokens, timings, 4.4)).toEqual({ word: 6, sentence: { from: 5, to: 9 }, paragraph: 1 })
  expect(litAt(tokens, timings, 7)).toBeNull()
})

test('a tapped word leads to the moment it is spoken', () => {
  expect(timeOf(timings, 24)).toBe(2.2)
  expect(timeOf(timings, 37)).toBe(4.3)
  expect(timeOf(timings, 999)).toBeNull()
})

test('searching finds the last begun span and the token of any character', () => {
  expect(spanAt(timings.words, 0.1)).toBe(-1)
  expect(spanAt(timings.words, 99)).toBe(8)
  for (let offset = 0; offset < content.length; offset++) {
    const token = tokens[tokenAt(tokens, offset)]
    expect(token !== undefined && token.end > offset).toBe(true)
  }
})

test('times are read as people say them', () => {
  expect(clock(151.9)).toBe('2:31')
  expect(clock(0)).toBe('0:00')
  expect(spokenProgress(151, 400)).toBe('2 minutes 31 of 6 minutes 40')
  expect(spokenProgress(9, 61)).toBe('9 seconds of 1 minute 1')
})

test('the wording of the waiting changes at 30, 60 and 90', () => {
  expect([0, 29, 30, 59, 60, 89, 90].map(audioProgressWords)).toEqual([
    'Analyzing story content...',
    'Analyzing story content...',
    'Processing voice synthesis...',
    'Processing voice synthesis...',
    'Finalizing audio quality...',
    'Finalizing audio quality...',
    'Almost ready!'
  ])
})

test('the lock screen goes from paragraph to paragraph', () => {
  expect(neighbourTime(tokens, timings, 0, 1)).toBe(4)
  expect(neighbourTime(tokens, timings, 4.4, 1)).toBeNull()
  expect(neighbourTime(tokens, timings, 4.4, -1), 'just begun: the one before').toBe(0.2)
  expect(neighbourTime(tokens, { ...timings, speechEnd: 60 }, 9, -1), 'long begun: its own beginning').toBe(4)
})
