import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
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

const MOST_STATEMENTS = 200
/** How long another process may hold the file before we give up on a query. */
const LONGEST_WAIT_MS = 5000

/** Kysely on Node's own SQLite: one connection, one queue, every commit on the disk before it is acknowledged. */
export function sqliteDialect(file: string): Dialect {
  return {
    createDriver: () => new QueuedDriver(file),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new QueuedAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db)
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
 * SQLite has one writer. Whoever asks for the connection while a transaction holds it waits in line; everything else
 * runs at once, because Node's SQLite answers synchronously.
 */
class QueuedDriver extends SqliteDriver {
  #isTaken = false
  readonly #waiting: (() => void)[] = []
  #connection: DatabaseConnection | null = null

  constructor(file: string) {
    super({ database: () => Promise.resolve(openFile(file)) })
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#isTaken = true
    this.#connection ??= patient(await super.acquireConnection())
    return this.#connection
  }

  override async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift()
    // Handing over keeps the place: a newcomer between the two must not overtake.
    if (next !== undefined) next()
    else this.#isTaken = false
    await super.releaseConnection()
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // "immediate": a transaction that starts reading and then writes could lose its snapshot to another process.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

/**
 * Another process may hold the file (a second node, a backup). SQLite's own waiting would stop this whole process, so
 * it is kept short and the rest of the waiting happens here. Only a transaction's begin and single statements can meet
 * a busy file, and those have done nothing yet.
 */
function patient(connection: DatabaseConnection): DatabaseConnection {
  return {
    async executeQuery<R>(query: CompiledQuery) {
      const deadline = performance.now() + LONGEST_WAIT_MS
      for (;;)
        try {
          return await connection.executeQuery<R>(query)
        } catch (error) {
          if (!isBusy(error) || performance.now() > deadline) throw error
          await sleep(5 + Math.random() * 15)
        }
    },
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize)
  }
}

function isBusy(error: unknown): boolean {
  return (
    error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' && (error.errcode & 0xff) === 5
  )
}

function openFile(file: string): SqliteDatabase {
  const database = new DatabaseSync(file, { timeout: LONGEST_WAIT_MS, enableForeignKeyConstraints: true })
  // FULL is said explicitly: with WAL some builds default to NORMAL, which loses acknowledged rows in a power cut.
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -64000; pragma busy_timeout = 5;'
  )
  const statements = new Map<string, ReturnType<typeof wrap>>()
  return {
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

function inputValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`SQLite takes text, numbers and null, not ${typeof value}`)
}
