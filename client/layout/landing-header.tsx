import { useSession } from '../session/use-session.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Logo } from './logo.tsx'

/** The header of the pages that stand before the door. A document of its own is left by loading the next one whole. */
export function LandingHeader({ leavesDocument = false }: { leavesDocument?: boolean }) {
  const { status } = useSession()
  const signedIn = status === 'signed-in'
  return (
    <header className="relative z-10 mx-auto flex w-full max-w-[1320px] items-center gap-3 px-5 pt-3.5 sm:px-6 lg:px-10 lg:pt-5.5">
      <Logo version leavesDocument={leavesDocument} />
      <span className="flex-1" />
      <ButtonLink
        to={signedIn ? '/dashboard' : '/login'}
        reloadDocument={leavesDocument}
        className="bg-bg/50 backdrop-blur-sm"
      >
        {signedIn ? 'Dashboard' : 'Login'}
      </ButtonLink>
    </header>
  )
}
