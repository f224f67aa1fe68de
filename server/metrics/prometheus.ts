import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

import { newestBackup } from '#server/db/backup-folder.ts'
import type { Db } from '#server/db/client.ts'
import type { Metrics } from './metrics.ts'
import { timedNarrator, timedStoryteller } from './timed.ts'

/** A job that should have begun longer ago than this is late. */
const LATE_MS = 60_000
/** Monitoring must be answered also when the database is not. */
const DATABASE_LIMIT_MS = 2500

const FIRST_SECONDS = [0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 5, 10, 30]
const WHOLE_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300]
const REQUEST_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

interface Needs {
  db: Db
  dataDir: string
  clock: { now(): Date }
  /** Null while the store of the sound is well. */
  soundProblem: () => string | null
}

/** Counts and times on this node, by `prom-client`; what several nodes share is read from the database by each. */
export function createMetrics({ db, dataDir, clock, soundProblem }: Needs): Metrics {
  const registry = new Registry<typeof Registry.OPENMETRICS_CONTENT_TYPE>()
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const requests = new Histogram({
    name: 'talewick_request_seconds',
    help: 'Time until the head of an answer, by call.',
    labelNames: ['method', 'path', 'status'] as const,
    buckets: REQUEST_SECONDS,
    registers
  })
  const errors = new Counter({
    name: 'talewick_errors_total',
    help: 'Answers that were a failure, by code.',
    labelNames: ['code', 'status'] as const,
    registers
  })
  const firstSentence = new Histogram({
    name: 'talewick_first_sentence_seconds',
    help: 'Time until the first paragraph of a story can be read.',
    labelNames: ['writer'] as const,
    buckets: FIRST_SECONDS,
    registers
  })
  const story = new Histogram({
    name: 'talewick_story_seconds',
    help: 'Time until a story is whole.',
    labelNames: ['writer'] as const,
    buckets: WHOLE_SECONDS,
    registers
  })
  const firstSound = new Histogram({
    name: 'talewick_first_sound_seconds',
    help: 'Time until a recording can be played; stored ones, and those that are being made.',
    labelNames: ['source'] as const,
    buckets: FIRST_SECONDS,
    registers
  })
  const narration = new Histogram({
    name: 'talewick_narration_seconds',
    help: 'Time until a recording is whole.',
    labelNames: ['engine'] as const,
    buckets: WHOLE_SECONDS,
    registers
  })
  const broken = new Counter({
    name: 'talewick_broken_total',
    help: 'Stories and recordings that were begun and did not become whole.',
    labelNames: ['what'] as const,
    registers
  })
  const gauges = {
    jobs: new Gauge({
      name: 'talewick_jobs',
      help: 'Background work that is not done, by kind: waiting (and under way), or failed for good.',
      labelNames: ['kind', 'state'] as const,
      registers
    }),
    late: new Gauge({
      name: 'talewick_jobs_late',
      help: 'Background work that should have begun more than a minute ago.',
      labelNames: ['kind'] as const,
      registers
    }),
    isUp: new Gauge({ name: 'talewick_database_up', help: '1 while the database answers, else 0.', registers }),
    isSoundUp: new Gauge({
      name: 'talewick_sound_store_up',
      help: '1 while sound is kept and found again, else 0.',
      registers
    }),
    backupAge: new Gauge({
      name: 'talewick_backup_age_seconds',
      help: 'Age of the newest backup in DATA_DIR/backups; +Inf when there is none.',
      registers
    })
  }

  async function readJobs(): Promise<void> {
    const late = new Date(clock.now().getTime() - LATE_MS).toISOString()
    const rows = await db
      .selectFrom('jobs')
      .select((pick) => ['kind', 'state', pick.fn.countAll<number>().as('jobs')])
      .groupBy(['kind', 'state'])
      .execute()
    const lateRows = await db
      .selectFrom('jobs')
      .select((pick) => ['kind', pick.fn.countAll<number>().as('jobs')])
      .where('state', '=', 'waiting')
      .where('run_at', '<', late)
      .where((either) => either.or([either('lease_until', 'is', null), either('lease_until', '<', late)]))
      .groupBy('kind')
      .execute()
    gauges.jobs.reset()
    gauges.late.reset()
    for (const { kind, state, jobs } of rows) {
      gauges.jobs.set({ kind, state }, jobs)
      gauges.late.set({ kind }, 0)
    }
    for (const { kind, jobs } of lateRows) gauges.late.set({ kind }, jobs)
  }

  async function refresh(): Promise<void> {
    const { promise: limit, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new Error('The database does not answer')), DATABASE_LIMIT_MS)
    try {
      await Promise.race([readJobs(), limit])
      gauges.isUp.set(1)
    } catch {
      // That it does not answer is what there is to tell; the log says why, wherever a family meets it.
      gauges.isUp.set(0)
    } finally {
      clearTimeout(timer)
    }
    gauges.isSoundUp.set(soundProblem() === null ? 1 : 0)
    const newest = await newestBackup(dataDir)
    gauges.backupAge.set(newest === null ? Infinity : (clock.now().getTime() - newest.getTime()) / 1000)
  }

  return {
    request: ({ method, path, status, seconds }) => requests.observe({ method, path, status: String(status) }, seconds),
    error: ({ code, status }) => errors.inc({ code, status: String(status) }),
    timedStoryteller: (storyteller) =>
      timedStoryteller(storyteller, {
        onFirstParagraph: (seconds) => firstSentence.observe({ writer: storyteller.id }, seconds),
        onDone: (seconds, writer) => story.observe({ writer }, seconds),
        onBroken: () => broken.inc({ what: 'story' })
      }),
    timedNarrator: (narrator) =>
      timedNarrator(narrator, {
        onFirstSound: (seconds, source) => firstSound.observe({ source }, seconds),
        onDone: (seconds, engine) => narration.observe({ engine }, seconds),
        onBroken: () => broken.inc({ what: 'narration' })
      }),
    async read() {
      await refresh()
      return { contentType: registry.contentType, text: await registry.metrics() }
    },
    close: () => registry.clear()
  }
}
