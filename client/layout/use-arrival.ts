import { useEffect } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

/** After a link was followed: the new screen starts at its top, and a screen reader or the Tab key starts there too. */
export function useArrival(mainId: string): void {
  const how = useNavigationType()
  useEffect(() => {
    // A page that was loaded, or gone back to, is put where it belongs by the browser.
    if (how === NavigationType.Pop) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById(mainId)?.focus({ preventScroll: true })
    // Once for each screen: what changes inside it must not move the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}
