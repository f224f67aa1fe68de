import { expect, test } from 'vitest'

import { missingFromLockfile } from './complete-lockfile.mjs'

// npm refuses such a lockfile on a clean checkout only, where it is seen late.
test('the lockfile names the binaries of every platform (node scripts/complete-lockfile.mjs adds them)', () => {
  expect(missingFromLockfile()).toEqual([])
})
