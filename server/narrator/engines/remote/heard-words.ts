import type { SoundSpan } from '../../speech-engine.ts'
import type { HeardWord } from './speech-service.ts'

/** Of the words that must be found again before the times of a service are believed. */
const LEAST_FOUND = 0.6

/**
 * When each word that was sent is heard, from the words that a service says it spoke: it parts and joins them as it likes
 * ("don't" as two, "a.m." as one), so both are laid side by side letter by letter. Null when too little agrees.
 */
export function spansOfHeard(sent: readonly string[], heard: readonly HeardWord[]): SoundSpan[] | null {
  const wanted = sent.flatMap((word, index) => [...lettersOf(word)].map((letter) => ({ letter, index })))
  const given = heard.flatMap((word, index) => [...lettersOf(word.text)].map((letter) => ({ letter, index })))
  const pairs = commonLetters(
    wanted.map(({ letter }) => letter),
    given.map(({ letter }) => letter)
  )
  const found = new Map<number, { first: HeardWord; last: HeardWord }>()
  for (const [i, k] of pairs) {
    const word = wanted[i]?.index ?? 0
    const at = heard[given[k]?.index ?? 0]
    if (at) found.set(word, { first: found.get(word)?.first ?? at, last: at })
  }
  if (found.size < sent.length * LEAST_FOUND) return null
  const spans: SoundSpan[] = []
  let reached = 0
  for (const index of sent.keys()) {
    const at = found.get(index)
    const start = Math.max(reached, at?.first.start ?? reached)
    const end = Math.max(start, at?.last.end ?? start)
    spans.push([start, end])
    reached = end
  }
  return spans
}

function lettersOf(word: string): string {
  return word
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** The longest common subsequence: pairs of places, both rising. */
function commonLetters(a: readonly string[], b: readonly string[]): [number, number][] {
  const width = b.length + 1
  const length = new Uint16Array((a.length + 1) * width)
  const at = (i: number, k: number) => length[i * width + k] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let k = b.length - 1; k >= 0; k--)
      length[i * width + k] = a[i] === b[k] ? at(i + 1, k + 1) + 1 : Math.max(at(i + 1, k), at(i, k + 1))
  const pairs: [number, number][] = []
  for (let i = 0, k = 0; i < a.length && k < b.length;) {
    if (a[i] === b[k]) pairs.push([i++, k++])
    else if (at(i + 1, k) >= at(i, k + 1)) i++
    else k++
  }
  return pairs
}
