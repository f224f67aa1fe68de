import type { Culture } from '#shared/story.ts'
import type { SubPack } from '#content/format.ts'
import type { StoryLibrary } from '#content/library.ts'
import type { Memory } from '../memory.ts'
import type { SeededRandom } from '../random.ts'
import type { CultureChoice } from './story-plan.ts'

/** One place of the chosen background a story: the one that this family has not visited for longest. */
export function chooseCulture(id: Culture, library: StoryLibrary, memory: Memory, random: SeededRandom): CultureChoice {
  const pack = library.cultures[id]
  const places = random.shuffled(pack.places)
  const [first, ...others] = places
  if (!first) throw new RangeError(`the ${id} pack has no places`)
  const place = others.reduce((best, each) => (lastVisit(each, memory) > lastVisit(best, memory) ? each : best), first)
  return { id, pack, place }
}

function lastVisit(place: SubPack, memory: Memory): number {
  return Math.min(...place.homes.map((home) => memory.age(home.text)))
}
