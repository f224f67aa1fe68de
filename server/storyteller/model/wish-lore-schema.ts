import * as z from 'zod/mini'

import { WISH_SORTS } from '#content/format.ts'
import type { WishLore } from '../wish-lore.ts'

/** Of the lint and the shape of what is kept: with another number everything is asked for anew. */
export const WISH_LORE_VERSION = 1

const lines = z.array(z.string())

/** What is kept of a wish, as it is read back. */
export const wishLoreSchema: z.ZodMiniType<WishLore> = z.object({
  sort: z.enum(WISH_SORTS),
  verbs: z.array(z.tuple([z.string(), z.string(), z.string()])),
  facts: lines,
  guesses: lines,
  says: lines,
  props: z.array(z.tuple([z.string(), z.string()])),
  parts: lines,
  goes: z.array(lines),
  mishaps: z.array(z.object({ problem: lines, fail: lines, see: lines, mend: lines, alone: lines })),
  ends: lines,
  sounds: lines,
  details: lines,
  sleepy: lines
})
