import type { LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'

interface SectionProps {
  title: string
  icon: LucideIcon
  /** One sentence under the title. */
  note?: ReactNode
  /** Stands beside the title; on a phone under everything, where a thumb is. */
  action?: ReactNode
  children: ReactNode
}

/** One card of the profile, named by its heading. */
export function Section({ title, icon: Icon, note, action, children }: SectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="panel grid grid-cols-1 p-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-4 sm:p-7"
    >
      <h2 id={id} className="flex min-h-12 items-center gap-3">
        <Icon aria-hidden="true" size={24} strokeWidth={1.9} className="shrink-0 text-ember" />
        {title}
      </h2>
      {action !== undefined && action !== null && (
        <div className="order-last mt-6 grid empty:hidden sm:order-none sm:mt-0 sm:block">{action}</div>
      )}
      {note !== undefined && <p className="max-w-[58ch] text-pretty text-text2 sm:col-span-2">{note}</p>}
      <div className="mt-4 min-w-0 empty:hidden sm:col-span-2">{children}</div>
    </section>
  )
}
