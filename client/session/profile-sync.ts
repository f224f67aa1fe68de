import { useEffect } from 'react'

import { parseJson } from '../lib/json-field.ts'
import { readStored, writeStored } from '../lib/use-stored-value.ts'
import { STORED_PROFILE, STORED_USER_ID } from './saved-session.ts'

/** What was set here has not reached the account yet. */
const UNSENT = 'talewick.profileUnsent'

/** The contract is fetched with the first call, and what knows the shape of the settings with it. */
const fetchCalls = () => import('../api/call.ts')
const fetchSettings = () => import('./settings-of.ts')

/**
 * My Profile belongs to the account; the specification's entry in this browser is its copy. What was set here is sent,
 * also after an evening without a network; else what was set elsewhere comes here.
 */
export function useProfileSync(userId: string | null): void {
  useEffect(() => {
    if (userId === null) return undefined
    void syncProfile(userId)
    const send = () => void sendProfile(userId)
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [userId])
}

/** The profile in this browser has changed: the account hears of it, now or when it can be reached. */
export function noteProfileChange(userId: string): void {
  writeStored(UNSENT, 'yes')
  void sendProfile(userId)
}

/** Sends what was set here, or else fetches what the account has: at a sign-in, and when a file has brought settings. */
export async function syncProfile(userId: string): Promise<void> {
  if (readStored(UNSENT) !== null) return await sendProfile(userId)
  try {
    const { call } = await fetchCalls()
    const { profile } = await call('getProfile', {})
    // Signed out, or changed here, while the answer was on its way: then it is about the past.
    if (readStored(STORED_USER_ID) !== userId || readStored(UNSENT) !== null) return
    if (profile !== null) writeStored(STORED_PROFILE, JSON.stringify({ ...readSaved(), ...profile }))
    else if (readStored(STORED_PROFILE) !== null) noteProfileChange(userId)
  } catch (error) {
    console.info('The profile could not be fetched', error)
  }
}

async function sendProfile(userId: string): Promise<void> {
  const sent = readStored(STORED_PROFILE)
  if (readStored(UNSENT) === null || sent === null || readStored(STORED_USER_ID) !== userId) return
  try {
    const [{ call }, { settingsOf }] = await Promise.all([fetchCalls(), fetchSettings()])
    await call('saveProfile', { body: { profile: settingsOf(parseJson(sent)), userId } })
    if (readStored(STORED_PROFILE) === sent) writeStored(UNSENT, null)
  } catch (error) {
    console.info('The profile could not be sent; it is tried again', error)
  }
}

function readSaved(): object {
  const saved = parseJson(readStored(STORED_PROFILE) ?? 'null')
  return typeof saved === 'object' && saved !== null ? saved : {}
}
