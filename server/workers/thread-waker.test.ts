import { expect, test } from 'vitest'

import { createThreadWaker } from './thread-waker.ts'

function countedPool(): { calls: number; ready: () => Promise<void> } {
  const pool = {
    calls: 0,
    ready: () => {
      pool.calls += 1
      return Promise.resolve()
    }
  }
  return pool
}

test('the first call of a page wakes all pools, and those that follow it at once none', () => {
  const pools = [countedPool(), countedPool()]
  const wake = createThreadWaker(pools, { idleMs: 300_000, onProblem: () => {} })
  wake()
  wake()
  expect(pools.map(({ calls }) => calls)).toEqual([1, 1])
})

test('where threads never rest there is nothing to wake', () => {
  const pool = countedPool()
  createThreadWaker([pool], { idleMs: null, onProblem: () => {} })()
  expect(pool.calls).toBe(0)
})

test('a pool that does not come back is told of, and the call that woke it is not kept waiting', async () => {
  const told = Promise.withResolvers<unknown>()
  const broken = { ready: () => Promise.reject(new Error('no memory')) }
  createThreadWaker([broken], { idleMs: 1000, onProblem: told.resolve })()
  expect(await told.promise).toEqual(new Error('no memory'))
})
