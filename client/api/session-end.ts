const listeners = new Set<() => void>()

/** Says that the server has refused a call for want of a session: it ended, or was ended elsewhere. */
export function announceSessionEnd(): void {
  for (const listener of listeners) listener()
}

/** Calls `listener` whenever that happens; answers how to stop listening. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
