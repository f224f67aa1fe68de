import * as Primitive from 'radix-ui/slider'

import { classNames } from '../lib/class-names.ts'

interface SliderProps {
  label: string
  value: number
  min?: number
  max: number
  step?: number
  /** How the value is read aloud: "2 minutes 31 of 6 minutes 40". */
  valueText?: string
  tone?: 'ember' | 'quiet'
  disabled?: boolean
  onChange: (value: number) => void
  /** Once, when the thumb is let go. */
  onCommit?: (value: number) => void
}

/** A slider with a thumb that a thumb can find: 48 px of touch around it. */
export function Slider({
  label,
  value,
  min = 0,
  max,
  step = 1,
  valueText,
  tone = 'ember',
  disabled = false,
  onChange,
  onCommit
}: SliderProps) {
  const quiet = tone === 'quiet'
  return (
    <Primitive.Root
      value={[value]}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      onValueChange={([next]) => next !== undefined && onChange(next)}
      onValueCommit={([next]) => next !== undefined && onCommit?.(next)}
      className="relative flex h-12 w-full cursor-pointer touch-none items-center select-none"
    >
      <Primitive.Track className="relative h-1.5 grow rounded-full bg-[color-mix(in_srgb,var(--ctl)_55%,var(--surface))]">
        <Primitive.Range className={classNames('absolute h-full rounded-full', quiet ? 'bg-text2' : 'bg-ember')} />
      </Primitive.Track>
      <Primitive.Thumb
        aria-label={label}
        {...(valueText === undefined ? {} : { 'aria-valuetext': valueText })}
        className={classNames(
          'relative block size-5.5 rounded-full after:absolute after:-inset-3.5 after:content-[""]',
          quiet ? 'bg-text2' : 'bg-text shadow-[0_0_0_6px_color-mix(in_srgb,var(--ember)_22%,transparent)]'
        )}
      />
    </Primitive.Root>
  )
}
