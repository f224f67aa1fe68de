import { restAfterUnit } from '../../pacing.ts'
import { filter, highPass, highShelf, lowShelf } from '../../sound/filters.ts'
import { ENCODER_DELAY_SECONDS, SAMPLE_RATE, type FrameEncoder } from '../../sound/frames.ts'
import { levelGain, limit } from '../../sound/level.ts'
import { createResampler, type Resampler } from '../../sound/resample.ts'
import type { SegmentRequest, SoundSpan, SpokenSegment } from '../../speech-engine.ts'
import { FLITE_RATE, type WordFinder } from './flite.ts'
import { VOICE_PRESETS } from './presets.ts'
import { speakUnit } from './speak-unit.ts'

/** Warmth below, clearness above; what rumbles goes. */
const EQUALISER = [highPass(SAMPLE_RATE, 70), lowShelf(SAMPLE_RATE, 180, 1.5), highShelf(SAMPLE_RATE, 3000, 4)]

/** Speaks segments, one after another. `onUnit` is called after every unit, as a sign of life. */
export type SegmentSpeaker = (request: SegmentRequest, onUnit: () => void) => SpokenSegment

/** Everything from text to frames: Flite, the voice's shift, equaliser, even level, rests, MP3, and all times. */
export function createSegmentSpeaker(
  module: WebAssembly.Module,
  finder: WordFinder,
  encoder: FrameEncoder
): SegmentSpeaker {
  const resamplers = new Map<number, Resampler>()
  function resamplerFor(shift: number): Resampler {
    const known = resamplers.get(shift)
    if (known) return known
    const resampler = createResampler(Math.round(FLITE_RATE * shift), SAMPLE_RATE)
    resamplers.set(shift, resampler)
    return resampler
  }

  return ({ voice, units, pace }, onUnit) => {
    const preset = VOICE_PRESETS[voice]
    const resample = resamplerFor(preset.shift)
    finder.learn(units.flatMap((unit) => unit.words.map((word) => word.say)))
    const parts: Float32Array[] = []
    const unitSpans: SoundSpan[] = []
    const wordTimes: SoundSpan[] = []
    let length = 0
    for (const [i, unit] of units.entries()) {
      const speech = speakUnit(module, finder, unit, { preset, pace })
      const sound = filter(resample(speech.samples), EQUALISER)
      const gain = levelGain(sound, SAMPLE_RATE, preset.usualLoudness)
      const start = ENCODER_DELAY_SECONDS + length / SAMPLE_RATE
      const words = speech.words.map(([from, to]): SoundSpan => [start + from, start + to])
      unitSpans.push([words[0]?.[0] ?? start, words.at(-1)?.[1] ?? start])
      wordTimes.push(...words)
      const rest = i < units.length - 1 ? Math.round(restAfterUnit(unit, pace) * SAMPLE_RATE) : 0
      parts.push(
        sound.map((sample) => sample * gain),
        new Float32Array(rest)
      )
      length += sound.length + rest
      onUnit()
    }
    const samples = new Float32Array(length)
    let at = 0
    for (const part of parts) {
      samples.set(part, at)
      at += part.length
    }
    limit(samples, SAMPLE_RATE)
    return { frames: encoder.encode(samples), units: unitSpans, words: wordTimes }
  }
}
