import { useEffect, useRef } from 'react'

/**
 * Keeps the screen awake while `active`, where the browser can, and takes the lock again when the page comes back into
 * view. `onHeld` is called when a lock was really granted.
 */
export function useWakeLock(active: boolean, onHeld: () => void): void {
  const held = useRef(onHeld)
  useEffect(() => {
    held.current = onHeld
  })
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return undefined
    let lock: WakeLockSentinel | null = null
    let over = false
    const take = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const granted = await navigator.wakeLock.request('screen')
        if (over) return void granted.release()
        lock = granted
        held.current()
      } catch {
        // A low battery or a policy may refuse; the story goes on and the screen may sleep.
      }
    }
    void take()
    document.addEventListener('visibilitychange', take)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', take)
      void lock?.release()
    }
  }, [active])
}
