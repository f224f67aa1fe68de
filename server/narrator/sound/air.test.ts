import { expect, test } from 'vitest'

import { steadyNoise } from '#tests/support/pulse-train.ts'
import { addAir } from './air.ts'
import { filter, highPass, lowPass, peaking } from './filters.ts'

const RATE = 24_000

const level = (samples: Float32Array) =>
  10 * Math.log10(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length + 1e-20)

/** A hiss that ends at 7.5 kHz, in the middle second of three. */
function hiss(): Float32Array {
  const noise = steadyNoise(3 * RATE, 0.5).map((sample, n) => (n > RATE && n < 2 * RATE ? sample : 0))
  return filter(noise, [lowPass(RATE, 7500), lowPass(RATE, 7500), lowPass(RATE, 7500), lowPass(RATE, 7500)])
}

const above = (samples: Float32Array) => filter(samples, [highPass(RATE, 9000), highPass(RATE, 9000)])

test('above the end of a recording there is breath where it hisses, and none where it is silent', () => {
  const sound = hiss()
  const airy = addAir(sound, RATE, { from: 7500, gain: 0.9 })
  const middle = (samples: Float32Array) => above(samples).subarray(1.2 * RATE, 1.8 * RATE)
  expect(level(middle(airy))).toBeGreaterThan(level(middle(sound)) + 6)
  expect(level(airy.subarray(0, 0.9 * RATE))).toBeLessThan(-150)
  expect(level(airy.subarray(2.1 * RATE))).toBeLessThan(-150)
})

test('what lies below stays what it is, and the same sound gets the same breath', () => {
  const sound = hiss()
  const airy = addAir(sound, RATE, { from: 7500, gain: 0.9 })
  const below = (samples: Float32Array) => filter(samples, [lowPass(RATE, 3000), lowPass(RATE, 3000)])
  const [before, after] = [below(sound), below(airy)]
  expect(level(after.map((sample, n) => sample - (before[n] ?? 0)))).toBeLessThan(level(before) - 35)
  expect(addAir(sound, RATE, { from: 7500, gain: 0.9 })).toEqual(airy)
  expect(addAir(new Float32Array(0), RATE, { from: 7500, gain: 0.9 })).toHaveLength(0)
})

test.each([
  [190, -3],
  [3000, -4],
  [6400, 5]
])('a peak at %d Hz changes that note by %d dB and leaves others', (frequency, gain) => {
  const tone = (hz: number) => Float32Array.from({ length: RATE }, (_, n) => Math.sin((2 * Math.PI * hz * n) / RATE))
  const change = (hz: number) => {
    const [before, after] = [tone(hz), filter(tone(hz), [peaking(RATE, frequency, gain, 1.2)])]
    return level(after.subarray(RATE / 2)) - level(before.subarray(RATE / 2))
  }
  expect(change(frequency)).toBeCloseTo(gain, 1)
  expect(Math.abs(change(frequency / 10))).toBeLessThan(0.3)
})
