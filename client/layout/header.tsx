import { Link, useLocation } from 'react-router'

import { useSession } from '../session/use-session.ts'
import { Button } from '../ui/button.tsx'
import { HEADER_LINKS, needsFullLoad } from './links.ts'
import { Logo } from './logo.tsx'
import { AccountMenuButton, MobileMenuButton } from './menu-buttons.tsx'

export function Header() {
  const { user, signOut, navigationReady: ready } = useSession()
  const { pathname } = useLocation()
  return (
    <header className="mx-auto flex w-full max-w-[1320px] items-center gap-2 px-5 pt-3 pb-4 max-[380px]:gap-1.5 max-[380px]:px-4 sm:gap-3 sm:px-6 lg:px-10">
      <Logo version leavesDocument={needsFullLoad(pathname)} />
      <span className="flex-1" />
      <nav aria-label="Main" className="hidden items-center gap-1 lg:flex">
        {HEADER_LINKS.map((link) => (
          <Link
            key={link.label}
            to={link.to}
            reloadDocument={needsFullLoad(link.to)}
            aria-current={pathname === link.to || pathname === link.also ? 'page' : undefined}
            // Until the sign-in check has ended a link could only lead to the wrong place.
            {...(ready ? {} : { 'aria-disabled': true, tabIndex: -1 })}
            className="inline-flex min-h-12 items-center rounded-full px-2.5 font-medium whitespace-nowrap text-text2 no-underline hover:text-text xl:px-4 aria-disabled:pointer-events-none aria-disabled:opacity-60 aria-[current=page]:text-text"
          >
            {link.label}
          </Link>
        ))}
      </nav>
      <div className="hidden lg:block">
        <AccountMenuButton disabled={!ready} />
      </div>
      {user !== null && (
        <Button className="px-4 sm:px-5" onClick={() => void signOut()}>
          Logout
        </Button>
      )}
      <div className="lg:hidden">
        <MobileMenuButton disabled={!ready} />
      </div>
    </header>
  )
}
