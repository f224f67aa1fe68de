import { expect, test } from 'vitest'

import { tersely } from './terse-wish.ts'

test.each([
  ['lending my scooter to the new boy', 'lending my scooter'],
  ['building a rocket out of biscuit tins', 'building a rocket'],
  ['being captain of a submarine made of cushions', 'being captain of a submarine'],
  ['wearing odd shoes to nursery all day', 'wearing odd shoes'],
  ['giving a pumpkin as big as the dog', 'giving a pumpkin'],
  ['talking to pigeons', 'talking to pigeons'],
  ['sleeping in one room', 'sleeping in one room'],
  ['opening a mango shop', 'opening a mango shop']
])('“%s” is “%s” where there is no room', (said, short) => {
  expect(tersely({ did: `Zara was ${said}`, 'did.doing': said, 'day.doing': said })).toEqual({
    did: `Zara was ${said}`,
    'did.doing': short,
    'day.doing': said
  })
})
