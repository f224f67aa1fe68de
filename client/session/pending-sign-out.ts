import { call } from '../api/call.ts'
import { readStored, writeStored } from '../lib/use-stored-value.ts'
import { SIGN_OUT_PENDING } from './saved-session.ts'

/** On a dead connection a browser waits for minutes; the next attempt must not wait for that. */
const PATIENCE_MS = 10_000

let telling: Promise<void> | null = null

/** Ends the session on the server, if that is still owed: the session's cookie is out of a page's reach. */
export function finishPendingSignOut(): Promise<void> {
  if (readStored(SIGN_OUT_PENDING) === null) return Promise.resolve()
  telling ??= logOut().finally(() => {
    telling = null
  })
  return telling
}

async function logOut(): Promise<void> {
  try {
    await call('logOut', {}, { keepalive: true, signal: AbortSignal.timeout(PATIENCE_MS) })
    writeStored(SIGN_OUT_PENDING, null)
  } catch (error) {
    // The page has forgotten everything long since; only the server's half is still to be done.
    console.info('The server could not be told about the sign-out', error)
    // A server that refuses has understood: there is no session to end.
    if (error instanceof Error && 'status' in error && Number(error.status) < 500) writeStored(SIGN_OUT_PENDING, null)
  }
}
