import * as z from 'zod/mini'

export const designTestAnswerSchema = z.object({
  status: z.string(),
  user: z.optional(z.object({ handle: z.string() })),
  error: z.optional(z.string())
})

/** One layer of paint; only plain colours say what they are. Channels and alpha are 0 to 1. */
const paintSchema = z.object({
  type: z.string(),
  visible: z.optional(z.boolean()),
  opacity: z.optional(z.number()),
  color: z.optional(z.object({ r: z.number(), g: z.number(), b: z.number(), a: z.optional(z.number()) }))
})
export type DesignPaint = z.infer<typeof paintSchema>

/** A node of the document tree; children are nodes again. What the page does not show is left out. */
export interface DesignNode {
  id: string
  name: string
  type: string
  characters?: string | undefined
  children?: DesignNode[] | undefined
  fills: DesignPaint[]
  strokes: DesignPaint[]
  absoluteBoundingBox: { width: number; height: number } | null
}

// A file made by a newer version of the design program must still open: unknown paint is no paint.
const paints = z.catch(z.array(paintSchema), [])

export const designNodeSchema: z.ZodMiniType<DesignNode> = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  characters: z.optional(z.string()),
  children: z.optional(z.array(z.lazy(() => designNodeSchema))),
  fills: paints,
  strokes: paints,
  absoluteBoundingBox: z.catch(z.nullable(z.object({ width: z.number(), height: z.number() })), null)
})

export const designFileSchema = z.object({
  name: z.string(),
  lastModified: z.string(),
  document: designNodeSchema,
  components: z.record(z.string(), z.object({ name: z.string(), description: z.string() }))
})

export const designFileKeyParams = z.object({
  fileKey: z.string().check(z.regex(/^[A-Za-z0-9]{15,40}$/, 'This is not a file key'))
})

export const designExportQuery = z.object({
  ids: z.string().check(z.regex(/^\d+[:-]\d+(,\d+[:-]\d+){0,49}$/, 'Choose between one and fifty nodes')),
  format: z._default(z.enum(['png', 'jpg', 'svg', 'pdf']), 'png'),
  scale: z._default(z.coerce.number().check(z.minimum(0.01), z.maximum(4)), 1)
})

export type DesignFile = z.infer<typeof designFileSchema>

export const designExportAnswerSchema = z.object({ images: z.record(z.string(), z.nullable(z.string())) })
