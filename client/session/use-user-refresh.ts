import { useCallback, useEffect } from 'react'

import type { User } from '#shared/account.ts'
import { readStored, writeStored } from '../lib/use-stored-value.ts'
import { loadUser, saveUser } from './saved-session.ts'

/** When this browser was last sent to the payment page, in milliseconds; a user who comes back may have a plan. */
const CHECKOUT_LEFT = 'talewick.checkoutLeft'
/** A payment page that was opened longer ago than this is closed. */
const CHECKOUT_LASTS_MS = 24 * 60 * 60 * 1000

/** The contract is fetched with the first call: a visitor's first page makes none. */
const fetchCalls = () => import('../api/call.ts')

/** To be called when the payment page opens: the next return to this tab asks the server for the plan. */
export function noteCheckout(): void {
  writeStored(CHECKOUT_LEFT, String(Date.now()))
}

/**
 * Keeps the signed-in user as the server knows them (`GET /api/me`): name, plan and role. `refresh` asks at once;
 * besides that the server is asked when this tab is shown again after a payment page was opened from it.
 */
export function useUserRefresh(userId: string | null, take: (user: User) => void): () => Promise<void> {
  const refresh = useCallback(async () => {
    if (userId === null) return
    const user = await askWho()
    // Signed out, or another family, while the server was being asked: then the answer is about the past.
    const saved = loadUser()
    if (user === null || user.id !== userId || saved === null || saved === 'broken' || saved.id !== userId) return
    saveUser(user)
    take(user)
  }, [take, userId])

  useEffect(() => {
    if (userId === null) return undefined
    const handleReturn = () => {
      if (document.visibilityState !== 'visible' || !takeCheckoutNote()) return
      void refresh()
    }
    document.addEventListener('visibilitychange', handleReturn)
    window.addEventListener('pageshow', handleReturn)
    return () => {
      document.removeEventListener('visibilitychange', handleReturn)
      window.removeEventListener('pageshow', handleReturn)
    }
  }, [refresh, userId])

  return refresh
}

/** Whether a payment page may still be open; after that time the note goes. */
function takeCheckoutNote(): boolean {
  const left = readStored(CHECKOUT_LEFT)
  if (left === null) return false
  const isRecent = Date.now() - Number(left) < CHECKOUT_LASTS_MS
  if (!isRecent) writeStored(CHECKOUT_LEFT, null)
  return isRecent
}

/** Null when the server cannot be asked: what is known of the user stays as it is. */
async function askWho(): Promise<User | null> {
  try {
    const { call } = await fetchCalls()
    return (await call('getMe', {})).user
  } catch (error) {
    console.info('The server could not be asked who is signed in', error)
    return null
  }
}
