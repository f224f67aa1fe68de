import { useEffect, useState } from 'react'

import { useToasts, type Toast } from './toast-store.ts'

/** How long the words can be come upon: they are spoken as they come, and are on the screen besides. */
const STAYS_MS = 1000

/**
 * Tells those who listen what the toasts say: what went wrong at once, the rest when there is a pause. The regions are
 * there before there is anything to say, so a screen reader hears what comes into them however slow the page is. (The
 * primitive's own announcer comes with its toast, writes into it two frames later and goes after a second: on a phone
 * with enough to do it went before it had said anything.)
 */
export function ToastAnnouncer() {
  const toasts = useToasts().filter((entry) => entry.open)
  return (
    <>
      <div data-announcer="" aria-live="polite" className="sr-only">
        {toasts.map((entry) => entry.kind !== 'error' && <Announcement key={keyOf(entry)} toast={entry} />)}
      </div>
      <div data-announcer="" aria-live="assertive" className="sr-only">
        {toasts.map((entry) => entry.kind === 'error' && <Announcement key={keyOf(entry)} toast={entry} />)}
      </div>
    </>
  )
}

/** By what it says: a toast asked for again with the same words has been heard, one that changes has not. */
function keyOf({ id, title, description }: Toast): string {
  return JSON.stringify([id, title, description])
}

function Announcement({ toast: { title, description } }: { toast: Toast }) {
  const [isSaid, setSaid] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSaid(true), STAYS_MS)
    return () => clearTimeout(timer)
  }, [])
  return isSaid ? null : <p>{['Notification', title, description ?? ''].join(' ').trim()}</p>
}
