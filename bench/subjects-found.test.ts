import { expect, test } from 'vitest'

import { stretchesOf } from '#server/storyteller/language/subject-model.ts'
import { plainWords } from './labelled-sentences.ts'
import { heldOutMessages, readMarks, splitAt, trainingMessages } from './marked-messages.ts'
import { subjectRows } from './subjects-found.ts'

test('what a message asks a story of is found in messages that nothing was fitted to', () => {
  expect(subjectRows().filter(({ passed }) => passed === false)).toEqual([])
})

test('no message that a figure is taken of stands where the model learns', () => {
  const known = new Set(trainingMessages().map(({ message }) => plainWords(message)))
  expect(known.size).toBeGreaterThan(1500)
  expect(heldOutMessages().filter(({ message }) => known.has(plainWords(message)))).toEqual([])
})

test('the marks of a line are its tags', () => {
  const marked = readMarks('can you do [a whale], {we buried the cat}')
  const { message, tags } = marked
  expect(message).toBe('can you do a whale, we buried the cat')
  expect(stretchesOf(tags, 'subject')).toEqual([{ first: 3, last: 4 }])
  expect(stretchesOf(tags, 'grave')).toEqual([{ first: 6, last: 9 }])
  expect(splitAt(marked, 'subject')).toEqual({ inside: ['a whale'], rest: 'can you do , we buried the cat' })
})

test.each(['[a whale', 'a whale]', '[a {whale}]'])(
  'a mark that is not closed, or stands in another, is an error: %s',
  (line) => {
    expect(() => readMarks(line)).toThrow(RangeError)
  }
)
