import { readStored, writeStored } from '../lib/use-stored-value.ts'

/** A sign-out that the server has not heard of. It says nothing about anybody, so it may stay when all else goes. */
const OWED = 'talewick-sign-out-owed'

let telling: Promise<void> | null = null

/** Ends the session on the server, now or as soon as `paySignOut` reaches it: its cookie is out of a page's reach. */
export function tellSignOut(): Promise<void> {
  writeStored(OWED, 'yes')
  return tell()
}

/** Tells the server about a sign-out that it missed, if there was one. */
export function paySignOut(): Promise<void> {
  return readStored(OWED) === null ? Promise.resolve() : tell()
}

/** Whoever signs in has a session of their own now, which an old debt must not end. */
export function forgiveSignOut(): void {
  writeStored(OWED, null)
}

function tell(): Promise<void> {
  telling ??= logOut().finally(() => {
    telling = null
  })
  return telling
}

async function logOut(): Promise<void> {
  try {
    const { call } = await import('../api/call.ts')
    await call('logOut', {}, { keepalive: true })
    forgiveSignOut()
  } catch (error) {
    // The page has forgotten everything long since; only the server's half is still to be done.
    console.info('The server could not be told about the sign-out', error)
    const { ApiError } = await import('../api/api-error.ts')
    // A server that refuses has understood: there is no session to end.
    if (error instanceof ApiError && error.status < 500) forgiveSignOut()
  }
}
