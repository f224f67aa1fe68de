import { useEffect } from 'react'

import { isPageHeld } from '../../lib/page-hold.ts'

/** An app that is never closed asks this often whether there is a new version of it. */
const ASK_EVERY_MS = 3_600_000

let askedAt = 0

/**
 * The place where a new version may take over: nobody is listening here yet. Everywhere else it waits, and comes with
 * the next start.
 */
export function useNewVersion(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined
    let left = false
    const handleNewWorker = () => {
      void isOutOfDate().then((old) => {
        if (old && !left && !isPageHeld()) location.reload()
      })
    }
    void letTakeOver(() => {
      if (!left) navigator.serviceWorker.addEventListener('controllerchange', handleNewWorker)
    })
    return () => {
      left = true
      navigator.serviceWorker.removeEventListener('controllerchange', handleNewWorker)
    }
  }, [])
}

async function letTakeOver(beforehand: () => void): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration === undefined) return
  if (registration.waiting !== null && registration.active !== null && !isPageHeld()) {
    beforehand()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    registration.waiting.postMessage({ type: 'take over' })
  } else if (Date.now() - askedAt > ASK_EVERY_MS) {
    askedAt = Date.now()
    // Without a network there is nothing new.
    await registration.update().catch(() => undefined)
  }
}

/** Whether this page's own script is none of the version that has taken over. */
async function isOutOfDate(): Promise<boolean> {
  await hasSettled(navigator.serviceWorker.controller)
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  return script !== null && (await caches.match(script.src)) === undefined
}

/** A worker answers for the page before it has cleared away what the one before it kept. */
async function hasSettled(worker: ServiceWorker | null): Promise<void> {
  while (worker?.state === 'activating')
    await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }))
}
