import { useEffect } from 'react'

import { classNames } from '../../lib/class-names.ts'
import { dismissToast, useToasts, type Toast } from './toast-store.ts'

/** The toasts without anything that would have to be fetched first: they are read, and go by themselves. */
export function PlainToaster() {
  const toasts = useToasts()
  return (
    <div
      data-toasts=""
      role="region"
      aria-label="Notifications"
      className="toasts pointer-events-none fixed z-60 flex flex-col gap-2.5 p-2"
    >
      {toasts.map((entry) => entry.open && <PlainToast key={entry.id} toast={entry} />)}
    </div>
  )
}

function PlainToast({ toast: { id, kind, title, description, durationMs, turn } }: { toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), durationMs)
    return () => clearTimeout(timer)
    // A toast that is asked for again begins its time anew.
  }, [durationMs, id, turn])
  return (
    <div
      className={classNames(
        'rounded-control border-s-4 bg-raised px-4 py-4 shadow-float',
        kind === 'error' ? 'border-clay' : kind === 'success' ? 'border-moss' : 'border-ember'
      )}
    >
      <p className="font-semibold">{title}</p>
      {description !== undefined && <p className="text-[16px] text-text2">{description}</p>}
    </div>
  )
}
