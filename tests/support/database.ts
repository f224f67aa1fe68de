import { sql } from 'kysely'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import pg from 'pg'
import { afterAll, inject } from 'vitest'

import { type DatabaseChoice, type Engine, openDatabase } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'

export const ENGINES: readonly Engine[] = ['sqlite', 'postgres']

/** Children before parents does not matter: everything hangs on these by cascade, or stands alone. */
const TABLES = [
  'users',
  'jobs',
  'rate_limits',
  'login_failures',
  'audit_log',
  'sleep_playlist',
  'setup_codes',
  'subscriptions',
  'payment_events',
  'past_trials',
  'news_letters',
  'wish_lore',
  'model_usage_days',
  'voice_usage_days'
]

interface TestDatabase {
  choice: DatabaseChoice
  remove(): Promise<void>
}

const databases = new Map<Engine, Promise<TestDatabase | null>>()

afterAll(async () => {
  for (const database of databases.values()) await (await database)?.remove()
  databases.clear()
})

/**
 * This worker's database, migrated once and emptied now. @returns null when the engine cannot be had on this machine
 */
export async function emptyDatabase(engine: Engine): Promise<DatabaseChoice | null> {
  const known = databases.get(engine) ?? (engine === 'sqlite' ? makeSqlite() : makePostgres())
  databases.set(engine, known)
  const database = await known
  if (database === null) return null
  const { db, close } = await openDatabase(database.choice)
  for (const table of TABLES) await sql`delete from ${sql.table(table)}`.execute(db)
  await close()
  return database.choice
}

async function makeSqlite(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'talewick-test-'))
  const choice: DatabaseChoice = { kind: 'sqlite', file: join(folder, 'test.db') }
  await migrateOnce(choice)
  return { choice, remove: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })) }
}

async function makePostgres(): Promise<TestDatabase | null> {
  const folder = await askBroker(inject('postgresBroker'))
  if (folder === '') return null
  const name = `worker_${process.pid}_${Date.now()}`
  const address = (database: string) => `postgres://postgres@/${database}?host=${encodeURIComponent(folder)}`
  await administrate(address('postgres'), `create database ${name}`)
  const choice: DatabaseChoice = { kind: 'postgres', url: address(name) }
  await migrateOnce(choice)
  return { choice, remove: () => administrate(address('postgres'), `drop database ${name} with (force)`) }
}

async function migrateOnce(choice: DatabaseChoice): Promise<void> {
  const database = await openDatabase(choice)
  await migrate(database)
  await database.close()
}

async function administrate(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function askBroker(path: string | undefined): Promise<string> {
  if (path === undefined) return Promise.resolve('')
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let answer = ''
  connect(path)
    .setEncoding('utf8')
    .on('data', (part: string) => {
      answer += part
    })
    .on('end', () => resolve(answer))
    .on('error', reject)
  return promise
}
