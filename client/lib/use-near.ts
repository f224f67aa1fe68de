import { useEffect, useState, type RefObject } from 'react'

/** What is this far below the window, in pixels, is there by the time a thumb has moved it into sight. */
const MARGIN_PX = 600

/** Whether `box` is, or ever was, in sight or just outside of it. A browser that cannot tell says yes. */
export function useNear(box: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(!('IntersectionObserver' in globalThis))
  useEffect(() => {
    if (isNear || box.current === null) return undefined
    const watch = new IntersectionObserver((entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: `${MARGIN_PX}px`
    })
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [box, isNear])
  return isNear
}
