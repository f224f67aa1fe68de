import type { StoryLibrary } from '#content/library.ts'
import type { Culture } from '#shared/story.ts'
import type { Dialect } from '../language/dialect.ts'
import type { Memory } from '../memory.ts'
import type { SeededRandom } from '../random.ts'
import type { CultureChoice } from './story-plan.ts'

/**
 * Where a family lives in a background: chosen once, where its own English is spoken, and kept for as long as it is
 * remembered.
 */
export function chooseCulture(
  id: Culture,
  library: StoryLibrary,
  memory: Memory,
  random: SeededRandom,
  dialect: Dialect | null,
  collides: (text: string) => boolean
): CultureChoice {
  const pack = library.cultures[id]
  const kept = memory.homeIn(id)
  const spoken = pack.places.filter(
    (each) => dialect === null || each.dialect === undefined || each.dialect === dialect
  )
  const place = pack.places.find((each) => each.id === kept?.place) ?? random.pick(spoken)
  const clear = place.homes.filter((each) => !collides(each.text))
  const homes = clear.length > 0 ? clear : place.homes
  const home = homes.find((each) => each.text === kept?.home) ?? random.pick(homes)
  return { id, pack, place, home: home.text }
}
