import type { Line } from './format.ts'

/** What a family's day was, told before the story of its evening: {told.1} is all of it, in a few sentences. */
export const dayBegins: Line[] = [
  '{told.1}. That was today.',
  '{told.1}. All of that was today.',
  '{told.1}. That was today, and now it was evening.',
  '{told.1}. So the day had gone, and now it was evening.',
  '{told.1}. That was today, and there was still some evening left.'
]
