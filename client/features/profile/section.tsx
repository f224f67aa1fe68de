import type { LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'

interface SectionProps {
  title: string
  icon: LucideIcon
  /** One sentence under the title. */
  note?: ReactNode
  /** Stands beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** One card of the profile, named by its heading. */
export function Section({ title, icon: Icon, note, action, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="panel p-5 sm:p-7">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="flex min-h-12 items-center gap-3">
          <Icon aria-hidden="true" size={24} strokeWidth={1.9} className="shrink-0 text-ember" />
          {title}
        </h2>
        {action}
      </div>
      {note !== undefined && <p className="max-w-[58ch] text-pretty text-text2">{note}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
