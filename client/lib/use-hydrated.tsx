import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react'

/** How far React is with a page that has its words from the build. */
type Stage = 'words' | 'first screen' | 'whole'

/** A component alone, as in a test, is drawn whole. */
const StageContext = createContext<Stage>('whole')

/**
 * Stands around the screens, inside of the Suspense with which React takes them over: what is told there before that is
 * done makes it take over everything in one go. `isDrawn`: the page has its words from the build, or is getting them.
 */
export function HydratedProvider({ isDrawn, children }: { isDrawn: boolean; children: ReactNode }) {
  const [stage, setStage] = useState<Stage>(isDrawn ? 'words' : 'whole')
  // In small steps, between which a tap is heard.
  useEffect(() => {
    if (stage === 'words') return startTransition(() => setStage('first screen'))
    if (stage === 'whole') return undefined
    const timer = setTimeout(() => startTransition(() => setStage('whole')))
    return () => clearTimeout(timer)
  }, [stage])
  return <StageContext value={stage}>{children}</StageContext>
}

/**
 * False where the build draws a page and for the moment in which React takes those words over; true from then on, and
 * on every page that is drawn here. What no build can know (tonight's moon) and what is heavy waits for it.
 */
export function useHydrated(): boolean {
  return useContext(StageContext) !== 'words'
}

/** True a moment later than `useHydrated`, once the first screen is drawn: for what lies below it. */
export function useWhole(): boolean {
  return useContext(StageContext) === 'whole'
}

/** What waits for `useHydrated` comes softly where the words were there before it, and at once everywhere else. */
export function useSoftArrival(): { isHere: boolean; how: string } {
  const isHere = useHydrated()
  const [isLate] = useState(!isHere)
  return { isHere, how: isLate ? 'motion-safe:animate-[appear_.8s_ease]' : '' }
}
