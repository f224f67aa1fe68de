import { accessSync, chmodSync, constants, mkdirSync, readdirSync, statSync } from 'node:fs'
import type { Server } from 'node:http'
import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'

import { WELCOME_LINE } from '#shared/brand.ts'
import { createApp } from './app.ts'
import { ConfigError } from './config-values.ts'
import { type Config, loadConfig } from './config.ts'
import { type AppContext, createContext } from './context.ts'
import { noteProcess, refuseEmptyStart } from './db/data-folder.ts'
import { releaseHeldByTheDead } from './db/embedded-recovery.ts'
import { prepareSetupCode } from './features/administration/setup-code.ts'
import { sendReminders } from './features/reminders/send-reminders.ts'
import { isOnThisMachine } from './http/caller.ts'
import { createHttpServer } from './http/http-server.ts'
import { requestListener } from './http/request-listener.ts'
import { createNightlyBackup } from './jobs/nightly-backup.ts'
import { startPeriodic } from './jobs/periodic.ts'
import { readOverdueSubscriptions } from './jobs/read-subscriptions.ts'
import { startRetention } from './jobs/retention.ts'
import { errorFields } from './log.ts'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const DRAIN_LIMIT_MS = 20_000
/** Whatever hangs: at this moment it is over. */
const STOP_LIMIT_MS = 30_000
/** After this long everything that a start needs has been read and compiled, in all threads. */
const COMPILED_MS = 10_000

await start()

async function start(): Promise<void> {
  let context: AppContext | null = null
  const { server, answerWith } = createHttpServer()
  try {
    const config = loadConfig()
    // Before anything is touched: where another Talewick lives on the same data, it has the port, and this start ends.
    const port = await listen(server, config)
    const isDataOpen = prepareDataDir(config.dataDir)
    const { database, dataDir } = config
    if (database.kind === 'sqlite' && !config.mayStartEmpty) refuseEmptyStart({ dataDir, file: database.file })
    const other = database.kind === 'sqlite' ? noteProcess(dataDir) : null
    context = await createContext(config)
    await releaseHeldByTheDead(context)
    answerWith(requestListener(createApp(context), context))
    const stopPeriodic = startPeriodicWork(context)
    await prepareSetupCode(context)
    context.jobs.start()
    stopOnSignal(server, context, stopPeriodic)
    warmUp(context)
    // At the end it is written by itself, but not every end is an orderly one.
    setTimeout(flushCompileCache, COMPILED_MS).unref()
    process.stdout.write(`Talewick is ready at http://localhost:${port}\n`)
    if (other !== null)
      context.log.warn(`Process ${other} is on this DATA_DIR too: nothing is lost, but one server is enough`)
    if (isDataOpen)
      context.log.warn('Others on this machine may look into DATA_DIR: make it private (chmod 700), or choose another')
    if (config.publicUrl !== null && !config.isHttps)
      context.log.warn('PUBLIC_URL is not https: sign-in cookies travel unprotected on this network')
    if (config.trustedProxies === 0 && !isOnThisMachine(config.publicUrl))
      context.log.warn('If a proxy stands in front, set TRUST_PROXY=1: without it all its visitors count as one')
  } catch (error) {
    process.stderr.write(`${error instanceof ConfigError ? error.message : reason(error)}\n`)
    process.exitCode = 1
    server.close()
    server.closeAllConnections()
    await context?.close()
  }
}

/**
 * The family's own folder, and whatever is written from now on: no other user of this machine reads it. A folder that was
 * there before stays as its owner made it, for others may live in it too. @returns whether others may look into it
 */
function prepareDataDir(folder: string): boolean {
  process.umask(0o077)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch {
    throw new ConfigError(
      `Talewick cannot write to its data folder ${folder}. Make it writable or choose another with DATA_DIR=/path`
    )
  }
  // Windows keeps its rights elsewhere.
  const isOpen = process.platform !== 'win32' && (statSync(folder).mode & 0o077) !== 0
  if (isOpen)
    for (const name of readdirSync(folder).filter((one) => one.startsWith('talewick.db')))
      try {
        chmodSync(join(folder, name), 0o600)
      } catch {
        // Another user's, which we may only write to.
      }
  return isOpen
}

function listen(server: Server, config: Config): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  server.once('error', (error: NodeJS.ErrnoException) => {
    reject(
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? new ConfigError(portFault(error.code, config)) : error
    )
  })
  server.listen(config.port, config.host, () => {
    const address: AddressInfo | string | null = server.address()
    resolve(typeof address === 'object' && address !== null ? address.port : config.port)
  })
  return promise
}

function portFault(code: string, { port, host }: Config): string {
  return code === 'EACCES'
    ? `Talewick may not use port ${port} on ${host}. Choose another: PORT=5050 npm start`
    : `Port ${port} is already taken${port === 5000 ? ' (on a Mac AirPlay sits there)' : ''}. Choose another: PORT=${port + 50} npm start`
}

/** The first story of the evening should not wait for what can be made ready now. Nothing waits for this. */
function warmUp({ storyteller, narrator, log, running }: AppContext): void {
  for (const [who, ready] of [
    ['storyteller', storyteller.ready()],
    // The landing page plays the welcome: it is spoken once, and from then on only found again.
    ['narrator', narrator.ready().then(() => narrator.narrate({ text: WELCOME_LINE, voice: 'shimmer' }))]
  ] as const)
    ready.catch((error: unknown) => {
      if (!running.isDraining) log.error(`The ${who} is not ready`, errorFields(error))
    })
}

/** What comes round again and again. @returns how to stop all of it */
function startPeriodicWork(context: AppContext): () => void {
  const stops = [startRetention(context)]
  if (context.payments !== null)
    stops.push(startPeriodic(context.log, 'Reading subscriptions', HOUR_MS, () => readOverdueSubscriptions(context)))
  stops.push(startPeriodic(context.log, 'The nightly backup', 10 * MINUTE_MS, createNightlyBackup(context)))
  stops.push(startPeriodic(context.log, 'Sending reminders', MINUTE_MS, () => sendReminders(context)))
  return () => stops.forEach((stop) => stop())
}

function stopOnSignal(server: Server, context: AppContext, stopPeriodic: () => void): void {
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      // The second one is from an operator who does not want to wait.
      if (isStopping) process.exit(130)
      isStopping = true
      stop(server, context, stopPeriodic).catch((error: unknown) => {
        context.log.error('The server could not stop cleanly', errorFields(error))
        process.exit(1)
      })
    })
}

/**
 * First it is said (health answers 503) and everything goes on, for as long as a balancer needs to hear it. Then what runs
 * is finished (a story is stored, a letter sent) while what is new is asked to come again; then the database closes.
 */
async function stop(server: Server, context: AppContext, stopPeriodic: () => void): Promise<void> {
  context.log.info('stopping')
  const drainMs = context.config.drainSeconds * 1000
  setTimeout(() => {
    context.log.error('The server did not come to an end in time')
    process.exit(1)
  }, drainMs + STOP_LIMIT_MS).unref()
  context.running.announceEnd()
  stopPeriodic()
  await sleep(drainMs)
  const jobsStopped = context.jobs.stop()
  const unfinished = await context.running.drain(DRAIN_LIMIT_MS)
  if (unfinished > 0) context.log.warn('Some work did not end in time', { unfinished })
  else await jobsStopped
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  server.closeIdleConnections()
  // A listener may keep a recording open for minutes; the file is complete, the rest can be asked for again.
  const grace = setTimeout(() => server.closeAllConnections(), 2000)
  await closed
  clearTimeout(grace)
  await context.close()
  context.log.info('stopped')
  process.exit(0)
}

function reason(error: unknown): string {
  const message =
    error instanceof Error ? error.message || ('code' in error ? String(error.code) : error.name) : String(error)
  return `Talewick could not start: ${message}`
}
