import type { StoryLibrary } from '#content/library.ts'
import { isOfOneWish } from '#content/wish-plots/wish-plot.ts'
import type { Memory } from '../memory.ts'
import { isToBeHeard } from '../message/asked-at-last.ts'
import type { ToldApart } from '../message/telling-clauses.ts'
import { farFromSorrow } from '../sorrow/sorrow.ts'
import type { StoryBrief } from '../story-brief.ts'
import { isPlain, nearestOf, SAYS_ANY_WORDS } from './nearest-told.ts'
import { isOnlyRecited } from './read-as-noun-of-message.ts'
import { readAsPart } from './read-as-part.ts'
import type { Reading } from './reading.ts'

/** “Can you do gymnastics” asks for no answer. */
const ASKS_US = /^(?:please )?(?:can|could|would|will) (?:u|you|we|i)(?!\p{L})/iu
/** In log-odds of the model of sorrows. */
const VERY_FAR = 2.5
const OF_THE_DAY =
  /^(?:he|she|they|we|i|my|our|his|her|their|it|that|this|the kids|the twins|[hs]he[’']s|we[’']re|i[’']m)(?!\p{L})/iu

/**
 * A message that says how it is to be told, as the clause of it of which there is a story: “superhero, he should help with
 * little things” is told of a superhero. Null where no clause has one, and where another may tell of a sorrow or a harm.
 */
export function readAsClause(
  asked: StoryBrief,
  whole: Reading,
  { wish, clauses }: ToldApart,
  library: StoryLibrary,
  memory: Memory
): Reading | null {
  if ((whole.wish.isQuestion && !ASKS_US.test(asked.theme)) || whole.brand !== null) return null
  // In all of it a sorrow may be heard: then what is left has to be far from any.
  if (!isPlain(whole) && (isToBeHeard(wish) || farFromSorrow(wish) < VERY_FAR)) return null
  const ofWish = clauses.filter((clause) => !OF_THE_DAY.test(clause))
  for (const clause of ofWish) {
    const read = readAsPart(asked, whole, clause, library, memory)
    if (read !== null && isTold(read)) return read
  }
  return null

  function isTold(reading: Reading): boolean {
    const { plot, distance } = nearestOf(reading, library, memory)
    if (plot === undefined || plot.comfort === true || distance >= SAYS_ANY_WORDS) return false
    return isOfOneWish(plot) || !isOnlyRecited(reading, library, memory)
  }
}
