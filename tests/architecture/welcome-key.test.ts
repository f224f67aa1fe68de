import { expect, test } from 'vitest'

import { WELCOME_KEY } from '#client/features/intro/welcome-recording.ts'
import { PRESET_REVISION } from '#server/narrator/engines/flite/presets.ts'

// A browser keeps the welcome for years: under the key of an older sound it would never hear the new one.
test('the welcome that a browser has kept is that of today’s sound', () => {
  expect(WELCOME_KEY).toMatch(new RegExp(`\\.v${PRESET_REVISION}\\.`, 'u'))
})
