import type { StoryLibrary } from '#content/library.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import type { SeededRandom } from '../random.ts'
import { journeyTurn, journeyWant, journeyWay, markDeeds } from './journey-beats.ts'
import { createMomentList, type Moment } from './moment-list.ts'
import { restOf } from './rest-beats.ts'
import { sceneBeats } from './scene-beats.ts'

/** The whole story as moments in order, with more extras than any story has room for. */
export function momentsOf(plan: StoryPlan, library: StoryLibrary, random: SeededRandom): Moment[] {
  const list = createMomentList(plan, library, random)
  // One more motif than home, sky and goodnight is always told, so that a short story has its place as well.
  const sure = random.pick(['outside', 'supper', 'sounds', 'lullaby'])
  if (plan.kind === 'journey') {
    markDeeds(list, plan)
    journeyWant(list, plan, sure)
    journeyWay(list, plan)
    journeyTurn(list, plan)
  } else {
    sceneBeats(list, plan, sure)
  }
  restOf(list, sure)
  return list.moments
}
