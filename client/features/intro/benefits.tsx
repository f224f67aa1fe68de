import type { ReactNode } from 'react'

import { Candle } from '../../art/candle.tsx'
import { Constellation } from '../../art/constellation.tsx'
import { DistantLandscape } from '../../art/distant-landscape.tsx'
import type { SceneOptions } from '../../art/scene.ts'

const PEOPLE = ['Isla', 'Nana', 'Theo', 'Biscuit']
const GARDEN: SceneOptions = {
  width: 420,
  height: 236,
  seed: 5,
  sky: 'garden',
  motif: 'garden',
  stars: 70,
  horizon: 0.84,
  ridges: 3,
  relief: 0.6,
  moon: null
}
const SHORE: SceneOptions = {
  width: 420,
  height: 236,
  seed: 19,
  sky: 'ocean',
  motif: 'plain',
  stars: 60,
  horizon: 0.9,
  ridges: 2,
  relief: 0.5,
  dim: 0.15,
  moon: { x: 340, y: 52, radius: 17, phase: 0.16 }
}
const LENGTHS = [
  { label: '3-5 min', left: 0.2 },
  { label: '5-8 min', left: 0.52 },
  { label: '8-12 min', left: 0.95 }
]

/** §2 "Feature trio". */
export function Benefits() {
  return (
    <div className="mt-8 grid gap-4.5 lg:mt-9 lg:grid-cols-3 lg:gap-6">
      <Benefit
        title="Personalised"
        art={
          <>
            <DistantLandscape scene={GARDEN} className="absolute inset-0" />
            <div className="absolute inset-x-3 top-5 bottom-14">
              <Constellation names={PEOPLE} seed={12} className="size-full" />
            </div>
          </>
        }
      >
        Children, grandparents, the dog. Everyone you add becomes a star in the sky and a character in the tale.
      </Benefit>
      <Benefit
        title="Audio ready"
        art={
          <>
            <DistantLandscape scene={SHORE} className="absolute inset-0" />
            <SoundHills />
          </>
        }
      >
        Three warm narrator voices, a sleep timer that fades, and a screen that stays dark while it reads.
      </Benefit>
      <Benefit title="Just the right length for bedtime" art={<Sill />}>
        Pick a candle, from 3 to 12 minutes. When it burns down, the story is done.
      </Benefit>
    </div>
  )
}

function Benefit({ title, art, children }: { title: string; art: ReactNode; children: ReactNode }) {
  return (
    <article className="panel overflow-hidden rounded-[28px] sm:grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:items-center lg:block">
      <div className="relative h-48 overflow-hidden lg:h-59">{art}</div>
      <div className="px-6 pt-5.5 pb-7">
        <h3 className="text-[25px]">{title}</h3>
        <p className="mt-2 text-text2">{children}</p>
      </div>
    </article>
  )
}

const BARS = 61
const HEARD = 0.46

/** A voice as a line of hills: what has been heard glows. */
function SoundHills() {
  return (
    <svg
      viewBox="0 0 420 236"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      {Array.from({ length: BARS }, (_, i) => {
        const t = i / (BARS - 1)
        const swell = Math.sin(t * Math.PI)
        const height = 10 + swell * (34 + 26 * Math.abs(Math.sin(i * 1.7) * Math.cos(i * 0.43 + 1)))
        return (
          <rect
            key={t}
            x={(14 + t * 390).toFixed(1)}
            y={(150 - height).toFixed(1)}
            width="3.6"
            height={(height * 1.25).toFixed(1)}
            rx="1.8"
            className={t < HEARD ? 'fill-ember' : 'fill-[#9aa2b5] opacity-60'}
          />
        )
      })}
    </svg>
  )
}

/** Three candles on a window sill, each with the length that it burns. */
function Sill() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0 flex flex-col bg-[radial-gradient(80%_90%_at_50%_70%,#4a3826,#241d1d_62%,#15131a)]"
    >
      <div className="flex flex-1 items-end justify-around px-4">
        {LENGTHS.map(({ label, left }) => (
          <Candle key={label} height={left} lit className="-mx-[4%] -mb-4 w-[41%] max-w-44" />
        ))}
      </div>
      <div className="flex justify-around border-t-2 border-[#5b4130] bg-[linear-gradient(180deg,#33241b,#1d1512)] px-4 py-3 text-[16px] leading-none font-semibold lg:py-3.5">
        {LENGTHS.map(({ label }) => (
          <span key={label} className="w-[29%] text-center">
            {label}
          </span>
        ))}
      </div>
    </div>
  )
}
