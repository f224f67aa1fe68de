import { useEffect, useState } from 'react'

/** How often a total is drawn on its way to another one, the share of the way each time, and the least of it in seconds. */
const STEP = { ms: 100, share: 0.15, least: 0.5 }

/**
 * A story's total time as it is shown, in seconds. While the story grows it glides up to what can be heard so far and
 * never goes back; when the story is whole it glides to what it really is. It is never less than `position`.
 */
export function useGlidingTotal(total: number, position: number, isGrowing: boolean): number {
  const [shown, setShown] = useState(total)
  const [glides, setGlides] = useState(isGrowing)
  if (isGrowing && !glides) setGlides(true)
  const target = isGrowing ? Math.max(total, shown) : total
  // There is nothing to glide from at the beginning, nor in a story that was whole when it was opened.
  const isThere = !glides || shown === 0 || shown === target
  if (isThere && shown !== target) setShown(target)
  useEffect(() => {
    if (isThere) return undefined
    const timer = setTimeout(() => setShown((now) => nextStep(now, target)), STEP.ms)
    return () => clearTimeout(timer)
  }, [isThere, shown, target])
  return Math.max(isThere ? target : shown, Math.min(position, total))
}

function nextStep(now: number, target: number): number {
  const left = target - now
  const step = Math.max(Math.abs(left) * STEP.share, STEP.least)
  return Math.abs(left) <= step ? target : now + Math.sign(left) * step
}
