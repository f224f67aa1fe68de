import { useEffect, useRef } from 'react'

/** What lies over what, whichever is mounted first: a dialog over the player, the player over the reader around it. */
const LAYERS = ['reader', 'player', 'dialog'] as const
type Layer = (typeof LAYERS)[number]

interface Entry {
  layer: Layer
  escape: () => void
}

const entries: Entry[] = []

/**
 * Escape goes to the uppermost of what is open, and to nothing else: not to the toasts, which lie over everything and
 * would each ask for a press of their own. A menu and a toast that has the focus keep theirs.
 */
export function useEscape(open: boolean, layer: Layer, onEscape: () => void): void {
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  })
  useEffect(() => {
    if (!open) return undefined
    const entry = { layer, escape: () => latest.current() }
    entries.push(entry)
    if (entries.length === 1) window.addEventListener('keydown', handleEscape, { capture: true })
    return () => {
      entries.splice(entries.indexOf(entry), 1)
      if (entries.length === 0) window.removeEventListener('keydown', handleEscape, { capture: true })
    }
  }, [layer, open])
}

/** In the capture phase at the window: before the primitives, which listen at the document, hear of it. */
function handleEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || document.querySelector('[role=menu]') !== null) return
  if (event.target instanceof HTMLElement && event.target.closest('[data-toasts]')) return
  const top = [...LAYERS].reverse().flatMap((layer) => entries.findLast((entry) => entry.layer === layer) ?? [])[0]
  if (top === undefined) return
  event.preventDefault()
  event.stopImmediatePropagation()
  top.escape()
}
