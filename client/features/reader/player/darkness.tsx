import { useState, type ReactNode } from 'react'

import { Button } from '../../../ui/button.tsx'

interface DarknessProps {
  /** From the first word once more. */
  onAgain: () => void
  /** What else there is to fall asleep to; shown when a hand has touched the dark. */
  ending?: ReactNode
}

/**
 * The story is over: the flame goes out, a line of smoke, then the dark, in which one ember breathes. Any touch asks
 * what is wanted: the story again, the dark again, or the player.
 */
export function Darkness({ onAgain, ending }: DarknessProps) {
  const [state, setState] = useState<'dark' | 'asked' | 'over'>('dark')
  if (state === 'over') return null
  /** These buttons go; the player's keys must not go with them. */
  const keepKeys = (element: HTMLElement) =>
    element.closest<HTMLElement>('[role=group]')?.focus({ preventScroll: true })
  if (state === 'asked')
    return (
      <section
        aria-label="The story is over"
        className="absolute inset-0 z-20 grid place-items-center bg-[#040302] px-6 motion-safe:animate-[appear_.4s_ease]"
      >
        <div className="flex w-full max-w-xs flex-col gap-3 text-center">
          <p className="mb-2 font-display text-[22px] text-text2">The story is over.</p>
          <Button
            look="ember"
            size="large"
            // The hand that has just touched the dark is here, and so is the keyboard.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            onClick={(event) => {
              keepKeys(event.currentTarget)
              setState('over')
              onAgain()
            }}
          >
            Again
          </Button>
          <Button size="large" onClick={() => setState('dark')}>
            Good night
          </Button>
          <Button
            look="plain"
            onClick={(event) => {
              keepKeys(event.currentTarget)
              setState('over')
            }}
          >
            Show the player
          </Button>
          {ending}
        </div>
      </section>
    )
  return (
    <button
      type="button"
      // A hand that feels for any key in the dark finds this one.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      aria-label="The story is over. Press for Again and Good night"
      onClick={() => setState('asked')}
      className="absolute inset-0 z-20 grid place-items-center bg-[#040302] outline-none motion-safe:animate-[appear_1.6s_ease]"
    >
      <svg
        viewBox="0 0 40 120"
        aria-hidden="true"
        className="h-32 opacity-60 motion-safe:animate-[smoke_9s_ease_forwards]"
      >
        <path
          d="M20 118 C10 96 30 82 20 60 S12 30 22 4"
          fill="none"
          stroke="var(--text3)"
          strokeWidth="1.4"
          strokeLinecap="round"
          opacity=".55"
        />
      </svg>
      {/* Enough to be found by, too little to read by. */}
      <span
        aria-hidden="true"
        className="absolute inset-x-0 bottom-[max(56px,env(safe-area-inset-bottom))] flex flex-col items-center gap-3"
      >
        <span className="size-3 rounded-full bg-[#b3541e] shadow-[0_0_28px_10px_rgb(179_84_30/.45)] motion-safe:animate-[breathe_6s_ease-in-out_infinite]" />
        <span className="text-[15px] text-[#94745b]">Touch anywhere</span>
      </span>
    </button>
  )
}
