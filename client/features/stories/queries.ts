import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { byFavoriteThenNewest, type Story } from '#shared/story.ts'

import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useUser } from '../../session/use-session.ts'
import { deleteNarration } from '../listening/audio-cache.ts'
import { keepFavorite } from '../listening/keep-story.ts'

/** A user's stories, favourites first and then newest first (§4). */
export function storiesQuery(userId: string) {
  return queryOptions({
    queryKey: ['/api', 'stories', userId],
    queryFn: async ({ signal }) => {
      const stories = await call('listStories', { query: { userId } }, { signal }).catch((error: unknown) => {
        // §8: a list that could not be fetched says "HTTP {status}".
        throw error instanceof ApiError ? new Error(`HTTP ${error.status}`, { cause: error }) : error
      })
      if (!Array.isArray(stories)) throw new Error('The whole library was asked for, and one page of it came')
      return stories.toSorted(byFavoriteThenNewest)
    }
  })
}

export function useStories() {
  return useQuery(storiesQuery(useUser().id))
}

/** Marks or unmarks a favourite at once and takes it back when the server refuses. */
export function useSetFavorite() {
  const queries = useQueryClient()
  const { id: userId } = useUser()
  const { queryKey } = storiesQuery(userId)
  const refetchUnknown = useRefetchUnknown()
  const show = (id: string, isFavorite: boolean) =>
    queries.setQueryData(queryKey, (stories) =>
      stories?.map((story) => (story.id === id ? { ...story, isFavorite } : story)).toSorted(byFavoriteThenNewest)
    )
  return useMutation({
    mutationFn: ({ id, isFavorite }: { id: string; isFavorite: boolean }) =>
      call('setFavorite', { params: { id }, body: { isFavorite, userId } }),
    onMutate: async ({ id, isFavorite }) => {
      await queries.cancelQueries({ queryKey })
      show(id, isFavorite)
    },
    onSuccess: (answer, { id, isFavorite }) => {
      const known = queries.getQueryData(queryKey)?.find((story) => story.id === id)
      const starred = answer ?? (known === undefined ? null : { ...known, isFavorite })
      if (starred !== null) void keepFavorite(starred)
    },
    onError: (_error, { id, isFavorite }) => show(id, !isFavorite),
    // The row itself has been answered: only a list that is not there yet is asked for.
    onSettled: () => refetchUnknown()
  })
}

export function useDeleteStory() {
  const queries = useQueryClient()
  const { id: userId } = useUser()
  const { queryKey } = storiesQuery(userId)
  const refetchUnknown = useRefetchUnknown()
  return useMutation({
    mutationFn: (id: string) => call('deleteStory', { params: { id }, query: { userId } }),
    onMutate: async (id) => {
      await queries.cancelQueries({ queryKey })
      const deleted = queries.getQueryData(queryKey)?.find((story) => story.id === id)
      queries.setQueryData(queryKey, (stories) => stories?.filter((story) => story.id !== id))
      return { deleted }
    },
    onError: (_error, id, context) => {
      const deleted = context?.deleted
      if (deleted === undefined) return
      queries.setQueryData(queryKey, (stories) =>
        stories === undefined || stories.some((story) => story.id === id)
          ? stories
          : [...stories, deleted].toSorted(byFavoriteThenNewest)
      )
    },
    onSuccess: (_answer, id) => deleteNarration(id),
    onSettled: () => refetchUnknown()
  })
}

/** A change stops the list's own fetch, so that no older answer undoes it; the first fetch must then begin again. */
function useRefetchUnknown(): () => void {
  const queries = useQueryClient()
  const { queryKey } = storiesQuery(useUser().id)
  return () => {
    if (queries.getQueryData(queryKey) === undefined) void queries.invalidateQueries({ queryKey })
  }
}

/** Puts a story that has just been made into the list, so that the library knows it before it asks. */
export function useRememberStory() {
  const queries = useQueryClient()
  const { queryKey } = storiesQuery(useUser().id)
  return (story: Story) => {
    queries.setQueryData(queryKey, (stories) =>
      stories === undefined || stories.some(({ id }) => id === story.id)
        ? stories
        : [story, ...stories].toSorted(byFavoriteThenNewest)
    )
    void queries.invalidateQueries({ queryKey })
  }
}
