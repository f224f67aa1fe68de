import autocannon from 'autocannon'
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import type { DatabaseChoice } from '#server/db/client.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { type RunningApp, startApp } from '#tests/support/running-app.ts'
import {
  emailOf,
  familyId,
  PASSWORD,
  seedFamilies,
  seedStories,
  storyId,
  tokenOf,
  withDatabase
} from './seeded-families.ts'

/** The promises; everything else is printed to compare. Milliseconds, megabytes, and shares of a bare route. */
const BARS = { startMs: 500, residentMb: 200, smallShare: 0.6, libraryMs: 5, besideStoriesMs: 10 } as const
const CONNECTIONS = 8
/** Families of the first round; each of the first three has a library of its own. */
const FEW = 64
const LIBRARIES = [50, 1000, 5000] as const
/** A machine may sign in a hundred times an hour. */
const SIGN_INS = 40
const SETTLE_MS = 3000
const WARM_SECONDS = 3

interface Load {
  /** Requests a second, and milliseconds. */
  rate: number
  p50: number
  p97: number
  p99: number
}

interface Bench {
  seconds: number
  /** Kept whatever comes, so that one broken promise does not hide the next. */
  broken: string[]
  url: string
  app: RunningApp
  bare: Load
  query: Load
}

/**
 * Loads a real server in a process of its own, on SQLite and on PostgreSQL where there is one, with `autocannon`. The
 * bare route is Hono alone and the bare query one row by its key, in the same run. `--quick` takes a second for each and
 * grows to 1,000 families instead of 100,000. Fails when a promise is broken.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { quick: { type: 'boolean' } } })
  const isQuick = values.quick === true
  const broken: string[] = []
  const folder = mkdtempSync(join(tmpdir(), 'talewick-bench-'))
  const postgres = await startPostgres((why) => console.log(why))
  try {
    await measureOn({ kind: 'sqlite', file: join(folder, 'talewick.db') }, folder, { isQuick, broken })
    if (postgres !== null)
      await measureOn({ kind: 'postgres', url: `postgres:///postgres?host=${postgres.folder}&user=postgres` }, folder, {
        isQuick,
        broken
      })
  } finally {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  for (const promise of broken) console.log(`NOT KEPT  ${promise}`)
  if (broken.length > 0) process.exitCode = 1
  else console.log('All promises are kept.')
}

async function measureOn(
  choice: DatabaseChoice,
  folder: string,
  { isQuick, broken }: { isQuick: boolean; broken: string[] }
): Promise<void> {
  const seconds = isQuick ? 1 : 5
  await withDatabase(choice, async (db) => {
    await seedFamilies(db, 0, FEW)
    for (const [family, count] of LIBRARIES.entries()) await seedStories(db, family, count)
  })
  const where = choice.kind === 'sqlite' ? choice.file : choice.url
  console.log(`\n${choice.kind}\n${' '.repeat(44)}calls/s      p50    p97.5      p99  of bare  of query`)
  const { bare, query } = await measureBare(choice.kind, where, seconds)
  print('a bare Hono route', bare)
  print('a bare query', query, { bare })

  const env = {
    LOG_LEVEL: 'warn',
    ...(choice.kind === 'postgres' ? { DATABASE_URL: choice.url } : {})
  }
  const dataDir = choice.kind === 'sqlite' ? folder : mkdtempSync(join(folder, 'data-'))
  // The first start on a folder makes its tables and keys; the one that counts is every later one.
  await (await startApp({ dataDir, env })).stop()
  const began = performance.now()
  const app = await startApp({ dataDir, env })
  const startMs = performance.now() - began
  const bench: Bench = { seconds, broken, url: app.url, app, bare, query }
  try {
    keep(bench, `${choice.kind}: start to ready in ${Math.round(startMs)} ms`, startMs, BARS.startMs)
    await sleep(SETTLE_MS)
    await measureCalls(bench, choice.kind)
    await measureStories(bench, choice.kind)
    let families = FEW
    for (const next of isQuick ? [1000] : [1000, 10_000, 100_000]) {
      const from = families
      await withDatabase(choice, (db) => seedFamilies(db, from, next))
      families = next
      print(
        `session check with ${families} families`,
        await load(bench.url, smallCall(families - 1), { seconds }),
        bench
      )
    }
    await sleep(SETTLE_MS)
    const resident = residentMb(app.process.pid)
    if (resident !== null)
      keep(bench, `${choice.kind}: ${Math.round(resident)} MB resident after all of it`, resident, BARS.residentMb)
  } finally {
    await app.stop()
  }
}

async function measureCalls(bench: Bench, engine: string): Promise<void> {
  const { url, seconds } = bench
  // The first calls of a process are read, not compiled; a family's evening has more than those.
  await load(url, smallCall(0), { seconds: WARM_SECONDS })
  const small = await load(url, smallCall(0), { seconds })
  print('session check', small, bench)
  const share = small.rate / bench.bare.rate
  if (share < BARS.smallShare)
    bench.broken.push(`${engine}: a session check has ${share.toFixed(2)} of a bare route, promised ${BARS.smallShare}`)
  print('the page itself', await load(url, { path: '/' }, { seconds }), bench)
  for (const [family, count] of LIBRARIES.entries()) {
    const path = '/api/stories?view=summary'
    const listed = await load(url, { path, headers: as(family) }, { seconds, connections: 1 })
    print(`library of ${count}, first page`, listed, bench)
    if (count === 1000) keep(bench, `${engine}: library of 1000, p97.5`, listed.p97, BARS.libraryMs)
  }
  const body = (isFavorite: boolean) => JSON.stringify({ isFavorite, userId: familyId(0) })
  const favourite = { method: 'PATCH', path: `/api/stories/${storyId(0, 7)}/favorite`, headers: as(0) } as const
  print('favourite', await load(url, { ...favourite, body: body(true) }, { seconds }), bench)
  const credentials = JSON.stringify({ email: emailOf(5), username: emailOf(5), password: PASSWORD })
  const signIn = { method: 'POST', path: '/api/login', headers: JSON_HEADERS, body: credentials } as const
  print('sign-in', await load(url, signIn, { seconds, connections: 2, amount: SIGN_INS }), bench)
}

/** Stories at 1, 8 and 32, and beside them the small calls of a family that asks for none. */
async function measureStories(bench: Bench, engine: string): Promise<void> {
  const { url, seconds } = bench
  for (const writers of [1, 8, 32]) {
    const story = {
      method: 'POST',
      path: '/api/stories',
      body: JSON.stringify({ childName: 'Ada', theme: 'a night train', duration: 'medium' })
    } as const
    const [told, beside] = await Promise.all([
      load(url, story, { seconds: seconds * 2, connections: writers, firstFamily: FEW - writers }),
      // The first stories are on their way when the others begin to ask.
      sleep(200).then(() => load(url, smallCall(0), { seconds: seconds * 2 - 1, connections: 2, rate: 200 }))
    ])
    print(`stories by ${writers} at once`, told, bench)
    print(`  session checks of others beside them`, beside, bench)
    if (writers === 32) keep(bench, `${engine}: small calls beside 32 stories, p97.5`, beside.p97, BARS.besideStoriesMs)
  }
}

const JSON_HEADERS = { 'content-type': 'application/json' }

function as(family: number): Record<string, string> {
  return { ...JSON_HEADERS, cookie: `tw_session=${tokenOf(family)}` }
}

function smallCall(family: number): autocannon.Request {
  const body = JSON.stringify({ userId: familyId(family) })
  return { method: 'POST', path: '/api/validate-session', headers: as(family), body }
}

async function load(
  url: string,
  request: autocannon.Request,
  how: { seconds: number; connections?: number; amount?: number; rate?: number; firstFamily?: number }
): Promise<Load> {
  const { seconds, connections = CONNECTIONS, amount, rate, firstFamily } = how
  let family = firstFamily ?? 0
  const result = await autocannon({
    url,
    connections,
    ...(amount === undefined ? { duration: seconds } : { amount }),
    ...(rate !== undefined && { overallRate: rate }),
    requests: [request],
    // A story at the back of a long queue takes its time.
    timeout: 60,
    ...(firstFamily !== undefined && { setupClient: (client) => client.setHeaders(as(family++)) })
  })
  const failed = result.errors + result.timeouts + result.non2xx
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} calls of ${request.path ?? '/'} failed`)
  const { p50, p97_5, p99 } = result.latency
  return { rate: result.requests.total / result.duration, p50, p97: p97_5, p99 }
}

async function measureBare(kind: string, where: string, seconds: number): Promise<{ bare: Load; query: Load }> {
  const program = join(import.meta.dirname, 'bare-route.ts')
  const child = spawn(process.execPath, [program, kind, where], { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (part: Buffer) => resolve(part.toString('utf8').trim()))
      child.once('exit', () => reject(new Error('The bare route ended')))
    })
    const bare = await load(url, { path: '/bare' }, { seconds })
    return { bare, query: await load(url, { path: '/query' }, { seconds }) }
  } finally {
    child.kill()
  }
}

function keep(bench: Bench, what: string, value: number, most: number): void {
  const isKept = value <= most
  console.log(`${what}: ${value.toFixed(1)}, promised at most ${most}${isKept ? '' : '  NOT KEPT'}`)
  if (!isKept) bench.broken.push(`${what}: ${value.toFixed(1)}, promised at most ${most}`)
}

function print(what: string, { rate, p50, p97, p99 }: Load, to: { bare?: Load; query?: Load } = {}): void {
  const share = (other: Load | undefined) => (other === undefined ? '' : (rate / other.rate).toFixed(3)).padStart(9)
  const times = [p50, p97, p99].map((ms) => `${ms.toFixed(0)} ms`.padStart(9)).join('')
  console.log(`${what.padEnd(40)}${rate.toFixed(0).padStart(11)}${times}${share(to.bare)}${share(to.query)}`)
}

/** Linux tells; elsewhere there is no figure. */
function residentMb(pid: number | undefined): number | null {
  if (process.platform !== 'linux' || pid === undefined) return null
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return kilobytes === undefined ? null : Number(kilobytes) / 1024
}
