import { expect, test } from 'vitest'

import { capabilityFaults } from './capability-lint.ts'

test.each([
  ['{S} turned both ears.', 'animal', /“ears” needs: \['ears'\]/u],
  ['{S} breathed on {obj}, a huge slow breath.', 'animal', /'big'.*'breath'/su],
  ['{S} put a warm head in the lap of {obj}.', 'animal', /'warm'/u],
  ['{S} trod the earth firm.', 'animal', /'legs'/u],
  ['{S} sat down in front of {obj}.', 'animal', /'legs'/u],
  ['{S} sniffed at {obj}.', 'animal', /'nose'/u],
  ['Somebody made the knot for {S}.', 'animal', /party: 'together'/u],
  ['{S}, on a lap, looked up.', 'baby', /'carrier'/u],
  ['Up to {obj} went {S}, in a safe pair of arms.', 'baby', /'carrier'/u],
  ['So everyone else looked straight ahead with {S}.', 'baby', /party: 'together'/u],
  ['{S} slept with one hand open.', 'anyone', /'hands'/u],
  ['drank tea with such ease', 'anyone', /'hands'/u],
  ['{S} was back beside the others.', 'anyone', /party: 'together'/u],
  ['Up went {S}, one hold at a time.', 'climber', /'seven'/u],
  ['{S} climbed on to {obj}.', 'child', /'seven'/u]
] as const)('“%s” told of %s says what it needs', (line, telling, expected) => {
  expect(capabilityFaults(line, telling).join('\n')).toMatch(expected)
})

test('what a line says that it needs is no fault', () => {
  expect(capabilityFaults({ text: '{S} turned both ears.', needs: ['ears'] }, 'animal')).toEqual([])
  expect(capabilityFaults({ text: 'Somebody carried {S}.', needs: ['carrier'] }, 'baby')).toEqual([])
  expect(capabilityFaults({ text: 'Everyone went with {S}.', party: 'together' }, 'baby')).toEqual([])
})

test('words in other senses, and lines for people, need nothing', () => {
  expect(capabilityFaults('{S} held out both arms to it.', 'baby')).toEqual([])
  expect(capabilityFaults('The sleeve had hold of {obj}, thanks to {S}.', 'climber')).toEqual([])
  expect(capabilityFaults('{S} went up on tiptoe, with warm hands.', 'child')).toEqual([])
})
