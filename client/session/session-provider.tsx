import { startTransition, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'

import type { User } from '#shared/account.ts'
import { KeptAnswersContext } from '../api/kept-answers.ts'
import { onSessionEnd } from '../api/session-end.ts'
import { setWrapperToken } from '../api/wrapper-token.ts'
import { readStored, writeStored } from '../lib/use-stored-value.ts'
import { toast } from '../ui/toast/toast-store.ts'
import { keepsAnother } from './private-caches.ts'
import { useProfileSync } from './profile-sync.ts'
import {
  clearSavedSession,
  clearEverything,
  clearKept,
  loadUser,
  saveUser,
  SIGN_OUT_PENDING,
  STORED_USER
} from './saved-session.ts'
import { SessionContext, type SessionState } from './use-session.ts'
import { useUserRefresh } from './use-user-refresh.ts'
import { validateSession } from './validate-session.ts'

/** §9: the navigation is ready this long after the authentication check has ended. */
const NAVIGATION_READY_AFTER_MS = 100

/** §4 "Authentication": a saved user is believed only after the server has said that the session is valid. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [who, setWho] = useState<Pick<SessionState, 'status' | 'user'>>({ status: 'checking', user: null })
  const [navigationReady, setNavigationReady] = useState(false)
  const navigate = useNavigate()
  const answers = useContext(KeptAnswersContext)
  if (answers === null) throw new Error('SessionProvider needs KeptAnswersContext above it')
  const checked = useRef(false)
  /** A user has signed in here since the page was opened: what an older check finds is of no interest any more. */
  const started = useRef(false)

  useEffect(() => {
    if (checked.current) return
    checked.current = true
    const saved = loadUser()
    void validateSession(saved).then((verdict) => {
      if (started.current) return
      if (saved !== null && saved !== 'broken' && verdict === 'valid')
        return setWho({ status: 'signed-in', user: saved })
      clearSavedSession()
      // The server itself has ended it, perhaps because this device was lost: nothing of the family stays here.
      if (verdict === 'ended') void clearEverything()
      // In small steps: a screen that came with its words may still be being taken over.
      startTransition(() => setWho({ status: 'signed-out', user: null }))
    })
  }, [])

  const isChecking = who.status === 'checking'
  useEffect(() => {
    if (isChecking) return undefined
    const timer = setTimeout(() => startTransition(() => setNavigationReady(true)), NAVIGATION_READY_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isChecking])

  const isSignedOut = who.status === 'signed-out'
  useEffect(() => {
    if (!isSignedOut) return undefined
    const pay = () => void finishSignOut()
    pay()
    window.addEventListener('online', pay)
    return () => window.removeEventListener('online', pay)
  }, [isSignedOut])

  const start = useCallback(
    (user: User) => {
      started.current = true
      // An old debt must not end the session that begins here.
      writeStored(SIGN_OUT_PENDING, null)
      void clearOthers(user.id, saveUser(user))
      answers.clear()
      setWho({ status: 'signed-in', user })
    },
    [answers]
  )

  const end = useCallback(() => {
    setWrapperToken(null)
    setWho({ status: 'signed-out', user: null })
    answers.clear()
  }, [answers])

  const userId = who.user?.id ?? null
  const takeUser = useCallback((user: User) => {
    setWho((before) =>
      before.user?.id === user.id && JSON.stringify(before.user) !== JSON.stringify(user) ? { ...before, user } : before
    )
  }, [])
  const refresh = useUserRefresh(userId, takeUser)
  useProfileSync(userId)
  useEffect(() => {
    // What was saved at the last sign-in may be months old; what has just been signed in is not.
    if (userId !== null && !started.current) void refresh()
  }, [refresh, userId])

  useEffect(() => {
    if (userId === null) return undefined
    let isOver = false
    const stopListening = onSessionEnd(() => {
      // Several calls may be refused at once; the guard leads to the sign-in page, one sentence says why.
      if (isOver) return
      isOver = true
      void clearEverything()
      end()
      toast({ kind: 'missing', title: 'Please sign in again', description: 'Your session has ended.' })
    })
    const readSaved = () => {
      const saved = loadUser()
      if (saved === null || saved === 'broken' || saved.id !== userId) end()
      else takeUser(saved)
    }
    const handleStorage = (event: StorageEvent) => {
      // No key: another tab has cleared everything, as it does when the account is deleted.
      if (event.key === null || event.key === STORED_USER) readSaved()
    }
    // A page that Back brings to life again has slept through what the other tabs said.
    const handleShow = (event: PageTransitionEvent) => {
      if (event.persisted) readSaved()
    }
    window.addEventListener('storage', handleStorage)
    window.addEventListener('pageshow', handleShow)
    return () => {
      stopListening()
      window.removeEventListener('storage', handleStorage)
      window.removeEventListener('pageshow', handleShow)
    }
  }, [end, takeUser, userId])

  const signOut = useCallback(async () => {
    // The page forgets at once; a server that cannot be reached must not keep a family signed in here.
    writeStored(SIGN_OUT_PENDING, 'yes')
    const ended = finishSignOut()
    const cleared = clearEverything()
    // The family's screen goes at once, even when the front page is still on its way; and the browser is not sent to /login.
    setWho({ status: 'leaving', user: null })
    startTransition(() => {
      // The payment page is left whole: its document may load what no other may.
      if (window.location.pathname === '/subscribe') window.location.replace('/')
      else void navigate('/', { replace: true })
      end()
    })
    await Promise.all([ended, cleared])
  }, [end, navigate])

  const session = useMemo(
    () => ({ ...who, navigationReady, start, refresh, signOut }),
    [who, navigationReady, start, refresh, signOut]
  )
  return <SessionContext value={session}>{children}</SessionContext>
}

/** A session that ran out leaves what it kept; the next person on this device must not keep it too. */
async function clearOthers(userId: string, wasAnother: boolean): Promise<void> {
  if (wasAnother || (await keepsAnother(userId))) await clearKept()
}

/** A sign-out that the server has not heard of, because there was no network, is told it as soon as there is one. */
async function finishSignOut(): Promise<void> {
  if (readStored(SIGN_OUT_PENDING) === null) return
  await import('./pending-sign-out.ts').then(({ finishPendingSignOut }) => finishPendingSignOut(), noteFailure)
}

function noteFailure(error: unknown): void {
  console.info('The server could not be told about the sign-out', error)
}
