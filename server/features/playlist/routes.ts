import type { AppContext } from '#server/context.ts'
import type { Serve } from '#server/http/serve-endpoint.ts'
import { api } from '#shared/api.ts'
import { readSleepPlaylist, setSleepPlaylist } from './playlist.ts'

export function playlistRoutes(serve: Serve, context: AppContext): void {
  // The same for everybody, and rarely changed.
  serve(api.getSleepPlaylist, () => readSleepPlaylist(context), { headers: { 'cache-control': 'public, max-age=300' } })
  serve(
    api.setSleepPlaylist,
    ({ body, session, caller }) => setSleepPlaylist(context, body, { session, network: caller.network }),
    { limits: [{ name: 'admin', per: 'user', most: 600, seconds: 3600 }] }
  )
}
