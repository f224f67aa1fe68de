import { useId, type ComponentProps, type ReactNode } from 'react'

/** A large checkbox with its sentence; the whole line can be pressed. */
export function Checkbox({
  children,
  id,
  error,
  ...rest
}: { children: ReactNode; error?: string | undefined } & Omit<ComponentProps<'input'>, 'type'>) {
  const own = useId()
  const inputId = id ?? own
  return (
    <div>
      <div className="flex items-start gap-3.5 py-2">
        <span className="relative mt-0.5 grid size-7 shrink-0 place-items-center">
          <input
            id={inputId}
            type="checkbox"
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? undefined : `${inputId}-error`}
            className="peer size-7 cursor-pointer appearance-none rounded-[9px] border-2 border-ctl bg-bg checked:border-ember checked:bg-ember aria-invalid:border-clay after:absolute after:-inset-2.5 after:content-['']"
            {...rest}
          />
          <svg
            viewBox="0 0 24 24"
            aria-hidden="true"
            className="pointer-events-none absolute size-5 fill-none stroke-on-ember stroke-[3.4] opacity-0 peer-checked:opacity-100"
          >
            <path d="M5 13l4.5 4.5L19 8" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </span>
        <label htmlFor={inputId}>{children}</label>
      </div>
      {error !== undefined && (
        <p id={`${inputId}-error`} role="alert" className="text-[15px] font-medium text-clay">
          {error}
        </p>
      )}
    </div>
  )
}
