import { createHash } from 'node:crypto'
import { sql } from 'kysely'

import type { AppContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'

type Needs = Pick<AppContext, 'db' | 'clock'>

const HOUR = 60 * 60 * 1000
/** Failures that cost nothing: a parent in the dark mistypes. */
const FREE_FROM_ONE_PLACE = 5
const FREE_FROM_ANYWHERE = 20
const SHORTEST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 5 * 60 * 1000
/** How long an answer is held back when the whole world guesses at one account. */
const HELD_BACK_MS = 3000

export interface LoginAttempt {
  email: string
  network: string
  /** The owner has signed in with this very browser before. */
  isKnownDevice: boolean
}

/**
 * Slows guessing down and locks nobody out. From one network, failures cost a growing pause (only that network waits).
 * From everywhere together they make every answer late by a few seconds, except in a browser the owner has used.
 * @throws AppError('too-many') while the pause lasts
 */
export async function brake(needs: Needs, attempt: LoginAttempt): Promise<void> {
  const now = needs.clock.now().getTime()
  const here = await findFailures(needs, placeKey(attempt))
  const over = here.failures - FREE_FROM_ONE_PLACE
  if (over >= 0) {
    const pause = Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** over)
    const left = here.lastFailedAt + pause - now
    if (left > 0)
      throw new AppError('too-many', 'Too many attempts. Please wait a moment and try again.', {
        retryAfterSeconds: left / 1000
      })
  }
  if (attempt.isKnownDevice) return
  const anywhere = await findFailures(needs, accountKey(attempt))
  if (anywhere.failures >= FREE_FROM_ANYWHERE) await needs.clock.sleep(HELD_BACK_MS)
}

export async function countFailure(needs: Needs, attempt: LoginAttempt): Promise<void> {
  const now = needs.clock.now()
  const stale = new Date(now.getTime() - HOUR).toISOString()
  for (const key of [placeKey(attempt), accountKey(attempt)])
    await needs.db
      .insertInto('login_failures')
      .values({ key, failures: 1, last_failed_at: now.toISOString() })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          failures: sql<number>`case when login_failures.last_failed_at < ${stale} then 1 else login_failures.failures + 1 end`,
          last_failed_at: now.toISOString()
        })
      )
      .execute()
}

/** The right password ends the pauses of its own network; what others try elsewhere stays counted. */
export async function forgetFailures(needs: Needs, attempt: LoginAttempt): Promise<void> {
  await needs.db.deleteFrom('login_failures').where('key', '=', placeKey(attempt)).execute()
}

async function findFailures(needs: Needs, key: string): Promise<{ failures: number; lastFailedAt: number }> {
  const row = await needs.db
    .selectFrom('login_failures')
    .select(['failures', 'last_failed_at'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (row === undefined) return { failures: 0, lastFailedAt: 0 }
  const lastFailedAt = Date.parse(row.last_failed_at)
  return needs.clock.now().getTime() - lastFailedAt > HOUR
    ? { failures: 0, lastFailedAt }
    : { failures: row.failures, lastFailedAt }
}

function placeKey({ email, network }: LoginAttempt): string {
  return createHash('sha256').update(`place\n${email}\n${network}`).digest('hex')
}

function accountKey({ email }: LoginAttempt): string {
  return createHash('sha256').update(`account\n${email}`).digest('hex')
}
