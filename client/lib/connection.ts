import { useSyncExternalStore } from 'react'

import { isUnreachable, OFFLINE_MARK } from './offline-answer.ts'

let isOffline = false
const listeners = new Set<() => void>()

/** What the last answer says about the network: the word of an answer is better than that of a browser. */
export function noteAnswer(answer: Pick<Response, 'headers' | 'status'>): void {
  if (answer.headers.has(OFFLINE_MARK)) noteConnection(false)
  else if (!isUnreachable(answer)) noteConnection(true)
}

export function noteConnection(isThere: boolean): void {
  if (isOffline === !isThere) return
  isOffline = !isThere
  for (const listener of listeners) listener()
}

/** Whether the server could not be reached when it was last asked. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOffline,
    () => false
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
