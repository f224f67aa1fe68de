import { describe, expect, it } from 'vitest'

import { readSorrow } from './sorrow.ts'
import { isSwallowedInTale } from './swallowed-in-tale.ts'

describe('what a creature of a tale swallows', () => {
  for (const wish of [
    'a whale who swallowed an umbrella',
    'a crocodile who swallowed a clock',
    'a fish that swallowed a coin',
    'a hungry hippo swallows the whole drum',
    'a washing machine that swallowed the red sock',
    'a king who swallowed a clock',
    'a goat that swallowed the church clock',
    'a cow who swallowed a trumpet'
  ])
    it(`“${wish}” is no sorrow`, () => {
      expect(isSwallowedInTale(wish)).toBe(true)
      expect(readSorrow(wish)).toBeNull()
    })
  for (const wish of [
    'the dog swallowed the needle',
    'a baby who swallowed a battery',
    'our fish swallowed a stone and died',
    'Theo swallowed a coin',
    'a duck swallowed a marble and choked',
    'a fish swallowed a hook and died',
    'a snake swallowed a mouse',
    'a boy who swallowed a clock',
    'our cow swallowed a radio',
    'a king who swallowed the poison',
    'a goose swallowed a plastic bag',
    'a snake that swallowed the little boy',
    'a bear who swallowed the pills in the bathroom'
  ])
    it(`“${wish}” is not meant`, () => expect(isSwallowedInTale(wish)).toBe(false))
})
