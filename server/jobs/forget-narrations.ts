import * as z from 'zod/mini'

import type { Db, Tx } from '#server/db/client.ts'
import { insertJob, type JobHandler } from './job-queue.ts'

export const FORGET_NARRATIONS_JOB = 'forget-narrations'
const payloadSchema = z.object({ keys: z.array(z.string()) })
/** So that one job stays short, and a failing one repeats little. */
const MOST_PER_JOB = 50

/** Has recordings thrown away, together with the change that made them nobody's. */
export async function forgetNarrationsLater(
  tx: Tx,
  needs: { clock: { now(): Date }; random: { id(): string } },
  keys: readonly string[]
): Promise<void> {
  for (let from = 0; from < keys.length; from += MOST_PER_JOB)
    await insertJob(tx, needs, {
      kind: FORGET_NARRATIONS_JOB,
      payload: { keys: keys.slice(from, from + MOST_PER_JOB) }
    })
}

/** Throws recordings away, except those that some family still (or again) owns. */
export function forgetNarrationsJob(db: Db, narrator: { forget(key: string): Promise<void> }): JobHandler {
  return async (payload) => {
    const { keys } = payloadSchema.parse(payload)
    const owned = await db.selectFrom('narrations').select('narration_key').where('narration_key', 'in', keys).execute()
    const kept = new Set(owned.map((row) => row.narration_key))
    for (const key of keys) if (!kept.has(key)) await narrator.forget(key)
  }
}
