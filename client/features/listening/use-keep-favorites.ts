import { useEffect } from 'react'

import type { Story } from '#shared/story.ts'
import { keepFavorites } from './keep-story.ts'

/** Keeps the favorites of a list that are not on this device yet, quietly, as long as the screen is there. */
export function useKeepFavorites(stories: Story[] | undefined): void {
  useEffect(() => {
    if (stories === undefined) return undefined
    const stop = new AbortController()
    void keepFavorites(stories, stop.signal)
    return () => stop.abort()
  }, [stories])
}
