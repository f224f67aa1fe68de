import { expect, test } from 'vitest'

import { levelGain, limit, TARGET_LOUDNESS } from './level.ts'
import { integratedLoudness, peakLevel } from './loudness.ts'

const RATE = 24_000

function tone(amplitude: number, seconds = 3, frequency = 1000): Float32Array {
  return Float32Array.from(
    { length: RATE * seconds },
    (_, i) => amplitude * Math.sin((2 * Math.PI * frequency * i) / RATE)
  )
}

test('loudness agrees with the standard: a full-scale 1 kHz tone is -3 LUFS', () => {
  expect(Math.abs(integratedLoudness(tone(1), RATE) + 3.01)).toBeLessThan(0.1)
  expect(Math.abs(integratedLoudness(tone(0.1), RATE) + 23.01)).toBeLessThan(0.1)
})

test('silence around speech does not make it quieter', () => {
  const padded = new Float32Array(RATE * 9)
  padded.set(tone(0.1), RATE * 3)
  expect(integratedLoudness(padded, RATE)).toBeGreaterThan(-23.8)
})

test('silence, or nothing, has no loudness', () => {
  expect(integratedLoudness(new Float32Array(RATE), RATE)).toBe(-Infinity)
  expect(integratedLoudness(new Float32Array(0), RATE)).toBe(-Infinity)
})

test('sentences are brought to one level, whispers only so far', () => {
  for (const amplitude of [0.12, 0.18, 0.25]) {
    const sound = tone(amplitude)
    const gain = levelGain(sound, RATE, -18)
    const level = integratedLoudness(
      sound.map((sample) => sample * gain),
      RATE
    )
    expect(Math.abs(level - TARGET_LOUDNESS)).toBeLessThan(0.01)
  }
  expect(20 * Math.log10(levelGain(tone(0.001), RATE, -18))).toBeCloseTo(TARGET_LOUDNESS + 18 + 5, 1)
  expect(Number.isFinite(levelGain(new Float32Array(RATE), RATE, -18))).toBe(true)
})

test('the limiter holds every peak and leaves the rest alone', () => {
  const sound = tone(0.3)
  for (let i = RATE; i < RATE + 60; i++) sound[i] = 1.5
  const before = Float32Array.from(sound)
  limit(sound, RATE)
  expect(peakLevel(sound)).toBeLessThanOrEqual(-4 + 1e-4)
  expect(sound.subarray(0, RATE - 200)).toEqual(before.subarray(0, RATE - 200))
  expect(sound.subarray(RATE + 300)).toEqual(before.subarray(RATE + 300))
})

test('the limiter turns down smoothly: no step from one sample to the next', () => {
  const sound = new Float32Array(RATE).fill(0.5)
  for (let i = RATE / 2; i < RATE / 2 + 40; i++) sound[i] = 1
  limit(sound, RATE)
  const steps = sound.subarray(0, RATE / 2 - 1).map((sample, i) => Math.abs((sound[i + 1] ?? 0) - sample))
  expect(Math.max(...steps)).toBeLessThan(0.01)
})
