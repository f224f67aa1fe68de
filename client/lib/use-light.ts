import { useEffect } from 'react'

/** Who asks for which light, the innermost last. */
const asked: { level: string }[] = []

/**
 * Puts a light level on the whole page (`data-light` on the root; dialogs and toasts included) and the colour around
 * it, until this component goes. The innermost one that asks decides; null asks for nothing.
 */
export function useLight(level: string | null): void {
  useEffect(() => {
    if (level === null) return undefined
    const mine = { level }
    asked.push(mine)
    shine()
    return () => {
      asked.splice(asked.indexOf(mine), 1)
      shine()
    }
  }, [level])
}

function shine(): void {
  const root = document.documentElement
  const level = asked.at(-1)?.level
  if (level === undefined) delete root.dataset['light']
  else root.dataset['light'] = level
  // The browser's own frame takes the page's colour, or a bright bar would shine above a dark story.
  const color = getComputedStyle(root).getPropertyValue('--bg').trim()
  if (color !== '') document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color)
}
