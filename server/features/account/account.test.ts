import { expect } from 'vitest'

import { AppError } from '#server/errors.ts'
import { expectStatus, signUpAndIn } from '#tests/support/builders.ts'
import { apiTest, type TestApp } from '#tests/support/test-app.ts'
import { logIn } from './account.ts'
import { createPasswords, type Passwords } from './passwords.ts'

/** Lets something happen between the check of a password and what follows from it. */
function afterCheck(house: TestApp, happen: () => Promise<void>): Passwords {
  const real = createPasswords(house.context.passwordCost)
  return {
    ...real,
    async matches(password, hash) {
      const isRight = await real.matches(password, hash)
      await happen()
      return isRight
    }
  }
}

apiTest('a sign-in with the old password does not outlive its change', async (house) => {
  const { email, password, browser } = await signUpAndIn(house)
  const passwords = afterCheck(house, async () => {
    const form = { email, currentPassword: password, newPassword: 'two lanterns in the window' }
    await expectStatus(await browser.send('POST', '/api/change-password', form), 200)
  })
  const late = logIn(
    { ...house.context, passwords },
    { email, password },
    { kind: 'web', network: '198.51.100.0/24', deviceToken: null }
  )
  await expect(late).rejects.toMatchObject({ code: 'wrong_credentials' })
  const { db } = house.context
  expect(await db.selectFrom('sessions').select('token_hash').execute()).toHaveLength(1)
  expect(await db.selectFrom('known_devices').select('token_hash').execute()).toHaveLength(1)
  await expectStatus(await browser.get('/api/stories'), 200)
})

apiTest('a sign-in to an account that is just being deleted is refused like any other', async (house) => {
  const { email, password, browser } = await signUpAndIn(house)
  const passwords = afterCheck(house, async () => {
    await expectStatus(await browser.send('DELETE', '/api/delete-account'), 200)
  })
  const late = logIn(
    { ...house.context, passwords },
    { email, password },
    { kind: 'web', network: '198.51.100.0/24', deviceToken: null }
  )
  await expect(late).rejects.toMatchObject({ code: 'wrong_credentials' })
})

apiTest('being refused for want of room is no wrong password', async (house) => {
  const { email, password } = await signUpAndIn(house)
  const full = new AppError('unavailable', 'full', { code: 'busy' })
  const passwords: Passwords = {
    ...createPasswords(house.context.passwordCost),
    askForRoom() {
      throw full
    }
  }
  const late = logIn(
    { ...house.context, passwords },
    { email, password },
    { kind: 'web', network: '198.51.100.0/24', deviceToken: null }
  )
  await expect(late).rejects.toBe(full)
  const failures = await house.context.db.selectFrom('login_failures').select('failures').execute()
  expect(failures.filter((row) => row.failures > 0)).toEqual([])
})
