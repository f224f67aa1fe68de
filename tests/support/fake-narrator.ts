import type { Narrator } from '#server/narrator/narrator.ts'

/** A narrator that says nothing and remembers what it was told to prepare and to forget. */
export function silentNarrator(): Narrator & {
  prepared: { paragraph: string; voice: string; position: number }[]
  /** Keys and texts. */
  forgotten: string[]
} {
  const forgotten: string[] = []
  const prepared: { paragraph: string; voice: string; position: number }[] = []
  return {
    engine: 'silent',
    prepared,
    forgotten,
    narrate: () => Promise.reject(new Error('This narrator has no voice')),
    keyOf: () => '0'.repeat(64),
    find: () => Promise.resolve(null),
    forget: (key) => {
      forgotten.push(key)
      return Promise.resolve()
    },
    forgetText: (text) => {
      forgotten.push(text)
      return Promise.resolve()
    },
    tidy: () => Promise.resolve(),
    prepare: (request) => {
      prepared.push(request)
      return Promise.resolve()
    },
    ready: () => Promise.resolve(),
    close: () => Promise.resolve()
  }
}
