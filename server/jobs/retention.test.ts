import { expect, test } from 'vitest'

import { silentNarrator } from '#tests/support/fake-narrator.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { applyRetention } from './retention.ts'

test('sound that nobody uses is let go of while the server runs, too', async () => {
  let tidied = 0
  const narrator = { ...silentNarrator(), applyRetention: () => Promise.resolve(void tidied++) }
  await using app = await createTestApp({ overrides: { narrator } })
  await applyRetention(app.context)
  expect(tidied).toBe(1)
})
