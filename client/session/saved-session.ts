import type { User } from '#shared/account.ts'
import { jsonField, jsonText, parseJson } from '../lib/json-field.ts'
import { clearStored, readStored, writeStored } from '../lib/use-stored-value.ts'
import { purgePrivateCaches } from './private-caches.ts'

/** §3: the three entries the browser keeps. No password is ever among them. */
export const STORED_USER = 'talewick.user'
export const STORED_PROFILE = 'talewick.profile'
export const STORED_USER_ID = 'talewick.currentUserId'
const SESSION = [STORED_USER, STORED_PROFILE, STORED_USER_ID]

/** A sign-out that the server has not heard of. It says nothing of the account, so it may stay when all else goes. */
export const SIGN_OUT_PENDING = 'talewick-sign-out-owed'

/** Everything else that is kept for the signed-in family: records of what was heard, and where. */
const OURS = 'talewick.'

/** @returns whether another user was here before; what they saved of themselves goes in any case */
export function saveUser(user: User): boolean {
  const before = readStored(STORED_USER_ID)
  if (before !== user.id) writeStored(STORED_PROFILE, null)
  writeStored(STORED_USER, JSON.stringify(user))
  writeStored(STORED_USER_ID, user.id)
  return before !== null && before !== user.id
}

/** The saved user; null when there is none, `'broken'` when what is there cannot be read (§4: clears everything). */
export function loadUser(): User | 'broken' | null {
  const saved = readStored(STORED_USER)
  if (saved === null) return null
  const json = parseJson(saved)
  // §3: at least an id; the rest may come from an older version of this page.
  const id = jsonText(json, 'id')
  if (id === null || id === '') return 'broken'
  const text = (key: string) => jsonText(json, key) ?? ''
  return {
    id,
    username: text('username'),
    email: text('email'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    isAdmin: jsonField(json, 'isAdmin') === true,
    subscription: {
      status: jsonText(json, 'subscription', 'status') ?? 'unknown',
      until: jsonText(json, 'subscription', 'until')
    }
  }
}

/** §4: a refused session leaves none of the three behind. */
export function clearSavedSession(): void {
  for (const key of SESSION) writeStored(key, null)
}

/** Signing out: the three entries, and everything that was kept for an evening without a network. */
export async function clearEverything(): Promise<void> {
  clearSavedSession()
  await clearKept()
}

/**
 * Everything but the three entries: the recordings and lists, and the records that speak of them. Records without their
 * recordings would say that there is nothing left to keep.
 */
export async function clearKept(): Promise<void> {
  clearStored(OURS, SESSION)
  await purgePrivateCaches()
}
