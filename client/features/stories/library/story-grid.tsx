import { useState } from 'react'

import type { Story } from '#shared/story.ts'

import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { StoryCard, StoryCardSkeleton } from './story-card.tsx'
import { useStoryActions } from './use-story-actions.ts'

/** Two columns on a phone, up to six on a wide screen. */
const GRID = 'grid grid-cols-2 gap-3.5 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 2xl:grid-cols-6'

export function StoryGrid({ stories, onRead }: { stories: Story[]; onRead: (story: Story) => void }) {
  const [leaving, setLeaving] = useState<Story | null>(null)
  const { toggleFavorite, remove } = useStoryActions()
  return (
    <>
      <ul className={GRID}>
        {stories.map((story) => (
          <StoryCard
            key={story.id}
            story={story}
            onRead={() => onRead(story)}
            onFavorite={() => void toggleFavorite(story)}
            onDelete={() => setLeaving(story)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        title={leaving === null ? '' : `Delete “${leaving.title}”?`}
        question="Are you sure you want to delete this story? This action cannot be undone."
        confirm="Delete"
        onCancel={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving !== null) void remove(leaving)
          setLeaving(null)
        }}
      />
    </>
  )
}

export function StoryGridSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading your stories...</span>
      <ul className={GRID}>
        {Array.from({ length: 6 }, (_, i) => (
          <StoryCardSkeleton key={i} />
        ))}
      </ul>
    </div>
  )
}
