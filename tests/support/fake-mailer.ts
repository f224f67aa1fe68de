import { expect } from 'vitest'

import type { Mailer, OutgoingLetter } from '#server/providers/mailer/mailer.ts'
import type { TestApp } from './test-app.ts'

/** A mailer that keeps what it is given. */
export function fakeMailer(reachesMailboxes: boolean): Mailer & { letters: OutgoingLetter[] } {
  const letters: OutgoingLetter[] = []
  return {
    letters,
    reachesMailboxes,
    send: (letter) => {
      letters.push(letter)
      return Promise.resolve()
    }
  }
}

/** Lets the jobs run until none is left. */
export async function deliverLetters(house: TestApp): Promise<void> {
  house.context.jobs.start()
  await expect.poll(() => house.context.db.selectFrom('jobs').select('id').execute()).toEqual([])
}
