import { isAudioName } from './audio-store.ts'
import type { S3Bucket, S3Listed } from './s3-bucket.ts'

/** Beneath this prefix lies the sound; whatever else is in the bucket is left alone. */
export const SOUND = 'talewick-audio/'
/** Beneath this one empty objects of the same names, as old as their last use. */
export const USES = 'talewick-used/'
/** As old as the last sweep of any node. */
const SWEPT = 'talewick-swept'

export const DAY_MS = 24 * 60 * 60 * 1000
const SIXTY_DAYS_MS = 60 * DAY_MS
/** Retention runs every hour, on every node; one sweep a day is enough. */
const BETWEEN_SWEEPS_MS = 23 * 60 * 60 * 1000
const MINUTE_MS = 60_000
const MOST_AT_ONCE = 64

interface Kept extends S3Listed {
  /** Null for a note of use whose sound is gone. */
  usedAt: number | null
  hasNote: boolean
}

export interface SweepOptions {
  maxBytes: number | null
  now: () => number
}

/**
 * Deletes what was unused for sixty days, and beyond the bound what was unused for longest. Of several nodes one does so,
 * once a day; two at the same moment do no harm. What it holds in memory does not grow with the bucket.
 */
export async function sweepBucket(bucket: S3Bucket, { maxBytes, now }: SweepOptions): Promise<void> {
  const last = await bucket.head(SWEPT)
  if (last !== null && now() - last.writtenAt < BETWEEN_SWEEPS_MS) return
  await bucket.put(SWEPT, new Uint8Array(0))
  const oldest = now() - SIXTY_DAYS_MS
  const bytesByMinute = new Map<number, number>()
  const trash = collectTrash(bucket)
  for await (const kept of withUses(bucket)) {
    if (kept.usedAt === null || kept.usedAt < oldest) await trash.add(kept)
    else {
      const minute = Math.floor(kept.usedAt / MINUTE_MS)
      bytesByMinute.set(minute, (bytesByMinute.get(minute) ?? 0) + kept.bytes)
    }
  }
  await trash.empty()
  const firstKept = maxBytes === null ? null : firstMinuteWithin(bytesByMinute, maxBytes)
  if (firstKept === null) return
  for await (const kept of withUses(bucket))
    if (kept.usedAt !== null && kept.usedAt < firstKept * MINUTE_MS) await trash.add(kept)
  await trash.empty()
}

/** From which minute of last use on everything fits; null when all does. The latest minute always stays. */
function firstMinuteWithin(bytesByMinute: ReadonlyMap<number, number>, maxBytes: number): number | null {
  const latestFirst = [...bytesByMinute].toSorted(([a], [b]) => b - a)
  let total = 0
  for (const [i, [, bytes]] of latestFirst.entries()) {
    total += bytes
    if (total > maxBytes && i > 0) return latestFirst[i - 1]?.[0] ?? null
  }
  return null
}

/** Sound with its last use, from two lists in the same order. */
async function* withUses(bucket: S3Bucket): AsyncGenerator<Kept> {
  const uses = bucket.list(USES)
  let use = await uses.next()
  for await (const sound of bucket.list(SOUND)) {
    const name = sound.key.slice(SOUND.length)
    if (!isAudioName(name)) continue
    while (use.done !== true && nameOfUse(use.value) < name) {
      yield { ...use.value, usedAt: null, hasNote: false }
      use = await uses.next()
    }
    const hasNote = use.done !== true && nameOfUse(use.value) === name
    const notedAt = use.done !== true && hasNote ? use.value.writtenAt : 0
    yield { ...sound, usedAt: Math.max(sound.writtenAt, notedAt), hasNote }
    if (hasNote) use = await uses.next()
  }
  for (; use.done !== true; use = await uses.next()) yield { ...use.value, usedAt: null, hasNote: false }
}

function nameOfUse({ key }: S3Listed): string {
  return key.slice(USES.length)
}

function collectTrash(bucket: S3Bucket): { add(kept: Kept): Promise<void>; empty(): Promise<void> } {
  let keys: string[] = []
  async function empty(): Promise<void> {
    const some = keys
    keys = []
    await Promise.all(some.map((key) => bucket.delete(key)))
  }
  return {
    async add({ key, hasNote }) {
      keys.push(key)
      if (hasNote) keys.push(USES + key.slice(SOUND.length))
      if (keys.length >= MOST_AT_ONCE) await empty()
    },
    empty
  }
}
