/** One sound of the voice and when it ends, in seconds. The start is the end of the one before. */
export interface Phone {
  name: string
  start: number
  end: number
}

export const PAUSE = 'pau'

const VOWELS = new Set([
  'aa',
  'ae',
  'ah',
  'ao',
  'aw',
  'ax',
  'axr',
  'ay',
  'eh',
  'er',
  'ey',
  'ih',
  'iy',
  'ow',
  'oy',
  'uh',
  'uw'
])

/**
 * Says which word every spoken phone belongs to. `expected` holds the dictionary phones of each word in order; the
 * spoken ones differ here and there ("the" before a vowel), so the two are laid side by side at least edit cost.
 * Answers one word index per phone of `spoken`; the indices never go down.
 */
export function alignPhones(expected: readonly (readonly string[])[], spoken: readonly string[]): number[] {
  const wanted = expected.flatMap((phones, word) => phones.map((name) => ({ name, word })))
  const width = spoken.length + 1
  const cost = new Float64Array((wanted.length + 1) * width)
  const at = (i: number, j: number) => cost[i * width + j] ?? 0
  for (let j = 1; j < width; j++) cost[j] = j
  for (let i = 1; i <= wanted.length; i++) {
    cost[i * width] = i
    for (let j = 1; j < width; j++) {
      const swap = at(i - 1, j - 1) + difference(wanted[i - 1]?.name ?? '', spoken[j - 1] ?? '')
      cost[i * width + j] = Math.min(swap, at(i - 1, j) + 1, at(i, j - 1) + 1)
    }
  }
  const words = Array.from(spoken, () => 0)
  let i = wanted.length
  let j = spoken.length
  while (j > 0) {
    const swap = i > 0 ? at(i - 1, j - 1) + difference(wanted[i - 1]?.name ?? '', spoken[j - 1] ?? '') : Infinity
    if (at(i, j) === swap) {
      words[--j] = wanted[--i]?.word ?? 0
    } else if (i > 0 && at(i, j) === at(i - 1, j) + 1) {
      i--
    } else {
      words[--j] = wanted[Math.max(0, i - 1)]?.word ?? 0
    }
  }
  return words
}

function difference(a: string, b: string): number {
  if (a === b) return 0
  if (VOWELS.has(a) !== VOWELS.has(b)) return 1.5
  return VOWELS.has(a) ? 0.4 : 0.8
}
