import { useEffect } from 'react'

import { useEscape } from '../../../lib/use-escape.ts'

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
  // One Escape leads to the options, the next one out of the reader.
  useEscape(true, 'player', keys.onBack)
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const target = event.target instanceof HTMLElement ? event.target : null
      if (target?.closest('input, select, textarea, [role=slider], [role=menu], [data-toasts]')) return
      if (event.key === ' ' && target?.closest('button, a')) return
      const actions: Record<string, (() => void) | undefined> = {
        ' ': keys.onTogglePlay,
        ArrowLeft: () => keys.onSkip(-SKIP_SEC),
        ArrowRight: () => keys.onSkip(SKIP_SEC),
        f: keys.onFavorite,
        t: keys.onToggleText
      }
      const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (action === undefined) return
      event.preventDefault()
      if (!event.repeat || event.key.startsWith('Arrow')) action()
    }

    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [keys])
}
