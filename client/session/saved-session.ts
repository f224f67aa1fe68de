import * as z from 'zod/mini'

import { type User, userSchema } from '#shared/account.ts'

import { readStored, writeStored } from '../lib/use-stored-value.ts'

/** §3: the three entries the browser keeps. No password is ever among them. */
export const STORED_USER = 'talewick.user'
export const STORED_PROFILE = 'talewick.profile'
export const STORED_USER_ID = 'talewick.currentUserId'

/** §3: a saved user needs at least an id; the rest may come from an older version of this page. */
const savedUserSchema = z.looseObject({ id: z.string().check(z.minLength(1)) })

export function saveUser(user: User): void {
  writeStored(STORED_USER, JSON.stringify(user))
  writeStored(STORED_USER_ID, user.id)
}

/** The saved user; null when there is none, `'broken'` when what is there cannot be read (§4: clears everything). */
export function loadUser(): User | 'broken' | null {
  const text = readStored(STORED_USER)
  if (text === null) return null
  try {
    const json: unknown = JSON.parse(text)
    const whole = userSchema.safeParse(json)
    if (whole.success) return whole.data
    const { id, ...rest } = savedUserSchema.parse(json)
    const text2 = (key: string) => {
      const value = rest[key]
      return typeof value === 'string' ? value : ''
    }
    return {
      id,
      username: text2('username'),
      email: text2('email'),
      firstName: text2('firstName'),
      lastName: text2('lastName'),
      isAdmin: false,
      subscription: { status: 'unknown', until: null }
    }
  } catch {
    return 'broken'
  }
}

/** §4: an ended or refused session leaves none of the three behind. */
export function clearSavedSession(): void {
  for (const key of [STORED_USER, STORED_PROFILE, STORED_USER_ID]) writeStored(key, null)
}
