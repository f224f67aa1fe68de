import { createHash } from 'node:crypto'
import { sql } from 'kysely'

import type { AppContext } from '#server/context.ts'
import { transaction, type Tx } from '#server/db/client.ts'
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
 *
 * An attempt counts as a failure from here on, until `clearFailures` says that it was none: a hundred guesses sent at
 * the same moment are then a hundred guesses, and not a hundred first ones.
 * @throws AppError('too-many') while the pause lasts; that attempt is not counted
 */
export async function throttleLogin(needs: Needs, attempt: LoginAttempt): Promise<void> {
  const now = needs.clock.now()
  const anywhere = await transaction(needs.db, async (tx) => {
    const left = pauseLeft(await takeFailures(needs, tx, placeKey(attempt)), now)
    if (left > 0)
      throw new AppError('too-many', 'Too many attempts. Please wait a moment and try again.', {
        retryAfterSeconds: left / 1000
      })
    await countFailure(tx, placeKey(attempt), now)
    return await countFailure(tx, accountKey(attempt), now)
  })
  if (!attempt.isKnownDevice && anywhere > FREE_FROM_ANYWHERE) await needs.clock.sleep(HELD_BACK_MS)
}

/** The right password ends the pauses of its own network, and was no failure; what others try elsewhere stays counted. */
export async function clearFailures({ db }: Pick<Needs, 'db'>, attempt: LoginAttempt): Promise<void> {
  await db.deleteFrom('login_failures').where('key', '=', placeKey(attempt)).execute()
  await db
    .updateTable('login_failures')
    .set((set) => ({ failures: set('failures', '-', 1) }))
    .where('key', '=', accountKey(attempt))
    .where('failures', '>', 0)
    .execute()
}

interface Failures {
  failures: number
  lastFailedAt: number
}

function pauseLeft({ failures, lastFailedAt }: Failures, now: Date): number {
  const over = failures - FREE_FROM_ONE_PLACE
  if (over < 0) return 0
  return lastFailedAt + Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** over) - now.getTime()
}

/** The failures of the last hour; nobody else counts under this key until the transaction ends. */
async function takeFailures({ clock }: Needs, tx: Tx, key: string): Promise<Failures> {
  // One statement that makes the row or changes nothing in it: between two of them somebody may forget it.
  const row = await tx
    .insertInto('login_failures')
    .values({ key, failures: 0, last_failed_at: clock.now().toISOString() })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ failures: sql<number>`login_failures.failures` }))
    .returning(['failures', 'last_failed_at'])
    .executeTakeFirstOrThrow()
  const lastFailedAt = Date.parse(row.last_failed_at)
  return { failures: clock.now().getTime() - lastFailedAt > HOUR ? 0 : row.failures, lastFailedAt }
}

/** @returns how many there are now */
async function countFailure(tx: Tx, key: string, now: Date): Promise<number> {
  const stale = new Date(now.getTime() - HOUR).toISOString()
  const row = await tx
    .insertInto('login_failures')
    .values({ key, failures: 1, last_failed_at: now.toISOString() })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        failures: sql<number>`case when login_failures.last_failed_at < ${stale} then 1 else login_failures.failures + 1 end`,
        last_failed_at: now.toISOString()
      })
    )
    .returning('failures')
    .executeTakeFirstOrThrow()
  return row.failures
}

function placeKey({ email, network }: LoginAttempt): string {
  return createHash('sha256').update(`place\n${email}\n${network}`).digest('hex')
}

function accountKey({ email }: LoginAttempt): string {
  return createHash('sha256').update(`account\n${email}`).digest('hex')
}
