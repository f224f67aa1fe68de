import { filter, highPass, highShelf, type Biquad } from './filters.ts'

const BLOCK_SECONDS = 0.4
const STEP_SECONDS = 0.1
const ABSOLUTE_GATE = -70
const RELATIVE_GATE = -10

/**
 * Integrated loudness in LUFS after ITU-R BS.1770 (mono, gated). Silence, or nothing, is `-Infinity`.
 * A sound shorter than one block is measured as a single block.
 */
export function integratedLoudness(samples: Float32Array, rate: number): number {
  const weighted = filter(samples, kWeighting(rate))
  const block = Math.min(weighted.length, Math.round(BLOCK_SECONDS * rate))
  if (block === 0) return -Infinity
  const powers: number[] = []
  for (let at = 0; at + block <= weighted.length; at += Math.round(STEP_SECONDS * rate)) {
    powers.push(meanSquare(weighted.subarray(at, at + block)))
  }
  const audible = powers.filter((power) => toLoudness(power) > ABSOLUTE_GATE)
  const threshold = toLoudness(mean(audible)) + RELATIVE_GATE
  return toLoudness(mean(audible.filter((power) => toLoudness(power) > threshold)))
}

/** Largest magnitude, in dB relative to full scale. */
export function peakLevel(samples: Float32Array): number {
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  return 20 * Math.log10(peak)
}

function kWeighting(rate: number): Biquad[] {
  return [highShelf(rate, 1500, 4), highPass(rate, 38, 0.5)]
}

function toLoudness(power: number): number {
  return -0.691 + 10 * Math.log10(power)
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

function meanSquare(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return sum / samples.length
}
