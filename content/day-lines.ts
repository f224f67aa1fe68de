import type { Line } from './format.ts'

/** What a family's day was, told before the story of its evening: {told.1} is all of it, in a few sentences. */
export const dayBegins: Line[] = [
  '{told.1}. That was today.',
  '{told.1}. All of that was today.',
  '{told.1}. That was today, and now it was evening.',
  '{told.1}. So the day had gone, and now it was evening.',
  '{told.1}. That was today, and there was still some evening left.'
]

/** The same of what is still to come. */
export const morrowBegins: Line[] = [
  '{told.1}. But first there was tonight.',
  '{told.1}. But now it was still the evening before.',
  '{told.1}. There was only one night to go.',
  '{told.1}. Tonight there was still time for something else.'
]
