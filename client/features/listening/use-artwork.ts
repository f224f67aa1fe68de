import { useEffect, useState } from 'react'

import type { Story } from '#shared/story.ts'
import { coverIcon, coverScene } from '../../art/cover.ts'
import { subjectOf } from '../../art/covers/use-cover.ts'
import { loadDrawing } from '../../art/covers/use-drawing.ts'
import { scenePng } from '../../art/raster.ts'
import { revokeLater } from '../../lib/revoke-later.ts'

const SIZE = 512

/** What of a story is shown on the lock screen. */
export type Sleeve = Pick<Story, 'title' | 'id' | 'theme' | 'about' | 'culturalBackground' | 'characterNames'>

/** The story's cover for the lock screen, once it is drawn; until then, and where it cannot be, the product's mark. */
export function useArtwork(story: Sleeve): Required<MediaImage> {
  const [url, setUrl] = useState<string | null>(null)
  const { id, theme, about, culturalBackground, characterNames } = story
  useEffect(() => {
    if (!('mediaSession' in navigator)) return undefined
    let drawn: string | null = null
    let over = false
    void paint({ id, theme, about, culturalBackground, characterNames }).then((png) => {
      if (png === null || over) return
      drawn = URL.createObjectURL(png)
      setUrl(drawn)
    })
    return () => {
      over = true
      // The lock screen fetches it when it likes, and asks for it even as the player goes.
      if (drawn !== null) revokeLater(drawn)
    }
  }, [about, characterNames, culturalBackground, id, theme])
  return url === null
    ? { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' }
    : { src: url, type: 'image/png', sizes: `${SIZE}x${SIZE}` }
}

async function paint(story: Parameters<typeof subjectOf>[0]): Promise<Blob | null> {
  const subject = subjectOf(story)
  const drawing = await loadDrawing(coverIcon(subject))
  return scenePng(coverScene(subject, SIZE, SIZE, { drawing }), SIZE)
}
