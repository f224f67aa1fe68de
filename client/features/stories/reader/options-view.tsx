import { AudioLines, House, Star, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'

import { VOICE_DESCRIPTIONS } from '#shared/narration.ts'

import { Constellation } from '../../../art/constellation.tsx'
import { coverScene } from '../../../art/cover.ts'
import { Landscape } from '../../../art/landscape.tsx'
import { Lantern } from '../../../art/lantern.tsx'
import { seedOf } from '../../../art/random.ts'
import { brand } from '../../../brand.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { isWhole, paragraphsOf, type Readable } from '../story-draft.ts'
import { LightLevelSwitch, type LightLevel } from './light-level.tsx'

const TEXT_SIZES = [18, 21, 25, 29, 32] as const

interface OptionsViewProps {
  story: Readable
  light: LightLevel
  onLight: (level: LightLevel) => void
  onFavorite: () => void
  onPlay: () => void
  onClose: () => void
  onHome?: (() => void) | undefined
}

/** §2 "Story Options": the story as text for a parent's own voice, and the way to the player. */
export function OptionsView({ story, light, onLight, onFavorite, onPlay, onClose, onHome }: OptionsViewProps) {
  const [textShown, setTextShown] = useState(true)
  const [size, setSize] = useState(1)
  const whole = isWhole(story)
  const voice = VOICE_DESCRIPTIONS[story.narratorVoice]
  return (
    <div className="relative isolate min-h-dvh bg-bg pb-32">
      <Cover story={story} />
      <header className="flex items-center gap-2 px-4 pt-3.5 sm:px-8 sm:pt-6">
        {onHome !== undefined && (
          <Button onClick={onHome} className="bg-bg/45 backdrop-blur-sm">
            <House aria-hidden="true" size={20} />
            Back to Home
          </Button>
        )}
        <span className="flex-1" />
        <LightLevelSwitch level={light} onChange={onLight} />
        <IconButton
          label={whole && story.isFavorite ? 'Remove from favorites' : 'Add to favorites'}
          aria-pressed={whole && story.isFavorite}
          disabled={!whole}
          onClick={onFavorite}
        >
          <Star aria-hidden="true" size={24} fill={whole && story.isFavorite ? 'currentColor' : 'none'} />
        </IconButton>
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden="true" size={24} />
        </IconButton>
      </header>

      <div className="mx-auto max-w-[46rem] px-5 sm:px-6">
        <Constellation names={story.characterNames} seed={seedOf(whole ? story.id : story.characterNames.join())} className="h-28 sm:h-40" />
        <p className="mt-4 font-semibold text-text2">Story Options</p>
        <h1 dir="auto" className="mt-1 text-[clamp(30px,6vw,48px)] text-shadow-[0_2px_18px_rgb(6_8_14/.8)]">
          {story.title}
        </h1>
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-text2">
          <span className="inline-flex items-center gap-2 rounded-full bg-raised px-4 py-1.5 font-semibold text-text shadow-rim">
            <AudioLines aria-hidden="true" size={18} className="text-ember" />
            {voice.name}
          </span>
          <span>{whole && story.aiGenerated ? 'Written by AI' : `Told by the ${brand.name} storyteller`}</span>
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button aria-expanded={textShown} aria-controls="story-text" onClick={() => setTextShown(!textShown)}>
            {textShown ? 'Hide Story Text' : 'Show Story Text'}
          </Button>
          {textShown && (
            <div role="group" aria-label="Text size" className="flex gap-1">
              <Button aria-label="Smaller text" disabled={size === 0} onClick={() => setSize(size - 1)} className="w-12 px-0 text-[15px]">
                A
              </Button>
              <Button
                aria-label="Larger text"
                disabled={size === TEXT_SIZES.length - 1}
                onClick={() => setSize(size + 1)}
                className="w-12 px-0 text-[22px]"
              >
                A
              </Button>
            </div>
          )}
        </div>
        <div id="story-text" hidden={!textShown}>
          <StoryText paragraphs={paragraphsOf(story)} size={TEXT_SIZES[size] ?? 21} />
          {!whole && (
            <p role="status" className="mt-6 text-text2 motion-safe:animate-pulse">
              The story goes on in a moment...
            </p>
          )}
        </div>
      </div>

      <div className="pointer-events-none fixed inset-x-0 bottom-0 z-10 flex justify-center bg-linear-to-t from-bg from-40% to-transparent px-5 pt-10 pb-[calc(18px+env(safe-area-inset-bottom))]">
        <Button look="ember" size="large" disabled={!whole} onClick={onPlay} className="pointer-events-auto w-full max-w-md">
          <Lantern icon="none" className="size-8" />
          Start Audio Player
        </Button>
      </div>
    </div>
  )
}

function Cover({ story }: { story: Readable }) {
  const id = isWhole(story) ? story.id : story.characterNames.join()
  const subject = { id, theme: story.theme, culture: story.culturalBackground }
  return (
    <div className="absolute inset-x-0 top-0 -z-10 h-80 [mask-image:linear-gradient(180deg,#000_50%,transparent)] in-data-[light=ember]:brightness-[.6] in-data-[light=ember]:sepia in-data-[light=night]:brightness-[.74] sm:h-[420px]">
      <Landscape scene={coverScene(subject, 390, 320)} className="sm:hidden" />
      <Landscape scene={coverScene(subject, 1440, 420)} className="hidden sm:block" />
    </div>
  )
}

function StoryText({ paragraphs, size }: { paragraphs: string[]; size: number }): ReactNode {
  return (
    <div dir="auto" className="mt-7 font-read leading-[1.62]" style={{ fontSize: size }}>
      {paragraphs.map((paragraph, i) => (
        <p key={i} className="max-w-[40ch] text-pretty not-first:mt-[.85em] motion-safe:animate-[appear_.5s_ease]">
          {paragraph}
        </p>
      ))}
    </div>
  )
}
