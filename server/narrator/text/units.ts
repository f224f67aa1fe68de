import type { SpokenUnit, SpokenWord } from './spoken-unit.ts'

/** No reader says more in one breath; and some engines' time and memory grow faster than the text. */
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
  sentence: {
    sentence: number
    isQuoted: (part: readonly SpokenWord[]) => boolean
    trailsOff: boolean
    /** The most letters that the voice takes at once. */
    unitLetters: number
  }
): SpokenUnit[] {
  const units: SpokenUnit[] = []
  const longest = Math.min(LONGEST_UNIT, sentence.unitLetters)
  for (let from = 0; from < words.length;) {
    // No more words than that fit, however endless the sentence is.
    const rest = words.slice(from, from + longest)
    const part = rest.slice(0, fitsOneBreath(rest, longest) ? rest.length : splitPoint(rest, longest))
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
      if (i < last) return word.text + word.mark
      const mark = ending === 'clause' ? ',' : word.mark === '?' || word.mark === '!' ? word.mark : '.'
      return mark === '.' && word.text.endsWith('.') ? word.text : word.text + mark
    })
    .join(' ')
}

function fitsOneBreath(words: readonly SpokenWord[], longest: number): boolean {
  let length = 0
  return words.every((word) => (length += word.text.length + word.mark.length + 1) <= longest)
}

/**
 * Index after the last word of the first part: after the strongest rest that fits, else before a joining word, else
 * where it is full. Never inside a word that is read as several ("112"), unless that alone is more than a breath.
 */
function splitPoint(words: readonly SpokenWord[], longest: number): number {
  let length = 0
  let best = { at: 1, strength: -1 }
  let fits = 1
  for (const [i, word] of words.entries()) {
    length += word.text.length + word.mark.length + 1
    if (length > longest) break
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
          : next && JOINING_WORDS.has(next.text.toLowerCase())
            ? 1
            : 0
    if (strength >= best.strength) best = { at: i + 1, strength }
  }
  return best.strength < 0 ? fits : best.at
}
