import { createContext, useContext } from 'react'

import type { User } from '#shared/account.ts'

export interface SessionState {
  /** `checking` until a saved user has been validated by the server; `leaving` from a sign-out to the front page. */
  status: 'checking' | 'signed-in' | 'leaving' | 'signed-out'
  user: User | null
  /** False until the check has ended and 100 ms more (§9): until then a link could lead to the wrong place. */
  navigationReady: boolean
  /** Remembers who has just signed in. */
  start: (user: User) => void
  /** Asks the server who is signed in: after anything that may have changed the name, the plan or the role. */
  refresh: () => Promise<void>
  /** Ends the session here and on the server, clears what the browser keeps and goes to `/`. */
  signOut: () => Promise<void>
}

export const SessionContext = createContext<SessionState | null>(null)

export function useSession(): SessionState {
  const session = useContext(SessionContext)
  if (session === null) throw new Error('useSession needs a SessionProvider above it')
  return session
}

/** The user of a screen behind the guard. */
export function useUser(): User {
  const { user } = useSession()
  if (user === null) throw new Error('User not authenticated')
  return user
}
