import * as z from 'zod/mini'

import { wireUserId } from './account.ts'
import { bedtimeSchema } from './bedtime.ts'

const name = z.string().check(z.trim(), z.maxLength(60, 'Please use at most 60 characters'))

/**
 * What a family has set in My Profile (§3 "Local profile", but for e-mails, which are the account's, and passwords, which
 * are not to be stored). The account has it; the browser's own entry is its copy.
 */
export const profileSettingsSchema = z.object({
  firstName: z.optional(name),
  lastName: z.optional(name),
  timezone: z.optional(z.string().check(z.maxLength(60))),
  notifications: z.optional(
    z.object({ email: z.boolean(), stories: z.boolean(), updates: z.boolean(), bedtime: z.optional(bedtimeSchema) })
  ),
  preferences: z.optional(
    z.object({
      defaultNarrator: z.string().check(z.maxLength(40)),
      autoPlay: z.boolean(),
      darkMode: z.boolean()
    })
  )
})
export type ProfileSettings = z.output<typeof profileSettingsSchema>

/** Null until something has been set. */
export const profileAnswerSchema = z.object({ profile: z.nullable(profileSettingsSchema) })
export const saveProfileSchema = z.object({ profile: profileSettingsSchema, userId: wireUserId })
