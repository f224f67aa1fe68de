import { Landscape } from '../art/landscape.tsx'
import { SetupCodeForm } from '../features/account/setup-code-form.tsx'
import { PlaylistCard } from '../features/playlist/playlist-card.tsx'
import { PlaylistForm } from '../features/playlist/playlist-form.tsx'
import { Page } from '../layout/page.tsx'
import { useSession } from '../session/use-session.ts'
import { ButtonLink } from '../ui/button.tsx'

const SKY = {
  height: 260,
  sky: 'ocean',
  motif: 'plain',
  horizon: 0.72,
  ridges: 4,
  relief: 0.5,
  dim: 0.35,
  ground: '#141821',
  moon: null
} as const

/** §2 "Admin": open to everybody; what it changes needs an administrator. */
export function AdminScreen() {
  const { status, user } = useSession()
  return (
    <Page
      title="Admin Dashboard"
      backdrop={
        <div className="h-[260px] [mask-image:linear-gradient(180deg,#000_55%,transparent)]">
          <Landscape scene={{ ...SKY, width: 390, seed: 12 }} wide={{ ...SKY, width: 1440, seed: 12 }} />
        </div>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-3 pt-1">
        <h1>Admin Dashboard</h1>
        {status === 'signed-out' && (
          <ButtonLink to="/login" look="ember">
            Sign In
          </ButtonLink>
        )}
      </div>
      <div className="mt-20 grid gap-5 sm:mt-24 lg:grid-cols-2 lg:items-start">
        <div className="grid gap-5">
          <PlaylistCard />
          {user !== null && !user.isAdmin && <SetupCodeForm />}
        </div>
        <PlaylistForm />
      </div>
    </Page>
  )
}
