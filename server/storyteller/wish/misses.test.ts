import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { readTheme } from './theme.ts'

test.each(['my grandpa died', 'our cat died', 'nana passed away'])(
  '“%s” may be told with remembering in it',
  (wish) => {
    expect(readTheme(wish, storyLibrary).misses).toBe(true)
  }
)

test.each([
  'daddy is in hospital',
  'mum had a miscarriage',
  'my parents are getting divorced',
  'our cat ran away',
  'our dog is going to die'
])('“%s” is not told as if somebody were remembered', (wish) => {
  expect(readTheme(wish, storyLibrary).misses).toBe(false)
})
