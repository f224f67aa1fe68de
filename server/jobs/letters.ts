import * as z from 'zod/mini'

import type { Db, Tx } from '#server/db/client.ts'
import { insertJob, type JobHandler } from './job-queue.ts'

export interface Letter {
  to: string
  subject: string
  text: string
}

export const LETTER_JOB = 'letter'
const letterSchema = z.object({ to: z.string(), subject: z.string(), text: z.string() })

/** Puts a letter into the box together with the change it tells of; it leaves after the commit, or never existed. */
export async function postLetter(
  tx: Tx | Db,
  needs: { clock: { now(): Date }; random: { id(): string } },
  letter: Letter
): Promise<void> {
  await insertJob(tx, needs, { kind: LETTER_JOB, payload: letter })
}

/** Sends what `postLetter` wrote. After a crash a letter may be sent twice, under the same id. */
export function letterJob(mailer: { send(letter: Letter & { id: string }): Promise<void> }): JobHandler {
  return async (payload, job) => {
    await mailer.send({ id: job.id, ...letterSchema.parse(payload) })
  }
}
