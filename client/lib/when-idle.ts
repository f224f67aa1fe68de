/** This long after a frame was begun it is surely on the screen, however slow the phone. */
const SURELY_DRAWN_MS = 300

/**
 * Runs once what was just drawn is on the screen and the browser has time for more, at the latest `timeoutMs` after
 * that. Safari knows no idle moments; there it runs as soon as the screen is surely drawn.
 * @returns how to call it off
 */
export function whenIdle(run: () => void, timeoutMs = 2000): () => void {
  let cancelIdle = () => {}
  const timer = setTimeout(() => {
    if (typeof window.requestIdleCallback !== 'function') return run()
    const handle = window.requestIdleCallback(run, { timeout: timeoutMs })
    cancelIdle = () => window.cancelIdleCallback(handle)
  }, SURELY_DRAWN_MS)
  return () => {
    clearTimeout(timer)
    cancelIdle()
  }
}
