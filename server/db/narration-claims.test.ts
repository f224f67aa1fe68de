import { expect } from 'vitest'

import { apiTest } from '#tests/support/test-app.ts'
import { createNarrationClaims } from './narration-claims.ts'

apiTest('one node makes a narration, until it releases it or is silent for twelve seconds', async (app) => {
  const { clock } = app
  const { db } = app.context
  const [one, other] = ['one', 'other'].map((holder) => createNarrationClaims({ db, clock, holder }))
  if (!one || !other) throw new Error('there are two')
  expect(await one.take('a')).toBe(true)
  expect(await other.take('a')).toBe(false)
  expect(await one.take('a')).toBe(true)
  expect(await other.take('b')).toBe(true)
  clock.advance(8000)
  expect(await one.take('a')).toBe(true)
  clock.advance(8000)
  expect(await other.take('a')).toBe(false)
  clock.advance(4100)
  expect(await other.take('a')).toBe(true)
  // A node that comes to itself again does not take it from the one that goes on.
  await one.release('a')
  expect(await one.take('a')).toBe(false)
  await other.release('a')
  expect(await one.take('a')).toBe(true)
})
