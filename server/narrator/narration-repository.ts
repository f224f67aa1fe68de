import * as z from 'zod/mini'
import { AppError } from '#server/errors.ts'
import { narrationTimingsSchema, voiceSchema } from '#shared/narration.ts'
import { readWhole, type NarrationStore } from './narration-store.ts'
import type { Narration } from './narrator.ts'

const aboutSchema = z.object({
  voice: voiceSchema,
  engine: z.string(),
  totalBytes: z.number(),
  timings: narrationTimingsSchema
})
type About = z.infer<typeof aboutSchema>
/** Finished narrations in the store: the sound, and beside it what is known of it. */
export type NarrationRepository = {
  keep(key: string, about: Omit<About, 'totalBytes'>, bytes: Uint8Array): Promise<void>
  /** Null when it is not there; what cannot be read counts as not there, and is made again. */
  find(key: string): Promise<Narration | null>
  /** Takes the narration away. */
  remove(key: string): Promise<void>
}

export function createNarrationRepository(
  store: NarrationStore,
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
      const chunks = await store.read(`${key}.mp3`, { start, end: Math.min(end, totalBytes - 1) })
      if (chunks === null)
        throw new AppError('unavailable', 'The sound of this story is being tidied away. Please try again.')
      yield* chunks
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

  return {
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
    },
    async remove(key) {
      for (const name of [`${key}.mp3`, `${key}.json`]) await store.remove(name)
    }
  }
}
