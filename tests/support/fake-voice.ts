import { AppError } from '#server/errors.ts'
import type { NarrationOwner } from '#server/narrator/narrator.ts'
import { FRAME_BYTES, FRAME_SECONDS } from '#server/narrator/sound/frames.ts'
import type { SegmentRequest, SpeechEngine, SpokenSegment } from '#server/narrator/speech-engine.ts'
import { type AudioStore, resolveRange } from '#server/providers/audio-store/audio-store.ts'

const SECONDS_PER_WORD = 0.4

export type FakeEngine = SpeechEngine & {
  spoken: string[]
  /** The sounds of names it was given. */
  heard: string[]
  hold(except?: string): void
  release(): void
}
export interface Behaviour {
  /** How many times longer than predicted the speech really is, by its text and stretch. */
  slowness?: (text: string, stretch: number) => number
  fail?: (text: string) => boolean
  version?: string
}

export type MemoryStore = AudioStore & { objects: Map<string, Uint8Array> }

/** A voice whose words all take the same time, and whose frames each carry a number that shows where they came from. */
export function fakeEngine({ slowness = () => 1, fail = () => false, version = '1' }: Behaviour = {}): FakeEngine {
  const spoken: string[] = []
  const heard: string[] = []
  let gate: { opened: PromiseWithResolvers<void>; except: string } | null = null
  return {
    id: 'fake',
    version,
    limits: { unitLetters: 300, parallel: Number.POSITIVE_INFINITY },
    foresight: 'exact',
    canSay: (word) => /^[\p{Script=Latin}\p{M}'.]+$/u.test(word),
    spoken,
    heard,
    ready: () => Promise.resolve(),
    close: () => Promise.resolve(),
    hold: (except = 'nothing') => void (gate = { opened: Promise.withResolvers<void>(), except }),
    release: () => gate?.opened.resolve(),
    predictSeconds: (_voice, unit, pace) => unit.words.length * SECONDS_PER_WORD * pace.stretch,
    async speak(request, { signal }) {
      const text = request.units.map((unit) => unit.text.toLowerCase()).join(' ')
      spoken.push(text)
      heard.push(...request.units.flatMap(({ words }) => words.flatMap(({ soundsLike }) => soundsLike ?? [])))
      if (gate && !text.startsWith(gate.except)) await gate.opened.promise
      signal?.throwIfAborted()
      if (fail(text)) throw new AppError('unavailable', 'No voice today.')
      return sound(
        request,
        SECONDS_PER_WORD * request.pace.stretch * slowness(text, request.pace.stretch),
        spoken.length
      )
    }
  }
}

function sound({ units }: SegmentRequest, perWord: number, mark: number): SpokenSegment {
  const counts = units.map((unit) => unit.words.length)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const frames = new Uint8Array((Math.ceil((total * perWord) / FRAME_SECONDS) + 2) * FRAME_BYTES).fill(mark)
  // Each begins as a frame does, and goes on with its mark.
  for (let frame = 0; frame < frames.length; frame += FRAME_BYTES) frames.set([0xff, 0xf3], frame)
  let at = 0
  return {
    frames,
    words: Array.from({ length: total }, (_, i) => [i * perWord, (i + 1) * perWord] as const),
    units: counts.map((count) => [at * perWord, (at += count) * perWord] as const)
  }
}

/** A family whose manifest is a list in memory; a text that is gone takes nothing more. */
export function fakeOwner(id: string): NarrationOwner & { listed: string[]; leave(): void } {
  const listed: string[] = []
  let isGone = false
  return {
    id,
    listed,
    leave: () => void (isGone = true),
    manifest: {
      async add(names) {
        if (!isGone) listed.push(...names)
        return !isGone
      }
    }
  }
}

/** A store that forgets with the test. */
export function memoryStore(): MemoryStore {
  const objects = new Map<string, Uint8Array>()
  return {
    objects,
    size: (name) => Promise.resolve(objects.get(name)?.length ?? null),
    async open(name, range) {
      const bytes = objects.get(name)
      if (!bytes) return null
      const totalBytes = bytes.length
      const part = range ? resolveRange(range, totalBytes) : { start: 0, end: totalBytes - 1 }
      if (part === null) return { totalBytes, start: 0, end: 0, bytes: null }
      return { totalBytes, ...part, bytes: chunked(bytes.subarray(part.start, part.end + 1)) }
    },
    applyRetention: () => Promise.resolve(),
    async write(name, bytes) {
      objects.set(name, Uint8Array.from(bytes))
    },
    async remove(name) {
      objects.delete(name)
    }
  }
}

async function* chunked(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000)
}
