import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'

import { type OpenDatabase, transaction } from './client.ts'

/** Any number works, as long as every node says the same. */
const MIGRATION_LOCK = 7_265_001

interface Migration {
  name: string
  statements: string[]
}

/**
 * Brings the database to this version's tables. All pending migrations happen in one transaction behind one lock, so
 * several nodes may start at the same moment and a crash leaves the old tables or the new ones.
 */
export async function migrate({ db, engine }: OpenDatabase): Promise<string[]> {
  const known = readMigrations()
  return await transaction(db, async (tx) => {
    // SQLite's transactions are "immediate" and exclude each other already.
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx)
    await sql`create table if not exists migrations (name text primary key, applied_at text not null)`.execute(tx)
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(tx)
    const applied = new Set(rows.map((row) => row.name))
    const pending = known.filter((migration) => !applied.has(migration.name))
    for (const migration of pending) {
      for (const statement of migration.statements) await sql.raw(statement).execute(tx)
      await sql`insert into migrations (name, applied_at) values (${migration.name}, ${new Date().toISOString()})`.execute(
        tx
      )
    }
    return pending.map((migration) => migration.name)
  })
}

function readMigrations(): Migration[] {
  const folder = join(import.meta.dirname, 'migrations')
  return readdirSync(folder)
    .filter((file) => /^\d{3}-[a-z0-9-]+\.sql$/.test(file))
    .sort()
    .map((file) => ({
      name: file.replace('.sql', ''),
      statements: splitStatements(readFileSync(join(folder, file), 'utf8'))
    }))
}

/** A statement ends with a semicolon at the end of a line; comments stand on lines of their own. */
function splitStatements(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('--'))
    .join('\n')
    .split(/;\s*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}
