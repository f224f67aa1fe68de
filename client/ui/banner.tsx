import { useEffect, useRef, type ReactNode } from 'react'

interface BannerProps {
  children: ReactNode
  /** Takes the focus as it appears, which brings it into view: for the answer to a press that is far below it. */
  takesFocus?: boolean
}

/** A message that stays where it happened: red for what went wrong. */
export function Banner({ children, takesFocus = false }: BannerProps) {
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) banner.current?.focus()
  }, [takesFocus])
  return (
    <div
      ref={banner}
      role="alert"
      tabIndex={takesFocus ? -1 : undefined}
      className="scroll-my-6 rounded-control border-[1.5px] border-clay bg-[color-mix(in_srgb,var(--clay)_12%,var(--surface))] px-4.5 py-3.5 text-clay"
    >
      {children}
    </div>
  )
}
