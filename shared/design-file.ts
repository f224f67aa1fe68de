import * as z from 'zod/mini'

export const designTestAnswerSchema = z.object({
  status: z.string(),
  user: z.optional(z.object({ handle: z.string() })),
  error: z.optional(z.string())
})

/** A node of the document tree; children are nodes again. */
export const designNodeSchema = z.looseObject({ id: z.string(), name: z.string(), type: z.string() })

export const designFileSchema = z.object({
  name: z.string(),
  lastModified: z.string(),
  document: designNodeSchema,
  components: z.record(z.string(), z.object({ name: z.string(), description: z.string() }))
})

export const designFileKeyParams = z.object({ fileKey: z.string().check(z.regex(/^[A-Za-z0-9]{15,40}$/, 'This is not a file key')) })

export const designExportQuery = z.object({
  ids: z.string().check(z.regex(/^\d+[:-]\d+(,\d+[:-]\d+){0,49}$/, 'Choose between one and fifty nodes')),
  format: z._default(z.enum(['png', 'jpg', 'svg', 'pdf']), 'png'),
  scale: z._default(z.coerce.number().check(z.minimum(0.01), z.maximum(4)), 1)
})

export const designExportAnswerSchema = z.object({ images: z.record(z.string(), z.nullable(z.string())) })
