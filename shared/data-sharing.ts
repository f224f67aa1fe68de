import * as z from 'zod/mini'

/** Something that this server sends to another, as it is configured now. */
export const dataFlowSchema = z.object({
  what: z.enum(['stories', 'wishes', 'guard', 'voice', 'recordings', 'email', 'payments', 'music']),
  /** Host, and the port where it is not the usual one. */
  to: z.string(),
  /** Whether that is this machine or in its own network. */
  isNear: z.boolean(),
  /** Of stories, and of what judges them: whether names and exact ages stay here. */
  hidesNames: z.optional(z.boolean())
})
export type DataFlow = z.output<typeof dataFlowSchema>

export const dataSharingSchema = z.object({
  flows: z.array(dataFlowSchema),
  /** The last request for a story of this family, word for word; null when none was sent since the server started. */
  last: z.nullable(z.object({ at: z.string(), to: z.string(), text: z.string() }))
})
export type DataSharing = z.output<typeof dataSharingSchema>
