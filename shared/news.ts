import * as z from 'zod/mini'

const SUBJECT_MISSING = 'Please write a subject'
const BODY_MISSING = 'Please write the letter'

/** A letter to those who asked for product updates: plain text, a blank line between paragraphs. */
export const sendNewsSchema = z.object({
  subject: z.string(SUBJECT_MISSING).check(
    z.trim(),
    z.minLength(1, SUBJECT_MISSING),
    z.maxLength(120, 'Please use at most 120 characters'),
    z.refine((text) => !/[\r\n]/.test(text), 'A subject is one line')
  ),
  body: z
    .string(BODY_MISSING)
    .check(z.trim(), z.minLength(1, BODY_MISSING), z.maxLength(10_000, 'At most 10,000 characters'))
})

export const newsReadersSchema = z.object({ readers: z.number() })
