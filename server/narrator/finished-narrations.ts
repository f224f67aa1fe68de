import type { AudioStore, ByteRange } from '#server/providers/audio-store/audio-store.ts'
import { createNarrationRepository, type NarrationRepository } from './narration-repository.ts'
import type { Narration, OpenedNarration } from './narrator.ts'

/** Finished narrations: those in the store, and the few that the store would not take. */
export interface FinishedNarrations {
  find(key: string): Promise<Narration | null>
  /** One that the store would not take, and is kept in memory. */
  findUnstored(key: string): Narration | null
  openStored(key: string, range: ByteRange | null): Promise<OpenedNarration | null>
  isStored(key: string): Promise<boolean>
  store: NarrationRepository['keep']
  keepUnstored(narration: Narration): void
  remove(key: string): Promise<void>
}

/** Finished stories that the store would not take, kept in memory; a long one has five million bytes. */
const MOST_UNSTORED = 8

export function createFinishedNarrations(
  store: AudioStore,
  onProblem: (what: string, error: unknown) => void
): FinishedNarrations {
  const repository = createNarrationRepository(store, onProblem)
  /** The oldest first. Without them a full disk would have a story spoken anew for every question about it. */
  const unstored = new Map<string, Narration>()
  return {
    find: async (key) => unstored.get(key) ?? (await repository.find(key)),
    findUnstored: (key) => unstored.get(key) ?? null,
    openStored: (key, range) => repository.open(key, range),
    isStored: async (key) => (await repository.find(key)) !== null,
    store: (key, about, bytes) => repository.keep(key, about, bytes),
    keepUnstored(narration) {
      unstored.set(narration.key, narration)
      for (const oldest of unstored.keys()) if (unstored.size > MOST_UNSTORED) unstored.delete(oldest)
    },
    async remove(key) {
      unstored.delete(key)
      await repository.remove(key)
    }
  }
}
