import { Link } from 'react-router'

import { brand } from '../brand.ts'
import { FOOTER_LINKS } from './links.ts'

/** The foot of every page. `leavesDocument` loads the next one whole instead of changing this one. */
export function Footer({ leavesDocument = false }: { leavesDocument?: boolean }) {
  return (
    <footer className="mx-auto w-full max-w-[1320px] px-5 pb-[calc(24px+env(safe-area-inset-bottom))] text-[16px] text-text2 sm:px-6 lg:px-10">
      <div className="flex flex-col gap-4 border-t border-line pt-6 sm:flex-row sm:flex-wrap sm:items-center sm:justify-between">
        <nav aria-label="Footer" className="-mx-3 flex">
          {FOOTER_LINKS.map((link) => (
            <Link
              key={link.label}
              to={link.to}
              reloadDocument={leavesDocument}
              className="inline-flex min-h-12 items-center px-3 text-text2 no-underline hover:text-text"
            >
              {link.label}
            </Link>
          ))}
        </nav>
        <p>
          <a href={`mailto:${brand.email}`} className="text-text2">
            {brand.email}
          </a>{' '}
          · {brand.phone} · {brand.location}
        </p>
        <p>
          {brand.version}
          {brand.agency !== '' && (
            <>
              {' · '}powered by <span className="font-display font-medium text-text">{brand.agency}</span>
            </>
          )}
        </p>
      </div>
    </footer>
  )
}
