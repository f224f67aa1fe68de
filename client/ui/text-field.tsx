import { useId, type ComponentProps, type ReactNode } from 'react'

import { classNames } from '../lib/class-names.ts'

const BOX =
  'w-full min-h-14 rounded-control border-[1.5px] border-ctl bg-[color-mix(in_srgb,var(--bg)_80%,#000)] px-4.5 text-[18px] text-text placeholder:text-text3 placeholder-shown:text-ellipsis aria-invalid:border-clay disabled:opacity-60'

interface Framing {
  label: string
  error?: string | undefined
  hint?: string | undefined
  /** Something at the end of the field, such as a show-password button. */
  end?: ReactNode
}

/** A labelled text field: label above, error beneath, both tied to the input. */
export function TextField({ label, error, hint, end, className, id, ...rest }: Framing & ComponentProps<'input'>) {
  const own = useId()
  const inputId = id ?? own
  const describedBy = classNames(error !== undefined && `${inputId}-error`, hint !== undefined && `${inputId}-hint`)
  return (
    <div className={className}>
      <label htmlFor={inputId} data-required={rest.required === true || undefined} className="mb-2 block font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          id={inputId}
          className={classNames(BOX, end !== undefined && 'pe-14')}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy === '' ? undefined : describedBy}
          {...rest}
        />
        {end !== undefined && <div className="absolute inset-y-0 end-1 flex items-center">{end}</div>}
      </div>
      {hint !== undefined && (
        <p id={`${inputId}-hint`} className="mt-1.5 text-[15px] text-text2">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${inputId}-error`} role="alert" className="mt-1.5 text-[15px] font-medium text-clay">
          {error}
        </p>
      )}
    </div>
  )
}

/** A labelled field for more than a line: it grows with what is written. */
export function TextArea({ label, className, id, ...rest }: { label: string } & ComponentProps<'textarea'>) {
  const own = useId()
  const areaId = id ?? own
  return (
    <div className={className}>
      <label htmlFor={areaId} className="mb-2 block font-semibold">
        {label}
      </label>
      <textarea
        id={areaId}
        rows={1}
        className={classNames(BOX, 'block max-h-64 resize-none py-3.5 leading-snug [field-sizing:content]')}
        {...rest}
      />
    </div>
  )
}

/** A labelled native choice: the best list on every phone. */
export function SelectField({ label, className, id, children, ...rest }: { label: string } & ComponentProps<'select'>) {
  const own = useId()
  const selectId = id ?? own
  return (
    <div className={className}>
      <label htmlFor={selectId} className="mb-2 block font-semibold">
        {label}
      </label>
      <div className="relative">
        <select id={selectId} className={classNames(BOX, 'appearance-none pe-12')} {...rest}>
          {children}
        </select>
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-4 my-auto size-6 fill-none stroke-text2 stroke-[2.2]"
        >
          <path d="M6 9l6 6 6-6" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </div>
    </div>
  )
}
