import { sql } from 'kysely'
import { createHash } from 'node:crypto'

import type { Db, Tx } from './client.ts'

/**
 * Counts something, exactly, over all nodes, in windows of so many seconds. `what` is kept as a hash: it may name a
 * person. @returns how often it happened in this window, this time included, and how long the window still lasts
 */
export async function countHit(
  db: Db | Tx,
  at: Date,
  { what, seconds }: { what: string; seconds: number }
): Promise<{ hits: number; msLeft: number }> {
  const now = at.getTime()
  const length = seconds * 1000
  const start = now - (now % length)
  const row = await db
    .insertInto('rate_limits')
    .values({
      key: keyOf(what),
      window_start: new Date(start).toISOString(),
      hits: 1,
      expires_at: new Date(start + length).toISOString()
    })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql<number>`case when rate_limits.window_start = excluded.window_start then rate_limits.hits + 1 else 1 end`,
        window_start: sql<string>`excluded.window_start`,
        expires_at: sql<string>`excluded.expires_at`
      })
    )
    .returning('hits')
    .executeTakeFirstOrThrow()
  return { hits: row.hits, msLeft: start + length - now }
}

/** Takes something that may be taken once, over all nodes, until a moment. @returns false when another has it */
export async function takeOnce(db: Db, at: Date, { what, until }: { what: string; until: Date }): Promise<boolean> {
  const taken = await db
    .insertInto('rate_limits')
    .values({ key: keyOf(what), window_start: at.toISOString(), hits: 1, expires_at: until.toISOString() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  return taken !== undefined
}

/** Leaves to others what `takeOnce` took. */
export async function giveBack(db: Db, what: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', keyOf(what)).execute()
}

function keyOf(what: string): string {
  return createHash('sha256').update(what).digest('hex')
}
