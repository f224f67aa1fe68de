/**
 * §7: after an account is gone this browser keeps nothing: local and session storage, every cache and who fills them.
 * What a browser forbids to clear, it has not kept either: nothing here is a failure of the deletion.
 */
export async function deleteLocalData(): Promise<void> {
  await attempt('local storage', () => localStorage.clear())
  await attempt('session storage', () => sessionStorage.clear())
  await attempt('the service worker', async () => {
    for (const registration of (await navigator.serviceWorker?.getRegistrations()) ?? [])
      await registration.unregister()
  })
  await attempt('the caches', async () => {
    if (!('caches' in window)) return
    for (const name of await caches.keys()) await caches.delete(name)
  })
}

async function attempt(what: string, clear: () => void | Promise<void>): Promise<void> {
  try {
    await clear()
  } catch (error) {
    console.info(`${what} could not be cleared`, error)
  }
}
