import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { hashToken } from '#server/session.ts'
import { findUserByEmail, insertUser } from './account-store.ts'

type Needs = Pick<AppContext, 'db' | 'clock' | 'random'>

/** From the checkout to the page that shows the sign-in details. */
export const REVEAL_SECONDS = 15 * 60

export interface PaidCheckout {
  /** The payment provider's id of the checkout; its payment has been read from the provider itself. */
  checkoutId: string
  /** As the provider knows it. */
  email: string
  firstName?: string
  lastName?: string
}

export interface CheckoutAccount {
  userId: string
  /** Made by this very checkout, now or when it was told of it before: only its browser may be shown sign-in details. */
  isMadeByCheckout: boolean
  /** A sign-in has proved that this mailbox is read. */
  isVerified: boolean
}

/**
 * The account a verified purchase belongs to; without one it is made here, with no password, and with the right to see
 * its first one-time password once. Telling it of the same checkout again changes nothing.
 */
export async function openCheckoutAccount(
  tx: Tx,
  { clock, random }: Pick<Needs, 'clock' | 'random'>,
  { checkoutId, email: written, firstName = '', lastName = '' }: PaidCheckout
): Promise<CheckoutAccount> {
  const email = written.trim().toLowerCase()
  const id = random.id()
  const created_at = clock.now().toISOString()
  const isNew = await insertUser(tx, {
    id,
    email,
    first_name: firstName.trim().slice(0, 60),
    last_name: lastName.trim().slice(0, 60),
    password_hash: '',
    created_at
  })
  if (isNew)
    await tx
      .insertInto('reveal_tickets')
      .values({ checkout_id: checkoutId, user_id: id, browser_token_hash: null, expires_at: null, revealed_at: null })
      .execute()
  const user = await findUserByEmail(tx, email)
  if (user === null) throw new Error('An account that was just found or made is not there')
  const ticket = await tx
    .selectFrom('reveal_tickets')
    .select('user_id')
    .where('checkout_id', '=', checkoutId)
    .where('user_id', '=', user.id)
    .executeTakeFirst()
  return {
    userId: user.id,
    isMadeByCheckout: ticket !== undefined,
    isVerified: user.email_verified_at !== null
  }
}

/**
 * For the browser that returns from a verified checkout: the value of its `claim` cookie, which lives as long as
 * `REVEAL_SECONDS`. @returns null when this checkout made no account, or was presented before
 */
export async function issueRevealTicket({ db, clock, random }: Needs, checkoutId: string): Promise<string | null> {
  const token = Buffer.from(random.bytes(32)).toString('base64url')
  const { numUpdatedRows } = await db
    .updateTable('reveal_tickets')
    .set({
      browser_token_hash: hashToken(token),
      expires_at: new Date(clock.now().getTime() + REVEAL_SECONDS * 1000).toISOString()
    })
    .where('checkout_id', '=', checkoutId)
    .where('browser_token_hash', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? token : null
}

/** The untouched account that this browser may see into, or null: unknown, run out, shown already, another address. */
export async function findRevealable(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  token: string,
  email: string
): Promise<{ checkoutId: string; userId: string } | null> {
  const row = await db
    .selectFrom('reveal_tickets')
    .innerJoin('users', 'users.id', 'reveal_tickets.user_id')
    .select(['reveal_tickets.checkout_id', 'users.id'])
    .where('browser_token_hash', '=', hashToken(token))
    .where('reveal_tickets.expires_at', '>', clock.now().toISOString())
    .where('revealed_at', 'is', null)
    .where('users.email', '=', email)
    .where('users.password_hash', '=', '')
    // A customer who has signed in, with a one-time password from the mailbox perhaps, has no need of this any more.
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('one_time_passwords')
            .select('one_time_passwords.id')
            .whereRef('one_time_passwords.user_id', '=', 'users.id')
            .where('used_at', 'is not', null)
        )
      )
    )
    .executeTakeFirst()
  return row === undefined ? null : { checkoutId: row.checkout_id, userId: row.id }
}

/** @returns false when it was used a moment ago, by a second press of the button */
export async function spendRevealTicket(
  tx: Tx,
  { clock }: Pick<Needs, 'clock'>,
  { checkoutId, userId }: { checkoutId: string; userId: string }
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reveal_tickets')
    .set({ revealed_at: clock.now().toISOString() })
    .where('checkout_id', '=', checkoutId)
    .where('user_id', '=', userId)
    .where('revealed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
