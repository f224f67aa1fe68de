import * as z from 'zod/mini'

import { type Story, storySchema } from '#shared/story.ts'

/** What the storyteller and the request left behind with a story; `request` is the fingerprint of the request's body. */
export const metaSchema = z.object({
  request: z._default(z.nullable(z.string()), null),
  about: storySchema.shape.about,
  seed: z._default(z.nullable(z.string()), null)
})

/** What a story is about, from the column `meta`; nothing where that was not kept. */
export function readAbout(meta: string): Pick<Story, 'about'> {
  const { about } = metaSchema.parse(JSON.parse(meta))
  return about === undefined ? {} : { about }
}

/** Under which seed a story was written, from the column `meta`; null for one that was brought here from elsewhere. */
export function readSeed(meta: string): string | null {
  return metaSchema.parse(JSON.parse(meta)).seed
}
