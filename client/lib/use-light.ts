import { useEffect } from 'react'

/**
 * Puts a light level on the whole page (`data-light` on the root; dialogs and toasts included) and the colour around
 * it, and gives back what was there before. Null leaves things as they are.
 */
export function useLight(level: string | null): void {
  useEffect(() => {
    if (level === null) return undefined
    const root = document.documentElement
    const before = root.dataset['light']
    root.dataset['light'] = level
    matchBrowserFrame()
    return () => {
      if (before === undefined) delete root.dataset['light']
      else root.dataset['light'] = before
      matchBrowserFrame()
    }
  }, [level])
}

/** The browser's own frame takes the page's colour, or a bright bar would shine above a dark story. */
function matchBrowserFrame(): void {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--bg').trim()
  if (color !== '') document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color)
}
