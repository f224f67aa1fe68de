import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'

const BIGINT = 20

/** Kysely on PostgreSQL. Counts come as numbers, as on SQLite. */
export function postgresDialect(url: string): Dialect {
  const types = new pg.TypeOverrides()
  types.setTypeParser(BIGINT, Number)
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    // A server that is frozen ends no statement by itself: the client stops waiting for it.
    query_timeout: 15_000,
    keepAlive: true,
    types
  })
  // A connection that dies while idle is replaced by the pool at the next query; without a listener it ends the process.
  pool.on('error', () => undefined)
  // While a connection is in use the pool does not listen to it. Its user hears of the loss by the next query.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return new PostgresDialect({ pool })
}
