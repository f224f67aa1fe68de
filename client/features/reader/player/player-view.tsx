import { AudioLines, ChevronDown, ChevronLeft } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'

import { Constellation } from '../../../art/constellation.tsx'
import { seedOf } from '../../../art/random.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useWakeLock } from '../../../lib/use-wake-lock.ts'
import { Button } from '../../../ui/button.tsx'
import { RESTS } from '../../../ui/rests.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { SLEEP_SOUND_LABELS, SLEEP_SOUND_MINUTES } from '../../listening/sleep-sounds/sleep-sound.ts'
import type { SleepSound } from '../../listening/sleep-sounds/use-sleep-sound.ts'
import { neighbourTime, tokensOf } from '../../listening/timeline.ts'
import { useMediaSession } from '../../listening/use-media-session.ts'
import type { Player } from '../../listening/use-player.ts'
import type { StoryVoice } from '../../listening/voices/use-story-voice.ts'
import { contentOf, idOf, isWhole, titleOf, type Readable } from '../../stories/story-draft.ts'
import { FavoriteButton } from '../favorite-button.tsx'
import { LightLevelSwitch, type LightLevel } from '../light-level.tsx'
import { StoryCover } from '../story-cover.tsx'
import { Darkness } from './darkness.tsx'
import { PlayerDock } from './player-dock.tsx'
import { ReadAlong } from './read-along.tsx'
import { UnspokenNote } from './unspoken-note.tsx'
import { usePlayerKeys } from './use-player-keys.ts'

interface PlayerViewProps {
  story: Readable
  player: Player
  sleepSound: SleepSound
  voice: StoryVoice
  /** Asks who should read; left out where this device has no voice of its own. */
  onVoice?: (() => void) | undefined
  /** Whether the sound can be played yet. */
  ready: boolean
  waitingWords: string
  light: LightLevel
  onLight: (level: LightLevel) => void
  onFavorite: () => void
  onBack: () => void
  ending?: ReactNode
}

/** §2 "Audio player view". Everything a thumb needs is in the lower half of a phone. */
export function PlayerView({
  story,
  player,
  sleepSound,
  voice,
  onVoice,
  ready,
  waitingWords,
  light,
  onLight,
  onFavorite,
  onBack,
  ending
}: PlayerViewProps) {
  const [textShown, setTextShown] = useState(true)
  const root = useRef<HTMLDivElement>(null)
  const { timings, playing, now, isPaused, play, pause, seek } = player
  const whole = isWhole(story)
  const content = contentOf(story)
  const title = titleOf(story)
  const sleeve = { ...story, title, id: idOf(story) }
  const tokens = useMemo(() => tokensOf(content), [content])

  const goToParagraph = useCallback(
    (step: -1 | 1) => {
      const time = neighbourTime(tokens, timings, now(), step)
      if (time !== null) seek(time)
    },
    [now, seek, timings, tokens]
  )
  useMediaSession({
    story: sleeve,
    reader: voice.name,
    player,
    sounding: sleepSound.sounding,
    onParagraph: goToParagraph
  })
  useWakeLock(playing, useWakeToast())
  usePlayerKeys(
    useMemo(
      () => ({
        onTogglePlay: () => (isPaused() ? play() : pause()),
        onSkip: (by: number) => seek(now() + by),
        onFavorite,
        onToggleText: () => setTextShown((shown) => !shown),
        onBack
      }),
      [isPaused, now, onBack, onFavorite, pause, play, seek]
    )
  )
  // Keys work at once, and a screen reader is told where it is.
  useEffect(() => root.current?.focus({ preventScroll: true }), [])

  return (
    <div
      ref={root}
      tabIndex={-1}
      data-player=""
      role="group"
      aria-label={`Player: ${title}`}
      className="relative isolate grid h-dvh min-h-[560px] grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-bg outline-none wide:min-h-[340px] wide:grid-cols-[minmax(340px,46%)_minmax(0,1fr)]"
    >
      <StoryCover
        story={story}
        small={{ size: [390, 330], moon: [0.5, 0.13] }}
        large={{ size: [800, 900], moon: [0.8, 0.33] }}
        className="inset-x-0 top-0 h-[330px] [mask-image:linear-gradient(180deg,#000_62%,transparent)] wide:inset-y-0 wide:end-auto wide:h-full wide:w-[54%] wide:[mask-image:linear-gradient(90deg,#000_62%,transparent)]"
      />
      <header
        className={`z-10 col-span-full flex items-center gap-2 px-3.5 pt-3.5 squat:pt-2 wide:px-8 wide:pt-6 ${RESTS}`}
      >
        <Button onClick={onBack} className="bg-bg/45 backdrop-blur-sm">
          <ChevronLeft aria-hidden="true" size={22} />
          Back
        </Button>
        <span className="flex-1" />
        <LightLevelSwitch level={light} onChange={onLight} />
        <FavoriteButton isFavorite={whole && story.isFavorite} disabled={!whole} onToggle={onFavorite} />
      </header>

      <div className="flex min-h-0 flex-col wide:col-start-1 wide:justify-end">
        <Constellation
          names={story.characterNames}
          seed={seedOf(sleeve.id)}
          className="mx-4 mt-1 h-24 shrink-0 low:hidden wide:mx-10 wide:mt-6 wide:mb-auto wide:h-44"
        />
        <div className="px-5.5 pt-2 squat:sr-only wide:px-12 wide:pb-6">
          <h1
            dir="auto"
            className="line-clamp-3 max-w-[17ch] pb-[.14em] text-[28px] leading-[1.12] wrap-anywhere text-shadow-[0_2px_18px_rgb(6_8_14/.85)] max-wide:low:line-clamp-2 max-wide:low:max-w-none max-wide:low:text-[24px] wide:line-clamp-4 wide:text-[clamp(38px,3.8vw,54px)]"
          >
            {title}
          </h1>
          <ReadBy voice={voice} onVoice={onVoice} />
          <UnspokenNote name={voice.name} content={content} timings={timings} />
        </div>
        {textShown && (
          <div className="flex min-h-0 flex-1 wide:absolute wide:inset-y-0 wide:end-0 wide:w-[52%]">
            <ReadAlong content={content} tokens={tokens} player={player} />
          </div>
        )}
      </div>

      <PlayerDock
        player={player}
        sleepSound={sleepSound}
        ready={ready}
        waitingWords={waitingWords}
        textShown={textShown}
        onToggleText={() => setTextShown(!textShown)}
      />
      <p role="status" className="sr-only">
        {sleepSound.sounding !== null &&
          `${SLEEP_SOUND_LABELS[sleepSound.sounding]} is playing for ${SLEEP_SOUND_MINUTES} minutes`}
      </p>
      {player.finished && (
        <Darkness
          ending={ending}
          onAgain={() => {
            seek(0)
            play()
          }}
        />
      )}
    </div>
  )
}

const READ_BY = 'mt-2 flex items-center gap-2 text-[16px] font-medium wide:mt-4 wide:text-[18px]'
const SHADED = 'text-shadow-[0_1px_10px_rgb(6_8_14/.9)]'

/** Whose voice it is, and the way to another where there is one. */
function ReadBy({ voice, onVoice }: Pick<PlayerViewProps, 'voice' | 'onVoice'>) {
  const words = `Read by ${voice.name}, ${voice.manner}`
  return (
    <>
      {onVoice === undefined ? (
        <p className={classNames(READ_BY, SHADED)}>
          <AudioLines aria-hidden="true" size={20} className="shrink-0" />
          {words}
        </p>
      ) : (
        // On a telephone that lies on its side there is no room; then it is in the options.
        <button
          type="button"
          onClick={onVoice}
          aria-haspopup="dialog"
          className={classNames(
            READ_BY,
            RESTS,
            'min-h-12 rounded-full bg-bg/45 px-4 text-start shadow-rim backdrop-blur-sm hover:bg-raised squat:hidden'
          )}
        >
          <AudioLines aria-hidden="true" size={20} className="shrink-0 text-ember" />
          {words}
          <ChevronDown aria-hidden="true" size={20} className="shrink-0 text-text2" />
        </button>
      )}
      {voice.missing !== null && (
        <p className={classNames('mt-1 text-[15px] leading-snug text-pretty text-text2 wide:mt-2', SHADED)}>
          {voice.missing} is not on this device any more.
        </p>
      )}
    </>
  )
}

/** §4: said once for each opening of the player, and only when the screen really stays on. */
function useWakeToast(): () => void {
  const said = useRef(false)
  return () => {
    if (said.current) return
    said.current = true
    toast({ kind: 'note', title: 'Screen will stay on while the story plays', durationMs: 3000 })
  }
}
