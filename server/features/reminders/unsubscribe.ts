import type { AppContext } from '#server/context.ts'
import { transaction, type Tx } from '#server/db/client.ts'
import { switchLettersOff } from '#server/db/profile-settings.ts'
import { hashToken } from '#server/session.ts'
import { address } from './emails.ts'
import { endLetters, findLink, insertLink, type LetterKind } from './unsubscribe-store.ts'

/** A link of its own for each letter; the database has its hash alone. */
export async function createUnsubscribeUrl(
  tx: Tx,
  needs: Pick<AppContext, 'clock' | 'random' | 'config'>,
  { userId, kind }: { userId: string; kind: LetterKind }
): Promise<string> {
  const token = Buffer.from(needs.random.bytes(32)).toString('base64url')
  await insertLink(tx, { tokenHash: hashToken(token), userId, kind, createdAt: needs.clock.now() })
  return address(needs.config, `/api/unsubscribe?t=${token}`)
}

/** What a link would end; null for one that is not ours, or whose family has left. */
export async function findUnsubscribe(
  { db }: Pick<AppContext, 'db'>,
  token: string
): Promise<{ userId: string; kind: LetterKind } | null> {
  return await findLink(db, hashToken(token))
}

/** Ends letters of one kind, and shows it in My Profile. Doing so twice is fine. @returns what it ended */
export async function unsubscribe(needs: Pick<AppContext, 'db'>, token: string): Promise<LetterKind | null> {
  const found = await findUnsubscribe(needs, token)
  if (found === null) return null
  const { userId, kind } = found
  await transaction(needs.db, async (tx) => {
    await endLetters(tx, userId, kind)
    await switchLettersOff(tx, userId, kind)
  })
  return kind
}
