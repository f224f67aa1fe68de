/** Taps on each side of the kernel, in samples of the lower rate: enough for 80 dB of image rejection. */
const HALF_WIDTH = 16
/** Of the lower rate's Nyquist frequency; the transition band lies above the speech, which ends at 7.5 kHz of 8. */
const CUTOFF = 0.96
const KAISER_BETA = 8

/** A resampler for one pair of whole-number rates: samples in, samples out, same duration, no delay. */
export type Resampler = (input: Float32Array) => Float32Array

/**
 * Band-limited resampling by a rational factor, up or down, with an exact polyphase table: every output position falls on
 * one of `outputRate / gcd` phases, so there is no interpolation error. What the lower rate cannot hold is filtered out.
 */
export function createResampler(inputRate: number, outputRate: number): Resampler {
  const divisor = gcd(inputRate, outputRate)
  const step = inputRate / divisor
  const phases = outputRate / divisor
  if (step === phases) return (input) => Float32Array.from(input)
  // Going down, the kernel is as wide in time as the lower rate asks.
  const slower = Math.min(1, outputRate / inputRate)
  const half = Math.ceil(HALF_WIDTH / slower)
  const taps = 2 * half
  const table = polyphaseTable(phases, half, slower)

  return (input) => {
    const output = new Float32Array(Math.floor((input.length * outputRate) / inputRate))
    let base = 0
    let phase = 0
    for (let n = 0; n < output.length; n++) {
      const row = phase * taps
      const first = base - half + 1
      const isInside = first >= 0 && first + taps <= input.length
      output[n] = isInside ? insideSum(table, row, taps, input, first) : edgeSum(table, row, taps, input, first)
      phase += step
      while (phase >= phases) {
        phase -= phases
        base++
      }
    }
    return output
  }
}

/** Two sums at a time: an addition need not wait for the one before it. A kernel has an even number of taps. */
function insideSum(table: Float32Array, row: number, taps: number, input: Float32Array, first: number): number {
  let even = 0
  let odd = 0
  for (let k = 0; k < taps; k += 2) {
    even += (table[row + k] ?? 0) * (input[first + k] ?? 0)
    odd += (table[row + k + 1] ?? 0) * (input[first + k + 1] ?? 0)
  }
  return even + odd
}

/** The same where the kernel reaches beyond the first or the last sample. */
function edgeSum(table: Float32Array, row: number, taps: number, input: Float32Array, first: number): number {
  let sum = 0
  for (let k = Math.max(0, -first), end = Math.min(taps, input.length - first); k < end; k++)
    sum += (table[row + k] ?? 0) * (input[first + k] ?? 0)
  return sum
}

function polyphaseTable(phases: number, half: number, slower: number): Float32Array {
  const taps = 2 * half
  const table = new Float32Array(phases * taps)
  for (let phase = 0; phase < phases; phase++) {
    const row = table.subarray(phase * taps, (phase + 1) * taps)
    let sum = 0
    for (let k = 0; k < taps; k++) {
      const distance = k - half + 1 - phase / phases
      const value = sinc(distance * CUTOFF * slower) * kaiser(distance / half)
      row[k] = value
      sum += value
    }
    // Every phase passes a constant unchanged; otherwise the phases would be heard as a faint tone.
    for (let k = 0; k < taps; k++) row[k] = (row[k] ?? 0) / sum
  }
  return table
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
}

function kaiser(x: number): number {
  return Math.abs(x) >= 1 ? 0 : bessel(KAISER_BETA * Math.sqrt(1 - x * x)) / bessel(KAISER_BETA)
}

/** Modified Bessel function of the first kind, order zero. */
function bessel(x: number): number {
  let sum = 1
  let term = 1
  for (let k = 1; term > sum * 1e-12; k++) {
    term *= (x / (2 * k)) ** 2
    sum += term
  }
  return sum
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b)
}
