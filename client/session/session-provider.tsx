import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'

import type { User } from '#shared/account.ts'

import { call } from '../api/call.ts'
import { clearSavedSession, loadUser, saveUser } from './saved-session.ts'
import { SessionContext, type Session } from './use-session.ts'

/** §4 "Authentication": a saved user is believed only after the server has said that the session is valid. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [status, setStatus] = useState<Session['status']>('checking')
  const [user, setUser] = useState<User | null>(null)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const checked = useRef(false)

  useEffect(() => {
    if (checked.current) return
    checked.current = true
    void validate(loadUser()).then((valid) => {
      if (valid === null) clearSavedSession()
      setUser(valid)
      setStatus(valid === null ? 'signed-out' : 'signed-in')
    })
  }, [])

  const start = useCallback(
    (next: User) => {
      saveUser(next)
      queries.clear()
      setUser(next)
      setStatus('signed-in')
    },
    [queries]
  )

  const signOut = useCallback(async () => {
    // The page forgets at once; a server that cannot be reached must not keep anybody signed in here.
    const ended = call('logOut', {}, { keepalive: true }).catch((error: unknown) => {
      console.info('The server could not be told about the sign-out', error)
    })
    clearSavedSession()
    setUser(null)
    setStatus('signed-out')
    queries.clear()
    await navigate('/', { replace: true })
    await ended
    await forgetRecordings()
  }, [navigate, queries])

  const session = useMemo(() => ({ status, user, start, signOut }), [status, user, start, signOut])
  return <SessionContext value={session}>{children}</SessionContext>
}

/** §8: every failure here is silent but for the console. */
async function validate(saved: User | 'broken' | null): Promise<User | null> {
  if (saved === null) return null
  if (saved === 'broken') {
    console.info('The saved session could not be read and was cleared')
    return null
  }
  try {
    const { valid } = await call('validateSession', { body: { userId: saved.id } })
    if (!valid) console.info('The saved session is no longer valid')
    return valid ? saved : null
  } catch (error) {
    console.info('The saved session could not be validated', error)
    return null
  }
}

/** Stories' sound kept for offline listening belongs to whoever was signed in. */
async function forgetRecordings(): Promise<void> {
  if (!('caches' in window)) return
  for (const name of await caches.keys()) if (name.startsWith('talewick-audio')) await caches.delete(name)
}
