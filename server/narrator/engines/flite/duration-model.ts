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
  'openSyllables',
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
  let openSyllables = 0
  let rests = 0
  for (const [i, { say, rest }] of unit.words.entries()) {
    const word = say.toLowerCase()
    letters += word.length
    vowelGroups += word.match(/[aeiouy]+/g)?.length ?? 0
    if (LIGHT_WORDS.has(word)) lightWords++
    if (/[^aeiouy](?:e|es|ed)$/.test(word)) silentEndings++
    if (say.length === 1 && word !== 'a' && word !== 'i') singleLetters++
    // "tah", "rahng": a respelled syllable has more letters than sounds.
    if (/[aeiou]h(?:ng)?$/.test(word)) openSyllables++
    if (rest !== 'none' && i < unit.words.length - 1) rests++
  }
  return [letters, vowelGroups, unit.words.length, lightWords, silentEndings, singleLetters, openSyllables, rests, 1]
}

/**
 * Seconds per feature at pace 1, by least squares over the real lengths of units of the same voice
 * (`bench/fit-duration-model.ts` prints this table; fit again whenever a preset changes). These were fitted on 604
 * units, 6,300 words: one story of every culture, of sentences full of Māori and other respelled words, and of single letters. A
 * story left out of the fit was predicted within 3.1 % for every voice, the Māori sentences within 3 %.
 */
const COEFFICIENTS: Record<Voice, readonly number[]> = {
  emma: [0.0559, 0.0544, 0.0441, -0.0586, -0.0971, 0.0126, -0.1012, 0.1702, 0.3504],
  david: [0.0502, 0.0605, 0.0652, -0.0465, -0.0911, 0.0719, -0.1395, 0.1067, 0.2396],
  maya: [0.0607, 0.0412, 0.0504, -0.0579, -0.0783, -0.0043, -0.0835, 0.1445, 0.2613],
  shimmer: [0.0527, 0.0513, 0.0416, -0.0553, -0.0916, 0.012, -0.0955, 0.1606, 0.3332]
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
