import { useSession } from '../session/use-session.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Logo } from './logo.tsx'

/** The header of the page for families that have not signed in. */
export function LandingHeader() {
  const { status } = useSession()
  const signedIn = status === 'signed-in'
  return (
    <header className="relative z-10 mx-auto flex w-full max-w-[1320px] items-center gap-3 px-5 pt-3.5 sm:px-6 lg:px-10 lg:pt-5.5">
      <Logo version />
      <span className="flex-1" />
      <ButtonLink to={signedIn ? '/dashboard' : '/login'} className="bg-bg/50 backdrop-blur-sm">
        {signedIn ? 'Dashboard' : 'Login'}
      </ButtonLink>
    </header>
  )
}
