import type { Line } from '#content/format.ts'
import {
  awaitedBegin,
  awaitedEnd,
  carriedBegin,
  carriedEnd,
  carriedMiddle,
  namedBegin,
  namedEnd,
  namedMiddle,
  namedTwoBegin,
  overBegin,
  overEnd,
  playedBegin,
  playedEnd,
  playedMiddle
} from '#content/named-lines.ts'
import { WISH_PROMISES } from '#content/wish-promises.ts'
import type { ScenesPlan, CastMember } from '../plan/story-plan.ts'
import type { MomentList } from './moment-list.ts'

/** Where in a story of its own something is told that the wish says beside it (`plan/also-said.ts`). */
export type AlsoTold = 'begin' | 'middle' | 'end'

/**
 * Before the first scene, who of the wish is played by whom, that what follows is still to come, or was yesterday, and
 * what is promised for the end; in the middle, that it is so still; and in bed, that it is over, and what was promised.
 * Nothing where the wish says no more than its story, or none of them can say it.
 */
export function addAlsoTold(list: MomentList, plan: ScenesPlan, where: AlsoTold): void {
  const { named, 'named.two': second, 'named.with': known, actor, carried, awaited, over, promised } = plan.wish.says
  const partner = partnerIn(plan)
  if (partner === null) return
  const player = known === undefined ? plan.hero : partner
  const setting = {
    S: player,
    A: player === partner ? plan.hero : partner
  }
  const isNamed = named !== undefined
  const isShort = plan.duration === 'short'
  const before = list.moments.length
  const add = (lines: readonly Line[], scene = setting, joins = false, priority: 0 | 1 = 0) => {
    if (!joins) list.newParagraph()
    list.add('also', priority, lines, scene)
  }
  const asHero = { S: plan.hero, A: partner }
  if (where === 'begin' && isNamed) {
    add(namedBegin)
    if (second !== undefined) add(namedTwoBegin, setting, true)
  }
  const asPlayed = { S: partner, A: plan.hero }
  if (where === 'begin' && actor !== undefined) add(playedBegin, asPlayed)
  if (where === 'middle' && actor !== undefined && !isShort) add(playedMiddle, asPlayed)
  if (where === 'end' && actor !== undefined) add(playedEnd, asPlayed, false, isShort ? 1 : 0)
  if (where === 'begin' && awaited !== undefined) add(awaitedBegin, asHero)
  if (where === 'begin' && over !== undefined) add(overBegin, asHero)
  if (where === 'middle' && isNamed && !isShort) add(namedMiddle)
  // A short night of seven has no room for it, and rather ends without than tells another story.
  if (where === 'end' && isNamed) add(namedEnd, setting, false, isShort ? 1 : 0)
  if (where === 'end' && awaited !== undefined) add(awaitedEnd, asHero)
  if (where === 'end' && over !== undefined) add(overEnd, asHero)
  const isCarried = carried !== undefined
  if (where === 'begin' && isCarried) add(carriedBegin, asHero)
  if (where === 'middle' && isCarried && !isShort) add(carriedMiddle, asHero)
  if (where === 'end' && isCarried) add(carriedEnd, asHero, false, isShort ? 1 : 0)
  const promise = WISH_PROMISES.find(({ id }) => id === promised)
  if (where === 'begin' && promise) add(isShort ? promise.brief : promise.begin, asHero)
  if (where === 'end' && promise && !isShort) add(promise.end, asHero)
  if (list.moments.length > before) list.newParagraph()
}

/** Who talks with the hero in this story. */
function partnerIn({ scenes, hero }: ScenesPlan): CastMember | null {
  const beside = scenes.flatMap(({ S, A }) => [S, A]).filter((member) => member !== null && member !== hero)
  return hero.speaks ? (beside.find((member) => member?.speaks === true) ?? null) : null
}
