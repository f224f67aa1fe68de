import { useEffect } from 'react'

import { useSession } from '../../session/use-session.ts'

/**
 * Stories without a network, for families: a visitor's browser keeps nothing. In development there is no worker, it
 * would answer with yesterday's code.
 */
export function useWorker(): void {
  const { user } = useSession()
  const userId = user?.id ?? null
  useEffect(() => {
    if (userId === null || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
    void start(userId).catch((error: unknown) => console.info('Stories cannot be kept on this device', error))
  }, [userId])
}

async function start(userId: string): Promise<void> {
  // The first time it fetches every file of the pages: the one in front of the family comes before them.
  if ((await navigator.serviceWorker.getRegistration()) === undefined) await quietMoment()
  const { keepFamily, registerWorker } = await import('./register-worker.ts')
  await registerWorker()
  await keepFamily(userId)
}

/** Safari knows no idle moments. */
function quietMoment(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 4000 })
    else setTimeout(resolve, 2000)
  })
}
