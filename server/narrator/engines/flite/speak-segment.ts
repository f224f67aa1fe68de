import type { Voice } from '#shared/narration.ts'
import { type Pace, restAfterUnit } from '../../pacing.ts'
import { addAir } from '../../sound/air.ts'
import { filter, highPass, highShelf, lowShelf } from '../../sound/filters.ts'
import { ENCODER_DELAY_SECONDS, SAMPLE_RATE, type FrameEncoder } from '../../sound/frames.ts'
import { levelGain, limit } from '../../sound/level.ts'
import { createResampler, type Resampler } from '../../sound/resample.ts'
import type { SegmentRequest, SoundSpan, SpokenSegment } from '../../speech-engine.ts'
import { FLITE_RATE, type WordFinder } from './flite.ts'
import { type Melody, VOICE_PRESETS, type VoicePreset } from './presets.ts'
import { speakUnit } from './speak-unit.ts'
import { type FliteUnit, spellUnit } from './spelling/spell-unit.ts'

/** Warmth below, clearness above; what rumbles goes. */
const EQUALISER = [highPass(SAMPLE_RATE, 70), lowShelf(SAMPLE_RATE, 180, 1.5), highShelf(SAMPLE_RATE, 3000, 4)]

/** Speaks segments, one after another. `onUnit` is called after every unit, as a sign of life. */
export type SegmentSpeaker = (request: SegmentRequest, onUnit: () => void) => SpokenSegment

/** One unit as it will be encoded: at the rate of the frames, equalised and levelled. Times count from its first sample. */
export interface UnitSound {
  samples: Float32Array
  words: readonly SoundSpan[]
}

export interface UnitSoundOptions {
  voice: Voice
  pace: Pace
  melody: Melody
  /** The finish of another melody, to hear what its own is worth. */
  finish?: Melody
}

/** Everything from text to sound: Flite, melody, the voice's shift, equaliser, finish, even level. */
export function createUnitSpeaker(
  module: WebAssembly.Module,
  finder: WordFinder
): (unit: FliteUnit, options: UnitSoundOptions) => UnitSound {
  const resamplers = new Map<number, Resampler>()
  function resamplerFor(shift: number): Resampler {
    const known = resamplers.get(shift)
    if (known) return known
    const resampler = createResampler(Math.round(FLITE_RATE * shift), SAMPLE_RATE)
    resamplers.set(shift, resampler)
    return resampler
  }

  return (unit, { voice, pace, melody, finish = melody }) => {
    const preset = VOICE_PRESETS[voice]
    const speech = speakUnit(module, finder, unit, { preset, pace, melody })
    const samples = finished(resamplerFor(preset.shift)(speech.samples), preset, finish)
    const gain = levelGain(samples, SAMPLE_RATE, preset.usualLoudness)
    for (let n = 0; n < samples.length; n++) samples[n] = (samples[n] ?? 0) * gain
    return { samples, words: speech.words }
  }
}

/** Units, rests between them, MP3, and all times. */
export function createSegmentSpeaker(
  module: WebAssembly.Module,
  finder: WordFinder,
  encoder: FrameEncoder,
  melody: Melody
): SegmentSpeaker {
  const speak = createUnitSpeaker(module, finder)

  return ({ voice, units, pace }, onUnit) => {
    const spelled = units.map(spellUnit)
    finder.learn(spelled.flatMap((unit) => unit.words.map((word) => word.say)))
    const parts: Float32Array[] = []
    const unitSpans: SoundSpan[] = []
    const wordTimes: SoundSpan[] = []
    let length = 0
    for (const [i, unit] of units.entries()) {
      const inFlite = spelled[i] ?? spellUnit(unit)
      const sound = speak(inFlite, { voice, pace, melody })
      const start = ENCODER_DELAY_SECONDS + length / SAMPLE_RATE
      const words = plainSpans(sound.words, inFlite, unit.words.length).map(([from, to]): SoundSpan => [
        start + from,
        start + to
      ])
      unitSpans.push([words[0]?.[0] ?? start, words.at(-1)?.[1] ?? start])
      wordTimes.push(...words)
      const rest = i < units.length - 1 ? Math.round(restAfterUnit(unit, pace) * SAMPLE_RATE) : 0
      parts.push(sound.samples, new Float32Array(rest))
      length += sound.samples.length + rest
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

/** Equalised, and for a told voice given back what its own recordings lack. */
function finished(samples: Float32Array, { finish }: VoicePreset, melody: Melody): Float32Array {
  if (melody === 'plain') return filter(samples, EQUALISER)
  return addAir(filter(samples, [...EQUALISER, ...finish.equaliser]), SAMPLE_RATE, finish.air)
}

/** When each word of the text sounds, from when its parts in Flite's spelling do. One without parts is over at once. */
export function plainSpans(parts: readonly SoundSpan[], { words }: FliteUnit, count: number): SoundSpan[] {
  const spans: SoundSpan[] = []
  let reached = 0
  for (let word = 0; word < count; word++) {
    let span: SoundSpan | null = null
    for (const [i, part] of parts.entries()) if (words[i]?.word === word) span = [span?.[0] ?? part[0], part[1]]
    span ??= [spans.at(-1)?.[1] ?? parts[0]?.[0] ?? 0, reached]
    reached = span[1]
    spans.push([Math.min(span[0], span[1]), span[1]])
  }
  return spans
}
