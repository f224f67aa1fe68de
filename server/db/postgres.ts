import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'

const BIGINT = 20

/** Milliseconds. A server that is frozen refuses nothing and ends nothing by itself: then the client stops waiting for it. */
const LONGEST_WAIT = { connectMs: 5000, queryMs: 15_000 }

/** Kysely on PostgreSQL. Counts come as numbers, as on SQLite. */
export function postgresDialect(url: string, longestWait = LONGEST_WAIT): Dialect {
  const types = new pg.TypeOverrides()
  types.setTypeParser(BIGINT, Number)
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: longestWait.connectMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    query_timeout: longestWait.queryMs,
    keepAlive: true,
    types
  })
  // A connection that dies while idle is replaced by the pool at the next query; without a listener it ends the process.
  pool.on('error', () => undefined)
  // While a connection is in use the pool does not listen to it. Its user hears of the loss by the next query.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return new PostgresDialect({ pool })
}
