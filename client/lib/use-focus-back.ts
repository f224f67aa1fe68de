import { useLayoutEffect, useRef } from 'react'

/**
 * For what opens over the page without a trigger of its own, so that no other part remembers what opened it: that has the
 * focus again when it closes. Where it is gone by now, its card deleted, the screen has the focus, not nothing.
 */
export function useFocusBack(open: boolean): { onCloseAutoFocus: (event: Event) => void } {
  const opener = useRef<Element>(null)
  // Before anything that has just opened can take the focus for itself.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])
  return {
    onCloseAutoFocus: (event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
      setTimeout(focusScreenIfLost)
    }
  }
}

/** Where what had the focus is gone, the screen has it, not nothing. */
export function focusScreenIfLost(): void {
  if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
}
