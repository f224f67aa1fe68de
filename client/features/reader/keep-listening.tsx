import { Suspense, useState, type ReactNode } from 'react'

import type { StorySummary } from '#shared/story.ts'
import { useCover } from '../../art/covers/use-cover.ts'
import { Landscape } from '../../art/landscape.tsx'
import { Lantern } from '../../art/lantern.tsx'
import { lazily } from '../../lib/lazily.tsx'
import { useFetchAhead } from '../../lib/use-fetch-ahead.ts'
import type { SoundsLike } from '../listening/device-voice/spoken-parts.ts'
import { useLastHeard } from '../listening/last-heard.ts'
import { summaryOf, useStory } from '../stories/queries.ts'

/** It comes when the dashboard is drawn, before a finger does. */
const fetchReader = async () => (await import('./story-reader-modal.tsx')).StoryReaderModal
const StoryReaderModal = lazily(fetchReader)

/** The story that was heard last, where it was left, else the newest; nothing before there is one. */
export function KeepListening({
  stories,
  soundsLike,
  onAsleep,
  ending
}: {
  stories: StorySummary[]
  /** How the family's names are said, for a voice of this device; null until that is known. */
  soundsLike: SoundsLike | null
  onAsleep: () => void
  ending?: ReactNode
}) {
  const [openId, setOpenId] = useState<string | null>(null)
  const [wasOpened, setOpened] = useState(false)
  const heard = useLastHeard()
  useFetchAhead(fetchReader)
  const newest = stories.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))[0]
  const listed = stories.find(({ id }) => id === heard?.storyId)
  // In a library of years the last one heard may stand on a page that has not come.
  const far = useStory(heard === null || listed !== undefined || stories.length === 0 ? null : { id: heard.storyId })
  const story = listed ?? (far.data === undefined ? newest : summaryOf(far.data))
  if (story === undefined) return null
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOpened(true)
          setOpenId(story.id)
        }}
        aria-label={`Keep listening: ${story.title}`}
        className="panel grid min-h-31 w-full grid-cols-[clamp(52px,18vw,84px)_minmax(0,1fr)_clamp(44px,13vw,56px)] items-center gap-3.5 p-3 pe-4 text-start transition-colors duration-150 hover:bg-raised"
      >
        <span className="aspect-square w-full overflow-hidden rounded-2xl">
          <Cover story={story} />
        </span>
        <span>
          <small className="block text-[15px] text-text2">Keep listening</small>
          <span dir="auto" className="line-clamp-3 font-display text-[19px] leading-tight wrap-anywhere">
            {story.title}
          </span>
        </span>
        <Lantern icon="play" className="w-full" />
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <StoryReaderModal
            story={openId === story.id ? story : (stories.find(({ id }) => id === openId) ?? null)}
            onClose={() => setOpenId(null)}
            soundsLike={soundsLike}
            onAsleep={onAsleep}
            ending={ending}
            resume
          />
        </Suspense>
      )}
    </>
  )
}

function Cover({ story }: { story: StorySummary }) {
  return <Landscape scene={useCover(story, 160, 160)} />
}
