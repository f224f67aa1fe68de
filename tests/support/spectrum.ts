const WINDOW = 2048

/** How much power there is at each frequency, averaged over the whole; as many bands as half a window has samples. */
export function powerSpectrum(samples: ArrayLike<number>): Float64Array {
  const power = new Float64Array(WINDOW / 2)
  for (let from = 0; from + WINDOW <= samples.length; from += WINDOW * 8) {
    const real = Float64Array.from({ length: WINDOW }, (_, index) => {
      const hann = 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / WINDOW)
      return (samples[from + index] ?? 0) * hann
    })
    const imaginary = new Float64Array(WINDOW)
    transform(real, imaginary)
    for (let band = 0; band < power.length; band += 1)
      power[band] = (power[band] ?? 0) + (real[band] ?? 0) ** 2 + (imaginary[band] ?? 0) ** 2
  }
  return power
}

/** The share of the power that lies above `hz`. */
export function shareAbove(power: Float64Array, sampleRate: number, hz: number): number {
  const isAbove = (band: number) => bandHz(band, sampleRate) > hz
  return sum(power.filter((_, band) => isAbove(band))) / sum(power)
}

/** The middle of the power, in hertz: how bright something sounds. */
export function centroid(power: Float64Array, sampleRate: number): number {
  return sum(power.map((value, band) => value * bandHz(band, sampleRate))) / sum(power)
}

function bandHz(band: number, sampleRate: number): number {
  return (band * sampleRate) / WINDOW
}

function sum(values: Float64Array): number {
  return values.reduce((total, value) => total + value, 0)
}

/** The discrete Fourier transform, in place (Cooley and Tukey). */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const { length } = real
  if (length === 1) return
  const half = length / 2
  const part = (values: Float64Array, odd: number) =>
    Float64Array.from({ length: half }, (_, index) => values[2 * index + odd] ?? 0)
  const even = { real: part(real, 0), imaginary: part(imaginary, 0) }
  const odd = { real: part(real, 1), imaginary: part(imaginary, 1) }
  transform(even.real, even.imaginary)
  transform(odd.real, odd.imaginary)
  for (let band = 0; band < half; band += 1) {
    const turn = (-2 * Math.PI * band) / length
    const [a = 0, b = 0] = [odd.real[band], odd.imaginary[band]]
    const [x, y] = [a * Math.cos(turn) - b * Math.sin(turn), a * Math.sin(turn) + b * Math.cos(turn)]
    const [p = 0, q = 0] = [even.real[band], even.imaginary[band]]
    real[band] = p + x
    imaginary[band] = q + y
    real[band + half] = p - x
    imaginary[band + half] = q - y
  }
}
