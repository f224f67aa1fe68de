import * as fallback from '#content/fallback-lines.ts'
import type { Line, Topic } from '#content/format.ts'
import { isOfItsOwn } from '#content/wish-plots/wish-plot.ts'
import { familyOf, owedPastimes, shortNoun } from '../plan/pastimes.ts'
import type { CastMember, ScenesPlan } from '../plan/story-plan.ts'
import { canDo, type MomentList } from './moment-list.ts'
import { fits } from './realise.ts'
import type { Setting } from './setting.ts'
import { talkLines } from './talk-lines.ts'

/** The first three acts of a story in scenes. */
export type SceneAct = 'want' | 'way' | 'turn'
export const ACTS_BY_DAY = ['want', 'way', 'turn'] as const satisfies readonly SceneAct[]

/** From so many on a household is told in groups. */
export const CROWD = 7
/** So many look in with what they love, in one act. */
const MOST: Record<'want' | 'way', number> = { want: 1, way: 3 }

const LEAST_ABSENT = 2

/** What members without a part in an act do: one with a thing that he or she loves, or two with each other. */
interface Aside {
  setting: Setting
  lines: readonly Line[]
}

/**
 * Of those who have no part in an act (`missing`) those who still owe the story a pastime have a moment of their own
 * with it, once a story, and where there is time two of them have a word with each other; there they are no longer
 * missing. What is told by day need not be listed at bedtime. No member looks in on a story of its own, which has parts
 * for those who are there and is broken by whatever is about something else, on a sorrow, or where they are not at
 * home.
 */
export function takeAsides(
  list: MomentList,
  plan: ScenesPlan,
  missing: Record<SceneAct, CastMember[]>
): Record<SceneAct, Aside[]> {
  const asides: Record<SceneAct, Aside[]> = { want: [], way: [], turn: [] }
  const isAtHome = plan.plot.away !== true && plan.plot.out !== true
  if (plan.cast.length >= CROWD || plan.theme.kind === 'comfort' || !isAtHome || isOfItsOwn(plan.plot)) return asides
  const take = (act: SceneAct, aside: Aside, members: readonly CastMember[]) => {
    missing[act] = missing[act].filter((each) => !members.includes(each))
    asides[act].push(aside)
  }
  // Whom two acts have already is told of in no third.
  const isOwed = (member: CastMember): boolean =>
    ACTS_BY_DAY.filter((act) => missing[act].includes(member)).length >= LEAST_ABSENT
  for (const member of plan.cast) {
    if (!isOwed(member)) continue
    const act = (['way', 'want'] as const).find(
      (each) => missing[each].includes(member) && asides[each].length < MOST[each]
    )
    const aside = act && withWhatTheyLove(list, plan, member)
    if (aside) take(act, aside, [member])
  }
  for (const [S, A] of plan.duration === 'short' ? [] : pairsOf(missing.want.filter(isOwed))) {
    const lines = wordsOf(list, [S, A])
    if (lines.length === 0) continue
    take('want', { setting: { S, A }, lines }, [S, A])
    break
  }
  return asides
}

function withWhatTheyLove(list: MomentList, plan: ScenesPlan, member: CastMember): Aside | null {
  const [pastime] = owedPastimes(plan, member)
  if (!pastime || !canDo(member, pastime)) return null
  const setting = { S: member, hobby: shortNoun(pastime) }
  const lines = (familyOf(pastime, list.library)?.meanwhile ?? fallback.openMeanwhile).filter(
    (line) => list.isFresh(line) && fits(line, setting, plan)
  )
  if (lines.length === 0) return null
  list.told.get(member)?.add(pastime)
  return { setting, lines }
}

/** What two of a household have to say to each other, whatever is played beside them. */
const TOPICS: readonly Topic[] = ['boast', 'ask', 'tease', 'differ']

function wordsOf(list: MomentList, [S, A]: readonly [CastMember, CastMember]): Line[] {
  return TOPICS.flatMap((topic) => talkLines(list.library, topic, S, A, list.register)).filter(list.isFresh)
}

function pairsOf(members: readonly CastMember[]): [CastMember, CastMember][] {
  return members.flatMap((one, at) => members.slice(at + 1).map((other): [CastMember, CastMember] => [one, other]))
}

/** All that look in during an act, in one paragraph: where they are is asked, and told, and then the story goes on. */
export function addAsides(list: MomentList, asides: readonly Aside[]): void {
  if (asides.length === 0) return
  list.newParagraph()
  const names = [...new Set(asides.flatMap(({ setting: { S, A } }) => [S, A].filter((each) => each !== undefined)))]
  const [, two, more] = names
  const asked = more ? fallback.whereAreMore : two ? fallback.whereAreTwo : fallback.whereIsOne
  list.add('aside', 0, asked, { names })
  for (const { setting, lines } of asides) list.add('aside', 0, lines, setting)
  list.newParagraph()
}

/**
 * After which of the scenes of an act they look in: near the middle, where one begins or ends that might be missing,
 * for nothing goes on across it; otherwise before the last scene, so that one who only looks in never has the last
 * word.
 */
export function pauseIn(scenes: readonly { scene: { spare?: number } }[]): number {
  const pauses = scenes
    .map((_, at) => at)
    .filter(
      (at) => at < scenes.length - 1 && [scenes[at], scenes[at + 1]].some((each) => each?.scene.spare !== undefined)
    )
  return pauses[Math.floor(pauses.length / 2)] ?? Math.max(0, scenes.length - 2)
}
