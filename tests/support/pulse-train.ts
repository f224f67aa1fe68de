/**
 * Sound like a voice, made of what is known: a pulse for every period of `pitchAt` (in Hz, by seconds), rung by three
 * resonances as a vowel is. Samples in [-1, 1]; silent where the pitch is 0.
 */
export function pulseTrain(seconds: number, rate: number, pitchAt: (second: number) => number): Float32Array {
  const samples = new Float32Array(Math.round(seconds * rate))
  let phase = 1
  for (let n = 0; n < samples.length; n++) {
    const pitch = pitchAt(n / rate)
    if (pitch === 0) {
      phase = 1
      continue
    }
    phase += pitch / rate
    if (phase < 1) continue
    phase -= 1
    // The pulse lies between two samples: its halves say where.
    const late = phase / (pitch / rate)
    samples[n] = (samples[n] ?? 0) + 1 - late
    if (n > 0) samples[n - 1] = (samples[n - 1] ?? 0) + late
  }
  for (const [frequency, width] of [
    [600, 80],
    [1400, 110],
    [2600, 160]
  ] as const)
    resonate(samples, rate, frequency, width)
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  return samples.map((sample) => (0.8 * sample) / peak)
}

/** A two-pole resonance, in place. */
function resonate(samples: Float32Array, rate: number, frequency: number, width: number): void {
  const radius = Math.exp((-Math.PI * width) / rate)
  const a1 = 2 * radius * Math.cos((2 * Math.PI * frequency) / rate)
  const a2 = -radius * radius
  let y1 = 0
  let y2 = 0
  for (let n = 0; n < samples.length; n++) {
    const y = (samples[n] ?? 0) + a1 * y1 + a2 * y2
    y2 = y1
    y1 = y
    samples[n] = y
  }
}

/** Noise that is the same every time, in [-amplitude, amplitude]. */
export function steadyNoise(length: number, amplitude: number): Float32Array {
  let state = 12_345
  return Float32Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return amplitude * (state / 2_147_483_648 - 1)
  })
}
