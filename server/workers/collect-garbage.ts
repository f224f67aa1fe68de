/**
 * Gives back what this thread no longer needs, where Node was started with `--expose-gc`; elsewhere nothing happens. V8
 * collects when it is full, and a server that has nothing more to do is not full again before the morning: it would hold
 * the garbage of its last evening all night. Takes tens of milliseconds, so it is for a moment when nothing is asked.
 */
export function collectGarbage(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
