import { expect, test } from 'vitest'

import { pitchMarks, trackPitch } from './pitch.ts'
import { pulseTrain, steadyNoise } from './pulse-train.ts'

const RATE = 16_000
const RANGE = { lowest: 80, highest: 380 }

const semitones = (ratio: number) => Math.abs(12 * Math.log2(ratio))

test.each([95, 131.7, 180, 262.3, 333])('a voice on %d Hz is heard on that note', (pitch) => {
  const track = trackPitch(
    pulseTrain(1, RATE, () => pitch),
    RATE,
    RANGE
  )
  const inside = track.hz.slice(10, -10)
  expect(Math.max(...inside.map((hz) => semitones(hz / pitch)))).toBeLessThan(0.35)
  const mean = inside.reduce((sum, hz) => sum + hz, 0) / inside.length
  expect(semitones(mean / pitch)).toBeLessThan(0.1)
})

test('a glide is followed without a leap to another octave', () => {
  const pitchAt = (second: number) => 120 * 2 ** second
  const { hop, hz } = trackPitch(pulseTrain(1.2, RATE, pitchAt), RATE, RANGE)
  for (let frame = 10; frame < hz.length - 10; frame++)
    expect(semitones((hz[frame] ?? 0) / pitchAt((frame * hop) / RATE))).toBeLessThan(0.6)
})

test('neither silence nor noise has a pitch', () => {
  expect(trackPitch(new Float32Array(RATE), RATE, RANGE).hz.every((hz) => hz === 0)).toBe(true)
  const voiced = trackPitch(steadyNoise(2 * RATE, 0.3), RATE, RANGE).hz.filter((hz) => hz > 0)
  expect(voiced.length).toBeLessThan(20)
  expect(trackPitch(new Float32Array(0), RATE, RANGE).hz.every((hz) => hz === 0)).toBe(true)
  expect(() => trackPitch(new Float32Array(10), 22_050, RANGE)).toThrow('multiples of 4000')
})

test('marks lie one period apart, to a fraction of a sample, one run for each stretch of voice', () => {
  const pitchAt = (second: number) => (second > 0.5 && second < 0.7 ? 0 : second < 0.6 ? 147 : 213)
  const sound = pulseTrain(1.2, RATE, pitchAt)
  const runs = pitchMarks(sound, trackPitch(sound, RATE, RANGE))
  expect(runs).toHaveLength(2)
  for (const [i, pitch] of [147, 213].entries()) {
    const marks = runs[i] ?? []
    expect(marks.length).toBeGreaterThan(0.35 * pitch)
    const gaps = Array.from(marks.slice(1), (mark, k) => mark - (marks[k] ?? 0)).slice(2, -2)
    const period = RATE / pitch
    expect(Math.max(...gaps.map((gap) => Math.abs(gap / period - 1)))).toBeLessThan(0.02)
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
    expect(mean / period).toBeCloseTo(1, 3)
  }
})

test('the same sound has the same marks', () => {
  const sound = pulseTrain(0.6, RATE, (second) => 160 + 40 * second)
  const marks = () => pitchMarks(sound, trackPitch(sound, RATE, RANGE))
  expect(marks()).toEqual(marks())
})
