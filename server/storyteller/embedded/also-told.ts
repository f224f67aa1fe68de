import { dayBegins } from '#content/day-lines.ts'
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
import { secondTopics, spokenLines } from '#content/second-topics.ts'
import { WISH_PROMISES } from '#content/wish-promises.ts'
import type { ScenesPlan, CastMember } from '../plan/story-plan.ts'
import { briefly, type MomentList } from './moment-list.ts'
import { leftInBed } from './replay-lines.ts'

/** Where in a story of its own something is told that the wish says beside it (`plan/also-said.ts`). */
export type AlsoTold = 'begin' | 'middle' | 'later' | 'end'

/**
 * Before the first scene, what the day was, who of the wish is played by whom, that what follows is still to come, or was yesterday, and
 * what is promised for the end; in the middle, that it is so still; and in bed, that it is over, and what was promised. What
 * the wish names beside its story (`content/second-topic.ts`) happens in the middle, and once more later.
 * Nothing where the wish says no more than its story, or none of them can say it.
 */
export function addAlsoTold(list: MomentList, plan: ScenesPlan, where: AlsoTold): void {
  const { named, 'named.two': second, 'named.with': known, actor, carried, awaited, over, promised } = plan.wish.says
  const partner = partnerIn(plan)
  if (partner === null) {
    if (where === 'begin') addDay(list, plan)
    return
  }
  const asHero = { S: plan.hero, A: partner }
  const asPlayed = { S: partner, A: plan.hero }
  // One of the family who is named leads, and the other one is played.
  const asNamed = known === undefined ? asHero : asPlayed
  const promise = WISH_PROMISES.find(({ id }) => id === promised)
  const topic = secondTopics.find(({ id }) => id === plan.wish.says['topic'])
  const isShort = plan.duration === 'short'
  const isLong = plan.duration === 'long'
  const before = list.moments.length
  const add = (said: string | undefined, lines: readonly Line[], scene = asHero, priority: 0 | 1 = 0) => {
    if (said === undefined) return
    list.newParagraph()
    list.add('also', priority, lines, scene)
  }
  if (where === 'begin') {
    add(named, namedBegin, asNamed)
    if (named !== undefined && second !== undefined) list.add('also', 0, namedTwoBegin, asNamed)
    add(actor, playedBegin, asPlayed)
    add(awaited, awaitedBegin)
    add(over, overBegin)
    add(carried, carriedBegin)
    if (promise) add(promised, isShort ? promise.brief : promise.begin)
    // A short night has room for one passage, in the middle, and only a long one for more than two: what belongs to another
    // topic stops the story that is told.
    if (topic && !isShort) add(topic.id, spokenLines(topic.begin))
    addDay(list, plan)
  } else if (where === 'middle') {
    if (topic) add(topic.id, briefly(plan, spokenLines(topic.middle), 2))
    if (!isShort) {
      add(actor, playedMiddle, asPlayed)
      add(named, namedMiddle, asNamed)
      add(carried, carriedMiddle)
    }
  } else if (where === 'later') {
    if (topic && isLong) add(topic.id, spokenLines(topic.later))
  } else if (where === 'end') {
    // A short night of seven has no room for it, and rather ends without than tells another story.
    const priority = isShort ? 1 : 0
    add(actor, playedEnd, asPlayed, priority)
    add(named, namedEnd, asNamed, priority)
    add(awaited, awaitedEnd)
    add(over, overEnd)
    add(carried, carriedEnd, asHero, priority)
    if (promise && !isShort) add(promised, promise.end)
    if (topic && isLong) add(topic.id, spokenLines(topic.end))
    add(plan.wish.says['relived'], leftInBed(plan.wish.says), asHero, priority)
  }
  if (list.moments.length > before) list.newParagraph()
}

/** What the family’s day was, before its evening. */
function addDay(list: MomentList, { wish: { says } }: ScenesPlan): void {
  if (says['telling'] === undefined) return
  list.newParagraph()
  list.add('also', 0, dayBegins)
}

/** Who talks with the hero in this story. */
function partnerIn({ scenes, hero }: ScenesPlan): CastMember | null {
  const beside = scenes.flatMap(({ S, A }) => [S, A]).filter((member) => member !== null && member !== hero)
  return hero.speaks ? (beside.find((member) => member?.speaks === true) ?? null) : null
}
