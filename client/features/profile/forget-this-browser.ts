/** §7: after an account is gone this browser keeps nothing: local and session storage, every cache and who fills them. */
export async function forgetThisBrowser(): Promise<void> {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[storage].clear()
    } catch (error) {
      // A browser that forbids storage has kept nothing either.
      console.info(`${storage} could not be cleared`, error)
    }
  }
  for (const registration of (await navigator.serviceWorker?.getRegistrations()) ?? []) await registration.unregister()
  if (!('caches' in window)) return
  for (const name of await caches.keys()) await caches.delete(name)
}
