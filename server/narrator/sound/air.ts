import { filter, highPass, lowPass } from './filters.ts'

/** Where a recording ends, in Hz, and how much of what it lacks above is made up for. */
export interface Air {
  from: number
  gain: number
}

/** The stretch below the end of the recording that says how loud the breath above it should be. */
const BAND_HZ = 2600
const ENVELOPE_SECONDS = 0.001
const TOP_HZ = 10_500
/** Of a fourth-order Butterworth filter, made of two of second order. */
const STEEP = [0.5412, 1.3066] as const

/**
 * Gives a voice that was recorded at 16 kHz the breath above: noise that is as loud, at every moment, as what lies just
 * below the end of the recording. The noise is the same every time. Answers a new array.
 */
export function addAir(samples: Float32Array, rate: number, { from, gain }: Air): Float32Array {
  const loudness = filter(samples, [highPass(rate, from - BAND_HZ), lowPass(rate, from)])
  const window = Math.max(1, Math.round(ENVELOPE_SECONDS * rate))
  const noise = new Float32Array(samples.length)
  let power = 0
  let state = 1
  for (let n = 0; n < samples.length; n++) {
    power += (loudness[n] ?? 0) ** 2 - (n >= window ? (loudness[n - window] ?? 0) ** 2 : 0)
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    const first = state / 2_147_483_648
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    noise[n] = Math.sqrt(Math.max(0, power) / window) * (first + state / 2_147_483_648)
  }
  const air = filter(noise, [...STEEP.map((q) => highPass(rate, from, q)), lowPass(rate, TOP_HZ)])
  for (let n = 0; n < air.length; n++) air[n] = (samples[n] ?? 0) + gain * (air[n] ?? 0)
  return air
}
