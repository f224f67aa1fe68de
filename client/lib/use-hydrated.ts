import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False where the build draws a page and for the moment in which React takes those words over; true from then on, and
 * on every page that is drawn here. What no build can know (tonight's moon) and what is heavy waits for it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false
  )
}

/** What waits for `useHydrated` comes softly where the words were there before it, and at once everywhere else. */
export function useSoftArrival(): { isHere: boolean; how: string } {
  const isHere = useHydrated()
  const [isLate] = useState(!isHere)
  return { isHere, how: isLate ? 'motion-safe:animate-[appear_.8s_ease]' : '' }
}
