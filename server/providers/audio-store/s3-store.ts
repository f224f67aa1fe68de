import { randomUUID } from 'node:crypto'

import { withCleanUp } from '#server/errors.ts'
import { type AudioStore, checkAudioName, type OpenedObject, resolveRange } from './audio-store.ts'
import { openS3Bucket, type S3Bucket, type S3BucketOptions, S3Error, type S3Part } from './s3-bucket.ts'
import { DAY_MS, SOUND, sweepBucket, USES } from './s3-sweep.ts'

export interface S3StoreOptions extends S3BucketOptions {
  /** When all sound together grows beyond this, what was unused for longest is deleted; null: no bound but time. */
  maxBytes?: number | null
  now?: () => number
  /** Told about what went wrong while no listener waited for it. */
  onProblem?: (what: string, error: unknown) => void
}

export interface S3Store extends AudioStore {
  /** Whether the key may do everything that is needed: writes, reads, lists and removes an object. @throws S3Error */
  check(): Promise<void>
  /** What is wrong at this moment, for the operator; null while all is well. While something is, it is tried again. */
  problem: () => string | null
}

/** Fetched and held at once: half a minute of sound or so, whatever the listener's pace. */
const WINDOW_BYTES = 512 * 1024
const CHECK_AGAIN_MS = 10_000
/** Uses that this node remembers having noted. */
const MOST_NOTED = 20_000
const CHECKS = 'talewick-check/'

/**
 * An audio store in a bucket, under prefixes of its own. A part is fetched window by window, each whole before any of it
 * is handed on, so that a listener gets no torn window and a slow one keeps no connection. S3 does not say when an object
 * was last used: an empty object beside it does, written at most once a day.
 */
export function openS3Store({
  maxBytes = null,
  now = Date.now,
  onProblem = () => undefined,
  ...access
}: S3StoreOptions): S3Store {
  const health = watchHealth(() => check(), now)
  const bucket = health.watched(openS3Bucket(access))
  const noted = new Map<string, number>()

  async function sizeOf(name: string): Promise<number | null> {
    checkAudioName(name)
    return (await bucket.head(SOUND + name))?.bytes ?? null
  }

  function noteUse(name: string, { writtenAt }: S3Part): void {
    const last = Math.max(writtenAt, noted.get(name) ?? 0)
    if (!(now() - last > DAY_MS)) return
    noted.set(name, now())
    for (const oldest of noted.keys()) if (noted.size > MOST_NOTED) noted.delete(oldest)
    // A note only: no listener waits for it.
    bucket.put(USES + name, new Uint8Array(0)).catch((error: unknown) => {
      noted.delete(name)
      onProblem('the use of a recording could not be noted', error)
    })
  }

  async function* windows(
    name: string,
    first: S3Part,
    { start, end }: { start: number; end: number }
  ): AsyncGenerator<Uint8Array> {
    let { bytes } = first
    for (let at = start; ;) {
      yield bytes
      at += bytes.length
      if (at > end) return
      const next = await bucket.get(SOUND + name, { start: at, last: Math.min(end, at + WINDOW_BYTES - 1) })
      if (next === null || next === 'outside' || next.etag !== first.etag || next.bytes.length === 0)
        throw new S3Error('A recording was replaced while it was read')
      bytes = next.bytes
    }
  }

  async function openEmptyOrOutside(name: string, isWhole: boolean): Promise<OpenedObject | null> {
    const totalBytes = await sizeOf(name)
    if (totalBytes === null) return null
    if (!isWhole) return { totalBytes, start: 0, end: 0, bytes: null }
    if (totalBytes > 0) throw new S3Error('The store says that an object is empty, and that it is not')
    return { totalBytes, start: 0, end: -1, bytes: nothing() }
  }

  async function check(): Promise<void> {
    const key = CHECKS + randomUUID()
    const bytes = Uint8Array.of(1, 2, 3)
    await bucket.put(key, bytes)
    const readAndList = async () => {
      const read = await bucket.get(key, { start: 1, last: 2 })
      if (read === null || read === 'outside' || read.totalBytes !== 3 || read.bytes[1] !== 3)
        throw new S3Error('The store does not give back what was written: is S3_ENDPOINT an S3 store?')
      for await (const { key: listed } of bucket.list(key)) if (listed === key) return
      throw new S3Error('The store does not list what was written: is S3_ENDPOINT an S3 store?')
    }
    // Removing is one of the things that the key must be allowed to do, and is asked of it last.
    await withCleanUp(readAndList, () => bucket.delete(key))
  }

  return {
    check,
    problem: health.problem,
    size: sizeOf,
    async open(name, range) {
      checkAudioName(name)
      let part = range ?? { start: 0 }
      if ('last' in part) {
        const totalBytes = await sizeOf(name)
        if (totalBytes === null) return null
        const resolved = resolveRange(part, totalBytes)
        if (resolved === null) return { totalBytes, start: 0, end: 0, bytes: null }
        part = resolved
      }
      const { start, end: wanted = Infinity } = part
      const first = await bucket.get(SOUND + name, { start, last: Math.min(wanted, start + WINDOW_BYTES - 1) })
      if (first === null) return null
      if (first === 'outside') return await openEmptyOrOutside(name, range === undefined)
      noteUse(name, first)
      const { totalBytes } = first
      const end = Math.min(totalBytes - 1, wanted)
      if (first.bytes.length > end - start + 1) first.bytes = first.bytes.subarray(0, end - start + 1)
      return { totalBytes, start, end, bytes: windows(name, first, { start, end }) }
    },
    async write(name, bytes) {
      checkAudioName(name)
      await bucket.put(SOUND + name, bytes)
    },
    async remove(name) {
      checkAudioName(name)
      noted.delete(name)
      await Promise.all([bucket.delete(SOUND + name), bucket.delete(USES + name)])
    },
    applyRetention: () => sweepBucket(bucket, { maxBytes, now })
  }
}

async function* nothing(): AsyncGenerator<Uint8Array> {
  // An object without bytes has no first window.
}

/** Remembers what fails until it works again. Where nothing else is asked, it asks by itself. */
function watchHealth(
  check: () => Promise<void>,
  now: () => number
): { watched(bucket: S3Bucket): S3Bucket; problem: () => string | null } {
  const failing = new Map<string, string>()
  let isChecking = false
  let checkedAt = -Infinity

  async function noting<T>(kind: string, work: Promise<T>): Promise<T> {
    try {
      const value = await work
      failing.delete(kind)
      return value
    } catch (error) {
      failing.set(kind, error instanceof Error ? error.message : 'unknown')
      throw error
    }
  }

  function checkAgain(): void {
    if (isChecking || now() - checkedAt < CHECK_AGAIN_MS) return
    isChecking = true
    checkedAt = now()
    check()
      .then(
        () => failing.clear(),
        // Noted already, by the call that failed.
        () => undefined
      )
      .finally(() => {
        isChecking = false
      })
  }

  return {
    watched: (bucket) => ({
      head: (key) => noting('read', bucket.head(key)),
      get: (key, range) => noting('read', bucket.get(key, range)),
      put: (key, bytes) => noting('write', bucket.put(key, bytes)),
      delete: (key) => noting('delete', bucket.delete(key)),
      async *list(prefix) {
        const listing = bucket.list(prefix)
        for (;;) {
          const next = await noting('list', listing.next())
          if (next.done === true) return
          yield next.value
        }
      }
    }),
    problem() {
      const [first = null] = failing.values()
      if (first !== null) checkAgain()
      return first
    }
  }
}
