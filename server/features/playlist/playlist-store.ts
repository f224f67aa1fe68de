import type { Selectable } from 'kysely'

import type { Db } from '#server/db/client.ts'
import type { SleepPlaylistTable } from '#server/db/schema.ts'

/** This server's one playlist, or null when none is chosen. It belongs to no family. */
export async function findSleepPlaylist(db: Db): Promise<Selectable<SleepPlaylistTable> | null> {
  return (await db.selectFrom('sleep_playlist').selectAll().where('slot', '=', 'sleep').executeTakeFirst()) ?? null
}

/** Puts one in the place of whichever was there. */
export async function saveSleepPlaylist(db: Db, playlist: Omit<Selectable<SleepPlaylistTable>, 'slot'>): Promise<void> {
  await db
    .insertInto('sleep_playlist')
    .values({ slot: 'sleep', ...playlist })
    .onConflict((conflict) => conflict.column('slot').doUpdateSet(playlist))
    .execute()
}
