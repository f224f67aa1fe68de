import { useState } from 'react'

import type { Story } from '#shared/story.ts'

import { coverScene } from '../../../art/cover.ts'
import { Landscape } from '../../../art/landscape.tsx'
import { Lantern } from '../../../art/lantern.tsx'
import { StoryReaderModal } from '../reader/story-reader-modal.tsx'

/** The newest story within reach of a thumb; nothing before there is one. */
export function KeepListening({ stories }: { stories: Story[] }) {
  const [open, setOpen] = useState(false)
  const story = stories.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))[0]
  if (story === undefined) return null
  const cover = coverScene({ id: story.id, theme: story.theme, culture: story.culturalBackground }, 160, 160)
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-label={`Keep listening: ${story.title}`}
        className="panel grid w-full grid-cols-[84px_1fr_56px] items-center gap-3.5 p-3 pe-4 text-start transition-colors duration-150 hover:bg-raised"
      >
        <span className="size-21 overflow-hidden rounded-2xl">
          <Landscape scene={cover} />
        </span>
        <span>
          <small className="block text-[15px] text-text2">Keep listening</small>
          <span dir="auto" className="block font-display text-[19px] leading-tight [font-variation-settings:'SOFT'_100]">
            {story.title}
          </span>
        </span>
        <Lantern icon="play" className="w-14" />
      </button>
      <StoryReaderModal story={open ? story : null} onClose={() => setOpen(false)} startInPlayer />
    </>
  )
}
