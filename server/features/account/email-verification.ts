import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { hashToken } from '#server/session.ts'

type Needs = Pick<AppContext, 'db' | 'clock' | 'random'>

const DAY = 24 * 60 * 60 * 1000
const VERIFICATION_LIFE = 14 * DAY

/** @returns what stands behind `#v=` in the letter: only a sign-in with it proves that the mailbox is read */
export async function createVerification({ db, clock, random }: Needs, userId: string): Promise<string> {
  const token = Buffer.from(random.bytes(32)).toString('base64url')
  await db
    .insertInto('email_verifications')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      expires_at: new Date(clock.now().getTime() + VERIFICATION_LIFE).toISOString()
    })
    .execute()
  return token
}

/** Spends the token of a letter; one that is unknown, old or another account's changes nothing. */
export async function verifyEmail(
  tx: Tx,
  { clock }: Pick<Needs, 'clock'>,
  userId: string,
  token: string
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('email_verifications')
    .where('token_hash', '=', hashToken(token))
    .where('user_id', '=', userId)
    .where('expires_at', '>', clock.now().toISOString())
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await markVerified(tx, { clock }, userId)
  return true
}

/** The owner reads this mailbox: from now on, if it was not known before. */
export async function markVerified(tx: Tx, { clock }: Pick<Needs, 'clock'>, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email_verified_at: clock.now().toISOString() })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .execute()
}
