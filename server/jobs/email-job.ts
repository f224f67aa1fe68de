import * as z from 'zod/mini'

import type { Db, Tx } from '#server/db/client.ts'
import { insertJob, type JobHandler } from './job-queue.ts'

export interface Email {
  to: string
  subject: string
  text: string
  html?: string | undefined
  /** Where one click ends letters of this kind; mail programs show it as a button of their own. */
  unsubscribeUrl?: string | undefined
}

export const EMAIL_JOB = 'letter'
const emailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.optional(z.string()),
  unsubscribeUrl: z.optional(z.string())
})

/** Puts a letter into the box together with the change it tells of; it leaves after the commit, or never existed. */
export async function queueEmail(
  tx: Tx | Db,
  needs: { clock: { now(): Date }; random: { id(): string } },
  email: Email
): Promise<void> {
  await insertJob(tx, needs, { kind: EMAIL_JOB, payload: email })
}

/** Sends what `postLetter` wrote. After a crash a letter may be sent twice, under the same id. */
export function emailJob(mailer: { send(email: Email & { id: string }): Promise<void> }): JobHandler {
  return async (payload, job) => {
    await mailer.send({ id: job.id, ...emailSchema.parse(payload) })
  }
}
