import { type Db, type Engine, transaction } from '#server/db/client.ts'
import { scrubDeleted } from '#server/db/data-folder.ts'
import { takeLeftDrafts } from '#server/db/recordings.ts'
import { withCleanUp } from '#server/errors.ts'
import { errorFields, type Log } from '#server/log.ts'
import { SESSION_LIMITS } from '#server/session.ts'
import { deleteNarrationsLater } from './delete-narrations.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const AUDIT_DAYS = 90
const DEVICE_DAYS = 365
/** Old letters are found again, and their last link must still work. */
const UNSUBSCRIBE_DAYS = 400
/** A letter that could not be sent holds an address and a name. */
const FAILED_JOB_DAYS = 30

/** Letters that could not be delivered: an operator has read them by then. */
const OUTBOX_DAYS = 30

interface Needs {
  db: Db
  engine: Engine
  mailer: { deleteBefore?(time: Date): Promise<void> }
  disk: { restore(): void }
  narrator: { applyRetention(): Promise<void> }
  clock: { now(): Date }
  random: { id(): string }
  log: Log
}

/** Deletes what has had its time. Every deletion stands alone and may run on several nodes at once. */
export async function applyRetention({ db, engine, clock, random, narrator, mailer, disk, log }: Needs): Promise<void> {
  const before = (age: number) => new Date(clock.now().getTime() - age).toISOString()
  await db.deleteFrom('rate_limits').where('expires_at', '<', before(0)).execute()
  await db.deleteFrom('login_failures').where('last_failed_at', '<', before(DAY)).execute()
  await db.deleteFrom('story_claims').where('lease_until', '<', before(DAY)).execute()
  await db.deleteFrom('narration_claims').where('lease_until', '<', before(DAY)).execute()
  await db
    .deleteFrom('known_devices')
    .where('seen_at', '<', before(DEVICE_DAYS * DAY))
    .execute()
  await db
    .deleteFrom('unsubscribe_links')
    .where('created_at', '<', before(UNSUBSCRIBE_DAYS * DAY))
    .execute()
  await db
    .deleteFrom('audit_log')
    .where('created_at', '<', before(AUDIT_DAYS * DAY))
    .execute()
  await db
    .deleteFrom('jobs')
    .where('state', '=', 'failed')
    .where('run_at', '<', before(FAILED_JOB_DAYS * DAY))
    .execute()
  for (const kind of ['web', 'native'] as const)
    await db
      .deleteFrom('sessions')
      .where('kind', '=', kind)
      .where((either) =>
        either.or([
          either('seen_at', '<', before(SESSION_LIMITS[kind].idle)),
          either('created_at', '<', before(SESSION_LIMITS[kind].whole))
        ])
      )
      .execute()
  await transaction(db, async (tx) => {
    await deleteNarrationsLater(tx, { clock, random }, await takeLeftDrafts(tx, before(DAY)))
  })
  await db.deleteFrom('one_time_passwords').where('expires_at', '<', before(DAY)).execute()
  await db.deleteFrom('email_verifications').where('expires_at', '<', before(0)).execute()
  await db.deleteFrom('reveal_tickets').where('expires_at', '<', before(DAY)).execute()
  await mailer.deleteBefore?.(new Date(clock.now().getTime() - OUTBOX_DAYS * DAY))
  const onSecond = (error: unknown) => log.error('Retention failed at a second place', errorFields(error))
  // Sound may lie in a store that is away: what is here is deleted all the same, and the disk has its reserve again.
  const deleteSound = () =>
    withCleanUp(
      () => narrator.applyRetention(),
      () => scrubDeleted({ db, engine }),
      onSecond
    )
  await withCleanUp(deleteSound, () => disk.restore(), onSecond)
}

/** Deletes a minute after the start and every hour from then on. @returns how to stop it */
export function startRetention(needs: Needs): () => void {
  const run = () => {
    applyRetention(needs).catch((error: unknown) => needs.log.error('Retention failed', errorFields(error)))
  }
  const first = setTimeout(run, 60_000).unref()
  const hourly = setInterval(run, HOUR).unref()
  return () => {
    clearTimeout(first)
    clearInterval(hourly)
  }
}
