import { sql } from 'kysely'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

import type { OpenDatabase } from './client.ts'

/**
 * A missing or empty database beside what families left is a mistake far more often than a new beginning: a folder that
 * was not mounted, a file that was moved. @throws with one line that says what to do
 */
export function refuseEmptyStart({ dataDir, file }: { dataDir: string; file: string }): void {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0) return
  const left = ['audio', 'outbox', 'backups'].filter((name) => hasFiles(join(dataDir, name)))
  if (left.length === 0) return
  throw new Error(
    `the database ${file} is missing or empty, but ${dataDir} holds what families left (${left.join(', ')}). ` +
      'Put the file back or restore a backup; to begin anew all the same, start once with START_EMPTY=yes'
  )
}

function hasFiles(folder: string): boolean {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true }).some((entry) => entry.isFile())
  } catch {
    return false
  }
}

/**
 * Notes which process lives on this folder. @returns the one that was noted and still lives, or null; two of them harm
 * nothing, and an operator who did not mean it should know
 */
export function noteProcess(dataDir: string): number | null {
  const file = join(dataDir, 'talewick.pid')
  const other = Number(readText(file))
  writeFileSync(file, `${process.pid}\n`, { mode: 0o600 })
  return Number.isInteger(other) && other > 0 && other !== process.pid && lives(other) ? other : null
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return ''
  }
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Deleted rows are overwritten in the file; this overwrites them in its log too. PostgreSQL vacuums by itself. */
export async function scrubDeleted({ db, engine }: Pick<OpenDatabase, 'db' | 'engine'>): Promise<void> {
  if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db)
}
