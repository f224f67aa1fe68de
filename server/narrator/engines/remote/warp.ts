import { COEFFICIENTS, HOP_SECONDS, mfcc } from '../../sound/mfcc.ts'
import type { SoundSpan } from '../../speech-engine.ts'

/** How a known reading of a sentence lies along another one. */
export interface Warp {
  /** The moment in the other reading, in seconds, at which the known one is at `seconds`. */
  at(seconds: number): number
  /** Mean distance of frames laid on each other: how alike the two are. */
  cost: number
}

/** Loudness counts most: it is where the words part. */
const WEIGHTS = Float32Array.from({ length: COEFFICIENTS }, (_, i) => (i === 0 ? 1.5 : i <= 6 ? 1 : 0.6))
const STEP_COST = 0.5
const BAND = 0.2
const LEAST_BAND = 30
/** Above this the two readings are not the same words: coughs, laughs, a sentence said in other words. */
const MOST_COST = 4.2

/** Lays a known reading (both at 16 kHz, trimmed of silence) along another by dynamic time warping. */
export function warpOnto(known: Float32Array, other: Float32Array): Warp {
  const a = mfcc(known)
  const b = mfcc(other)
  const band = Math.max(LEAST_BAND, Math.abs(a.length - b.length), Math.round(BAND * Math.max(a.length, b.length)))
  const width = b.length
  const costs = new Float32Array(a.length * width).fill(Infinity)
  const steps = new Uint8Array(a.length * width)
  for (let i = 0; i < a.length; i++) {
    const middle = Math.round((i * (b.length - 1)) / Math.max(1, a.length - 1))
    for (let k = Math.max(0, middle - band); k <= Math.min(b.length - 1, middle + band); k++) {
      const here = distance(a[i], b[k])
      const cell = i * width + k
      if (i === 0 && k === 0) {
        costs[cell] = here
        continue
      }
      const diagonal = i > 0 && k > 0 ? (costs[cell - width - 1] ?? Infinity) : Infinity
      const down = i > 0 ? (costs[cell - width] ?? Infinity) + STEP_COST : Infinity
      const right = k > 0 ? (costs[cell - 1] ?? Infinity) + STEP_COST : Infinity
      const best = Math.min(diagonal, down, right)
      costs[cell] = here + best
      steps[cell] = best === diagonal ? 0 : best === down ? 1 : 2
    }
  }
  const { path, length } = walkBack(steps, a.length, width)
  return {
    at: (seconds) => {
      const frame = Math.min(a.length - 1, Math.max(0, seconds / HOP_SECONDS))
      const below = Math.floor(frame)
      const from = path[below] ?? 0
      const to = path[Math.min(a.length - 1, below + 1)] ?? from
      return (from + (to - from) * (frame - below)) * HOP_SECONDS
    },
    cost: (costs[a.length * width - 1] ?? Infinity) / length
  }
}

/**
 * When the words sound in a reading without times: as a known reading's words lie along it, or, where the two are too
 * unlike to believe that, as long in proportion as they are in the known one.
 */
export function spansByReference(
  reference: { samples: Float32Array; words: readonly SoundSpan[] },
  other: Float32Array,
  seconds: { reference: number; other: number }
): SoundSpan[] {
  const warp = warpOnto(reference.samples, other)
  const scale = seconds.other / Math.max(0.01, seconds.reference)
  const place = warp.cost <= MOST_COST ? (time: number) => warp.at(time) : (time: number) => time * scale
  let reached = 0
  return reference.words.map(([from, to]) => {
    // Half a window: a frame is named by its start, and heard at its middle.
    const start = Math.min(seconds.other, Math.max(reached, place(from)))
    const end = Math.min(seconds.other, Math.max(start, place(to)))
    reached = end
    return [start, end]
  })
}

/** For every frame of the first the frame of the second it is laid on. */
function walkBack(steps: Uint8Array, rows: number, width: number): { path: Float32Array; length: number } {
  const path = new Float32Array(rows)
  let i = rows - 1
  let k = width - 1
  let length = 1
  path[i] = k
  while (i > 0 || k > 0) {
    const step = steps[i * width + k] ?? 0
    if (i === 0) k--
    else if (k === 0) i--
    else if (step === 0) {
      i--
      k--
    } else if (step === 1) i--
    else k--
    path[i] = k
    length++
  }
  return { path, length }
}

function distance(a: Float32Array | undefined, b: Float32Array | undefined): number {
  let sum = 0
  for (let i = 0; i < COEFFICIENTS; i++) {
    const apart = ((a?.[i] ?? 0) - (b?.[i] ?? 0)) * (WEIGHTS[i] ?? 1)
    sum += apart * apart
  }
  return Math.sqrt(sum)
}
