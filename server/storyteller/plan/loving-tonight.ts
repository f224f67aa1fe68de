import type { ScenePlot } from '#content/format.ts'
import { isOfItsOwn } from '#content/wish-plots/wish-plot.ts'
import type { SeededRandom } from '../random.ts'
import type { Reading } from './reading.ts'
import type { CastMember } from './story-plan.ts'

/** And so many medium ones end with nothing but themselves, where the form put no pastime forward. */
const SHARE_OF_NONE = 1 / 2
/** One story in two has time for what the hero loves beside what was wished for. */
const SHARE_OF_HERO = 1 / 2
/** So many fall asleep in two sentences, one for the children and one for the grown-ups: there only what they love tells them apart. */
const CROWD = 8
/** Of so many it is told: a row of hobbies between the goodnight and the last word would read like a form. */
const MOST_IN_A_LONG_NIGHT = 2
const MOST_IN_ANY_OTHER = 1

/**
 * Of whom a story tells what they love. A story of its own is about the wish: a row of the whole household's hobbies at
 * its end reads like a form, so it has one or none, in a long night two, and first those that the parent’s form put forward. Any
 * other story tells it of everybody, and so does one with a crowd.
 */
export function lovingTonight(
  plot: ScenePlot,
  { cast, hero, request }: Pick<Reading, 'cast' | 'hero' | 'request'>,
  random: SeededRandom
): ReadonlySet<CastMember> {
  if (!isOfItsOwn(plot) || cast.length >= CROWD) return new Set(cast)
  const wanted = new Set(request.interests.map((interest) => interest.toLowerCase()))
  const isWanted = ({ pastimes: [first] }: CastMember) => first !== undefined && wanted.has(first.typed.toLowerCase())
  const withLove = random.shuffled(cast.filter((member) => member !== hero && member.pastimes.length > 0))
  const wantedOthers = withLove.filter(isWanted)
  const others = withLove.filter((member) => !isWanted(member))
  const isOfHero = random.next() < SHARE_OF_HERO || isWanted(hero)
  const most = request.duration === 'long' ? MOST_IN_A_LONG_NIGHT : MOST_IN_ANY_OTHER
  const ofHero = isOfHero || withLove.length === 0 ? [hero] : []
  const isOfNone =
    request.duration === 'medium' && wantedOthers.length === 0 && !isWanted(hero) && random.next() < SHARE_OF_NONE
  const atBedtime = isOfNone ? [] : [...wantedOthers, ...ofHero, ...others].slice(0, most)
  // A short evening begins with what the hero loves.
  return new Set([...(request.duration === 'short' ? [hero] : []), ...atBedtime])
}
