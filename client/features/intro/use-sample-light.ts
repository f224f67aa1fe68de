import { useEffect, useState, type RefObject } from 'react'

import { useReducedMotion } from '../../lib/use-media-query.ts'

/** About as fast as the voice speaks. */
const WORD_MS = 330

/** Walks over a text word by word while it is in sight; stands still where a page is told not to move. */
export function useSampleLight(text: string, box: RefObject<HTMLElement | null>): readonly [number, number] | null {
  const [word, setWord] = useState(0)
  const [isSeen, setSeen] = useState(false)
  const still = useReducedMotion()
  const words = [...text.matchAll(/\S+/gu)]
  useEffect(() => {
    if (box.current === null || !('IntersectionObserver' in window)) return undefined
    const watch = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false))
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [box])
  const moves = isSeen && !still
  const count = words.length
  useEffect(() => {
    if (!moves) return undefined
    const timer = setInterval(() => setWord((now) => (now + 1) % (count + 6)), WORD_MS)
    return () => clearInterval(timer)
  }, [count, moves])
  const match = words[still ? 3 : word]
  return match === undefined ? null : [match.index, match.index + match[0].length]
}
