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

test.each([
  [
    'a capybara took the bus to the hot springs with an orange on his head',
    'a capybara took the bus to the hot springs'
  ],
  ['the king made more before everybody woke up again', 'the king made more'],
  ['everybody wanted to sit on him', 'everybody wanted to sit on him']
])('“%s” happens as “%s” where there is no room', (said, short) => {
  expect(tersely({ 'event.one': said, 'event.three': said })).toEqual({ 'event.one': short, 'event.three': said })
})
