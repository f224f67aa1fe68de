import { expect } from 'vitest'

import { transaction } from '#server/db/client.ts'
import { credentialsAnswerSchema, loginAnswerSchema } from '#shared/account.ts'
import type { Browser } from '#tests/support/browser.ts'
import { expectStatus, newEmail, PASSWORD, signUpAndIn } from '#tests/support/builders.ts'
import { deliverEmails, fakeMailer } from '#tests/support/fake-mailer.ts'
import { apiTest, type TestApp } from '#tests/support/test-app.ts'
import { issueRevealTicket, openCheckoutAccount } from './reveal-tickets.ts'

const MINUTE = 60_000
const mailer = fakeMailer(true)
const WITH_MAIL = { overrides: { mailer } }

/** What the return from a verified checkout does. @returns the browser that returned, and the account it paid for */
async function returnFromCheckout(app: TestApp, checkoutId: string, email: string) {
  const { context } = app
  const account = await transaction(context.db, (tx) => openCheckoutAccount(tx, context, { checkoutId, email }))
  const browser = app.browser()
  const token = await issueRevealTicket(context, checkoutId)
  if (token !== null) browser.cookies.set('tw_claim', token)
  return { browser, account, hasTicket: token !== null }
}

function ask(browser: Browser, email: string): Promise<Response> {
  return browser.send('POST', '/api/get-customer-credentials', { email })
}

apiTest(
  'who comes back from the checkout sees a one-time password, once, signs in and chooses their own',
  async (app) => {
    const email = newEmail()
    const { browser, account } = await returnFromCheckout(app, 'cs_1', email.toUpperCase())
    expect(account).toMatchObject({ isMadeByCheckout: true, isVerified: false })
    const { credentials } = credentialsAnswerSchema.parse(
      await (await expectStatus(await ask(browser, email), 200)).json()
    )
    expect(credentials).toEqual({ email, password: expect.stringMatching(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/) })
    const { password } = credentials
    await expectStatus(await ask(browser, email), 403)

    // A day long, as often as it takes: a family may set up two devices before it thinks of a password.
    const login = await expectStatus(await browser.send('POST', '/api/login', { email, password }), 200)
    const { user, isOneTime } = loginAnswerSchema.parse(await login.json())
    expect({ id: user.id, isOneTime }).toEqual({ id: account.userId, isOneTime: true })
    app.clock.advance(20 * 60 * MINUTE)
    const tablet = app.browser()
    await expectStatus(await tablet.send('POST', '/api/login', { email, password }), 200)
    await expectStatus(await browser.get('/api/stories'), 200)
    const own = { email, currentPassword: password, newPassword: PASSWORD }
    await expectStatus(await tablet.send('POST', '/api/change-password', own), 200)
    await expectStatus(await browser.send('POST', '/api/login', { email, password }), 401)
    await expectStatus(await browser.send('POST', '/api/login', { email, password: PASSWORD }), 200)
  },
  WITH_MAIL
)

apiTest(
  'S-03, S-04: everybody else gets one and the same refusal, whatever the reason',
  async (app) => {
    const paid = newEmail()
    const known = await signUpAndIn(app)
    const refusal = async (browser: Browser, email: string) => {
      const from = app.clock.slept.length
      const response = await expectStatus(await ask(browser, email), 403)
      expect(app.clock.slept.slice(from)).toEqual([400])
      const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'date'))
      return JSON.stringify([response.status, headers, await response.json()])
    }
    const first = await refusal(app.browser(), newEmail())
    const { browser } = await returnFromCheckout(app, 'cs_4', paid)
    expect(await refusal(app.browser(), known.email)).toBe(first)
    expect(await refusal(known.browser, known.email)).toBe(first)
    expect(await refusal(app.browser(), paid)).toBe(first)
    // The right browser, another address; another browser with a made-up cookie.
    expect(await refusal(browser, known.email)).toBe(first)
    const thief = app.browser()
    thief.cookies.set('tw_claim', 'A'.repeat(43))
    expect(await refusal(thief, paid)).toBe(first)
    app.clock.advance(16 * MINUTE)
    expect(await refusal(browser, paid)).toBe(first)
  },
  WITH_MAIL
)

apiTest(
  'S-04: after the reveal, and after a sign-in by mail, the cookie shows nothing more',
  async (app) => {
    const email = newEmail()
    const { browser } = await returnFromCheckout(app, 'cs_5', email)
    const token = browser.cookies.get('tw_claim') ?? ''
    await expectStatus(await ask(browser, email), 200)
    expect(browser.cookies.has('tw_claim')).toBe(false)
    browser.cookies.set('tw_claim', token)
    await expectStatus(await ask(browser, email), 403)

    const other = newEmail()
    const late = await returnFromCheckout(app, 'cs_6', other)
    await expectStatus(await app.browser().send('POST', '/api/reset-password', { email: other }), 200)
    await deliverEmails(app)
    const letter = mailer.emails.findLast(({ to }) => to === other)?.text ?? ''
    const password = /^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/m.exec(letter)?.[0] ?? ''
    await expectStatus(await app.browser().send('POST', '/api/login', { email: other, password }), 200)
    await expectStatus(await ask(late.browser, other), 403)
  },
  WITH_MAIL
)

apiTest('S-05: a checkout that is presented a second time gives no second browser the right to see', async (app) => {
  const email = newEmail()
  const first = await returnFromCheckout(app, 'cs_7', email)
  const second = await returnFromCheckout(app, 'cs_7', email)
  expect([first.hasTicket, second.hasTicket]).toEqual([true, false])
  expect(second.account).toEqual(first.account)
  await expectStatus(await ask(second.browser, email), 403)
  await expectStatus(await ask(first.browser, email), 200)
})

apiTest('S-05: two presses of the button at once show one password', async (app) => {
  const email = newEmail()
  const { browser } = await returnFromCheckout(app, 'cs_8', email)
  const answers = await Promise.all([ask(browser, email), ask(browser, email), ask(browser, email)])
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '403', '403'])
  expect(await app.context.db.selectFrom('one_time_passwords').select('id').execute()).toHaveLength(1)
})

apiTest('S-06: who pays with the address of an account learns nothing of it and changes nothing in it', async (app) => {
  const { email, userId } = await signUpAndIn(app)
  const paid = await returnFromCheckout(app, 'cs_9', email)
  expect(paid.account).toEqual({ userId, isMadeByCheckout: false, isVerified: false })
  expect(paid.hasTicket).toBe(false)
  await expectStatus(await ask(paid.browser, email), 403)
  await expectStatus(await app.browser().send('POST', '/api/login', { email, password: PASSWORD }), 200)

  // Nor does a second purchase for an account that a first one has made.
  const bought = newEmail()
  await returnFromCheckout(app, 'cs_10', bought)
  const stranger = await returnFromCheckout(app, 'cs_11', bought)
  expect(stranger).toMatchObject({ hasTicket: false, account: { isMadeByCheckout: false } })
  await expectStatus(await ask(stranger.browser, bought), 403)
})
