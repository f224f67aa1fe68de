import { bareWords, SHORTEST_REFRAIN } from '#shared/refrains.ts'
import type { PlacedWord } from './placed-word.ts'

/** A bare word, and the places in the paragraph of what is said for it: “112” is four words. */
interface BareWord {
  bare: string
  first: number
  last: number
}

/**
 * The places of the words of a paragraph that belong to a refrain, found by whole words: all of a sentence, of several, or
 * of a quotation in one. A reporting clause is none by itself, whatever the writer took it for.
 */
export function refrainPlaces(words: readonly PlacedWord[], refrains: readonly string[]): ReadonlySet<number> {
  const places = new Set<number>()
  const told = bareWordsOf(words)
  for (const refrain of refrains.map(bareWords)) {
    if (refrain.length < SHORTEST_REFRAIN) continue
    for (let at = 0; at + refrain.length <= told.length; at++) {
      if (!refrain.every((bare, i) => told[at + i]?.bare === bare)) continue
      const first = told[at]?.first ?? 0
      const last = told[at + refrain.length - 1]?.last ?? 0
      if (!isBorder(words, first) || !isBorder(words, last + 1) || isReportingClause(words, first, last)) continue
      for (let place = first; place <= last; place++) places.add(place)
    }
  }
  return places
}

function bareWordsOf(words: readonly PlacedWord[]): BareWord[] {
  const told: BareWord[] = []
  for (const [at, { source, word }] of words.entries()) {
    const last = told.at(-1)
    if (last && words[at - 1]?.word.from === word.from) last.last = at
    else told.push(...bareWords(source).map((bare) => ({ bare, first: at, last: at })))
  }
  return told
}

/** “The parrot shouted.” is a sentence; “…,” the parrot shouted, is none. */
function isReportingClause(words: readonly PlacedWord[], first: number, last: number): boolean {
  const isReporting = words.slice(first, last + 1).every(({ prosody }) => prosody.role === 'reporting')
  return isReporting && words.some(({ sentence, isQuoted }) => isQuoted && sentence === words[first]?.sentence)
}

/** Whether a sentence or a quotation begins or ends before word `at`. */
function isBorder(words: readonly PlacedWord[], at: number): boolean {
  const [before, here] = [words[at - 1], words[at]]
  return !before || !here || before.sentence !== here.sentence || before.isQuoted !== here.isQuoted
}
