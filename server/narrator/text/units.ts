import type { SpokenUnit, SpokenWord } from './script.ts'

/** Beyond this the engine's time and memory grow faster than the text. */
const LONGEST_UNIT = 300
/** A part shorter than this sounds like a hiccup. */
const SHORTEST_PART = 60
const JOINING_WORDS = new Set([
  'and',
  'but',
  'or',
  'so',
  'then',
  'while',
  'because',
  'when',
  'until',
  'where',
  'which',
  'who'
])

/** One sentence as units: itself, or, when it is too long to be said in one breath, parts split where a reader would. */
export function joinedUnits(
  words: readonly SpokenWord[],
  sentence: { sentence: number; isQuoted: (part: readonly SpokenWord[]) => boolean; trailsOff: boolean }
): SpokenUnit[] {
  const units: SpokenUnit[] = []
  for (let from = 0; from < words.length;) {
    // No more words than that fit, however endless the sentence is.
    const rest = words.slice(from, from + LONGEST_UNIT)
    const part = rest.slice(0, fitsOneBreath(rest) ? rest.length : splitPoint(rest))
    from += part.length
    const ending = from < words.length ? 'clause' : sentence.trailsOff ? 'trailing' : 'sentence'
    units.push({
      text: unitText(part, ending),
      words: part,
      sentence: sentence.sentence,
      ending,
      isQuoted: sentence.isQuoted(part)
    })
  }
  return units
}

function unitText(words: readonly SpokenWord[], ending: SpokenUnit['ending']): string {
  const last = words.length - 1
  return words
    .map((word, i) => {
      if (i < last) return word.say + word.mark
      return word.say + (ending === 'clause' ? ',' : word.mark === '?' || word.mark === '!' ? word.mark : '.')
    })
    .join(' ')
}

function fitsOneBreath(words: readonly SpokenWord[]): boolean {
  let length = 0
  return words.every((word) => (length += word.say.length + word.mark.length + 1) <= LONGEST_UNIT)
}

/**
 * Index after the last word of the first part: after the strongest rest that fits, else before a joining word, else
 * where it is full. Never inside a word that is read as several ("112"), unless that alone is more than a breath.
 */
function splitPoint(words: readonly SpokenWord[]): number {
  let length = 0
  let best = { at: 1, strength: -1 }
  let fits = 1
  for (const [i, word] of words.entries()) {
    length += word.say.length + word.mark.length + 1
    if (length > LONGEST_UNIT) break
    fits = i + 1
    const next = words[i + 1]
    if (next && next.from === word.from) continue
    const strength =
      length < SHORTEST_PART
        ? 0
        : word.rest !== 'none'
          ? word.rest === 'short'
            ? 2
            : 3
          : next && JOINING_WORDS.has(next.say)
            ? 1
            : 0
    if (strength >= best.strength) best = { at: i + 1, strength }
  }
  return best.strength < 0 ? fits : best.at
}
