/** The one script that this page may start a worker from. */
const WORKER = '/sw.js'

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string }
  ) => {
    createScriptURL: (url: string) => string
  }
}

declare global {
  interface Window {
    /** Not in every browser. What its policies make are objects that stand in for strings. */
    trustedTypes?: TrustedTypes
  }
}

/**
 * Starts the service worker, or finds it running. Our policy allows one Trusted Types policy, and that one allows this
 * address alone: whatever got into the page could not install a worker of its own.
 */
export async function registerWorker(): Promise<void> {
  await navigator.serviceWorker.register(trusted(WORKER), { scope: '/', updateViaCache: 'none' })
}

/** Keeps this family's lists on the device as soon as there is a worker to do it. */
export async function keepFamily(userId: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  active?.postMessage({ type: 'keep', userId })
}

let policy: ReturnType<TrustedTypes['createPolicy']> | null = null

function trusted(url: string): string {
  policy ??= window.trustedTypes?.createPolicy('talewick', { createScriptURL: onlyOurs }) ?? null
  return policy === null ? onlyOurs(url) : policy.createScriptURL(url)
}

/** Exported for its test. @throws TypeError for any other address */
export function onlyOurs(url: string): string {
  if (url !== WORKER) throw new TypeError('There is no such worker')
  return url
}
