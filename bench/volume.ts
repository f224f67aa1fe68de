import type autocannon from 'autocannon'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'

import { writeBackup } from '#server/db/backup.ts'
import type { DatabaseChoice } from '#server/db/client.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { startApp } from '#tests/support/running-app.ts'
import { as, load, type Target } from './http-load.ts'
import { processorMs, residentMb } from './process-figures.ts'
import { familyId, seedFamilies, seedStories, storyId, withDatabase } from './seeded-families.ts'

/** A thousand stories are one family's; the rest are those of others. */
const STORIES_OF_ONE = 1000
const FEW = { families: 10, stories: STORIES_OF_ONE }
const MANY = { families: 10_000, stories: 100_000 }
/** What belongs to one family costs no more of the processor for what others have: the rest is the machine's unrest. */
const MOST_GROWTH = 1.5
/** A small call while a backup is made of everything. */
const BESIDE_BACKUP_MS = 50
const SECONDS = 3
/** As many in both, so that neither is told from its first ones. */
const CALLS = 200
const WARM_CALLS = 50
const STARTS = 3
const SETTLE_MS = 3000

/** Figures by name; milliseconds, but for what says otherwise. */
type Figures = Map<string, { value: number; unit: 'ms' | 'MB'; mayGrow: boolean }>

/**
 * What grows with an instance: start, memory, a family's library, its search, the administrator's search and the backup,
 * with 1,000 stories of one family and with 100,000 of a hundred, on SQLite and on PostgreSQL where there is one. `--quick`
 * seeds 10,000. Fails when what concerns one family alone grows with what others have.
 */
export async function run([how]: string[]): Promise<void> {
  const many = how === '--quick' ? { families: 1000, stories: 10_000 } : MANY
  const broken: string[] = []
  const folder = mkdtempSync(join(tmpdir(), 'talewick-volume-'))
  const postgres = await startPostgres((why) => console.log(why))
  try {
    const choices: DatabaseChoice[] = [{ kind: 'sqlite', file: join(folder, 'talewick.db') }]
    if (postgres !== null)
      choices.push({ kind: 'postgres', url: `postgres:///postgres?host=${postgres.folder}&user=postgres` })
    for (const choice of choices) {
      const few = await measure(choice, folder, { ...FEW, from: { families: 0, stories: 0 } })
      const grown = await measure(choice, folder, { ...many, from: FEW })
      broken.push(...compare(choice.kind, [few, grown], many.stories))
    }
  } finally {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  for (const promise of broken) console.log(`NOT KEPT  ${promise}`)
  if (broken.length > 0) process.exitCode = 1
  else console.log('All promises are kept.')
}

async function measure(
  choice: DatabaseChoice,
  folder: string,
  to: typeof FEW & { from: typeof FEW }
): Promise<Figures> {
  await withDatabase(choice, async (db) => {
    await seedFamilies(db, to.from.families, to.families)
    for (let family = to.from.stories / STORIES_OF_ONE; family < to.stories / STORIES_OF_ONE; family++)
      await seedStories(db, family, STORIES_OF_ONE)
    await db.updateTable('users').set({ is_admin: 1 }).where('id', '=', familyId(0)).execute()
  })
  const dataDir = choice.kind === 'sqlite' ? folder : mkdtempSync(join(folder, 'data-'))
  const env = { LOG_LEVEL: 'warn', ...(choice.kind === 'postgres' ? { DATABASE_URL: choice.url } : {}) }
  const figures: Figures = new Map()
  const note = (name: string, value: number, mayGrow = false, unit: 'ms' | 'MB' = 'ms') =>
    void figures.set(name, { value, unit, mayGrow })

  // The first start of a folder makes its keys; of the others the quickest says most about the work itself.
  await (await startApp({ dataDir, env })).stop()
  const starts: number[] = []
  for (let start = 0; start < STARTS; start++) {
    const app = await startApp({ dataDir, env })
    starts.push(processorMs(app.process.pid, 'first thread') ?? 0)
    await app.stop()
  }
  note('start to ready, processor', Math.min(...starts))

  const app = await startApp({ dataDir, env })
  try {
    const target: Target = { url: app.url, pid: app.process.pid }
    await sleep(SETTLE_MS)
    await measureFamily(target, note)
    const search = { path: '/api/admin/users?search=family-9', headers: as(0) }
    note('an administrator searches for a family', await costOf(target, search), true)
    const [beside, backup] = await Promise.all([
      load(target, { path: '/api/me', headers: as(0) }, { seconds: SECONDS, connections: 2, rate: 100 }),
      backUp(choice, join(folder, `copy-of-${choice.kind}`))
    ])
    note('a backup of everything, checked', backup.ms, true)
    note('its size', backup.bytes / 1e6, true, 'MB')
    note('small calls beside it, p97.5', beside.p97, true)
    const resident = residentMb(target.pid)
    if (resident !== null) note('resident memory', resident, false, 'MB')
  } finally {
    await app.stop()
  }
  return figures
}

async function backUp(choice: DatabaseChoice, file: string): Promise<{ ms: number; bytes: number }> {
  const began = performance.now()
  const { bytes } = await writeBackup(choice, file)
  rmSync(file)
  return { ms: performance.now() - began, bytes }
}

/** What one family asks for, of its own thousand stories. */
async function measureFamily(target: Target, note: (name: string, value: number) => void): Promise<void> {
  const headers = as(0)
  const favourite = JSON.stringify({ isFavorite: true, userId: familyId(0) })
  const calls = [
    ['the library, first page', { path: '/api/stories?view=summary', headers }],
    ['the library as the specification has it, whole', { path: '/api/stories', headers }],
    ['one story', { path: `/api/stories/${storyId(0, 7)}`, headers }],
    ['a star', { method: 'PATCH', path: `/api/stories/${storyId(0, 7)}/favorite`, headers, body: favourite }],
    ['who is signed in', { path: '/api/me', headers }]
  ] as const
  for (const [name, request] of calls) note(name, await costOf(target, request))
}

/**
 * Milliseconds of one call, once the first ones have been read and compiled. Of the processor where the system tells, for on
 * a machine with other work the clock says more about the others.
 */
async function costOf(target: Target, request: autocannon.Request): Promise<number> {
  const how = { seconds: SECONDS, connections: 1 }
  await load(target, request, { ...how, amount: WARM_CALLS })
  const { cpuMs, p50 } = await load(target, request, { ...how, amount: CALLS })
  return cpuMs ?? p50
}

/** Prints both columns. @returns what was promised and is not so */
function compare(engine: string, [few, many]: [Figures, Figures], stories: number): string[] {
  const broken: string[] = []
  console.log(`\n${engine.padEnd(50)}${'1,000'.padStart(12)}${stories.toLocaleString('en').padStart(12)}`)
  for (const [name, { value, unit, mayGrow }] of few) {
    const grown = many.get(name)?.value ?? NaN
    const isKept = name.startsWith('small calls beside')
      ? grown <= BESIDE_BACKUP_MS
      : mayGrow || grown <= Math.max(value * MOST_GROWTH, value + 1)
    const show = (figure: number) => `${figure.toFixed(figure < 10 ? 2 : 0)} ${unit}`.padStart(12)
    console.log(`${name.padEnd(50)}${show(value)}${show(grown)}${isKept ? '' : '  NOT KEPT'}`)
    if (!isKept) broken.push(`${engine}: ${name} ${show(grown).trim()}, with 1,000 stories ${show(value).trim()}`)
  }
  return broken
}
