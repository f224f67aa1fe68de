import { expect, test } from 'vitest'

import { mayHurt } from './may-hurt.ts'

test.each(['a giraffe with a sore throat looking for a scarf', 'a vampire that only drinks tomato juice'])(
  'in the tale “%s” nothing hurts a child',
  (wish) => expect(mayHurt(wish)).toBe(false)
)

test.each(['my sister has a sore throat', 'a dragon held her by the throat', 'a wolf who drinks all day'])(
  '“%s” may hurt',
  (wish) => expect(mayHurt(wish)).toBe(true)
)
