import * as z from 'zod/mini'

/** §5. More than 128 characters would only burn the hash; any character is allowed, nothing is trimmed. */
export const PASSWORD_LIMITS = { least: 6, most: 128 } as const
export const PASSWORD_TOO_SHORT = `Password must be at least ${PASSWORD_LIMITS.least} characters`
export const PASSWORD_TOO_LONG = `Password must be at most ${PASSWORD_LIMITS.most} characters`

const name = (missing: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(60, 'Please use at most 60 characters'))

const emailAddress = (invalid: string) =>
  z.string(invalid).check(z.trim(), z.toLowerCase(), z.maxLength(254, invalid), z.email(invalid))

const newPassword = z
  .string(PASSWORD_TOO_SHORT)
  .check(z.minLength(PASSWORD_LIMITS.least, PASSWORD_TOO_SHORT), z.maxLength(PASSWORD_LIMITS.most, PASSWORD_TOO_LONG))

export const signUpSchema = z.object({
  firstName: name('First name is required'),
  lastName: name('Last name is required'),
  email: emailAddress('Please enter a valid email'),
  password: newPassword,
  agreeToTerms: z
    .boolean('You must agree to the terms and conditions')
    .check(z.refine((agreed) => agreed, 'You must agree to the terms and conditions'))
})
export type SignUp = z.infer<typeof signUpSchema>

/** `user` only where no mail leaves the server: then there is no letter to wait for, and nothing it would give away. */
export const signUpAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  user: z.optional(z.object({ id: z.string(), username: z.string() }))
})

export const loginSchema = z.object({
  email: emailAddress('Please enter a valid email address'),
  password: z
    .string('Password is required')
    .check(z.minLength(1, 'Password is required'), z.maxLength(PASSWORD_LIMITS.most, PASSWORD_TOO_LONG)),
  /** What stood behind `#v=` in the link of a letter: a sign-in with it proves that the mailbox is read. */
  verification: z.optional(z.string().check(z.maxLength(100)))
})
export type Login = z.infer<typeof loginSchema>

/** `status` is open: a payment provider may send words we do not know yet. */
export const subscriptionSchema = z.object({ status: z.string(), until: z.nullable(z.string()) })

/** What the browser may know about the person signed in. `username` is the e-mail they sign in with. */
export const userSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isAdmin: z.boolean(),
  subscription: subscriptionSchema
})
export type User = z.infer<typeof userSchema>

/**
 * `token` goes to the native wrapper only; a browser is signed in by its cookie. `isOneTime` after a one-time password:
 * a password of one's own is still to be chosen.
 */
export const loginAnswerSchema = z.object({
  user: userSchema,
  token: z.optional(z.string()),
  isOneTime: z.optional(z.boolean())
})

/** Who is signed in, as the database has it now: a plan or a role may have changed since the sign-in. */
export const meAnswerSchema = z.object({ user: userSchema })

/** A `userId` on the wire is compared with the session's and never trusted. Numbers are compared as text. */
export const wireUserId = z.optional(z.pipe(z.union([z.string(), z.number()]), z.transform(String)))
export const wireUserIdQuery = z.object({ userId: wireUserId })

export const validateSessionSchema = z.object({
  userId: z.pipe(z.union([z.string(), z.number()]), z.transform(String))
})

export const changePasswordSchema = z.object({
  email: emailAddress('Please enter a valid email'),
  currentPassword: z
    .string('Please enter both current and new passwords')
    .check(z.minLength(1, 'Please enter both current and new passwords')),
  newPassword
})

export type ChangePassword = z.infer<typeof changePasswordSchema>

/** Every session ends with the old password; `token` is the native wrapper's new one. */
export const changePasswordAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  token: z.optional(z.string())
})

export const emailSchema = z.object({ email: emailAddress('Please enter your email address') })

export const credentialsAnswerSchema = z.object({
  credentials: z.object({ email: z.string(), password: z.string() })
})

/** `newPassword` is part of the wire shape; our own server never sends it. */
export const resetPasswordAnswerSchema = z.object({ message: z.string(), newPassword: z.optional(z.string()) })
