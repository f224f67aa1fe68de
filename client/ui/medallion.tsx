import type { ReactNode } from 'react'

import { classNames } from '../lib/class-names.ts'

/** A round, warmly lit frame for a face; `chosen` puts it in the light and adds a check mark. */
export function Medallion({
  children,
  size = 72,
  chosen = false
}: {
  children: ReactNode
  size?: number
  chosen?: boolean
}) {
  return (
    <span
      style={{ width: size, height: size }}
      className={classNames(
        'relative grid shrink-0 place-items-center rounded-full transition-shadow duration-150',
        chosen
          ? 'bg-[radial-gradient(circle_at_35%_25%,#6a5134,#33281f)] shadow-[0_0_0_3px_var(--ember),0_0_26px_color-mix(in_srgb,var(--ember)_35%,transparent)]'
          : 'bg-[radial-gradient(circle_at_35%_25%,#3c3f4d,#232732)] shadow-[inset_0_0_0_1px_rgb(255_226_178/.12)]'
      )}
    >
      {children}
      {chosen && (
        <span className="absolute -end-0.5 -bottom-0.5 grid size-6.5 place-items-center rounded-full bg-ember text-on-ember">
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-4.5 fill-none stroke-current stroke-[3.4]">
            <path d="M5 13l4.5 4.5L19 8" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </span>
      )}
    </span>
  )
}
