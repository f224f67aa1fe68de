import { type Expression, type RawBuilder, sql } from 'kysely'

import type { SessionUserId } from '#server/session.ts'
import type { Engine, Tx } from './client.ts'

interface Lockable<Query> {
  modifyEnd(modifier: Expression<unknown>): Query
}

/** SQLite has one writer and "immediate" transactions: an open one has every lock there is. */
function locked<Query extends Lockable<Query>>(query: Query, engine: Engine, lock: RawBuilder<unknown>): Query {
  return engine === 'postgres' ? query.modifyEnd(lock) : query
}

/** The rows that are found can be neither changed nor removed by others until the transaction ends. */
export function forUpdate<Query extends Lockable<Query>>(query: Query, engine: Engine): Query {
  return locked(query, engine, sql`for update`)
}

/** The rows that are found stay as they are until the transaction ends; others may hold them in the same way. */
export function forShare<Query extends Lockable<Query>>(query: Query, engine: Engine): Query {
  return locked(query, engine, sql`for share`)
}

/** As `forUpdate`, without waiting: rows that another transaction holds are not found. */
export function forUpdateSkipLocked<Query extends Lockable<Query>>(query: Query, engine: Engine): Query {
  return locked(query, engine, sql`for update skip locked`)
}

/** No other request adds to this family, or changes its account, until the transaction ends. */
export async function lockFamily(userId: SessionUserId, tx: Tx, engine: Engine): Promise<void> {
  await forUpdate(tx.selectFrom('users').select('id').where('id', '=', userId), engine).execute()
}
