import { sql } from 'kysely'
import { chmodSync, copyFileSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'

import { withCleanUp } from '#server/errors.ts'
import { makeBackupFolder } from './backup-folder.ts'
import { loadPostgres } from './backup-postgres.ts'
import { BACKUP_ENDINGS, checkBackup, flush, writeBackup } from './backup.ts'
import { type DatabaseChoice, type Db, openDatabase, transaction } from './client.ts'
import { migrate, migrationNames } from './migrate.ts'

export interface RestoreOptions {
  database: DatabaseChoice
  dataDir: string
  file: string
  /** Whether families that are there may give way; what was there is kept as a backup of its own. */
  mayReplace: boolean
  now: Date
}

export interface Restored {
  families: number
  stories: number
  /** How many recordings the stories have: their sound is found again, or made again. */
  recordings: number
  /** Where that lies which was replaced; null when there was nothing. */
  replaced: string | null
}

/**
 * Puts a backup in place of the database, at one moment: until then the old one is there, from then on the new one.
 * Sessions of the backup end, for some of them were signed out since. @throws with one line for the operator
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { database, file } = options
  const engine = await checkBackup(file)
  if (engine !== database.kind)
    throw new Error(
      `${file} is a backup of ${named(engine)}, and DATABASE_URL names ${named(database.kind)}: restore it there, ` +
        'and let families take their stories along with "Download everything" in My Profile'
    )
  return database.kind === 'sqlite'
    ? await restoreSqlite({ ...options, target: database.file })
    : await restorePostgres({ ...options, url: database.url })
}

async function restoreSqlite({ target, dataDir, file, mayReplace, now }: RestoreOptions & { target: string }) {
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 })
  const families = takeAlone(target)
  if (families > 0 && !mayReplace) throw new Error(wouldReplace(families))
  const fresh = `${target}.restoring`
  const removeFresh = () => ['', '-wal', '-shm', '-journal'].forEach((end) => rmSync(fresh + end, { force: true }))
  removeFresh()
  try {
    copyFileSync(file, fresh)
    chmodSync(fresh, 0o600)
    const counts = await prepare({ kind: 'sqlite', file: fresh }, file)
    // The folding of the log into the file happens when the last connection closes.
    flush(fresh)
    const replaced = families > 0 ? await keepReplaced({ kind: 'sqlite', file: target }, dataDir, now) : null
    // Nothing of the old file's log may be read into the new one.
    takeAlone(target)
    renameSync(fresh, target)
    flush(dirname(target))
    return { ...counts, replaced }
  } finally {
    removeFresh()
  }
}

async function restorePostgres({ url, dataDir, file, mayReplace, now }: RestoreOptions & { url: string }) {
  const database: DatabaseChoice = { kind: 'postgres', url }
  const { tables, families } = await lookInto(database)
  if (families > 0 && !mayReplace) throw new Error(wouldReplace(families))
  const replaced = families > 0 ? await keepReplaced(database, dataDir, now) : null
  const script = join(makeBackupFolder(dataDir), 'restoring.sql')
  await loadPostgres(url, file, { script, tables, migrations: migrationNames() })
  return { ...(await prepare(database, file)), replaced }
}

/** Brings the restored database to this version's tables, ends its sessions, and counts what it holds. */
async function prepare(choice: DatabaseChoice, file: string): Promise<Omit<Restored, 'replaced'>> {
  const opened = await openDatabase(choice)
  const prepareOpened = async () => {
    await refuseNewer(opened.db, file)
    await migrate(opened)
    await transaction(opened.db, async (tx) => {
      for (const table of ['sessions', 'one_time_passwords', 'reveal_tickets'] as const)
        await tx.deleteFrom(table).execute()
    })
    const count = async (table: 'users' | 'stories' | 'narrations') =>
      (
        await opened.db
          .selectFrom(table)
          .select((pick) => pick.fn.countAll<number>().as('rows'))
          .executeTakeFirstOrThrow()
      ).rows
    return { families: await count('users'), stories: await count('stories'), recordings: await count('narrations') }
  }
  return await withCleanUp(prepareOpened, () => opened.close())
}

async function refuseNewer(db: Db, file: string): Promise<void> {
  const known = new Set(migrationNames())
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const unknown = rows.find(({ name }) => !known.has(name))
  if (unknown !== undefined)
    throw new Error(`${file} comes from a newer version of Talewick (${unknown.name}): upgrade first, then restore`)
}

/**
 * Makes sure that this process alone has the file, and folds the file's log into it.
 * @returns how many families are in it, 0 when there is no file; @throws while a server has it open
 */
function takeAlone(file: string): number {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0) {
    for (const end of ['-wal', '-shm', '-journal']) rmSync(file + end, { force: true })
    return 0
  }
  const database = new DatabaseSync(file, { timeout: 1000 })
  try {
    // SQLite leaves its log mode only for who is alone, so that a server that merely listens is noticed as well.
    database.exec('pragma journal_mode = delete')
    if (database.prepare('pragma journal_mode').get()?.['journal_mode'] !== 'delete') throw new Error('in use')
    const hasUsers = database.prepare("select 1 from sqlite_schema where name = 'users'").get() !== undefined
    return hasUsers ? Number(database.prepare('select count(*) as families from users').get()?.['families']) : 0
  } catch (cause) {
    if (isDamaged(cause))
      throw new Error(`${file} is damaged. Move it away with its -wal and -shm files, keep it, and run this again`, {
        cause
      })
    throw new Error(`A server is running on ${file}: stop it first, then run this again`, { cause })
  } finally {
    database.close()
  }
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
function isDamaged(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0
  return code === 11 || code === 26
}

/** A server that has just been stopped is on PostgreSQL's list a moment longer. */
const LEAVING_MS = 2000
const LOOK_AGAIN_MS = 200

/** Whether nothing else is connected to this database, or soon nothing is. */
async function isAlone(db: Db): Promise<boolean> {
  for (const until = performance.now() + LEAVING_MS; ; await setTimeout(LOOK_AGAIN_MS)) {
    const { rows } = await sql<{ others: number }>`
      select count(*) as others from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(db)
    if ((rows[0]?.others ?? 0) === 0) return true
    if (performance.now() > until) return false
  }
}

/** What is in the database that is there; @throws while servers are connected to it */
async function lookInto(choice: DatabaseChoice): Promise<{ tables: string[]; families: number }> {
  const { db, close } = await openDatabase(choice)
  const look = async () => {
    if (!(await isAlone(db)))
      throw new Error('Servers are connected to this database: stop all of them first, then run this again')
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = current_schema()`.execute(db)
    const tables = rows.map(({ name }) => name)
    if (!tables.includes('users')) return { tables, families: 0 }
    const { families } = await db
      .selectFrom('users')
      .select((pick) => pick.fn.countAll<number>().as('families'))
      .executeTakeFirstOrThrow()
    return { tables, families }
  }
  return await withCleanUp(look, close)
}

async function keepReplaced(database: DatabaseChoice, dataDir: string, now: Date): Promise<string> {
  // To the millisecond: the file that is being restored may be one that a restore put aside a second ago.
  const stamp = now.toISOString().replaceAll(/[:.]/g, '')
  const name = `replaced-${stamp}.${BACKUP_ENDINGS[database.kind]}`
  const { file } = await writeBackup(database, join(makeBackupFolder(dataDir), name))
  return file
}

function wouldReplace(families: number): string {
  return (
    `There ${families === 1 ? 'is 1 family' : `are ${families} families`} in the database already. To put the backup in ` +
    'their place add --replace: npm run restore -- <file> --replace. What is there is kept as a backup then'
  )
}

function named(engine: 'sqlite' | 'postgres'): string {
  return engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'
}
