import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import * as z from 'zod/mini'

import { addMember, expectStatus, makeStory, signedInFamily, type SignedInFamily } from '#tests/support/builders.ts'
import { deliverEmails, fakeMailer } from '#tests/support/fake-mailer.ts'
import { apiTest, createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { sendReminders } from './send-reminders.ts'

const letterSchema = z.object({ to: z.string(), subject: z.string(), html: z.string(), unsubscribeUrl: z.string() })
const HOUR = 60 * 60 * 1000
const ON = { email: true, stories: true, updates: false, bedtime: '19:30' }

async function setProfile(family: SignedInFamily, notifications: object, timezone = 'Auckland'): Promise<void> {
  const profile = { timezone, notifications }
  await expectStatus(await family.browser.send('PUT', '/api/profile', { profile }), 200)
}

/** Lets the clock go on to a minute after the family's next bedtime. */
async function untilBedtime(app: TestApp, family: SignedInFamily): Promise<void> {
  const row = await app.context.db
    .selectFrom('reminders')
    .select('next_due_at')
    .where('user_id', '=', family.userId)
    .executeTakeFirstOrThrow()
  app.clock.advance(Date.parse(row.next_due_at ?? '') - app.clock.now().getTime() + 60_000)
}

async function lettersFor(app: TestApp): Promise<z.infer<typeof letterSchema>[]> {
  const rows = await app.context.db.selectFrom('jobs').select('payload').where('kind', '=', 'letter').execute()
  return rows.map((row) => letterSchema.parse(JSON.parse(row.payload)))
}

function pathOf(url: string | undefined): string {
  const { pathname, search } = new URL(url ?? '')
  return pathname + search
}

apiTest('a family that wants reminders gets one letter at its bedtime, on nights without a story', async (app) => {
  const family = await signedInFamily(app)
  await setProfile(family, ON)
  await sendReminders(app.context)
  expect(await lettersFor(app)).toEqual([])
  await untilBedtime(app, family)
  await sendReminders(app.context)
  await sendReminders(app.context)
  expect(await lettersFor(app)).toMatchObject([{ to: family.email, subject: 'Tonight’s story is waiting' }])
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Pacific/Auckland', timeStyle: 'short' })
  expect(clock.format(app.clock.now())).toBe('19:31')

  // Moving bedtime to later on the same evening brings no second one.
  await setProfile(family, { ...ON, bedtime: '21:00' })
  await untilBedtime(app, family)
  await sendReminders(app.context)
  expect((await lettersFor(app)).length).toBe(1)

  await untilBedtime(app, family)
  app.clock.advance(-2 * HOUR)
  await addMember(family)
  await makeStory(family)
  app.clock.advance(2 * HOUR)
  await sendReminders(app.context)
  expect((await lettersFor(app)).length).toBe(1)

  await untilBedtime(app, family)
  await sendReminders(app.context)
  expect((await lettersFor(app)).length).toBe(2)
})

apiTest('nobody is written to who has not asked for it, and nobody hours late', async (app) => {
  const silent = await signedInFamily(app)
  const wishes = [
    { email: true, stories: false, updates: true },
    { email: false, stories: true, updates: true }
  ]
  for (const notifications of wishes) await setProfile(await signedInFamily(app), notifications)
  const late = await signedInFamily(app)
  await setProfile(late, ON)
  await untilBedtime(app, late)
  app.clock.advance(3 * HOUR)
  await sendReminders(app.context)
  app.clock.advance(24 * HOUR)
  expect(await lettersFor(app)).toEqual([])
  await app.context.db.updateTable('sessions').set({ seen_at: app.clock.now().toISOString() }).execute()
  await expectStatus(await silent.browser.get('/api/profile'), 200)
})

apiTest('two nodes at the same bedtime write one letter', async (app) => {
  await using other = await createTestApp({ besides: app })
  const families = await Promise.all(Array.from({ length: 5 }, () => signedInFamily(app)))
  for (const family of families) await setProfile(family, ON)
  const [first] = families
  if (first === undefined) throw new Error('There is no family')
  await untilBedtime(app, first)
  other.clock.advance(app.clock.now().getTime() - other.clock.now().getTime())
  await Promise.all([sendReminders(app.context), sendReminders(other.context), sendReminders(app.context)])
  const to = (await lettersFor(app)).map((letter) => letter.to).sort()
  expect(to).toEqual(families.map(({ email }) => email).sort())
})

apiTest(
  'the link at the end of a letter shows what it ends, and one press ends it, without signing in',
  async (app) => {
    const family = await signedInFamily(app)
    await setProfile(family, { ...ON, updates: true })
    await untilBedtime(app, family)
    await sendReminders(app.context)
    const [letter] = await lettersFor(app)
    const path = pathOf(letter?.unsubscribeUrl)

    // A scanner that looks ends nothing.
    const shown = await expectStatus(await app.request(path), 200)
    expect(shown.headers.get('content-security-policy')).toContain("form-action 'self'")
    const page = await shown.text()
    expect(page).toContain('Switch off Story reminders')
    expect(page).not.toContain('<script')
    expect(await (await family.browser.get('/api/profile')).json()).toMatchObject({
      profile: { notifications: { stories: true } }
    })

    // As a mail program does (RFC 8058), and again.
    for (let press = 0; press < 2; press++) {
      const done = await app.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click'
      })
      expect(await (await expectStatus(done, 200)).text()).toContain('Story reminders are off')
    }
    expect(await (await family.browser.get('/api/profile')).json()).toMatchObject({
      profile: { timezone: 'Auckland', notifications: { stories: false, updates: true, email: true } }
    })
    app.clock.advance(48 * HOUR)
    await sendReminders(app.context)
    expect((await lettersFor(app)).length).toBe(1)
  }
)

apiTest('a link that we did not make ends nothing', async (app) => {
  const family = await signedInFamily(app)
  await setProfile(family, ON)
  for (const path of ['/api/unsubscribe', '/api/unsubscribe?t=x', `/api/unsubscribe?t=${family.userId}`])
    for (const method of ['GET', 'POST']) await expectStatus(await app.request(path, { method }), 404)
  expect(await (await family.browser.get('/api/profile')).json()).toMatchObject({
    profile: { notifications: { stories: true } }
  })
})

apiTest('news goes to those who asked for it, once each, when an administrator writes', async (app) => {
  const admin = await signedInFamily(app)
  await app.context.db.updateTable('users').set({ is_admin: 1 }).where('id', '=', admin.userId).execute()
  const readers = await Promise.all(Array.from({ length: 3 }, () => signedInFamily(app)))
  for (const reader of readers) await setProfile(reader, { email: true, stories: false, updates: true })
  await setProfile(await signedInFamily(app), { email: true, stories: true, updates: false })
  const news = { subject: 'A new voice', body: 'Maya can whisper now.\n\nTry her <tonight>.' }
  await expectStatus(await (readers[0] ?? admin).browser.send('POST', '/api/admin/news', news), 403)
  expect(await (await admin.browser.get('/api/admin/news')).json()).toEqual({ readers: 3 })
  const sent = await expectStatus(await admin.browser.send('POST', '/api/admin/news', news), 200)
  expect(await sent.json()).toEqual({ readers: 3 })
  await expectStatus(await admin.browser.send('POST', '/api/admin/news', { ...news, subject: 'a\r\nBcc: x' }), 400)
  await deliverEmails(app)

  const folder = join(app.context.config.dataDir, 'outbox')
  const letters = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  expect(letters.length).toBe(3)
  for (const { email } of readers) expect(letters.filter((letter) => letter.includes(email)).length).toBe(1)
  const [letter = ''] = letters
  expect(letter).toMatch(/^List-Unsubscribe:\s+<http:\/\/localhost:\d+\/api\/unsubscribe\?t=[\w-]{43}>$/m)
  expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(letter).toContain('multipart/alternative')
  expect(letter).toContain('text/html')
  expect(letter).toContain('&lt;tonight&gt;')
})

apiTest('a news letter that was interrupted goes on where it was', async (app) => {
  const admin = await signedInFamily(app)
  await app.context.db.updateTable('users').set({ is_admin: 1 }).where('id', '=', admin.userId).execute()
  const readers = await Promise.all(Array.from({ length: 4 }, () => signedInFamily(app)))
  for (const reader of readers) await setProfile(reader, { email: true, stories: false, updates: true })
  await expectStatus(await admin.browser.send('POST', '/api/admin/news', { subject: 'News', body: 'Some.' }), 200)
  const [first, second, ...others] = readers
    .map(({ userId, email }) => ({ userId, email }))
    .sort((a, b) => (a.userId < b.userId ? -1 : 1))
  await app.context.db
    .updateTable('news_letters')
    .set({ sent_up_to: second?.userId ?? '' })
    .execute()
  const mailer = fakeMailer(true)
  await using next = await createTestApp({ besides: app, overrides: { mailer } })
  await deliverEmails(next)
  expect(mailer.emails.map(({ to }) => to).sort()).toEqual(others.map(({ email }) => email).sort())
  expect(mailer.emails.map(({ to }) => to)).not.toContain(first?.email)
})

apiTest('a reminder that is delivered has its button, its reason and its end', async (app) => {
  const family = await signedInFamily(app)
  await setProfile(family, ON)
  await untilBedtime(app, family)
  await sendReminders(app.context)
  const [letter] = await lettersFor(app)
  expect(letter?.html).toContain('/create-story')
  expect(letter?.html).toContain('Create Story')
  expect(letter?.html).toContain('Story reminders are on in My Profile')
  expect(letter?.html).not.toMatch(/<script|<img|<link/)
})
