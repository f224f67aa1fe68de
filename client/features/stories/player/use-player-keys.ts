import { useEffect } from 'react'

const SKIP_SEC = 10

interface Keys {
  onTogglePlay: () => void
  onSkip: (seconds: number) => void
  onFavorite: () => void
  onToggleText: () => void
  onBack: () => void
}

/** Space plays, arrows skip ten seconds, f marks, t shows the text, Escape goes back. Controls keep their own keys. */
export function usePlayerKeys(keys: Keys): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const target = event.target instanceof HTMLElement ? event.target : null
      if (event.key === 'Escape') return keys.onBack()
      if (target?.closest('input, select, textarea, [role=slider], [role=menu], [role=radiogroup]')) return
      if (event.key === ' ' && target?.closest('button, a')) return
      const actions: Record<string, (() => void) | undefined> = {
        ' ': keys.onTogglePlay,
        ArrowLeft: () => keys.onSkip(-SKIP_SEC),
        ArrowRight: () => keys.onSkip(SKIP_SEC),
        f: keys.onFavorite,
        t: keys.onToggleText
      }
      const action = actions[event.key]
      if (action === undefined) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [keys])
}
