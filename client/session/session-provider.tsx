import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'

import type { User } from '#shared/account.ts'

import { onSessionEnd } from '../api/session-end.ts'
import { toast } from '../ui/toast/toast-store.ts'
import { keepsAnother } from './private-caches.ts'
import { clearSavedSession, forgetEverything, forgetKept, loadUser, saveUser, STORED_USER } from './saved-session.ts'
import { SessionContext, type Session } from './use-session.ts'

/** The contract is fetched with the first call: a visitor's first page makes none. */
const fetchCalls = () => import('../api/call.ts')

/** §9: the navigation is ready this long after the authentication check has ended. */
const NAVIGATION_READY_AFTER_MS = 100

/** §4 "Authentication": a saved user is believed only after the server has said that the session is valid. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [who, setWho] = useState<Pick<Session, 'status' | 'user'>>({ status: 'checking', user: null })
  const [navigationReady, setNavigationReady] = useState(false)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const checked = useRef(false)

  useEffect(() => {
    if (checked.current) return
    checked.current = true
    void validate(loadUser()).then((valid) => {
      if (valid === null) clearSavedSession()
      setWho({ status: valid === null ? 'signed-out' : 'signed-in', user: valid })
    })
  }, [])

  const isChecking = who.status === 'checking'
  useEffect(() => {
    if (isChecking) return undefined
    const timer = setTimeout(() => setNavigationReady(true), NAVIGATION_READY_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isChecking])

  const start = useCallback(
    (user: User) => {
      saveUser(user)
      void forgetOthers(user.id)
      queries.clear()
      setWho({ status: 'signed-in', user })
    },
    [queries]
  )

  const end = useCallback(() => {
    void fetchCalls().then(({ setWrapperToken }) => setWrapperToken(null), noteFailure)
    setWho({ status: 'signed-out', user: null })
    queries.clear()
  }, [queries])

  const userId = who.user?.id ?? null
  useEffect(() => {
    if (userId === null) return undefined
    const stopListening = onSessionEnd(() => {
      // Several calls may be refused at once; the guard leads to the sign-in page, one sentence says why.
      if (loadUser() === null) return
      void forgetEverything()
      end()
      toast({ kind: 'missing', title: 'Please sign in again', description: 'Your session has ended.' })
    })
    const handleStorage = (event: StorageEvent) => {
      // No key: another tab has cleared everything, as it does when the account is deleted.
      if (event.key !== null && event.key !== STORED_USER) return
      const saved = loadUser()
      if (saved === null || saved === 'broken' || saved.id !== userId) end()
    }
    window.addEventListener('storage', handleStorage)
    return () => {
      stopListening()
      window.removeEventListener('storage', handleStorage)
    }
  }, [end, userId])

  const signOut = useCallback(async () => {
    // The page forgets at once; a server that cannot be reached must not keep anybody signed in here.
    const ended = fetchCalls()
      .then(({ call }) => call('logOut', {}, { keepalive: true }))
      .catch(noteFailure)
    const forgotten = forgetEverything()
    // One step: the guard of a signed-in page must not send this browser to /login on its way to the front page.
    startTransition(() => {
      void navigate('/', { replace: true })
      end()
    })
    await Promise.all([ended, forgotten])
  }, [end, navigate])

  const session = useMemo(() => ({ ...who, navigationReady, start, signOut }), [who, navigationReady, start, signOut])
  return <SessionContext value={session}>{children}</SessionContext>
}

/** A session that ran out leaves what it kept; the next person on this device must not keep it too. */
async function forgetOthers(userId: string): Promise<void> {
  if (await keepsAnother(userId)) await forgetKept()
}

function noteFailure(error: unknown): void {
  console.info('The server could not be told about the sign-out', error)
}

/** §8: every failure here is silent but for the console. */
async function validate(saved: User | 'broken' | null): Promise<User | null> {
  if (saved === null) return null
  if (saved === 'broken') {
    console.info('The saved session could not be read and was cleared')
    return null
  }
  try {
    const { call } = await fetchCalls()
    const { valid } = await call('validateSession', { body: { userId: saved.id } })
    if (valid) return saved
    console.info('The saved session is no longer valid')
    // The server itself has ended it, perhaps because this device was lost: nothing of the family stays here.
    await forgetEverything()
    return null
  } catch (error) {
    console.info('The saved session could not be validated', error)
    return null
  }
}
