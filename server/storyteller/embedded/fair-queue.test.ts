import { expect, test } from 'vitest'

import { createFairQueue } from './fair-queue.ts'

/** Serves what was asked for, and what is asked for after so many were served, in the order of a worker pool. */
function served(first: readonly string[], later: { after: number; families: readonly string[] }): string[] {
  const queue = createFairQueue()
  const waiting = first.map((family) => ({ family, place: queue.join(family) }))
  const order: string[] = []
  while (waiting.length > 0) {
    const at = waiting.reduce((best, one, i) => (one.place.level < (waiting[best]?.place.level ?? 0) ? i : best), 0)
    const [next] = waiting.splice(at, 1)
    next?.place.begin()
    order.push(next?.family ?? '')
    if (order.length === later.after)
      waiting.push(...later.families.map((family) => ({ family, place: queue.join(family) })))
  }
  return order
}

test('a family that asks for many at once waits for those that ask for one', () => {
  expect(served(['a', 'a', 'a', 'a', 'b', 'c', 'b'], { after: 99, families: [] }).join('')).toBe('abcabaa')
})

test('a family that comes later does not wait until the busy one is done', () => {
  expect(served(['a', 'a', 'a', 'a', 'a', 'a'], { after: 3, families: ['b', 'b'] }).join('')).toBe('aaababaa')
})

test('a family that was away is not owed its places', () => {
  const order = served(['a', 'a', 'a', 'a'], { after: 4, families: ['b', 'a', 'b', 'a', 'b', 'a'] }).join('')
  expect(order).toBe('aaaabababa')
})
