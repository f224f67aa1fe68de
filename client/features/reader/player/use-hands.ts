import { useEffect, useRef, type RefObject } from 'react'

interface Hands {
  /** The text was moved by hand. Scrolling that the page does itself is not reported. */
  onScroll: () => void
  /** A word was tapped; `start` is where it begins in the story. */
  onWord: (start: number) => void
}

const SCROLL_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'])

/**
 * What hands do on the story's text. Tapping a word is a shortcut for them alone: the keyboard moves the position with
 * the slider and the arrow keys.
 */
export function useHands(box: RefObject<HTMLElement | null>, hands: Hands): void {
  const latest = useRef(hands)
  useEffect(() => {
    latest.current = hands
  })
  useEffect(() => {
    const element = box.current
    if (element === null) return undefined
    const handleScroll = () => latest.current.onScroll()
    const handleKey = (event: KeyboardEvent) => {
      if (SCROLL_KEYS.has(event.key)) latest.current.onScroll()
    }
    const handleClick = (event: MouseEvent) => {
      const word = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-start]') : null
      // A reader who marks a passage wants to copy it, not to hear it.
      if (word === null || window.getSelection()?.isCollapsed === false) return
      latest.current.onWord(Number(word.dataset['start']))
    }
    element.addEventListener('wheel', handleScroll, { passive: true })
    element.addEventListener('touchmove', handleScroll, { passive: true })
    element.addEventListener('keydown', handleKey)
    element.addEventListener('click', handleClick)
    return () => {
      element.removeEventListener('wheel', handleScroll)
      element.removeEventListener('touchmove', handleScroll)
      element.removeEventListener('keydown', handleKey)
      element.removeEventListener('click', handleClick)
    }
  }, [box])
}
