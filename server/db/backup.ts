import { closeSync, fsyncSync, openSync, readSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'

import { checkPostgresBackup, dumpPostgres } from './backup-postgres.ts'
import type { DatabaseChoice, Engine } from './client.ts'

export interface BackupResult {
  file: string
  bytes: number
}

/** How the names of backups end. */
export const BACKUP_ENDINGS: Record<Engine, string> = { sqlite: 'db', postgres: 'dump' }

/**
 * Writes the whole database into one file, while servers work on it: every family, every story, and which recordings
 * belong to which text. The file is checked before it gets its name, so that under this name there is always a backup
 * that opens. @throws with one line for the operator; the file that was there before is there still
 */
export async function writeBackup(database: DatabaseChoice, target: string): Promise<BackupResult> {
  const file = resolve(target)
  const folder = dirname(file)
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new Error(`There is no folder ${folder} to write the backup into`)
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory() === true)
    throw new Error(
      `${file} is a folder: name a file in it, like ${join(file, `talewick.${BACKUP_ENDINGS[database.kind]}`)}`
    )
  if (database.kind === 'sqlite' && isSameFile(database.file, file))
    throw new Error(`${file} is the database itself: name another file for the backup`)
  const part = `${file}.part`
  rmSync(part, { force: true })
  try {
    if (database.kind === 'sqlite') await inWorker({ task: 'copy', source: database.file, target: part })
    else await dumpPostgres(database.url, part)
    await checkBackup(part)
    flush(part)
    renameSync(part, file)
    flush(folder)
    return { file, bytes: statSync(file).size }
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

/** @throws with one line for the operator when the file is no backup that opens */
export async function checkBackup(file: string): Promise<Engine> {
  const engine = engineOfBackup(file)
  if (engine === 'sqlite') await inWorker({ task: 'check', file })
  else await checkPostgresBackup(file)
  return engine
}

/** Which engine a backup is for, by its first bytes. @throws with one line for the operator */
export function engineOfBackup(file: string): Engine {
  const start = firstBytes(file, 15)
  if (start === 'SQLite format 3') return 'sqlite'
  if (start.startsWith('PGDMP')) return 'postgres'
  throw new Error(`${file} is not a backup that "npm run backup" wrote`)
}

export type BackupTask = { task: 'copy'; source: string; target: string } | { task: 'check'; file: string }

/** Copying and checking read the whole file: never on the thread that answers families. */
async function inWorker(task: BackupTask): Promise<void> {
  const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), { workerData: task })
  const { promise, resolve: succeed, reject } = Promise.withResolvers<void>()
  worker.once('error', reject)
  worker.once('exit', (code) =>
    code === 0 ? succeed() : reject(new Error(`The backup ended before it was whole (${code})`))
  )
  await promise
}

/** On the disk, and not only in memory: before a name points at it, and after. */
export function flush(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

function isSameFile(one: string, other: string): boolean {
  const [first, second] = [one, other].map((file) => statSync(file, { throwIfNoEntry: false }))
  if (resolve(one) === resolve(other)) return true
  return first !== undefined && second !== undefined && first.ino === second.ino && first.dev === second.dev
}

function firstBytes(file: string, count: number): string {
  let handle
  try {
    handle = openSync(file, 'r')
  } catch (cause) {
    throw new Error(`There is no backup ${file} that can be read`, { cause })
  }
  try {
    const bytes = Buffer.alloc(count)
    return bytes.toString('latin1', 0, readSync(handle, bytes, 0, count, 0))
  } finally {
    closeSync(handle)
  }
}
