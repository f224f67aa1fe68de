import { useEffect } from 'react'

import { isNativeWrapper } from '../../api/base-url.ts'
import { whenIdle } from '../../lib/when-idle.ts'
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
  // The wrapper brings its pages itself, and its server is another origin, of which a worker hears nothing.
  if (isNativeWrapper()) return
  const { keepFamily, registerWorker } = await import('./register-worker.ts')
  // The first time it fetches every file of the pages: the one in front of the family comes before them.
  if ((await navigator.serviceWorker.getRegistration()) === undefined)
    await new Promise<void>((resolve) => whenIdle(resolve, 4000))
  await registerWorker()
  await keepFamily(userId)
}
