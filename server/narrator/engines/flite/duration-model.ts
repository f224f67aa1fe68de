import type { Voice } from '#shared/narration.ts'
import { restAfterWord, type Pace } from '../../pacing.ts'
import type { SpokenUnit } from '../../text/spoken-unit.ts'
import { isContentWord } from './melody/word-classes.ts'
import type { Melody } from './presets.ts'
import { type FliteUnit, spellUnit } from './spelling/spell-unit.ts'

/** What a unit's length is predicted from. Counted over its words in Flite's spelling. */
export const DURATION_FEATURES = [
  'letters',
  'vowelGroups',
  'words',
  'lightWords',
  'silentEndings',
  'singleLetters',
  'openPieces',
  'rests',
  'givenWords',
  'unit'
] as const

// Said quickly, whatever their letters.
const LIGHT_WORDS = new Set(
  'a an the of to in on at as and or but for from with is was be it its he his him her she they them that this had has have were are been by if'.split(
    ' '
  )
)

/** One number per feature, in the order of `DURATION_FEATURES`. */
export function durationFeatures(unit: FliteUnit): number[] {
  let letters = 0
  let vowelGroups = 0
  let lightWords = 0
  let silentEndings = 0
  let singleLetters = 0
  let openPieces = 0
  let rests = 0
  let givenWords = 0
  for (const [i, { say, word: source, rest }] of unit.words.entries()) {
    const word = say.toLowerCase()
    letters += word.length
    vowelGroups += word.match(/[aeiouy]+/g)?.length ?? 0
    if (LIGHT_WORDS.has(word)) lightWords++
    if (/[^aeiouy](?:e|es|ed)$/.test(word)) silentEndings++
    if (say.length === 1 && word !== 'a' && word !== 'i') singleLetters++
    // "tah mah kee" for Tāmaki: a piece of a respelled word has more letters than sounds, and is said in one go.
    if (source === unit.words[i - 1]?.word && /(?:[aeiou]h(?:ng)?|[ao]w|ee|oo|ay|oy|ye)$/.test(word)) openPieces++
    if (rest !== 'none' && i < unit.words.length - 1) rests++
    // What was said a moment ago carries no accent, and is shorter for it.
    if (unit.hints?.words[source]?.isGiven && isContentWord(word)) givenWords++
  }
  return [
    letters,
    vowelGroups,
    unit.words.length,
    lightWords,
    silentEndings,
    singleLetters,
    openPieces,
    rests,
    givenWords,
    1
  ]
}

/**
 * Seconds per feature at pace 1, by least squares over the real lengths of units of the same voice
 * (`bench/fit-duration-model.ts` prints this table; fit again whenever a preset changes). Fitted on 878 units: twelve
 * everyday stories, at least one of every culture, and random sentences of everyday and of respelled words. Nine stories
 * that were left out of the fit were predicted within 2.4 % for every voice, sentences full of Māori within 2 %. A melody
 * makes vowels longer where they are accented or end a breath, so that told speech has coefficients of its own.
 *
 * Stories of which the narrator knows what was told before have fewer accents than those of the fit: five of them are
 * predicted 0.3 to 5.1 % too long, three in the mean, and a text of which nothing is known up to 2 % too short. Coefficients
 * that were fitted on such stories had the others 3.9 % too short, which is more than the promise has to spare: a few
 * seconds of silence at the end are better than pauses that shrink.
 */
const COEFFICIENTS: Record<Melody, Record<Voice, readonly number[]>> = {
  plain: {
    emma: [0.049, 0.0573, 0.0683, -0.0638, -0.05, 0.1535, -0.0811, 0.1357, 0.2724],
    david: [0.0472, 0.0596, 0.0794, -0.0545, -0.0714, 0.172, -0.1107, 0.0925, 0.2094],
    maya: [0.0452, 0.0497, 0.1002, -0.0634, -0.0605, 0.1692, -0.0938, 0.1223, 0.2218],
    shimmer: [0.0462, 0.0541, 0.0644, -0.0602, -0.0473, 0.1447, -0.0765, 0.1279, 0.2598]
  },
  told: {
    emma: [0.05, 0.0566, 0.0714, -0.0695, -0.0506, 0.1558, -0.0839, 0.1628, 0.2944],
    david: [0.048, 0.0585, 0.0838, -0.0609, -0.0719, 0.175, -0.114, 0.1168, 0.227],
    maya: [0.0466, 0.0506, 0.0942, -0.064, -0.0641, 0.1849, -0.0893, 0.1554, 0.2702],
    shimmer: [0.0471, 0.0534, 0.0673, -0.0656, -0.0479, 0.1469, -0.0791, 0.1534, 0.2808]
  }
}

/** Expected seconds of one unit, the rests inside it included. */
export function predictUnitSeconds(voice: Voice, unit: SpokenUnit, pace: Pace, melody: Melody): number {
  const coefficients = COEFFICIENTS[melody][voice]
  const sound = durationFeatures(spellUnit(unit)).reduce((sum, value, i) => sum + value * (coefficients[i] ?? 0), 0)
  return Math.max(0.1, sound * pace.stretch) + innerRests(unit, pace)
}

/** Seconds of the rests inside a unit; the one after its last word belongs to the joining of units. */
export function innerRests(unit: Pick<SpokenUnit | FliteUnit, 'words'>, pace: Pace): number {
  return unit.words.slice(0, -1).reduce((sum, word) => sum + restAfterWord(word.rest, pace), 0)
}
