import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { hashToken } from '#server/session.ts'
import { insertVerification, markVerified, spendVerification } from './email-verification-store.ts'

type Needs = Pick<AppContext, 'db' | 'clock' | 'random'>

const DAY = 24 * 60 * 60 * 1000
const VERIFICATION_LIFE = 14 * DAY

/** @returns what stands behind `#v=` in the letter: only a sign-in with it proves that the mailbox is read */
export async function createVerification({ db, clock, random }: Needs, userId: string): Promise<string> {
  const token = Buffer.from(random.bytes(32)).toString('base64url')
  const expiresAt = new Date(clock.now().getTime() + VERIFICATION_LIFE)
  await insertVerification(db, { tokenHash: hashToken(token), userId, expiresAt })
  return token
}

/** Spends the token of a letter; one that is unknown, old or another account's changes nothing. */
export async function verifyEmail(
  tx: Tx,
  { clock }: Pick<Needs, 'clock'>,
  userId: string,
  token: string
): Promise<boolean> {
  if (!(await spendVerification(tx, { tokenHash: hashToken(token), userId, now: clock.now() }))) return false
  await markVerified(tx, userId, clock.now())
  return true
}
