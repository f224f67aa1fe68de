import { Square, Volume2 } from 'lucide-react'

import { Lantern } from '../../../art/lantern.tsx'
import { useLongerThan } from '../../../lib/use-longer-than.ts'
import { Button } from '../../../ui/button.tsx'
import { RESTS } from '../../../ui/rests.ts'
import { Slider } from '../../../ui/slider.tsx'
import { SleepSoundBar } from '../../listening/sleep-sounds/sleep-sound-bar.tsx'
import type { SleepSound } from '../../listening/sleep-sounds/use-sleep-sound.ts'
import { clock, spokenProgress } from '../../listening/timeline.ts'
import type { Player } from '../../listening/use-player.ts'
import { FadeMenu } from './fade-menu.tsx'
import { useGlidingTotal } from './use-gliding-total.ts'

/** A breath between two paragraphs needs no word about it. */
const PATIENCE_MS = 1200

interface PlayerDockProps {
  player: Player
  sleepSound: SleepSound
  /** Whether the sound can be played yet. */
  ready: boolean
  waitingWords: string
  textShown: boolean
  onToggleText: () => void
}

/** The controls: where the story is, the lantern that starts and stops it, how loud, how long. */
export function PlayerDock({ player, sleepSound, ready, waitingWords, textShown, onToggleText }: PlayerDockProps) {
  const { playing, position, isGrowing, isWaiting, play, pause, stop, seek } = player
  const total = useGlidingTotal(player.total, position, isGrowing)
  const isLate = useLongerThan(isWaiting, PATIENCE_MS)
  const shown = Math.min(position, total)
  const words = !ready ? waitingWords : isLate ? 'The story goes on in a moment...' : ''
  return (
    <div
      className={`z-10 px-4 pb-[calc(14px+env(safe-area-inset-bottom))] squat:px-4 squat:pb-3 wide:col-start-1 wide:px-10 wide:pb-10 ${RESTS}`}
    >
      <section
        aria-label="Audio player"
        className="relative mx-auto max-w-[520px] rounded-panel bg-surface px-4.5 pt-1 pb-3 shadow-dock squat:px-4 squat:pb-1.5 wide:mx-0 wide:px-6.5"
      >
        <Slider
          label="Progress"
          value={shown}
          max={Math.max(total, 1)}
          disabled={!ready}
          valueText={`${spokenProgress(shown, total)}${isGrowing ? ' so far' : ''}`}
          onChange={seek}
        />
        <div className="-mt-3 flex justify-between text-[16px] text-text2 tabular-nums">
          <span>
            <span className="sr-only">Elapsed </span>
            {clock(shown)}
          </span>
          <span>
            <span className="sr-only">Total </span>
            {clock(total)}
            {isGrowing && ' so far'}
          </span>
        </div>
        <div className="grid grid-cols-[1fr_auto_1fr] items-center max-wide:low:-mt-4">
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
            onClick={playing ? pause : play}
            disabled={!ready}
            className="relative flex flex-col items-center rounded-3xl px-3 pb-0.5 font-semibold squat:pb-0"
          >
            <span
              aria-hidden="true"
              className="pointer-events-none absolute -inset-6 bottom-2 rounded-full bg-[radial-gradient(closest-side,color-mix(in_srgb,var(--ember)_40%,transparent),transparent)] opacity-55"
            />
            <Lantern
              icon={!ready ? 'wait' : playing ? 'pause' : 'play'}
              progress={total > 0 ? shown / total : 0}
              className="relative size-23 max-wide:low:size-20 squat:size-18 wide:not-squat:size-26"
            />
            <span className="relative mt-1 text-[15px] squat:sr-only">{playing ? 'Pause' : 'Play Story'}</span>
          </button>
          <FadeMenu
            value={player.fade}
            onChange={player.setFade}
            afterwards={sleepSound.choice}
            onAfterwards={sleepSound.setChoice}
          />
        </div>
        <SleepSoundBar sleepSound={sleepSound} />
        {/* It has its room whether or not it says something: what a thumb rests on does not move. */}
        <p
          role="status"
          className="mb-1 min-h-[1.5em] text-center text-[15px] leading-normal text-text2 squat:absolute squat:inset-x-0 squat:-top-7 squat:text-shadow-[0_1px_10px_rgb(6_8_14/.9)]"
        >
          {words}
        </p>
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3.5 squat:mt-0">
          {player.volumeWorks ? (
            <div className="grid grid-cols-[24px_minmax(0,1fr)_30px] items-center gap-3 text-[15px] text-text2">
              <Volume2 aria-hidden="true" size={24} />
              <Slider
                label="Volume"
                tone="quiet"
                value={player.volume}
                max={100}
                valueText={`${player.volume} percent`}
                onChange={player.setVolume}
              />
              <span aria-hidden="true" className="tabular-nums">
                {player.volume}
              </span>
            </div>
          ) : (
            <span />
          )}
          <Button onClick={onToggleText} className="whitespace-nowrap text-ember">
            {textShown ? 'Hide text' : 'Show text'}
          </Button>
        </div>
      </section>
    </div>
  )
}
