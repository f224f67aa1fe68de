import { type CompiledQuery, type DatabaseConnection, type Driver, Kysely, type Transaction } from 'kysely'
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Database } from './schema.ts'
import type { ReaderOf } from './sqlite.ts'
import { isDiskFull } from './storage-faults.ts'

export type Db = Kysely<Database>
export type Tx = Transaction<Database>
export type Engine = 'sqlite' | 'postgres'

export interface OpenDatabase {
  db: Db
  engine: Engine
  close: () => Promise<void>
}

export type DatabaseChoice = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string }

const MOST_ATTEMPTS = 6
const readers = new WeakMap<Db, ReaderOf>()
const openTransactions = new AsyncLocalStorage<{ isOpen: boolean }>()

/** Opens the family's database; the engine's own driver is loaded only when it is the one in use. */
export async function openDatabase(
  choice: DatabaseChoice,
  hooks: { onFull?: () => boolean; longestWaitMs?: number } = {}
): Promise<OpenDatabase> {
  const { dialect, readerOf } =
    choice.kind === 'sqlite'
      ? (await import('./sqlite.ts')).openSqlite(choice.file, hooks)
      : { dialect: (await import('./postgres.ts')).postgresDialect(choice.url), readerOf: null }
  const db = new Kysely<Database>({
    dialect: {
      createDriver: () => guarded(dialect.createDriver()),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createAdapter: () => dialect.createAdapter(),
      createIntrospector: (db) => dialect.createIntrospector(db)
    }
  })
  if (readerOf !== null) readers.set(db, readerOf)
  return { db, engine: choice.kind, close: () => db.destroy() }
}

/**
 * What answers a query that only reads, where the engine can do so without waiting (SQLite). It says null while a
 * transaction is open: then, and where there is no such reader, the query goes the ordinary way.
 */
export function readerAtOnce<R>(db: Db, query: CompiledQuery<R>): ((values: readonly unknown[]) => R[] | null) | null {
  return readers.get(db)?.(query) ?? null
}

/**
 * The one way to change several rows together. Serialisation failures, deadlocks and a busy file are tried again, so
 * `work` must touch nothing but the transaction it is given.
 */
export async function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const scope = { isOpen: true }
    try {
      return await db.transaction().execute((tx) => openTransactions.run(scope, () => work(tx)))
    } catch (error) {
      // A full disk has made room of its reserve, perhaps: once is worth a try.
      const mayHelp = isTransient(error) || (attempt === 1 && isDiskFull(error))
      if (attempt === MOST_ATTEMPTS || !mayHelp) throw error
      await sleep(5 * 2 ** attempt * (0.5 + Math.random()))
    } finally {
      scope.isOpen = false
    }
  }
}

/** True for a row that exists already. On PostgreSQL the transaction is lost then: prefer `on conflict do nothing`. */
export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === '23505' || sqliteCode(error) === 2067 || sqliteCode(error) === 1555
}

function isTransient(error: unknown): boolean {
  const state = sqlState(error)
  const code = sqliteCode(error)
  // SQLITE_BUSY and SQLITE_LOCKED with all their extended forms.
  return state === '40001' || state === '40P01' || (code !== null && ((code & 0xff) === 5 || (code & 0xff) === 6))
}

function sqlState(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
}

function sqliteCode(error: unknown): number | null {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : null
}

/**
 * A query on the outer database inside an open transaction waits for a connection that only the transaction's end sets
 * free. That is a bug in the caller, and it must be an error at once and on both engines, not a silent stand-still.
 */
function guarded(driver: Driver): Driver {
  return {
    init: (options) => driver.init(options),
    acquireConnection: (options) => {
      if (openTransactions.getStore()?.isOpen === true)
        throw new Error('Inside a transaction every query must go through the transaction itself')
      return driver.acquireConnection(options)
    },
    beginTransaction: (connection: DatabaseConnection, settings) => driver.beginTransaction(connection, settings),
    commitTransaction: (connection) => driver.commitTransaction(connection),
    rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
    releaseConnection: (connection, options) => driver.releaseConnection(connection, options),
    destroy: (options) => driver.destroy(options)
  }
}
