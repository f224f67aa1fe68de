import { zodResolver } from '@hookform/resolvers/zod'

import { type Login, loginSchema, type User } from '#shared/account.ts'
import { ApiError, serverMessage } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { setWrapperToken } from '../../api/wrapper-token.ts'
import { finishPendingSignOut } from '../../session/pending-sign-out.ts'

/** Long enough for a slow phone, short enough that a parent knows something is wrong. */
const PATIENCE_MS = 30_000

export interface LoginFailure {
  title: string
  description: string
}

/** What the form is checked with. */
export const checkLogin = zodResolver(loginSchema)

/** Opens a session. @returns who it is and whether with a one-time password, or what to tell (§8 "Login") */
export async function logIn(values: Login): Promise<{ user: User; isOneTime: boolean } | { failure: LoginFailure }> {
  // The answer to a sign-out that is still on its way would take the new session's cookie along.
  await finishPendingSignOut()
  try {
    const {
      user,
      token,
      isOneTime = false
    } = await call('logIn', { body: values }, { signal: AbortSignal.timeout(PATIENCE_MS) })
    setWrapperToken(token ?? null)
    return { user, isOneTime }
  } catch (error) {
    return { failure: describeFailure(error) }
  }
}

/** §8 "Login". */
function describeFailure(error: unknown): LoginFailure {
  if (error instanceof ApiError)
    return { title: 'Login Failed', description: serverMessage(error) ?? 'Invalid email or password' }
  const text = error instanceof Error || error instanceof DOMException ? error.message.toLowerCase() : ''
  if (/timeout|timed out/.test(text))
    return { title: 'Login Error', description: 'Request timed out. Please try again.' }
  if (/network|fetch/.test(text))
    return { title: 'Login Error', description: 'Network error. Please check your connection.' }
  return { title: 'Login Error', description: 'Something went wrong. Please try again.' }
}
