import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import type { Story, StorySummary } from '#shared/story.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { useUser } from '../../session/use-session.ts'
import { useKeepFavorites } from '../listening/use-keep-favorites.ts'
import { storyQuery } from './queries.ts'

/** As many of the newest as have their sound kept. */
const NEWEST = 10

/**
 * Fetches the texts that an evening without a network may want, the newest and the favorites, one by one in idle
 * moments, and then has the favorites' sound kept. What cannot be fetched now is fetched when it is opened.
 */
export function useKeepStories(stories: StorySummary[] | undefined): void {
  const queries = useQueryClient()
  const { id: userId } = useUser()
  const [favorites, setFavorites] = useState<Story[]>()
  const wanted = stories === undefined ? '' : wantedIds(stories).join(' ')

  useEffect(() => {
    if (wanted === '') return undefined
    const stop = new AbortController()
    void keep()
    return () => stop.abort()

    async function keep() {
      const found: Story[] = []
      for (const id of wanted.split(' ')) {
        await idle(stop.signal)
        if (stop.signal.aborted) return
        const story = await queries.ensureQueryData(storyQuery(userId, id)).catch((error: unknown) => {
          console.info('A story could not be kept on this device', error)
          return null
        })
        if (story?.isFavorite === true) found.push(story)
      }
      if (!stop.signal.aborted) setFavorites(found)
    }
  }, [queries, userId, wanted])

  useKeepFavorites(favorites)
}

function wantedIds(stories: StorySummary[]): string[] {
  const newest = stories.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1)).slice(0, NEWEST)
  return [...new Set([...newest, ...stories.filter(({ isFavorite }) => isFavorite)].map(({ id }) => id))]
}

function idle(stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const cancel = whenIdle(resolve)
    stop.addEventListener('abort', () => {
      cancel()
      resolve()
    })
  })
}
