import type { SleepPlaylist } from '#shared/playlist.ts'
import type { AppContext } from '#server/context.ts'
import { findSleepPlaylist } from './playlist-store.ts'

const NONE: SleepPlaylist = {
  id: null,
  name: null,
  description: null,
  owner: null,
  tracksTotal: null,
  externalUrl: null,
  updatedAt: null
}

/** The sleep playlist; all nulls when none is set. Its address is computed, so that no stored text becomes a link. */
export async function readSleepPlaylist({ db }: Pick<AppContext, 'db'>): Promise<SleepPlaylist> {
  const row = await findSleepPlaylist(db)
  if (row === null) return NONE
  return {
    id: row.playlist_id,
    name: row.name,
    description: row.description,
    owner: row.owner,
    tracksTotal: row.tracks_total,
    externalUrl: `https://open.spotify.com/playlist/${encodeURIComponent(row.playlist_id)}`,
    updatedAt: row.updated_at
  }
}
