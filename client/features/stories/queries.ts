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
  return useMutation({
    mutationFn: ({ id, isFavorite }: { id: string; isFavorite: boolean }) =>
      call('setFavorite', { params: { id }, body: { isFavorite, userId } }),
    onMutate: async ({ id, isFavorite }) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData(queryKey)
      queries.setQueryData(queryKey, (stories) =>
        stories?.map((story) => (story.id === id ? { ...story, isFavorite } : story)).toSorted(byFavoriteThenNewest)
      )
      return { before }
    },
    onSuccess: (story) => void keepFavorite(story),
    onError: (_error, _input, context) => queries.setQueryData(queryKey, context?.before),
    onSettled: () => void queries.invalidateQueries({ queryKey })
  })
}

export function useDeleteStory() {
  const queries = useQueryClient()
  const { id: userId } = useUser()
  const { queryKey } = storiesQuery(userId)
  return useMutation({
    mutationFn: (id: string) => call('deleteStory', { params: { id }, query: { userId } }),
    onMutate: async (id) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData(queryKey)
      queries.setQueryData(queryKey, (stories) => stories?.filter((story) => story.id !== id))
      return { before }
    },
    onError: (_error, _id, context) => queries.setQueryData(queryKey, context?.before),
    onSuccess: (_answer, id) => deleteNarration(id),
    onSettled: () => void queries.invalidateQueries({ queryKey })
  })
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
