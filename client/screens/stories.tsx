import { useCallback, useEffect, useRef, useState } from 'react'

import type { StorySummary } from '#shared/story.ts'
import { Candle } from '../art/candle.tsx'
import { useSoundsLike } from '../features/family/queries.ts'
import { useDeviceVoiceChoice } from '../features/listening/device-voice/device-voice-choice.ts'
import { useNightLight } from '../features/night-light/use-night-light.ts'
import { PlaylistLink } from '../features/playlist/playlist-link.tsx'
import { StoryReaderModal } from '../features/reader/story-reader-modal.tsx'
import { firstStoryWords } from '../features/stories/first-story-words.ts'
import { StoryGrid, StoryGridSkeleton } from '../features/stories/library/story-grid.tsx'
import { useLibrary } from '../features/stories/queries.ts'
import { useKeepStories } from '../features/stories/use-keep-stories.ts'
import { Page } from '../layout/page.tsx'
import { focusScreenIfLost } from '../lib/use-focus-back.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState, RetryPanel } from '../ui/empty-state.tsx'
import { Tabs } from '../ui/tabs.tsx'

/** §2 "My Stories". */
export function StoriesScreen() {
  const stories = useLibrary()
  const library = stories.data
  useKeepStories(library?.stories)
  const { change: changeLamp } = useNightLight()
  const darken = useCallback(() => changeLamp({ on: false }), [changeLamp])
  const [deviceVoice] = useDeviceVoiceChoice()
  const soundsLike = useSoundsLike(deviceVoice !== null)
  const [tab, setTab] = useState('all')
  const [readingId, setReadingId] = useState<string | null>(null)
  const all = library?.stories ?? []
  const isPending = stories.isPending
  const favorites = all.filter((story) => story.isFavorite)
  const reading = all.find((story) => story.id === readingId) ?? null
  const read = (story: StorySummary) => setReadingId(story.id)

  // A star that was taken away takes its card along, and with it the focus.
  const { total = 0, favorites: favoriteCount = 0 } = library ?? {}
  const more = stories.hasNextPage ? () => void (stories.isFetchingNextPage || stories.fetchNextPage()) : null
  const shown = tab === 'favorites' ? favoriteCount : total
  const before = useRef(shown)
  useEffect(() => {
    const isFewer = shown < before.current
    before.current = shown
    if (isFewer) focusScreenIfLost()
  }, [shown])

  return (
    <Page title="Story Library">
      <h1 className="pt-2 pb-4">Story Library</h1>
      {stories.isLoadingError ? (
        <RetryPanel
          title="Your stories could not be loaded"
          detail={stories.error.message}
          onRetry={() => void stories.refetch()}
        />
      ) : (
        <Tabs
          label="Stories"
          value={tab}
          onChange={setTab}
          tabs={[
            {
              id: 'all',
              label: isPending ? 'All Stories' : `All Stories (${total})`,
              content: isPending ? (
                <StoryGridSkeleton />
              ) : all.length === 0 ? (
                <NoStories />
              ) : (
                <StoryGrid stories={all} onMore={more} onRead={read} />
              )
            },
            {
              id: 'favorites',
              label: isPending ? 'Favorites' : `Favorites (${favoriteCount})`,
              content: isPending ? (
                <StoryGridSkeleton />
              ) : favorites.length === 0 ? (
                <NoFavorites />
              ) : (
                <StoryGrid stories={favorites} onMore={favorites.length < favoriteCount ? more : null} onRead={read} />
              )
            }
          ]}
        />
      )}
      <StoryReaderModal
        story={reading}
        onClose={() => setReadingId(null)}
        soundsLike={soundsLike}
        onAsleep={darken}
        ending={<PlaylistLink />}
      />
    </Page>
  )
}

function NoStories() {
  return (
    <EmptyState title="No Stories Yet" art={<Candle height={0.6} lit={false} className="w-36" />}>
      <p>{[firstStoryWords(), 'Everybody you choose is in it.'].join(' ').trim()}</p>
      <ButtonLink to="/create" look="ember" size="large">
        Create Story
      </ButtonLink>
    </EmptyState>
  )
}

function NoFavorites() {
  return (
    <EmptyState title="No Favorites Yet" art={<Candle height={0.25} lit={false} className="w-36" />}>
      <p>Press the star on a story that should be told again.</p>
    </EmptyState>
  )
}
