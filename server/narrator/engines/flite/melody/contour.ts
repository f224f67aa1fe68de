/** Shapes over time, one value per frame. */

/** 0 before `start`, 1 after `end`, half a cosine in between; times in frames. */
export function ease(at: number, start: number, end: number): number {
  if (at <= start) return 0
  if (at >= end) return 1
  return 0.5 - 0.5 * Math.cos((Math.PI * (at - start)) / (end - start))
}

/** Linear up to `limit`, and never more than `limit + knee` or less than `-limit - knee` for negative values. */
export function bend(value: number, lowest: number, highest: number, knee: number): number {
  if (value > highest) return highest + knee * Math.tanh((value - highest) / knee)
  if (value < lowest) return lowest - knee * Math.tanh((lowest - value) / knee)
  return value
}

/** The values under a sliding Hann window of `width` frames; the ends are held. */
export function smooth(values: Float32Array, width: number): Float32Array {
  const half = Math.floor(width / 2)
  const taps = Float32Array.from(
    { length: 2 * half + 1 },
    (_, k) => 0.5 + 0.5 * Math.cos((Math.PI * (k - half)) / (half + 1))
  )
  const total = taps.reduce((sum, tap) => sum + tap, 0)
  const output = new Float32Array(values.length)
  for (let i = 0; i < values.length; i++) {
    let sum = 0
    for (let k = -half; k <= half; k++) {
      sum += (taps[k + half] ?? 0) * (values[Math.min(values.length - 1, Math.max(0, i + k))] ?? 0)
    }
    output[i] = sum / total
  }
  return output
}

/** Takes the straight line through the values that count (`isGiven` 1) away from frames `from` to `to`, exclusive. */
export function detrend(values: Float32Array, isGiven: Uint8Array, from: number, to: number): void {
  let count = 0
  let sumX = 0
  let sumY = 0
  let sumXX = 0
  let sumXY = 0
  for (let i = from; i < to; i++) {
    if (isGiven[i] !== 1) continue
    const y = values[i] ?? 0
    count++
    sumX += i
    sumY += y
    sumXX += i * i
    sumXY += i * y
  }
  if (count === 0) return
  const spread = count * sumXX - sumX * sumX
  const slope = spread > 0 ? (count * sumXY - sumX * sumY) / spread : 0
  const level = (sumY - slope * sumX) / count
  for (let i = from; i < to; i++) values[i] = (values[i] ?? 0) - level - slope * i
}
