import { describe, expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { readTheme } from '../wish/theme.ts'
import { isPlainHarm, PLAIN_HARM } from './plain-harm.ts'

describe.each(PLAIN_HARM)('$label', ({ examples, counterExamples }) => {
  test.each(examples)('“%s” is a quiet night', (typed) => expect(readTheme(typed, storyLibrary).kind).toBe('comfort'))
  test.each(counterExamples)('“%s” is none of it', (typed) => expect(isPlainHarm(typed)).toBe(false))
})
