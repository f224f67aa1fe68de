import * as z from 'zod/mini'

import type { User } from '#shared/account.ts'
import type { CallName } from '#shared/api.ts'
import type { Schema } from '#shared/endpoint.ts'
import type { FamilyMember } from '#shared/family-member.ts'
import { DEFAULT_VOICE, narrationAnswerSchema, narratorVoiceSchema } from '#shared/narration.ts'
import {
  CULTURES,
  DEFAULT_CULTURE,
  DEFAULT_DURATION,
  DEFAULT_THEME,
  DURATIONS,
  storyEventSchema,
  storyPageSchema,
  storySchema,
  type Story
} from '#shared/story.ts'

/**
 * How answers are read. The contract (`shared/api.ts`) says what our server sends; other servers, and the native
 * wrapper's, speak the specification, whose shapes are smaller. What it names is asked for, the rest has defaults, and
 * an answer it calls "not shown" may be anything, an empty body included.
 */

const text = z.string()
const id = z.pipe(z.union([z.string(), z.number()]), z.transform(String))
const orBlank = z.catch(z.string(), '')
const time = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value, context) => {
    const date = new Date(value)
    if (!Number.isNaN(date.getTime())) return date.toISOString()
    context.issues.push({ code: 'custom', message: 'This is not a time', input: value })
    return z.NEVER
  })
)

/** §3: id, title, content, createdAt, isFavorite, narratorVoice. */
export const readStorySchema = z.pipe(
  z.looseObject({
    id,
    title: text,
    content: text,
    createdAt: time,
    isFavorite: z.catch(z.boolean(), false),
    narratorVoice: z.catch(narratorVoiceSchema, DEFAULT_VOICE),
    theme: z.catch(z.string(), DEFAULT_THEME),
    duration: z.catch(z.enum(DURATIONS), DEFAULT_DURATION),
    culturalBackground: z.catch(z.enum(CULTURES), DEFAULT_CULTURE),
    characterNames: z.catch(z.array(z.string()), []),
    writer: z.catch(storySchema.shape.writer, 'embedded'),
    aiGenerated: z.catch(z.boolean(), false)
  }),
  z.transform((story): Story => story)
)

/** The events of a story that is being told; the last one carries the story. */
export const readStoryEventSchema = z.union([
  z.object({ type: z.literal('done'), story: readStorySchema }),
  storyEventSchema
])

/** §3 "User": id and username are read. */
const readUserSchema = z.pipe(
  z.looseObject({
    id,
    username: orBlank,
    email: orBlank,
    firstName: orBlank,
    lastName: orBlank,
    isAdmin: z.catch(z.boolean(), false),
    subscription: z.catch(z.object({ status: z.string(), until: z.nullable(z.string()) }), {
      status: 'unknown',
      until: null
    })
  }),
  z.transform((user): User => ({ ...user, email: user.email === '' ? user.username : user.email }))
)

const readMemberSchema = z.pipe(
  z.looseObject({
    id,
    userId: z.catch(id, ''),
    name: text,
    age: z.catch(z.coerce.number(), 0),
    relationship: orBlank,
    avatar: orBlank,
    hobbies: z.catch(z.array(z.string()), []),
    characterTraits: z.catch(z.array(z.string()), []),
    isGuest: z.catch(z.boolean(), false),
    soundsLike: z.catch(z.optional(z.string()), undefined)
  }),
  z.transform((member): FamilyMember => member)
)

/** §7: `audioUrl` is all that is returned. Where there are no times of the words, `timingsUrl` is blank. */
const readNarrationSchema = z.looseObject({
  audioUrl: text.check(z.minLength(1)),
  timingsUrl: orBlank,
  durationSec: z.catch(z.number(), 0),
  engine: orBlank,
  voice: z.catch(narrationAnswerSchema.shape.voice, DEFAULT_VOICE),
  complete: z.catch(z.boolean(), true)
})

/** "Not shown": that it succeeded is said by its status. */
const done = z.pipe(
  z.unknown(),
  z.transform(() => ({ success: true as const }))
)
const said = z.pipe(
  z.catch(z.looseObject({ message: orBlank, token: z.optional(z.string()) }), { message: '' }),
  z.transform((answer) => ({ ...answer, success: true as const }))
)

const signedUp = z.pipe(
  z.catch(
    z.looseObject({ message: orBlank, user: z.catch(z.optional(z.object({ id, username: orBlank })), undefined) }),
    {
      message: ''
    }
  ),
  z.transform((answer) => ({ ...answer, success: true as const }))
)

/** The readers of the calls whose answers the specification names or leaves open; the contract reads all others. */
export const SPEC_ANSWERS: Partial<Record<CallName, Schema>> = {
  logIn: z.looseObject({ user: readUserSchema, token: z.optional(z.string()) }),
  signUp: signedUp,
  listStories: z.union([z.array(readStorySchema), storyPageSchema]),
  getStory: readStorySchema,
  createStory: readStorySchema,
  setFavorite: z.catch(z.nullable(readStorySchema), null),
  deleteStory: done,
  listFamilyMembers: z.array(readMemberSchema),
  addFamilyMember: readMemberSchema,
  updateFamilyMember: readMemberSchema,
  removeFamilyMember: done,
  narrate: readNarrationSchema,
  deleteAccount: said,
  changePassword: said,
  logOut: done,
  resetPassword: z.catch(z.object({ message: orBlank, newPassword: z.optional(z.string()) }), { message: '' })
}
