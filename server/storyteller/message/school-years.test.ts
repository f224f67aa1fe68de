import { expect, test } from 'vitest'

import { withSchoolYears } from './school-years.ts'

test.each([
  ['P1 orientation today', 'Primary One orientation today'],
  ['her y3 class planted beans', 'her Year Three class planted beans'],
  ['she moved from K1 to K2 today', 'she moved from Kindergarten One to Kindergarten Two today'],
  ['UKG sports day', 'UKG sports day'],
  ['starting LKG tomorrow', 'starting LKG tomorrow'],
  ['a penguin climbing K2', 'a penguin climbing K2'],
  ['a K9 called Rex', 'a K9 called Rex'],
  ['a mclaren P1', 'a mclaren P1'],
  ['an MP3 player', 'an MP3 player']
])('“%s” is “%s”', (typed, said) => expect(withSchoolYears(typed)).toBe(said))
