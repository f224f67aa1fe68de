import { useState } from 'react'

/** The story is over: the flame goes out, a line of smoke, then the dark. Any touch brings the room back. */
export function Darkness() {
  const [over, setOver] = useState(false)
  if (over) return null
  return (
    <button
      type="button"
      // A hand that feels for any key in the dark finds this one.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      aria-label="The story is over. Show the player"
      onClick={(event) => {
        // This button goes; the player's keys must not go with it.
        event.currentTarget.closest<HTMLElement>('[role=group]')?.focus({ preventScroll: true })
        setOver(true)
      }}
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
    </button>
  )
}
