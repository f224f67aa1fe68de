import { mkdirSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const DAY = 24 * 60 * 60 * 1000
const DAILY = 7
const WEEKLY = 4
/** What a family deleted is gone from every backup then: the privacy page promises it. */
const LONGEST_KEPT_DAYS = 30

const NIGHTLY = /^talewick-(\d{4}-\d\d-\d\d)\.(?:db|dump)$/

/** The folder of the nightly backups, made when missing, for its owner alone. */
export function makeBackupFolder(dataDir: string): string {
  const folder = folderIn(dataDir)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** When the newest backup of the folder was made; null when there is none. What a restore put aside is no backup. */
export async function newestBackup(dataDir: string): Promise<Date | null> {
  const times = await Promise.all(
    (await namesIn(dataDir))
      .filter((name) => /\.(?:db|dump)$/.test(name) && !name.startsWith('replaced-'))
      .map(async (name) => await timeOf(join(folderIn(dataDir), name)))
  )
  const newest = Math.max(0, ...times)
  return newest === 0 ? null : new Date(newest)
}

/** Whether the nightly backup of this day (`2026-01-31`) is there. */
export async function hasNightly(dataDir: string, day: string): Promise<boolean> {
  return (await namesIn(dataDir)).some((name) => NIGHTLY.exec(name)?.[1] === day)
}

/**
 * Throws away nightly backups that have had their time, what restores put aside a month ago, and what a killed process
 * left half done. Files with other names are the operator's, and stay.
 */
export async function removeOldBackups(dataDir: string, now: Date): Promise<void> {
  const names = await namesIn(dataDir)
  const kept = keptNights(
    names.flatMap((name) => NIGHTLY.exec(name)?.[1] ?? []),
    now
  )
  for (const name of names) {
    const file = join(folderIn(dataDir), name)
    const day = NIGHTLY.exec(name)?.[1]
    const age = now.getTime() - (await timeOf(file))
    const isOver =
      (day !== undefined && !kept.has(day)) ||
      (name.startsWith('replaced-') && age > LONGEST_KEPT_DAYS * DAY) ||
      (/\.part$|^restoring\.sql$/.test(name) && age > DAY)
    if (isOver) await rm(file, { force: true })
  }
}

/**
 * Of nights (`2026-01-31`) the newest seven, and of those before them the first of each week, four weeks long. The first
 * and not the last, so that a night that was kept as its week's is still that a week later.
 */
export function keptNights(nights: readonly string[], now: Date): ReadonlySet<string> {
  const oldest = new Date(now.getTime() - LONGEST_KEPT_DAYS * DAY).toISOString().slice(0, 10)
  const known = [...new Set(nights)].filter((night) => night >= oldest).toSorted()
  const daily = known.slice(-DAILY)
  const weeks = new Map<number, string>()
  for (const night of known.slice(0, -DAILY)) {
    const week = weekOf(night)
    if (!weeks.has(week)) weeks.set(week, night)
  }
  return new Set([...daily, ...[...weeks.values()].slice(-WEEKLY)])
}

/** Weeks since the Monday before 1970. */
function weekOf(night: string): number {
  return Math.floor((Date.parse(night) / DAY + 3) / 7)
}

function folderIn(dataDir: string): string {
  return join(dataDir, 'backups')
}

async function namesIn(dataDir: string): Promise<string[]> {
  try {
    return await readdir(folderIn(dataDir))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** Milliseconds since 1970; 0 for what is gone meanwhile. */
async function timeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).mtimeMs
  } catch {
    return 0
  }
}
