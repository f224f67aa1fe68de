import type { AppContext } from '#server/context.ts'
import { writeAudit } from '#server/db/audit.ts'
import { errorFields } from '#server/log.ts'
import { findEmail } from '#server/reads/accounts.ts'
import type { Session } from '#server/session.ts'

type Needs = Pick<AppContext, 'db' | 'clock' | 'random' | 'config' | 'mailer' | 'log'>

/** Sends the administrator a letter, now and not through the queue, and says what became of it. */
export async function testMail(
  needs: Needs,
  session: Session,
  network: string
): Promise<{ isSent: boolean; message: string }> {
  const { db, mailer, config, log } = needs
  const email = await findEmail(db, session.userId)
  if (email === null) throw new Error('An account that was signed in is not there')
  await writeAudit(needs, { userId: session.userId, act: 'admin_tested_mail', network })
  const { name } = config.brand
  try {
    await mailer.send({
      id: needs.random.id(),
      to: email,
      subject: `A test letter from ${name}`,
      text: `Good evening,\n\nthis letter was sent from the admin page of ${name}. E-mail works.\n\nGood night,\n${name}`
    })
  } catch (error) {
    log.warn('A test letter could not be sent', errorFields(error))
    return { isSent: false, message: `The mail server did not take the letter: ${reason(error)}` }
  }
  return {
    isSent: true,
    message: mailer.reachesMailboxes
      ? `A letter is on its way to ${email}.`
      : 'No mail server is set up: the letter lies as a file in the folder outbox of DATA_DIR.'
  }
}

/** For the operator, who has to put it right: what the mail server said, without our address of it. */
function reason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.replaceAll(/\s+/g, ' ').slice(0, 200)
}
