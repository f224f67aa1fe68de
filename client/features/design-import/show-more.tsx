import { useState } from 'react'

import { Button } from '../../ui/button.tsx'

const STEP = 100

interface More {
  left: number
  onMore: () => void
}

/** The first hundred of a list, and how to see the next. */
export function useShown<T>(all: readonly T[]): { shown: readonly T[]; more: More | null } {
  const [limit, setLimit] = useState(STEP)
  const left = all.length - limit
  return { shown: all.slice(0, limit), more: left > 0 ? { left, onMore: () => setLimit(limit + STEP) } : null }
}

export function ShowMore({ left, onMore }: More) {
  return (
    <Button onClick={onMore} className="my-2">
      Show more ({left} left)
    </Button>
  )
}
