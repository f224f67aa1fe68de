/**
 * Where finished sound is kept: files beside the database, or any object store. An object is bytes under a simple
 * name (`a-z 0-9`, parts joined by `/`, at most one `.` before an ending) and is there in full or not at all. The store is a cache: it may forget
 * objects that were not used for long, and whoever asks must be able to make them again.
 */
export type AudioStore = {
  /** Bytes of an object, or null when it is not there. */
  size(name: string): Promise<number | null>
  /**
   * The bytes `start` to `end`, inclusive (the whole object when left out, clipped to its end); null when it is not
   * there. Nothing is opened before the first chunk is asked for.
   */
  read(name: string, range?: { start: number; end: number }): Promise<AsyncIterable<Uint8Array> | null>
  /** Stores an object in one step, replacing one of the same name: a crash at any moment leaves the old, the new or none. */
  write(name: string, bytes: Uint8Array): Promise<void>
  /** Forgets an object; it need not be there. */
  remove(name: string): Promise<void>
  /** Forgets what nobody used for too long. */
  tidy(): Promise<void>
}

const NAME = /^(?:[a-z0-9]+\/)*[a-z0-9]+(?:\.[a-z0-9]+)?$/

/** Throws when a name could mean something to a file system or a URL. */
export function checkAudioName(name: string): void {
  if (!NAME.test(name)) throw new RangeError('An audio store takes simple names only')
}
