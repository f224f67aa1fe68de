import * as z from 'zod/mini'

import type { User } from '#shared/account.ts'
import { bedtimeSchema, DEFAULT_BEDTIME } from '#shared/bedtime.ts'
import { readTimezone, type TimezoneLabel } from '#shared/timezones.ts'
import { readStored, writeStored } from '../../lib/use-stored-value.ts'
import { type Preferences, readPreferences } from '../../session/profile-preferences.ts'
import { STORED_PROFILE } from '../../session/saved-session.ts'

/** §3 "Local profile": what this browser keeps of the account's settings. It has no place for a password. */
export interface LocalProfile {
  firstName: string
  lastName: string
  email: string
  /** The e-mail they sign in with. */
  username: string
  timezone: TimezoneLabel
  notifications: Notifications
  preferences: Preferences
}

export interface Notifications {
  email: boolean
  stories: boolean
  updates: boolean
  /** `19:30`, when a reminder comes. */
  bedtime: string
}

/** Names under which an older page, or a foreign script, may have left a password. */
const SECRETS = ['currentPassword', 'newPassword', 'password'] as const

const text = z.catch(z.optional(z.string()), undefined)
const savedSchema = z.object({
  firstName: text,
  lastName: text,
  timezone: z.catch(z.string(), ''),
  notifications: z.catch(
    z.object({
      email: z.catch(z.boolean(), true),
      stories: z.catch(z.boolean(), false),
      updates: z.catch(z.boolean(), true),
      bedtime: z.catch(bedtimeSchema, DEFAULT_BEDTIME)
    }),
    // §9: e-mail on, story reminders off, product updates on.
    { email: true, stories: false, updates: true, bedtime: DEFAULT_BEDTIME }
  )
})

/** The profile of the signed-in user: what was saved here, else what the account says. E-mails are the account's. */
export function readProfile(saved: string | null, user: User): LocalProfile {
  const { firstName, lastName, timezone, notifications } = savedSchema.parse(parseSaved(saved) ?? {})
  return {
    firstName: firstName ?? user.firstName,
    lastName: lastName ?? user.lastName,
    email: user.email,
    username: user.username,
    timezone: readTimezone(timezone),
    notifications,
    preferences: readPreferences(saved)
  }
}

/** @returns false when the browser refuses to keep it */
export function writeProfile(profile: LocalProfile): boolean {
  return writeStored(STORED_PROFILE, JSON.stringify(withoutSecrets(profile)))
}

/** Deletes a password that was found in the saved profile. @returns whether there was one */
export function scrubSavedProfile(): boolean {
  const saved = parseSaved(readStored(STORED_PROFILE))
  if (saved === null || !SECRETS.some((name) => name in saved)) return false
  return writeStored(STORED_PROFILE, JSON.stringify(withoutSecrets(saved)))
}

function withoutSecrets(profile: object): object {
  return Object.fromEntries(Object.entries(profile).filter(([name]) => !SECRETS.some((secret) => secret === name)))
}

function parseSaved(saved: string | null): object | null {
  try {
    const parsed: unknown = JSON.parse(saved ?? 'null')
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? parsed : null
  } catch {
    return null
  }
}
