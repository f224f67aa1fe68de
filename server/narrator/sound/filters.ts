/** Second-order filter coefficients, normalised to a0 = 1. */
export interface Biquad {
  b0: number
  b1: number
  b2: number
  a1: number
  a2: number
}

/** Audio EQ Cookbook high-pass. */
export function highPass(rate: number, frequency: number, q = Math.SQRT1_2): Biquad {
  const { cos, alpha } = angles(rate, frequency, q)
  return normalised([(1 + cos) / 2, -(1 + cos), (1 + cos) / 2], [1 + alpha, -2 * cos, 1 - alpha])
}

/** Audio EQ Cookbook low-pass. */
export function lowPass(rate: number, frequency: number, q = Math.SQRT1_2): Biquad {
  const { cos, alpha } = angles(rate, frequency, q)
  return normalised([(1 - cos) / 2, 1 - cos, (1 - cos) / 2], [1 + alpha, -2 * cos, 1 - alpha])
}

/** Audio EQ Cookbook peaking equaliser; `gain` in dB. */
export function peaking(rate: number, frequency: number, gain: number, q: number): Biquad {
  const { cos, alpha } = angles(rate, frequency, q)
  const a = 10 ** (gain / 40)
  return normalised([1 + alpha * a, -2 * cos, 1 - alpha * a], [1 + alpha / a, -2 * cos, 1 - alpha / a])
}

/** Audio EQ Cookbook low shelf; `gain` in dB. */
export function lowShelf(rate: number, frequency: number, gain: number, q = Math.SQRT1_2): Biquad {
  return shelf(rate, frequency, gain, q, 1)
}

/** Audio EQ Cookbook high shelf; `gain` in dB. */
export function highShelf(rate: number, frequency: number, gain: number, q = Math.SQRT1_2): Biquad {
  return shelf(rate, frequency, gain, q, -1)
}

/** A new array: the samples after every filter of the chain, which starts at rest. */
export function filter(samples: Float32Array, chain: readonly Biquad[]): Float32Array {
  const output = Float32Array.from(samples)
  for (const { b0, b1, b2, a1, a2 } of chain) {
    let x1 = 0
    let x2 = 0
    let y1 = 0
    let y2 = 0
    for (let i = 0; i < output.length; i++) {
      const x = output[i] ?? 0
      const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
      x2 = x1
      x1 = x
      y2 = y1
      y1 = y
      output[i] = y
    }
  }
  return output
}

function shelf(rate: number, frequency: number, gain: number, q: number, side: 1 | -1): Biquad {
  const { cos, alpha } = angles(rate, frequency, q)
  const a = 10 ** (gain / 40)
  const root = 2 * Math.sqrt(a) * alpha
  return normalised(
    [
      a * (a + 1 - side * (a - 1) * cos + root),
      side * 2 * a * (a - 1 - side * (a + 1) * cos),
      a * (a + 1 - side * (a - 1) * cos - root)
    ],
    [
      a + 1 + side * (a - 1) * cos + root,
      -side * 2 * (a - 1 + side * (a + 1) * cos),
      a + 1 + side * (a - 1) * cos - root
    ]
  )
}

function angles(rate: number, frequency: number, q: number): { cos: number; alpha: number } {
  const w = (2 * Math.PI * frequency) / rate
  return { cos: Math.cos(w), alpha: Math.sin(w) / (2 * q) }
}

function normalised([b0, b1, b2]: [number, number, number], [a0, a1, a2]: [number, number, number]): Biquad {
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0 }
}
