import { useEffect } from 'react'

import { whenIdle } from './when-idle.ts'

/** Fetches what a hand is going to want next, once the screen is drawn. Should it not come, the hand asks again. */
export function useFetchAhead(fetch: () => Promise<unknown>): void {
  useEffect(() => whenIdle(() => void fetch().catch(() => {})), [fetch])
}
