import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

import { runBackupCommand } from '#server/commands/backup.ts'
import { runRestoreCommand } from '#server/commands/restore.ts'
import { api } from '#shared/api.ts'
import { narrationAnswerSchema } from '#shared/narration.ts'
import { administrator } from '#tests/support/administrator.ts'
import { expectStatus, makeStory, type SignedInFamily, signUpAndIn } from '#tests/support/builders.ts'
import { fakeStoryteller } from '#tests/support/fake-storyteller.ts'
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts'
import { createTestApp, type TestApp, type TestAppOptions } from '#tests/support/test-app.ts'

/** The real voice, with its sound in a bucket. */
const onS3 = (s3: S3Server, options: Pick<TestAppOptions, 'besides' | 'config'> = {}) =>
  createTestApp({
    isWhole: true,
    env: { ...s3.env, METRICS_TOKEN },
    overrides: { storyteller: fakeStoryteller() },
    ...options
  })

const METRICS_TOKEN = 'a-token-of-these-tests'
const FREE = 'Good night, little lantern. Sleep well.'

async function hear(
  { browser }: Pick<SignedInFamily, 'browser'>,
  text: string
): Promise<{ url: string; bytes: Buffer }> {
  const answer = await expectStatus(await browser.send('POST', '/api/tts', { text, voice: 'emma' }), 200)
  const { audioUrl } = narrationAnswerSchema.parse(await answer.json())
  const sound = await expectStatus(await browser.get(audioUrl), 200)
  const bytes = Buffer.from(await sound.arrayBuffer())
  expect(bytes).toHaveLength(Number(sound.headers.get('content-length')))
  return { url: audioUrl, bytes }
}

const soundIn = (s3: S3Server) => s3.keys().filter((key) => key.startsWith('talewick-audio/'))
const recordingsIn = (s3: S3Server) => soundIn(s3).filter((key) => key.endsWith('.mp3'))
const health = async (app: TestApp) =>
  api.health.answer.parse(await (await expectStatus(await app.request('/api/health'), 200)).json()).status

test('a story is heard from the bucket by another server, whole and in parts, and nothing is spoken twice', async () => {
  await using s3 = await startS3Server()
  await using one = await onS3(s3)
  const family = await signUpAndIn(one)
  const { content } = await makeStory(family)
  const first = await hear(family, content)
  await expect.poll(() => recordingsIn(s3)).toHaveLength(1)

  await using other = await onS3(s3, { besides: one })
  const browser = other.browser()
  await expectStatus(await browser.send('POST', '/api/login', { email: family.email, password: family.password }), 200)
  s3.calls.length = 0
  const again = await hear({ browser }, content)
  expect(Buffer.compare(again.bytes, first.bytes)).toBe(0)
  const part = await expectStatus(await browser.get(first.url, { range: 'bytes=1000-1999' }), 206)
  expect(part.headers.get('content-range')).toBe(`bytes 1000-1999/${first.bytes.length}`)
  expect(Buffer.compare(Buffer.from(await part.arrayBuffer()), first.bytes.subarray(1000, 2000))).toBe(0)
  const none = await browser.get(first.url, { range: 'bytes=99999999-' })
  expect([none.status, none.headers.get('content-range')]).toEqual([416, `bytes */${first.bytes.length}`])
  expect(s3.calls.filter((call) => call.startsWith('PUT /talewick/talewick-audio'))).toEqual([])
})

test('a database that comes back from its backup finds its sound in the bucket', async () => {
  await using s3 = await startS3Server()
  const folder = mkdtempSync(join(tmpdir(), 'talewick-restored-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const backup = join(folder, 'backup.db')
  const database = { kind: 'sqlite' as const, file: join(folder, 'talewick.db') }
  await using before = await onS3(s3)
  const { email, password, ...family } = await signUpAndIn(before)
  const { content } = await makeStory({ ...family, email })
  const { bytes } = await hear(family, content)
  await expect.poll(() => recordingsIn(s3)).toHaveLength(1)
  await runBackupCommand(before.context.config, [backup])
  expect(await runRestoreCommand({ database, dataDir: folder }, [backup])).toContain('stories 1, recordings 1')

  await using after = await onS3(s3, { config: { database } })
  const browser = after.browser()
  await expectStatus(await browser.send('POST', '/api/login', { email, password }), 200)
  s3.calls.length = 0
  expect(Buffer.compare((await hear({ browser }, content)).bytes, bytes)).toBe(0)
  expect(s3.calls.filter((call) => call.startsWith('PUT /talewick/talewick-audio'))).toEqual([])
})

test('a bucket that is away costs no family its story: health and the administration page say it, until it is back', async () => {
  await using s3 = await startS3Server()
  await using app = await onS3(s3)
  const admin = await administrator(app)
  const soundCheck = async () => {
    const status = await (await expectStatus(await admin.browser.get('/api/admin/status'), 200)).text()
    return /"name":"Sound store","state":"(\w+)"/.exec(status)?.[1]
  }
  expect([await health(app), await soundCheck()]).toEqual(['ok', 'good'])
  const { content } = await makeStory(admin)
  const before = await hear(admin, content)
  await expect.poll(() => recordingsIn(s3)).toHaveLength(1)

  await s3.goAway()
  // What was kept is spoken again, and sounds the same; what is new is spoken as ever.
  expect(Buffer.compare((await hear(admin, content)).bytes, before.bytes)).toBe(0)
  const { url } = await hear(admin, FREE)
  expect([await health(app), await soundCheck()]).toEqual(['degraded', 'attention'])
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  expect(await (await app.request('/api/metrics', { headers })).text()).toContain('talewick_sound_store_up 0')

  await s3.comeBack()
  // The store is asked every ten seconds, and on a busy machine it may not answer the first time within its limits.
  await expect.poll(() => health(app), { timeout: 60_000 }).toBe('ok')
  expect(await soundCheck()).toBe('good')
  await expectStatus(await admin.browser.get(url), 200)
})

test('an account that is deleted while the bucket is away leaves no sound there once it is back', async () => {
  await using s3 = await startS3Server()
  await using app = await onS3(s3)
  app.context.jobs.start()
  const family = await signUpAndIn(app)
  const { content } = await makeStory(family)
  await hear(family, content)
  await expect.poll(() => recordingsIn(s3)).toHaveLength(1)

  await s3.goAway()
  await expectStatus(await family.browser.send('DELETE', '/api/delete-account'), 200)
  await expect.poll(() => app.logLines.some((line) => line.includes('A job failed'))).toBe(true)
  await s3.comeBack()
  // The next tries, each later than the one before.
  await expect
    .poll(async () => {
      app.clock.advance(60_000)
      app.context.jobs.wake()
      return [soundIn(s3), await app.context.db.selectFrom('jobs').select('kind').execute()]
    })
    .toEqual([[], []])
})

test('a bucket that is away at the start is named in the log, and the server starts', async () => {
  await using s3 = await startS3Server()
  await s3.goAway()
  await using app = await onS3(s3)
  const family = await signUpAndIn(app)
  await hear(family, FREE)
  expect(await health(app)).toBe('degraded')
  expect(app.logLines.find((line) => line.includes('The sound store does not work'))).toMatch(
    /S3Error: 127\.0\.0\.1:\d+ could not be reached/
  )
  expect(app.logLines.join('\n')).not.toContain(s3.access.secretAccessKey)
})
