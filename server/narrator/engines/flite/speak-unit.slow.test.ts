import { beforeAll, expect, test } from 'vitest'

import { VOICES } from '#shared/narration.ts'
import { SAMPLE_STORY } from '#tests/support/sample-story.ts'
import { paceAt } from '../../pacing.ts'
import { readScript } from '../../text/script.ts'
import { alignPhones, PAUSE } from './align.ts'
import { compileFlite } from './compile-flite.ts'
import { createWordFinder, FLITE_RATE, speakWithFlite, type WordFinder } from './flite.ts'
import { MELODIES, VOICE_PRESETS } from './presets.ts'
import { speakUnit } from './speak-unit.ts'
import { type FliteUnit, spellUnit } from './spelling/spell-unit.ts'

let module: WebAssembly.Module
let finder: WordFinder
beforeAll(async () => {
  module = await compileFlite()
  finder = createWordFinder(module)
})

function unitsOf(text: string): FliteUnit[] {
  return readScript(text).paragraphs.flatMap((paragraph) => paragraph.units.map(spellUnit))
}

test('phones are given to their words although dictionary and speech differ', () => {
  const expected = [
    ['dh', 'ax'],
    ['ow', 'l', 'd'],
    ['k', 'ae', 't']
  ]
  expect(alignPhones(expected, ['dh', 'iy', 'ow', 'l', 'k', 'ae', 't'])).toEqual([0, 0, 1, 1, 2, 2, 2])
  expect(alignPhones(expected, [])).toEqual([])
  expect(alignPhones([], ['k', 'ae'])).toEqual([0, 0])
})

test('with a pause after every word, the engine itself says which sounds are whose: no mismatch', () => {
  const words = [
    ...new Set(
      SAMPLE_STORY.replace(/[^A-Za-z ]/g, ' ')
        .toLowerCase()
        .split(/\s+/)
    )
  ].filter((word) => word.length > 1)
  for (const base of ['slt', 'rms', 'awb'] as const) {
    for (let i = 0; i < words.length - 12; i += 48) {
      const some = words.slice(i, i + 12)
      const { phones } = speakWithFlite(module, some.join(', '), base, { stretch: 1, pitch: null, liveliness: null })
      let word = -1
      let isPause = true
      const truth: number[] = []
      for (const { name } of phones) {
        if (name !== PAUSE && isPause) word++
        isPause = name === PAUSE
        if (!isPause) truth.push(word)
      }
      expect(word).toBe(some.length - 1)
      expect(
        finder.wordsOf(
          some,
          phones.map(({ name }) => name).filter((name) => name !== PAUSE)
        )
      ).toEqual(truth)
    }
  }
})

test.each(VOICES)('%s: words lie exactly on the engine’s own phone ends', (voice) => {
  const preset = VOICE_PRESETS[voice]
  const pace = paceAt(0)
  const units = unitsOf('The lamp gave one long golden blink. Nobody heard that the old boat came home.')
  for (const unit of units) {
    const raw = speakWithFlite(module, unit.text, preset.base, {
      stretch: preset.stretch * preset.shift * pace.stretch,
      pitch: preset.pitch,
      liveliness: preset.liveliness
    })
    const sounds = raw.phones.filter(({ name }) => name !== PAUSE)
    // Without a pause inside, all that was done is to cut the start: one offset and the voice's shift map all times.
    expect(raw.phones.length).toBe(sounds.length + 2)
    const { words, phones } = speakUnit(module, finder, unit, { preset, pace, melody: 'plain' })
    const offset = (sounds[0]?.start ?? 0) / preset.shift - (words[0]?.[0] ?? 0)
    const ends = sounds.map(({ end }) => end / preset.shift - offset)
    expect(Math.max(...phones.map(({ end }, i) => Math.abs(end - (ends[i] ?? 0))))).toBeLessThan(1 / FLITE_RATE)
    for (const [, end] of words)
      expect(Math.min(...ends.map((time) => Math.abs(time - end)))).toBeLessThan(1 / FLITE_RATE)
    expect(words.at(-1)?.[1]).toBeCloseTo(ends.at(-1) ?? 0, 4)
  }
})

test.each(MELODIES)('rests are as long as ours are meant to be, not as the engine does: %s', (melody) => {
  const [unit] = unitsOf('The lamp went out, and the sea — so they say — slept')
  if (!unit) throw new Error('there is a unit')
  for (const voice of VOICES) {
    for (const position of [0, 0.99]) {
      const pace = paceAt(position)
      const { words } = speakUnit(module, finder, unit, { preset: VOICE_PRESETS[voice], pace, melody })
      const gap = (after: string) => {
        const i = unit.words.findIndex(({ say }) => say === after)
        return (words[i + 1]?.[0] ?? 0) - (words[i]?.[1] ?? 0)
      }
      expect(gap('out')).toBeCloseTo(0.24 * pace.rest, 2)
      expect(gap('sea')).toBeCloseTo(0.34 * pace.rest, 2)
      expect(gap('say')).toBeCloseTo(0.34 * pace.rest, 2)
      expect(gap('lamp')).toBeCloseTo(0, 2)
    }
  }
})

test.each(MELODIES)('strange words do not stop the voice: %s', (melody) => {
  const words = [
    'xkcd',
    'rhythm',
    'zzyzx',
    'bcdfae',
    "rock'n'roll",
    'strengths',
    'aaa',
    'X',
    'yclept',
    'tchotchke',
    'pfffst',
    'eieio',
    "o'"
  ]
  for (const voice of VOICES) {
    for (const unit of unitsOf(`${words.join(' ')}. ${words.join('. ')}.`)) {
      const speech = speakUnit(module, finder, unit, { preset: VOICE_PRESETS[voice], pace: paceAt(0), melody })
      expect(speech.words).toHaveLength(unit.words.length)
      expect(speech.samples.length).toBeGreaterThan(1000)
    }
  }
})
