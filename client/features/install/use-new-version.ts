import { useEffect } from 'react'

import { isPageHeld } from '../../lib/page-hold.ts'

/** An app that is never closed asks this often whether there is a new version of it. */
const ASK_EVERY_MS = 3_600_000
/**
 * A window that was closed a while ago may still count as open; so the worker is asked again and again. Once it has
 * agreed, the browser may wait until the old one has been idle for half a minute.
 */
const AGAIN_AFTER_MS = 3000

let askedAt = 0

/**
 * The place where a new version may take over: no story is being heard here yet. Everywhere else it waits, and comes with
 * the next start.
 */
export function useNewVersion(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined
    const visit = new AbortController()
    const handleNewWorker = () => void reloadIfOld(visit.signal)
    navigator.serviceWorker.addEventListener('controllerchange', handleNewWorker, { signal: visit.signal })
    const takeOver = () =>
      void letTakeOver(visit.signal).catch((error: unknown) => console.info('There is no telling what is new', error))
    takeOver()
    const again = setInterval(takeOver, AGAIN_AFTER_MS)
    return () => {
      clearInterval(again)
      visit.abort()
    }
  }, [])
}

async function letTakeOver(visit: AbortSignal): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration === undefined || visit.aborted || isPageHeld()) return
  if (registration.waiting !== null && registration.active !== null) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    registration.waiting.postMessage({ type: 'take over' })
  } else if (Date.now() - askedAt > ASK_EVERY_MS) {
    askedAt = Date.now()
    await registration.update()
  }
}

/** A page whose own script is none of the version that has taken over begins anew. */
async function reloadIfOld(visit: AbortSignal): Promise<void> {
  await hasSettled(navigator.serviceWorker.controller)
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  const isOld = script !== null && (await caches.match(script.src)) === undefined
  if (isOld && !visit.aborted && !isPageHeld()) location.reload()
}

/** A worker answers for the page before it has cleared away what the one before it kept. */
async function hasSettled(worker: ServiceWorker | null): Promise<void> {
  while (worker?.state === 'activating')
    await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }))
}
