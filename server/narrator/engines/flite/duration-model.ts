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
 * (`bench/fit-duration-model.ts` prints such a table; fit again whenever a preset or the melody changes). Those of plain
 * speech were fitted on 878 units: twelve everyday stories, at least one of every culture, and random sentences of
 * everyday and of respelled words; it knows no given word. A melody makes vowels longer where they are accented or end a
 * breath, so that told speech has its own: the mean of a fit on the same texts without hints and of one on 1,551 units,
 * in which the stories come with what their writer knows of them as well. The second alone has a text by another hand
 * 4 % too short, the first alone stories as they are told 3 % too long; between them all are within 3 %.
 */
const COEFFICIENTS: Record<Melody, Record<Voice, readonly number[]>> = {
  plain: {
    emma: [0.049, 0.0573, 0.0683, -0.0638, -0.05, 0.1535, -0.0811, 0.1357, 0, 0.2724],
    david: [0.0472, 0.0596, 0.0794, -0.0545, -0.0714, 0.172, -0.1107, 0.0925, 0, 0.2094],
    maya: [0.0452, 0.0497, 0.1002, -0.0634, -0.0605, 0.1692, -0.0938, 0.1223, 0, 0.2218],
    shimmer: [0.0462, 0.0541, 0.0644, -0.0602, -0.0473, 0.1447, -0.0765, 0.1279, 0, 0.2598]
  },
  told: {
    emma: [0.0485, 0.0498, 0.0884, -0.0749, -0.0489, 0.1473, -0.0835, 0.1419, -0.0078, 0.2981],
    david: [0.0469, 0.0551, 0.0872, -0.0503, -0.0729, 0.1716, -0.1073, 0.1142, -0.0036, 0.2203],
    maya: [0.0477, 0.0398, 0.1, -0.0646, -0.0571, 0.1818, -0.0891, 0.1527, 0.0034, 0.2692],
    shimmer: [0.0457, 0.0469, 0.0832, -0.0707, -0.0462, 0.139, -0.0786, 0.1338, -0.0076, 0.2839]
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
