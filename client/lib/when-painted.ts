/** Nothing waits longer than this for a browser that does not say when it has painted. */
const PATIENCE_MS = 1000

/**
 * Resolves when the browser has painted the first words of this page, or will not say so: a tab that is not looked at
 * is not painted.
 */
export async function whenPainted(): Promise<void> {
  if (document.hidden || !('PerformanceObserver' in window)) return
  await new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE_MS)
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
  })
}
