import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'

import { keptNights, newestBackup } from '#server/db/backup-folder.ts'
import { checkBackup } from '#server/db/backup.ts'
import { signedInFamily } from '#tests/support/builders.ts'
import { apiTest, createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { createNightlyBackup } from './nightly-backup.ts'

const DAY = 24 * 60 * 60 * 1000

/** A folder lies where the backup of today is to be written. */
function hinder(app: TestApp, ending: string): void {
  const day = new Date(app.clock.now().getTime() - DAY / 8).toISOString().slice(0, 10)
  mkdirSync(join(app.context.config.dataDir, 'backups', `talewick-${day}.${ending}.part`), { recursive: true })
}

apiTest('once a day there is a backup that opens, and none for an installation without a family', async (app) => {
  const { config } = app.context
  const folder = join(config.dataDir, 'backups')
  const run = createNightlyBackup(app.context)
  await run()
  expect(await newestBackup(config.dataDir)).toBeNull()
  await signedInFamily(app)
  await run()
  await run()
  const [only = '', ...more] = readdirSync(folder)
  expect(more).toEqual([])
  expect(await checkBackup(join(folder, only))).toBe(app.context.engine)
  app.clock.advance(DAY)
  await run()
  expect(readdirSync(folder)).toHaveLength(2)
})

test('of two nodes on one PostgreSQL one makes the backup; one that fails leaves it to the other', async ({ skip }) => {
  const first = await createTestApp({ engine: 'postgres' }).catch(() => null)
  if (first === null) return skip('there is no PostgreSQL on this machine')
  await using one = first
  await using two = await createTestApp({ engine: 'postgres', besides: one })
  await signedInFamily(one)
  hinder(one, 'dump')
  await expect(createNightlyBackup(one.context)()).rejects.toThrow('directory')
  await createNightlyBackup(two.context)()
  expect(readdirSync(join(two.context.config.dataDir, 'backups'))).toHaveLength(1)
  await using three = await createTestApp({ engine: 'postgres', besides: one })
  await createNightlyBackup(three.context)()
  expect(await newestBackup(three.context.config.dataDir)).toBeNull()
})

test('a night that failed is tried again hours later, not every few minutes', async () => {
  await using app = await createTestApp()
  await signedInFamily(app)
  // At noon, so that it is still the same night's backup six hours later.
  app.clock.advance((DAY * 1.5 - (app.clock.now().getTime() % DAY)) % DAY)
  hinder(app, 'db')
  const run = createNightlyBackup(app.context)
  await expect(run()).rejects.toThrow('directory')
  await run()
  app.clock.advance(DAY / 4)
  await expect(run()).rejects.toThrow('directory')
})

test('seven days and four weeks are kept, and nothing for longer than the privacy page says', () => {
  const start = Date.parse('2026-01-01')
  let nights: string[] = []
  for (let day = 0; day < 120; day++) {
    const now = new Date(start + day * DAY)
    nights = [...keptNights([...nights, now.toISOString().slice(0, 10)], now)]
    const ages = nights.map((night) => (now.getTime() - Date.parse(night)) / DAY).toSorted((a, b) => a - b)
    expect(ages.slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 6].slice(0, day + 1))
    expect(ages.at(-1)).toBeLessThanOrEqual(30)
    if (day < 40) continue
    // One a week, three or four weeks back.
    expect(ages.slice(7).length).toBeGreaterThanOrEqual(3)
    expect(ages.slice(7).length).toBeLessThanOrEqual(4)
    expect(ages.at(-1)).toBeGreaterThanOrEqual(21)
    for (const [i, age] of ages.slice(8).entries()) expect(age - (ages[i + 7] ?? 0)).toBe(7)
  }
})

test('what has had its time goes, what the operator put there stays', async () => {
  await using app = await createTestApp()
  await signedInFamily(app)
  const { dataDir } = app.context.config
  const folder = join(dataDir, 'backups')
  mkdirSync(folder)
  const old = new Date(Date.now() - 40 * DAY)
  for (const name of [
    'talewick-2020-01-01.db',
    'replaced-2020.db',
    'talewick-2020-01-02.db.part',
    'before-the-move.db'
  ]) {
    writeFileSync(join(folder, name), '')
    utimesSync(join(folder, name), old, old)
  }
  await createNightlyBackup(app.context)()
  expect(readdirSync(folder).toSorted()).toEqual(['before-the-move.db', expect.stringMatching(/^talewick-20/)])
})

test('a backup holds all of the moment at which it began, whatever is written meanwhile', async () => {
  await using app = await createTestApp()
  await signedInFamily(app)
  let isOver = false
  const writing = (async () => {
    while (!isOver) {
      await signedInFamily(app)
      await sleep(1)
    }
  })()
  await createNightlyBackup(app.context)()
  isOver = true
  await writing
  const folder = join(app.context.config.dataDir, 'backups')
  const copy = new DatabaseSync(join(folder, readdirSync(folder)[0] ?? ''), { readOnly: true })
  const count = (what: string) => Number(copy.prepare(`select count(*) as n from ${what}`).get()?.['n'])
  expect(count('users')).toBeGreaterThan(0)
  expect(count('sessions where user_id not in (select id from users)')).toBe(0)
  copy.close()
})
