import type { Voice } from '#shared/narration.ts'
import { restAfterWord, type Pace } from '../../pacing.ts'
import type { SpokenUnit } from '../../text/script.ts'

/** What a unit's length is predicted from. Counted over its normalised words. */
export const DURATION_FEATURES = [
  'letters',
  'vowelGroups',
  'words',
  'lightWords',
  'silentEndings',
  'singleLetters',
  'rests',
  'unit'
] as const

// Said quickly, whatever their letters.
const LIGHT_WORDS = new Set(
  'a an the of to in on at as and or but for from with is was be it its he his him her she they them that this had has have were are been by if'.split(
    ' '
  )
)

/** One number per feature, in the order of `DURATION_FEATURES`. */
export function durationFeatures(unit: SpokenUnit): number[] {
  let letters = 0
  let vowelGroups = 0
  let lightWords = 0
  let silentEndings = 0
  let singleLetters = 0
  let rests = 0
  for (const [i, { say, rest }] of unit.words.entries()) {
    const word = say.toLowerCase()
    letters += word.length
    vowelGroups += word.match(/[aeiouy]+/g)?.length ?? 0
    if (LIGHT_WORDS.has(word)) lightWords++
    if (/[^aeiouy](?:e|es|ed)$/.test(word)) silentEndings++
    if (say.length === 1 && word !== 'a' && word !== 'i') singleLetters++
    if (rest !== 'none' && i < unit.words.length - 1) rests++
  }
  return [letters, vowelGroups, unit.words.length, lightWords, silentEndings, singleLetters, rests, 1]
}

/**
 * Seconds per feature at pace 1, by least squares over the real lengths of units of the same voice
 * (`bench/fit-duration-model.ts` prints this table; fit again whenever a preset changes). These were fitted on 682
 * sentences, 6,300 words of the house's own stories; a held-out fifth was predicted within 0.6 % for every voice.
 */
const COEFFICIENTS: Record<Voice, readonly number[]> = {
  emma: [0.0405, 0.0402, 0.0856, -0.0709, -0.0278, 0.0154, 0.1436, 0.2584],
  david: [0.0417, 0.0482, 0.0834, -0.0447, -0.0462, 0.0699, 0.0975, 0.2298],
  maya: [0.042, 0.0356, 0.0985, -0.0718, -0.0458, 0.0154, 0.1328, 0.2455],
  shimmer: [0.0394, 0.0391, 0.0834, -0.0691, -0.027, 0.0155, 0.1396, 0.251]
}

/** Expected seconds of one unit, the rests inside it included. */
export function predictUnitSeconds(voice: Voice, unit: SpokenUnit, pace: Pace): number {
  const coefficients = COEFFICIENTS[voice]
  const sound = durationFeatures(unit).reduce((sum, value, i) => sum + value * (coefficients[i] ?? 0), 0)
  return Math.max(0.1, sound * pace.stretch) + innerRests(unit, pace)
}

/** Seconds of the rests inside a unit; the one after its last word belongs to whoever joins units. */
export function innerRests(unit: SpokenUnit, pace: Pace): number {
  return unit.words.slice(0, -1).reduce((sum, word) => sum + restAfterWord(word.rest, pace), 0)
}
