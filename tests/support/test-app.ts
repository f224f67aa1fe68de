import { mkdtempSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from 'vitest'

import { createApp } from '#server/app.ts'
import { type Config, readConfig } from '#server/config.ts'
import type { Clock } from '#server/context-services.ts'
import { type AppContext, type ContextOverrides, createContext } from '#server/context.ts'
import type { Engine } from '#server/db/client.ts'
import type { DirectWay } from '#server/http/direct-way.ts'
import { requestListener } from '#server/http/request-listener.ts'
import { createLog } from '#server/log.ts'
import { type Browser, createBrowser } from './browser.ts'
import { emptyDatabase, ENGINES } from './database.ts'
import { silentNarrator } from './fake-narrator.ts'
import { fakeStoryteller } from './fake-storyteller.ts'

export interface TestAppOptions {
  engine?: Engine
  /** The environment the application was started with. */
  env?: Record<string, string> | (() => Promise<Record<string, string>>)
  config?: Partial<Config>
  overrides?: ContextOverrides
  /**
   * Stories are told and read by the storyteller and the narrator that the server builds from `env`. Without it both are
   * quick stand-ins: one that tells the same few paragraphs, and one that makes no sound. `overrides` comes before either.
   */
  isWhole?: boolean
  /** A second node on the same database as another test application. */
  besides?: TestApp
  /** The built client; the real one when left out, if there is one. */
  clientFolder?: string
}

export interface TestClock extends Clock {
  /** Lets so many milliseconds go by. */
  advance(ms: number): void
  /** How long the application wanted to sleep, in order; it never really does for long. */
  readonly slept: readonly number[]
}

export interface TestApp extends AsyncDisposable {
  context: AppContext
  /** What a real server would listen with. */
  listener: RequestListener
  /** The way past Hono that `listener` tries first. */
  direct: DirectWay
  clock: TestClock
  /** Every line of the log, as it was written. */
  logLines: string[]
  /** A request from nowhere in particular: no cookie, no browser headers. */
  request(path: string, init?: RequestInit & { address?: string }): Promise<Response>
  /** A browser with a cookie jar of its own; `fetch` stands in for the page's. */
  browser(options?: { address?: string }): Browser
}

/** The application in this process, on an empty database, with quick passwords and a clock that can be moved. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const app = await tryCreateTestApp(options)
  if (app === null) throw new Error(`There is no ${options.engine ?? 'sqlite'} on this machine`)
  return app
}

/** Runs a test on SQLite and on PostgreSQL; where the latter cannot be had, that half says that it was skipped. */
export function apiTest(
  name: string,
  run: (app: TestApp) => Promise<void>,
  options: Omit<TestAppOptions, 'engine'> = {}
): void {
  for (const engine of ENGINES)
    test(`${name} [${engine}]`, async ({ skip }) => {
      await using app = await tryCreateTestApp({ ...options, engine })
      if (app === null) return skip('there is no PostgreSQL on this machine')
      await run(app)
    })
}

async function tryCreateTestApp({
  engine = 'sqlite',
  env = {},
  config = {},
  overrides = {},
  isWhole = false,
  besides,
  clientFolder
}: TestAppOptions): Promise<TestApp | null> {
  const database = besides?.context.config.database ?? (await emptyDatabase(engine))
  if (database === null) return null
  const dataDir = mkdtempSync(join(tmpdir(), 'talewick-data-'))
  const clock = createTestClock()
  const logLines: string[] = []
  const standIns: ContextOverrides = isWhole ? {} : { storyteller: fakeStoryteller(), narrator: silentNarrator() }
  const context = await createContext(
    {
      ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'debug', ...(typeof env === 'function' ? await env() : env) }),
      database,
      ...config
    },
    {
      log: createLog('debug', (line) => logLines.push(line)),
      clock,
      passwordCost: { memoryKiB: 8, passes: 1 },
      ...standIns,
      ...overrides
    }
  )
  const { web, direct } = createApp(context, clientFolder === undefined ? {} : { clientFolder })
  const request = async (path: string, { address = '203.0.113.7', ...init }: RequestInit & { address?: string } = {}) =>
    await web.request(path, init, { incoming: { socket: { remoteAddress: address } } })
  return {
    context,
    // Made when it is asked for: Node’s adapter puts a Response of its own in the place of the global one.
    get listener() {
      return requestListener({ web, direct }, context)
    },
    direct,
    clock,
    logLines,
    request,
    browser: ({ address } = {}) =>
      createBrowser((path, init) => request(path, address === undefined ? init : { ...init, address })),
    async [Symbol.asyncDispose]() {
      await context.running.drain(5000)
      await context.close()
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
}

function createTestClock(): TestClock {
  let offset = 0
  const slept: number[] = []
  return {
    now: () => new Date(Date.now() + offset),
    sleep: async (ms, signal) => {
      slept.push(ms)
      await sleep(Math.min(ms, 10), undefined, signal === undefined ? {} : { signal })
    },
    advance: (ms) => {
      offset += ms
    },
    slept
  }
}
