import { useEffect } from 'react'

import { readStored, writeStored } from '../../lib/use-stored-value.ts'

const ASKED = 'talewick.storageAsked'

/**
 * Asks the browser once not to throw the kept stories away when the disk is full. Some browsers ask the family in
 * turn, so this happens on the dashboard and never while a story is told.
 */
export function useLastingStorage(hasStories: boolean): void {
  useEffect(() => {
    if (!hasStories || readStored(ASKED) !== null) return
    void askOnce().catch((error: unknown) => console.info('The browser may clear what is kept', error))
  }, [hasStories])
}

async function askOnce(): Promise<void> {
  if (!('storage' in navigator) || !('persist' in navigator.storage)) return
  writeStored(ASKED, '1')
  if (!(await navigator.storage.persisted())) await navigator.storage.persist()
}
