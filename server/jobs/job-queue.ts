import type { Db, Engine, Tx } from '#server/db/client.ts'
import { forUpdateSkipLocked } from '#server/db/row-lock.ts'
import { errorFields, type Log } from '#server/log.ts'
import type { RunningWork } from './running-work.ts'

const LEASE_MS = 30_000
const MOST_AT_ONCE = 2
const POLL_MS = 5_000
const HOUR = 60 * 60 * 1000
/** A mail server that is down may be down for a weekend: long pauses, and five days until the last attempt. */
const LONGEST_PAUSE_MS = HOUR
const LONGEST_PATIENCE_MS = 5 * 24 * HOUR
/** So many there are at least, however old the job is: this machine may have been switched off for a week. */
const FEWEST_ATTEMPTS = 12
/** More than five days have. Only a job that ends the process each time, and so never fails, gets this far. */
const MOST_ATTEMPTS = 150

export interface Job {
  id: string
  /** From 1. A job may run again after a crash: handlers must bear that. */
  attempt: number
}

export type JobHandler = (payload: unknown, job: Job) => Promise<void>

export interface JobRules {
  /** false for what is owed to a family that is gone: it is tried for ever, an hour apart. True when left out. */
  mayGiveUp?: boolean
}

export interface JobQueue {
  /** Names who does jobs of a kind; once per kind, before `start`. */
  handle(kind: string, handler: JobHandler, rules?: JobRules): void
  /** Says that a job was written. Call it after the commit. */
  wake(): void
  start(): void
  /** Claims nothing more and waits for what runs. */
  stop(): Promise<void>
}

interface ClaimedJob {
  id: string
  kind: string
  payload: string
  attempts: number
  created_at: string
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
 * when the node dies the lease runs out and another one takes over. A job that fails is tried again, later each time;
 * after five days it is kept as `failed`.
 */
export function createJobQueue(needs: Needs): JobQueue {
  const { db, clock, log } = needs
  const holder = needs.random.id()
  const handlers = new Map<string, { handler: JobHandler; mayGiveUp: boolean }>()
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

  async function claim(): Promise<ClaimedJob | null> {
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
      .where('id', '=', forUpdateSkipLocked(due, needs.engine))
      .returning(['id', 'kind', 'payload', 'attempts', 'created_at'])
      .executeTakeFirst()
    return row ?? null
  }

  /** Never rejects: what cannot even be noted is brought back by the end of the lease. */
  async function run(row: ClaimedJob): Promise<void> {
    const work = handlers.get(row.kind)
    const mayGiveUp = work?.mayGiveUp ?? true
    const about = { kind: row.kind, attempt: row.attempts }
    const renewal = setInterval(() => {
      mine(row.id)
        .set({ lease_until: leaseEnd() })
        .execute()
        .catch((error: unknown) => log.warn('A lease could not be renewed', errorFields(error)))
    }, LEASE_MS / 3)
    try {
      if (work === undefined) throw new Error(`Nobody does jobs of the kind ${row.kind}`)
      if (mayGiveUp && row.attempts > MOST_ATTEMPTS) throw new Error('This job never came to an end')
      // Should this process not live to see the end either, the next one leaves the job alone for a while.
      if (row.attempts > 1)
        await mine(row.id)
          .set({ run_at: nextTry(row) })
          .execute()
      await work.handler(JSON.parse(row.payload), { id: row.id, attempt: row.attempts })
      await db.deleteFrom('jobs').where('id', '=', row.id).where('holder', '=', holder).execute()
    } catch (error) {
      log.error('A job failed', { ...about, ...errorFields(error) })
      await putBack(row, mayGiveUp && isHopeless(row), error).catch((problem: unknown) =>
        log.error('A failed job could not be put back', { ...about, ...errorFields(problem) })
      )
    } finally {
      clearInterval(renewal)
    }
  }

  async function putBack(row: ClaimedJob, isOver: boolean, error: unknown): Promise<void> {
    await mine(row.id)
      .set({
        state: isOver ? 'failed' : 'waiting',
        run_at: nextTry(row),
        holder: null,
        lease_until: null,
        last_error: error instanceof Error ? error.name : 'unknown'
      })
      .execute()
  }

  function isHopeless({ attempts, created_at }: ClaimedJob): boolean {
    if (attempts > MOST_ATTEMPTS) return true
    return attempts >= FEWEST_ATTEMPTS && clock.now().getTime() - Date.parse(created_at) > LONGEST_PATIENCE_MS
  }

  function nextTry({ attempts }: ClaimedJob): string {
    return new Date(clock.now().getTime() + Math.min(LONGEST_PAUSE_MS, 1000 * 2 ** attempts)).toISOString()
  }

  function mine(id: string) {
    return db.updateTable('jobs').where('id', '=', id).where('holder', '=', holder)
  }

  function leaseEnd(): string {
    return new Date(clock.now().getTime() + LEASE_MS).toISOString()
  }

  return {
    handle(kind, handler, { mayGiveUp = true } = {}) {
      if (handlers.has(kind)) throw new Error(`Jobs of the kind ${kind} have two handlers`)
      handlers.set(kind, { handler, mayGiveUp })
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
