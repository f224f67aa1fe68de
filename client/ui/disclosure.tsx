import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

/** Something folded away under a line that says, and shows by its sign, that it opens. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className="group/disclosure min-w-0">
      <summary className="-mx-2 flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-xl px-2 text-text2 hover:text-text [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          size={20}
          className="shrink-0 transition-transform group-open/disclosure:rotate-90 motion-reduce:transition-none"
        />
        <span className="min-w-0 text-pretty">{summary}</span>
      </summary>
      <div className="pb-3 pl-7">{children}</div>
    </details>
  )
}
