import { Navigate, Outlet } from 'react-router'

import { Spinner } from '../ui/spinner.tsx'
import { useSession } from './use-session.ts'

/** §6: signed-in routes send a visitor to /login; a spinner shows while it is not known yet. */
export function RequireSession() {
  const { status } = useSession()
  if (status === 'checking' || status === 'leaving')
    return (
      <div className="grid min-h-dvh place-items-center">
        <Spinner label="One moment" />
      </div>
    )
  return status === 'signed-in' ? <Outlet /> : <Navigate to="/login" replace />
}
