import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type OpenDatabase, transaction, type Tx } from './client.ts'

/** Any number works, as long as every node says the same. */
const MIGRATION_LOCK = 7_265_001

/** What Kysely writes down; made here where names of the first runner have to go in before Kysely looks. */
const TABLE = 'kysely_migration'
/** The table of the first runner, which was our own. */
const FIRST_TABLE = 'migrations'

/**
 * Brings the database to this version's tables. All pending migrations happen in one transaction behind one lock, so
 * several nodes may start at the same moment and a crash leaves the old tables or the new ones.
 * @returns the names of those that were applied
 */
export async function migrate(
  { db, engine }: OpenDatabase,
  folder: string = join(import.meta.dirname, 'migrations')
): Promise<string[]> {
  const migrations = readMigrations(folder)
  if (await areAllApplied({ db, engine }, Object.keys(migrations))) return []
  return await transaction(db, async (tx) => {
    // Kysely's own lock comes after it has made its tables. SQLite's transactions exclude each other already.
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx)
    await takeOverFirstTable(tx)
    const migrator = new Migrator({
      db: tx,
      provider: { getMigrations: () => Promise.resolve(migrations) },
      migrationTableName: TABLE,
      // Branches that grew side by side may land in another order than their numbers.
      allowUnorderedMigrations: true
    })
    const { error, results = [] } = await migrator.migrateToLatest()
    if (error !== undefined) throw error instanceof Error ? error : new Error('The migrations failed', { cause: error })
    return results.map(({ migrationName }) => migrationName)
  })
}

/**
 * Whether the database has the tables of this version and no other. So most starts end here, with two small queries: Kysely
 * would look at every table of the database several times, which costs a PostgreSQL on a busy machine half a second.
 */
async function areAllApplied({ db, engine }: Pick<OpenDatabase, 'db' | 'engine'>, known: string[]): Promise<boolean> {
  const table =
    engine === 'postgres'
      ? sql<{ name: string }>`select relname as name from pg_class where oid = to_regclass(${TABLE})`
      : sql<{ name: string }>`select name from sqlite_master where type = 'table' and name = ${TABLE}`
  if ((await table.execute(db)).rows.length === 0) return false
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(TABLE)}`.execute(db)
  const applied = new Set(rows.map(({ name }) => name))
  return applied.size === known.length && known.every((name) => applied.has(name))
}

/** A database that the first runner made knows its migrations by the same names, in another table. */
async function takeOverFirstTable(tx: Tx): Promise<void> {
  const tables = await tx.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === FIRST_TABLE)) return
  await sql`create table if not exists ${sql.table(TABLE)} (
    name varchar(255) not null primary key,
    timestamp varchar(255) not null
  )`.execute(tx)
  await sql`insert into ${sql.table(TABLE)} (name, timestamp)
    select name, applied_at from ${sql.table(FIRST_TABLE)} where true
    on conflict (name) do nothing`.execute(tx)
  await sql`drop table ${sql.table(FIRST_TABLE)}`.execute(tx)
}

/** Names of all migrations that this version knows. */
export function migrationNames(folder: string = join(import.meta.dirname, 'migrations')): string[] {
  return Object.keys(readMigrations(folder))
}

function readMigrations(folder: string): Record<string, Migration> {
  const files = readdirSync(folder).filter((file) => /^\d{3}-[a-z0-9-]+\.sql$/.test(file))
  return Object.fromEntries(
    files.map((file) => {
      const statements = splitStatements(readFileSync(join(folder, file), 'utf8'))
      const up: Migration['up'] = async (db) => {
        for (const statement of statements) await sql.raw(statement).execute(db)
      }
      return [file.replace('.sql', ''), { up }]
    })
  )
}

/** A statement ends with a semicolon at the end of a line; comments stand on lines of their own. */
export function splitStatements(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('--'))
    .join('\n')
    .split(/;\s*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}
