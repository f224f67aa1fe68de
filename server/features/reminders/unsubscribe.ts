import type { AppContext } from '#server/context.ts'
import { transaction, type Tx } from '#server/db/client.ts'
import { hashToken } from '#server/session.ts'
import { address } from './emails.ts'
import {
  endLetters,
  findLink,
  findProfileText,
  insertLink,
  type LetterKind,
  replaceProfileText
} from './unsubscribe-store.ts'

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
    await switchOff(tx, userId, kind)
  })
  return kind
}

/** The switch in My Profile must not say that letters come which do not. */
async function switchOff(tx: Tx, userId: string, kind: LetterKind): Promise<void> {
  const text = await findProfileText(tx, userId)
  if (text === null) return
  const profile: unknown = JSON.parse(text)
  const notifications = field(profile, 'notifications')
  if (typeof profile !== 'object' || typeof notifications !== 'object') return
  const changed = { ...profile, notifications: { ...notifications, [kind]: false } }
  await replaceProfileText(tx, userId, JSON.stringify(changed))
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined
}
