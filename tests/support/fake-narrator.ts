import type { Narrator } from '#server/narrator/narrator.ts'

type Prepared = Omit<Parameters<Narrator['prepare']>[0], 'owner'>

/** A narrator that says nothing and remembers what it was told to prepare and to delete. */
export function silentNarrator(): Narrator & {
  prepared: Prepared[]
  /** Keys of narrations and names of segments. */
  deleted: string[]
} {
  const deleted: string[] = []
  const prepared: Prepared[] = []
  return {
    engine: 'silent',
    prepared,
    deleted,
    narrate: () => Promise.reject(new Error('This narrator has no voice')),
    keyOf: () => '0'.repeat(64),
    find: () => Promise.resolve(null),
    open: () => Promise.resolve(null),
    delete: (key) => {
      deleted.push(key)
      return Promise.resolve()
    },
    deleteSegments: (names) => {
      deleted.push(...names)
      return Promise.resolve()
    },
    applyRetention: () => Promise.resolve(),
    prepare: ({ paragraph, voice, position, hints }) => {
      prepared.push({ paragraph, voice, position, ...(hints && { hints }) })
      return Promise.resolve()
    },
    ready: () => Promise.resolve(),
    close: () => Promise.resolve()
  }
}
