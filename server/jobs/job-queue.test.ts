import { expect, test } from 'vitest'

import { apiTest, createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { createJobQueue, insertJob } from './job-queue.ts'
import { tidy } from './tidy.ts'

async function write(house: TestApp, payload: object): Promise<void> {
  await insertJob(house.context.db, house.context, { kind: 'test', payload })
}

apiTest('a job is done once, whoever looks for work', async (house) => {
  const { context } = house
  const done: unknown[] = []
  const queues = [1, 2, 3].map(() => createJobQueue(context))
  for (let n = 0; n < 20; n++) await write(house, { n })
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

apiTest('a job of a node that died is done by another when its lease has run out', async (house) => {
  const { context } = house
  await write(house, { n: 1 })
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
  house.clock.advance(31_000)
  context.jobs.wake()
  await expect.poll(() => attempts).toEqual([2])
})

apiTest('a failing job is tried again later, later each time, and kept when it never succeeds', async (house) => {
  const { context } = house
  await write(house, { secret: 'Wilhelmina' })
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
  for (let attempt = 2; attempt <= 12; attempt++) {
    await expect
      .poll(async () => (await context.db.selectFrom('jobs').select('holder').execute())[0]?.holder)
      .toBe(null)
    house.clock.advance(3_600_000)
    context.jobs.wake()
    await expect.poll(() => tries).toBe(attempt)
  }
  await expect
    .poll(async () => await context.db.selectFrom('jobs').select(['state', 'last_error']).execute())
    .toEqual([{ state: 'failed', last_error: 'TypeError' }])
  expect(house.logLines.join('')).not.toContain('Wilhelmina')
})

test('stopping waits for the job that runs and begins no other', async () => {
  await using house = await createTestApp()
  const { context } = house
  for (let n = 0; n < 5; n++) await write(house, { n })
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
  await using house = await createTestApp()
  const { running } = house.context
  let isDone = false
  void running.track(new Promise<void>((resolve) => setTimeout(resolve, 40)).then(() => void (isDone = true)))
  expect(await running.drain(1000)).toBe(0)
  expect(isDone).toBe(true)
  const never = Promise.withResolvers<void>()
  void running.track(never.promise)
  expect(await running.drain(20)).toBe(1)
  never.resolve()
})

apiTest('what has had its time is thrown away, and nothing else', async (house) => {
  const { context } = house
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
  await tidy(context)
  const jobs = await context.db.selectFrom('jobs').select('id').orderBy('id').execute()
  expect(jobs).toEqual([{ id: 'late' }, { id: 'new' }])
  expect(await context.db.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'new' }])
  expect(await context.db.selectFrom('audit_log').select('id').execute()).toEqual([{ id: 'new' }])
  expect(await context.db.selectFrom('sessions').select('token_hash').execute()).toEqual([{ token_hash: 'alive' }])
})
