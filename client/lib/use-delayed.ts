import { useEffect, useRef } from 'react'

/** Goes somewhere else after `afterMs`, once; not when the screen was left before. */
export function useDelayed(go: () => void, afterMs: number): void {
  const latest = useRef(go)
  useEffect(() => {
    latest.current = go
  })
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
}
