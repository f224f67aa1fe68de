import { useId, useMemo } from 'react'

import { deviceTimeZone } from '../lib/device-time-zone.ts'
import { useSoftArrival } from '../lib/use-hydrated.tsx'
import { isSouthern, moonPath, moonPhase } from './moon.ts'

/** Units of the drawing; the disc has this radius in a box of twice that. */
const RADIUS = 100

/**
 * The moon that hangs outside tonight, as a thing of its own: a backdrop is cut to fill the screen, and would cut its
 * moon off with it. `className` says where it hangs and how wide the disc is; its glow reaches further.
 */
export function TonightsMoon({ className }: { className: string }) {
  const { isHere, how } = useSoftArrival()
  return isHere ? <Moon className={`${how} ${className}`} /> : null
}

function Moon({ className }: { className: string }) {
  const glow = useId()
  const phase = useMemo(() => moonPhase(new Date()), [])
  const south = isSouthern(deviceTimeZone())
  // As much light around it as there is light on it: a new moon does not shine.
  const lit = (1 - Math.cos(phase * 2 * Math.PI)) / 2
  return (
    <svg
      viewBox={`${-RADIUS} ${-RADIUS} ${2 * RADIUS} ${2 * RADIUS}`}
      aria-hidden="true"
      data-moon=""
      className={`pointer-events-none absolute aspect-square overflow-visible in-data-[light=ember]:brightness-75 ${className}`}
    >
      <defs>
        <radialGradient id={glow}>
          <stop offset="0" stopColor="#F3B562" stopOpacity={0.3 * Math.sqrt(lit)} />
          <stop offset="1" stopColor="#F3B562" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle r={RADIUS * 4.2} fill={`url(#${glow})`} />
      <circle r={RADIUS} fill="#F8E7C8" opacity=".07" />
      <path d={moonPath(0, 0, RADIUS, phase, south)} fill="#F8E7C8" />
    </svg>
  )
}
