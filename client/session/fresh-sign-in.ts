import { ApiError, serverMessage } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { setWrapperToken } from '../api/wrapper-token.ts'

/** Whether the server wants a password that was typed a moment ago. */
export function wantsFreshSignIn(error: unknown): boolean {
  return error instanceof ApiError && error.failure?.code === 'reauthenticate'
}

/** Proves once more who is here. @returns what was wrong, in words for the field, or null when it went well */
export async function signInAgain(email: string, password: string): Promise<string | null> {
  if (password === '') return 'Password is required'
  try {
    const { token } = await call('logIn', { body: { email, password } })
    setWrapperToken(token ?? null)
    return null
  } catch (error) {
    if (error instanceof ApiError) return serverMessage(error) ?? 'Invalid email or password'
    return 'Network error. Please check your connection.'
  }
}
