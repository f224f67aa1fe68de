import { useEffect } from 'react'

let holders = 0

/** While something holds the page it must not be loaded anew: something is going on that would be cut short. */
export function isPageHeld(): boolean {
  return holders > 0
}

/** Holds the page from now on; answers how to let it go, once. */
export function holdPage(): () => void {
  let isMine = true
  holders += 1
  return () => {
    if (isMine) holders -= 1
    isMine = false
  }
}

/** Holds the page while the component is on it. */
export function usePageHold(): void {
  useEffect(() => holdPage(), [])
}
