import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'

const sleepPlaylistQuery = queryOptions({
  queryKey: ['/api', 'sleep-playlist'],
  queryFn: ({ signal }) =>
    call('getSleepPlaylist', {}, { signal }).catch((error: unknown) => {
      throw error instanceof ApiError ? new Error(`HTTP ${error.status}`, { cause: error }) : error
    })
})

/** This server's one playlist for falling asleep; all nulls when there is none. */
export function useSleepPlaylist() {
  return useQuery(sleepPlaylistQuery)
}

/** Sets it; the answer is what the card shows from then on. */
export function useSetSleepPlaylist() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (playlist: { playlistId: string; playlistName: string }) =>
      call('setSleepPlaylist', { body: playlist }),
    onSuccess: (playlist) => queries.setQueryData(sleepPlaylistQuery.queryKey, playlist)
  })
}
