import { useEffect, useState } from 'react'

import { useHasPendingParts } from '../lib/pending-parts.ts'

/** What comes before this needs no sign: one that flashes up and is gone would only make it seem slow. */
const LATE_MS = 400

/**
 * A thin light along the top of the window while the next screen, or what was just pressed for, is still on its way
 * over a slow network: until it comes, the screen before stays as it is. It has no height and takes no touch. A first
 * screen has a sign of its own.
 */
export function PendingLine() {
  const isPending = useHasPendingParts()
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isPending) return undefined
    const timer = setTimeout(() => setIsLate(document.getElementById('main') !== null), LATE_MS)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isPending])
  return (
    <div aria-live="polite">
      {isLate && (
        <div className="pointer-events-none fixed inset-x-0 top-0 z-60 h-0.75 overflow-hidden motion-safe:animate-[appear_.4s_ease]">
          <span className="sr-only">One moment</span>
          <span className="block h-full w-full bg-linear-to-r from-transparent via-ember to-transparent motion-safe:animate-[pass_1.8s_ease-in-out_infinite]" />
        </div>
      )}
    </div>
  )
}
