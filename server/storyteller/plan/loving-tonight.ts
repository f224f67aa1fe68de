import type { ScenePlot } from '#content/format.ts'
import { lineText, linesOf } from '#content/line-lint.ts'
import { isOfItsOwn } from '#content/wish-plots/wish-plot.ts'
import type { SeededRandom } from '../random.ts'
import { countWords } from '../text-measures.ts'
import type { Reading } from './reading.ts'
import type { CastMember } from './story-plan.ts'

/** So many evenings that are not long have a word for what the hero loves beside what was wished for. */
const SHARE_OF_HERO = 1 / 8
/** A story that goes to bed in more words leaves a short night no room for it: its end would be too large a part. */
const MOST_WORDS_TO_BED = 40

/**
 * Of whom a story tells what they love. A story of its own is about the wish: what the others love was stuck on its end
 * (“Grandpa opened the fridge, and remembered fishing”), so of the hero alone it is told there, in a night that is not
 * long every eighth time unless the parent’s form put it forward. Any other story tells it of everybody.
 */
export function lovingTonight(
  plot: ScenePlot,
  {
    cast,
    hero,
    request,
    wish,
    isTerse,
    isTight
  }: Pick<Reading, 'cast' | 'hero' | 'request' | 'wish' | 'isTerse' | 'isTight'>,
  random: SeededRandom
): ReadonlySet<CastMember> {
  if (!isOfItsOwn(plot)) return new Set(cast)
  if (isTomorrowTaken(wish)) return new Set()
  const [first] = hero.pastimes
  const isWanted = request.interests.some((interest) => interest.toLowerCase() === first?.typed.toLowerCase())
  if (request.duration === 'short' && wordsToBed(plot) > MOST_WORDS_TO_BED) return new Set()
  // The story of the wish is worth more than a word about drawing: without it, a lone child’s is short enough.
  if (request.duration === 'short' && (isTight === true || (isTerse === true && !isWanted))) return new Set()
  return new Set(request.duration === 'long' || isWanted || random.next() < SHARE_OF_HERO ? [hero] : [])
}

/** Tomorrow is for what the wish waits for. */
export function isTomorrowTaken({ moods, about }: Pick<Reading['wish'], 'moods' | 'about'>): boolean {
  return moods.includes('waiting') || /\btomorrow\b/iu.test(about)
}

function wordsToBed({ bed }: ScenePlot): number {
  const longest = bed.map((step) => Math.max(0, ...linesOf(step).map((line) => countWords(lineText(line)))))
  return longest.reduce((sum, words) => sum + words, 0)
}
