import { expect, test, vi } from 'vitest'

import { createModelAllowance } from './model-allowance.ts'

function allowance(
  limits: { familyTokens?: number; instanceTokens?: number | null; atOnce?: number },
  patienceMs = 5000
) {
  const spent = new Map<string, number>()
  const refused: string[] = []
  const model = createModelAllowance(
    {
      ledger: {
        spentToday: async (family) => ({
          family: spent.get(family ?? '') ?? 0,
          instance: [...spent.values()].reduce((sum, tokens) => sum + tokens, 0)
        }),
        add: async (family, { input, output }) =>
          void spent.set(family ?? '', (spent.get(family ?? '') ?? 0) + input + output)
      },
      limits: { familyTokens: 1000, instanceTokens: null, atOnce: 2, ...limits },
      onRefusal: (reason) => refused.push(reason),
      onProblem: (error) => {
        throw error
      }
    },
    patienceMs
  )
  return { model, refused }
}
const use = (tokens: number) => ({ input: tokens, output: 0 })

test('a family that has used its day is told without the model, and another is not', async () => {
  const { model, refused } = allowance({})
  ;(await model.take('a', undefined))?.(use(1000))
  expect(await model.take('a', undefined)).toBeNull()
  expect(await model.take('b', undefined)).not.toBeNull()
  expect(refused).toEqual(['family'])
})

test('all families together have a day, too', async () => {
  const { model, refused } = allowance({ instanceTokens: 900 })
  ;(await model.take('a', undefined))?.(use(950))
  expect(await model.take('b', undefined)).toBeNull()
  expect(refused).toEqual(['instance'])
})

test('the place that becomes free goes to the family that has none, not to the one that asked first', async () => {
  const { model } = allowance({ atOnce: 2 })
  const order: string[] = []
  const first = await model.take('a', undefined)
  const second = await model.take('a', undefined)
  const waiting = ['a', 'a', 'b'].map(async (family) => {
    const release = await model.take(family, undefined)
    order.push(family)
    return release
  })
  await vi.waitFor(() => expect(order).toEqual([]))
  first?.(use(0))
  ;(await waiting[2])?.(use(0))
  ;(await waiting[0])?.(use(0))
  second?.(use(0))
  ;(await waiting[1])?.(use(0))
  expect(order).toEqual(['b', 'a', 'a'])
})

test('who waits too long, or leaves, frees its turn', async () => {
  const { model, refused } = allowance({ atOnce: 1 }, 30)
  const release = await model.take('a', undefined)
  expect(await model.take('b', undefined)).toBeNull()
  expect(refused).toEqual(['queue'])
  const leaving = new AbortController()
  const asking = model.take('b', leaving.signal)
  leaving.abort(new Error('gone'))
  await expect(asking).rejects.toThrow('gone')
  release?.(use(0))
  expect(await model.take('c', undefined)).not.toBeNull()
})
