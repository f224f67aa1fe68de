import { useSyncExternalStore } from 'react'

let count = 0
const listeners = new Set<() => void>()

/** While `part` is on its way: until it has come, or has failed to, `useHasPendingParts` says that the page waits for it. */
export async function trackPending<Part>(part: Promise<Part>): Promise<Part> {
  change(1)
  try {
    return await part
  } finally {
    change(-1)
  }
}

/** Whether any part of the pages that was asked for is still on its way. */
export function useHasPendingParts(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => count > 0,
    () => false
  )
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
