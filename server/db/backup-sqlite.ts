import { chmodSync, closeSync, openSync, statfsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'

/** Stories must go on being written while a backup is made, and after it. */
const LEAST_LEFT_BYTES = 64 * 1024 * 1024

/** In one step: with several, each write of a server would begin the copy anew. */
const ALL_PAGES = 0x7f_ff_ff_ff

/**
 * SQLite's own online backup: a snapshot of one moment, whatever servers write meanwhile.
 * @throws with one line for the operator
 */
export async function copySqlite(source: string, target: string): Promise<void> {
  const size = statSync(source, { throwIfNoEntry: false })?.size ?? 0
  if (size === 0) throw new Error(`There is no database ${source} to make a backup of`)
  const { bavail, bsize } = statfsSync(dirname(target))
  if (bavail * bsize < size + LEAST_LEFT_BYTES)
    throw new Error(`There is not enough room in ${dirname(target)} for a backup of ${Math.ceil(size / 1e6)} MB`)
  // Its owner's alone from the first byte on.
  closeSync(openSync(target, 'wx', 0o600))
  const database = new DatabaseSync(source, { readOnly: true, timeout: 5000 })
  try {
    await backup(database, target, { rate: ALL_PAGES })
  } finally {
    database.close()
  }
  // As one file: a copy in the mode of the source would want two more beside it when it is opened.
  const copy = new DatabaseSync(target)
  copy.exec('pragma journal_mode = delete')
  copy.close()
  chmodSync(target, 0o600)
}

/** @throws with one line for the operator when the file is damaged, or holds something else */
export function checkSqliteBackup(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const [result, ...more] = database.prepare('pragma integrity_check').all()
    if (more.length > 0 || result?.['integrity_check'] !== 'ok') throw new Error('integrity_check')
    database.prepare('select count(*) from users').get()
    database.prepare('select count(*) from stories').get()
    database.prepare('select count(*) from narrations').get()
  } catch (cause) {
    throw new Error(`${file} is damaged, or no backup of Talewick`, { cause })
  } finally {
    database.close()
  }
}
