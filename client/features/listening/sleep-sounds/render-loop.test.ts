import { beforeAll, expect, test } from 'vitest'

import { seedOf } from '#client/art/random.ts'
import { centroid, powerSpectrum, shareAbove } from '#tests/support/spectrum.ts'
import { makeLoop, renderLoop } from './render-loop.ts'
import { SAMPLE_RATE } from './signals.ts'
import { SLEEP_SOUNDS, type SleepSoundName } from './sleep-sound.ts'

const FULL = 32_767
const sounds = new Map<SleepSoundName, Int16Array>()

beforeAll(async () => {
  for (const name of SLEEP_SOUNDS) sounds.set(name, await renderLoop(name, seedOf(name)))
})

test.each(SLEEP_SOUNDS)(
  '%s is about fifteen decibels below the voice, as a whole and for as long as it lasts',
  (name) => {
    const samples = soundOf(name)
    expect(samples).toHaveLength(60 * SAMPLE_RATE)
    expect(level(samples)).toBeGreaterThan(-38)
    expect(level(samples)).toBeLessThan(-34)
    for (const second of levels(samples, 1)) {
      expect(second).toBeGreaterThan(-43)
      expect(second).toBeLessThan(-30)
    }
    expect(samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / FULL).toBeLessThan(0.2)
  }
)

test.each(SLEEP_SOUNDS)('nothing in %s is sudden', (name) => {
  for (const windowSec of [0.01, 0.05]) expect(highestRise(soundOf(name), windowSec)).toBeLessThan(9)
  // Neither up nor down, and not where the loop begins anew either.
  const short = levels(soundOf(name), 0.05)
  const jumps = short.map((now, index) => Math.abs(now - (short.at(index - 1) ?? now)))
  expect(Math.max(...jumps)).toBeLessThan(8)
})

test.each(SLEEP_SOUNDS)('the end of %s leads into its beginning', (name) => {
  const samples = soundOf(name)
  const steps = samples.map((now, index) => Math.abs(now - (samples.at(index - 1) ?? now)))
  const [seam = 0, ...inside] = steps
  expect(seam).toBeLessThanOrEqual(inside.reduce((most, step) => Math.max(most, step), 0))
  // Nor does it stand out from what is around it.
  expect(seam).toBeLessThanOrEqual(6 * typical(steps.subarray(1, SAMPLE_RATE)))
  const around = [level(samples.subarray(-SAMPLE_RATE)), level(samples.subarray(0, SAMPLE_RATE))] as const
  expect(Math.abs(around[0] - around[1])).toBeLessThan(3)
})

test.each(SLEEP_SOUNDS)('%s is dark, and yet a small loudspeaker has something to play', (name) => {
  const power = powerSpectrum(soundOf(name))
  expect(shareAbove(power, SAMPLE_RATE, 6000)).toBeLessThan(0.02)
  expect(shareAbove(power, SAMPLE_RATE, 300)).toBeGreaterThan(0.3)
  // No tone stands out of the noise.
  const [loudest = 0] = power.toSorted((a, b) => b - a)
  expect(loudest / power.reduce((total, value) => total + value, 0)).toBeLessThan(0.1)
})

test('no two sounds are alike', () => {
  const middles = SLEEP_SOUNDS.map((name) => centroid(powerSpectrum(soundOf(name)), SAMPLE_RATE)).toSorted(
    (a, b) => a - b
  )
  const steps = middles.slice(1).map((middle, index) => middle / (middles[index] ?? middle))
  expect(Math.min(...steps)).toBeGreaterThan(1.1)
})

test('the same seed makes the same sound, and another one another', async () => {
  const again = await renderLoop('sea', seedOf('sea'))
  expect(Buffer.from(again.buffer).equals(Buffer.from(soundOf('sea').buffer))).toBe(true)
  const other = await renderLoop('sea', 1)
  expect(Buffer.from(other.buffer).equals(Buffer.from(again.buffer))).toBe(false)
})

test('it is a file that any browser plays, ten minutes long', async () => {
  const file = await makeLoop('wind', new AbortController().signal)
  const bytes = new DataView(await file.arrayBuffer())
  const samples = soundOf('wind')
  const text = (at: number) => String.fromCharCode(...[0, 1, 2, 3].map((index) => bytes.getUint8(at + index)))
  expect([text(0), text(8), text(12), text(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data'])
  expect(bytes.getUint32(4, true)).toBe(file.size - 8)
  expect(bytes.getUint32(24, true)).toBe(SAMPLE_RATE)
  expect(bytes.getUint32(40, true)).toBe(10 * samples.byteLength)
  expect(file).toMatchObject({ type: 'audio/wav', size: 44 + 10 * samples.byteLength })
  expect(bytes.getInt16(44 + samples.byteLength, true)).toBe(samples[0])
})

test('what is no longer wanted is not made to its end', async () => {
  const wanted = new AbortController()
  const loop = makeLoop('rain', wanted.signal)
  wanted.abort(new Error('not wanted'))
  await expect(loop).rejects.toThrow('not wanted')
})

function soundOf(name: SleepSoundName): Int16Array {
  const samples = sounds.get(name)
  if (samples === undefined) throw new Error(`${name} was not made`)
  return samples
}

/** Decibels below the loudest sine there is, by power. */
function level(samples: Int16Array): number {
  return 10 * Math.log10(samples.reduce((total, value) => total + (value / FULL) ** 2, 0) / samples.length)
}

function levels(samples: Int16Array, windowSec: number): number[] {
  const size = Math.round(windowSec * SAMPLE_RATE)
  return Array.from({ length: Math.floor(samples.length / size) }, (_, index) =>
    level(samples.subarray(index * size, (index + 1) * size))
  )
}

/** By how many decibels a short window is ever louder than the second before it; the loop goes on and on. */
function highestRise(samples: Int16Array, windowSec: number): number {
  const short = levels(samples, windowSec)
  const perSecond = Math.round(1 / windowSec)
  return Math.max(
    ...short.map((now, index) => {
      const before = Array.from({ length: perSecond }, (_, step) => 10 ** ((short.at(index - step - 1) ?? now) / 10))
      return now - 10 * Math.log10(before.reduce((total, value) => total + value, 0) / perSecond)
    })
  )
}

function typical(values: Int16Array): number {
  return values.reduce((total, value) => total + value, 0) / values.length
}
