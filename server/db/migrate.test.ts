import { sql } from 'kysely'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'

import { emptyDatabase } from '#tests/support/database.ts'
import { type OpenDatabase, openDatabase } from './client.ts'
import { migrate, splitStatements } from './migrate.ts'

const MIGRATIONS = join(import.meta.dirname, 'migrations')
const FILES = readdirSync(MIGRATIONS).toSorted()
const NAMES = FILES.map((file) => file.replace('.sql', ''))

/** A database of nothing. That several nodes may start at once is proved in client.test.ts. */
async function emptySqlite(): Promise<{ database: OpenDatabase; folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'talewick-migrate-'))
  const database = await openDatabase({ kind: 'sqlite', file: join(folder, 'test.db') })
  onTestFinished(async () => {
    await database.close()
    rmSync(folder, { recursive: true })
  })
  return { database, folder }
}

async function tablesOf({ db }: OpenDatabase): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  return tables.map(({ name }) => name)
}

/** What the first runner did: the statements of the first migrations, and their names in a table of its own. */
async function migrateAsBefore({ db }: OpenDatabase, count: number): Promise<void> {
  await sql`create table migrations (name text primary key, applied_at text not null)`.execute(db)
  for (const file of FILES.slice(0, count)) {
    for (const statement of splitStatements(readFileSync(join(MIGRATIONS, file), 'utf8')))
      await sql.raw(statement).execute(db)
    await sql`insert into migrations (name, applied_at) values (${file.replace('.sql', '')}, '2026-01-01')`.execute(db)
  }
}

test('an empty database gets every table once', async () => {
  const { database } = await emptySqlite()
  expect(await migrate(database)).toEqual(NAMES)
  expect(await migrate(database)).toEqual([])
  expect(await tablesOf(database)).toEqual(expect.arrayContaining(['users', 'stories', 'jobs', 'kysely_migration']))
})

test.each(['sqlite', 'postgres'] as const)(
  'a start on this version’s tables only reads their list: %s',
  async (engine) => {
    const choice = await emptyDatabase(engine)
    if (choice === null) return
    const database = await openDatabase(choice)
    onTestFinished(() => database.close())
    await migrate(database)
    const begun = vi.spyOn(database.db, 'transaction')
    expect(await migrate(database)).toEqual([])
    expect(begun, 'no lock that other nodes wait at').not.toHaveBeenCalled()
  }
)

test.each([1, 2, 4, FILES.length])('a database of the first runner with %i migrations is carried on', async (count) => {
  const { database } = await emptySqlite()
  await migrateAsBefore(database, count)
  await sql`insert into jobs (id, kind, payload, state, run_at, attempts, created_at)
    values ('j1', 'kind', '{}', 'failed', '2026', 0, '2026')`.execute(database.db)
  expect(await migrate(database)).toEqual(NAMES.slice(count))
  expect(await tablesOf(database)).not.toContain('migrations')
  expect(await database.db.selectFrom('jobs').select('id').execute()).toEqual([{ id: 'j1' }])
  expect(await migrate(database)).toEqual([])
})

test('a PostgreSQL database of the first runner is carried on', async ({ skip }) => {
  const choice = await emptyDatabase('postgres')
  if (choice === null) return skip('there is no PostgreSQL on this machine')
  const database = await openDatabase(choice)
  await sql`drop schema public cascade; create schema public`.execute(database.db)
  await migrateAsBefore(database, 3)
  expect(await migrate(database)).toEqual(NAMES.slice(3))
  expect(await tablesOf(database)).not.toContain('migrations')
  expect(await migrate(database)).toEqual([])
  await database.close()
})

test('a migration that fails leaves the old tables, and says what is wrong', async () => {
  const { database, folder } = await emptySqlite()
  writeFileSync(join(folder, '001-good.sql'), 'create table good (id text);\n')
  await migrate(database, folder)
  writeFileSync(join(folder, '002-half.sql'), 'create table half (id text);\ncreate tabel broken (id text);\n')
  await expect(migrate(database, folder)).rejects.toThrow('tabel')
  expect(await tablesOf(database)).toContain('good')
  expect(await tablesOf(database)).not.toContain('half')
  writeFileSync(join(folder, '002-half.sql'), 'create table half (id text);\n')
  expect(await migrate(database, folder)).toEqual(['002-half'])
})

test.each(FILES)('%s falls apart into whole statements', (file) => {
  const statements = splitStatements(readFileSync(join(MIGRATIONS, file), 'utf8'))
  expect(statements.length).toBeGreaterThan(0)
  for (const statement of statements) {
    expect(statement).toMatch(/^(?:create|alter|drop|insert|update|delete)\b/)
    expect([...statement.matchAll(/'/g)].length % 2).toBe(0)
    expect([...statement.matchAll(/\(/g)]).toHaveLength([...statement.matchAll(/\)/g)].length)
  }
})
