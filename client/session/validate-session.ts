import type { User } from '#shared/account.ts'

/** The contract is fetched with the first call: a visitor's first page makes none. */
const fetchCalls = () => import('../api/call.ts')

/** On a dead connection a browser waits for minutes; a parent does not. */
const CHECK_TIMEOUT_MS = 20_000

/** A link to a letter or a download announces a leaving that never comes; after this long the page is still here. */
const LEAVING_MS = 5000

/**
 * §4: asks the server whether the saved session is still valid; §8: every failure here is silent but for the console.
 * @returns `unknown` where there is nothing to ask about, or no answer
 */
export async function validateSession(saved: User | 'broken' | null): Promise<'valid' | 'ended' | 'unknown'> {
  if (saved === null) return 'unknown'
  if (saved === 'broken') {
    console.info('The saved session could not be read and was cleared')
    return 'unknown'
  }
  const leaving = watchLeaving()
  try {
    const { call } = await fetchCalls()
    const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS)
    const { valid } = await call('validateSession', { body: { userId: saved.id } }, { signal })
    if (!valid) console.info('The saved session is no longer valid')
    return valid ? 'valid' : 'ended'
  } catch (error) {
    if (leaving.has()) {
      // A browser ends what is on its way when its page is left. That says nothing about the session.
      await leaving.over()
      return await validateSession(saved)
    }
    console.info('The saved session could not be validated', error)
    return 'unknown'
  } finally {
    leaving.stop()
  }
}

/** Whether the page is being left, and when it turns out that it was not: it stayed, or Back has brought it to life. */
function watchLeaving(): { has: () => boolean; over: () => Promise<unknown>; stop: () => void } {
  let isLeaving = false
  const note = () => void (isLeaving = true)
  // Some browsers end a request between the one and the other.
  window.addEventListener('beforeunload', note)
  window.addEventListener('pagehide', note)
  return {
    has: () => isLeaving,
    over: () =>
      Promise.race([
        new Promise((done) => window.addEventListener('pageshow', done, { once: true })),
        new Promise((done) => setTimeout(done, LEAVING_MS))
      ]),
    stop: () => {
      window.removeEventListener('beforeunload', note)
      window.removeEventListener('pagehide', note)
    }
  }
}
