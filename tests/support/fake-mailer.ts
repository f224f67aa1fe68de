import { expect } from 'vitest'

import type { Mailer, OutgoingEmail } from '#server/providers/mailer/mailer.ts'
import type { TestApp } from './test-app.ts'

/** A mailer that keeps what it is given. */
export function fakeMailer(reachesMailboxes: boolean): Mailer & { emails: OutgoingEmail[] } {
  const emails: OutgoingEmail[] = []
  return {
    emails,
    reachesMailboxes,
    send: (email) => {
      emails.push(email)
      return Promise.resolve()
    }
  }
}

/** Lets the jobs run until none is left. */
export async function deliverEmails(app: TestApp): Promise<void> {
  app.context.jobs.start()
  await expect.poll(() => app.context.db.selectFrom('jobs').select('id').execute()).toEqual([])
}
