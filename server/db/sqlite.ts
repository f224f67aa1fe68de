import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler
} from 'kysely'
import { statSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

import { DatabaseGone, isDiskFull } from './storage-faults.ts'

const MOST_STATEMENTS = 200
/** How long another process may hold the file, unless it is said otherwise. */
const LONGEST_WAIT_MS = 5000
/** How long those who only read may not know that the file was removed. */
const GONE_STEP_MS = 100

export interface SqliteHooks {
  /** The disk is full. @returns whether room was made: then the statement is worth another try */
  onFull?: (() => boolean) | undefined
  /** How long another process may hold the file before we give up on a query; five seconds. */
  longestWaitMs?: number | undefined
}

/**
 * How a reading query, which is asked again and again, is answered on the spot with each set of values; null when it has to
 * wait in line with the others.
 */
export interface ReaderOf {
  <R>(query: CompiledQuery<R>): (values: readonly unknown[]) => R[] | null
}

/**
 * Kysely on Node's own SQLite: one connection, one queue, every commit on the disk before it is acknowledged. `readerOf`
 * passes by the queue while it is empty.
 */
export function openSqlite(file: string, hooks: SqliteHooks = {}): { dialect: Dialect; readerOf: ReaderOf } {
  const driver = new QueuedDriver(openLater(file), hooks)
  return {
    dialect: {
      createDriver: () => driver,
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createAdapter: () => new QueuedAdapter(),
      createIntrospector: (db) => new SqliteIntrospector(db)
    },
    readerOf: (query) => driver.readerOf(query)
  }
}

// The driver below queues by itself; Kysely's own queue would hide the guard in client.ts.
class QueuedAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }

  // SQLite's tables are made and unmade in transactions like rows; Kysely does not count on it.
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/**
 * SQLite has one writer. A query that asks for the connection while a transaction holds it waits in line; everything else
 * runs at once, because Node's SQLite answers synchronously.
 */
class QueuedDriver extends SqliteDriver {
  #isTaken = false
  readonly #waiting: (() => void)[] = []
  readonly #file: LateFile
  readonly #hooks: SqliteHooks
  #connection: DatabaseConnection | null = null
  /** Between a transaction's begin and its end, also when SQLite itself has ended it meanwhile. */
  #isInside = false

  constructor(file: LateFile, hooks: SqliteHooks) {
    super({ database: () => Promise.resolve(file.open()) })
    this.#file = file
    this.#hooks = hooks
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    // What is written into a file that was removed or replaced is lost with the process.
    if (this.#file.isGone()) throw new DatabaseGone('The database file is not the one that was opened')
    await this.#takeTurn()
    this.#connection ??= this.#patient(await super.acquireConnection())
    return this.#connection
  }

  override async releaseConnection(): Promise<void> {
    this.#passTurn()
    await super.releaseConnection()
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // "immediate": a transaction that starts reading and then writes could lose its snapshot to another process.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
    this.#isInside = true
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection)
    this.#isInside = false
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    this.#isInside = false
    // On a full disk SQLite has rolled back by itself: a second time would hide why.
    if (this.#file.isInTransaction()) await super.rollbackTransaction(connection)
  }

  /** The rows, unless there is a queue, the file is not open yet, or another process holds it. */
  readerOf<R>(query: CompiledQuery<R>): (values: readonly unknown[]) => R[] | null
  readerOf({ sql }: CompiledQuery): (values: readonly unknown[]) => unknown[] | null {
    let read: ReadRows | null = null
    return (values) => {
      if (this.#isTaken || this.#file.wasGone()) return null
      try {
        read ??= this.#file.reader(sql)
        return read?.(values) ?? null
      } catch (error) {
        if (isBusy(error)) return null
        throw error
      }
    }
  }

  async #takeTurn(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#isTaken = true
  }

  #passTurn(): void {
    const next = this.#waiting.shift()
    // Handing over keeps the place: a newcomer between the two must not overtake.
    if (next !== undefined) next()
    else this.#isTaken = false
  }

  /**
   * Another process may hold the file (a second node, a backup). SQLite's own waiting would stop this whole process, so
   * it is kept short and the rest of the waiting happens here, while others use the connection: reading goes on. Only a
   * transaction's begin and single statements can meet a busy file, and those have done nothing yet.
   */
  #patient(connection: DatabaseConnection): DatabaseConnection {
    const execute = async <R>(query: CompiledQuery) => {
      const deadline = performance.now() + (this.#hooks.longestWaitMs ?? LONGEST_WAIT_MS)
      for (let isRetried = false; ;)
        try {
          return await connection.executeQuery<R>(query)
        } catch (error) {
          if (isDiskFull(error)) {
            // Inside a transaction the whole of it is gone, and is begun anew by `transaction`.
            const hasRoom = this.#hooks.onFull?.() === true
            if (!hasRoom || isRetried || this.#isInside) throw error
            isRetried = true
          } else {
            if (!isBusy(error) || performance.now() > deadline) throw error
            this.#passTurn()
            await sleep(5 + Math.random() * 15)
            await this.#takeTurn()
          }
        }
    }
    return {
      executeQuery: execute,
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize)
    }
  }
}

type ReadRows = (values: readonly unknown[]) => unknown[]

/** The file, which is opened with the first query. */
interface LateFile {
  open(): SqliteDatabase
  isInTransaction(): boolean
  /** Removed, or another one under its name. */
  isGone(): boolean
  /** The same as it was a moment ago, for those who only read. */
  wasGone(): boolean
  /** A statement of its own; null before the file is open. */
  reader(sql: string): ReadRows | null
}

function openLater(file: string): LateFile {
  let opened: ReturnType<typeof openFile> | null = null
  let inode = 0
  let lookedAt = Number.NEGATIVE_INFINITY
  let wasGone = false
  const isGone = () => opened !== null && statSync(file, { throwIfNoEntry: false })?.ino !== inode
  return {
    open() {
      opened = openFile(file)
      inode = statSync(file).ino
      return opened.wrapped
    },
    isInTransaction: () => opened?.database.isTransaction === true,
    isGone,
    wasGone() {
      const now = performance.now()
      if (now - lookedAt > GONE_STEP_MS) {
        lookedAt = now
        wasGone = isGone()
      }
      return wasGone
    },
    reader: (sql) => (opened === null ? null : readRows(opened.database.prepare(sql)))
  }
}

function isBusy(error: unknown): boolean {
  return (
    error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' && (error.errcode & 0xff) === 5
  )
}

function openFile(file: string): { database: DatabaseSync; wrapped: SqliteDatabase } {
  const database = new DatabaseSync(file, { timeout: LONGEST_WAIT_MS, enableForeignKeyConstraints: true })
  // FULL is said explicitly: with WAL some builds default to NORMAL, which loses acknowledged rows in a power cut.
  // What is deleted is overwritten: a family that left is not to be found in the file.
  database.exec(
    'pragma secure_delete = on; pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -16000; pragma busy_timeout = 5;'
  )
  overwriteOldRemains(database)
  const statements = new Map<string, ReturnType<typeof wrap>>()
  const wrapped: SqliteDatabase = {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql)
      if (known !== undefined) {
        statements.delete(sql)
        statements.set(sql, known)
        return known
      }
      const statement = wrap(database.prepare(sql))
      statements.set(sql, statement)
      const oldest = statements.keys().next()
      if (statements.size > MOST_STATEMENTS && oldest.done !== true) statements.delete(oldest.value)
      return statement
    }
  }
  return { database, wrapped }
}

/** Raised when a version overwrites what earlier ones left in free pages. */
const OVERWRITTEN = 1

/** A file of a version that did not overwrite holds deleted rows in its free pages: it is written anew, once. */
function overwriteOldRemains(database: DatabaseSync): void {
  const version = database.prepare('pragma user_version').get()?.['user_version']
  if (typeof version === 'number' && version >= OVERWRITTEN) return
  try {
    const { freelist_count: free } = database.prepare('pragma freelist_count').get() ?? {}
    if (free !== 0) database.exec('vacuum')
    database.exec(`pragma user_version = ${OVERWRITTEN}`)
  } catch (error) {
    // Another process is at it, or there is no room: the next start tries again.
    if (!isBusy(error) && !isDiskFull(error)) throw error
  }
}

function wrap(statement: StatementSync) {
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]): unknown[] => statement.all(...parameters.map(inputValue)),
    run: (parameters: readonly unknown[]) => statement.run(...parameters.map(inputValue)),
    iterate: (parameters: readonly unknown[]): IterableIterator<unknown> =>
      statement.iterate(...parameters.map(inputValue))
  }
}

/**
 * The same rows as `all`, sooner: Node makes an object of a row as a dictionary, which is slow to make and slow to look
 * into; here they are objects of one shape.
 */
function readRows(statement: StatementSync): ReadRows {
  statement.setReturnArrays(true)
  const names = statement.columns().map(({ name }) => name)
  const rowOf = (values: unknown) => {
    if (!Array.isArray(values)) throw new TypeError('A statement that was asked for lists answered something else')
    const row: Record<string, unknown> = {}
    for (let i = 0; i < names.length; i++) row[names[i] ?? ''] = values[i]
    return row
  }
  return (values) => statement.all(...values.map(inputValue)).map(rowOf)
}

function inputValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`SQLite takes text, numbers and null, not ${typeof value}`)
}
