import { useEffect, useRef } from 'react'

/**
 * A browser takes the focus from a field or a button that is disabled while something is on its way. Call the answer as
 * that begins: whatever has the focus then has it again once `busy` is over, unless the user has moved on meanwhile.
 */
export function useKeptFocus(busy: boolean): () => void {
  const held = useRef<Element>(null)
  useEffect(() => {
    if (busy || held.current === null) return
    if (document.activeElement === document.body && held.current instanceof HTMLElement) held.current.focus()
    held.current = null
  }, [busy])
  return () => {
    held.current = document.activeElement
  }
}
