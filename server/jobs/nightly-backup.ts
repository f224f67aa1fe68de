import { join } from 'node:path'

import { hasNightly, makeBackupFolder, removeOldBackups } from '#server/db/backup-folder.ts'
import { BACKUP_ENDINGS, writeBackup } from '#server/db/backup.ts'
import type { Db, DatabaseChoice, Engine } from '#server/db/client.ts'
import { giveBack, takeOnce } from '#server/db/count-hit.ts'
import type { Log } from '#server/log.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/** A missing program or a full disk is not mended within minutes, and one line of the log says enough. */
const REST = 6 * HOUR
/** A day begins at three in the morning, UTC: hardly a family listens to a story then. */
const DAY_BEGINS_AT = 3 * HOUR

interface Needs {
  db: Db
  engine: Engine
  config: { dataDir: string; database: DatabaseChoice }
  clock: { now(): Date }
  log: Log
}

/**
 * Makes the backup of the day, once: at three, or as soon as the machine is on. Of several nodes on one PostgreSQL one
 * makes it. An instance without a family has nothing to lose. What hinders it is thrown, and tried again hours later.
 * @returns what to do every few minutes
 */
export function createNightlyBackup({ db, engine, config, clock, log }: Needs): () => Promise<void> {
  const { dataDir, database } = config
  let restsUntil = 0

  async function make(day: string, now: Date): Promise<void> {
    const what = `nightly-backup ${day}`
    const until = new Date(now.getTime() + 2 * DAY)
    if (engine === 'postgres' && !(await takeOnce(db, now, { what, until }))) return
    try {
      const name = `talewick-${day}.${BACKUP_ENDINGS[engine]}`
      const { bytes } = await writeBackup(database, join(makeBackupFolder(dataDir), name))
      log.info('The nightly backup is whole and opens', { day, bytes })
    } catch (error) {
      restsUntil = now.getTime() + REST
      if (engine === 'postgres') await giveBack(db, what)
      throw error
    }
  }

  return async () => {
    const now = clock.now()
    if (now.getTime() < restsUntil) return
    const day = new Date(now.getTime() - DAY_BEGINS_AT).toISOString().slice(0, 10)
    if (await hasNightly(dataDir, day)) return
    if ((await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined) return
    await make(day, now)
    await removeOldBackups(dataDir, now)
  }
}
