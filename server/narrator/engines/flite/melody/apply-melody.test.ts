import { expect, test } from 'vitest'

import { readScript } from '../../../text/script.ts'
import type { Phone } from '../align.ts'
import { spellUnit } from '../spelling/spell-unit.ts'
import { tellingOf } from '../telling.ts'
import type { VocoderTrack } from '../vocoder.ts'
import { applyMelody } from './apply-melody.ts'

const RATE = 16_000
const FRAME_SECONDS = 0.005
const VOICE = { median: 180, ownTune: 1 }
const CONSONANT_FRAMES = 12
const VOWEL_FRAMES = 30
const REST_FRAMES = 20

/** A unit in which every vowel and no consonant has a voice, and every frame's spectrum says which it is. */
function unitOf(text: string) {
  const [unit] = readScript(text).paragraphs.flatMap(({ units }) => units)
  if (!unit) throw new Error('there is a unit')
  const spelled = spellUnit(unit)
  const phones: Phone[] = [{ name: 'pau', start: 0, end: REST_FRAMES * FRAME_SECONDS }]
  const owners: number[] = []
  const hz: number[] = Array<number>(REST_FRAMES).fill(0)
  for (const [i, word] of spelled.words.entries()) {
    for (const sound of word.say.toLowerCase().match(/[aeiouy]+|[^aeiouy]+/g) ?? []) {
      const isVowel = /[aeiouy]/.test(sound)
      hz.push(...Array<number>(isVowel ? VOWEL_FRAMES : CONSONANT_FRAMES).fill(isVowel ? 177.3 : 0))
      phones.push({
        name: isVowel ? 'ae' : 'k',
        start: phones.at(-1)?.end ?? 0,
        end: hz.length * FRAME_SECONDS
      })
      owners.push(i)
    }
  }
  const track: VocoderTrack = {
    rate: RATE,
    frameSeconds: FRAME_SECONDS,
    hz: Float32Array.from(hz),
    spectra: hz.map((_, frame) => Float32Array.of(3, frame)),
    strengths: hz.map((_, frame) => Float32Array.of(frame / 1000))
  }
  return { track, phones, telling: tellingOf(spelled, owners, { stressOf: () => -1 }, { stretch: 1, rest: 1 }, 'emma') }
}

const TEXTS = ['The lantern by the door was lit and the cat slept beside it.', 'Is it asleep?', 'Oh!']

test.each(TEXTS)('voice stays where it is, and every period is a whole number of samples: %s', (text) => {
  const { track, phones, telling } = unitOf(text)
  const retold = applyMelody({ track, phones }, VOICE, telling)
  expect(retold.track.hz).not.toEqual(track.hz)
  for (const [frame, hz] of retold.track.hz.entries()) {
    const source = retold.track.spectra[frame]?.[1] ?? NaN
    expect(hz > 0).toBe((track.hz[Math.round(source)] ?? 0) > 0)
  }
  const periods = [...retold.track.hz].filter((hz) => hz > 0).map((hz) => RATE / hz)
  for (const period of periods) expect(period).toBeCloseTo(Math.round(period), 3)
})

test.each(TEXTS)('sounds last as many frames as their times say, and run on without a leap: %s', (text) => {
  const { track, phones, telling } = unitOf(text)
  const retold = applyMelody({ track, phones }, VOICE, telling)
  expect(retold.track.hz.length * FRAME_SECONDS).toBeCloseTo(retold.phones.at(-1)?.end ?? 0, 6)
  expect(retold.track.spectra).toHaveLength(retold.track.hz.length)
  expect(retold.track.strengths).toHaveLength(retold.track.hz.length)
  const lengths = retold.phones.map(({ start, end }) => Math.round((end - start) / FRAME_SECONDS))
  const lengthsOf = (name: string) => lengths.filter((_, i) => phones[i]?.name === name)
  expect(new Set(lengthsOf('k'))).toEqual(new Set([CONSONANT_FRAMES]))
  for (const length of lengthsOf('ae')) expect(Math.abs(length / VOWEL_FRAMES - 1)).toBeLessThanOrEqual(0.2)
  expect(lengths[phones.findLastIndex(({ name }) => name === 'ae')]).toBeGreaterThan(VOWEL_FRAMES)
  for (const [frame, spectrum] of retold.track.spectra.entries()) {
    const source = spectrum[1] ?? NaN
    expect(retold.track.strengths?.[frame]?.[0]).toBeCloseTo(source / 1000, 5)
    const step = source - (retold.track.spectra[frame - 1]?.[1] ?? -1)
    expect(step).toBeGreaterThan(0.79)
    expect(step).toBeLessThan(1.2)
  }
})

test('what Flite planned is left as it was', () => {
  const { track, phones, telling } = unitOf('The lantern was lit.')
  const before = structuredClone({ track, phones })
  applyMelody({ track, phones }, VOICE, telling)
  expect({ track, phones }).toEqual(before)
})

test('a voice that knows no strengths gets none', () => {
  const { track, phones, telling } = unitOf('The lantern was lit.')
  expect(applyMelody({ track: { ...track, strengths: null }, phones }, VOICE, telling).track.strengths).toBeNull()
})
