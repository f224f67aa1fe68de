import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'

import type { StorySummary } from '#shared/story.ts'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { StoryCard, StoryCardSkeleton } from './story-card.tsx'
import { useStoryActions } from './use-story-actions.ts'

/** Two columns on a phone, up to six on a wide screen. */
const GRID = 'grid grid-cols-2 gap-3.5 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 2xl:grid-cols-6'
/** A page of the library is simply there; of a longer one only the rows around the window are drawn. */
const WHOLE_UP_TO = 60
/** About as high as a row of cards is, in pixels, until it has been measured. */
const ROW_HEIGHT = 340
const ROWS_BESIDES = 3

interface StoryGridProps {
  stories: StorySummary[]
  /** Asks for the stories that come after these; null when these are all. */
  onMore: (() => void) | null
  onRead: (story: StorySummary) => void
}

export function StoryGrid({ stories, onMore, onRead }: StoryGridProps) {
  const [leaving, setLeaving] = useState<StorySummary | null>(null)
  const { toggleFavorite, remove } = useStoryActions()
  const card = (story: StorySummary) => (
    <StoryCard
      key={story.id}
      story={story}
      onRead={() => onRead(story)}
      onFavorite={() => void toggleFavorite(story)}
      onDelete={() => setLeaving(story)}
    />
  )
  return (
    <>
      {stories.length <= WHOLE_UP_TO ? (
        <ul className={GRID}>{stories.map(card)}</ul>
      ) : (
        <Rows stories={stories} card={card} />
      )}
      {onMore !== null && <More onSeen={onMore} />}
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

/** The rows around the window, in the room of all of them. */
function Rows({ stories, card }: { stories: StorySummary[]; card: (story: StorySummary) => ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [columns, setColumns] = useState(2)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return undefined
    const measure = () => {
      setTop(element.getBoundingClientRect().top + window.scrollY)
      const probe = element.firstElementChild
      if (probe !== null) setColumns(getComputedStyle(probe).gridTemplateColumns.split(' ').length)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  const count = Math.ceil(stories.length / columns)
  // The React Compiler, which this warns of, is not used here.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => ROW_HEIGHT,
    overscan: ROWS_BESIDES,
    scrollMargin: top
  })
  return (
    <div ref={box} className="relative" style={{ height: rows.getTotalSize() }}>
      <div aria-hidden="true" className={`${GRID} invisible absolute inset-x-0 h-0`} />
      {rows.getVirtualItems().map((row) => (
        <ul
          key={row.key}
          ref={rows.measureElement}
          data-index={row.index}
          className={`${GRID} absolute inset-x-0 top-0 pb-3.5 sm:pb-4`}
          style={{ transform: `translateY(${row.start - top}px)` }}
        >
          {stories.slice(row.index * columns, (row.index + 1) * columns).map(card)}
        </ul>
      ))}
    </div>
  )
}

/** The end of what has come: seen, or nearly, it asks for more. */
function More({ onSeen }: { onSeen: () => void }) {
  const end = useRef<HTMLParagraphElement>(null)
  const latest = useRef(onSeen)
  useEffect(() => {
    latest.current = onSeen
  })
  useEffect(() => {
    if (end.current === null || !('IntersectionObserver' in window)) return undefined
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && latest.current(), {
      rootMargin: '1200px'
    })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [])
  return (
    <p ref={end} role="status" className="py-8 text-center text-text2">
      More stories are coming...
    </p>
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
