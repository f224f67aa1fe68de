import { describe, expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { readTheme } from '../wish/theme.ts'
import { BETWEEN_LINES, isToldBetweenLines } from './between-lines.ts'

describe.each(BETWEEN_LINES)('$label', ({ examples, counterExamples }) => {
  test.each(examples)('“%s” is a quiet night', (typed) => expect(readTheme(typed, storyLibrary).kind).toBe('comfort'))
  test.each(counterExamples)('“%s” is none of it', (typed) => expect(isToldBetweenLines(typed)).toBe(false))
})
