import { expect, test } from 'vitest'

import { paragraphSpans, sentenceSpans } from './sentences.ts'

function sentences(text: string): string[] {
  return paragraphSpans(text).flatMap((paragraph) =>
    sentenceSpans(text, paragraph).map(({ from, to }) => text.slice(from, to))
  )
}

test('blank lines part paragraphs, single line breaks do not', () => {
  const text = '  The first.\nStill the first.\n \n\n The second. \n'
  expect(paragraphSpans(text).map(({ from, to }) => text.slice(from, to))).toEqual([
    'The first.\nStill the first.',
    'The second.'
  ])
})

test('a quotation stays with who says it', () => {
  expect(sentences('“Hello!” she said. "Where are you?" asked the fox. Nobody knew.')).toEqual([
    '“Hello!” she said.',
    '"Where are you?" asked the fox.',
    'Nobody knew.'
  ])
})

test('titles and initials end no sentence', () => {
  expect(sentences('Mr. Fox met Dr. J. Smith on St. James Street. They waved.')).toEqual([
    'Mr. Fox met Dr. J. Smith on St. James Street.',
    'They waved.'
  ])
})

test('initials and short titles are followed by a name, not by a sentence', () => {
  expect(sentences('J.R.R. Tolkien met Capt. Hook and Rev. Green. A. A. Milne did not.')).toEqual([
    'J.R.R. Tolkien met Capt. Hook and Rev. Green.',
    'A. A. Milne did not.'
  ])
  expect(sentences('They made plan B. Then they went to the U.S.A. Mum came along.')).toEqual([
    'They made plan B.',
    'Then they went to the U.S.A.',
    'Mum came along.'
  ])
})

test('a street ends a sentence, a saint does not', () => {
  expect(sentences('They live in High St. Then comes the sea. They met St. Nick.')).toEqual([
    'They live in High St.',
    'Then comes the sea.',
    'They met St. Nick.'
  ])
})

test('a closing quotation mark belongs to the sentence before it', () => {
  expect(sentences('He said, “Good night.” Then he slept.')).toEqual(['He said, “Good night.”', 'Then he slept.'])
})
