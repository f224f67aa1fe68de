import { expect, test } from 'vitest'

import { incidentIn } from './incidents.ts'

test.each([
  ['our guinea pig Biscuit got out of his cage and we found him behind the washing machine eating a sock', { escaped: 'Biscuit', 'escaped.a': 'a guinea pig', 'escaped.home': 'cage', 'escaped.where': 'behind the washing machine' }],
  ['our hamster escaped', { escaped: 'the hamster', 'escaped.bare': 'hamster' }]
])('“%s” tells who got out', (message, says) => {
  expect(incidentIn(message, [])).toMatchObject({ incident: 'escaped', says })
}) // prettier-ignore

test.each(['our lion escaped', 'my husband walked out', 'daddy got out of bed', 'a hamster who drives a bus'])(
  '“%s” does not',
  (message) => {
    expect(incidentIn(message, [])).toBeNull()
  }
)
