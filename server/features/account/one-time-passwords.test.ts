import { sql } from 'kysely'
import { expect } from 'vitest'

import type { OutgoingEmail } from '#server/providers/mailer/mailer.ts'
import { loginAnswerSchema } from '#shared/account.ts'
import type { Browser } from '#tests/support/browser.ts'
import { expectStatus, newEmail, PASSWORD, signUpAndIn, signUpForm } from '#tests/support/builders.ts'
import { deliverEmails, fakeMailer } from '#tests/support/fake-mailer.ts'
import { apiTest, type TestApp } from '#tests/support/test-app.ts'

const ONE_TIME = /^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/m
const MINUTE = 60_000
const NEW_PASSWORD = 'a moon above the hill'

/** A mailer for the test at hand: letters of the one before must not be found in it. */
const mailer = fakeMailer(true)
const WITH_MAIL = { overrides: { mailer } }

function passwordsIn(letters: readonly OutgoingEmail[], email: string): string[] {
  return letters.flatMap(({ to, text }) => (to === email ? (ONE_TIME.exec(text)?.[0] ?? []) : []))
}

async function askForReset(app: TestApp, email: string, address?: string): Promise<unknown> {
  const browser = app.browser(address === undefined ? {} : { address })
  return await (await expectStatus(await browser.send('POST', '/api/reset-password', { email }), 200)).json()
}

/** @returns the one-time passwords that came by mail, oldest first */
async function receive(app: TestApp, email: string): Promise<string[]> {
  await deliverEmails(app)
  return passwordsIn(mailer.emails, email)
}

function signIn(browser: Browser, email: string, password: string, more: object = {}): Promise<Response> {
  return browser.send('POST', '/api/login', { email, password, ...more })
}

apiTest(
  'S-09, S-10: a forgotten password: a letter, a sign-in with what it says, a password of one’s own',
  async (app) => {
    const family = await signUpAndIn(app)
    const { email } = family
    const answer = await askForReset(app, ` ${email.toUpperCase()} `)
    expect(answer).toEqual({ message: `A new password was sent to ${email} if it belongs to an account.` })
    const [password = ''] = await receive(app, email)

    // Until it is used the old one works, and no device has been signed out.
    await expectStatus(await family.browser.get('/api/stories'), 200)
    await expectStatus(await signIn(app.browser(), email, PASSWORD), 200)

    const phone = app.browser()
    const signedIn = await expectStatus(await signIn(phone, email, password.toUpperCase()), 200)
    expect(loginAnswerSchema.parse(await signedIn.json())).toMatchObject({ isOneTime: true, user: { email } })
    await expectStatus(await phone.get('/api/stories'), 200)
    await expectStatus(await family.browser.get('/api/stories'), 401)
    await expectStatus(await signIn(app.browser(), email, PASSWORD), 401)
    await expectStatus(await signIn(app.browser(), email, password), 401)

    const change = (currentPassword: string) =>
      phone.send('POST', '/api/change-password', { email, currentPassword, newPassword: NEW_PASSWORD })
    await expectStatus(await change(PASSWORD), 400)
    await expectStatus(await change(''), 400)
    await expectStatus(await change(password), 200)
    await expectStatus(await change(password), 400)
    await expectStatus(await signIn(app.browser(), email, NEW_PASSWORD), 200)
    await deliverEmails(app)
    expect(mailer.emails.filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual([
      'Welcome to Talewick',
      'Your one-time password for Talewick',
      'Somebody signed in to Talewick with a one-time password',
      'Your password at Talewick was changed'
    ])
  },
  WITH_MAIL
)

apiTest(
  'S-08: whoever asks for resets again and again takes neither the old password nor the first one-time password away',
  async (app) => {
    const { email } = await signUpAndIn(app)
    for (let place = 0; place < 8; place++) await askForReset(app, email, `198.51.${place}.1`)
    const passwords = await receive(app, email)
    expect(passwords).toHaveLength(3)
    await expectStatus(await signIn(app.browser(), email, PASSWORD), 200)
    await expectStatus(await signIn(app.browser(), email, passwords[0] ?? ''), 200)
    // One has been used: the others are gone with it.
    await expectStatus(await signIn(app.browser(), email, passwords[1] ?? ''), 401)
  },
  WITH_MAIL
)

apiTest(
  'S-08: a one-time password works for an hour, and asking counts anew after it',
  async (app) => {
    const { email } = await signUpAndIn(app)
    await askForReset(app, email)
    const [password = ''] = await receive(app, email)
    app.clock.advance(61 * MINUTE)
    await expectStatus(await signIn(app.browser(), email, password), 401)
    for (let time = 0; time < 3; time++) await askForReset(app, email)
    expect(await receive(app, email)).toHaveLength(4)
  },
  WITH_MAIL
)

apiTest(
  'S-12: an account that a stranger made with somebody’s address is the owner’s from their first one-time password on',
  async (app) => {
    const stranger = await signUpAndIn(app)
    const { email } = stranger
    const { db } = app.context
    const verified = () =>
      db.selectFrom('users').select('email_verified_at').where('email', '=', email).executeTakeFirst()
    expect(await verified()).toEqual({ email_verified_at: null })
    await askForReset(app, email)
    const [password = ''] = await receive(app, email)
    const owner = app.browser()
    await expectStatus(await signIn(owner, email, password), 200)
    await expectStatus(await stranger.browser.get('/api/stories'), 401)
    await expectStatus(await signIn(stranger.browser, email, PASSWORD), 401)
    expect((await verified())?.email_verified_at).toEqual(expect.any(String))
    expect(await db.selectFrom('sessions').select('token_hash').execute()).toHaveLength(1)
    expect(await db.selectFrom('known_devices').select('token_hash').execute()).toHaveLength(1)
  },
  WITH_MAIL
)

apiTest(
  'a known and an unknown address are asked for with one and the same answer',
  async (app) => {
    const { email } = await signUpAndIn(app)
    const unknown = newEmail()
    const words = async (address: string) => JSON.stringify(await askForReset(app, address)).replaceAll(address, 'E')
    const before = app.clock.slept.length
    expect(await words(email)).toBe(await words(unknown))
    expect(app.clock.slept.slice(before)).toEqual([400, 400])
    await deliverEmails(app)
    expect(mailer.emails.filter(({ to }) => to === unknown)).toEqual([])
  },
  WITH_MAIL
)

apiTest(
  'S-35: no secret of a letter lies in the database, before it leaves and afterwards',
  async (app) => {
    const email = newEmail()
    await expectStatus(await app.browser().send('POST', '/api/signup', signUpForm({ email })), 201)
    await askForReset(app, email)
    const waiting = await dump(app)
    const [password = ''] = await receive(app, email)
    const letters = mailer.emails.filter(({ to }) => to === email)
    const verification = letters
      .map(({ text }) => /#v=([\w-]{43})/.exec(text)?.[1])
      .find((token) => token !== undefined)
    const browser = app.browser()
    await expectStatus(await signIn(browser, email, password, { verification }), 200)
    for (const text of [waiting, await dump(app)])
      for (const secret of [password, password.slice(5), password.replaceAll('-', ''), verification ?? '-', PASSWORD])
        expect(text).not.toContain(secret)
    for (const token of browser.cookies.values()) expect(await dump(app)).not.toContain(token)
  },
  WITH_MAIL
)

async function dump({ context: { db } }: TestApp): Promise<string> {
  const rows: unknown[] = []
  for (const { name } of await db.introspection.getTables())
    rows.push((await sql`select * from ${sql.table(name)}`.execute(db)).rows)
  return JSON.stringify(rows)
}

apiTest(
  'the link in the first letter proves the mailbox, once somebody signs in with it; its opening alone does nothing',
  async (app) => {
    const email = newEmail()
    await app.browser().send('POST', '/api/signup', signUpForm({ email }))
    await deliverEmails(app)
    const letter = mailer.emails.find(({ to }) => to === email)?.text ?? ''
    const token = /\/login\?email=[^#]+#v=([\w-]{43})$/m.exec(letter)?.[1] ?? ''
    expect(token).not.toBe('')
    expect(letter).not.toContain(PASSWORD)
    const isVerified = async () => {
      const { db } = app.context
      const row = await db.selectFrom('users').select('email_verified_at').where('email', '=', email).executeTakeFirst()
      return row?.email_verified_at !== null
    }
    const other = await signUpAndIn(app)
    await expectStatus(await signIn(app.browser(), other.email, PASSWORD, { verification: token }), 200)
    await expectStatus(await signIn(app.browser(), email, 'not the password', { verification: token }), 401)
    await expectStatus(await signIn(app.browser(), email, PASSWORD, { verification: 'nonsense' }), 200)
    expect(await isVerified()).toBe(false)
    await expectStatus(await signIn(app.browser(), email, PASSWORD, { verification: token }), 200)
    expect(await isVerified()).toBe(true)
  },
  WITH_MAIL
)

apiTest(
  'ADMIN_EMAILS makes an administrator of whoever has proved to read that mailbox, and of nobody else',
  async (app) => {
    const form = signUpForm({ email: 'operator@example.org' })
    const browser = app.browser()
    await browser.send('POST', '/api/signup', form)
    const isAdmin = async (verification?: string) => {
      const answer = await signIn(browser, 'operator@example.org', PASSWORD, { verification })
      return loginAnswerSchema.parse(await answer.json()).user.isAdmin
    }
    expect(await isAdmin()).toBe(false)
    await deliverEmails(app)
    const text = mailer.emails.findLast(({ to }) => to === 'operator@example.org')?.text ?? ''
    expect(await isAdmin(/#v=([\w-]{43})/.exec(text)?.[1])).toBe(true)
    expect(await isAdmin()).toBe(true)
    const other = await signUpAndIn(app)
    const { db } = app.context
    await db.updateTable('users').set({ email_verified_at: 'now' }).where('id', '=', other.userId).execute()
    const login = await signIn(other.browser, other.email, PASSWORD)
    expect(loginAnswerSchema.parse(await login.json()).user.isAdmin).toBe(false)
  },
  { env: { ADMIN_EMAILS: 'operator@example.org' }, ...WITH_MAIL }
)

const silent = fakeMailer(false)
apiTest(
  'without a mail server the answers say so, the letter lies in the outbox, and it proves no mailbox',
  async (app) => {
    const { email } = await signUpAndIn(app)
    expect(await askForReset(app, email)).toEqual({ message: expect.stringContaining('sends no e-mail') })
    await deliverEmails(app)
    const [password = ''] = passwordsIn(silent.emails, email)
    await expectStatus(await signIn(app.browser(), email, password), 200)
    const { db } = app.context
    const row = await db.selectFrom('users').select('email_verified_at').where('email', '=', email).executeTakeFirst()
    expect(row).toEqual({ email_verified_at: null })
    expect(silent.emails.find(({ to }) => to === email)?.text).not.toContain('#v=')
  },
  { overrides: { mailer: silent } }
)

apiTest(
  'a letter that could not be sent leaves no password behind, and the next attempt makes another',
  async (app) => {
    const { email } = await signUpAndIn(app)
    flaky.failures = 1
    await askForReset(app, email)
    const { db } = app.context
    app.context.jobs.start()
    await expect.poll(() => flaky.failures).toBe(0)
    await expect
      .poll(() => db.selectFrom('jobs').select('last_error').where('last_error', 'is not', null).execute())
      .toHaveLength(1)
    expect(await db.selectFrom('one_time_passwords').select('id').execute()).toEqual([])
    app.clock.advance(10_000)
    app.context.jobs.wake()
    await expect.poll(() => passwordsIn(flaky.emails, email)).toHaveLength(1)
  },
  { overrides: { mailer: flakyMailer() } }
)

const flaky: { failures: number; emails: OutgoingEmail[] } = { failures: 0, emails: [] }
function flakyMailer() {
  return {
    reachesMailboxes: true,
    send: (letter: OutgoingEmail) => {
      if (ONE_TIME.test(letter.text) && flaky.failures > 0) {
        flaky.failures--
        return Promise.reject(new Error('The mail server is away'))
      }
      flaky.emails.push(letter)
      return Promise.resolve()
    }
  }
}

apiTest('a password hashed with other costs is hashed anew when its owner signs in', async (app) => {
  const { email, userId } = await signUpAndIn(app)
  const { hash } = await import('@node-rs/argon2')
  const old = await hash(PASSWORD, { memoryCost: 16, timeCost: 2, parallelism: 1 })
  const { db } = app.context
  await db.updateTable('users').set({ password_hash: old }).where('id', '=', userId).execute()
  const known = async () =>
    (await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirstOrThrow())
      .password_hash
  await expectStatus(await signIn(app.browser(), email, 'not the password'), 401)
  expect(await known()).toBe(old)
  await expectStatus(await signIn(app.browser(), email, PASSWORD), 200)
  const renewed = await known()
  expect(renewed).toContain('m=8,t=1,p=1')
  await expectStatus(await signIn(app.browser(), email, PASSWORD), 200)
  expect(await known()).toBe(renewed)
})

apiTest('signing in again in one browser ends the session that it replaces, and no other', async (app) => {
  const { email, browser } = await signUpAndIn(app)
  const tablet = app.browser()
  await expectStatus(await signIn(tablet, email, PASSWORD), 200)
  const replaced = browser.cookies.get('tw_session') ?? ''
  await expectStatus(await signIn(browser, email, PASSWORD), 200)
  const copy = app.browser()
  copy.cookies.set('tw_session', replaced)
  await expectStatus(await copy.get('/api/stories'), 401)
  await expectStatus(await tablet.get('/api/stories'), 200)
  await expectStatus(await browser.get('/api/stories'), 200)
})
