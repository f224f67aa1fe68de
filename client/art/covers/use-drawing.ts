import { useEffect, useState } from 'react'

/** Where the build puts the pictures (see scripts/cover-pictures.mjs). */
const PICTURES = '/assets/covers/v1'

const asked = new Map<string, Promise<string | null>>()
const known = new Map<string, string>()

/**
 * The shapes of a picture, as SVG in a box of 32 by 32; null where it cannot be had now. What did not come is asked for
 * again the next time.
 */
export async function loadDrawing(icon: string): Promise<string | null> {
  const running = asked.get(icon)
  if (running !== undefined) return running
  const loading = fetchDrawing(icon)
  asked.set(icon, loading)
  const drawing = await loading
  if (drawing === null) asked.delete(icon)
  else known.set(icon, drawing)
  return drawing
}

/** The same for a screen: null until it is there, and where it cannot be had. */
export function useDrawing(icon: string): string | null {
  const [loaded, setLoaded] = useState<{ icon: string; drawing: string | null } | null>(null)
  useEffect(() => {
    let isOver = false
    void loadDrawing(icon).then((drawing) => {
      if (!isOver) setLoaded({ icon, drawing })
    })
    return () => {
      isOver = true
    }
  }, [icon])
  return known.get(icon) ?? (loaded?.icon === icon ? loaded.drawing : null)
}

async function fetchDrawing(icon: string): Promise<string | null> {
  try {
    const response = await fetch(`${PICTURES}/${icon}.svg`)
    const text = response.ok ? await response.text() : ''
    return /^<svg [^>]*>(.*)<\/svg>$/s.exec(text)?.[1] ?? null
  } catch {
    // Without a network a cover is its landscape.
    return null
  }
}
