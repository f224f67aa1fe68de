import { sql } from 'kysely'

import type { Db, Engine, Tx } from '#server/db/client.ts'
import { errorFields, type Log } from '#server/log.ts'
import type { RunningWork } from './running-work.ts'

const LEASE_MS = 30_000
const MOST_AT_ONCE = 2
const MOST_ATTEMPTS = 12
const POLL_MS = 5_000
const LONGEST_PAUSE_MS = 60 * 60 * 1000

export interface Job {
  id: string
  /** From 1. A job may run again after a crash: handlers must bear that. */
  attempt: number
}

export type JobHandler = (payload: unknown, job: Job) => Promise<void>

export interface JobQueue {
  /** Names who does jobs of a kind; once per kind, before `start`. */
  handle(kind: string, handler: JobHandler): void
  /** Says that a job was written. Call it after the commit. */
  wake(): void
  start(): void
  /** Claims nothing more and waits for what runs. */
  stop(): Promise<void>
}

interface Needs {
  db: Db
  engine: Engine
  clock: { now(): Date }
  random: { id(): string }
  log: Log
  running: RunningWork
}

/** Writes a job together with what makes it necessary: both are there after the commit, or neither. */
export async function insertJob(
  tx: Tx | Db,
  needs: Pick<Needs, 'clock' | 'random'>,
  job: { kind: string; payload: object; runAt?: Date }
): Promise<void> {
  const now = needs.clock.now()
  await tx
    .insertInto('jobs')
    .values({
      id: needs.random.id(),
      kind: job.kind,
      payload: JSON.stringify(job.payload),
      state: 'waiting',
      run_at: (job.runAt ?? now).toISOString(),
      holder: null,
      lease_until: null,
      last_error: null,
      created_at: now.toISOString()
    })
    .execute()
}

/**
 * Work that survives a crash: a row until it is done. A node claims a row with a lease and renews it while it works;
 * when the node dies the lease runs out and another one takes over. A job that keeps failing is kept as `failed`.
 */
export function createJobQueue(needs: Needs): JobQueue {
  const { db, clock, log } = needs
  const holder = needs.random.id()
  const handlers = new Map<string, JobHandler>()
  const active = new Set<Promise<void>>()
  let isStarted = false
  let timer: NodeJS.Timeout | undefined
  let filling: Promise<void> | null = null
  let isWoken = false

  function wake(): void {
    if (!isStarted) return
    isWoken = true
    filling ??= needs.running
      .track(fill())
      .catch((error: unknown) => log.error('Jobs could not be claimed', errorFields(error)))
      .finally(() => {
        filling = null
        if (isWoken) wake()
        else plan()
      })
  }

  function plan(): void {
    clearTimeout(timer)
    if (isStarted) timer = setTimeout(wake, POLL_MS).unref()
  }

  async function fill(): Promise<void> {
    isWoken = false
    while (isStarted && active.size < MOST_AT_ONCE) {
      const job = await claim()
      if (job === null) return
      const work: Promise<void> = needs.running.track(run(job)).finally(() => {
        active.delete(work)
        wake()
      })
      active.add(work)
    }
  }

  async function claim() {
    const now = clock.now().toISOString()
    const due = db
      .selectFrom('jobs')
      .select('id')
      .where('state', '=', 'waiting')
      .where('run_at', '<=', now)
      .where((either) => either.or([either('lease_until', 'is', null), either('lease_until', '<', now)]))
      .where('kind', 'in', [...handlers.keys(), ''])
      .orderBy('run_at')
      .limit(1)
    const row = await db
      .updateTable('jobs')
      .set((set) => ({ holder, lease_until: leaseEnd(), attempts: set('attempts', '+', 1) }))
      // "=" and not "in": PostgreSQL may run the part behind "in" more than once, and lock a job each time.
      .where('id', '=', needs.engine === 'postgres' ? due.modifyEnd(sql`for update skip locked`) : due)
      .returning(['id', 'kind', 'payload', 'attempts'])
      .executeTakeFirst()
    return row ?? null
  }

  async function run(row: { id: string; kind: string; payload: string; attempts: number }): Promise<void> {
    const renewal = setInterval(() => {
      mine(row.id)
        .set({ lease_until: leaseEnd() })
        .execute()
        .catch((error: unknown) => log.warn('A lease could not be renewed', errorFields(error)))
    }, LEASE_MS / 3)
    try {
      const handler = handlers.get(row.kind)
      if (handler === undefined) throw new Error(`Nobody does jobs of the kind ${row.kind}`)
      await handler(JSON.parse(row.payload), { id: row.id, attempt: row.attempts })
      await db.deleteFrom('jobs').where('id', '=', row.id).where('holder', '=', holder).execute()
    } catch (error) {
      log.error('A job failed', { kind: row.kind, attempt: row.attempts, ...errorFields(error) })
      const pause = Math.min(LONGEST_PAUSE_MS, 1000 * 2 ** row.attempts)
      await mine(row.id)
        .set({
          state: row.attempts >= MOST_ATTEMPTS ? 'failed' : 'waiting',
          run_at: new Date(clock.now().getTime() + pause).toISOString(),
          holder: null,
          lease_until: null,
          last_error: error instanceof Error ? error.name : 'unknown'
        })
        .execute()
    } finally {
      clearInterval(renewal)
    }
  }

  function mine(id: string) {
    return db.updateTable('jobs').where('id', '=', id).where('holder', '=', holder)
  }

  function leaseEnd(): string {
    return new Date(clock.now().getTime() + LEASE_MS).toISOString()
  }

  return {
    handle(kind, handler) {
      if (handlers.has(kind)) throw new Error(`Jobs of the kind ${kind} have two handlers`)
      handlers.set(kind, handler)
    },
    wake,
    start() {
      isStarted = true
      wake()
    },
    async stop() {
      isStarted = false
      clearTimeout(timer)
      await filling
      await Promise.allSettled([...active])
    }
  }
}
