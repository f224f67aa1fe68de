import type autocannon from 'autocannon'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import type { DatabaseChoice } from '#server/db/client.ts'
import { narrationAnswerSchema } from '#shared/narration.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { type RunningApp, startApp } from '#tests/support/running-app.ts'
import { as, JSON_HEADERS, load, type Load, print, type Target } from './http-load.ts'
import { residentMb, workerThreads } from './process-figures.ts'
import {
  emailOf,
  familyId,
  PASSWORD,
  seedFamilies,
  seedStories,
  storyId,
  storyText,
  withDatabase
} from './seeded-families.ts'

/** The promises; everything else is printed to compare. Milliseconds, megabytes, and shares of a bare route. */
const BARS = {
  startMs: 500,
  restingMb: 200,
  smallShare: 0.6,
  libraryMs: 5,
  besideStoriesMs: 10,
  firstStoryMs: 300
} as const
/** Families of the first round; each of the first three has a library of its own. */
const FEW = 64
const LIBRARIES = [50, 1000, 5000] as const
/** A machine may sign in a hundred times an hour. */
const SIGN_INS = 40
/** A family may ask for 1,200 recordings an hour. */
const NARRATIONS = 400
const SETTLE_MS = 3000
const WARM_SECONDS = 3
/** Rounds in which the bare route and the small call take turns; the middle one counts. */
const ROUNDS = 5
/** Threads without work end after this long here, so that the figure of a quiet server need not be waited for. */
const IDLE_SECONDS = 6
/** V8 keeps the pages of a thread that has ended for eight seconds, for another one that may begin. */
const GIVEN_BACK_MS = 12_000
/** To speak ahead everything that was told, on a slow machine. */
const LONGEST_WORK_MS = 10 * 60 * 1000

interface Bench extends Target {
  seconds: number
  /** Kept whatever comes, so that one broken promise does not hide the next. */
  broken: string[]
  app: RunningApp
  bareTarget: Target
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
  console.log(`\n${choice.kind}\n${' '.repeat(44)}calls/s      p50    p97.5      p99  of bare  of query  processor`)
  const env = {
    LOG_LEVEL: 'warn',
    THREADS_IDLE_SECONDS: String(IDLE_SECONDS),
    ...(choice.kind === 'postgres' ? { DATABASE_URL: choice.url } : {})
  }
  const dataDir = choice.kind === 'sqlite' ? folder : mkdtempSync(join(folder, 'data-'))
  // The first start on a folder makes its tables and keys; the one that counts is every later one.
  await (await startApp({ dataDir, env })).stop()
  const began = performance.now()
  const app = await startApp({ dataDir, env })
  const startMs = performance.now() - began
  const bareProgram = await startBare(choice.kind, where)
  try {
    const { bare, query } = await measureBare(bareProgram.target, seconds)
    print('a bare Hono route', bare)
    print('a bare query', query, { bare })
    const { pid } = app.process
    const bench: Bench = { seconds, broken, url: app.url, pid, app, bareTarget: bareProgram.target, bare, query }
    keep(bench, `${choice.kind}: start to ready in ${Math.round(startMs)} ms`, startMs, BARS.startMs)
    await sleep(SETTLE_MS)
    await measureCalls(bench, choice.kind)
    await measureStories(bench, choice.kind)
    let families = FEW
    for (const next of isQuick ? [1000] : [1000, 10_000, 100_000]) {
      const from = families
      await withDatabase(choice, (db) => seedFamilies(db, from, next))
      families = next
      print(`session check with ${families} families`, await load(bench, smallCall(families - 1), { seconds }), bench)
    }
    await measureRest(bench, choice.kind)
  } finally {
    bareProgram.stop()
    await app.stop()
  }
}

/** What a quiet server holds, and how soon it tells a story to a family that opens a page and then asks. */
async function measureRest(bench: Bench, engine: string): Promise<void> {
  const busy = residentMb(bench.pid)
  if (busy !== null) console.log(`${engine}: ${Math.round(busy)} MB resident while threads still wait for work`)
  await untilAsleep(bench.pid)
  const resident = residentMb(bench.pid)
  if (resident !== null)
    keep(bench, `${engine}: ${Math.round(resident)} MB resident, threads at rest`, resident, BARS.restingMb)
  await fetch(bench.url)
  await sleep(SETTLE_MS)
  const began = performance.now()
  const told = await fetch(`${bench.url}/api/stories`, {
    method: 'POST',
    headers: as(FEW - 1),
    body: JSON.stringify({ childName: 'Ada', theme: 'a night train', duration: 'medium' })
  })
  if (!told.ok) throw new Error(`The first story after the rest was answered ${told.status}`)
  const ms = performance.now() - began
  keep(bench, `${engine}: the first story after the rest, whole, in ${Math.round(ms)} ms`, ms, BARS.firstStoryMs)
}

/** The voice speaks ahead what was told: threads go to rest when that is done, and a while has gone by. */
async function untilAsleep(pid: number | undefined): Promise<void> {
  const deadline = performance.now() + LONGEST_WORK_MS
  while ((workerThreads(pid) ?? 0) > 0) {
    if (performance.now() > deadline) throw new Error('The threads have not gone to rest')
    await sleep(500)
  }
  await sleep(GIVEN_BACK_MS)
}

async function measureCalls(bench: Bench, engine: string): Promise<void> {
  const { seconds } = bench
  // The first calls of a process are read, not compiled; a family's evening has more than those.
  for (const call of [smallCall(0), { path: '/api/me', headers: as(0) }])
    await load(bench, call, { seconds: WARM_SECONDS })
  await measureSmallCall(bench, engine)
  print('the page itself', await load(bench, { path: '/' }, { seconds }), bench)
  for (const [family, count] of LIBRARIES.entries()) {
    const path = '/api/stories?view=summary'
    const listed = await load(bench, { path, headers: as(family) }, { seconds, connections: 1 })
    print(`library of ${count}, first page`, listed, bench)
    if (count === 1000) keep(bench, `${engine}: library of 1000, p97.5`, listed.p97, BARS.libraryMs)
  }
  const body = (isFavorite: boolean) => JSON.stringify({ isFavorite, userId: familyId(0) })
  const favourite = { method: 'PATCH', path: `/api/stories/${storyId(0, 7)}/favorite`, headers: as(0) } as const
  print('favourite', await load(bench, { ...favourite, body: body(true) }, { seconds }), bench)
  const credentials = JSON.stringify({ email: emailOf(5), username: emailOf(5), password: PASSWORD })
  const signIn = { method: 'POST', path: '/api/login', headers: JSON_HEADERS, body: credentials } as const
  print('sign-in', await load(bench, signIn, { seconds, connections: 2, amount: SIGN_INS }), bench)
  await measureNarration(bench)
}

/** A recording that is there already: found by its text, and fetched whole. */
async function measureNarration(bench: Bench): Promise<void> {
  const { seconds } = bench
  const text = storyText(0, 7)
  const body = JSON.stringify({ text, voice: 'emma', userId: familyId(0) })
  const ask = { method: 'POST', path: '/api/tts', headers: as(0), body } as const
  const answer = await fetch(`${bench.url}/api/tts`, ask)
  if (!answer.ok) throw new Error(`The narration was answered ${answer.status}`)
  const { audioUrl } = narrationAnswerSchema.parse(await answer.json())
  const sound = { path: audioUrl, headers: as(0) }
  // It plays while it is made, and ends when it is whole.
  const bytes = (await (await fetch(`${bench.url}${audioUrl}`, sound)).arrayBuffer()).byteLength
  print('a recording by its text', await load(bench, ask, { seconds, amount: NARRATIONS }), bench)
  const fetched = await load(bench, sound, { seconds })
  print(`a recording of ${(bytes / 1e6).toFixed(1)} MB, whole`, fetched, bench)
}

/**
 * Who-am-I, which looks up a session, in turns with bare routes that answer as long a constant to the same request: one with
 * the same headers, which is what the promise is about, one with Hono's two, and one that checks a session by hand. Where
 * the system tells how much time a process has had, that is compared: on a machine with other work the clock says more
 * about the others.
 */
async function measureSmallCall(bench: Bench, engine: string): Promise<void> {
  const { seconds } = bench
  const rounds: { small: Load; share: number; plain: number; byHand: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const [plain, dressed, byHand] = [await bareLoad('/bare'), await bareLoad('/dressed'), await bareLoad('/check')]
    const small = await load(bench, { path: '/api/me', headers: as(0) }, { seconds })
    const of = (other: Load) => shareOf(small, other)
    rounds.push({ small, share: of(dressed), plain: of(plain), byHand: of(byHand) })
  }
  const { small, share } = middle(rounds, 'share')
  const { plain } = middle(rounds, 'plain')
  const { byHand } = middle(rounds, 'byHand')
  print('who am I', small, bench)
  const others = `${plain.toFixed(2)} of one with two headers, ${byHand.toFixed(2)} of a session check by hand`
  const kept = share >= BARS.smallShare
  const promise = `${engine}: who-am-I has ${share.toFixed(2)} of a bare route with its headers, promised ${BARS.smallShare}`
  console.log(`${promise}; ${others}${kept ? '' : '  NOT KEPT'}`)
  if (!kept) bench.broken.push(promise)
  print('session check', await load(bench, smallCall(0), { seconds }), bench)

  function bareLoad(path: string): Promise<Load> {
    return load(bench.bareTarget, { path, headers: as(0) }, { seconds })
  }
}

/** The round in the middle, by one of its shares. */
function middle<Round extends Record<By, number>, By extends string>(rounds: readonly Round[], by: By): Round {
  const found = rounds.toSorted((one, other) => one[by] - other[by])[Math.floor(rounds.length / 2)]
  if (found === undefined) throw new RangeError('there is at least one round')
  return found
}

function shareOf(load: Load, other: Load): number {
  return load.cpuMs !== null && other.cpuMs !== null ? other.cpuMs / load.cpuMs : load.rate / other.rate
}

/** Stories at 1, 8 and 32, and beside them the small calls of a family that asks for none. */
async function measureStories(bench: Bench, engine: string): Promise<void> {
  const { seconds } = bench
  for (const writers of [1, 8, 32]) {
    const story = {
      method: 'POST',
      path: '/api/stories',
      body: JSON.stringify({ childName: 'Ada', theme: 'a night train', duration: 'medium' })
    } as const
    const [told, beside] = await Promise.all([
      load(bench, story, { seconds: seconds * 2, connections: writers, firstFamily: FEW - writers }),
      // The first stories are on their way when the others begin to ask.
      sleep(200).then(() => load(bench, smallCall(0), { seconds: seconds * 2 - 1, connections: 2, rate: 200 }))
    ])
    print(`stories by ${writers} at once`, told, bench)
    print(`  session checks of others beside them`, beside, bench)
    if (writers === 32) keep(bench, `${engine}: small calls beside 32 stories, p97.5`, beside.p97, BARS.besideStoriesMs)
  }
}

function smallCall(family: number): autocannon.Request {
  const body = JSON.stringify({ userId: familyId(family) })
  return { method: 'POST', path: '/api/validate-session', headers: as(family), body }
}

async function startBare(kind: string, where: string): Promise<{ target: Target; stop(): void }> {
  const program = join(import.meta.dirname, 'bare-route.ts')
  const child = spawn(process.execPath, [program, kind, where], { stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (part: Buffer) => resolve(part.toString('utf8').trim()))
    child.once('exit', () => reject(new Error('The bare route ended')))
  })
  return { target: { url, pid: child.pid }, stop: () => void child.kill() }
}

async function measureBare(target: Target, seconds: number): Promise<{ bare: Load; query: Load }> {
  for (const path of ['/bare', '/dressed', '/query', '/check'])
    await load(target, { path, headers: as(0) }, { seconds: WARM_SECONDS })
  return {
    bare: await load(target, { path: '/bare', headers: as(0) }, { seconds }),
    query: await load(target, { path: '/query' }, { seconds })
  }
}

function keep(bench: Bench, what: string, value: number, most: number): void {
  const isKept = value <= most
  console.log(`${what}: ${value.toFixed(1)}, promised at most ${most}${isKept ? '' : '  NOT KEPT'}`)
  if (!isKept) bench.broken.push(`${what}: ${value.toFixed(1)}, promised at most ${most}`)
}
