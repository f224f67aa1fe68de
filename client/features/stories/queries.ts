import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData
} from '@tanstack/react-query'
import { useMemo } from 'react'

import { PREVIEW_SOURCE } from '#shared/preview-source.ts'
import { byFavoriteThenNewest, type Story, type StoryPage, type StorySummary } from '#shared/story.ts'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useUser } from '../../session/use-session.ts'
import { deleteNarration } from '../listening/audio-cache.ts'
import { keepFavorite } from '../listening/keep-story.ts'

type Pages = InfiniteData<StoryPage, unknown>

/** A user's library, favourites first and then newest first (§4), page by page and without the texts. */
export function libraryQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: ['/api', 'stories', userId],
    queryFn: async ({ pageParam, signal }) => {
      const query = { userId, view: 'summary' as const, ...(pageParam === '' ? {} : { after: pageParam }) }
      const page = await call('listStories', { query }, { signal }).catch(sayStatus)
      // A server that speaks the specification alone answers all there is, texts included.
      return Array.isArray(page) ? wholeLibrary(page) : page
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next
  })
}

/** One story with its text. */
export function storyQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: ['/api', 'story', userId, id],
    queryFn: async ({ signal }): Promise<Story> =>
      await call('getStory', { params: { id }, query: { userId } }, { signal }).catch(sayStatus)
  })
}

/** §8: a list that could not be fetched says "HTTP {status}". */
function sayStatus(error: unknown): never {
  throw error instanceof ApiError ? new Error(`HTTP ${error.status}`, { cause: error }) : error
}

export interface Library {
  /** Those of the pages that have come. */
  stories: StorySummary[]
  /** Of the whole library. */
  total: number
  favorites: number
}

export function useLibrary() {
  const query = useInfiniteQuery(libraryQuery(useUser().id))
  const library = useMemo(() => (query.data === undefined ? undefined : libraryOf(query.data)), [query.data])
  return { ...query, data: library }
}

/** A story's text, once `story` is known; null while nothing is open. */
export function useStory(story: Pick<Story, 'id'> | null) {
  const { id: userId } = useUser()
  return useQuery({ ...storyQuery(userId, story?.id ?? ''), enabled: story !== null })
}

/** Pages overlap where a star has moved a story from one to another: each is there once. */
function libraryOf(data: Pages): Library {
  const byId = new Map(data.pages.flatMap((page) => page.stories).map((story) => [story.id, story]))
  const { total = 0, favorites = 0 } = data.pages.at(-1) ?? {}
  return { stories: [...byId.values()].toSorted(byFavoriteThenNewest), total, favorites }
}

export function summaryOf({ content, ...story }: Story): StorySummary {
  return { ...story, opening: content.slice(0, PREVIEW_SOURCE) }
}

function wholeLibrary(stories: Story[]): StoryPage {
  const favorites = stories.filter(({ isFavorite }) => isFavorite).length
  return { stories: stories.map(summaryOf), total: stories.length, favorites, next: null }
}

/** Marks or unmarks a favourite at once and takes it back when the server refuses. */
export function useSetFavorite() {
  const queries = useQueryClient()
  const { id: userId } = useUser()
  const edit = useEditLibrary()
  const show = (id: string, isFavorite: boolean) => {
    edit.change(({ stories, ...library }) => {
      const shown = stories.find((story) => story.id === id)
      const step = shown === undefined || shown.isFavorite === isFavorite ? 0 : isFavorite ? 1 : -1
      return {
        ...library,
        favorites: library.favorites + step,
        stories: stories.map((story) => (story.id === id ? { ...story, isFavorite } : story))
      }
    })
    queries.setQueryData(storyQuery(userId, id).queryKey, (story) => story && { ...story, isFavorite })
  }
  return useMutation({
    mutationFn: ({ id, isFavorite }: { id: string; isFavorite: boolean }) =>
      call('setFavorite', { params: { id }, body: { isFavorite, userId } }),
    onMutate: async ({ id, isFavorite }) => {
      await edit.stopFetching()
      show(id, isFavorite)
    },
    onSuccess: (answer, { id }) => {
      const starred = answer ?? queries.getQueryData(storyQuery(userId, id).queryKey)
      if (starred !== undefined && starred !== null) void keepFavorite(starred)
    },
    onError: (error, { id, isFavorite }) => {
      show(id, !isFavorite)
      const gone = isGone(error) ? edit.find(id) : undefined
      if (gone !== undefined) edit.change((library) => without(library, gone))
    },
    // The row itself has been answered: only a library that is not there yet is asked for.
    onSettled: () => edit.fetchUnknown()
  })
}

export function useDeleteStory() {
  const queries = useQueryClient()
  const { id: userId } = useUser()
  const edit = useEditLibrary()
  return useMutation({
    mutationFn: (id: string) => call('deleteStory', { params: { id }, query: { userId } }),
    onMutate: async (id) => {
      await edit.stopFetching()
      const deleted = edit.find(id)
      if (deleted !== undefined) edit.change((library) => without(library, deleted))
      return { deleted }
    },
    onError: (error, _id, context) => {
      const deleted = context?.deleted
      if (deleted !== undefined && !isGone(error)) edit.change((library) => withStory(library, deleted))
    },
    onSuccess: (_answer, id) => {
      queries.removeQueries({ queryKey: storyQuery(userId, id).queryKey })
      return deleteNarration(id)
    },
    onSettled: () => edit.fetchUnknown()
  })
}

/** Puts a story that has just been made into the library, so that it is there before the library is opened. */
export function useRememberStory() {
  const queries = useQueryClient()
  const { id: userId } = useUser()
  const edit = useEditLibrary()
  return (story: Story) => {
    const one = storyQuery(userId, story.id)
    queries.setQueryData(one.queryKey, story)
    edit.change((library) => withStory(library, summaryOf(story)))
    void queries.invalidateQueries({ queryKey: libraryQuery(userId).queryKey })
    // Asked for once, so that the worker has it for an evening without a network; no screen waits for it.
    void queries.prefetchQuery({ ...one, staleTime: 0 })
  }
}

/** Shows a story whose text has changed, wherever it is shown. */
export function useShowStory() {
  const queries = useQueryClient()
  const { id: userId } = useUser()
  const edit = useEditLibrary()
  return (story: Story) => {
    queries.setQueryData(storyQuery(userId, story.id).queryKey, story)
    edit.change((library) => ({
      ...library,
      stories: library.stories.map((known) => (known.id === story.id ? summaryOf(story) : known))
    }))
  }
}

/** Edits the pages that have come as one, without asking the server for any of them again. */
function useEditLibrary() {
  const queries = useQueryClient()
  const { queryKey } = libraryQuery(useUser().id)
  return {
    change: (edit: (library: Library) => Library) =>
      queries.setQueryData(queryKey, (data: Pages | undefined) => {
        if (data === undefined) return undefined
        const { stories, total, favorites } = edit(libraryOf(data))
        const next = data.pages.at(-1)?.next ?? null
        return {
          pages: [{ stories: stories.toSorted(byFavoriteThenNewest), total, favorites, next }],
          pageParams: ['']
        }
      }),
    find: (id: string): StorySummary | undefined =>
      queries
        .getQueryData(queryKey)
        ?.pages.flatMap((page) => page.stories)
        .find((story) => story.id === id),
    /** So that no older answer undoes what is changed here. */
    stopFetching: () => queries.cancelQueries({ queryKey }),
    /** The first fetch, where a change has stopped it. */
    fetchUnknown: () => {
      if (queries.getQueryData(queryKey) === undefined) void queries.invalidateQueries({ queryKey })
    }
  }
}

/** A story that was deleted in another tab is gone in this one too. */
function isGone(error: Error): boolean {
  return error instanceof ApiError && error.status === 404
}

function without(library: Library, { id, isFavorite }: StorySummary): Library {
  return {
    stories: library.stories.filter((story) => story.id !== id),
    total: library.total - 1,
    favorites: library.favorites - (isFavorite ? 1 : 0)
  }
}

function withStory(library: Library, story: StorySummary): Library {
  if (library.stories.some(({ id }) => id === story.id)) return library
  return {
    stories: [story, ...library.stories],
    total: library.total + 1,
    favorites: library.favorites + (story.isFavorite ? 1 : 0)
  }
}
