import * as z from 'zod/mini'

import type { Db, Tx } from '#server/db/client.ts'
import { ownedAmong, type Recordings } from '#server/db/recordings.ts'
import { insertJob, type JobHandler } from './job-queue.ts'

/** As it stands in the job tables of running servers. */
export const DELETE_NARRATIONS_JOB = 'forget-narrations'
const payloadSchema = z.object({
  keys: z.array(z.string()),
  segments: z._default(z.array(z.string()), [])
})
/** So that one job stays short, and a failing one repeats little. */
const MOST_KEYS_PER_JOB = 50
const MOST_SEGMENTS_PER_JOB = 500

/** Has recordings thrown away, together with the change that took them from their family. */
export async function deleteNarrationsLater(
  tx: Tx | Db,
  needs: { clock: { now(): Date }; random: { id(): string } },
  { keys = [], segments = [] }: Partial<Recordings>
): Promise<void> {
  const write = async (payload: Recordings) => await insertJob(tx, needs, { kind: DELETE_NARRATIONS_JOB, payload })
  for (let from = 0; from < keys.length; from += MOST_KEYS_PER_JOB)
    await write({ keys: keys.slice(from, from + MOST_KEYS_PER_JOB), segments: [] })
  for (let from = 0; from < segments.length; from += MOST_SEGMENTS_PER_JOB)
    await write({ keys: [], segments: segments.slice(from, from + MOST_SEGMENTS_PER_JOB) })
}

/** Throws recordings away, except those that a text of the family still (or again) has. */
export function deleteNarrationsJob(
  db: Db,
  narrator: { delete(key: string): Promise<void>; deleteSegments(names: readonly string[]): Promise<void> }
): JobHandler {
  return async (payload) => {
    const { keys, segments } = payloadSchema.parse(payload)
    const owned = await ownedAmong(db, { keys, segments })
    for (const key of keys) if (!owned.has(key)) await narrator.delete(key)
    await narrator.deleteSegments(segments.filter((name) => !owned.has(name)))
  }
}
