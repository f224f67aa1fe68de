import * as z from 'zod/mini'

import type { AppContext } from '#server/context.ts'
import { transaction, type Tx } from '#server/db/client.ts'
import { insertJob, type JobHandler } from '#server/jobs/job-queue.ts'
import { findUserByEmail, type UserRow } from './account-store.ts'
import { createVerification } from './email-verification.ts'
import { oneTimePasswordEmail, welcomeEmail } from './emails.ts'
import { countOneTimePasswordsSince, deleteOneTimePassword, insertOneTimePassword } from './one-time-password-store.ts'
import { createOneTimePassword, ONE_TIME_PASSWORD_LIFE } from './one-time-passwords.ts'
import { holdPassword } from './password-store.ts'
import type { Passwords } from './passwords.ts'

/**
 * Letters that carry a secret. The job says for whom; the secret is made when the letter is sent, so that no dump of
 * the database holds one.
 */
export const ACCOUNT_EMAIL_JOB = 'account-email'
const payloadSchema = z.object({ letter: z.enum(['welcome', 'one-time-password']), email: z.string() })

/** To one address, in an hour: a stranger who asks again and again fills no mailbox, and takes no key away. */
const MOST_ONE_TIME_PASSWORDS = 3

type Needs = Pick<AppContext, 'db' | 'engine' | 'clock' | 'random' | 'mailer' | 'config' | 'jobs'> & {
  passwords: Passwords
}

/** The same row whether or not the address is known: neither the answer nor its time tells. */
export async function askForOneTimePassword(
  needs: Pick<Needs, 'db' | 'clock' | 'random' | 'jobs'>,
  email: string
): Promise<void> {
  await insertJob(needs.db, needs, { kind: ACCOUNT_EMAIL_JOB, payload: { letter: 'one-time-password', email } })
  needs.jobs.wake()
}

/** Leaves after the commit, or never existed. */
export async function queueWelcomeEmail(tx: Tx, needs: Pick<Needs, 'clock' | 'random'>, email: string): Promise<void> {
  await insertJob(tx, needs, { kind: ACCOUNT_EMAIL_JOB, payload: { letter: 'welcome', email } })
}

export function accountEmailJob(needs: Needs): JobHandler {
  return async (payload, job) => {
    const { letter, email } = payloadSchema.parse(payload)
    const user = await findUserByEmail(needs.db, email)
    if (user === null) return
    if (letter === 'welcome') await sendWelcome(needs, user, job.id)
    else await sendOneTimePassword(needs, user, job.id)
  }
}

async function sendWelcome(needs: Needs, user: UserRow, id: string): Promise<void> {
  const token = needs.mailer.reachesMailboxes ? await createVerification(needs, user.id) : null
  await needs.mailer.send({ id, ...welcomeEmail(needs.config, user, token) })
}

async function sendOneTimePassword(needs: Needs, user: UserRow, id: string): Promise<void> {
  const { password, row } = await createOneTimePassword(needs, {
    user_id: user.id,
    purpose: 'reset',
    delivered_by: needs.mailer.reachesMailboxes ? 'mail' : 'outbox'
  })
  const isWelcome = await transaction(needs.db, async (tx) => {
    // Two of these at once count each other.
    if (!(await holdPassword(tx, needs.engine, user)) || (await hasEnough(tx, needs, user.id))) return false
    await insertOneTimePassword(tx, row)
    return true
  })
  if (!isWelcome) return
  try {
    await needs.mailer.send({ id, ...oneTimePasswordEmail(needs.config, user, password) })
  } catch (error) {
    // It will never be read; the next attempt makes another, and this one must not count against the hour.
    await deleteOneTimePassword(needs.db, user.id, row.id)
    throw error
  }
}

async function hasEnough(tx: Tx, { clock }: Pick<Needs, 'clock'>, userId: string): Promise<boolean> {
  const since = new Date(clock.now().getTime() - ONE_TIME_PASSWORD_LIFE.reset)
  return (await countOneTimePasswordsSince(tx, userId, since)) >= MOST_ONE_TIME_PASSWORDS
}
