import * as z from 'zod/mini'

import type { Db, Tx } from '#server/db/client.ts'
import { insertJob, type JobHandler } from './job-queue.ts'

/** As it stands in the job tables of running servers. */
export const DELETE_NARRATIONS_JOB = 'forget-narrations'
const payloadSchema = z.object({ keys: z.array(z.string()), texts: z._default(z.array(z.string()), []) })
/** So that one job stays short, and a failing one repeats little. */
const MOST_KEYS_PER_JOB = 50
const MOST_TEXTS_PER_JOB = 10

/**
 * Has recordings thrown away, together with the change that made them nobody's; and of texts every sentence that may
 * have been spoken, whether or not anybody listened. The texts are kept until that is done, and not longer.
 */
export async function deleteNarrationsLater(
  tx: Tx | Db,
  needs: { clock: { now(): Date }; random: { id(): string } },
  { keys = [], texts = [] }: { keys?: readonly string[]; texts?: readonly string[] }
): Promise<void> {
  const write = async (payload: { keys: readonly string[]; texts: readonly string[] }) =>
    await insertJob(tx, needs, { kind: DELETE_NARRATIONS_JOB, payload })
  for (let from = 0; from < keys.length; from += MOST_KEYS_PER_JOB)
    await write({ keys: keys.slice(from, from + MOST_KEYS_PER_JOB), texts: [] })
  for (let from = 0; from < texts.length; from += MOST_TEXTS_PER_JOB)
    await write({ keys: [], texts: texts.slice(from, from + MOST_TEXTS_PER_JOB) })
}

/**
 * Throws recordings away, except those that some family still (or again) owns. A sentence that another family's story
 * shares with a text is spoken again for them.
 */
export function deleteNarrationsJob(
  db: Db,
  narrator: { forget(key: string): Promise<void>; forgetText(text: string): Promise<void> }
): JobHandler {
  return async (payload) => {
    const { keys, texts } = payloadSchema.parse(payload)
    for (const text of texts) await narrator.forgetText(text)
    if (keys.length === 0) return
    const owned = await db.selectFrom('narrations').select('narration_key').where('narration_key', 'in', keys).execute()
    const kept = new Set(owned.map((row) => row.narration_key))
    for (const key of keys) if (!kept.has(key)) await narrator.forget(key)
  }
}
