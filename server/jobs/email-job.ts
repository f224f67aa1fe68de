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

/** Sends what `queueEmail` wrote. After a crash a letter may be sent twice, under the same id. */
export function emailJob(mailer: { send(email: Email & { id: string }): Promise<void> }): JobHandler {
  return async (payload, job) => {
    await mailer.send({ id: job.id, ...emailSchema.parse(payload) })
  }
}

export const DELETE_EMAILS_JOB = 'delete-emails'
const deletionSchema = z.object({ to: z.string() })

/** Of an account that is gone nothing is sent any more, and what lies in the outbox goes. */
export async function deleteEmailsLater(
  tx: Tx,
  needs: { clock: { now(): Date }; random: { id(): string } },
  to: string
): Promise<void> {
  const waiting = await tx.selectFrom('jobs').select(['id', 'payload']).where('kind', 'in', MAIL_JOBS).execute()
  for (const { id, payload } of waiting)
    if (addresseeSchema.safeParse(JSON.parse(payload)).data === to)
      await tx.deleteFrom('jobs').where('id', '=', id).execute()
  await insertJob(tx, needs, { kind: DELETE_EMAILS_JOB, payload: { to } })
}

/** Jobs that end in a letter; both name whom it is for. */
const MAIL_JOBS = [EMAIL_JOB, 'account-email']
const addresseeSchema = z.pipe(
  z.object({ to: z.optional(z.string()), email: z.optional(z.string()) }),
  z.transform(({ to, email }) => to ?? email)
)

export function deleteEmailsJob(mailer: { deleteTo?(address: string): Promise<void> }): JobHandler {
  return async (payload) => await mailer.deleteTo?.(deletionSchema.parse(payload).to)
}
