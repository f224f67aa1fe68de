import { sql } from 'kysely'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'

import { emptyDatabase, ENGINES } from '#tests/support/database.ts'
import { type Db, isUniqueViolation, openDatabase, transaction, type Tx } from './client.ts'
import { migrate } from './migrate.ts'
import { forUpdate } from './row-lock.ts'

for (const engine of ENGINES) {
  const databaseTest = (name: string, run: (db: Db) => Promise<void>) =>
    test(`${name} [${engine}]`, async ({ skip }) => {
      const choice = await emptyDatabase(engine)
      if (choice === null) return skip('there is no PostgreSQL on this machine')
      const { db, close } = await openDatabase(choice)
      try {
        await run(db)
      } finally {
        await close()
      }
    })

  databaseTest('what fails half-way never happened', async (db) => {
    await expect(
      transaction(db, async (tx) => {
        await addUser(tx, 'a')
        throw new Error('changed my mind')
      })
    ).rejects.toThrow('changed my mind')
    expect(await userIds(db)).toEqual([])
  })

  databaseTest('queries beside an open transaction wait or pass, and never stand still', async (db) => {
    const opened = Promise.withResolvers<void>()
    const slow = transaction(db, async (tx) => {
      await addUser(tx, 'a')
      opened.resolve()
      await sleep(60)
      await addUser(tx, 'b')
    })
    await opened.promise
    const beside = Promise.all([userIds(db), addUser(db, 'c'), transaction(db, (tx) => addUser(tx, 'd')), userIds(db)])
    await Promise.all([slow, beside])
    expect(await userIds(db)).toEqual(['a', 'b', 'c', 'd'])
  })

  databaseTest('a query past the transaction, from inside it, is an error at once', async (db) => {
    await expect(
      transaction(db, async (tx) => {
        await addUser(tx, 'a')
        await userIds(db)
      })
    ).rejects.toThrow('Inside a transaction every query must go through the transaction itself')
    await expect(transaction(db, () => transaction(db, (tx) => addUser(tx, 'a')))).rejects.toThrow(
      'Inside a transaction'
    )
    expect(await userIds(db)).toEqual([])
  })

  databaseTest('work that was only started inside a transaction may use the database afterwards', async (db) => {
    const later = Promise.withResolvers<string[]>()
    await transaction(db, async (tx) => {
      await addUser(tx, 'a')
      setTimeout(() => void userIds(db).then(later.resolve, later.reject), 20)
    })
    expect(await later.promise).toEqual(['a'])
  })

  databaseTest('many transactions that read and write the same row lose no update', async (db) => {
    await addUser(db, 'a')
    await sql`insert into login_failures (key, failures, last_failed_at) values ('k', 0, 'now')`.execute(db)
    const bump = () =>
      transaction(db, async (tx) => {
        const found = tx.selectFrom('login_failures').select('failures').where('key', '=', 'k')
        const { failures } = await forUpdate(found, engine).executeTakeFirstOrThrow()
        await sql`update login_failures set failures = ${failures + 1} where key = 'k'`.execute(tx)
      })
    await Promise.all(Array.from({ length: 25 }, bump))
    expect(await db.selectFrom('login_failures').select('failures').execute()).toEqual([{ failures: 25 }])
  })

  databaseTest('a transaction that lost to another is tried again', async (db) => {
    let attempts = 0
    const answer = await transaction(db, async (tx) => {
      await addUser(tx, 'a')
      if (++attempts < 3) throw Object.assign(new Error('could not serialize access'), { code: '40001' })
      return 'done'
    })
    expect([answer, attempts, await userIds(db)]).toEqual(['done', 3, ['a']])
  })

  databaseTest('a second row with the same key is recognised as such', async (db) => {
    await addUser(db, 'a')
    const error: unknown = await addUser(db, 'a').catch((reason: unknown) => reason)
    expect(isUniqueViolation(error)).toBe(true)
    expect(isUniqueViolation(new Error('no'))).toBe(false)
  })

  databaseTest('an account takes everything of its family along', async (db) => {
    await addUser(db, 'a')
    await db
      .insertInto('story_memory')
      .values({ user_id: 'a', story_id: 's', plot_id: 'p', line_ids: '[]', created_at: 'now' })
      .execute()
    await db
      .insertInto('sessions')
      .values({ token_hash: 't', user_id: 'a', kind: 'web', created_at: 'now', auth_at: 'now', seen_at: 'now' })
      .execute()
    await db.deleteFrom('users').where('id', '=', 'a').execute()
    expect(await db.selectFrom('story_memory').select('story_id').execute()).toEqual([])
    expect(await db.selectFrom('sessions').select('user_id').execute()).toEqual([])
  })

  test(`several nodes may bring a new database up to date at the same moment [${engine}]`, async ({ skip }) => {
    const folder = mkdtempSync(join(tmpdir(), 'talewick-migrate-'))
    const existing = engine === 'postgres' ? await emptyDatabase('postgres') : null
    if (engine === 'postgres' && existing === null) return skip('there is no PostgreSQL on this machine')
    const choice = existing ?? { kind: 'sqlite' as const, file: join(folder, 'new.db') }
    const nodes = await Promise.all([1, 2, 3].map(() => openDatabase(choice)))
    if (engine === 'postgres')
      await sql`drop schema public cascade; create schema public`.execute(nodes[0]?.db ?? fail())
    const applied = await Promise.all(nodes.map((node) => migrate(node)))
    expect(applied.map((names) => names.length).toSorted((a, b) => a - b)).toEqual([0, 0, applied.flat().length])
    expect(applied.flat()[0]).toBe('001-families-and-stories')
    for (const node of nodes) {
      await addUser(node.db, `user ${nodes.indexOf(node)}`)
      await node.close()
    }
    rmSync(folder, { recursive: true, force: true })
  })
}

test('a PostgreSQL connection that is lost in the middle ends what ran on it, and nothing else', async ({ skip }) => {
  const choice = await emptyDatabase('postgres')
  if (choice?.kind !== 'postgres') return skip('there is no PostgreSQL on this machine')
  const { db, close } = await openDatabase(choice)
  const hangman = new pg.Client({ connectionString: choice.url })
  await hangman.connect()
  const cut = async (on: Tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(on)
    return async () => await hangman.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  }
  // Between two queries of a transaction no query waits for an answer: the loss arrives as an event alone, and one
  // without a listener ends the process.
  const between = transaction(db, async (tx) => {
    await addUser(tx, 'a')
    const end = await cut(tx)
    await end()
    await sleep(100)
    await addUser(tx, 'b')
  })
  // On a slow machine the loss comes a moment later, with the query: then the engine's own words are told.
  await expect(between).rejects.toThrow(/not queryable|terminat/)
  const inside = transaction(db, async (tx) => {
    const end = await cut(tx)
    await Promise.all([sql`select pg_sleep(20)`.execute(tx), sleep(50).then(end)])
  })
  await expect(inside).rejects.toThrow('terminat')
  await sleep(100)
  await addUser(db, 'c')
  expect(await userIds(db)).toEqual(['c'])
  await hangman.end()
  await close()
})

test('SQLite forces every commit to the disk and keeps its promises between tables', async () => {
  const { db, close } = await openDatabase((await emptyDatabase('sqlite')) ?? fail())
  const pragma = async (name: string) => (await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db)).rows[0]
  expect(await pragma('synchronous')).toEqual({ synchronous: 2 })
  expect(await pragma('journal_mode')).toEqual({ journal_mode: 'wal' })
  expect(await pragma('foreign_keys')).toEqual({ foreign_keys: 1 })
  await close()
})

test('a file that another process holds is waited for while everything else goes on', async () => {
  const choice = (await emptyDatabase('sqlite')) ?? fail()
  const [holder, other] = [await openDatabase(choice), await openDatabase(choice)]
  const held = Promise.withResolvers<void>()
  const began = Promise.withResolvers<void>()
  const holding = transaction(holder.db, async (tx) => {
    await addUser(tx, 'a')
    began.resolve()
    await held.promise
  })
  await began.promise
  const writing = Promise.all([addUser(other.db, 'b'), transaction(other.db, (tx) => addUser(tx, 'c'))])
  // A writer that waited within SQLite would let no timer by until it gave up.
  for (let turn = 0; turn < 20; turn += 1) await sleep(10)
  held.resolve()
  await Promise.all([holding, writing])
  expect(await userIds(other.db)).toEqual(['a', 'b', 'c'])
  await holder.close()
  await other.close()
})

function fail(): never {
  throw new Error('There is no database')
}

async function addUser(db: Db | Tx, id: string): Promise<void> {
  await db
    .insertInto('users')
    .values({
      id,
      email: `${id}@example.org`,
      first_name: 'A',
      last_name: 'B',
      password_hash: 'x',
      email_verified_at: null,
      is_admin: 0,
      created_at: 'now'
    })
    .execute()
}

async function userIds(db: Db): Promise<string[]> {
  return (await db.selectFrom('users').select('id').orderBy('id').execute()).map((row) => row.id)
}
