import * as z from 'zod/mini'

/** Occasions on which something is sent to another computer. */
export const SENDING = [
  'stories',
  'parts',
  'wishes',
  'guard',
  'voice',
  'recordings',
  'email',
  'payments',
  'music',
  'designs'
] as const
export type Sending = (typeof SENDING)[number]

/** What can be in a request: what the family typed, then what was made of it, then what is the same for every family. */
export const SENT_KINDS = [
  'wish',
  'names',
  'otherNames',
  'ages',
  'roughAges',
  'roles',
  'pronouns',
  'hobbies',
  'traits',
  'place',
  'earlierStories',
  'part',
  'judged',
  'sentence',
  'neighbours',
  'storySoFar',
  'talk',
  'title',
  'outline',
  'voice',
  'rules',
  'other'
] as const
export type SentKind = (typeof SENT_KINDS)[number]

/** Something that this server sends to another, as it is configured now. */
export const dataFlowSchema = z.object({
  what: z.enum(SENDING),
  /** Host, and the port where it is not the usual one. */
  to: z.string(),
  /** Whether that is this machine or in its own network. */
  isNear: z.boolean(),
  /** Of what is written or judged: whether names and exact ages stay here. */
  hidesNames: z.optional(z.boolean()),
  /** Of requests with texts of the family: all that can be in one, in the order in which it is said. */
  fields: z.array(z.enum(SENT_KINDS))
})
export type DataFlow = z.output<typeof dataFlowSchema>

/** A request as it was sent. */
export const shownRequestSchema = z.object({
  what: z.enum(SENDING),
  at: z.string(),
  to: z.string(),
  isNear: z.boolean(),
  /** What of it is the family's or was made of it, in the order of `SENT_KINDS`; one entry for each field that was sent. */
  data: z.array(z.object({ kind: z.enum(SENT_KINDS), text: z.string() })),
  /** Word for word: what the data is in, and our own rules beside it, which are the same for every family. */
  message: z.string(),
  instructions: z.nullable(z.string())
})
export type ShownRequest = z.output<typeof shownRequestSchema>

export const dataSharingSchema = z.object({
  flows: z.array(dataFlowSchema),
  /** This family's last few requests of each sort, the newest first; none since the server started is an empty list. */
  requests: z.array(shownRequestSchema)
})
export type DataSharing = z.output<typeof dataSharingSchema>
