import { useSyncExternalStore } from 'react'

let count = 0
const listeners = new Set<() => void>()

/** Until `part` has come, or has failed to, `useIsUnderway` says that somebody waits for it. */
export async function underway<Part>(part: Promise<Part>): Promise<Part> {
  change(1)
  try {
    return await part
  } finally {
    change(-1)
  }
}

/** Whether any part of the pages that somebody has asked for is still on its way. */
export function useIsUnderway(): boolean {
  return useSyncExternalStore(subscribe, () => count > 0)
}

function change(by: 1 | -1): void {
  count += by
  // A part is asked for while React draws, and nothing else may be drawn from there.
  queueMicrotask(() => {
    for (const listener of listeners) listener()
  })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
