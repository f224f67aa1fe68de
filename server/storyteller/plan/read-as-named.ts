import type { ScenePlot } from '#content/format.ts'
import type { StoryLibrary } from '#content/library.ts'
import { isOfOneWish } from '#content/wish-plots/wish-plot.ts'
import { isEnglishWord } from '../language/word-list.ts'
import type { Memory } from '../memory.ts'
import { rememberedFor } from '../remembered.ts'
import type { StoryBrief } from '../story-brief.ts'
import { countWords, tokensOf } from '../text-measures.ts'
import { NO_WORDS, stemsOf, stemsOfEach } from '../word-stems.ts'
import { isToBeHeardFirst } from './may-hurt.ts'
import { isPlain, nearestOf, TELLS_IT } from './nearest-told.ts'
import { isOnlyRecited } from './read-as-noun-of-message.ts'
import { readAsPart } from './read-as-part.ts'
import type { Reading } from './reading.ts'
import { refusedBy } from './written-topics.ts'

/** A shorter wish says nothing beside its name. */
const LEAST_WORDS = 6
/** The words of a name stand beside each other: “the lamps in our street” name no street lamp. */
const MOST_APART = 1
/** What is missed, over or not so is not told of as if it were. */
const DENIED =
  /^(?:no|not|nothing|never|without|instead|miss(?:ed|es|ing)?|cancell?ed|called|forgot(?:ten)?|over|after|before|like|\p{L}+n[’']t|(?:do|did|wo|ca|is|was|does|could|would|have|had|has|are|were)nt)$/iu

/** What a story is called by in the wishes for which it was written, as stems. */
interface Name {
  plot: ScenePlot
  called: string
  stems: readonly string[]
}

/**
 * A long message of which nothing could be told but its words, as the story that it names by a word that means nothing else
 * (“up at 5am freezing for Matariki …”), or by two that stand together (“load shedding again, lights off …”). Null where no
 * story is named, where it is denied or missed, and where the message may be a sorrow or names a harm.
 */
export function readAsNamed(
  asked: StoryBrief,
  whole: Reading,
  told: Reading,
  library: StoryLibrary,
  memory: Memory
): Reading | null {
  const message = asked.theme
  if (countWords(message) < LEAST_WORDS || whole.wish.isQuestion || whole.brand !== null) return null
  if (!isPlain(whole) || !isPlain(told) || !isOnlyRecited(told, library, memory)) return null
  if (isToBeHeardFirst(message)) return null
  const words = tokensOf(message.replaceAll("'", '’'))
  if (words.some((word) => DENIED.test(word))) return null
  const all = stemsOf(message)
  for (const { plot, called } of namesSaid(message, library)) {
    const refused = refusedBy(plot.id, library)
    if (refused !== undefined && [...all].some((stem) => refused.has(stem))) continue
    const read = readAsPart(asked, whole, called, library, memory)
    if (read === null) continue
    const nearest = nearestOf(read, library, memory)
    if (nearest.plots.includes(plot) && nearest.distance <= TELLS_IT) return read
  }
  return null
}

/** Names that a message says, those of most words first, and of as many the one that it says first. */
function namesSaid(message: string, library: StoryLibrary): readonly Name[] {
  const names = namesByStem(library)
  return message
    .split(/[.,;:!?]+/u)
    .map((clause) => tokensOf(clause).map((word) => [...stemsOf(word)][0] ?? ''))
    .flatMap((said) => said.flatMap((stem) => names.get(stem) ?? []).filter(({ stems }) => isSaidTogether(stems, said)))
    .toSorted((one, other) => other.stems.length - one.stems.length)
}

function isSaidTogether(stems: readonly string[], said: readonly string[]): boolean {
  const places = stems.map((stem) => said.indexOf(stem))
  return !places.includes(-1) && Math.max(...places) - Math.min(...places) <= MOST_APART
}

/** The names of all stories by the first of their stems. */
const namesByStem = rememberedFor(({ scenePlots, themes }: StoryLibrary): ReadonlyMap<string, readonly Name[]> => {
  const keysOf = new Map(themes.map(({ id, keys }) => [id, keys]))
  const names = scenePlots
    .filter((plot) => isOfOneWish(plot) && plot.comfort !== true && plot.star === undefined)
    .flatMap((plot) =>
      [
        ...stemsOfEach(plot.wishes ?? NO_WORDS),
        ...(plot.themes ?? NO_WORDS).flatMap((id) => stemsOfEach(keysOf.get(id) ?? NO_WORDS).filter(isOnlyAName))
      ].map((name): Name => ({ plot, called: name.words, stems: name.stems }))
    )
    .filter(
      ({ plot, called, stems }) => stems.length > 1 || (plot.isFeast === true && isOnlyAName({ words: called, stems }))
    )
  return Map.groupBy(names, ({ stems }) => stems[0] ?? '')
})

/** Of one word that is no other: “Matariki” and “posadas”. */
function isOnlyAName({ words, stems }: { words: string; stems: readonly string[] }): boolean {
  return stems.length === 1 && /^\p{L}{3,}$/u.test(words) && !isEnglishWord(words.toLowerCase())
}
