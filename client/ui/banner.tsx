import type { ReactNode } from 'react'

/** A message that stays where it happened: red for what went wrong. */
export function Banner({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="rounded-control border-[1.5px] border-clay bg-[color-mix(in_srgb,var(--clay)_12%,var(--surface))] px-4.5 py-3.5 text-clay"
    >
      {children}
    </div>
  )
}
