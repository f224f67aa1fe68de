import { SetupCodeForm } from '../features/account/setup-code-form.tsx'
import { NewsCard } from '../features/administration/news-card.tsx'
import { StatusCard } from '../features/administration/status-card.tsx'
import { UsersCard } from '../features/administration/users-card.tsx'
import { PlaylistCard } from '../features/playlist/playlist-card.tsx'
import { PlaylistForm } from '../features/playlist/playlist-form.tsx'
import { Page } from '../layout/page.tsx'
import { WorkingBackdrop } from '../layout/working-backdrop.tsx'
import { useSession } from '../session/use-session.ts'
import { ButtonLink } from '../ui/button.tsx'

/** §2 "Admin": open to everybody; what it changes needs an administrator. */
export function AdminScreen() {
  const { status, user } = useSession()
  return (
    <Page title="Admin Dashboard" backdrop={<WorkingBackdrop seed={12} sky="ocean" motif="plain" horizon={0.72} />}>
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
          {user?.isAdmin === true && <StatusCard />}
        </div>
        <div className="grid gap-5">
          <PlaylistForm />
          {user?.isAdmin === true && <UsersCard />}
          {user?.isAdmin === true && <NewsCard />}
        </div>
      </div>
    </Page>
  )
}
