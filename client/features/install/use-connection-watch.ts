import { useEffect } from 'react'

import { baseUrl } from '../../api/base-url.ts'
import { noteAnswer, noteConnection, useIsOffline } from '../../lib/connection.ts'

/** While the server cannot be reached it is asked this often, as long as the page is looked at. */
const ASK_EVERY_MS = 10_000
const PATIENCE_MS = 5000

/**
 * Knows when the network goes and when it is back. A browser only tells that something has changed: a machine that
 * serves itself needs no network, and not every network leads anywhere. So the server is asked.
 */
export function useConnectionWatch(): void {
  const isOffline = useIsOffline()
  useEffect(() => {
    const ask = () => void askServer()
    if (!navigator.onLine) ask()
    window.addEventListener('offline', ask)
    window.addEventListener('online', ask)
    return () => {
      window.removeEventListener('offline', ask)
      window.removeEventListener('online', ask)
    }
  }, [])
  useEffect(() => {
    if (!isOffline) return undefined
    const ask = () => {
      if (document.visibilityState === 'visible') void askServer()
    }
    const timer = setInterval(ask, ASK_EVERY_MS)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [isOffline])
}

async function askServer(): Promise<void> {
  try {
    // Not one of the contract's calls: those are fetched first, and there may be no network to fetch them by.
    noteAnswer(
      await fetch(`${baseUrl().url}/api/health`, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
    )
  } catch {
    noteConnection(false)
  }
}
