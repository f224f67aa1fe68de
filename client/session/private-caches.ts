/**
 * What this device keeps of a family, and under which names. The page and its service worker agree here; everything
 * that begins with our name goes at sign-out, but for the pages themselves, which say nothing of a family.
 */
const OURS = 'talewick-'
export const SHELL_CACHE = 'talewick-shell-v1'
/** Recordings, put there by the page, one whole file each. */
export const AUDIO_CACHE = 'talewick-audio-v1'
/** Pictures and rarer fonts, as they are met. */
export const ASSET_CACHE = 'talewick-assets-v1'
const FAMILY_CACHES = 'talewick-family-v1-'

/** Where one family's lists are kept: never in the same place as another's. */
export function familyCache(userId: string): string {
  return FAMILY_CACHES + userId
}

/** Deletes everything that is kept of the family that used this device. */
export async function purgePrivateCaches(): Promise<void> {
  for (const name of await kept()) if (name.startsWith(OURS) && name !== SHELL_CACHE) await caches.delete(name)
}

/** Whether something is kept here for another account: a session that ran out instead of being ended leaves it behind. */
export async function keepsAnother(userId: string): Promise<boolean> {
  return (await kept()).some((name) => name.startsWith(FAMILY_CACHES) && name !== familyCache(userId))
}

/** A browser that has no caches for this page, or forbids to look into them, keeps nothing in them either. */
async function kept(): Promise<string[]> {
  if (!('caches' in globalThis)) return []
  try {
    return await caches.keys()
  } catch (error) {
    console.info('There are no caches for this page', error)
    return []
  }
}
