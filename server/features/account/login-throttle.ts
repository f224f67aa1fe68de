import { sql } from 'kysely'
import { createHash } from 'node:crypto'

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
/** Strangers' guesses at one account come this far apart, wherever they come from: a hundred, then ever fewer an hour. */
const PACE = [
  { from: FREE_FROM_ANYWHERE, ms: 3000 },
  { from: 100, ms: 60_000 }
] as const
/** An answer is held back this long at most; who would have to wait longer is told when to come again. */
const LONGEST_HELD_BACK_MS = 10_000

export interface LoginAttempt {
  email: string
  network: string
  /** The device, or session, with which the owner has signed in before: it has a counter of its own. Null for a stranger. */
  knownDevice: string | null
  /** What was typed has eighty bits of chance: it cannot be guessed, so the pace of strangers does not hold it back. */
  isOneTimePassword?: boolean
}

/**
 * Slows guessing down and locks no owner out. From one network, failures cost a growing pause; a browser the owner has
 * used is counted by itself, so that no stranger beside or behind the same proxy can bring that pause about. From
 * everywhere together, strangers' guesses at one account come one after the other and ever further apart.
 *
 * An attempt counts as a failure from here on, until `clearFailures` says that it was none: a hundred guesses sent at
 * the same moment are then a hundred guesses, and not a hundred first ones.
 * @throws AppError('too-many') while the pause lasts; that attempt is not counted
 */
export async function throttleLogin(needs: Needs, attempt: LoginAttempt): Promise<void> {
  const now = needs.clock.now()
  const heldBackMs = await transaction(needs.db, async (tx) => {
    const left = pauseLeft(await takeFailures(needs, tx, placeKey(attempt)), now)
    if (left > 0) throw tooMany(left)
    const wait = attempt.knownDevice === null ? await takeTurn(needs, tx, attempt) : 0
    await countFailure(tx, placeKey(attempt), now)
    return wait
  })
  if (heldBackMs > 0) await needs.clock.sleep(heldBackMs)
}

/** @returns how long this guess has to wait for its turn, in milliseconds; the next one comes after it */
async function takeTurn(needs: Needs, tx: Tx, attempt: LoginAttempt): Promise<number> {
  const now = needs.clock.now().getTime()
  const { failures, lastFailedAt } = await takeFailures(needs, tx, accountKey(attempt))
  const pace = PACE.findLast(({ from }) => failures >= from)?.ms ?? 0
  const turn = pace === 0 || attempt.isOneTimePassword === true ? now : Math.max(now, lastFailedAt + pace)
  if (turn - now > LONGEST_HELD_BACK_MS) throw tooMany(turn - now)
  await countFailure(tx, accountKey(attempt), new Date(turn))
  return turn - now
}

function tooMany(ms: number): AppError {
  return new AppError('too-many', 'Too many attempts. Please wait a moment and try again.', {
    retryAfterSeconds: ms / 1000
  })
}

/** The right password ends the pauses of its own network, and was no failure; what others try elsewhere stays counted. */
export async function clearFailures({ db }: Pick<Needs, 'db'>, attempt: LoginAttempt): Promise<void> {
  await db.deleteFrom('login_failures').where('key', '=', placeKey(attempt)).execute()
  if (attempt.knownDevice !== null) return
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

/** The failures of the last hour; no other request counts under this key until the transaction ends. */
async function takeFailures({ clock }: Needs, tx: Tx, key: string): Promise<Failures> {
  // One statement that makes the row or changes nothing in it: between two of them another request may delete it.
  const row = await tx
    .insertInto('login_failures')
    .values({ key, failures: 0, last_failed_at: clock.now().toISOString() })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ failures: sql<number>`login_failures.failures` }))
    .returning(['failures', 'last_failed_at'])
    .executeTakeFirstOrThrow()
  const now = clock.now().getTime()
  const lastFailedAt = Date.parse(row.last_failed_at)
  // Failures of tomorrow were written before the clock was set back: no pause lasts until it is there again.
  const isBelieved = lastFailedAt <= now + LONGEST_PAUSE_MS && now - lastFailedAt <= HOUR
  return { failures: isBelieved ? row.failures : 0, lastFailedAt }
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

function placeKey({ email, network, knownDevice }: LoginAttempt): string {
  const place = knownDevice === null ? `place\n${email}\n${network}` : `device\n${email}\n${knownDevice}`
  return createHash('sha256').update(place).digest('hex')
}

function accountKey({ email }: LoginAttempt): string {
  return createHash('sha256').update(`account\n${email}`).digest('hex')
}
