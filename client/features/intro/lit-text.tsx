import { memo } from 'react'

import { classNames } from '../../lib/class-names.ts'

interface LitTextProps {
  text: string
  /** The characters that are being spoken, `[first, end]`; null while nothing of this text is. */
  lit: readonly [number, number] | null
}

/** Text of which the word that is being spoken stands in the light. */
export const LitText = memo(function LitText({ text, lit }: LitTextProps) {
  if (lit === null) return text
  const [start, end] = lit
  return (
    <>
      {text.slice(0, start)}
      <mark
        className={classNames(
          'rounded-md bg-[color-mix(in_srgb,var(--ember)_16%,transparent)] px-0.5 -mx-0.5 text-text',
          'shadow-[0_0_18px_color-mix(in_srgb,var(--ember)_24%,transparent)]'
        )}
      >
        {text.slice(start, end)}
      </mark>
      {text.slice(end)}
    </>
  )
})
