import type { AppContext } from '#server/context.ts'
import { transaction, type Tx } from '#server/db/client.ts'
import { hashToken } from '#server/session.ts'
import { address } from './emails.ts'

export type LetterKind = 'stories' | 'updates'

/** A link of its own for each letter; the database has its hash alone. */
export async function createUnsubscribeUrl(
  tx: Tx,
  needs: Pick<AppContext, 'clock' | 'random' | 'config'>,
  { userId, kind }: { userId: string; kind: LetterKind }
): Promise<string> {
  const token = Buffer.from(needs.random.bytes(32)).toString('base64url')
  await tx
    .insertInto('unsubscribe_links')
    .values({ token_hash: hashToken(token), user_id: userId, kind, created_at: needs.clock.now().toISOString() })
    .execute()
  return address(needs.config, `/api/unsubscribe?t=${token}`)
}

/** What a link would end; null for one that is not ours, or whose family has left. */
export async function findUnsubscribe(
  { db }: Pick<AppContext, 'db'>,
  token: string
): Promise<{ userId: string; kind: LetterKind } | null> {
  const row = await db
    .selectFrom('unsubscribe_links')
    .select(['user_id', 'kind'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return row === undefined ? null : { userId: row.user_id, kind: row.kind }
}

/** Ends letters of one kind, and shows it in My Profile. Doing so twice is fine. @returns what it ended */
export async function unsubscribe(needs: Pick<AppContext, 'db'>, token: string): Promise<LetterKind | null> {
  const found = await findUnsubscribe(needs, token)
  if (found === null) return null
  const { userId, kind } = found
  await transaction(needs.db, async (tx) => {
    await tx
      .updateTable('reminders')
      .set(kind === 'stories' ? { next_due_at: null } : { wants_news: 0 })
      .where('user_id', '=', userId)
      .execute()
    await switchOff(tx, userId, kind)
  })
  return kind
}

/** The switch in My Profile must not say that letters come which do not. */
async function switchOff(tx: Tx, userId: string, kind: LetterKind): Promise<void> {
  const row = await tx.selectFrom('profiles').select('profile').where('user_id', '=', userId).executeTakeFirst()
  if (row === undefined) return
  const profile: unknown = JSON.parse(row.profile)
  const notifications = field(profile, 'notifications')
  if (typeof profile !== 'object' || typeof notifications !== 'object') return
  const changed = { ...profile, notifications: { ...notifications, [kind]: false } }
  await tx
    .updateTable('profiles')
    .set({ profile: JSON.stringify(changed) })
    .where('user_id', '=', userId)
    .execute()
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined
}
