import type { ComponentProps } from 'react'

import { classNames } from '../lib/class-names.ts'
import { Tooltip } from './tooltip.tsx'

/** A round button that shows only an icon; `label` is its name, and what a resting pointer is told. */
export function IconButton({
  label,
  className,
  type = 'button',
  ...rest
}: { label: string } & ComponentProps<'button'>) {
  return (
    <Tooltip text={label}>
      <button
        type={type}
        aria-label={label}
        className={classNames(
          'inline-grid size-12 shrink-0 place-items-center rounded-full bg-bg/45 text-text shadow-rim backdrop-blur-sm transition-colors duration-150 hover:bg-raised disabled:text-text3 aria-pressed:text-ember',
          className
        )}
        {...rest}
      />
    </Tooltip>
  )
}
