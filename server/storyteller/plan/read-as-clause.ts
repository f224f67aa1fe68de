import type { StoryLibrary } from '#content/library.ts'
import { isOfOneWish } from '#content/wish-plots/wish-plot.ts'
import type { Memory } from '../memory.ts'
import { isBurden, withoutPictures } from '../message/burdens.ts'
import type { ToldApart } from '../message/telling-clauses.ts'
import { hintsAtNeed } from '../sorrow/hinted-need.ts'
import { hintsBeside } from '../sorrow/need-beside.ts'
import { isHeardByModelOnly, isOrMayBeSorrow, saysNothingGrave } from '../sorrow/sorrow.ts'
import type { StoryBrief } from '../story-brief.ts'
import { isTale, saysMoreThanThat, tellsOfHurt } from './may-hurt.ts'
import { nearestOf, SAYS_ANY_WORDS } from './nearest-told.ts'
import { isOnlyRecited } from './read-as-noun-of-message.ts'
import { readAsPart } from './read-as-part.ts'
import type { Reading } from './reading.ts'

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
  if (whole.wish.isQuestion || whole.brand !== null || mayBeHeavy(wish)) return null
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

function mayBeHeavy(wish: string): boolean {
  if (hintsAtNeed(wish) || hintsBeside(wish) || tellsOfHurt(wish) || saysMoreThanThat(wish)) return true
  if (isBurden(withoutPictures(wish)) && !isTale(wish)) return true
  return isOrMayBeSorrow(wish) && !(isHeardByModelOnly(wish) && saysNothingGrave(wish))
}
