import { expect } from 'vitest'

import { AppError } from '#server/errors.ts'
import { expectStatus, signUpAndIn } from '#tests/support/builders.ts'
import { apiTest, type TestApp } from '#tests/support/test-app.ts'
import { logIn } from './account.ts'
import { createPasswords, type Passwords } from './passwords.ts'

/** Lets something happen between the check of a password and what follows from it. */
function afterCheck(app: TestApp, happen: () => Promise<void>): Passwords {
  const real = createPasswords(app.context.passwordCost)
  return {
    ...real,
    async matches(password, hash) {
      const isRight = await real.matches(password, hash)
      await happen()
      return isRight
    }
  }
}

apiTest('a sign-in with the old password does not outlive its change', async (app) => {
  const { email, password, browser } = await signUpAndIn(app)
  const passwords = afterCheck(app, async () => {
    const form = { email, currentPassword: password, newPassword: 'two lanterns in the window' }
    await expectStatus(await browser.send('POST', '/api/change-password', form), 200)
  })
  const late = logIn(
    { ...app.context, passwords },
    { email, password },
    { kind: 'web', network: '198.51.100.0/24', device: null, deviceToken: null }
  )
  await expect(late).rejects.toMatchObject({ code: 'wrong_credentials' })
  const { db } = app.context
  expect(await db.selectFrom('sessions').select('token_hash').execute()).toHaveLength(1)
  expect(await db.selectFrom('known_devices').select('token_hash').execute()).toHaveLength(1)
  await expectStatus(await browser.get('/api/stories'), 200)
})

apiTest('a sign-in to an account that is just being deleted is refused like any other', async (app) => {
  const { email, password, browser } = await signUpAndIn(app)
  const passwords = afterCheck(app, async () => {
    await expectStatus(await browser.send('DELETE', '/api/delete-account'), 200)
  })
  const late = logIn(
    { ...app.context, passwords },
    { email, password },
    { kind: 'web', network: '198.51.100.0/24', device: null, deviceToken: null }
  )
  await expect(late).rejects.toMatchObject({ code: 'wrong_credentials' })
})

apiTest('being refused for want of room is no wrong password', async (app) => {
  const { email, password } = await signUpAndIn(app)
  const full = new AppError('unavailable', 'full', { code: 'busy' })
  const passwords: Passwords = {
    ...createPasswords(app.context.passwordCost),
    askForRoom() {
      throw full
    }
  }
  const late = logIn(
    { ...app.context, passwords },
    { email, password },
    { kind: 'web', network: '198.51.100.0/24', device: null, deviceToken: null }
  )
  await expect(late).rejects.toBe(full)
  const failures = await app.context.db.selectFrom('login_failures').select('failures').execute()
  expect(failures.filter((row) => row.failures > 0)).toEqual([])
})
