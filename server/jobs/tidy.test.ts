import { expect, test } from 'vitest'

import { silentNarrator } from '#tests/support/fake-narrator.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { tidy } from './tidy.ts'

test('sound that nobody uses is let go of while the server runs, too', async () => {
  let tidied = 0
  const narrator = { ...silentNarrator(), tidy: () => Promise.resolve(void tidied++) }
  await using house = await createTestApp({ overrides: { narrator } })
  await tidy(house.context)
  expect(tidied).toBe(1)
})
