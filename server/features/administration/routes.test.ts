import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'

import { administeredUsersSchema, instanceStatusSchema, oneTimePasswordAnswerSchema } from '#shared/administration.ts'
import { api } from '#shared/api.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { administrator } from '#tests/support/administrator.ts'
import { expectStatus, newEmail, PASSWORD, signedInFamily, signUpAndIn } from '#tests/support/builders.ts'
import { fakeMailer } from '#tests/support/fake-mailer.ts'
import { apiTest } from '#tests/support/test-app.ts'

const MINUTE = 60_000
const ADMIN_ROWS = Object.values<Endpoint>(api).filter(({ access }) => access === 'admin')

apiTest(
  'S-21: no call of the administration is for a family, signed in or not, and none changes anything',
  async (app) => {
    const family = await signUpAndIn(app)
    expect(ADMIN_ROWS.length).toBeGreaterThan(6)
    for (const row of ADMIN_ROWS) {
      const path = row.path.replace(':id', family.userId)
      const body = { playlistId: '37i9dQZF1DWZd79rJ6a7lp', playlistName: 'Sleep', until: null }
      const ask = (browser: typeof family.browser) =>
        row.method === 'GET' ? browser.get(path) : browser.send(row.method, path, body)
      expect([path, (await ask(app.browser())).status]).toEqual([path, 401])
      expect([path, (await ask(family.browser)).status]).toEqual([path, 403])
    }
    await expectStatus(await family.browser.get('/api/stories'), 200)
    const { db } = app.context
    for (const table of ['sleep_playlist', 'complimentary_access', 'one_time_passwords'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  }
)

apiTest(
  'an administrator finds accounts by a part of name or address, page by page, and sees no secret',
  async (app) => {
    const admin = await administrator(app)
    const list = async (query = '') => {
      const response = await expectStatus(await admin.browser.get(`/api/admin/users${query}`), 200)
      const text = await response.text()
      expect(text).not.toMatch(/argon2|password_hash|token/)
      return administeredUsersSchema.parse(JSON.parse(text))
    }
    const family = await signUpAndIn(app)
    const { users } = await list()
    expect(users.map(({ id }) => id)).toEqual([family.userId, admin.userId])
    expect(users[0]).toMatchObject({
      email: family.email,
      firstName: 'Mere',
      isAdmin: false,
      isVerified: false,
      hasPassword: true,
      devices: 1,
      complimentary: null
    })
    expect(users[1]).toMatchObject({ isAdmin: true })
    expect((await list(`?search=${family.email.slice(0, 9).toUpperCase()}`)).users.length).toBeGreaterThan(0)
    expect((await list('?search=mere%20ngata')).users).toHaveLength(2)
    for (const nothing of ['%25', '_', '%5C', '%27%20or%201=1'])
      expect((await list(`?search=${nothing}`)).users).toEqual([])

    for (let i = 0; i < 53; i++) await signedInFamily(app)
    const first = await list()
    expect(first.users).toHaveLength(50)
    const second = await list(`?after=${first.next ?? ''}`)
    expect(second.next).toBeNull()
    expect(new Set([...first.users, ...second.users].map(({ id }) => id)).size).toBe(55)
  }
)

apiTest(
  'a family without a mailbox gets a one-time password from the administrator, and the old one works until then',
  async (app) => {
    const admin = await administrator(app)
    const family = await signUpAndIn(app)
    const give = () => admin.browser.send('POST', `/api/admin/users/${family.userId}/one-time-password`)
    const { password } = oneTimePasswordAnswerSchema.parse(await (await expectStatus(await give(), 200)).json())
    const signIn = (typed: string) => app.browser().send('POST', '/api/login', { email: family.email, password: typed })
    await expectStatus(await signIn(PASSWORD), 200)
    await expectStatus(await signIn(password), 200)
    await expectStatus(await signIn(PASSWORD), 401)
    const { db } = app.context
    const row = db.selectFrom('users').select('email_verified_at').where('id', '=', family.userId)
    expect(await row.executeTakeFirst()).toEqual({ email_verified_at: null })

    // An unlocked tablet of the administrator hands out no keys.
    app.clock.advance(16 * MINUTE)
    expect(await (await expectStatus(await give(), 403)).json()).toMatchObject({ code: 'reauthenticate' })
    const acts = await db.selectFrom('audit_log').select(['act', 'user_id']).execute()
    expect(acts).toContainEqual({ act: 'admin_gave_one_time_password', user_id: admin.userId })
  }
)

apiTest('an administrator ends the sessions of a family, and nobody else’s', async (app) => {
  const admin = await administrator(app)
  const family = await signedInFamily(app)
  const other = await signedInFamily(app)
  await expectStatus(await admin.browser.send('DELETE', `/api/admin/users/${family.userId}/sessions`), 200)
  await expectStatus(await family.browser.get('/api/stories'), 401)
  await expectStatus(await other.browser.get('/api/stories'), 200)
  await expectStatus(await admin.browser.send('DELETE', '/api/admin/users/nobody/sessions'), 404)
})

apiTest('complimentary access is given until a day or for ever, and taken back', async (app) => {
  const admin = await administrator(app)
  const family = await signedInFamily(app)
  const path = `/api/admin/users/${family.userId}/complimentary`
  const given = async () => {
    const { db } = app.context
    return await db.selectFrom('complimentary_access').select(['user_id', 'until']).execute()
  }
  await expectStatus(await admin.browser.send('PUT', path, { until: '2027-03-01' }), 200)
  expect(await given()).toEqual([{ user_id: family.userId, until: '2027-03-01T23:59:59.999Z' }])
  await expectStatus(await admin.browser.send('PUT', path, { until: null }), 200)
  expect(await given()).toEqual([{ user_id: family.userId, until: null }])
  for (const until of ['2027-02-30', 'tomorrow', 7, undefined])
    await expectStatus(await admin.browser.send('PUT', path, { until }), 400)
  await expectStatus(await admin.browser.send('PUT', '/api/admin/users/nobody/complimentary', { until: null }), 404)
  const { users } = administeredUsersSchema.parse(await (await admin.browser.get('/api/admin/users')).json())
  expect(users.find(({ id }) => id === family.userId)?.complimentary).toEqual({ until: null })
  await expectStatus(await admin.browser.send('DELETE', path), 200)
  expect(await given()).toEqual([])
})

apiTest('the status page tells what an operator has to look after', async (app) => {
  const { browser } = await administrator(app)
  const status = async () => {
    const { checks } = instanceStatusSchema.parse(await (await browser.get('/api/admin/status')).json())
    return Object.fromEntries(checks.map(({ name, state }) => [name, state]))
  }
  expect(await status()).toMatchObject({ Encryption: 'attention', 'E-mail': 'attention', Backups: 'attention' })
  const folder = join(app.context.config.dataDir, 'backups')
  mkdirSync(folder)
  writeFileSync(join(folder, 'talewick-2026-01-02.db.part'), 'half a backup')
  expect(await status()).toMatchObject({ Backups: 'attention' })
  writeFileSync(join(folder, 'talewick-2026-01-02.db'), 'a backup')
  expect(await status()).toMatchObject({ Backups: 'good', 'Background work': 'good' })
  app.clock.advance(3 * 24 * 60 * MINUTE)
  expect(await status()).toMatchObject({ Backups: 'attention' })
})

const mailer = fakeMailer(true)
apiTest(
  'the mail test sends a letter to the administrator at once',
  async (app) => {
    const { browser, email } = await administrator(app)
    const answer = await expectStatus(await browser.send('POST', '/api/admin/mail-test'), 200)
    expect(await answer.json()).toEqual({ isSent: true, message: `A letter is on its way to ${email}.` })
    expect(mailer.emails.filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual([
      'A test letter from Talewick'
    ])
  },
  { overrides: { mailer } }
)

apiTest(
  'the mail test says what the mail server said',
  async (app) => {
    const { browser } = await administrator(app)
    const answer = await expectStatus(await browser.send('POST', '/api/admin/mail-test'), 200)
    expect(await answer.json()).toEqual({ isSent: false, message: expect.stringContaining('535 no such user') })
  },
  { overrides: { mailer: { reachesMailboxes: true, send: () => Promise.reject(new Error('535 no such user')) } } }
)

apiTest('an administrator chooses the sleep playlist by its address; nobody needs to know its id', async (app) => {
  const { browser } = await administrator(app)
  const id = '37i9dQZF1DWZd79rJ6a7lp'
  const set = (playlistId: string, playlistName = ' Sleepy piano ') =>
    browser.send('POST', '/api/admin/sleep-playlist', { playlistId, playlistName })
  for (const written of [id, ` https://open.spotify.com/playlist/${id}?si=0a1b2c `]) {
    const answer = await expectStatus(await set(written), 200)
    expect(await answer.json()).toMatchObject({ id, name: 'Sleepy piano', owner: null })
    expect(await (await app.request('/api/sleep-playlist')).json()).toMatchObject({
      id,
      externalUrl: `https://open.spotify.com/playlist/${id}`
    })
  }
  for (const wrong of ['short', 'https://open.spotify.com/album/xyz', '"><script>', 'x'.repeat(41)])
    await expectStatus(await set(wrong), 400)
  await expectStatus(await set(id, ' '), 400)
  await expectStatus(await set(id, 'x'.repeat(121)), 400)
  app.clock.advance(13 * 60 * MINUTE)
  expect(await (await expectStatus(await set(id), 403)).json()).toMatchObject({ code: 'reauthenticate' })
  expect(await (await app.request('/api/sleep-playlist')).json()).toMatchObject({ id })
})

apiTest('an address that is unknown here cannot be guessed from the administration', async (app) => {
  const admin = await administrator(app)
  await expectStatus(await admin.browser.send('POST', `/api/admin/users/${newEmail()}/one-time-password`), 404)
})
