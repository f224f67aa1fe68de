/** Mel-frequency cepstra of 16 kHz sound: one row of `COEFFICIENTS` numbers every 10 ms, each evened out over the whole. */
export const MFCC_RATE = 16_000
export const HOP_SECONDS = 0.01
export const COEFFICIENTS = 14

const WINDOW = 400
const HOP = MFCC_RATE * HOP_SECONDS
const SIZE = 512
const BANDS = 26
const LOWEST = 80
const HIGHEST = 7000
const PRE_EMPHASIS = 0.97
const FLOOR = 1e-10

/** Rows of the sound, first frame first; at least one. */
export function mfcc(samples: Float32Array): Float32Array[] {
  const count = Math.max(1, Math.floor((samples.length - WINDOW) / HOP) + 1)
  const rows = Array.from({ length: count }, (_, i) => cepstrum(samples, i * HOP))
  normalise(rows)
  return rows
}

const HAMMING = Float32Array.from(
  { length: WINDOW },
  (_, i) => 0.54 - 0.46 * Math.cos((2 * Math.PI * i) / (WINDOW - 1))
)
const FILTERS = melFilters()
const COSINES = Float64Array.from({ length: COEFFICIENTS * BANDS }, (_, i) =>
  Math.cos((Math.PI * Math.floor(i / BANDS) * ((i % BANDS) + 0.5)) / BANDS)
)
const TURNS = Array.from({ length: SIZE / 2 }, (_, i) => {
  const angle = (-2 * Math.PI * i) / SIZE
  return { cos: Math.cos(angle), sin: Math.sin(angle) }
})

function cepstrum(samples: Float32Array, start: number): Float32Array {
  const real = new Float32Array(SIZE)
  const imaginary = new Float32Array(SIZE)
  for (let i = 0; i < WINDOW; i++) {
    const now = samples[start + i] ?? 0
    real[i] = (now - PRE_EMPHASIS * (samples[start + i - 1] ?? 0)) * (HAMMING[i] ?? 0)
  }
  transform(real, imaginary)
  const logs = FILTERS.map(({ from, weights }) => {
    let energy = 0
    for (const [i, weight] of weights.entries()) {
      const re = real[from + i] ?? 0
      const im = imaginary[from + i] ?? 0
      energy += weight * (re * re + im * im)
    }
    return Math.log(Math.max(FLOOR, energy))
  })
  return Float32Array.from({ length: COEFFICIENTS }, (_, k) =>
    logs.reduce((sum, log, band) => sum + log * (COSINES[k * BANDS + band] ?? 0), 0)
  )
}

/** Every coefficient to mean 0 and variance 1: what is left is speech, not microphone or speaker. */
function normalise(rows: readonly Float32Array[]): void {
  for (let k = 0; k < COEFFICIENTS; k++) {
    let sum = 0
    let squares = 0
    for (const row of rows) {
      const value = row[k] ?? 0
      sum += value
      squares += value * value
    }
    const mean = sum / rows.length
    const spread = Math.sqrt(Math.max(1e-6, squares / rows.length - mean * mean))
    for (const row of rows) row[k] = ((row[k] ?? 0) - mean) / spread
  }
}

function melFilters(): { from: number; weights: number[] }[] {
  const mel = (hertz: number) => 1127 * Math.log(1 + hertz / 700)
  const hertz = (value: number) => 700 * (Math.exp(value / 1127) - 1)
  const step = (mel(HIGHEST) - mel(LOWEST)) / (BANDS + 1)
  const edges = Array.from({ length: BANDS + 2 }, (_, i) => (hertz(mel(LOWEST) + i * step) * SIZE) / MFCC_RATE)
  return Array.from({ length: BANDS }, (_, band) => {
    const [low = 0, middle = 0, high = 0] = edges.slice(band, band + 3)
    const from = Math.ceil(low)
    const weights: number[] = []
    for (let bin = from; bin < high; bin++)
      weights.push(bin <= middle ? (bin - low) / (middle - low) : (high - bin) / (high - middle))
    return { from, weights }
  })
}

/** Fast Fourier transform in place, radix 2; `SIZE` numbers each. */
function transform(real: Float32Array, imaginary: Float32Array): void {
  for (let i = 1, j = 0; i < SIZE; i++) {
    let bit = SIZE >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i < j) {
      const swap = real[i] ?? 0
      real[i] = real[j] ?? 0
      real[j] = swap
    }
  }
  for (let length = 2; length <= SIZE; length <<= 1) {
    const half = length >> 1
    for (let k = 0; k < half; k++) {
      const { cos, sin } = TURNS[k * (SIZE / length)] ?? { cos: 1, sin: 0 }
      for (let at = k; at < SIZE; at += length) {
        const re = real[at + half] ?? 0
        const im = imaginary[at + half] ?? 0
        const turnedRe = re * cos - im * sin
        const turnedIm = re * sin + im * cos
        const baseRe = real[at] ?? 0
        const baseIm = imaginary[at] ?? 0
        real[at] = baseRe + turnedRe
        imaginary[at] = baseIm + turnedIm
        real[at + half] = baseRe - turnedRe
        imaginary[at + half] = baseIm - turnedIm
      }
    }
  }
}
