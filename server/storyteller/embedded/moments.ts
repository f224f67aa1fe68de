import type { StoryLibrary } from '#content/library.ts'
import { isOfItsOwn } from '#content/wish-plots/wish-plot.ts'
import { freshest } from '../line-choice.ts'
import type { Memory } from '../memory.ts'
import { beginsAtOnce, type StoryPlan } from '../plan/story-plan.ts'
import type { SeededRandom } from '../random.ts'
import { journeyTurn, journeyWant, journeyWay, markDeeds } from './journey-beats.ts'
import { createMomentList, type Moment, type MomentList } from './moment-list.ts'
import { throughTheWindow } from './night-outside.ts'
import { restOf } from './rest-beats.ts'
import { sceneBeats } from './scene-beats.ts'
import { supperOf } from './supper-time.ts'

/** The whole story as moments in order, with more extras than any story has room for. */
export function momentsOf(
  plan: StoryPlan,
  library: StoryLibrary,
  memory: Memory,
  collides: (text: string) => boolean,
  random: SeededRandom
): Moment[] {
  const list = createMomentList(plan, library, memory, random)
  const sure = sureMotif(list, memory, collides)
  list.setSupper(supperOf(plan, list.bank, random))
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

/**
 * Home, supper and goodnight are always told, and one more motif, so that a short story has its place as well: of the
 * kind that holds the one which this family has not heard for longest.
 */
function sureMotif(
  { plan, ofTonight, random }: MomentList,
  memory: Memory,
  collides: (text: string) => boolean
): string {
  const { place, pack } = plan.culture
  // What begins at once, so that it is seen or heard at the end.
  const kinds = {
    outside: beginsAtOnce(plan) ? [] : ofTonight(place.outside),
    window: beginsAtOnce(plan) ? ofTonight(throughTheWindow(place)) : [],
    sounds: ofTonight(place.sounds),
    // Nor a song of something else, once a story of its own is over.
    lullaby: plan.kind === 'scenes' && isOfItsOwn(plan.plot) ? [] : pack.lullaby,
    sky: ofTonight(place.sky)
  }
  const freshestOf = <T extends { text: string }>(motifs: readonly T[]): T => {
    const clear = motifs.filter(({ text }) => !collides(text))
    return freshest(clear.length > 0 ? clear : motifs, ({ text }) => memory.age(text), random)
  }
  // One of each kind, so that a culture of many songs has no fewer skies.
  const each = Object.entries(kinds).filter(([, motifs]) => motifs.length > 0)
  return freshestOf(each.map(([kind, motifs]) => ({ kind, text: freshestOf(motifs).text }))).kind
}
