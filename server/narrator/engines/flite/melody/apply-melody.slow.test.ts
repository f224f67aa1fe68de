import { beforeAll, expect, test } from 'vitest'

import { VOICES, type Voice } from '#shared/narration.ts'
import { type PitchRange, pitchMarks, trackPitch } from '#tests/support/pitch.ts'
import { paceAt } from '../../../pacing.ts'
import { readScript } from '../../../text/script.ts'
import type { SpokenUnit } from '../../../text/spoken-unit.ts'
import { PAUSE, type Phone } from '../align.ts'
import { compileFlite } from '../compile-flite.ts'
import {
  createWordFinder,
  FLITE_RATE,
  type FliteSpeech,
  retellWithFlite,
  speakWithFlite,
  type WordFinder
} from '../flite.ts'
import { VOICE_PRESETS } from '../presets.ts'
import { speakUnit } from '../speak-unit.ts'
import { spellUnit } from '../spelling/spell-unit.ts'
import { tellingOf } from '../telling.ts'
import type { VocoderTrack } from '../vocoder.ts'
import { applyMelody } from './apply-melody.ts'
import { isVowel } from './stress.ts'

const TEXT = `On the last rock before the open sea stood a lighthouse called Old Tom. Every evening they climbed one
  hundred and twelve steps together. “Is it asleep?” whispered Theo. “Not yet,” said Lily, putting her ear against the
  warm glass. Round went the light, over the rocks and over the quiet water! Then it turned as slowly as breathing.`

const RANGES: Record<'slt' | 'rms' | 'awb', PitchRange> = {
  slt: { lowest: 95, highest: 340 },
  rms: { lowest: 55, highest: 210 },
  awb: { lowest: 95, highest: 380 }
}
const rangeOf = (voice: Voice) => RANGES[VOICE_PRESETS[voice].base]

let module: WebAssembly.Module
let finder: WordFinder
beforeAll(async () => {
  module = await compileFlite()
  finder = createWordFinder(module)
})

function unitsOf(text: string): SpokenUnit[] {
  return readScript(text).paragraphs.flatMap((paragraph) => paragraph.units)
}

function settingsOf(voice: Voice) {
  const { stretch, shift, pitch, liveliness } = VOICE_PRESETS[voice]
  return { stretch: stretch * shift, pitch, liveliness }
}

function plainly(voice: Voice, unit: SpokenUnit): FliteSpeech {
  return speakWithFlite(module, spellUnit(unit).text, VOICE_PRESETS[voice].base, settingsOf(voice))
}

/** A unit as it is told, what its vocoder was given, and what Flite had meant to give it. */
interface Told {
  samples: Float32Array
  planned: VocoderTrack
  written: VocoderTrack
  /** The sounds of `written` that are no pause, and the word of Flite's spelling that each belongs to. */
  phones: readonly Phone[]
  owners: readonly number[]
  place: (frame: number) => number
}

function told(voice: Voice, unit: SpokenUnit): Told {
  const spelled = spellUnit(unit)
  const { base, melody } = VOICE_PRESETS[voice]
  const parts: Omit<Told, 'samples'>[] = []
  const samples = retellWithFlite(module, spelled.text, base, settingsOf(voice), (track, phones) => {
    const owners = finder.wordsOf(
      spelled.words.map(({ say }) => say),
      phones.flatMap(({ name }) => (name === PAUSE ? [] : [name]))
    )
    const telling = tellingOf(spelled, owners, finder, { stretch: 1, rest: 1 }, voice)
    const retold = applyMelody({ track, phones }, melody, telling)
    const sounding = retold.phones.filter(({ name }) => name !== PAUSE)
    parts.push({ planned: track, written: retold.track, phones: sounding, owners, place: retold.place })
    return retold.track
  })
  const [part] = parts
  if (!part) throw new Error('a unit is planned')
  return { samples, ...part }
}

/** The whole text as Flite means to say it, and as it is told. */
function beforeAndAfter(voice: Voice): { before: Float32Array; after: Float32Array } {
  const units = unitsOf(TEXT)
  const join = (parts: readonly Float32Array[]) => Float32Array.from(parts.flatMap((part) => [...part]))
  return {
    before: join(units.map((unit) => plainly(voice, unit).samples)),
    after: join(units.map((unit) => told(voice, unit).samples))
  }
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? NaN
}

/** Mean difference of neighbouring periods as a share of the mean period, over all runs. */
function jitter(samples: Float32Array, voice: Voice): number {
  const differences: number[] = []
  const periods: number[] = []
  for (const marks of pitchMarks(samples, trackPitch(samples, FLITE_RATE, rangeOf(voice)))) {
    for (let i = 2; i < marks.length; i++) {
      const period = (marks[i] ?? 0) - (marks[i - 1] ?? 0)
      periods.push(period)
      differences.push(Math.abs(period - ((marks[i - 1] ?? 0) - (marks[i - 2] ?? 0))))
    }
  }
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return mean(differences) / mean(periods)
}

test.each(VOICES)('%s: the tune that is heard is the tune that was written', (voice) => {
  const EDGE_FRAMES = 3
  const errors: number[] = []
  for (const unit of unitsOf(TEXT)) {
    const { samples, written } = told(voice, unit)
    const heard = trackPitch(samples, FLITE_RATE, rangeOf(voice))
    expect(heard.hop / FLITE_RATE).toBeCloseTo(written.frameSeconds, 6)
    for (let frame = EDGE_FRAMES; frame < written.hz.length - EDGE_FRAMES; frame++) {
      if (written.hz.subarray(frame - EDGE_FRAMES, frame + EDGE_FRAMES + 1).includes(0)) continue
      const hz = heard.hz[frame] ?? 0
      if (hz > 0) errors.push(Math.abs(12 * Math.log2(hz / (written.hz[frame] ?? 1))))
    }
  }
  expect(errors.length).toBeGreaterThan(1000)
  expect(percentile(errors, 0.5)).toBeLessThan(0.2)
  expect(percentile(errors, 0.95)).toBeLessThan(0.7)
  expect(errors.filter((error) => error > 2).length).toBeLessThan(0.005 * errors.length)
})

test.each(VOICES)('%s: a name has its highest note where it is stressed', (voice) => {
  for (const [name, stressed] of Object.entries({ Olivia: 'ih', Isabella: 'eh', Maria: 'iy', Elijah: 'ay' })) {
    const text = `Down by the water they met ${name} with a lamp.`
    const [unit] = readScript(text, {}, [{ names: [name] }]).paragraphs[0]?.units ?? []
    if (!unit) throw new Error('there is a unit')
    const { written, phones, owners } = told(voice, unit)
    const notes = phones.flatMap(({ name: sound, start, end }, i) => {
      if (owners[i] !== 6 || !isVowel(sound)) return []
      const [from, to] = [start, end].map((seconds) => Math.round(seconds / written.frameSeconds))
      return [{ sound, hz: percentile([...written.hz.subarray(from, to)].filter(Boolean), 0.5) }]
    })
    expect(notes.toSorted((a, b) => b.hz - a.hz)[0]?.sound).toBe(stressed)
  }
})

test.each(VOICES)(
  '%s: what has no voice gets none, and what is said stays what it is but for its loudness',
  (voice) => {
    for (const unit of unitsOf(TEXT)) {
      const { planned, written, place } = told(voice, unit)
      expect(written.spectra).toHaveLength(written.hz.length)
      expect(written.strengths).toHaveLength(written.hz.length)
      let kept = 0
      for (const [frame, hz] of planned.hz.entries()) {
        const at = place(frame)
        if (!Number.isInteger(at) || place(frame + 1) !== at + 1 || place(frame - 1) !== at - 1) continue
        kept++
        expect((written.hz[at] ?? 0) > 0).toBe(hz > 0)
        expect(written.spectra[at]?.subarray(1)).toEqual(planned.spectra[frame]?.subarray(1))
        expect(written.strengths?.[at]).toEqual(planned.strengths?.[frame])
        // A natural logarithm: 6 dB are 0.69.
        expect(Math.abs((written.spectra[at]?.[0] ?? 0) - (planned.spectra[frame]?.[0] ?? 0))).toBeLessThan(0.69)
      }
      expect(kept).toBeGreaterThan(0.4 * planned.hz.length)
    }
  }
)

test.each(VOICES)('%s: nothing tears: no step is much larger than the voice’s own', (voice) => {
  const largestStep = (samples: Float32Array) =>
    samples.reduce((most, sample, n) => Math.max(most, n === 0 ? 0 : Math.abs(sample - (samples[n - 1] ?? 0))), 0)
  for (const unit of unitsOf(TEXT)) {
    // Accents are up to 3 dB louder.
    expect(largestStep(told(voice, unit).samples)).toBeLessThan(1.5 * 1.41 * largestStep(plainly(voice, unit).samples))
  }
})

test.each(VOICES)('%s: the voice gets no rougher', (voice) => {
  const { before, after } = beforeAndAfter(voice)
  expect(jitter(after, voice)).toBeLessThan(jitter(before, voice) * 1.05)
})

/** Harmonics over noise in dB: how alike neighbouring periods are, in the mean over all that has a pitch. */
function harmonicity(samples: Float32Array, voice: Voice): number {
  const track = trackPitch(samples, FLITE_RATE, rangeOf(voice))
  const likeness = [...track.hz].flatMap((hz, frame) => (hz > 0 ? [periodicity(samples, frame * track.hop, hz)] : []))
  const mean = likeness.reduce((sum, value) => sum + value, 0) / likeness.length
  return 10 * Math.log10(mean / (1 - mean))
}

/** Normalised correlation of a stretch around a sample with the same one period on, of the lengths next to the period the best. */
function periodicity(samples: Float32Array, centre: number, hz: number): number {
  const period = Math.round(FLITE_RATE / hz)
  const from = Math.max(0, centre - period)
  const window = 2 * period
  const lags = [-2, -1, 0, 1, 2].map((offset) => period + offset).filter((lag) => from + window + lag <= samples.length)
  return Math.max(
    0,
    ...lags.map((lag) => {
      const one = samples.subarray(from, from + window)
      const other = samples.subarray(from + lag, from + lag + window)
      const product = one.reduce((sum, value, n) => sum + value * (other[n] ?? 0), 0)
      return product / Math.sqrt(energy(one) * energy(other) + 1e-12)
    })
  )
}

function energy(samples: Float32Array): number {
  return samples.reduce((sum, value) => sum + value * value, 0)
}

test.each(VOICES)('%s: a melody takes no more than two decibels of harmonics over noise', (voice) => {
  const { before, after } = beforeAndAfter(voice)
  expect(harmonicity(after, voice)).toBeGreaterThan(harmonicity(before, voice) - 2)
})

test.each(VOICES)('%s: words keep their order, and the same unit always sounds the same', (voice) => {
  const odd = ['Psst!', 'Sss.', `Wh${'e'.repeat(260)}!`, 'Mmm, brrr.', 'A', 'Tāne and Siobhán said: “Hm?”']
  for (const unit of [...unitsOf(TEXT), ...odd.flatMap(unitsOf)]) {
    const options = { preset: VOICE_PRESETS[voice], pace: paceAt(0.9), melody: 'told' } as const
    const speech = speakUnit(module, finder, spellUnit(unit), options)
    expect(speech.samples.every(Number.isFinite)).toBe(true)
    let reached = 0
    for (const { start, end } of speech.phones) {
      expect(start).toBeGreaterThanOrEqual(reached - 1e-9)
      expect(end).toBeGreaterThanOrEqual(start)
      reached = end
    }
    expect(reached).toBeLessThanOrEqual(speech.samples.length / (FLITE_RATE * VOICE_PRESETS[voice].shift) + 1e-9)
    expect(speakUnit(module, finder, spellUnit(unit), options)).toEqual(speech)
  }
})
