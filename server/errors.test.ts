import { expect, test } from 'vitest'

import { withCleanUp } from './errors.ts'

const fails = (message: string) => () => Promise.reject(new Error(message))

test('a cleaning up that fails as well does not take the place of the error before it, and is told beside it', async () => {
  const told: unknown[] = []
  await expect(withCleanUp(fails('the work'), fails('the cleaning up'), (error) => told.push(error))).rejects.toThrow(
    'the work'
  )
  expect(told).toEqual([new Error('the cleaning up')])
})

test('where the work went well its answer comes after the cleaning up, whose failure is an error then', async () => {
  const steps: string[] = []
  const work = () => Promise.resolve(steps.push('work'))
  expect(await withCleanUp(work, () => void steps.push('cleaned up'))).toBe(1)
  expect(steps).toEqual(['work', 'cleaned up'])
  await expect(withCleanUp(work, fails('the cleaning up'))).rejects.toThrow('the cleaning up')
})
