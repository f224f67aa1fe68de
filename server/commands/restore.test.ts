import { Kysely } from 'kysely'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { type DatabaseChoice, type OpenDatabase, openDatabase } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { ENGINES, emptyDatabase } from '#tests/support/database.ts'
import { runBackupCommand } from './backup.ts'
import { runRestoreCommand } from './restore.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'talewick-restore-'))
  const created = folder
  onTestFinished(() => rmSync(created, { recursive: true, force: true }))
})

async function addFamilies(database: DatabaseChoice, ...names: string[]): Promise<void> {
  const opened = await openDatabase(database)
  await migrate(opened)
  for (const name of names)
    await opened.db
      .insertInto('users')
      .values({
        id: name,
        email: `${name}@example.org`,
        first_name: name,
        last_name: 'Ngata',
        password_hash: 'none',
        email_verified_at: null,
        is_admin: 0,
        created_at: '2026-01-01T00:00:00.000Z'
      })
      .execute()
  await opened.close()
}

async function families(database: DatabaseChoice): Promise<string[]> {
  const { db, close } = await openDatabase(database)
  const rows = await db.selectFrom('users').select('id').orderBy('id').execute()
  await close()
  return rows.map(({ id }) => id)
}

function dataDirOf(): { dataDir: string; database: { kind: 'sqlite'; file: string } } {
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir, { recursive: true })
  return { dataDir, database: { kind: 'sqlite', file: join(dataDir, 'talewick.db') } }
}

for (const engine of ENGINES)
  test(`a restore replaces nobody unasked, keeps what it replaced, and is whole [${engine}]`, async ({ skip }) => {
    const { dataDir, ...own } = dataDirOf()
    const database = engine === 'sqlite' ? own.database : await emptyDatabase('postgres')
    if (database === null) return skip('there is no PostgreSQL on this machine')
    const config = { dataDir, database }
    await addFamilies(database, 'hana', 'mere')
    const file = join(folder, 'copy')
    expect(await runBackupCommand(config, [file])).toContain('The backup is whole and opens')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    await addFamilies(database, 'newcomer')

    await expect(runRestoreCommand(config, [file])).rejects.toThrow('There are 3 families in the database already')
    expect(await families(database)).toEqual(['hana', 'mere', 'newcomer'])

    const said = await runRestoreCommand(config, [file, '--replace'])
    expect(said).toContain('families 2, stories 0')
    expect(await families(database)).toEqual(['hana', 'mere'])
    const [kept = ''] = readdirSync(join(dataDir, 'backups'))
    expect(said).toContain(kept)

    await runRestoreCommand(config, [join(dataDir, 'backups', kept), '--replace'])
    expect(await families(database)).toEqual(['hana', 'mere', 'newcomer'])
  })

for (const engine of ENGINES)
  test(`a restore is refused while a server is connected, also one that only listens [${engine}]`, async ({ skip }) => {
    const { dataDir, ...own } = dataDirOf()
    const database = engine === 'sqlite' ? own.database : await emptyDatabase('postgres')
    if (database === null) return skip('there is no PostgreSQL on this machine')
    await addFamilies(database, 'hana')
    const file = join(folder, 'copy')
    await runBackupCommand({ database }, [file])
    const server = await openDatabase(database)
    await server.db.selectFrom('users').select('id').execute()
    const restore = () => runRestoreCommand({ dataDir, database }, [file, '--replace'])
    await expect(restore()).rejects.toThrow('stop')
    await server.db.deleteFrom('users').execute()
    await server.close()
    await restore()
    expect(await families(database)).toEqual(['hana'])
  })

test('the sessions of a backup do not come back with it: some of them were signed out since', async () => {
  const config = dataDirOf()
  await addFamilies(config.database, 'hana')
  const { db, close } = await openDatabase(config.database)
  const now = new Date().toISOString()
  await db
    .insertInto('sessions')
    .values({
      token_hash: 'a',
      user_id: 'hana',
      kind: 'web',
      created_at: now,
      seen_at: now,
      auth_at: now
    })
    .execute()
  await close()
  const file = join(folder, 'copy.db')
  await runBackupCommand(config, [file])
  await runRestoreCommand(config, [file, '--replace'])
  const restored = await openDatabase(config.database)
  expect(await restored.db.selectFrom('sessions').selectAll().execute()).toEqual([])
  await restored.close()
})

test('a damaged, foreign, newer or missing backup changes nothing', async () => {
  const config = dataDirOf()
  await addFamilies(config.database, 'hana')
  const whole = join(folder, 'whole.db')
  await runBackupCommand(config, [whole])
  const bytes = readFileSync(whole)
  const bad = (name: string, content: Uint8Array) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const zeroed = Buffer.from(bytes).fill(0, 4096, 20_000)
  const cut = bad('cut.db', bytes)
  truncateSync(cut, bytes.length - 10_000)
  const foreign = join(folder, 'foreign.db')
  const other = new DatabaseSync(foreign)
  other.exec('create table recipes (name text)')
  other.close()
  const newer = bad('newer.db', bytes)
  const later = new DatabaseSync(newer)
  later.exec("insert into kysely_migration values ('999-the-future', '2030-01-01')")
  later.close()
  for (const [file, why] of [
    [bad('zeroed.db', zeroed), 'is damaged'],
    [cut, 'is damaged'],
    [foreign, 'no backup of Talewick'],
    [newer, 'newer version of Talewick'],
    [bad('letter.txt', Buffer.from('Dear Hana')), 'is not a backup'],
    [bad('empty', Buffer.alloc(0)), 'is not a backup'],
    [join(folder, 'nothing'), 'There is no backup']
  ] as const)
    await expect(runRestoreCommand(config, [file, '--replace'])).rejects.toThrow(why)
  expect(await families(config.database)).toEqual(['hana'])
  expect(readdirSync(config.dataDir).toSorted()).toEqual(['talewick.db'])
})

for (const engine of ENGINES)
  test(`why a restore was refused is said, also where the database cannot be closed [${engine}]`, async ({ skip }) => {
    const { dataDir, ...own } = dataDirOf()
    const database = engine === 'sqlite' ? own.database : await emptyDatabase('postgres')
    if (database === null) return skip('there is no PostgreSQL on this machine')
    await addFamilies(database, 'hana')
    const file = join(folder, 'copy')
    await runBackupCommand({ database }, [file])
    let server: OpenDatabase | null = null
    if (engine === 'sqlite') {
      const newer = new DatabaseSync(file)
      newer.exec("insert into kysely_migration values ('999-the-future', '2030-01-01')")
      newer.close()
    } else {
      server = await openDatabase(database)
      await server.db.selectFrom('users').select('id').execute()
    }
    const closing = vi.spyOn(Kysely.prototype, 'destroy').mockRejectedValue(new Error('The connection is gone'))
    const restoring = runRestoreCommand({ dataDir, database }, [file, '--replace'])
    const refused: unknown = await restoring.catch((error: unknown) => error)
    const left: unknown[] = [...closing.mock.contexts]
    closing.mockRestore()
    for (const opened of left) if (opened instanceof Kysely) await opened.destroy()
    expect(left).toHaveLength(1)
    const why = engine === 'sqlite' ? 'newer version of Talewick' : 'Servers are connected'
    expect(refused).toMatchObject({ message: expect.stringContaining(why) })
    await server?.close()
  })

test('a backup never overwrites the database, and a failed one leaves the older one alone', async () => {
  const config = dataDirOf()
  await expect(runBackupCommand(config, [join(folder, 'x.db')])).rejects.toThrow('There is no database')
  await addFamilies(config.database, 'hana')
  const before = readFileSync(config.database.file)
  await expect(runBackupCommand(config, [config.database.file])).rejects.toThrow('is the database itself')
  expect(readFileSync(config.database.file)).toEqual(before)
  await expect(runBackupCommand(config, [folder])).rejects.toThrow('is a folder')
  await expect(runBackupCommand(config, [join(folder, 'none', 'x.db')])).rejects.toThrow('There is no folder')
  for (const args of [[], ['a', 'b'], ['--now']])
    await expect(runBackupCommand(config, args)).rejects.toThrow('npm run backup -- <file>')

  const older = join(folder, 'older.db')
  await runBackupCommand(config, [older])
  const whole = readFileSync(older)
  writeFileSync(config.database.file, 'SQLite format 3, and then nothing of the kind')
  await expect(runBackupCommand(config, [older])).rejects.toThrow('file is not a database')
  expect(readFileSync(older)).toEqual(whole)
  expect(existsSync(`${older}.part`)).toBe(false)
})

test('without the programs of PostgreSQL both commands say what to install', async () => {
  const programs = join(folder, 'no programs')
  mkdirSync(programs)
  chmodSync(programs, 0o755)
  vi.stubEnv('PATH', programs)
  const config = { dataDir: folder, database: { kind: 'postgres', url: 'postgres://wick:hush@db/talewick' } } as const
  await expect(runBackupCommand(config, [join(folder, 'x.dump')])).rejects.toThrow(
    /^pg_dump is not on this machine: install the PostgreSQL client programs: apt-get install postgresql-client/
  )
  writeFileSync(join(folder, 'y.dump'), 'PGDMP')
  await expect(runRestoreCommand(config, [join(folder, 'y.dump')])).rejects.toThrow('pg_restore is not on this machine')
})

test('the password of PostgreSQL is in no argument, and in no message', async () => {
  const programs = join(folder, 'programs')
  mkdirSync(programs)
  writeFileSync(
    join(programs, 'pg_dump'),
    `#!/bin/sh\necho "$@" > ${join(folder, 'arguments')}\necho "$PGPASSWORD" > ${join(folder, 'password')}\necho 'no such server' >&2\nexit 1\n`,
    { mode: 0o755 }
  )
  vi.stubEnv('PATH', `${programs}:${process.env['PATH'] ?? ''}`)
  const database: DatabaseChoice = { kind: 'postgres', url: 'postgres://wick:h%40sh@db:5432/talewick?sslmode=require' }
  await expect(runBackupCommand({ database }, [join(folder, 'x.dump')])).rejects.toThrow(
    'pg_dump failed: no such server'
  )
  expect(readFileSync(join(folder, 'arguments'), 'utf8')).toContain('postgres://wick@db:5432/talewick?sslmode=require')
  expect(readFileSync(join(folder, 'password'), 'utf8')).toBe('h@sh\n')
  expect(existsSync(join(folder, 'x.dump.part'))).toBe(false)
})
