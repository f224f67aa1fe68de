import { useEffect } from 'react'

import type { Toast } from './toast-store.ts'

/** A phone's keyboard takes at least so much of the window, in pixels; its address bar takes less. */
const KEYBOARD_LEAST = 150
/**
 * Measures where toasts have room, for `.toasts` in `app.css`: `--toast-floor` is the height of the button that sticks
 * to the bottom, which they stand above; `--toast-room` is their own height, which a sheet leaves free above itself;
 * `data-keyboard` on the document says that the bottom is behind a keyboard, and `--view-top` where the seen part begins.
 */
export function useToastRoom(list: HTMLOListElement | null, toasts: readonly Toast[]): void {
  useEffect(() => {
    if (list === null) return undefined
    const measure = () => {
      const room = list.childElementCount === 0 ? 0 : list.offsetHeight
      setRoom('--toast-room', room)
      setRoom('--toast-floor', heightOfBottomBar(room, list.getBoundingClientRect().left))
    }
    // What is said often changes the page too, which moves the button; both are drawn by the next frame.
    const frame = requestAnimationFrame(measure)
    const observer = new ResizeObserver(measure)
    observer.observe(list)
    window.addEventListener('scroll', measure, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      window.removeEventListener('scroll', measure)
    }
  }, [list, toasts])

  useEffect(() => {
    // An old webview has none.
    const view = window.visualViewport ?? null
    if (view === null) return undefined
    const look = () => {
      document.documentElement.toggleAttribute('data-keyboard', window.innerHeight - view.height > KEYBOARD_LEAST)
      setRoom('--view-top', view.offsetTop)
    }
    look()
    view.addEventListener('resize', look)
    view.addEventListener('scroll', look)
    return () => {
      view.removeEventListener('resize', look)
      view.removeEventListener('scroll', look)
    }
  }, [])
}

function setRoom(name: string, pixels: number): void {
  document.documentElement.style.setProperty(name, `${pixels}px`)
}

/** How far the button at the bottom reaches into the lowest pixels of the window, of which toasts take `room`, from `start` on. */
function heightOfBottomBar(room: number, start: number): number {
  const heights = [...document.querySelectorAll('[data-bottom-bar] > *')].map((part) => {
    const { top, bottom, right, height } = part.getBoundingClientRect()
    const isInTheWay = height > 0 && right > start && top < window.innerHeight && bottom > window.innerHeight - room
    return isInTheWay ? window.innerHeight - top : 0
  })
  return Math.max(0, ...heights)
}
