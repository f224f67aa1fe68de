import { beforeAll, expect, test } from 'vitest'

import { seedOf } from '#client/art/random.ts'
import { loudnessAt } from '#client/features/listening/sleep-sounds/loudness.ts'
import { renderLoop } from '#client/features/listening/sleep-sounds/render-loop.ts'
import { SAMPLE_RATE as SOUND_RATE } from '#client/features/listening/sleep-sounds/signals.ts'
import { SLEEP_SOUNDS, type SleepSoundName } from '#client/features/listening/sleep-sounds/sleep-sound.ts'
import { createFliteVoices } from '#server/narrator/engines/flite/flite-engine.ts'
import { paceAt } from '#server/narrator/pacing.ts'
import { SAMPLE_RATE } from '#server/narrator/sound/frames.ts'
import { readScript } from '#server/narrator/text/script.ts'
import { NARRATOR_VOICES, type NarratorVoice } from '#shared/narration.ts'
import { SAMPLE_STORY } from '../support/sample-story.ts'

const FULL = 32_767
/** So often a browser tells a playing element's time, by which the sound becomes louder. */
const STEP_MS = 250
const WINDOW_MS = 50
const PER_SECOND = 1000 / WINDOW_MS

const sounds = new Map<SleepSoundName, Float32Array>()
const endings = new Map<NarratorVoice, number>()

beforeAll(async () => {
  for (const name of SLEEP_SOUNDS) {
    const loop = await renderLoop(name, seedOf(name))
    sounds.set(
      name,
      Float32Array.from(loop.subarray(0, 10 * SOUND_RATE), (sample) => sample / FULL)
    )
  }
  const voices = await createFliteVoices()
  const last = readScript(SAMPLE_STORY).paragraphs.at(-1)?.units.at(-1)
  if (!last) throw new Error('a story ends')
  for (const voice of NARRATOR_VOICES) {
    const { samples, words } = voices.renderUnit(last, { voice, pace: paceAt(1), melody: 'told' })
    const end = Math.round((words.at(-1)?.[1] ?? 0) * SAMPLE_RATE)
    endings.set(voice, rms(samples.subarray(end - SAMPLE_RATE, end)))
  }
})

const EVENINGS = NARRATOR_VOICES.flatMap((voice) => SLEEP_SOUNDS.map((name) => [voice, name] as const))

test.each(EVENINGS)(
  'after the last second of %s’s story %s is hardly there, and nothing in it is sudden',
  (voice, name) => {
    const ending = endings.get(voice) ?? 0
    const sound = sounds.get(name) ?? new Float32Array()
    const besideVoice = (samples: Float32Array) => windows(samples).map((level) => level / ending)
    const loudness = besideVoice(faded(sound))
    expect(dB(ending)).toBeGreaterThan(-23)
    expect(dB(Math.max(...loudness.slice(0, PER_SECOND)))).toBeLessThan(-28)
    expect(dB(Math.max(...loudness))).toBeLessThan(-8)
    // No window is louder than the one before by more than a fifth of the voice.
    expect(Math.max(...loudness.slice(1).map((level, i) => level - (loudness[i] ?? 0)))).toBeLessThan(0.2)
    // A phone that keeps its loudness to itself lets no sound rise: even there it is no start.
    expect(dB(Math.max(...besideVoice(sound.subarray(0, SOUND_RATE))))).toBeLessThan(-9)
  }
)

/** As a browser plays it from its beginning. */
function faded(sound: Float32Array): Float32Array {
  return sound.map((sample, i) => {
    const ms = Math.floor((i * 1000) / SOUND_RATE / STEP_MS) * STEP_MS
    return sample * (loudnessAt({ beganMs: 0, toldMs: null }, ms) ?? 0)
  })
}

function windows(samples: Float32Array): number[] {
  const size = (SOUND_RATE * WINDOW_MS) / 1000
  return Array.from({ length: Math.floor(samples.length / size) }, (_, i) =>
    rms(samples.subarray(i * size, (i + 1) * size))
  )
}

function rms(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length))
}

function dB(share: number): number {
  return 20 * Math.log10(share)
}
