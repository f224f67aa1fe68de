import { createNarrator } from '#server/narrator/create-narrator.ts'
import type { Narrator } from '#server/narrator/narrator.ts'
import { type Behaviour, type FakeEngine, fakeEngine, type MemoryStore, memoryStore } from './fake-voice.ts'

/** Stands in for what survives a restart and what does not: a new voice and narrator on the same store. */
export interface RestartableNarrator {
  narrator: Narrator
  engine: () => FakeEngine
  store: () => MemoryStore
  restart: () => Promise<void>
}

/** A real narrator with a quick voice; made anew for every app that closes it. */
export function restartableNarrator(behaviour: Behaviour = {}): RestartableNarrator {
  let store = memoryStore()
  let engine = fakeEngine(behaviour)
  let narrator = createNarrator({ engine, store })
  function renew(): void {
    engine = fakeEngine(behaviour)
    narrator = createNarrator({ engine, store })
  }
  return {
    engine: () => engine,
    store: () => store,
    restart: async () => {
      engine.release()
      await narrator.close()
      renew()
    },
    narrator: {
      engine: engine.id,
      narrate: (request) => narrator.narrate(request),
      keyOf: (request) => narrator.keyOf(request),
      find: (key) => narrator.find(key),
      open: (key, range) => narrator.open(key, range),
      delete: (key) => narrator.delete(key),
      deleteSegments: (names) => narrator.deleteSegments(names),
      applyRetention: () => narrator.applyRetention(),
      prepare: (request) => narrator.prepare(request),
      ready: () => narrator.ready(),
      close: async () => {
        engine.release()
        await narrator.close()
        store = memoryStore()
        renew()
      }
    }
  }
}
