import { useEffect, useRef, type ReactNode } from 'react'

import { Landscape } from '../../art/landscape.tsx'
import { TonightsMoon } from '../../art/tonights-moon.tsx'

const NIGHT = {
  width: 900,
  height: 900,
  seed: 61,
  sky: 'dusk',
  motif: 'village',
  horizon: 0.78,
  dim: 0.35,
  relief: 0.8
} as const

interface AuthFrameProps {
  title: ReactNode
  subtitle: string
  /** For a view that takes another one's place: a screen reader is told where it is now. */
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
      <Landscape
        scene={NIGHT}
        className="opacity-80 in-data-[light=ember]:brightness-60 [mask-image:linear-gradient(180deg,#000_70%,transparent)]"
      />
      {/* In the middle of what is free beside the column; on a phone nothing is. */}
      <TonightsMoon className="end-[calc(25%-7rem)] top-31 hidden w-11 translate-x-1/2 opacity-85 sm:block" />
    </div>
  )
}
