/** §7: after an account is gone this browser keeps nothing: local and session storage, and every cache. */
export async function forgetThisBrowser(): Promise<void> {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[storage].clear()
    } catch (error) {
      // A browser that forbids storage has kept nothing either.
      console.info(`${storage} could not be cleared`, error)
    }
  }
  if (!('caches' in window)) return
  for (const name of await caches.keys()) await caches.delete(name)
}
