import { useEffect, useRef } from 'react'

/** How many layers lie over the page at an entry of the history; written beside what the router keeps there. */
const LAYERS = 'layers'
/** A step that a browser has not made by then was cut short by another one. */
const TRAVEL_MS = 1000

interface Layer {
  leave: () => void
}

/** The layers that are open, the lowest first. The history is brought into step with them, never the other way. */
const open: Layer[] = []
/** A step of our own that is on its way, and how many layers there are where it leads. */
let journey: { to: number; givesUp: ReturnType<typeof setTimeout> } | null = null

/**
 * While `isOpen`, the browser's Back calls `onBack`, which closes what is open, instead of leaving the page. The address
 * stays as it is. Whatever is closed in another way takes its entry along.
 */
export function useBackStep(isOpen: boolean, onBack: () => void): void {
  const latest = useRef(onBack)
  useEffect(() => {
    latest.current = onBack
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const layer = { leave: () => latest.current() }
    open.push(layer)
    queueMicrotask(settle)
    return () => {
      const at = open.indexOf(layer)
      if (at !== -1) open.splice(at, 1)
      queueMicrotask(settle)
    }
  }, [isOpen])
}

window.addEventListener('popstate', () => {
  const layers = layersHere()
  if (journey !== null) {
    // Back was pressed meanwhile, and a browser has made one step of the two: it counts all the same.
    if (layers !== null && layers < journey.to) leaveAbove(layers)
    // A step of our own has arrived; what was opened or closed meanwhile is settled now.
    return arrive()
  }
  // Not an entry of the router's or ours: a link into the page itself.
  if (layers === null) return
  leaveAbove(layers)
  settle()
})
// A page that was loaded anew stands where a layer was open.
queueMicrotask(settle)

function leaveAbove(layers: number): void {
  for (const layer of open.splice(layers).toReversed()) layer.leave()
}

/** Adds the entries that are missing, or leaves those whose layers are gone: a step forward leads back out of them. */
function settle(): void {
  const layers = layersHere()
  if (journey !== null || layers === null) return
  for (let next = layers + 1; next <= open.length; next += 1) {
    history.pushState(stateWith(next), '')
    // A layer scrolls by itself: where the page was below it is not where the layer begins.
    history.scrollRestoration = 'manual'
  }
  if (layers <= open.length) return
  journey = { to: open.length, givesUp: setTimeout(giveUp, TRAVEL_MS) }
  history.go(open.length - layers)
}

function arrive(): void {
  if (journey !== null) clearTimeout(journey.givesUp)
  journey = null
  settle()
}

/** There is nowhere to go, or the page went elsewhere: the entry where we are counts for what is open. */
function giveUp(): void {
  if ((layersHere() ?? 0) > open.length) history.replaceState(stateWith(open.length), '')
  arrive()
}

function stateWith(layers: number): unknown {
  const state: unknown = history.state
  return { ...(typeof state === 'object' ? state : null), [LAYERS]: layers }
}

/** Null where the history knows nothing. */
function layersHere(): number | null {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null) return null
  return LAYERS in state && typeof state[LAYERS] === 'number' ? state[LAYERS] : 0
}
