import { useEffect, useState } from 'react'

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'wheel', 'touchstart'] as const

/** Whether nobody has touched, moved, typed or focused anything for `afterMs`. Watches only while `active`. */
export function useIdle(afterMs: number, active: boolean): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if (!active) return undefined
    let timer = setTimeout(() => setIdle(true), afterMs)
    const wake = () => {
      setIdle(false)
      clearTimeout(timer)
      timer = setTimeout(() => setIdle(true), afterMs)
    }
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, wake, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, wake)
      setIdle(false)
    }
  }, [afterMs, active])
  return idle
}
