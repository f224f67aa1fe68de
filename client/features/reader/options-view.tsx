import { AudioLines, Check, ChevronDown, House, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { VOICE_DESCRIPTIONS } from '#shared/narration.ts'
import { Constellation } from '../../art/constellation.tsx'
import { Lantern } from '../../art/lantern.tsx'
import { seedOf } from '../../art/random.ts'
import { brand } from '../../brand.ts'
import { classNames } from '../../lib/class-names.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { RESTS } from '../../ui/rests.ts'
import type { NarrationFailure } from '../listening/use-narration.ts'
import type { StoryVoice } from '../listening/voices/use-story-voice.ts'
import { progressWords } from '../stories/create/progress.ts'
import { idOf, isWhole, paragraphsOf, titleOf, type Readable } from '../stories/story-draft.ts'
import { FavoriteButton } from './favorite-button.tsx'
import { LightLevelSwitch, type LightLevel } from './light-level.tsx'
import { StoryCover } from './story-cover.tsx'
import { ChangeableText, StoryText } from './story-text.tsx'
import { useStoredTextSize } from './text-size.ts'

interface OptionsViewProps {
  story: Readable
  /** How far a story is that is still being written, 0 to 100. */
  progress: number
  /** The story broke off on its way and can be asked for again. */
  onAskAgain?: (() => void) | undefined
  light: LightLevel
  /** The player was just left: the way back into it has the focus. */
  returned: boolean
  /** Parts of the text are being said differently. */
  changing: boolean
  onChanging: (changing: boolean) => void
  onLight: (level: LightLevel) => void
  onFavorite: () => void
  voice: StoryVoice
  /** Asks who should read; left out where this device has no voice of its own. */
  onVoice?: (() => void) | undefined
  /** Left out while there is nothing to be heard of the story. */
  onPlay?: (() => void) | undefined
  /** Why the story's voice does not read; null where nothing is wrong with it. */
  voiceFailure: NarrationFailure['voice']
  /** The story is heard in the built-in voice instead. */
  onBuiltIn: () => void
  onClose: () => void
  onHome?: (() => void) | undefined
}

const VOICE_FAILURES = {
  silent: 'is not answering just now.',
  spent: 'has read as much today as it may. It is back tomorrow.'
}

const BADGE = 'inline-flex items-center gap-2 rounded-full bg-raised px-4 py-1.5 font-semibold text-text shadow-rim'

/** §2 "Story Options": the story as text for a parent's own voice, and the way to the player. */
export function OptionsView(props: OptionsViewProps) {
  const { story, progress, onAskAgain, light, returned, changing, onChanging, voice, onLight, onFavorite } = props
  const { onVoice, onPlay, voiceFailure, onBuiltIn, onClose, onHome } = props
  const [textShown, setTextShown] = useState(true)
  const size = useStoredTextSize()
  const root = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const start = useRef<HTMLButtonElement>(null)
  const whole = isWhole(story)

  useEffect(() => {
    // §4: both ways into this view begin at its top.
    root.current?.closest('[role=dialog]')?.scrollTo({ top: 0 })
    window.scrollTo({ top: 0, behavior: 'instant' })
    const first = returned ? start.current : heading.current
    first?.focus({ preventScroll: true })
  }, [returned])

  return (
    <div ref={root} data-reader="" className="relative isolate min-h-dvh bg-bg pb-40">
      <StoryCover
        story={story}
        from="sm"
        small={{ size: [390, 320], moon: [0.86, 0.53] }}
        large={{ size: [1440, 420], moon: [0.88, 0.34] }}
        className="inset-x-0 top-0 h-80 [mask-image:linear-gradient(180deg,#000_50%,transparent)] sm:h-[420px]"
      />
      <header
        className={`flex items-center justify-end gap-1.5 px-3 pt-3.5 max-[360px]:gap-1 max-[360px]:px-2 sm:gap-2 sm:px-8 sm:pt-6 ${RESTS}`}
      >
        {onHome !== undefined && (
          <Button
            onClick={onHome}
            className="me-auto gap-1.5 bg-bg/45 px-3 whitespace-nowrap backdrop-blur-sm max-[360px]:px-2.5 max-[360px]:text-[15px] sm:px-5"
          >
            <House aria-hidden="true" size={20} className="max-[380px]:hidden" />
            Back to Home
          </Button>
        )}
        <LightLevelSwitch level={light} onChange={onLight} />
        <FavoriteButton isFavorite={whole && story.isFavorite} disabled={!whole} onToggle={onFavorite} />
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden="true" size={24} />
        </IconButton>
      </header>

      <div className="mx-auto max-w-[46rem] px-5 sm:px-6">
        <Constellation names={story.characterNames} seed={seedOf(idOf(story))} className="h-28 squat:hidden sm:h-40" />
        <p className="mt-4 font-semibold text-text2 text-shadow-[0_1px_10px_rgb(6_8_14/.9)]">Story Options</p>
        <h1
          ref={heading}
          tabIndex={-1}
          dir="auto"
          className="mt-1 text-[clamp(30px,6vw,48px)] wrap-anywhere outline-none text-shadow-[0_2px_18px_rgb(6_8_14/.8)]"
        >
          {titleOf(story)}
        </h1>
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-text2">
          {onVoice === undefined ? (
            <span className={BADGE}>
              <AudioLines aria-hidden="true" size={18} className="text-ember" />
              {voice.name}
            </span>
          ) : (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={onVoice}
              className={classNames(BADGE, 'min-h-12 hover:brightness-110')}
            >
              <AudioLines aria-hidden="true" size={18} className="text-ember" />
              <span className="sr-only">Read by </span>
              {voice.name}
              <ChevronDown aria-hidden="true" size={18} className="text-text2" />
            </button>
          )}
          {whole && <span>{story.aiGenerated ? 'Written by AI' : `Told by the ${brand.name} storyteller`}</span>}
        </p>
        <div className={`mt-5 flex flex-wrap gap-3 ${RESTS}`}>
          <Button aria-expanded={textShown} aria-controls="story-text" onClick={() => setTextShown(!textShown)}>
            {textShown ? 'Hide Story Text' : 'Show Story Text'}
          </Button>
          {textShown && (
            <div role="group" aria-label="Text size" className="flex gap-2">
              <IconButton
                label="Smaller text"
                disabled={size.smaller === null}
                onClick={size.smaller ?? undefined}
                className="text-[15px] font-semibold"
              >
                <span aria-hidden="true">A</span>
              </IconButton>
              <IconButton
                label="Larger text"
                disabled={size.larger === null}
                onClick={size.larger ?? undefined}
                className="text-[23px] font-semibold"
              >
                <span aria-hidden="true">A</span>
              </IconButton>
            </div>
          )}
          {textShown && whole && (
            <Button onClick={() => onChanging(!changing)}>
              {changing && <Check aria-hidden="true" size={20} className="text-ember" />}
              {changing ? 'Done' : 'Change a part'}
            </Button>
          )}
        </div>
        <div
          id="story-text"
          hidden={!textShown}
          dir="auto"
          className="mt-7 font-read leading-[1.62]"
          style={{ fontSize: size.px }}
        >
          {changing && whole ? (
            <ChangeableText story={story} paragraphs={paragraphsOf(story)} />
          ) : (
            <StoryText paragraphs={paragraphsOf(story)} />
          )}
        </div>
      </div>

      <div
        data-bottom-bar=""
        className="pointer-events-none fixed inset-x-0 bottom-0 z-10 flex justify-center bg-linear-to-t from-bg from-50% to-transparent px-5 pt-10 pb-[calc(18px+env(safe-area-inset-bottom))]"
      >
        <div className={`pointer-events-auto w-full max-w-md ${RESTS}`}>
          {onAskAgain !== undefined ? (
            <div role="alert" className="panel px-5 py-4 shadow-float">
              <p className="mb-3 text-[16px]">The connection was lost. Your story is safe and goes on from here.</p>
              <Button look="ember" size="large" wide onClick={onAskAgain}>
                Ask for the rest
              </Button>
            </div>
          ) : (
            <div className={whole && voiceFailure === null ? undefined : 'panel px-5 py-4 shadow-float'}>
              {!whole && (
                <div className="not-last:mb-4">
                  <p role="status" className="mb-2.5 flex justify-between gap-4 text-[16px]">
                    {progressWords(progress)}
                    <span className="text-text2 tabular-nums">{Math.round(progress)}%</span>
                  </p>
                  <Progress label="Story progress" value={Math.round(progress)} />
                </div>
              )}
              {voiceFailure !== null && (
                <div className="mb-3">
                  <p role="status" className="mb-3 text-[16px]">
                    {VOICE_DESCRIPTIONS[story.narratorVoice].name}’s voice {VOICE_FAILURES[voiceFailure]}
                  </p>
                  <Button wide onClick={onBuiltIn}>
                    Hear it in the built-in voice
                  </Button>
                </div>
              )}
              {onPlay !== undefined && (
                <Button ref={start} look="ember" size="large" wide onClick={onPlay}>
                  <Lantern icon="none" className="size-8" />
                  Start Audio Player
                </Button>
              )}
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
