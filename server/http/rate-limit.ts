import type { Db } from '#server/db/client.ts'
import { countHit } from '#server/db/count-hit.ts'
import { AppError } from '#server/errors.ts'
import type { Caller } from './web.ts'

export interface Limit {
  /** What is counted: calls with the same name share a counter. */
  name: string
  per: 'address' | 'network' | 'user'
  most: number
  /**
   * The same for calls that seem to come from this very machine, which is exempt without it. A proxy that adds no
   * header makes every stranger look like that, so what guesses passwords or writes emails always has this number.
   */
  mostLocal?: number
  seconds: number
  /** Said above it, where a moment's wait is not enough. */
  message?: string
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
  // The operator is not locked out of their own machine; what a user may do in an hour holds everywhere.
  const most = limit.per !== 'user' && who.caller.isLocal ? limit.mostLocal : limit.most
  if (most === undefined) return
  // An open call that a family may also make: a stranger is no family, and is counted by address.
  if (limit.per === 'user' && who.userId === null) return
  const subject = limit.per === 'user' ? who.userId : limit.per === 'address' ? who.caller.address : who.caller.network
  const { hits, msLeft } = await countHit(needs.db, needs.clock.now(), {
    what: `${limit.name}\n${limit.per}\n${subject}`,
    seconds: limit.seconds
  })
  if (hits > most) throw tooMany(msLeft / 1000, limit.message)
}

export function tooMany(
  retryAfterSeconds: number,
  message = 'Too many attempts. Please wait a moment and try again.'
): AppError {
  return new AppError('too-many', message, { retryAfterSeconds })
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
