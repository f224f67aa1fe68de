import * as z from 'zod/mini'

/** A device that is signed in, as its owner and an administrator may know it. */
export const signedInDeviceSchema = z.object({
  id: z.string(),
  /** "Safari on an iPad"; null when the browser did not say. */
  device: z.nullable(z.string()),
  kind: z.enum(['web', 'native']),
  createdAt: z.string(),
  /** To the hour. */
  lastSeenAt: z.string(),
  /** The one that asks. */
  isCurrent: z.boolean()
})
export type SignedInDevice = z.infer<typeof signedInDeviceSchema>

/** Premium as a gift; `until: null` is for ever. */
export const complimentarySchema = z.object({ until: z.nullable(z.string()) })

export const administeredUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  createdAt: z.string(),
  isVerified: z.boolean(),
  isAdmin: z.boolean(),
  /** False while only a one-time password opens the account. */
  hasPassword: z.boolean(),
  devices: z.number(),
  lastSeenAt: z.nullable(z.string()),
  complimentary: z.nullable(complimentarySchema)
})
export type AdministeredUser = z.infer<typeof administeredUserSchema>

/** Newest first; `next` goes into `after`. */
export const administeredUsersSchema = z.object({
  users: z.array(administeredUserSchema),
  next: z.nullable(z.string())
})

export const administeredUsersQuery = z.object({
  /** Part of an address or a name. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  after: z.optional(z.string().check(z.maxLength(60)))
})

export const grantComplimentarySchema = z.object({
  /** A day, `2027-03-01`; null for ever. */
  until: z.nullable(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, 'Please choose a day')))
})

export const oneTimePasswordAnswerSchema = z.object({ password: z.string(), expiresAt: z.string() })

/** One thing an operator should know of. `todo` says what would put it right; null when it is right. */
export const checkSchema = z.object({
  name: z.string(),
  state: z.enum(['good', 'attention']),
  detail: z.string(),
  todo: z.nullable(z.string())
})
export type Check = z.infer<typeof checkSchema>

export const instanceStatusSchema = z.object({
  version: z.string(),
  checks: z.array(checkSchema)
})

export const mailTestAnswerSchema = z.object({ isSent: z.boolean(), message: z.string() })
