import { stillUp } from '#content/still-up.ts'
import { goodnightOfChild, goodnightOfGrownUp, goodnightOfToy, plainGoodnight } from '#content/wish-talk.ts'
import { shortNoun } from '../plan/pastimes.ts'
import { isGrownUp, talkersOf } from '../plan/possible-scenes.ts'
import type { CastMember, StoryPlan } from '../plan/story-plan.ts'
import { brieflyNew, type MomentList } from './moment-list.ts'

/**
 * Said by a grown-up of the household, or by the other who lies there, while both are awake. Answers who says it; null
 * where no member does, and the evening says it.
 */
export function addGoodnight(
  list: MomentList,
  plan: StoryPlan,
  A: CastMember | null = goodnightSayer(list, plan)
): CastMember | null {
  if (!A) return null
  const ofThem = A === plan.companion ? goodnightOfToy : isGrownUp(A) ? goodnightOfGrownUp : goodnightOfChild
  const scene = { S: plan.hero, A, names: plan.cast }
  // Which good night it is, is chosen later; whether a line’s slots can be filled does not depend on it.
  const [goodnight] = plan.culture.pack.goodnight
  const values = { ...scene, ...(goodnight ? { goodnight: goodnight.text } : {}) }
  const lines = brieflyNew(list, list.bank(ofThem).filter(list.isFresh), 2, values)
  if (lines.length === 0) return null
  list.add('goodnight', 0, lines, scene)
  return A
}

/** After a word about tomorrow, with no other of its own. */
export function addPlainGoodnight(list: MomentList, plan: StoryPlan, A: CastMember): CastMember {
  list.add('goodnight', 0, list.bank(plainGoodnight), { S: plan.hero, A, names: plan.cast })
  return A
}

/** Who says good night to the hero, if a member does: of the household rather the one who was in the story. */
export function goodnightSayer({ random }: MomentList, plan: StoryPlan): CastMember | null {
  if (!plan.hero.speaks) return null
  const others = talkersOf(plan.cast).filter((member) => member !== plan.hero)
  const grown = others.filter(isGrownUp)
  const ofHousehold = grown.filter((member) => member.isFromOutside !== true)
  // Away from home it is said by the one who came along, of the household or not.
  const isAway = plan.kind === 'scenes' && plan.plot.away === true
  const isAlong = (member: CastMember): boolean =>
    plan.kind === 'scenes' && plan.scenes.some(({ S, A }) => S === member || A === member)
  const along = ofHousehold.find(isAlong) ?? (isAway ? grown.find(isAlong) : undefined)
  if (along) return along
  return ofHousehold.length > 0 ? random.pick(ofHousehold) : (grown[0] ?? others[0] ?? null)
}

/** A grown-up who has said good night is not asleep before the child: with what they love, where it is owed. */
export function addStillUp(list: MomentList, member: CastMember): void {
  const [pastime] = member.pastimes
  if (!pastime) return
  const scene = { S: member, hobby: shortNoun(pastime) }
  list.add('dream', 0, brieflyNew(list, stillUp, 2, scene), scene)
}
