/** Everything that a tap, a press or the beginning of a drag is made of, for whatever listens to any of it. */
const PARTS = ['mousedown', 'mouseup', 'pointerup', 'touchstart', 'touchend', 'click'] as const
/** A click comes right after the finger has left; a press that has become a scroll has none. */
const CLICK_WITHIN_MS = 400

/**
 * Takes the whole tap that begins with this event away from what lies under it. Scrolling is left as it is, and so is
 * what a key or another tool presses.
 */
export function swallowTap(down: Event): void {
  down.stopPropagation()
  const tap = new AbortController()
  const end = () => tap.abort()
  for (const part of PARTS)
    window.addEventListener(
      part,
      (event) => {
        event.stopPropagation()
        // The touch itself may scroll; all else would press, drag, focus or follow.
        if (part !== 'touchstart' && part !== 'touchend') event.preventDefault()
        if (part === 'click') end()
      },
      { capture: true, passive: part === 'touchstart' || part === 'touchend', signal: tap.signal }
    )
  for (const last of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(last, () => void setTimeout(end, CLICK_WITHIN_MS), { capture: true, signal: tap.signal })
  // Another finger is another tap, and a key is none.
  for (const next of ['pointerdown', 'keydown'] as const)
    window.addEventListener(next, end, { capture: true, signal: tap.signal })
}
