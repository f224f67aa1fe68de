import type { ScenePlot } from '#content/format.ts'
import type { StoryLibrary } from '#content/library.ts'
import { isName } from '../language/word-list.ts'
import { rememberedFor } from '../remembered.ts'
import { stemsOf } from '../word-stems.ts'
import type { Reading } from './reading.ts'
import { wordsTold } from './verb-said.ts'
import { topicsByPlot } from './written-topics.ts'

/** A word for which the story was not written, and that it often says; and one that comes up in it. */
const OFTEN_SAID = 0.8
const IN_PASSING = 0.3
/** What is said of the asking and of the evening, and is told by no story. */
const UNTOLD = stemsOf(
  'today tonight tomorrow yesterday morning afternoon evening night day time please story like really very little big small tiny old new first last one two three make made get got go going went come came want wants would could says said'
)

/**
 * How much of what was typed a story is about, 0 to 1: of the words that say something, and are no names of the family. A
 * word for which it was written counts in full, and one that only comes up in it a little.
 */
export function shareTold(plot: ScenePlot, reading: Reading, library: StoryLibrary): number {
  const asked = wordsAsked(reading)
  if (asked.length === 0) return 1
  const topic = topicsByPlot(library).get(plot)
  const told = wordsTold(plot, reading.wish.says)
  const shares = asked.map((stem): number => {
    if (topic === undefined) return told.has(stem) ? 1 : 0
    if (topic.keys.has(stem)) return 1
    return topic.topics.has(stem) ? OFTEN_SAID : told.has(stem) ? IN_PASSING : 0
  })
  return shares.reduce((sum, share) => sum + share, 0) / asked.length
}

/** The words that say something. */
export const wordsAsked = rememberedFor(({ typed, cast }: Reading): readonly string[] => {
  const others = typed.split(/[^\p{L}’'-]+/u).filter((word) => isName(word.toLowerCase()))
  const names = stemsOf([...cast.flatMap(({ name }) => [name, `${name}’s`, `${name}s`]), ...others].join(' '))
  return [...stemsOf(typed)].filter((stem) => !names.has(stem) && !UNTOLD.has(stem))
})
