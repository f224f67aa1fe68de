import { dayBrief, dayCloses, dayEnds, dayGoesOn, dayOpens } from '#content/day-lines.ts'
import type { Line } from '#content/format.ts'
import { morrowBrief, morrowCloses, morrowEnds, morrowGoesOn, morrowOpens } from '#content/morrow-lines.ts'
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
import { taleBrief, taleCloses, taleEnds, taleGoesOn, taleOpens } from '#content/tale-lines.ts'
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
  const {
    named,
    'named.two': second,
    'named.with': known,
    actor,
    carried,
    awaited,
    over,
    promised,
    telling
  } = plan.wish.says
  const partner = partnerIn(plan)
  if (partner === null) return
  const asHero = { S: plan.hero, A: partner }
  const asPlayed = { S: partner, A: plan.hero }
  // One of the family who is named leads, and the other one is played.
  const asNamed = known === undefined ? asHero : asPlayed
  const promise = WISH_PROMISES.find(({ id }) => id === promised)
  const isShort = plan.duration === 'short'
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
    addDay(plan, add)
  } else if (where === 'middle' && !isShort) {
    add(actor, playedMiddle, asPlayed)
    add(named, namedMiddle, asNamed)
    add(carried, carriedMiddle)
  } else if (where === 'end') {
    // A short night of seven has no room for it, and rather ends without than tells another story.
    const priority = isShort ? 1 : 0
    add(actor, playedEnd, asPlayed, priority)
    add(named, namedEnd, asNamed, priority)
    add(awaited, awaitedEnd)
    add(over, overEnd)
    add(carried, carriedEnd, asHero, priority)
    if (promise && !isShort) add(promised, promise.end)
    if (!isShort) add(telling, TELLINGS[telling ?? '']?.ends ?? [])
  }
  if (list.moments.length > before) list.newParagraph()
}

interface Telling {
  opens: readonly Line[]
  goesOn: readonly Line[]
  closes: readonly Line[]
  ends: readonly Line[]
  brief: readonly Line[]
}

/** How a message is told before its story: as what was today, as what comes tomorrow, or as a tale. */
const TELLINGS: Readonly<Record<string, Telling>> = {
  day: { opens: dayOpens, goesOn: dayGoesOn, closes: dayCloses, ends: dayEnds, brief: dayBrief },
  morrow: { opens: morrowOpens, goesOn: morrowGoesOn, closes: morrowCloses, ends: morrowEnds, brief: morrowBrief },
  tale: { opens: taleOpens, goesOn: taleGoesOn, closes: taleCloses, ends: taleEnds, brief: taleBrief }
}

/** What the message tells, one paragraph each. */
function addDay({ wish: { says } }: ScenesPlan, add: (said: string | undefined, lines: readonly Line[]) => void): void {
  const telling = TELLINGS[says['telling'] ?? '']
  if (telling === undefined) return
  if (says['telling.brief'] !== undefined) {
    add(says['told.1'], telling.brief)
    return
  }
  add(says['told.1'], telling.opens)
  for (const slot of ['told.2', 'told.3', 'told.4'])
    add(
      says[slot],
      telling.goesOn.map((line) => ofSlot(line, slot))
    )
  add(says['told.1'], telling.closes)
}

function ofSlot(line: Line, slot: string): Line {
  if (typeof line === 'string') return line.replaceAll('{told.next}', `{${slot}}`)
  return { ...line, text: line.text.replaceAll('{told.next}', `{${slot}}`) }
}

/** Who talks with the hero in this story. */
function partnerIn({ scenes, hero }: ScenesPlan): CastMember | null {
  const beside = scenes.flatMap(({ S, A }) => [S, A]).filter((member) => member !== null && member !== hero)
  return hero.speaks ? (beside.find((member) => member?.speaks === true) ?? null) : null
}
