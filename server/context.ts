import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { v7 } from 'uuid'

import type { Config } from './config.ts'
import { createNarratorOf } from './context-narrator.ts'
import type { Clock, ModelWriter, SpeechServiceInUse } from './context-services.ts'
import { createModelWriterOf } from './context-storyteller.ts'
import { type Db, type Engine, openDatabase } from './db/client.ts'
import { type DiskReserve, openDiskReserve } from './db/disk-reserve.ts'
import { migrate } from './db/migrate.ts'
import { createModelLedger } from './db/model-usage.ts'
import { createNarrationClaims } from './db/narration-claims.ts'
import { createVoiceLedger } from './db/voice-usage.ts'
import { createEntitlements, type Entitlements } from './entitlements/entitlements.ts'
import { CANCEL_SUBSCRIPTION_JOB, cancelSubscriptionJob } from './jobs/cancel-subscriptions.ts'
import { DELETE_NARRATIONS_JOB, deleteNarrationsJob } from './jobs/delete-narrations.ts'
import { DELETE_EMAILS_JOB, deleteEmailsJob, EMAIL_JOB, emailJob } from './jobs/email-job.ts'
import { createJobQueue, type JobQueue } from './jobs/job-queue.ts'
import { createRunningWork, type RunningWork } from './jobs/running-work.ts'
import { createLog, errorFields, type Log } from './log.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Narrator } from './narrator/narrator.ts'
import { isNearHost } from './outbound/addresses.ts'
import { openOutbound } from './outbound/open-outbound.ts'
import type { Designs } from './providers/designs/designs.ts'
import type { Mailer } from './providers/mailer/mailer.ts'
import type { Music } from './providers/music/music.ts'
import type { Payments } from './providers/payments/payments.ts'
import { createPooledStoryteller, type PooledStoryteller } from './storyteller/embedded/pooled-storyteller.ts'
import { createSentRecord, type SentRecord } from './storyteller/model/sent-record.ts'
import type { Storyteller } from './storyteller/storyteller.ts'
import { createThreadWaker } from './workers/thread-waker.ts'

export interface RandomSource {
  bytes(size: number): Uint8Array
  /** A new id, a UUID of version 7: ids made later sort later, so that rows of one family lie together and in order. */
  id(): string
}

/** argon2id: kibibytes of memory and passes over it. */
export interface PasswordCost {
  memoryKiB: number
  passes: number
}

/** Everything a use case may need. A use case names its part: `Pick<AppContext, 'db' | 'clock'>`. */
export interface AppContext {
  config: Config
  log: Log
  clock: Clock
  random: RandomSource
  db: Db
  engine: Engine
  running: RunningWork
  jobs: JobQueue
  mailer: Mailer
  storyteller: Storyteller
  /** Null where no model is asked. */
  modelWriter: ModelWriter | null
  /** Whether a host is this machine or in its network. */
  isNearHost: (host: string) => Promise<boolean>
  /** Tells the stories before an account: always the embedded one, for a stranger is no reason to ask a paid model. */
  demoStoryteller: Storyteller
  narrator: Narrator
  /** The service that speaks; null where stories are read on this machine. */
  speechService: SpeechServiceInUse | null
  /** What was sent to models, guards and voices, for the families whose it was. */
  sent: SentRecord
  /** What is wrong with the store of the sound at this moment, for the operator; null while all is well. */
  soundProblem: () => string | null
  /** What a family's plan allows. */
  entitlements: Entitlements
  /** Null where nothing is charged. */
  payments: Payments | null
  /** Null without a token. */
  designs: Designs | null
  /** Null without a client of the music service. */
  music: Music | null
  passwordCost: PasswordCost
  disk: DiskReserve
  /** Null without a token for those who may read them. */
  metrics: Metrics | null
  /** A family is here: threads that have gone to rest come back before it asks for a story or its sound. */
  wakeThreads(): void
  /** Ends background work and closes the database; requests must have ended before. */
  close(): Promise<void>
}

export type ContextOverrides = Partial<
  Pick<AppContext, 'log' | 'clock' | 'random' | 'mailer' | 'storyteller' | 'narrator' | 'passwordCost'>
>

/** The composition root: one place that knows every adapter. The database is open and has this version's tables. */
export async function createContext(config: Config, overrides: ContextOverrides = {}): Promise<AppContext> {
  const log = overrides.log ?? createLog(config.logLevel, (line) => void process.stdout.write(`${line}\n`))
  const clock = overrides.clock ?? {
    now: () => new Date(),
    sleep: (ms, signal) => sleep(ms, undefined, signal ? { signal } : {})
  }
  const random = overrides.random ?? { bytes: (size) => randomBytes(size), id: () => v7() }
  const running = createRunningWork()

  const disk = openDiskReserve({ file: join(config.dataDir, 'reserve'), bytes: config.diskReserveBytes, log })
  const database = await openDatabase(config.database, { onFull: () => disk.release() })
  try {
    await migrate(database)
  } catch (error) {
    await database.close()
    throw error
  }
  const { db, engine } = database
  const jobs = createJobQueue({ db, engine, clock, random, log, running })
  const mailer = overrides.mailer ?? (await createMailer(config, log))
  // Only on PostgreSQL can there be other nodes.
  const nodes = engine === 'postgres' ? createNarrationClaims({ db, clock, holder: random.id() }) : null
  const outbounds: { close(): Promise<void> }[] = []
  const sent = createSentRecord(() => clock.now())
  const spoken = createVoiceLedger({ db, clock })
  const {
    narrator: untimed,
    soundProblem,
    service
  } = overrides.narrator
    ? { narrator: overrides.narrator, soundProblem: () => null, service: null }
    : await createNarratorOf(config, log, { claims: nodes, outbounds, sent, ledger: spoken, running })
  const metrics = await createMetricsOf(config, { db, clock, soundProblem })
  const narrator = metrics?.timedNarrator(untimed) ?? untimed
  const payments = await createPayments(config, log, outbounds)
  const designs = await createDesigns(config, log, outbounds)
  const music = await createMusic(config, { log, clock, outbounds })
  jobs.handle(EMAIL_JOB, emailJob(mailer))
  jobs.handle(DELETE_EMAILS_JOB, deleteEmailsJob(mailer))
  if (payments !== null) jobs.handle(CANCEL_SUBSCRIPTION_JOB, cancelSubscriptionJob(payments), { mayGiveUp: false })
  jobs.handle(DELETE_NARRATIONS_JOB, deleteNarrationsJob(db, narrator), { mayGiveUp: false })

  const embedded = embeddedStoryteller(config, log)
  const ledger = createModelLedger({ db, clock })
  const writer = overrides.storyteller
    ? null
    : await createModelWriterOf(config, { log, db, clock, ledger, sent, running, outbounds, embedded })
  const storyteller = overrides.storyteller ?? writer?.storyteller ?? embedded

  const demoStoryteller = overrides.storyteller ?? embedded

  return {
    config,
    log,
    clock,
    random,
    db,
    engine,
    running,
    jobs,
    mailer,
    storyteller: metrics?.timedStoryteller(storyteller) ?? storyteller,
    demoStoryteller,
    isNearHost: (host) => isNearHost(host),
    modelWriter: writer && { ...writer.model, ledger },
    sent,
    narrator,
    speechService: service && { ...service, ledger: spoken },
    soundProblem,
    entitlements: createEntitlements({ db, clock, config }),
    payments,
    designs,
    music,
    disk,
    metrics,
    passwordCost: overrides.passwordCost ?? { memoryKiB: 19_456, passes: 2 },
    wakeThreads: createThreadWaker([demoStoryteller, narrator], {
      idleMs: config.threadsIdleMs,
      onProblem: (error) => {
        if (!running.isDraining) log.warn('Resting threads did not come back', errorFields(error))
      }
    }),
    async close() {
      await jobs.stop()
      await writer?.close()
      await narrator.close()
      await embedded.close()
      for (const outbound of outbounds) await outbound.close()
      mailer.close?.()
      metrics?.close()
      await database.close()
    }
  }
}

/** Nothing is counted where nothing may be read. */
async function createMetricsOf(
  { metricsToken, dataDir }: Config,
  needs: Pick<AppContext, 'db' | 'clock' | 'soundProblem'>
): Promise<Metrics | null> {
  if (metricsToken === null) return null
  return (await import('./metrics/prometheus.ts')).createMetrics({ ...needs, dataDir })
}

function embeddedStoryteller({ threadsIdleMs }: Config, log: Log): PooledStoryteller {
  return createPooledStoryteller({
    idleMs: threadsIdleMs,
    onFaults: ({ plot, codes, candidates }) =>
      log.warn('a story is told although the verifier found faults in every candidate', {
        plot,
        faults: codes.join(', '),
        candidates
      }),
    onProblem: (what, error) => log.warn(`Storyteller: ${what}`, errorFields(error))
  })
}

/** The library of the payment provider is large, and loaded only where something is charged. */
async function createPayments(
  { billing }: Config,
  log: Log,
  outbounds: { close(): Promise<void> }[]
): Promise<Payments | null> {
  if (billing.mode === 'off') return null
  const outbound = await openOutbound({ purpose: 'payments', bases: [billing.apiBase], log }, outbounds)
  const { createStripePayments } = await import('./providers/payments/stripe-payments.ts')
  return createStripePayments({ ...billing, apiBase: billing.apiBase.url, fetch: outbound.fetch })
}

async function createDesigns(
  { designs }: Config,
  log: Log,
  outbounds: { close(): Promise<void> }[]
): Promise<Designs | null> {
  if (designs.token === null) return null
  const outbound = await openOutbound({ purpose: 'designs', bases: [designs.apiBase], log }, outbounds)
  const { createFigmaDesigns } = await import('./providers/designs/figma-designs.ts')
  return createFigmaDesigns({ token: designs.token, apiBase: designs.apiBase.url, fetch: outbound.fetch })
}

async function createMusic(
  { music }: Config,
  { log, clock, outbounds }: { log: Log; clock: Clock; outbounds: { close(): Promise<void> }[] }
): Promise<Music | null> {
  if (music.client === null) return null
  const limits = { totalMs: 10_000, mostBytes: 1024 * 1024 }
  const outbound = await openOutbound(
    { purpose: 'music', bases: [music.apiBase, music.accountsBase], limits, log },
    outbounds
  )
  const { createSpotifyMusic } = await import('./providers/music/spotify-music.ts')
  return createSpotifyMusic({
    client: music.client,
    apiBase: music.apiBase.url,
    accountsBase: music.accountsBase.url,
    fetch: outbound.fetch,
    now: () => clock.now().getTime()
  })
}

async function createMailer(config: Config, log: Log): Promise<Mailer> {
  if (config.mail.kind === 'smtp')
    return (await import('./providers/mailer/smtp-mailer.ts')).createSmtpMailer(config.mail)
  return (await import('./providers/mailer/outbox-mailer.ts')).createOutboxMailer({ ...config.mail, log })
}
