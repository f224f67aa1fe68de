import { integratedLoudness } from './loudness.ts'

/** Where each sentence is levelled to, in LUFS; a whole story, rests included, then measures about -19: level with podcasts, below music. */
export const TARGET_LOUDNESS = -18.4
/** A whispered "Yes." is brought near its neighbours, not blown up to them. */
const LARGEST_CORRECTION = 5
/** dBFS before encoding; the encoder adds up to about one dB of its own. */
const CEILING = -4
const LOOK_AHEAD_SECONDS = 0.005

/**
 * Factor that brings one sentence to the target. `usualLoudness` is what the voice normally gives; sentences are moved
 * to the target from wherever they are, but by no more than a bound around the usual correction.
 */
export function levelGain(samples: Float32Array, rate: number, usualLoudness: number): number {
  const usual = TARGET_LOUDNESS - usualLoudness
  const loudness = integratedLoudness(samples, rate)
  const wanted = Number.isFinite(loudness) ? TARGET_LOUDNESS - loudness : usual
  const bounded = Math.min(usual + LARGEST_CORRECTION, Math.max(usual - LARGEST_CORRECTION, wanted))
  return 10 ** (bounded / 20)
}

/** Holds every sample under the ceiling with a gain that moves smoothly, looking ahead; in place. */
export function limit(samples: Float32Array, rate: number): void {
  const ceiling = 10 ** (CEILING / 20)
  const window = Math.max(1, Math.round(LOOK_AHEAD_SECONDS * rate))
  const needed = new Float32Array(samples.length)
  let isOver = false
  for (let i = 0; i < samples.length; i++) {
    const magnitude = Math.abs(samples[i] ?? 0)
    needed[i] = magnitude > ceiling ? ceiling / magnitude : 1
    isOver ||= magnitude > ceiling
  }
  if (!isOver) return
  const lowest = slidingMinimum(needed, window)
  // The mean of minima that all cover sample i is never above what sample i needs.
  let sum = window
  for (let i = 0; i < samples.length; i++) {
    sum += (lowest[i] ?? 1) - (lowest[i - window] ?? 1)
    samples[i] = Math.min(ceiling, Math.max(-ceiling, ((samples[i] ?? 0) * sum) / window))
  }
}

/** For every i the smallest value of `[i, i + window)`. */
function slidingMinimum(values: Float32Array, window: number): Float32Array {
  const result = new Float32Array(values.length)
  const queue = new Int32Array(values.length)
  let head = 0
  let tail = 0
  for (let i = values.length - 1; i >= 0; i--) {
    while (tail > head && (values[queue[tail - 1] ?? 0] ?? 1) >= (values[i] ?? 1)) tail--
    queue[tail++] = i
    if ((queue[head] ?? 0) >= i + window) head++
    result[i] = values[queue[head] ?? 0] ?? 1
  }
  return result
}
