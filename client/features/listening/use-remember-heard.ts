import { useEffect } from 'react'

import { rememberHeard } from './last-heard.ts'
import type { Player } from './use-player.ts'

/** Often enough that a dead battery costs a sentence. */
const EVERY_SEC = 5

/** Keeps where a story is while it is heard; one that was heard to its end begins anew. */
export function useRememberHeard(
  storyId: string | null,
  { playing, finished, position, total: length }: Player,
  isDevice: boolean
): void {
  const step = Math.floor(position / EVERY_SEC)
  const total = Math.ceil(length)
  useEffect(() => {
    if (storyId === null || !playing) return
    rememberHeard({ storyId, seconds: step * EVERY_SEC, ...(total > 0 && { total }), ...(isDevice && { isDevice }) })
  }, [isDevice, playing, step, storyId, total])
  useEffect(() => {
    if (storyId !== null && finished) rememberHeard({ storyId, seconds: 0 })
  }, [finished, storyId])
}
