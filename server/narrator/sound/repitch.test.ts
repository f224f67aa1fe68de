import { expect, test } from 'vitest'

import { pulseTrain, steadyNoise } from '#tests/support/pulse-train.ts'
import { pitchMarks, trackPitch, type PitchTrack } from './pitch.ts'
import { repitch } from './repitch.ts'

const RATE = 16_000
const RANGE = { lowest: 70, highest: 400 }
const HOP = 80

/** Noise, a vowel, noise, a lower vowel, noise. */
function speech(): Float32Array {
  const voiced = pulseTrain(2, RATE, (second) =>
    second > 0.25 && second < 0.9 ? 170 : second > 1.2 && second < 1.8 ? 140 : 0
  )
  const noise = steadyNoise(voiced.length, 0.02)
  return voiced.map((sample, n) => sample + (noise[n] ?? 0))
}

function track(hzAt: (second: number) => number): PitchTrack {
  return { hop: HOP, hz: Float32Array.from({ length: 420 }, (_, frame) => hzAt((frame * HOP) / RATE)) }
}

const semitones = (ratio: number) => Math.abs(12 * Math.log2(ratio))
const within = (runs: readonly Float64Array[], sample: number) =>
  runs.some((marks) => (marks[0] ?? 0) < sample && sample < (marks.at(-1) ?? 0))

test.each([
  ['four semitones up', () => 170 * 2 ** (4 / 12)],
  ['four semitones down', () => 170 * 2 ** (-4 / 12)],
  ['a wave', (second: number) => 160 * 2 ** ((3 * Math.sin(7 * second)) / 12)]
])('the tune that is heard is the tune that was asked for: %s', (_, wanted) => {
  const sound = speech()
  const runs = pitchMarks(sound, trackPitch(sound, RATE, RANGE))
  const target = track(wanted)
  const heard = trackPitch(repitch(sound, RATE, runs, target).samples, RATE, RANGE)
  const errors: number[] = []
  for (const marks of runs)
    for (let frame = Math.ceil((marks[0] ?? 0) / HOP) + 3; frame * HOP < (marks.at(-1) ?? 0) - 3 * HOP; frame++)
      errors.push(semitones((heard.hz[frame] ?? 1) / (target.hz[frame] ?? 1)))
  errors.sort((a, b) => a - b)
  expect(errors.length).toBeGreaterThan(180)
  expect(errors[errors.length >> 1]).toBeLessThan(0.15)
  expect(errors[Math.floor(errors.length * 0.95)]).toBeLessThan(0.5)
})

test('what has no voice is the same, sample by sample', () => {
  const sound = speech()
  const runs = pitchMarks(sound, trackPitch(sound, RATE, RANGE))
  expect(runs).toHaveLength(2)
  const { samples } = repitch(
    sound,
    RATE,
    runs,
    track(() => 210)
  )
  expect(samples.length).toBe(sound.length)
  const changed = Array.from(sound.keys()).filter((n) => samples[n] !== sound[n])
  expect(changed.filter((n) => !within(runs, n))).toEqual([])
  expect(changed.length).toBeGreaterThan(RATE / 2)
})

test('asked for the pitch that it has, the sound stays what it is', () => {
  const sound = pulseTrain(1, RATE, () => 160)
  const runs = pitchMarks(sound, trackPitch(sound, RATE, RANGE))
  const { samples } = repitch(
    sound,
    RATE,
    runs,
    track(() => 160)
  )
  const error = samples.reduce((sum, sample, n) => sum + (sample - (sound[n] ?? 0)) ** 2, 0)
  const power = sound.reduce((sum, sample) => sum + sample ** 2, 0)
  expect(10 * Math.log10(power / error)).toBeGreaterThan(25)
})

test('periods are as even as they were asked for: no jitter comes in', () => {
  const sound = pulseTrain(1, RATE, () => 200)
  const runs = pitchMarks(sound, trackPitch(sound, RATE, RANGE))
  const { samples } = repitch(
    sound,
    RATE,
    runs,
    track(() => 231.7)
  )
  const [marks = new Float64Array()] = pitchMarks(samples, trackPitch(samples, RATE, RANGE))
  const gaps = Array.from(marks.slice(1), (mark, k) => mark - (marks[k] ?? 0)).slice(3, -3)
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
  const jitter =
    gaps.slice(1).reduce((sum, gap, k) => sum + Math.abs(gap - (gaps[k] ?? 0)), 0) / (gaps.length - 1) / mean
  // Rounding to whole samples would be 0.6 %.
  expect(jitter).toBeLessThan(0.003)
})

test('a vowel can last longer: everything after it comes later by whole samples, and no place goes back', () => {
  const sound = speech()
  const runs = pitchMarks(sound, trackPitch(sound, RATE, RANGE))
  const stretches = [
    { from: 5600, to: 8800, extra: 411 },
    { from: 21_000, to: 24_000, extra: -150 }
  ]
  const { samples, place } = repitch(
    sound,
    RATE,
    runs,
    track(() => 180),
    stretches
  )
  expect(samples.length).toBe(sound.length + 261)
  expect(place(16_000)).toBe(16_411)
  expect(place(30_000)).toBe(30_261)
  let reached = -1
  for (let n = 0; n < sound.length; n += 37) {
    expect(place(n)).toBeGreaterThan(reached)
    reached = place(n)
    expect(within(runs, n) || samples[place(n)] === sound[n]).toBe(true)
  }
})

test('what is loud stays about as loud, and no step is larger than the voice’s own', () => {
  const sound = speech()
  const runs = pitchMarks(sound, trackPitch(sound, RATE, RANGE))
  const steps = (samples: Float32Array) =>
    samples.reduce((most, sample, n) => Math.max(most, n === 0 ? 0 : Math.abs(sample - (samples[n - 1] ?? 0))), 0)
  for (const hz of [130, 215]) {
    const { samples } = repitch(
      sound,
      RATE,
      runs,
      track(() => hz)
    )
    const level = (values: Float32Array) => 10 * Math.log10(values.reduce((sum, value) => sum + value * value, 0))
    expect(Math.abs(level(samples) - level(sound))).toBeLessThan(2.5)
    expect(steps(samples)).toBeLessThan(1.5 * steps(sound))
    expect(samples.every(Number.isFinite)).toBe(true)
  }
})

test('without a voice there is nothing to do', () => {
  const noise = steadyNoise(4000, 0.5)
  expect(
    repitch(
      noise,
      RATE,
      [],
      track(() => 100)
    ).samples
  ).toEqual(noise)
  expect(
    repitch(
      new Float32Array(0),
      RATE,
      [],
      track(() => 100)
    ).samples
  ).toHaveLength(0)
})
