import { useEffect, useState } from 'react'

/** How far the waiting for the sound has come, 0 to 95, for the words beneath the lantern. */
export function useWaitingProgress(waiting: boolean): number {
  const [value, setValue] = useState(0)
  useEffect(() => {
    if (!waiting) return undefined
    setValue(0)
    const timer = setInterval(() => setValue((shown) => Math.min(95, shown + 5 + Math.random() * 10)), 400)
    return () => clearInterval(timer)
  }, [waiting])
  return value
}
