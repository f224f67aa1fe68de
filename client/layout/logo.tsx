import { Link } from 'react-router'

import { Mark } from '../art/mark.tsx'
import { brand } from '../brand.ts'
import { useSession } from '../session/use-session.ts'

/** The way home. `leavesDocument` loads the next page whole instead of changing this one. */
export function Logo({ version = false, leavesDocument = false }: { version?: boolean; leavesDocument?: boolean }) {
  const { status } = useSession()
  return (
    <Link
      to={status === 'signed-in' ? '/dashboard' : '/'}
      reloadDocument={leavesDocument}
      aria-label={`${brand.name}, home`}
      className="flex min-h-12 items-center gap-2.5 font-display text-[23px] font-medium tracking-tight text-text no-underline"
    >
      <Mark size={30} />
      <span className="flex items-center gap-2.5 max-[380px]:flex-col max-[380px]:items-start max-[380px]:gap-0.5 max-[380px]:text-[20px] max-[380px]:leading-none">
        {brand.name}
        {version && (
          <span className="rounded-full border border-text2/30 px-2 py-1 font-ui text-[12px] leading-none font-semibold text-text2 max-[380px]:border-0 max-[380px]:p-0">
            {brand.version}
          </span>
        )}
      </span>
    </Link>
  )
}
