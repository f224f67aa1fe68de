import * as z from 'zod/mini'

import { AppError } from '#server/errors.ts'
import { type AudioStore, type ByteRange, readWhole } from '#server/providers/audio-store/audio-store.ts'
import { narrationTimingsSchema, voiceSchema } from '#shared/narration.ts'
import type { Narration, OpenedNarration } from './narrator.ts'
import { brokenFrameIn } from './sound/frames.ts'
import { TAG_FRAMES } from './sound/tag.ts'

const aboutSchema = z.object({
  voice: voiceSchema,
  engine: z.string(),
  totalBytes: z.number(),
  timings: narrationTimingsSchema
})
type About = z.infer<typeof aboutSchema>
/** Finished narrations in the store: the sound, and beside it what is known of it. */
export interface NarrationRepository {
  keep(key: string, about: Omit<About, 'totalBytes'>, bytes: Uint8Array): Promise<void>
  /** Null when it is not there; what cannot be read counts as not there, and is made again. */
  find(key: string): Promise<Narration | null>
  /** Its sound, or a part of it, in one trip; null when it is not there or not what was stored. */
  open(key: string, range: ByteRange | null): Promise<OpenedNarration | null>
  /** Takes the narration away. */
  remove(key: string): Promise<void>
}

export function createNarrationRepository(
  store: AudioStore,
  onProblem: (what: string, error: unknown) => void
): NarrationRepository {
  async function load(key: string): Promise<Narration | null> {
    const size = await store.size(`${key}.mp3`)
    const about = size === null ? null : await readWhole(store, `${key}.json`)
    if (about === null) return null
    const parsed = aboutSchema.safeParse(JSON.parse(about.toString('utf8')))
    if (!parsed.success || parsed.data.totalBytes !== size) return null
    const { voice, engine, totalBytes, timings } = parsed.data
    async function* read(start: number, end: number): AsyncIterable<Uint8Array> {
      const opened = await open(key, { start, end })
      if (!opened?.bytes)
        throw new AppError('unavailable', 'The sound of this story is being tidied away. Please try again.')
      yield* opened.bytes
    }
    return {
      key,
      voice,
      engine,
      totalBytes,
      durationSec: timings.durationSec,
      isComplete: () => true,
      read,
      timings: () => timings,
      whenComplete: Promise.resolve()
    }
  }

  async function open(key: string, range: ByteRange | null): Promise<OpenedNarration | null> {
    const opened = await store.open(`${key}.mp3`, range ?? undefined).catch((error: unknown) => {
      // A store that is away costs the listener a moment: what is not there is spoken again.
      onProblem('the sound of a narration could not be opened', error)
      return null
    })
    if (opened?.bytes === null) return { ...opened, key, isComplete: true }
    if (opened === null) return null
    const { start } = opened
    const chunks = opened.bytes[Symbol.asyncIterator]()
    // The first chunk is looked at before anything is answered, so that a spoilt recording is made again instead.
    const first = await chunks.next()
    if (first.done === true || (await isSpoilt(key, first.value, start))) return null
    return { ...opened, key, isComplete: true, bytes: checked(key, { first: first.value, chunks, start }) }
  }

  /** A file that lost its content in a power cut has the right length and is nothing but zeros. */
  async function isSpoilt(key: string, chunk: Uint8Array, at: number): Promise<boolean> {
    if (!brokenFrameIn(chunk, at, TAG_FRAMES)) return false
    onProblem('a stored narration is spoilt and is made again', null)
    await remove(key)
    return true
  }

  async function* checked(
    key: string,
    { first, chunks, start }: { first: Uint8Array; chunks: AsyncIterator<Uint8Array>; start: number }
  ): AsyncIterable<Uint8Array> {
    try {
      let at = start + first.length
      yield first
      for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) {
        if (await isSpoilt(key, next.value, at))
          throw new AppError('unavailable', 'The sound of this story was damaged. Please play it again.')
        at += next.value.length
        yield next.value
      }
    } finally {
      await chunks.return?.()
    }
  }

  async function remove(key: string): Promise<void> {
    for (const name of [`${key}.mp3`, `${key}.json`]) await store.remove(name)
  }

  return {
    open,
    remove,
    /** What is known of it first: the sound is what says that a narration is there. */
    async keep(key, about, bytes) {
      const whole: About = { ...about, totalBytes: bytes.length }
      await store.write(`${key}.json`, Buffer.from(JSON.stringify(whole)))
      await store.write(`${key}.mp3`, bytes)
    },
    async find(key) {
      try {
        return await load(key)
      } catch (error) {
        onProblem('a stored narration could not be read', error)
        return null
      }
    }
  }
}
