import type { Narrator } from '#server/narrator/narrator.ts'

/** A narrator that says nothing and remembers what it was told to prepare. */
export function silentNarrator(): Narrator & { prepared: { paragraph: string; voice: string; position: number }[] } {
  const prepared: { paragraph: string; voice: string; position: number }[] = []
  return {
    engine: 'silent',
    prepared,
    narrate: () => Promise.reject(new Error('This narrator has no voice')),
    keyOf: () => '0'.repeat(64),
    find: () => Promise.resolve(null),
    prepare: (request) => {
      prepared.push(request)
      return Promise.resolve()
    },
    ready: () => Promise.resolve(),
    close: () => Promise.resolve()
  }
}
