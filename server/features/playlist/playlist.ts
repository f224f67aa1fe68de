import type { AppContext } from '#server/context.ts'
import { writeAudit } from '#server/db/audit.ts'
import { AppError } from '#server/errors.ts'
import { errorFields } from '#server/log.ts'
import type { PlaylistDetails } from '#server/providers/music/music.ts'
import { requireRecentSignIn, type Session } from '#server/session.ts'
import { readPlaylistId, type SleepPlaylist } from '#shared/playlist.ts'
import { findSleepPlaylist, saveSleepPlaylist } from './playlist-store.ts'

const TWELVE_HOURS = 12 * 60 * 60 * 1000

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

/**
 * Chooses the playlist of this instance; of a pasted address only the id is kept.
 * @throws AppError('invalid') for what holds no id or names no public playlist, AppError('forbidden', code 'reauthenticate') for an old sign-in
 */
export async function setSleepPlaylist(
  needs: Pick<AppContext, 'db' | 'clock' | 'random' | 'log' | 'music'>,
  { playlistId, playlistName }: { playlistId: string; playlistName: string },
  { session, network }: { session: Session; network: string }
): Promise<SleepPlaylist> {
  requireRecentSignIn(needs, session, 'Please sign in again to change the playlist.', TWELVE_HOURS)
  const id = readPlaylistId(playlistId)
  if (!/^[A-Za-z0-9]{10,40}$/.test(id)) {
    const message = 'This is not the id of a playlist. Paste the address that its share button gives.'
    throw new AppError('invalid', message, { issues: [{ path: 'playlistId', message }] })
  }
  const details = await readDetails(needs, id)
  await saveSleepPlaylist(needs.db, {
    playlist_id: id,
    name: playlistName,
    description: details.description,
    owner: details.owner,
    tracks_total: details.tracksTotal,
    updated_at: needs.clock.now().toISOString()
  })
  await writeAudit(needs, { userId: session.userId, act: 'admin_set_playlist', network })
  return await readSleepPlaylist(needs)
}

/** Without a client of the music service, or while it cannot be asked, the playlist has its name and its address. */
async function readDetails({ music, log }: Pick<AppContext, 'log' | 'music'>, id: string): Promise<PlaylistDetails> {
  const nothing = { description: null, owner: null, tracksTotal: null }
  if (music === null) return nothing
  try {
    const details = await music.readPlaylist(id)
    if (details !== null) return details
  } catch (error) {
    log.warn('The details of a playlist could not be read', errorFields(error))
    return nothing
  }
  const message = 'There is no public playlist with this address.'
  throw new AppError('invalid', message, { issues: [{ path: 'playlistId', message }] })
}
