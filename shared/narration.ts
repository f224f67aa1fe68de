import * as z from 'zod/mini'

/** The narrator's voices (§9). `shimmer` speaks the landing welcome; families choose among the first three. */
export const NARRATOR_VOICES = ['emma', 'david', 'maya'] as const
export const VOICES = [...NARRATOR_VOICES, 'shimmer'] as const

export const narratorVoiceSchema = z.enum(NARRATOR_VOICES)
export const voiceSchema = z.enum(VOICES)
export type NarratorVoice = z.infer<typeof narratorVoiceSchema>
export type Voice = z.infer<typeof voiceSchema>

export const DEFAULT_VOICE: NarratorVoice = 'emma'

/** What the parent reads under each name (§9). */
export const VOICE_DESCRIPTIONS: Record<NarratorVoice, { name: string; manner: string }> = {
  emma: { name: 'Emma', manner: 'warm and gentle' },
  david: { name: 'David', manner: 'friendly and adventurous' },
  maya: { name: 'Maya', manner: 'playful and energetic' }
}

/** What a voice says of itself, so that a parent knows whom they are choosing. */
export function voiceSample(voice: NarratorVoice): string {
  return `Hello, I am ${VOICE_DESCRIPTIONS[voice].name}. Shall I read to you tonight?`
}

/** A long story is at most 1,380 words; twenty thousand characters leave room for any story text. */
export const NARRATION_TEXT_LIMIT = 20_000

export const narrationRequestSchema = z.object({
  text: z
    .string()
    .check(
      z.minLength(1, 'There is no text to read aloud'),
      z.maxLength(NARRATION_TEXT_LIMIT, 'This text is too long to read aloud')
    ),
  voice: z._default(voiceSchema, DEFAULT_VOICE),
  /** The parent chose the built-in voice, because the configured one is away (`voice_away`). */
  builtIn: z._default(z.boolean(), false)
})
export type NarrationRequest = z.infer<typeof narrationRequestSchema>

/** `[firstCharacter, endCharacter, startSeconds, endSeconds]`; characters index UTF-16 code units of the source text. */
export const timedSpanSchema = z.tuple([z.number(), z.number(), z.number(), z.number()])
export type TimedSpan = z.infer<typeof timedSpanSchema>

/**
 * Where every word and sentence of a narration sounds. Grows by appending while `complete` is false.
 * `durationSec` is the promised length of the audio file, `speechEnd` the moment the voice falls silent
 * (null until it is known). `unspoken` lists spans the voice cannot read, so that nothing is dropped silently.
 */
export const narrationTimingsSchema = z.object({
  v: z.literal(1),
  complete: z.boolean(),
  durationSec: z.number(),
  speechEnd: z.nullable(z.number()),
  sentences: z.array(timedSpanSchema),
  words: z.array(timedSpanSchema),
  unspoken: z.array(z.tuple([z.number(), z.number()]))
})
export type NarrationTimings = z.infer<typeof narrationTimingsSchema>

/** The voices that a family chooses among, as they are on this instance. */
export const voiceListSchema = z.object({
  /** Where their sound is made: by this server, by a host in its own network, or elsewhere. */
  place: z.enum(['server', 'network', 'internet']),
  /** That host, with its port where it is not the usual one; null where it is this server. */
  host: z.nullable(z.string()),
  voices: z.array(
    z.object({
      id: narratorVoiceSchema,
      name: z.string(),
      manner: z.string(),
      /** An earlier one of this list that has the very same sound. */
      sameAs: z.nullable(narratorVoiceSchema)
    })
  )
})
export type VoiceList = z.output<typeof voiceListSchema>

/** A paragraph of a story that is still being written, as the story's events have named it. */
export const partNarrationSchema = z.object({
  draft: z.string().check(z.minLength(1, 'There is no such story'), z.maxLength(60, 'There is no such story')),
  /** Counted from 0. */
  index: z.number().check(z.int('There is no such part'), z.minimum(0), z.maximum(400)),
  builtIn: narrationRequestSchema.shape.builtIn
})
export type PartNarrationRequest = z.infer<typeof partNarrationSchema>

export const narrationAnswerSchema = z.object({
  audioUrl: z.string(),
  timingsUrl: z.string(),
  durationSec: z.number(),
  engine: z.string(),
  voice: voiceSchema,
  complete: z.boolean()
})
export type NarrationAnswer = z.infer<typeof narrationAnswerSchema>
