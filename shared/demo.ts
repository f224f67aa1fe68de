import * as z from 'zod/mini'

import { NAME_LIMIT } from './family-member.ts'
import { timedSpanSchema } from './narration.ts'

/** A story before an account: one or two first names and a wish. Nothing of it is stored. */
export const DEMO_LIMITS = { names: 2, wish: 200, paragraphs: 40 } as const

const NAMELESS = 'Please write a first name, or two'

export const demoRequestSchema = z.object({
  names: z
    .array(z.string(NAMELESS).check(z.trim(), z.minLength(1, NAMELESS), z.maxLength(NAME_LIMIT)), NAMELESS)
    .check(z.minLength(1, NAMELESS), z.maxLength(DEMO_LIMITS.names, NAMELESS)),
  wish: z._default(z.string().check(z.maxLength(DEMO_LIMITS.wish, 'Please use a shorter wish')), ''),
  /** Chosen by the page: the same request with the same seed is the same story, so that no server need keep it. */
  seed: z.string().check(z.regex(/^[0-9a-f-]{16,64}$/))
})
export type DemoRequest = z.output<typeof demoRequestSchema>

export const demoStorySchema = z.object({ title: z.string(), paragraphs: z.array(z.string()) })
export type DemoStory = z.infer<typeof demoStorySchema>

/** `index` 0 is the title, 1 the first paragraph. */
export const demoVoiceRequestSchema = z.extend(demoRequestSchema, {
  index: z.int().check(z.minimum(0), z.maximum(DEMO_LIMITS.paragraphs))
})
export type DemoVoiceRequest = z.output<typeof demoVoiceRequestSchema>

/** The sound of one paragraph, an MP3 in base64, and the times of its words. */
export const demoVoiceAnswerSchema = z.object({ audio: z.string(), words: z.array(timedSpanSchema) })
export type DemoVoice = z.infer<typeof demoVoiceAnswerSchema>
