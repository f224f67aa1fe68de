import { Star, Trash2 } from 'lucide-react'

import type { StorySummary } from '#shared/story.ts'
import { useCover } from '../../../art/covers/use-cover.ts'
import { Landscape } from '../../../art/landscape.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { storyPreview } from './preview.ts'

interface StoryCardProps {
  story: StorySummary
  onRead: () => void
  onFavorite: () => void
  onDelete: () => void
}

export function StoryCard({ story, onRead, onFavorite, onDelete }: StoryCardProps) {
  const cover = useCover(story, 320, 220)
  return (
    <li className="panel relative flex flex-col overflow-hidden">
      <div className="aspect-[16/11]">
        <Landscape scene={cover} />
      </div>
      <IconButton
        label={story.isFavorite ? `Remove ${story.title} from favorites` : `Add ${story.title} to favorites`}
        aria-pressed={story.isFavorite}
        onClick={onFavorite}
        className="absolute end-2 top-2 bg-bg/60"
      >
        <Star aria-hidden="true" size={22} fill={story.isFavorite ? 'currentColor' : 'none'} />
      </IconButton>
      <div className="flex flex-1 flex-col p-3.5 max-[360px]:p-3 sm:p-4">
        <h2 className="text-[18px] leading-tight sm:text-[20px]" dir="auto">
          {story.title}
        </h2>
        <p className="mt-1.5 text-[15px] leading-snug wrap-anywhere text-text2" dir="auto">
          {storyPreview(story.opening)}
        </p>
        <div className="mt-auto flex gap-2 pt-3 max-[360px]:gap-1">
          <Button className="min-w-0 flex-1 px-2" aria-label={`Read ${story.title}`} onClick={onRead}>
            Read
          </Button>
          <IconButton label={`Delete ${story.title}`} onClick={onDelete}>
            <Trash2 aria-hidden="true" size={20} />
          </IconButton>
        </div>
      </div>
    </li>
  )
}

/** The card's shape before there is a story to put on it. */
export function StoryCardSkeleton() {
  return (
    <li aria-hidden="true" className="panel overflow-hidden motion-safe:animate-pulse">
      <div className="aspect-[16/11] bg-raised" />
      <div className="flex flex-col gap-2.5 p-4">
        <span className="h-4.5 w-4/5 rounded-full bg-raised" />
        <span className="h-3.5 w-full rounded-full bg-raised/70" />
        <span className="h-3.5 w-3/5 rounded-full bg-raised/70" />
        <span className="mt-2 h-12 rounded-full bg-raised" />
      </div>
    </li>
  )
}
