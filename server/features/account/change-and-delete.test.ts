import { expect } from 'vitest'

import { createNarrator } from '#server/narrator/create-narrator.ts'
import type { OutgoingEmail } from '#server/providers/mailer/mailer.ts'
import { changePasswordAnswerSchema, loginAnswerSchema } from '#shared/account.ts'
import { addMember, expectStatus, makeStory, newEmail, signedInFamily, signUpAndIn } from '#tests/support/builders.ts'
import { fakeEngine, memoryStore } from '#tests/support/fake-voice.ts'
import { apiTest, type TestApp } from '#tests/support/test-app.ts'

const MINUTE = 60_000
const NEW_PASSWORD = 'two lanterns in the window'

function mailBox() {
  const emails: OutgoingEmail[] = []
  const mailer = { reachesMailboxes: true, send: async (email: OutgoingEmail) => void emails.push(email) }
  return { emails, mailer }
}

async function finishJobs(app: TestApp): Promise<void> {
  app.context.jobs.start()
  await expect.poll(() => app.context.db.selectFrom('jobs').select('id').execute()).toEqual([])
}

const post = mailBox()

apiTest(
  'a new password replaces the old one, ends every other session, and is told by email',
  async (app) => {
    post.emails.length = 0
    const { email, password, browser, userId } = await signUpAndIn(app)
    const elsewhere = app.browser({ address: '198.51.100.4' })
    await expectStatus(await elsewhere.send('POST', '/api/login', { email, password }), 200)
    const before = browser.cookies.get('tw_session')

    const form = { email, currentPassword: password, newPassword: NEW_PASSWORD }
    const changed = await expectStatus(await browser.send('POST', '/api/change-password', form), 200)
    expect(await changed.json()).toEqual({ success: true, message: 'Your password has been updated successfully' })
    expect(browser.cookies.get('tw_session')).not.toBe(before)
    await expectStatus(await browser.get(`/api/stories?userId=${userId}`), 200)
    await expectStatus(await elsewhere.get('/api/stories'), 401)
    const stolen = app.browser()
    stolen.cookies.set('tw_session', before ?? '')
    await expectStatus(await stolen.get('/api/stories'), 401)

    await expectStatus(await elsewhere.send('POST', '/api/login', { email, password }), 401)
    await expectStatus(await elsewhere.send('POST', '/api/login', { email, password: NEW_PASSWORD }), 200)
    await finishJobs(app)
    const notice = post.emails.find((one) => one.subject === 'Your password at Talewick was changed')
    expect(notice).toMatchObject({ to: email })
    for (const secret of [password, NEW_PASSWORD]) expect(notice?.text).not.toContain(secret)
  },
  { overrides: { mailer: post.mailer } }
)

apiTest('a password is changed only by whoever knows it, and only one’s own', async (app) => {
  const { email, password, browser } = await signUpAndIn(app)
  const other = await signUpAndIn(app)
  const attempt = async (edits: object) =>
    await browser.send('POST', '/api/change-password', {
      email,
      currentPassword: password,
      newPassword: NEW_PASSWORD,
      ...edits
    })
  const wrong = await expectStatus(await attempt({ currentPassword: 'not this' }), 400)
  expect(await wrong.json()).toMatchObject({
    message: 'Your current password is not right',
    code: 'wrong_password',
    issues: [{ path: 'currentPassword' }]
  })
  expect(await (await expectStatus(await attempt({ email: other.email }), 403)).json()).toMatchObject({
    code: 'wrong_user'
  })
  expect(await (await expectStatus(await attempt({ newPassword: '12345' }), 400)).json()).toMatchObject({
    message: 'Password must be at least 6 characters'
  })
  expect(await (await expectStatus(await attempt({ newPassword: email.toUpperCase() }), 400)).json()).toMatchObject({
    issues: [{ path: 'newPassword' }]
  })
  expect(await (await expectStatus(await attempt({ currentPassword: '' }), 400)).json()).toMatchObject({
    message: 'Please enter both current and new passwords'
  })
  await expectStatus(await app.browser().send('POST', '/api/change-password', { email }), 401)
  for (const family of [{ email, password }, other])
    await expectStatus(
      await app.browser().send('POST', '/api/login', { email: family.email, password: family.password }),
      200
    )
  const acts = await app.context.db.selectFrom('audit_log').select('act').execute()
  expect(acts.map(({ act }) => act)).toEqual(expect.arrayContaining(['password_change_failed', 'wrong_user']))
})

apiTest('a stolen session cannot guess the password faster than the sign-in form', async (app) => {
  const { email, browser } = await signUpAndIn(app)
  const guess = () =>
    browser.send('POST', '/api/change-password', { email, currentPassword: 'guess', newPassword: NEW_PASSWORD })
  for (let i = 0; i < 5; i++) await expectStatus(await guess(), 400)
  expect((await expectStatus(await guess(), 429)).headers.get('retry-after')).toBe('1')
})

apiTest('of two changes with the same old password one wins', async (app) => {
  const { email, password, browser } = await signUpAndIn(app)
  const change = (newPassword: string) =>
    browser.send('POST', '/api/change-password', { email, currentPassword: password, newPassword })
  const answers = await Promise.all([change('the first of two'), change('the second of two')])
  const [first, second] = answers.map(({ status }) => status).toSorted((a, b) => a - b)
  expect(first).toBe(200)
  // Too late for the old password, or already for the old session.
  expect([400, 401]).toContain(second)
  const sessions = await app.context.db.selectFrom('sessions').select('token_hash').execute()
  expect(sessions).toHaveLength(1)
})

apiTest('the native wrapper gets a new token instead of a cookie', async (app) => {
  const { email, password } = await signUpAndIn(app)
  const headers = { 'content-type': 'application/json', 'x-client': 'native' }
  const login = await app.request('/api/login', {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password })
  })
  const { token } = loginAnswerSchema.parse(await login.json())
  const asWrapper = (bearer: string | undefined, path: string, init: RequestInit = {}) =>
    app.request(path, { ...init, headers: { ...headers, authorization: `Bearer ${bearer}` } })
  const body = JSON.stringify({ email, currentPassword: password, newPassword: NEW_PASSWORD })
  const changed = await expectStatus(await asWrapper(token, '/api/change-password', { method: 'POST', body }), 200)
  expect(changed.headers.getSetCookie()).toEqual([])
  const next = changePasswordAnswerSchema.parse(await changed.json())
  await expectStatus(await asWrapper(token, '/api/stories'), 401)
  await expectStatus(await asWrapper(next.token, '/api/stories'), 200)
})

const farewells = mailBox()
const store = memoryStore()
const narrator = createNarrator({ engine: fakeEngine(), store })
const patientNarrator = { ...narrator, close: () => Promise.resolve() }

apiTest(
  'a deleted account takes family, stories, sessions and sound along, and nothing of anybody else',
  async (app) => {
    farewells.emails.length = 0
    store.objects.clear()
    const leaving = await signUpAndIn(app)
    const staying = await signedInFamily(app)
    for (const family of [leaving, staying]) await addMember(family)
    const own = (await makeStory(leaving)).content
    const kept = (await makeStory(staying, { theme: 'the sea' })).content
    const hear = async (family: typeof staying, text: string) => {
      const response = await expectStatus(await family.browser.send('POST', '/api/tts', { text, voice: 'emma' }), 200)
      await response.text()
      await (
        await narrator.find(narrator.keyOf({ text, voice: 'emma', owner: { id: family.userId } }))
      )?.whenComplete
    }
    const shared = 'Good night, little lantern.'
    await hear(leaving, own)
    await hear(leaving, shared)
    await hear(staying, kept)
    await hear(staying, shared)
    const keyOf = (text: string, { userId }: typeof staying) =>
      `${narrator.keyOf({ text, voice: 'emma', owner: { id: userId } })}.mp3`
    expect(store.objects.has(keyOf(own, leaving))).toBe(true)

    const path = `/api/delete-account?userId=${leaving.userId}`
    const gone = await expectStatus(await leaving.browser.send('DELETE', path), 200)
    expect(await gone.json()).toEqual({ success: true, message: 'Account deleted successfully' })
    expect(gone.headers.get('clear-site-data')).toBe('"cache", "cookies", "storage"')
    expect(leaving.browser.cookies.size).toBe(0)
    await finishJobs(app)

    const { db } = app.context
    for (const table of ['family_members', 'stories', 'sessions', 'narrations', 'known_devices'] as const)
      expect(await db.selectFrom(table).select('user_id').where('user_id', '=', leaving.userId).execute()).toEqual([])
    expect(await db.selectFrom('users').select('id').execute()).toEqual([{ id: staying.userId }])
    const left = new Set([...store.objects.keys()].filter((name) => name.endsWith('.mp3')))
    expect(left).toEqual(new Set([keyOf(kept, staying), keyOf(shared, staying)]))
    const listed = await db.selectFrom('narration_segments').select('segment').distinct().execute()
    expect([...store.objects.keys()].filter((name) => name.startsWith('segments/')).toSorted()).toEqual(
      listed.map(({ segment }) => segment).toSorted()
    )
    const { email, password } = leaving
    await expectStatus(await app.browser().send('POST', '/api/login', { email, password }), 401)
    await expectStatus(await staying.browser.get('/api/stories'), 200)
    expect(farewells.emails.map(({ to, subject }) => [to, subject])).toContainEqual([
      email,
      'Your account at Talewick is gone'
    ])
    expect((await db.selectFrom('audit_log').select('act').execute()).map(({ act }) => act)).toContain(
      'account_deleted'
    )
  },
  { overrides: { mailer: farewells.mailer, narrator: patientNarrator } }
)

apiTest('S-17: deleting needs a fresh sign-in and one’s own id', async (app) => {
  const { browser, email, password, userId } = await signUpAndIn(app)
  const other = await signedInFamily(app)
  const refused = await expectStatus(await browser.send('DELETE', `/api/delete-account?userId=${other.userId}`), 403)
  expect(await refused.json()).toMatchObject({ code: 'wrong_user' })
  app.clock.advance(16 * MINUTE)
  const stale = await expectStatus(await browser.send('DELETE', `/api/delete-account?userId=${userId}`), 403)
  expect(await stale.json()).toMatchObject({
    message: 'Please sign in again to delete your account.',
    code: 'reauthenticate'
  })
  expect(stale.headers.get('clear-site-data')).toBe(null)
  expect(await app.context.db.selectFrom('users').select('id').execute()).toHaveLength(2)
  await expectStatus(await browser.send('POST', '/api/login', { email, password }), 200)
  await expectStatus(await browser.send('DELETE', `/api/delete-account?userId=${userId}`), 200)
  await expectStatus(await app.browser().send('DELETE', '/api/delete-account'), 401)
})

apiTest('an address that was given up can be signed up again', async (app) => {
  const email = newEmail()
  const form = { firstName: 'A', lastName: 'B', email, password: 'first time', agreeToTerms: true }
  const browser = app.browser()
  for (const password of ['first time', 'second time']) {
    await expectStatus(await browser.send('POST', '/api/signup', { ...form, password }), 201)
    await expectStatus(await browser.send('POST', '/api/login', { email, password }), 200)
    await expectStatus(await browser.send('DELETE', '/api/delete-account'), 200)
  }
})
