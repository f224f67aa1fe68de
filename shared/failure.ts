import * as z from 'zod/mini'

/**
 * Every failure of every call has this body. `message` and `error` are the same text: §4 to §8 read one here and the
 * other there. `code` is stable and meant for programs; `issues` says which field of a 400 is wrong.
 */
export const failureSchema = z.object({
  message: z.string(),
  error: z.string(),
  code: z.string(),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() })))
})
export type Failure = z.infer<typeof failureSchema>
