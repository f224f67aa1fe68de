import { expect, test } from 'vitest'

import { createKeyedMutex } from './keyed-mutex.ts'

test('what one family asks for comes one after the other, and no family waits for another', async () => {
  const runExclusive = createKeyedMutex()
  const running = { one: 0, other: 0 }
  const most = { one: 0, other: 0, both: 0 }
  const work = (who: 'one' | 'other', fails = false) =>
    runExclusive(who, async () => {
      most[who] = Math.max(most[who], ++running[who])
      most.both = Math.max(most.both, running.one + running.other)
      await new Promise((resolve) => setTimeout(resolve, 2))
      running[who]--
      if (fails) throw new Error('not this one')
      return who
    })
  const results = await Promise.allSettled([work('one'), work('one', true), work('other'), work('one'), work('other')])
  expect(most).toEqual({ one: 1, other: 1, both: 2 })
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual([
    'one',
    'failed',
    'other',
    'one',
    'other'
  ])
})
