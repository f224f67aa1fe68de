import * as z from 'zod/mini'

import { MAX_FAMILY_MEMBERS, newFamilyMemberSchema } from './family-member.ts'
import { DEFAULT_VOICE, narratorVoiceSchema } from './narration.ts'
import { profileSettingsSchema } from './profile.ts'
import { CULTURES, DURATIONS } from './story.ts'

/** So many of a file's stories travel in one request, and so many bytes. */
export const IMPORT_LIMITS = { stories: 25, bytes: 1024 * 1024, members: MAX_FAMILY_MEMBERS } as const
const NOT_OURS = 'This is not a file that was downloaded here'

const id = z.string().check(z.regex(/^[\w-]{1,60}$/, NOT_OURS))
const time = z.iso.datetime()

/** A member as the export writes it; checked like one that is typed. */
const importedMemberSchema = z.extend(newFamilyMemberSchema, { id, createdAt: time })

const importedStorySchema = z.object({
  id,
  title: z.string().check(z.minLength(1), z.maxLength(300)),
  content: z.string().check(z.minLength(1), z.maxLength(40_000)),
  createdAt: time,
  isFavorite: z.boolean(),
  narratorVoice: z.catch(narratorVoiceSchema, DEFAULT_VOICE),
  theme: z.string().check(z.maxLength(2000)),
  duration: z.enum(DURATIONS),
  culturalBackground: z.enum(CULTURES),
  characterNames: z.array(z.string().check(z.maxLength(120))).check(z.maxLength(40)),
  writer: z.enum(['embedded', 'llm', 'llm+embedded']),
  aiGenerated: z.boolean()
})

/**
 * A part of the file that `GET /api/export` makes: its settings, its people, and some of its stories. What else stands in the file is
 * dropped; sound is made again when it is asked for.
 */
export const importSchema = z.object({
  format: z.literal(1, NOT_OURS),
  settings: z._default(z.nullable(profileSettingsSchema), null),
  familyMembers: z._default(z.array(importedMemberSchema).check(z.maxLength(IMPORT_LIMITS.members)), []),
  stories: z._default(z.array(importedStorySchema).check(z.maxLength(IMPORT_LIMITS.stories)), [])
})
export type Import = z.output<typeof importSchema>

/** How many were new, and whether the settings were; what was here already is as it was. */
export const importAnswerSchema = z.object({ settings: z.boolean(), members: z.number(), stories: z.number() })
export type ImportAnswer = z.output<typeof importAnswerSchema>
