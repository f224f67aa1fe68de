import { useCallback, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Reads local storage; a browser that forbids storage answers null. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Writes (or with null removes) an entry; false when the browser refuses, for example because storage is full. */
export function writeStored(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    return false
  }
  for (const listener of listeners) listener()
  return true
}

/** Removes every entry whose key begins with `prefix`, but for those that are `spared`. */
export function clearStored(prefix: string, spared: string[] = []): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix) && !spared.includes(key)) localStorage.removeItem(key)
  } catch {
    return
  }
  for (const listener of listeners) listener()
}

/** A local-storage entry as state, in step with other tabs. */
export function useStoredValue(key: string): [string | null, (value: string | null) => boolean] {
  const value = useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null
  )
  const set = useCallback((next: string | null) => writeStored(key, next), [key])
  return [value, set]
}
