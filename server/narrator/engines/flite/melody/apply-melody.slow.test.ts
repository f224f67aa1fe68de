import { beforeAll, expect, test } from 'vitest'

import { VOICES, type Voice } from '#shared/narration.ts'
import { paceAt } from '../../../pacing.ts'
import { pitchMarks, trackPitch } from '../../../sound/pitch.ts'
import { readScript, type SpokenUnit } from '../../../text/script.ts'
import { PAUSE } from '../align.ts'
import { compileFlite } from '../compile-flite.ts'
import { createWordFinder, FLITE_RATE, type FliteSpeech, speakWithFlite, type WordFinder } from '../flite.ts'
import { VOICE_PRESETS } from '../presets.ts'
import { speakUnit } from '../speak-unit.ts'
import { spellUnit } from '../spelling/spell-unit.ts'
import { tellingOf } from '../telling.ts'
import { applyMelody } from './apply-melody.ts'

const TEXT = `On the last rock before the open sea stood a lighthouse called Old Tom. Every evening they climbed one
  hundred and twelve steps together. “Is it asleep?” whispered Theo. “Not yet,” said Lily, putting her ear against the
  warm glass. Round went the light, over the rocks and over the quiet water! Then it turned as slowly as breathing.`

let module: WebAssembly.Module
let finder: WordFinder
beforeAll(async () => {
  module = await compileFlite()
  finder = createWordFinder(module)
})

function unitsOf(text: string): SpokenUnit[] {
  return readScript(text).paragraphs.flatMap((paragraph) => paragraph.units)
}

function plainly(voice: Voice, unit: SpokenUnit): FliteSpeech {
  const { base, stretch, shift, pitch, liveliness } = VOICE_PRESETS[voice]
  return speakWithFlite(module, spellUnit(unit).text, base, { stretch: stretch * shift, pitch, liveliness })
}

function told(voice: Voice, unit: SpokenUnit, speech: FliteSpeech) {
  const spelled = spellUnit(unit)
  const owners = finder.wordsOf(
    spelled.words.map(({ say }) => say),
    speech.phones.flatMap(({ name }) => (name === PAUSE ? [] : [name]))
  )
  return applyMelody(
    speech,
    FLITE_RATE,
    VOICE_PRESETS[voice].melody,
    tellingOf(spelled, owners, { stretch: 1, rest: 1 }, voice)
  )
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? NaN
}

/** Mean difference of neighbouring periods as a share of the mean period, over all runs. */
function jitter(samples: Float32Array, voice: Voice): number {
  const differences: number[] = []
  const periods: number[] = []
  for (const marks of pitchMarks(samples, trackPitch(samples, FLITE_RATE, VOICE_PRESETS[voice].melody.range))) {
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
  const { range } = VOICE_PRESETS[voice].melody
  const errors: number[] = []
  for (const unit of unitsOf(TEXT)) {
    const speech = plainly(voice, unit)
    const own = trackPitch(speech.samples, FLITE_RATE, range)
    const { samples, tune, place } = told(voice, unit, speech)
    const heard = trackPitch(samples, FLITE_RATE, range)
    for (const marks of pitchMarks(speech.samples, own)) {
      const last = (marks.at(-1) ?? 0) / own.hop - 3
      for (let frame = Math.ceil((marks[0] ?? 0) / own.hop) + 3; frame < last; frame++) {
        const hz = heard.hz[Math.round(place(frame * own.hop) / own.hop)] ?? 0
        if (hz > 0) errors.push(Math.abs(12 * Math.log2(hz / (tune.hz[frame] ?? 1))))
      }
    }
  }
  expect(errors.length).toBeGreaterThan(1000)
  expect(percentile(errors, 0.5)).toBeLessThan(0.2)
  expect(percentile(errors, 0.95)).toBeLessThan(0.7)
  expect(errors.filter((error) => error > 2).length).toBeLessThan(0.005 * errors.length)
})

test.each(VOICES)(
  '%s: what has no voice keeps its samples, and no step is much larger than the voice’s own',
  (voice) => {
    for (const unit of unitsOf(TEXT)) {
      const speech = plainly(voice, unit)
      const runs = pitchMarks(speech.samples, trackPitch(speech.samples, FLITE_RATE, VOICE_PRESETS[voice].melody.range))
      const { samples, place } = told(voice, unit, speech)
      let largest = 0
      let own = 0
      for (let n = 1; n < speech.samples.length; n++)
        own = Math.max(own, Math.abs((speech.samples[n] ?? 0) - (speech.samples[n - 1] ?? 0)))
      for (let n = 1; n < samples.length; n++)
        largest = Math.max(largest, Math.abs((samples[n] ?? 0) - (samples[n - 1] ?? 0)))
      // Accents are up to 3 dB louder.
      expect(largest).toBeLessThan(1.5 * 1.41 * own)
      // Only the loudness differs, and that moves slowly: neighbours have one ratio.
      for (let n = 400; n < speech.samples.length - 400; n += 101) {
        if (runs.some((marks) => (marks[0] ?? 0) - 1 < n && n - 1 < (marks.at(-1) ?? 0) + 1)) continue
        const [one, two] = [speech.samples[n] ?? 0, speech.samples[n + 1] ?? 0]
        const [newOne, newTwo] = [samples[place(n)] ?? 0, samples[place(n + 1)] ?? 0]
        expect(Math.abs(newOne * two - newTwo * one)).toBeLessThan(0.002 * Math.abs(one * two) + 1e-6)
      }
    }
  }
)

test.each(VOICES)('%s: the voice gets no rougher', (voice) => {
  const units = unitsOf(TEXT)
  const join = (parts: readonly Float32Array[]) => Float32Array.from(parts.flatMap((part) => [...part]))
  const before = join(units.map((unit) => plainly(voice, unit).samples))
  const after = join(units.map((unit) => told(voice, unit, plainly(voice, unit)).samples))
  expect(jitter(after, voice)).toBeLessThan(jitter(before, voice) * 1.05)
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
