import { useEffect, useRef, useState } from 'react'

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'wheel', 'touchstart'] as const

/**
 * Whether nothing was touched, moved, typed or focused for `afterMs`. Watches only while `active`; `onWake`
 * hears of the first sign of life, before anything on the page does.
 */
export function useIdle(afterMs: number, active: boolean, onWake: (sign: Event) => void): boolean {
  const [idle, setIdle] = useState(false)
  const latest = useRef(onWake)
  useEffect(() => {
    latest.current = onWake
  })
  useEffect(() => {
    if (!active) return undefined
    const watch = new AbortController()
    let rests = false
    const fallAsleep = () => {
      rests = true
      setIdle(true)
    }
    let timer = setTimeout(fallAsleep, afterMs)
    const wake = (sign: Event) => {
      if (rests) latest.current(sign)
      rests = false
      setIdle(false)
      clearTimeout(timer)
      timer = setTimeout(fallAsleep, afterMs)
    }
    for (const sign of SIGNS_OF_LIFE)
      window.addEventListener(sign, wake, { passive: true, capture: true, signal: watch.signal })
    return () => {
      clearTimeout(timer)
      watch.abort()
      setIdle(false)
    }
  }, [afterMs, active])
  return idle
}
