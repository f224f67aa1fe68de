import { useEffect, useState } from 'react'

import { useSession } from '../session/use-session.ts'

/** §9: the navigation is ready 100 ms after the authentication check has ended. */
const READY_AFTER_MS = 100

export function useNavigationReady(): boolean {
  const { status } = useSession()
  const [ready, setReady] = useState(false)
  useEffect(() => {
    if (status === 'checking') return
    const timer = setTimeout(() => setReady(true), READY_AFTER_MS)
    return () => clearTimeout(timer)
  }, [status])
  return ready
}
