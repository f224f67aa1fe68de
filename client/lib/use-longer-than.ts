import { useEffect, useState } from 'react'

/** Whether something has been so for longer than this many milliseconds. */
export function useLongerThan(isSo: boolean, ms: number): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isSo) return undefined
    const timer = setTimeout(() => setLong(true), ms)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isSo, ms])
  return isSo && isLong
}
