import { Buffer } from 'node:buffer'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'

import { type AudioStore, readWhole } from '#server/providers/audio-store/audio-store.ts'
import { segmentKey } from './narration-keys.ts'
import { brokenFrameIn, FRAME_BYTES } from './sound/frames.ts'
import type { SegmentRequest, SpeakOptions, SpeechEngine, SpokenSegment, Urgency } from './speech-engine.ts'
import { queuedSpeech } from './speech-queue.ts'

export interface SegmentOptions {
  urgency: number
  signal?: AbortSignal
  /** Whose text it is of: one family's sentence is never made faster by another's. Null for what all may hear. */
  ownerId?: string | null
  /** Whether it may be stored, once that is known. */
  mayStore?: Promise<boolean>
  /** Whether another node is speaking it at this moment: then it is waited for in the store. */
  isElsewhere?: () => Promise<boolean>
}

/** Gives segments: from the store where they were spoken before, from the engine otherwise, each spoken only once. */
export interface SegmentSource {
  /**
   * One that is being spoken already becomes as urgent as its most urgent request, and is given up only when
   * the signals of all who asked have been aborted.
   */
  get(request: SegmentRequest, options: SegmentOptions): Promise<SpokenSegment>
  /** Whether one of them has been spoken before, or is being spoken. */
  hasAny(requests: readonly SegmentRequest[], ownerId: string | null): Promise<boolean>
  /** Under which name a segment is stored. */
  nameOf(request: SegmentRequest, ownerId: string | null): string
  /** Throws segments away; those being spoken are still given to every listener that waits, and not stored. */
  delete(names: readonly string[]): Promise<void>
  /** Resolves when everything that was spoken has been stored. */
  settled(): Promise<void>
}

type Aside = Pick<SegmentOptions, 'ownerId' | 'mayStore' | 'isElsewhere'>

interface Making {
  segment: Promise<SpokenSegment>
  urgency: Urgency
  waiting: number
  stopping: AbortController
  isDeleted: boolean
}

const spanSchema = z.tuple([z.number(), z.number()])
const headerSchema = z.object({ units: z.array(spanSchema), words: z.array(spanSchema) })
const HEADER_LENGTH_BYTES = 4
/** How soon the store is asked again for what another node is speaking, the more urgent the sooner. */
const LOOK_AGAIN_MS = 100
/** A family's sound is thousands of segments, and a store may be a network away. */
const DELETED_AT_ONCE = 8

export function createSegmentSource(
  engine: Pick<SpeechEngine, 'id' | 'version' | 'limits' | 'speak'>,
  store: AudioStore,
  onProblem: (what: string, error: unknown) => void
): SegmentSource {
  const speak = queuedSpeech(engine)
  const beingMade = new Map<string, Making>()
  const beingStored = new Set<Promise<void>>()
  const nameOf = (request: SegmentRequest, ownerId: string | null) => `segments/${segmentKey(engine, ownerId, request)}`

  async function load(name: string): Promise<SpokenSegment | null> {
    try {
      const bytes = await readWhole(store, name)
      return bytes && unpack(bytes)
    } catch (error) {
      // The cache is a convenience: what cannot be read is spoken again.
      onProblem('a cached segment could not be read', error)
      return null
    }
  }

  async function make(
    name: string,
    request: SegmentRequest,
    { mayStore, isElsewhere, ...options }: SpeakOptions & Aside,
    isDeleted: () => boolean
  ): Promise<SpokenSegment> {
    let cached = await load(name)
    while (cached === null && (await isElsewhere?.())) {
      await sleep(LOOK_AGAIN_MS + LOOK_AGAIN_MS * Math.min(10, options.urgency.level), undefined, { ref: false })
      options.signal?.throwIfAborted()
      cached = await load(name)
    }
    if (cached) return cached
    const segment = await speak(request, options)
    const storing = keep(name, segment, mayStore, isDeleted)
      .catch((error) => onProblem('a segment could not be cached', error))
      .finally(() => beingStored.delete(storing))
    beingStored.add(storing)
    return segment
  }

  async function keep(
    name: string,
    segment: SpokenSegment,
    mayStore: Promise<boolean> | undefined,
    isDeleted: () => boolean
  ): Promise<void> {
    if ((await mayStore) !== false && !isDeleted()) await store.write(name, pack(segment))
  }

  function begin(name: string, request: SegmentRequest, urgency: Urgency, aside: Aside): Making {
    const stopping = new AbortController()
    const options = { urgency, signal: stopping.signal, ...aside }
    const segment = make(name, request, options, () => making.isDeleted).finally(() => end(name, making))
    const making: Making = { segment, urgency, waiting: 0, stopping, isDeleted: false }
    beingMade.set(name, making)
    return making
  }

  function end(name: string, making: Making): void {
    if (beingMade.get(name) === making) beingMade.delete(name)
  }

  function waitFor(making: Making, name: string, signal: AbortSignal): Promise<SpokenSegment> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        reject(signal.reason)
        if (--making.waiting > 0) return
        end(name, making)
        making.stopping.abort(signal.reason)
      }
      making.segment.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
      if (signal.aborted) leave()
      else signal.addEventListener('abort', leave, { once: true })
    })
  }

  return {
    get(request, { urgency: level, signal, ownerId = null, ...aside }) {
      const name = nameOf(request, ownerId)
      const making = beingMade.get(name) ?? begin(name, request, { level }, { ownerId, ...aside })
      making.urgency.level = Math.min(making.urgency.level, level)
      making.waiting++
      return signal ? waitFor(making, name, signal) : making.segment
    },
    nameOf,
    async hasAny(requests, ownerId) {
      const names = requests.map((request) => nameOf(request, ownerId))
      if (names.some((name) => beingMade.has(name))) return true
      for (const name of names) if ((await load(name)) !== null) return true
      return false
    },
    async delete(names) {
      for (const name of names) {
        const making = beingMade.get(name)
        if (making) making.isDeleted = true
      }
      await Promise.all(beingStored)
      for (let from = 0; from < names.length; from += DELETED_AT_ONCE)
        await Promise.all(names.slice(from, from + DELETED_AT_ONCE).map((name) => store.remove(name)))
    },
    async settled() {
      await Promise.all(beingStored)
    }
  }
}

/** One object: four bytes of length, the times as JSON, the frames. */
function pack({ frames, units, words }: SpokenSegment): Uint8Array {
  const header = Buffer.from(JSON.stringify({ units, words }))
  const length = Buffer.alloc(HEADER_LENGTH_BYTES)
  length.writeUInt32LE(header.length)
  return Buffer.concat([length, header, frames])
}

function unpack(bytes: Buffer): SpokenSegment {
  const start = HEADER_LENGTH_BYTES + bytes.readUInt32LE(0)
  const header = headerSchema.parse(JSON.parse(bytes.toString('utf8', HEADER_LENGTH_BYTES, start)))
  const frames = Uint8Array.from(bytes.subarray(start))
  if (frames.length === 0 || frames.length % FRAME_BYTES !== 0 || brokenFrameIn(frames, 0, 0))
    throw new Error('A cached segment does not hold whole frames')
  return { ...header, frames }
}
