import { useEffect, useRef } from 'react'

import { Lantern } from '../../art/lantern.tsx'
import { brand } from '../../brand.ts'
import { useWelcomePlayer, type WelcomePlayer } from './use-welcome-player.ts'

/** §9: the page moves on 800 ms after the storyteller has said good night. */
const MOVE_ON_AFTER_MS = 800

/** §2 "Storyteller welcome card": a lantern to press, and where `onHeard` leads once the welcome is over. */
export function StorytellerCard({ onHeard, className = '' }: { onHeard: () => void; className?: string }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const player = useWelcomePlayer(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(onHeard, MOVE_ON_AFTER_MS)
  })
  const label = labelOf(player)
  const isReady = player.recording === 'ready'
  return (
    <section aria-label={`${brand.storyteller}’s welcome`} className={`text-center ${className}`}>
      <div className="mx-auto w-[min(264px,66vw)] pt-14 lg:w-82 lg:pt-16">
        <button
          type="button"
          disabled={!isReady}
          onClick={() => {
            clearTimeout(timer.current)
            player.toggle()
          }}
          className="relative block aspect-square w-full rounded-full focus-visible:rounded-full focus-visible:outline-offset-[18px]"
        >
          <span className="sr-only">
            {label}: {brand.storyteller}’s welcome
          </span>
          {/* The light sways; what is pressed stays where it is. */}
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 origin-[50%_-276px] motion-safe:animate-[sway_9s_ease-in-out_infinite]"
          >
            <span className="absolute start-1/2 -top-14 h-16 w-0.5 -translate-x-1/2 bg-[linear-gradient(180deg,transparent,rgb(255_226_178/.55))] lg:-top-[504px] lg:h-[508px]" />
            <span className="absolute start-1/2 top-1/2 size-[min(720px,180vw)] -translate-x-1/2 -translate-y-1/2 bg-[radial-gradient(closest-side,rgb(255_205_132/.42),rgb(255_186_98/.15)_38%,transparent_72%)] mix-blend-screen" />
            <Lantern
              progress={player.progress / 100}
              icon={
                player.playback === 'playing' ? 'pause' : isReady || player.recording === 'failed' ? 'play' : 'wait'
              }
              className={`absolute inset-0 size-full transition-[filter] duration-700 ${isReady ? '' : 'brightness-75 saturate-75'}`}
            />
            <span className="absolute inset-x-0 top-[66%] text-[19px] leading-none font-bold text-on-ember tabular-nums">
              {Math.round(player.progress)}%
            </span>
          </span>
        </button>
        <div
          role="progressbar"
          aria-label="Welcome heard"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(player.progress)}
          className="sr-only"
        />
      </div>
      <h2 className="mt-6 text-[25px] leading-tight lg:mt-8">Meet {brand.storyteller}, your storyteller</h2>
      <p className="mt-1.5 text-[#FFF4E4]">
        <span role="status" className="font-semibold text-[#FFE6BC]">
          {label}
        </span>
        : a short welcome, read by our narrator
      </p>
    </section>
  )
}

/** §2, word for word. A failed recording says what a ready one says; its button stays disabled (§8). */
function labelOf({ recording, playback }: WelcomePlayer): string {
  if (recording === 'absent' || recording === 'loading') return 'Loading'
  if (playback === 'playing') return 'Playing'
  return playback === 'paused' ? 'Paused' : 'Click to Play'
}
