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
 * (`bench/fit-duration-model.ts` prints this table; fit again whenever a preset changes). These were fitted on 557
 * sentences, 5,500 words of the house's own stories; a held-out fifth was predicted within 0.9 % for every voice.
 */
const COEFFICIENTS: Record<Voice, readonly number[]> = {
  emma: [0.0493, 0.0589, 0.06, -0.0532, -0.0516, 0.1071, 0.1287, 0.2867],
  david: [0.047, 0.0587, 0.0662, -0.0265, -0.0601, 0.3829, 0.0997, 0.2178],
  maya: [0.0483, 0.0451, 0.0829, -0.0453, -0.0566, 0.1577, 0.13, 0.254],
  shimmer: [0.0465, 0.0556, 0.0565, -0.0502, -0.0487, 0.1007, 0.1215, 0.2706]
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
