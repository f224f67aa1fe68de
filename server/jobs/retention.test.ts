import { expect, test } from 'vitest'

import { silentNarrator } from '#tests/support/fake-narrator.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { applyRetention } from './retention.ts'

test('sound that nobody uses is let go of while the server runs, too', async () => {
  let runs = 0
  const narrator = { ...silentNarrator(), applyRetention: () => Promise.resolve(void runs++) }
  await using app = await createTestApp({ overrides: { narrator } })
  await applyRetention(app.context)
  expect(runs).toBe(1)
})

test('a store of sound that is away keeps nothing else from being deleted', async () => {
  const narrator = { ...silentNarrator(), applyRetention: () => Promise.reject(new Error('The store is away')) }
  await using app = await createTestApp({ overrides: { narrator } })
  let restored = 0
  const disk = { restore: () => void restored++ }
  await expect(applyRetention({ ...app.context, disk })).rejects.toThrow('The store is away')
  expect(restored).toBe(1)
})

test('what fails first is the error, what fails after it is logged, and the disk has its reserve again', async () => {
  await using app = await createTestApp()
  const { db } = app.context
  const narrator = {
    ...silentNarrator(),
    // The database goes away together with the store.
    async applyRetention() {
      await db.destroy()
      throw new Error('The store is away')
    }
  }
  let restored = 0
  const disk = { restore: () => void restored++ }
  await expect(applyRetention({ ...app.context, narrator, disk })).rejects.toThrow('The store is away')
  expect(app.logLines.join('\n')).toContain('Retention failed at a second place')
  expect(restored).toBe(1)
})
