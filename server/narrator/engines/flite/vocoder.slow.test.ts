import { beforeAll, expect, test } from 'vitest'

import { compileFlite } from './compile-flite.ts'
import { FLITE_RATE, retellWithFlite, speakWithFlite } from './flite.ts'
import { createRetelling, VocoderError, type VocoderTrack } from './vocoder.ts'

let module: WebAssembly.Module
beforeAll(async () => {
  module = await compileFlite()
})

const TEXT = 'The lamp gave one long golden blink. Was it asleep? "Not yet," said Lily, and the boat came home.'
const SETTINGS = { stretch: 1.15, pitch: null, liveliness: null }

test.each(['slt', 'rms', 'awb'] as const)('%s: from its own plan the vocoder makes Flite’s own sound', (base) => {
  const plain = speakWithFlite(module, TEXT, base, SETTINGS)
  let planned: VocoderTrack | null = null
  const retold = retellWithFlite(module, TEXT, base, SETTINGS, (track, phones) => {
    planned = track
    expect(phones).toEqual(plain.phones)
    expect(track.rate).toBe(FLITE_RATE)
    expect(track.frameSeconds).toBeCloseTo(0.005, 6)
    expect(track.strengths).toHaveLength(track.hz.length)
    expect(track.spectra).toHaveLength(track.hz.length)
    expect(new Set(track.spectra.map(({ buffer }) => buffer)).size).toBe(1)
    expect(track.hz.some((hz) => hz === 0)).toBe(true)
    expect(track.hz.every((hz) => hz === 0 || (hz > 50 && hz < 400))).toBe(true)
    return track
  })
  expect(planned).not.toBeNull()
  expect(retold).toHaveLength(plain.samples.length)
  // It speaks lower, by whole steps of 16 bits, so that nothing loud comes out with the wrong sign.
  const steps = retold.map((sample, n) => Math.abs(sample - (plain.samples[n] ?? 0)) * 32_768)
  expect(steps.reduce((most, step) => Math.max(most, step), 0)).toBeLessThan(16)
})

test('twelve decibels louder than Flite is still a sound without a tear', () => {
  const loudest = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  const plain = speakWithFlite(module, TEXT, 'slt', SETTINGS).samples
  const loud = retellWithFlite(module, TEXT, 'slt', SETTINGS, (track) => ({
    ...track,
    spectra: track.spectra.map((spectrum) => spectrum.map((value, i) => (i === 0 ? value + Math.LN2 : value)))
  }))
  expect(loudest(loud) / loudest(plain)).toBeCloseTo(2, 2)
})

test('what is thrown while a unit is planned is thrown, and the next unit is said as if nothing had been', () => {
  const before = speakWithFlite(module, TEXT, 'slt', SETTINGS)
  expect(() =>
    retellWithFlite(module, TEXT, 'slt', SETTINGS, () => {
      throw new RangeError('no tune')
    })
  ).toThrow('no tune')
  expect(speakWithFlite(module, TEXT, 'slt', SETTINGS)).toEqual(before)
})

test.each<[string, (track: VocoderTrack) => VocoderTrack]>([
  ['without frames', (track) => ({ ...track, hz: new Float32Array(0), spectra: [], strengths: null })],
  ['with an F0 that is no number', (track) => ({ ...track, hz: track.hz.with(7, NaN) })],
  ['with an F0 beyond all numbers', (track) => ({ ...track, hz: track.hz.with(8, Infinity) })],
  ['with frames that have no F0', (track) => ({ ...track, hz: track.hz.slice(0, -1) })]
])('a track %s is refused, and the next unit is said as if nothing had been', (_, broken) => {
  const before = speakWithFlite(module, TEXT, 'slt', SETTINGS)
  expect(() => retellWithFlite(module, TEXT, 'slt', SETTINGS, broken)).toThrow(VocoderError)
  expect(speakWithFlite(module, TEXT, 'slt', SETTINGS)).toEqual(before)
})

test('a memory that is not laid out as Flite’s is refused', () => {
  const retelling = createRetelling((track) => track)
  // (module (memory (export "memory") 1)): nothing but zeros.
  const bytes = Buffer.from('0061736d010000000503010001070a01066d656d6f72790200', 'hex')
  return WebAssembly.compile(bytes).then((empty) => {
    const { memory } = new WebAssembly.Instance(empty, {}).exports
    if (!(memory instanceof WebAssembly.Memory)) throw new Error('there is memory')
    expect(() => retelling.onAsked(memory, 16, 0, 0)).toThrow('planned no sound')
  })
})
