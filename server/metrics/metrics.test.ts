import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { insertJob } from '#server/jobs/job-queue.ts'
import { addMember, expectStatus, makeStory, type SignedInFamily, signUpAndIn } from '#tests/support/builders.ts'
import { fakeStoryteller } from '#tests/support/fake-storyteller.ts'
import { restartableNarrator } from '#tests/support/restartable-narrator.ts'
import { apiTest, createTestApp, type TestApp } from '#tests/support/test-app.ts'

const TOKEN = 'a-token-that-nobody-guesses'
const env = { METRICS_TOKEN: TOKEN }
const withVoice = { env, overrides: { narrator: restartableNarrator().narrator } }
const DOCS = join(import.meta.dirname, '../../docs/operations')

async function metricsOf(app: TestApp): Promise<string> {
  const answer = await expectStatus(
    await app.request('/api/metrics', { headers: { authorization: `Bearer ${TOKEN}` } }),
    200
  )
  expect(answer.headers.get('content-type')).toContain('application/openmetrics-text')
  return await answer.text()
}

function valueOf(text: string, line: string): number {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `))
  if (found === undefined) throw new Error(`There is no ${line} in\n${text}`)
  return Number(found.slice(line.length + 1).replace('Inf', 'Infinity'))
}

async function live(app: TestApp): Promise<SignedInFamily> {
  const family = await signUpAndIn(app)
  await addMember(family, { name: 'Wiremuthebrave' })
  const story = await makeStory(family, { characterNames: ['Wiremuthebrave'], theme: 'marzipan submarines' })
  await expectStatus(await family.browser.send('POST', '/api/tts', { text: story.content, voice: 'emma' }), 200)
  await expectStatus(await family.browser.get(`/api/stories/${story.id}`), 200)
  await expectStatus(await family.browser.get('/api/stories/none-of-ours'), 404)
  return family
}

test('without a token there is no such call, and nothing is counted', async () => {
  await using app = await createTestApp()
  await expectStatus(await app.request('/api/metrics'), 404)
  await expectStatus(await app.request('/api/metrics', { headers: { authorization: 'Bearer ' } }), 404)
  expect(app.context.metrics).toBeNull()
})

test('only who has the token may read', async () => {
  await using app = await createTestApp({ env })
  await expectStatus(await app.request('/api/metrics'), 401)
  for (const authorization of [TOKEN, `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`])
    await expectStatus(await app.request('/api/metrics', { headers: { authorization } }), 401)
  const family = await signUpAndIn(app)
  await expectStatus(await family.browser.get('/api/metrics'), 401)
  expect(await metricsOf(app)).toMatch(/# EOF\n$/)
})

apiTest(
  'an evening is in the metrics, by its times, its failures and its jobs',
  async (app) => {
    await live(app)
    const { db, clock, random, config } = app.context
    await insertJob(db, { clock, random }, { kind: 'email', payload: {}, runAt: new Date(Date.now() - 120_000) })
    await insertJob(db, { clock, random }, { kind: 'email', payload: {}, runAt: new Date(Date.now() + 120_000) })
    const text = await metricsOf(app)
    expect(valueOf(text, 'talewick_first_sentence_seconds_count{writer="embedded"}')).toBe(1)
    expect(valueOf(text, 'talewick_story_seconds_count{writer="embedded"}')).toBe(1)
    expect(text).toMatch(/talewick_first_sound_seconds_count\{source="(made|stored)"\} 1/)
    expect(valueOf(text, 'talewick_errors_total{code="not_found",status="404"}')).toBe(1)
    expect(text).toContain('talewick_request_seconds_count{method="GET",path="/api/stories/:id",status="200"} 1')
    expect(valueOf(text, 'talewick_jobs_late{kind="email"}')).toBe(1)
    expect(valueOf(text, 'talewick_jobs{kind="email",state="waiting"}')).toBeGreaterThanOrEqual(2)
    expect(valueOf(text, 'talewick_database_up')).toBe(1)
    expect(valueOf(text, 'talewick_sound_store_up')).toBe(1)
    expect(valueOf(text, 'talewick_backup_age_seconds')).toBe(Infinity)
    mkdirSync(join(config.dataDir, 'backups'))
    writeFileSync(join(config.dataDir, 'backups', 'talewick-2026-01-02.db'), '')
    app.clock.advance(3600_000)
    expect(valueOf(await metricsOf(app), 'talewick_backup_age_seconds')).toBeCloseTo(3600, -2)
  },
  withVoice
)

apiTest(
  'no name, address, id or word of a family is in a label',
  async (app) => {
    const { email, userId } = await live(app)
    const text = (await metricsOf(app)).toLowerCase()
    const rows = await app.context.db.selectFrom('stories').select(['id', 'title']).execute()
    expect(rows).toHaveLength(1)
    for (const word of ['wiremu', 'marzipan', 'ngata', email, userId, ...rows.flatMap(({ id, title }) => [id, title])])
      expect(text).not.toContain(word.toLowerCase())
  },
  withVoice
)

test('a story that breaks is counted, and its failure by code', async () => {
  const storyteller = fakeStoryteller()
  await using app = await createTestApp({
    env,
    overrides: {
      storyteller: {
        ...storyteller,
        // oxlint-disable-next-line require-yield -- it breaks before its first word
        async *write() {
          await Promise.resolve()
          throw new Error('The ink has dried')
        }
      }
    }
  })
  const family = await signUpAndIn(app)
  await family.browser.send('POST', '/api/stories', { characterNames: ['Hana'], duration: 'short' })
  const text = await metricsOf(app)
  expect(valueOf(text, 'talewick_broken_total{what="story"}')).toBe(1)
  expect(valueOf(text, 'talewick_errors_total{code="internal",status="500"}')).toBe(1)
})

test('a database that is away is a metric, and not a failure of the metrics', async () => {
  await using app = await createTestApp({ env })
  await app.context.db.schema.alterTable('jobs').renameTo('jobs_elsewhere').execute()
  try {
    expect(valueOf(await metricsOf(app), 'talewick_database_up')).toBe(0)
  } finally {
    await app.context.db.schema.alterTable('jobs_elsewhere').renameTo('jobs').execute()
  }
})

test('every metric that the alerts and the dashboard name exists, and no other', async () => {
  await using app = await createTestApp(withVoice)
  await live(app)
  const text = await metricsOf(app)
  const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  const alerts = readFileSync(join(DOCS, 'alerts.yaml'), 'utf8')
  const dashboard = readFileSync(join(DOCS, 'dashboard.json'), 'utf8')
  expect(parse(alerts)).toMatchObject({ groups: [{ name: 'talewick' }] })
  expect(JSON.parse(dashboard)).toMatchObject({ title: 'Talewick' })
  for (const file of [alerts, dashboard]) {
    const named = [...file.matchAll(/\b(?:talewick|process|nodejs)_\w+/g)].map(([name]) => name)
    expect(named.length).toBeGreaterThan(5)
    for (const name of named) expect([name, known]).toSatisfy(() => [...known].some((one) => isOf(name, one)))
  }
})

/** A histogram has a count, a sum and buckets; a counter's type is told without its ending. */
function isOf(name: string, type: string | undefined): boolean {
  return ['', '_total', '_count', '_sum', '_bucket'].some((ending) => `${type}${ending}` === name)
}
