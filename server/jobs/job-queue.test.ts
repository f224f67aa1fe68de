import { sql } from 'kysely'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

import { apiTest, createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { DELETE_NARRATIONS_JOB } from './delete-narrations.ts'
import { createJobQueue, insertJob } from './job-queue.ts'
import { applyRetention } from './retention.ts'

const HOUR = 60 * 60 * 1000

async function write(app: TestApp, payload: object): Promise<void> {
  await insertJob(app.context.db, app.context, { kind: 'test', payload })
}

async function states(app: TestApp) {
  return await app.context.db.selectFrom('jobs').select(['state', 'last_error']).execute()
}

async function holders(app: TestApp): Promise<(string | null)[]> {
  return (await app.context.db.selectFrom('jobs').select('holder').execute()).map(({ holder }) => holder)
}

apiTest('a job is done once, whoever looks for work', async (app) => {
  const { context } = app
  const done: unknown[] = []
  const queues = [1, 2, 3].map(() => createJobQueue(context))
  for (let n = 0; n < 20; n++) await write(app, { n })
  for (const queue of queues) {
    queue.handle('test', (payload) => {
      done.push(payload)
      return Promise.resolve()
    })
    queue.start()
  }
  await expect.poll(() => context.db.selectFrom('jobs').select('id').execute()).toEqual([])
  expect(done).toHaveLength(20)
  expect(new Set(done.map((payload) => JSON.stringify(payload))).size).toBe(20)
  for (const queue of queues) await queue.stop()
})

apiTest('a job of a node that died is done by another when its lease has run out', async (app) => {
  const { context } = app
  await write(app, { n: 1 })
  const lease = new Date(context.clock.now().getTime() + 30_000).toISOString()
  await context.db.updateTable('jobs').set({ holder: 'a dead node', lease_until: lease, attempts: 1 }).execute()
  const attempts: number[] = []
  context.jobs.handle('test', (_, job) => {
    attempts.push(job.attempt)
    return Promise.resolve()
  })
  context.jobs.start()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(attempts).toEqual([])
  app.clock.advance(31_000)
  context.jobs.wake()
  await expect.poll(() => attempts).toEqual([2])
})

apiTest('a failing job is tried again later, later each time, for five days, and is then kept', async (app) => {
  const { context } = app
  await write(app, { secret: 'Wilhelmina' })
  let tries = 0
  context.jobs.handle('test', () => {
    tries++
    return Promise.reject(new TypeError('no'))
  })
  context.jobs.start()
  await expect.poll(() => tries).toBe(1)
  context.jobs.wake()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(tries).toBe(1)
  const later = async (attempt: number) => {
    await expect.poll(() => holders(app)).toEqual([null])
    expect(await states(app)).toEqual([{ state: 'waiting', last_error: 'TypeError' }])
    app.clock.advance(HOUR)
    context.jobs.wake()
    await expect.poll(() => tries).toBe(attempt)
  }
  for (let attempt = 2; attempt <= 14; attempt++) await later(attempt)
  app.clock.advance(105 * HOUR)
  await later(15)
  await expect.poll(() => holders(app)).toEqual([null])
  app.clock.advance(2 * HOUR)
  context.jobs.wake()
  await expect.poll(() => states(app)).toEqual([{ state: 'failed', last_error: 'TypeError' }])
  expect(tries).toBe(16)
  expect(app.logLines.join('')).not.toContain('Wilhelmina')
})

apiTest('after a week without this machine a job still gets its attempts', async (app) => {
  const { context } = app
  await write(app, { n: 1 })
  app.clock.advance(7 * 24 * HOUR)
  let tries = 0
  context.jobs.handle('test', () => {
    tries++
    return tries < 3 ? Promise.reject(new Error('not yet')) : Promise.resolve()
  })
  context.jobs.start()
  for (let attempt = 1; attempt <= 3; attempt++) {
    await expect.poll(() => tries).toBe(attempt)
    if (attempt < 3) await expect.poll(() => holders(app)).toEqual([null])
    app.clock.advance(HOUR)
    context.jobs.wake()
  }
  await expect.poll(() => states(app)).toEqual([])
})

apiTest('what may not be given up is tried for ever', async (app) => {
  const { context } = app
  await write(app, { n: 1 })
  await context.db.updateTable('jobs').set({ attempts: 1000 }).execute()
  app.clock.advance(365 * 24 * HOUR)
  let tries = 0
  context.jobs.handle(
    'test',
    () => {
      tries++
      return Promise.reject(new Error('no'))
    },
    { mayGiveUp: false }
  )
  context.jobs.start()
  await expect.poll(() => tries).toBe(1)
  await expect.poll(() => holders(app)).toEqual([null])
  expect(await states(app)).toEqual([{ state: 'waiting', last_error: 'Error' }])
  app.clock.advance(HOUR)
  context.jobs.wake()
  await expect.poll(() => tries).toBe(2)
})

apiTest('a deleted account’s sound is among what may not be given up', async (app) => {
  const { context } = app
  // Its payload cannot be read: it fails every time.
  await insertJob(context.db, context, { kind: DELETE_NARRATIONS_JOB, payload: {} })
  await context.db.updateTable('jobs').set({ attempts: 1000 }).execute()
  app.clock.advance(365 * 24 * HOUR)
  context.jobs.start()
  await expect.poll(() => app.logLines.join('')).toContain('A job failed')
  await expect.poll(() => holders(app)).toEqual([null])
  expect(await states(app)).toMatchObject([{ state: 'waiting' }])
})

apiTest(
  'a job that ends the process every time is left alone longer each time, and in the end for good',
  async (app) => {
    const { context } = app
    await write(app, { n: 1 })
    const gate = Promise.withResolvers<void>()
    let tries = 0
    context.jobs.handle('test', () => {
      tries++
      return gate.promise
    })
    // As if this process had claimed it three times and never come back.
    await context.db.updateTable('jobs').set({ attempts: 3 }).execute()
    context.jobs.start()
    await expect.poll(() => tries).toBe(1)
    const [row] = await context.db.selectFrom('jobs').select(['run_at', 'attempts']).execute()
    expect(row?.attempts).toBe(4)
    expect(Date.parse(row?.run_at ?? '') - context.clock.now().getTime()).toBeGreaterThan(10_000)
    gate.resolve()
    await expect.poll(() => states(app)).toEqual([])

    await context.db.transaction().execute(async (trx) => {
      await insertJob(trx, context, { kind: 'test', payload: { n: 2 } })
      await trx.updateTable('jobs').set({ attempts: 150 }).execute()
    })
    context.jobs.wake()
    await expect.poll(() => states(app)).toEqual([{ state: 'failed', last_error: 'Error' }])
    expect(tries).toBe(1)
  }
)

test('a job whose end cannot be noted comes back with the end of its lease, and nothing else breaks', async () => {
  // A database of its own: its tables are taken away.
  const folder = mkdtempSync(join(tmpdir(), 'talewick-jobs-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  await using app = await createTestApp({ config: { database: { kind: 'sqlite', file: join(folder, 'own.db') } } })
  const { context } = app
  await write(app, { n: 1 })
  const hide = (isHidden: boolean) =>
    sql`alter table ${sql.table(isHidden ? 'jobs' : 'hidden')} rename to ${sql.table(isHidden ? 'hidden' : 'jobs')}`
      .execute(context.db)
      .then(() => undefined)
  let tries = 0
  context.jobs.handle('test', () => {
    tries++
    return tries === 1 ? hide(true) : Promise.resolve()
  })
  context.jobs.start()
  await expect.poll(() => app.logLines.join('')).toContain('A failed job could not be put back')
  await hide(false)
  app.clock.advance(31_000)
  context.jobs.wake()
  await expect.poll(() => states(app)).toEqual([])
  expect(tries).toBe(2)
})

test('stopping waits for the job that runs and begins no other', async () => {
  await using app = await createTestApp()
  const { context } = app
  for (let n = 0; n < 5; n++) await write(app, { n })
  const gate = Promise.withResolvers<void>()
  let started = 0
  let finished = 0
  context.jobs.handle('test', async () => {
    started++
    await gate.promise
    finished++
  })
  context.jobs.start()
  await expect.poll(() => started).toBe(2)
  const stopped = context.jobs.stop()
  gate.resolve()
  await stopped
  expect([started, finished]).toEqual([2, 2])
  expect(await context.db.selectFrom('jobs').select('id').execute()).toHaveLength(3)
})

test('draining waits for what runs, up to its limit', async () => {
  await using app = await createTestApp()
  const { running } = app.context
  let isDone = false
  void running.track(new Promise<void>((resolve) => setTimeout(resolve, 40)).then(() => void (isDone = true)))
  expect(await running.drain(1000)).toBe(0)
  expect(isDone).toBe(true)
  const never = Promise.withResolvers<void>()
  void running.track(never.promise)
  expect(await running.drain(20)).toBe(1)
  never.resolve()
})

apiTest('what has had its time is thrown away, and nothing else', async (app) => {
  const { context } = app
  const at = (daysAgo: number) => new Date(context.clock.now().getTime() - daysAgo * 86_400_000).toISOString()
  await context.db
    .insertInto('rate_limits')
    .values([
      { key: 'old', window_start: at(1), hits: 1, expires_at: at(0.5) },
      { key: 'new', window_start: at(0), hits: 1, expires_at: at(-1) }
    ])
    .execute()
  await context.db
    .insertInto('audit_log')
    .values([
      { id: 'old', user_id: null, act: 'a', network: 'n', created_at: at(91) },
      { id: 'new', user_id: null, act: 'a', network: 'n', created_at: at(89) }
    ])
    .execute()
  await context.db
    .insertInto('users')
    .values({
      id: 'u',
      email: 'e',
      first_name: 'a',
      last_name: 'b',
      password_hash: 'x',
      email_verified_at: null,
      is_admin: 0,
      created_at: at(100)
    })
    .execute()
  const session = { user_id: 'u', kind: 'web' as const, auth_at: at(1) }
  await context.db
    .insertInto('sessions')
    .values([
      { ...session, token_hash: 'unseen', created_at: at(40), seen_at: at(31) },
      { ...session, token_hash: 'too old', created_at: at(91), seen_at: at(1) },
      { ...session, token_hash: 'alive', created_at: at(89), seen_at: at(1) }
    ])
    .execute()
  const job = { kind: 'letter', payload: '{}', attempts: 12, holder: null, lease_until: null, last_error: 'x' }
  await context.db
    .insertInto('jobs')
    .values([
      { ...job, id: 'old', state: 'failed', run_at: at(31), created_at: at(40) },
      { ...job, id: 'new', state: 'failed', run_at: at(29), created_at: at(40) },
      { ...job, id: 'late', state: 'waiting', run_at: at(31), created_at: at(40) }
    ])
    .execute()
  await applyRetention(context)
  const jobs = await context.db.selectFrom('jobs').select('id').orderBy('id').execute()
  expect(jobs).toEqual([{ id: 'late' }, { id: 'new' }])
  expect(await context.db.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'new' }])
  expect(await context.db.selectFrom('audit_log').select('id').execute()).toEqual([{ id: 'new' }])
  expect(await context.db.selectFrom('sessions').select('token_hash').execute()).toEqual([{ token_hash: 'alive' }])
})
