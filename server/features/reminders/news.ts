import * as z from 'zod/mini'

import type { AppContext } from '#server/context.ts'
import { writeAudit } from '#server/db/audit.ts'
import { transaction } from '#server/db/client.ts'
import { queueEmail } from '#server/jobs/email-job.ts'
import { insertJob, type JobHandler } from '#server/jobs/job-queue.ts'
import { requireRecentSignIn, type Session } from '#server/session.ts'
import { newsEmail } from './emails.ts'
import { countNewsReaders, findNews, insertNews, listNewsReaders, moveNewsOn } from './news-store.ts'
import { createUnsubscribeUrl } from './unsubscribe.ts'

type Needs = Pick<AppContext, 'db' | 'clock' | 'random' | 'config' | 'jobs'>

export const NEWS_JOB = 'news-letter'
const payloadSchema = z.object({ id: z.string() })
const MOST_AT_ONCE = 100

/**
 * Writes to everybody who has asked for news. @returns how many that are at this moment
 * @throws AppError('forbidden', code 'reauthenticate') for an old sign-in
 */
export async function sendNews(
  needs: Needs,
  session: Session,
  { subject, body, network }: { subject: string; body: string; network: string }
): Promise<number> {
  requireRecentSignIn(needs, session, 'Please sign in again to write to everybody.')
  const id = needs.random.id()
  await transaction(needs.db, async (tx) => {
    await insertNews(tx, { id, subject, body, createdAt: needs.clock.now() })
    await insertJob(tx, needs, { kind: NEWS_JOB, payload: { id } })
  })
  needs.jobs.wake()
  await writeAudit(needs, { userId: session.userId, act: 'admin_sent_news', network })
  return await countNewsReaders(needs.db)
}

/** A hundred families at a time, each with the note of how far it has come: after a crash it goes on from there. */
export function newsJob(needs: Needs): JobHandler {
  return async (payload) => {
    const { id } = payloadSchema.parse(payload)
    while (await sendSome(needs, id)) needs.jobs.wake()
  }
}

/** @returns whether there may be more */
async function sendSome(needs: Needs, id: string): Promise<boolean> {
  return await transaction(needs.db, async (tx) => {
    const news = await findNews(tx, id)
    if (news === null) return false
    const readers = await listNewsReaders(tx, { after: news.sent_up_to, most: MOST_AT_ONCE })
    const last = readers.at(-1)
    if (last === undefined) return false
    // Another node that holds the same letter waits here, or finds that this part is done.
    if (!(await moveNewsOn(tx, id, { from: news.sent_up_to, to: last.id }))) return true
    for (const reader of readers) {
      const unsubscribeUrl = await createUnsubscribeUrl(tx, needs, { userId: reader.id, kind: 'updates' })
      await queueEmail(tx, needs, newsEmail(needs.config, { to: reader.email, unsubscribeUrl }, news))
    }
    return readers.length === MOST_AT_ONCE
  })
}
