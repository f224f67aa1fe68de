import * as z from 'zod/mini'

import { narrationTimingsSchema, type NarrationTimings } from '#shared/narration.ts'

import { readStored, writeStored } from '../../../lib/use-stored-value.ts'

/**
 * A story that was heard once is heard again at once, and without a network. Local storage keeps a small record per
 * story and voice; the bytes lie in Cache Storage, because five megabytes of local storage hold one story at most.
 * Everything here fails silently (§8): the sound is simply fetched again.
 */
const CACHE = 'talewick-audio-v1'

const recordSchema = z.object({ audioUrl: z.string(), durationSec: z.number(), timings: narrationTimingsSchema })

export interface CachedNarration {
  /** An address of this page's own memory; revoke it when done. */
  objectUrl: string
  durationSec: number
  timings: NarrationTimings
}

function recordKey(storyId: string, voice: string): string {
  return `talewick.audio.${storyId}.${voice}`
}

export async function findCachedNarration(storyId: string, voice: string): Promise<CachedNarration | null> {
  const text = readStored(recordKey(storyId, voice))
  if (text === null || !('caches' in window)) return null
  try {
    const record = recordSchema.parse(JSON.parse(text))
    const response = await (await caches.open(CACHE)).match(record.audioUrl)
    if (response === undefined) return null
    const objectUrl = URL.createObjectURL(await response.blob())
    return { objectUrl, durationSec: record.durationSec, timings: record.timings }
  } catch {
    return null
  }
}

/** Fetches the whole recording once more, quietly, and keeps it. Only for recordings and timings that are complete. */
export async function keepNarration(
  storyId: string,
  voice: string,
  narration: { audioUrl: string; durationSec: number; timings: NarrationTimings }
): Promise<void> {
  if (!('caches' in window) || !narration.timings.complete) return
  try {
    const { audioUrl, durationSec, timings } = narration
    const cache = await caches.open(CACHE)
    if ((await cache.match(audioUrl)) === undefined) await cache.add(audioUrl)
    writeStored(recordKey(storyId, voice), JSON.stringify({ audioUrl, durationSec, timings }))
  } catch {
    // No room or no permission: the network still has it.
  }
}
