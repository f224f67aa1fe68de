import { restAfterUnit } from '../../pacing.ts'
import { ENCODER_DELAY_SECONDS, type FrameEncoder, SAMPLE_RATE } from '../../sound/frames.ts'
import { levelGain, limit } from '../../sound/level.ts'
import { integratedLoudness } from '../../sound/loudness.ts'
import { MFCC_RATE } from '../../sound/mfcc.ts'
import { createResampler, type Resampler } from '../../sound/resample.ts'
import type { SegmentRequest, SoundSpan, SpokenSegment } from '../../speech-engine.ts'
import type { SpokenUnit } from '../../text/spoken-unit.ts'
import { spansOfHeard } from './heard-words.ts'
import type { ServiceSpeech } from './speech-service.ts'
import { spansByReference } from './warp.ts'

/** A segment whose units a service has said, in order. */
export interface SaidSegment {
  request: SegmentRequest
  said: readonly ServiceSpeech[]
  /** Readings of the units that were made while the service spoke; null, or left out, where one is not there yet. */
  readings?: readonly (ReferenceSpeech | null | undefined)[]
}

/** A unit as the embedded voice says it, at 16 kHz without silence around it: the words' places are known there. */
export interface ReferenceSpeech {
  samples: Float32Array
  words: SoundSpan[]
}
export type ReadReference = (unit: SpokenUnit, isLow: boolean) => ReferenceSpeech

/** What of a service's own quiet stays around a sentence, in seconds. */
const LEAD_IN = 0.03
const LEAD_OUT = 0.12
/** Below the loudest moment by so many dB is quiet. */
const QUIET_DB = 42
const BLOCK_SECONDS = 0.01

/**
 * Everything from what a service sent to frames of ours: one rate, the service's own silence cut, our rests between
 * sentences, one loudness, word times (the service's, else by laying the embedded voice's reading along the sound), MP3.
 */
export function createSegmentFinisher(
  readReference: ReadReference,
  encoder: FrameEncoder
): (segment: SaidSegment, onUnit: () => void) => SpokenSegment {
  const resamplers = new Map<string, Resampler>()
  function resample(samples: Float32Array, from: number, to: number): Float32Array {
    const name = `${from}>${to}`
    const known = resamplers.get(name) ?? createResampler(from, to)
    resamplers.set(name, known)
    return known(samples)
  }

  return ({ request: { units, voice, pace }, said, readings }, onUnit) => {
    const parts: Float32Array[] = []
    const unitSpans: SoundSpan[] = []
    const wordSpans: SoundSpan[] = []
    const sounds = units.map((_, i) =>
      trimmed(resample(said[i]?.samples ?? new Float32Array(0), said[i]?.rate ?? SAMPLE_RATE, SAMPLE_RATE))
    )
    const usual = integratedLoudness(joined(sounds.map(({ samples }) => samples)), SAMPLE_RATE)
    let length = 0
    for (const [i, unit] of units.entries()) {
      const { samples, cut } = sounds[i] ?? { samples: new Float32Array(0), cut: 0 }
      const seconds = samples.length / SAMPLE_RATE
      const heard = said[i]?.words ?? null
      const inside =
        (heard &&
          spansOfHeard(
            unit.words.map(({ text, soundsLike }) => soundsLike ?? text),
            heard
          )?.map(([from, to]) => clipped([from - cut, to - cut], seconds))) ??
        byReference(
          unit,
          resample(samples, SAMPLE_RATE, MFCC_RATE),
          seconds,
          readings?.[i] ?? readReference(unit, isLowVoice(voice))
        )
      const start = ENCODER_DELAY_SECONDS + length / SAMPLE_RATE
      const spans = rising(inside).map(([from, to]): SoundSpan => [start + from, start + to])
      unitSpans.push([spans[0]?.[0] ?? start, spans.at(-1)?.[1] ?? start])
      wordSpans.push(...spans)
      const gain = Number.isFinite(usual) ? levelGain(samples, SAMPLE_RATE, usual) : 1
      const rest = i < units.length - 1 ? Math.round(restAfterUnit(unit, pace) * SAMPLE_RATE) : 0
      parts.push(
        samples.map((sample) => sample * gain),
        new Float32Array(rest)
      )
      length += samples.length + rest
      onUnit()
    }
    const whole = joined(parts)
    limit(whole, SAMPLE_RATE)
    return { frames: encoder.encode(whole), units: unitSpans, words: wordSpans }
  }
}

/** Which of its voices the embedded engine reads with, to lie along this one. */
export function isLowVoice(voice: SegmentRequest['voice']): boolean {
  return voice === 'david'
}

function byReference(
  unit: SpokenUnit,
  samples: Float32Array,
  seconds: number,
  reference: ReferenceSpeech
): SoundSpan[] {
  const longest = reference.samples.length / MFCC_RATE
  if (reference.words.length === unit.words.length && longest > 0)
    return spansByReference(reference, samples, { reference: longest, other: seconds })
  const each = seconds / unit.words.length
  return unit.words.map((_, i) => [i * each, (i + 1) * each])
}

/** The sound without the quiet around it, and how many seconds of it were cut before. */
function trimmed(samples: Float32Array): { samples: Float32Array; cut: number } {
  const block = Math.round(BLOCK_SECONDS * SAMPLE_RATE)
  const powers: number[] = []
  for (let at = 0; at < samples.length; at += block) {
    let power = 0
    for (const sample of samples.subarray(at, at + block)) power += sample * sample
    powers.push(power / block)
  }
  const threshold = Math.max(...powers, 0) * 10 ** (-QUIET_DB / 10)
  const first = powers.findIndex((power) => power > threshold)
  if (first < 0) return { samples, cut: 0 }
  const last = powers.findLastIndex((power) => power > threshold)
  const from = Math.max(0, first * block - Math.round(LEAD_IN * SAMPLE_RATE))
  const to = Math.min(samples.length, (last + 1) * block + Math.round(LEAD_OUT * SAMPLE_RATE))
  return { samples: faded(samples.slice(from, to)), cut: from / SAMPLE_RATE }
}

/** So that no cut is heard as a click; in place. */
function faded(samples: Float32Array): Float32Array {
  const length = Math.min(Math.round(0.008 * SAMPLE_RATE), Math.floor(samples.length / 2))
  for (let i = 0; i < length; i++) {
    const gain = (i + 0.5) / length
    samples[i] = (samples[i] ?? 0) * gain
    samples[samples.length - 1 - i] = (samples[samples.length - 1 - i] ?? 0) * gain
  }
  return samples
}

function clipped([from, to]: SoundSpan, seconds: number): SoundSpan {
  const start = Math.min(seconds, Math.max(0, from))
  return [start, Math.min(seconds, Math.max(start, to))]
}

function rising(spans: readonly SoundSpan[]): SoundSpan[] {
  let reached = 0
  return spans.map(([from, to]) => {
    const start = Math.max(reached, from)
    reached = Math.max(start, to)
    return [start, reached]
  })
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
