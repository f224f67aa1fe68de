import { useEffect, useRef, type ReactNode } from 'react'

import { Landscape } from '../../art/landscape.tsx'
import { moonPhase } from '../../art/moon.ts'

const NIGHT = {
  width: 900,
  height: 900,
  seed: 61,
  sky: 'dusk',
  motif: 'village',
  horizon: 0.78,
  dim: 0.35,
  relief: 0.8,
  moon: { x: 700, y: 130, radius: 22, phase: moonPhase(new Date()) }
} as const

interface AuthFrameProps {
  title: ReactNode
  subtitle: string
  /** For a view that takes another one's place: whoever listens is told where they are now. */
  takesFocus?: boolean
  children: ReactNode
}

/** The narrow column on a dim hillside in which people sign up and sign in. */
export function AuthFrame({ title, subtitle, takesFocus = false, children }: AuthFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <section className="mx-auto mt-4 w-full max-w-md sm:mt-10">
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {title}
      </h1>
      <p className="mt-2 text-[18px] text-balance text-text2">{subtitle}</p>
      <div className="panel mt-6 p-6 sm:p-8">{children}</div>
    </section>
  )
}

export function AuthBackdrop() {
  return (
    <div className="h-dvh">
      {/* A phone shows the middle only: a moon outside of it would leave a glow without a moon. */}
      <Landscape
        scene={{ ...NIGHT, moon: null }}
        wide={NIGHT}
        className="opacity-80 [mask-image:linear-gradient(180deg,#000_70%,transparent)]"
      />
    </div>
  )
}
