/**
 * Where finished sound is kept: files beside the database, or any object store. An object is bytes under a simple
 * name (`a-z 0-9`, parts joined by `/`, at most one `.` before an ending) and is there in full or not at all. The store
 * is a cache: it may drop objects that were not used for long, and every caller must be able to make them again.
 */
export interface AudioStore {
  /** Bytes of an object, or null when it is not there. */
  size(name: string): Promise<number | null>
  /**
   * Opens an object, or a part of it, in one trip; null when it is not there. Little is read before it is asked for, and a
   * caller may leave it unread.
   */
  open(name: string, range?: ByteRange): Promise<OpenedObject | null>
  /** Stores an object in one step, replacing one of the same name: a crash at any moment leaves the old, the new or none. */
  write(name: string, bytes: Uint8Array): Promise<void>
  /** Removes an object; it need not be there. */
  remove(name: string): Promise<void>
  /** Drops what was not used for too long. */
  applyRetention(): Promise<void>
}

/** The bytes from `start` to `end` (inclusive, to the end when left out), or so many at the end. */
export type ByteRange = { start: number; end?: number } | { last: number }

/** What was opened: how long the whole is, and which bytes come; `bytes` is null where the range lies outside. */
export interface OpenedObject {
  readonly totalBytes: number
  /** First and last byte of the part, inclusive. */
  readonly start: number
  readonly end: number
  readonly bytes: AsyncIterable<Uint8Array> | null
}

/** First and last byte of a range of so many bytes, clipped to them; null when it lies outside. */
export function resolveRange(range: ByteRange, totalBytes: number): { start: number; end: number } | null {
  if ('last' in range) {
    const length = Math.min(totalBytes, range.last)
    return length === 0 ? null : { start: totalBytes - length, end: totalBytes - 1 }
  }
  const end = Math.min(totalBytes - 1, range.end ?? Infinity)
  return range.start > end ? null : { start: range.start, end }
}

/** An object read to its end, or null when it is not there. */
export async function readWhole(store: Pick<AudioStore, 'open'>, name: string): Promise<Buffer | null> {
  const opened = await store.open(name)
  if (opened === null) return null
  const chunks: Uint8Array[] = []
  for await (const chunk of opened.bytes ?? []) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const NAME = /^(?:[a-z0-9]+\/)*[a-z0-9]+(?:\.[a-z0-9]+)?$/

export function isAudioName(name: string): boolean {
  return NAME.test(name)
}

/** Throws when a name could mean something to a file system or a URL. */
export function checkAudioName(name: string): void {
  if (!isAudioName(name)) throw new RangeError('An audio store takes simple names only')
}
