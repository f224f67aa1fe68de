import * as z from 'zod/mini'

import { NARRATOR_VOICES, narrationTimingsSchema, type NarrationTimings } from '#shared/narration.ts'

import { readStored, writeStored } from '../../../lib/use-stored-value.ts'

/**
 * A story that was heard once is heard again at once, and without a network. Local storage keeps a small record per
 * story and voice; the bytes lie in Cache Storage, because five megabytes of local storage hold one story at most.
 * Everything here fails silently (§8): the sound is simply fetched again.
 */
const CACHE = 'talewick-audio-v1'
/** A fortnight of evenings; the oldest gives way. */
const MOST_KEPT = 14

const recordSchema = z.object({ audioUrl: z.string(), durationSec: z.number(), timings: narrationTimingsSchema })
type NarrationRecord = z.infer<typeof recordSchema>

export interface CachedNarration {
  /** An address of this page's own memory; revoke it when done. */
  objectUrl: string
  durationSec: number
  timings: NarrationTimings
}

export async function findCachedNarration(storyId: string, voice: string): Promise<CachedNarration | null> {
  const record = readRecord(storyId, voice)
  if (record === null || !('caches' in window)) return null
  try {
    const response = await (await caches.open(CACHE)).match(record.audioUrl)
    if (response === undefined) return null
    const objectUrl = URL.createObjectURL(await response.blob())
    return { objectUrl, durationSec: record.durationSec, timings: record.timings }
  } catch {
    return null
  }
}

/** Fetches the whole recording once more, quietly, and keeps it. Only for recordings and timings that are complete. */
export async function keepNarration(storyId: string, voice: string, narration: NarrationRecord): Promise<void> {
  if (!('caches' in window) || !narration.timings.complete) return
  try {
    const { audioUrl, durationSec, timings } = narration
    const cache = await caches.open(CACHE)
    if ((await cache.match(audioUrl)) === undefined) await cache.add(audioUrl)
    writeStored(recordKey(storyId, voice), JSON.stringify({ audioUrl, durationSec, timings }))
    const kept = await cache.keys()
    for (const oldest of kept.slice(0, Math.max(0, kept.length - MOST_KEPT))) await cache.delete(oldest)
  } catch {
    // No room or no permission: the network still has it.
  }
}

/** Removes a story's sound from this device, in every voice. */
export async function forgetNarration(storyId: string): Promise<void> {
  for (const voice of NARRATOR_VOICES) {
    const record = readRecord(storyId, voice)
    writeStored(recordKey(storyId, voice), null)
    if (record === null || !('caches' in window)) continue
    try {
      await (await caches.open(CACHE)).delete(record.audioUrl)
    } catch {
      // It goes with the oldest ones, or at sign-out.
    }
  }
}

function recordKey(storyId: string, voice: string): string {
  return `talewick.audio.${storyId}.${voice}`
}

function readRecord(storyId: string, voice: string): NarrationRecord | null {
  try {
    const parsed = recordSchema.safeParse(JSON.parse(readStored(recordKey(storyId, voice)) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
