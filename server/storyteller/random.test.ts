import { expect, test } from 'vitest'

import { hash, randomFrom } from './random.ts'

test('a seed always gives the same luck, on every machine', () => {
  const random = randomFrom('lantern')
  expect([random.below(1000), random.below(1000), random.below(1000)]).toEqual([755, 161, 544])
  expect(randomFrom('lantern').next()).toBe(randomFrom('lantern').next())
  expect(randomFrom('lantern').next()).not.toBe(randomFrom('lanterm').next())
})

test('luck is fair enough', () => {
  const random = randomFrom('dice')
  const counts = [0, 0, 0, 0, 0, 0]
  for (let roll = 0; roll < 6000; roll += 1) {
    const face = random.below(6)
    counts[face] = (counts[face] ?? 0) + 1
  }
  for (const count of counts) expect(count).toBeGreaterThan(880)
})

test('shuffling loses nobody and leaves the given order alone', () => {
  const given = [1, 2, 3, 4, 5]
  expect(
    randomFrom('x')
      .shuffled(given)
      .toSorted((a, b) => a - b)
  ).toEqual(given)
  expect(given).toEqual([1, 2, 3, 4, 5])
  expect(() => randomFrom('x').pick([])).toThrow(RangeError)
})

test('near texts have far hashes', () => {
  expect(hash('a')).not.toBe(hash('b'))
  expect(hash('')).toBe(hash(''))
})
