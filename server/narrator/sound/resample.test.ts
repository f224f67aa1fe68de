import { expect, test } from 'vitest'

import { createResampler } from './resample.ts'

const OUT = 24_000

function tone(frequency: number, rate: number, seconds: number): Float32Array {
  return Float32Array.from(
    { length: Math.round(rate * seconds) },
    (_, i) => 0.5 * Math.sin((2 * Math.PI * frequency * i) / rate)
  )
}

function errorIn(actual: Float32Array, expected: Float32Array, margin: number): number {
  let error = 0
  for (let i = margin; i < actual.length - margin; i++)
    error = Math.max(error, Math.abs((actual[i] ?? 0) - (expected[i] ?? 0)))
  return 20 * Math.log10(error)
}

test.each([15_040, 16_640, 17_120, 15_520])('tones of speech pass from %i Hz unharmed and in time', (rate) => {
  for (const frequency of [100, 1000, 4000, 6000]) {
    const output = createResampler(rate, OUT)(tone(frequency, rate, 0.2))
    expect(output.length).toBe(Math.floor((Math.round(rate * 0.2) * OUT) / rate))
    expect(errorIn(output, tone(frequency, OUT, 0.2), 200)).toBeLessThan(-60)
  }
})

test.each([22_050, 24_000, 32_000, 44_100, 48_000])('tones of speech pass from %i Hz, up and down', (rate) => {
  for (const frequency of [100, 1000, 4000, 9000]) {
    const output = createResampler(rate, OUT)(tone(frequency, rate, 0.2))
    expect(output.length).toBe(Math.floor((Math.round(rate * 0.2) * OUT) / rate))
    expect(errorIn(output, tone(frequency, OUT, 0.2), 200)).toBeLessThan(-60)
  }
})

test.each([32_000, 44_100, 48_000])(
  'what 24 kHz cannot hold does not come back as another tone, from %i Hz',
  (rate) => {
    const output = createResampler(rate, OUT)(tone(14_500, rate, 0.2))
    const peak = Math.max(...output.subarray(200, -200).map(Math.abs))
    expect(20 * Math.log10(peak)).toBeLessThan(-60)
  }
)

test('a constant stays a constant on every phase', () => {
  const output = createResampler(15_040, OUT)(new Float32Array(2000).fill(0.25))
  for (const sample of output.subarray(100, -100)) expect(sample).toBeCloseTo(0.25, 5)
})

test('nothing in, nothing out', () => {
  expect(createResampler(16_000, OUT)(new Float32Array(0))).toHaveLength(0)
})
