import { AudioLines, ChevronLeft, Square, Star, Volume2 } from 'lucide-react'
import { useMemo, useState } from 'react'

import { VOICE_DESCRIPTIONS, type NarrationTimings } from '#shared/narration.ts'
import type { Story } from '#shared/story.ts'

import { Constellation } from '../../../art/constellation.tsx'
import { coverScene } from '../../../art/cover.ts'
import { Landscape } from '../../../art/landscape.tsx'
import { Lantern } from '../../../art/lantern.tsx'
import { seedOf } from '../../../art/random.ts'
import { useWakeLock } from '../../../lib/use-wake-lock.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Slider } from '../../../ui/slider.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { LightLevelSwitch, type LightLevel } from '../reader/light-level.tsx'
import { FadeMenu } from './fade-menu.tsx'
import { ReadAlong } from './read-along.tsx'
import { clock, spokenProgress } from './timeline.ts'
import { useMediaSession } from './use-media-session.ts'
import { usePlayerKeys } from './use-player-keys.ts'
import type { Player } from './use-player.ts'

interface PlayerViewProps {
  story: Story
  player: Player
  timings: NarrationTimings
  /** Whether the sound can be played yet. */
  ready: boolean
  waitingWords: string
  light: LightLevel
  onLight: (level: LightLevel) => void
  onFavorite: () => void
  onBack: () => void
}

/** §2 "Audio player view". Everything a thumb needs is in the lower half of a phone. */
export function PlayerView({ story, player, timings, ready, waitingWords, light, onLight, onFavorite, onBack }: PlayerViewProps) {
  const [textShown, setTextShown] = useState(true)
  const { playing, position, total, play, pause, stop, seek, audio } = player
  const voice = VOICE_DESCRIPTIONS[story.narratorVoice]
  useMediaSession(story, player)
  useWakeLock(playing, useWakeToast())
  const toggle = () => (playing ? pause() : play())
  usePlayerKeys(
    useMemo(
      () => ({
        onTogglePlay: () => (audio.current?.paused === true ? play() : pause()),
        onSkip: (by: number) => seek((audio.current?.currentTime ?? 0) + by),
        onFavorite,
        onToggleText: () => setTextShown((shown) => !shown),
        onBack
      }),
      [audio, onBack, onFavorite, pause, play, seek]
    )
  )

  return (
    <div className="relative isolate grid h-dvh min-h-[620px] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-bg lg:grid-cols-[minmax(420px,46%)_1fr]">
      <Cover story={story} />
      <header className="z-10 col-span-full flex items-center gap-2 px-3.5 pt-3.5 lg:px-8 lg:pt-6">
        <Button onClick={onBack} className="bg-bg/45 backdrop-blur-sm">
          <ChevronLeft aria-hidden="true" size={22} />
          Back
        </Button>
        <span className="flex-1" />
        <LightLevelSwitch level={light} onChange={onLight} />
        <IconButton
          label={story.isFavorite ? 'Remove from favorites' : 'Add to favorites'}
          aria-pressed={story.isFavorite}
          onClick={onFavorite}
        >
          <Star aria-hidden="true" size={24} fill={story.isFavorite ? 'currentColor' : 'none'} />
        </IconButton>
      </header>

      <div className="flex min-h-0 flex-col lg:col-start-1 lg:justify-end">
        <Constellation names={story.characterNames} seed={seedOf(story.id)} className="mx-4 h-24 shrink-0 lg:mx-10 lg:mt-8 lg:h-52" />
        <div className="px-5.5 pt-2 lg:px-12 lg:pb-6">
          <h1 dir="auto" className="max-w-[16ch] text-[28px] leading-[1.12] text-shadow-[0_2px_18px_rgb(6_8_14/.85)] lg:text-[clamp(40px,4vw,54px)]">
            {story.title}
          </h1>
          <p className="mt-2.5 flex items-center gap-2 font-medium text-shadow-[0_1px_10px_rgb(6_8_14/.9)] lg:text-[18px]">
            <AudioLines aria-hidden="true" size={20} />
            Read by {voice.name}, {voice.manner}
          </p>
        </div>
        {textShown && (
          <div className="flex min-h-0 flex-1 lg:absolute lg:inset-y-0 lg:end-0 lg:w-[52%]">
            <ReadAlong content={story.content} timings={timings} audio={audio} playing={playing} position={position} onSeek={seek} />
          </div>
        )}
        {!textShown && <span className="flex-1 lg:hidden" />}
      </div>

      <div className="z-10 px-4 pb-[calc(14px+env(safe-area-inset-bottom))] lg:col-start-1 lg:px-10 lg:pb-10">
        <section aria-label="Audio player" className="mx-auto max-w-[520px] rounded-panel bg-surface px-4.5 pt-1.5 pb-3 shadow-dock lg:mx-0 lg:px-6.5 lg:pt-3 lg:pb-5">
          <Slider
            label="Progress"
            value={Math.min(position, total)}
            max={Math.max(total, 1)}
            disabled={!ready}
            valueText={spokenProgress(position, total)}
            onChange={seek}
          />
          <div className="-mt-2.5 flex justify-between text-[16px] text-text2 tabular-nums">
            <span aria-label="Elapsed">{clock(position)}</span>
            <span aria-label="Total">{clock(total)}</span>
          </div>
          <div className="grid grid-cols-[1fr_auto_1fr] items-center">
            <button
              type="button"
              onClick={stop}
              disabled={!ready}
              className="flex min-h-16 min-w-18 flex-col items-center justify-center gap-1 justify-self-start rounded-control text-[15px] font-medium hover:bg-raised disabled:text-text3"
            >
              <Square aria-hidden="true" size={24} fill="currentColor" />
              Stop
            </button>
            <button
              type="button"
              onClick={toggle}
              disabled={!ready}
              className="group relative flex flex-col items-center rounded-3xl px-3 pb-0.5 font-semibold"
            >
              <span
                aria-hidden="true"
                className="absolute -inset-6 bottom-2 -z-10 rounded-full bg-[radial-gradient(closest-side,color-mix(in_srgb,var(--ember)_40%,transparent),transparent)] opacity-55"
              />
              <Lantern icon={!ready ? 'wait' : playing ? 'pause' : 'play'} progress={total > 0 ? position / total : 0} className="size-23 lg:size-26" />
              <span className="mt-1 text-[15px]">{playing ? 'Pause' : 'Play Story'}</span>
            </button>
            <FadeMenu value={player.fade} onChange={player.setFade} />
          </div>
          <p role="status" className="text-center text-[15px] text-text2 empty:hidden">
            {ready ? '' : waitingWords}
          </p>
          <div className="mt-1 grid grid-cols-[1fr_auto] items-center gap-3.5">
            {player.volumeWorks ? (
              <div className="grid grid-cols-[24px_1fr_30px] items-center gap-3 text-[15px] text-text2">
                <Volume2 aria-hidden="true" size={24} />
                <Slider label="Volume" tone="quiet" value={player.volume} max={100} valueText={`${player.volume} percent`} onChange={player.setVolume} />
                <span className="tabular-nums">{player.volume}</span>
              </div>
            ) : (
              <span />
            )}
            <Button aria-pressed={textShown} onClick={() => setTextShown(!textShown)} className="aria-pressed:text-ember">
              {textShown ? 'Hide text' : 'Show text'}
            </Button>
          </div>
        </section>
      </div>
      {player.finished && <Darkness />}
    </div>
  )
}

function Cover({ story }: { story: Story }) {
  const subject = { id: story.id, theme: story.theme, culture: story.culturalBackground }
  const dimming =
    'in-data-[light=night]:brightness-[.74] in-data-[light=ember]:brightness-[.6] in-data-[light=ember]:sepia in-data-[light=ember]:saturate-150'
  return (
    <div className="absolute inset-x-0 top-0 -z-10 h-[330px] [mask-image:linear-gradient(180deg,#000_58%,transparent)] lg:inset-y-0 lg:end-auto lg:h-full lg:w-[54%] lg:[mask-image:linear-gradient(90deg,#000_62%,transparent)]">
      <Landscape scene={coverScene(subject, 390, 330)} className={`lg:hidden ${dimming}`} />
      <Landscape scene={coverScene(subject, 800, 900)} className={`hidden lg:block ${dimming}`} />
    </div>
  )
}

/** The story is over: the flame goes out, a line of smoke, then the dark. Any touch brings the room back. */
function Darkness() {
  const [over, setOver] = useState(false)
  if (over) return null
  return (
    <button
      type="button"
      aria-label="The story is over. Show the player"
      onClick={() => setOver(true)}
      className="absolute inset-0 z-20 grid place-items-center bg-[#040302] motion-safe:animate-[appear_1.6s_ease]"
    >
      <svg viewBox="0 0 40 120" aria-hidden="true" className="h-32 opacity-60">
        <path d="M20 118 C10 96 30 82 20 60 S12 30 22 4" fill="none" stroke="var(--text3)" strokeWidth="1.4" strokeLinecap="round" opacity=".55" />
      </svg>
    </button>
  )
}

/** §4: said once for each opening of the player, and only when the screen really stays on. */
function useWakeToast(): () => void {
  const [said] = useState({ once: false })
  return () => {
    if (said.once) return
    said.once = true
    toast({ kind: 'note', title: 'Screen will stay on while the story plays', durationMs: 3000 })
  }
}
