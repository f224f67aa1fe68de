import type { ReactNode } from 'react'

import { brand } from '../brand.ts'
import { classNames } from '../lib/class-names.ts'
import { useDocumentTitle } from '../lib/use-document-title.ts'
import { useWhole } from '../lib/use-hydrated.tsx'
import { RESTS } from '../ui/rests.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { OfflineNote } from './offline-note.tsx'
import { useArrival } from './use-arrival.ts'

interface PageProps {
  /** What the tab says before the product's name. */
  title: string
  children: ReactNode
  /** Drawn behind the header, from the top of the page. */
  backdrop?: ReactNode
  /** What stands in the header's place on screens with controls of their own, with a line's room below; null for none. */
  header?: ReactNode
  /** What stands in the footer's place; null for none. */
  footer?: ReactNode
  /** The content fills the whole width and height. */
  bare?: boolean
  /** The content is there to be read: it does not fade while the screen rests. */
  isRead?: boolean
}

/** The frame of a screen: skip link, header, one main region, footer. */
export function Page({ title, children, backdrop, header, footer, bare = false, isRead = false }: PageProps) {
  useDocumentTitle(`${title} · ${brand.name}`)
  useArrival('main')
  // What lies below the first screen comes with the scripts.
  const isWhole = useWhole()
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-x-clip">
      <a
        href="#main"
        className="absolute start-4 top-2 z-50 -translate-y-24 rounded-full bg-raised px-5 py-3 font-semibold focus:translate-y-0"
      >
        Skip to content
      </a>
      {backdrop !== undefined && <div className="absolute inset-x-0 top-0 -z-10 overflow-hidden">{backdrop}</div>}
      <div className={RESTS}>{header === undefined ? <Header /> : header}</div>
      {header !== null && <OfflineNote isTucked={header === undefined} />}
      <main
        id="main"
        tabIndex={-1}
        className={classNames(
          'w-full flex-1 outline-none',
          !isRead && RESTS,
          !bare && 'mx-auto max-w-[1320px] px-5 pb-16 sm:px-6 lg:px-10'
        )}
      >
        {children}
      </main>
      {isWhole && footer !== null && (
        // Where a short page ends above its land, the small print stands in the dark.
        <div className={classNames(RESTS, backdrop !== undefined && 'bg-linear-to-t from-bg from-40% to-transparent')}>
          {footer === undefined ? <Footer /> : footer}
        </div>
      )}
    </div>
  )
}
