/**
 * What the narrator needs of a store for finished sound: whole objects under simple names (letters, digits, `.`, `/`),
 * each either there in full or not at all. The store may forget an object at any time; it is then made again.
 */
export type NarrationStore = {
  /** Bytes of an object, or null when it is not there. */
  size(name: string): Promise<number | null>
  /** The bytes `start` to `end` (inclusive; the whole object when left out), or null when it is not there. */
  read(name: string, range?: { start: number; end: number }): Promise<AsyncIterable<Uint8Array> | null>
  /** Stores an object in one step: a crash at any moment leaves the whole of it or nothing. */
  write(name: string, bytes: Uint8Array): Promise<void>
  /** Forgets an object; it need not be there. */
  remove(name: string): Promise<void>
  /** Forgets what nobody has used for too long, where the store knows. */
  tidy?(): Promise<void>
}

/** An object read to its end, or null. */
export async function readWhole(store: NarrationStore, name: string): Promise<Buffer | null> {
  const parts = await store.read(name)
  if (parts === null) return null
  const chunks: Uint8Array[] = []
  for await (const chunk of parts) chunks.push(chunk)
  return Buffer.concat(chunks)
}
