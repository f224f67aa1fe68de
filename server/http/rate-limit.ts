import { createHash } from 'node:crypto'
import { sql } from 'kysely'

import { AppError } from '#server/errors.ts'
import type { Db } from '#server/db/client.ts'
import type { Caller } from './caller.ts'

export interface Limit {
  /** What is counted: calls with the same name share a counter. */
  name: string
  per: 'address' | 'network' | 'user'
  most: number
  seconds: number
}

interface Needs {
  db: Db
  clock: { now(): Date }
}

/** Counts one call, exactly, over all nodes. @throws AppError('too-many') above the limit */
export async function countCall(
  needs: Needs,
  limit: Limit,
  who: { caller: Caller; userId: string | null }
): Promise<void> {
  // Nobody is locked out of their own machine; what a user may do in an hour holds everywhere.
  if (limit.per !== 'user' && who.caller.isLocal) return
  // An open call that a family may also make: a stranger is no family, and is counted by address.
  if (limit.per === 'user' && who.userId === null) return
  const subject = limit.per === 'user' ? who.userId : limit.per === 'address' ? who.caller.address : who.caller.network
  const now = needs.clock.now().getTime()
  const length = limit.seconds * 1000
  const start = now - (now % length)
  const end = new Date(start + length).toISOString()
  const row = await needs.db
    .insertInto('rate_limits')
    .values({
      key: createHash('sha256').update(`${limit.name}\n${limit.per}\n${subject}`).digest('hex'),
      window_start: new Date(start).toISOString(),
      hits: 1,
      expires_at: end
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
  if (row.hits > limit.most) throw tooMany((start + length - now) / 1000)
}

export function tooMany(retryAfterSeconds: number): AppError {
  return new AppError('too-many', 'Too many attempts. Please wait a moment and try again.', { retryAfterSeconds })
}

/**
 * The limit on everything stays in memory and counts per node: it is there against a flood, and a write for every read
 * would be a flood of our own.
 */
export function createFloodGate(most: number, seconds: number): (subject: string, now: Date) => void {
  let counts = new Map<string, number>()
  let windowStart = 0
  return (subject, now) => {
    const length = seconds * 1000
    const start = now.getTime() - (now.getTime() % length)
    if (start !== windowStart) {
      windowStart = start
      counts = new Map()
    }
    const hits = (counts.get(subject) ?? 0) + 1
    counts.set(subject, hits)
    if (hits > most) throw tooMany((start + length - now.getTime()) / 1000)
  }
}
