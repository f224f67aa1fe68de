import { companionLines, movingCompanionLines, smallHeroLines } from '#content/companions.ts'
import type { Line, SceneStep } from '#content/format.ts'
import { lineText } from '#content/line-lint.ts'
import { isOfItsOwn } from '#content/wish-plots/wish-plot.ts'
import { quietBegin } from '#content/wish-talk.ts'
import { linesOfMet } from '../plan/at-hand.ts'
import { toldOfIn } from '../plan/partner.ts'
import { isSmallHero } from '../plan/small-hero.ts'
import { beginsAtOnce, type BoundScene, type CastMember, type ScenesPlan } from '../plan/story-plan.ts'
import { movesByItself } from '../plan/toy-deeds.ts'
import { countWords } from '../text-measures.ts'
import { addAlsoTold } from './also-told.ts'
import { ACTS_BY_DAY, addAsides, CROWD, pauseIn, takeAsides, type SceneAct } from './asides.ts'
import { ofItsHour } from './hour-of-begin.ts'
import {
  addChant,
  addHabit,
  addMeeting,
  addReturn,
  addSupperBefore,
  addWishDeed,
  type MomentList
} from './moment-list.ts'
import { playedOnceMore } from './replay-lines.ts'
import type { Setting } from './setting.ts'
import { addMeanwhile, comesAfter, othersOf, spreadOver } from './small-deeds.ts'
import { talkLines } from './talk-lines.ts'

const ACTS = { want: 0, way: 1, turn: 2 } as const

/** How often a step runs on in the paragraph of the one before: one teller draws more breaths than another. */
const RUNS_ON = [0, 0.25, 0.5, 0.8] as const
/** A paragraph of more words is too long for one breath. */
const MOST_WORDS = 75
/** Of whom a plot itself says she or he: a visitor, who must not stand beside a girl of the family who is she. */
const SOMEBODY_ELSE = /\b(?:she|he|her|him|his)\b/iu

/** The first three acts of a scene plot. */
export function sceneBeats(list: MomentList, plan: ScenesPlan, sure: string): void {
  const { add, bank, library } = list
  const shared = library.shared
  list.setAct(0)
  if (beginsAtOnce(plan) && !beginsInTheMiddle(plan))
    addMeeting(
      list,
      'hero',
      0,
      plan.hero,
      plan.theme.kind === 'comfort' ? bank(quietBegin) : ofItsHour(bank(shared.begin), plan),
      'pastime'
    )
  else if (!beginsAtOnce(plan)) beginQuietly(list, plan, sure)
  if (isSmallHero(plan.hero)) add('small-hero', 0, bank(smallHeroLines))
  if (plan.companion) {
    const lines = movesByItself(plan.companion, plan.scenes) ? movingCompanionLines : companionLines
    add('companion', 0, bank(lines), { A: plan.companion })
  }
  addReturn(list)
  addAlsoTold(list, plan, 'begin')
  const beginsInOneBreath = beginsAsItsOwn(plan) && list.moments.every(({ kind }) => BEGINNING.test(kind))
  const missing = absences(plan)
  const asides = takeAsides(list, plan, missing)
  const told = othersOf(list, plan, missing)
  const goes = { next: 0 }
  const runsOn = list.random.pick(RUNS_ON)
  for (const act of ACTS_BY_DAY) {
    list.setAct(ACTS[act])
    const scenes = plan.scenes.filter((bound) => bound.scene.act === act)
    const pause = pauseIn(scenes)
    const others = spreadOver(placesOfOthers(scenes), plan, told[act])
    for (const [at, bound] of scenes.entries()) {
      addScene(list, plan, bound, goes, runsOn, beginsInOneBreath && act === 'want' && at === 0)
      // At once after the scene, in whose last paragraph it stands.
      const here = others.get(at)
      if (here) addMeanwhile(list, plan, act, here, comesAfter(bound, plan))
      if (act === 'way' && at === pause) addAlsoTold(list, plan, 'middle')
      if (act === 'turn' && at === pause) addAlsoTold(list, plan, 'later')
      if (at === pause) addAsides(list, asides[act])
      if (act === 'way' && at === scenes.length - 1) addWishDeed(list)
      if (plan.refrain && isChanted(act, at, scenes.length)) addChant(list, plan.refrain.loud)
    }
  }
}

/** Where it is and who leads: no other member, no return of a friend, no toy, nothing that was promised. */
const BEGINNING = /^hero(?:-habit)?$/u

/**
 * After which scenes of an act those have their small deeds who are only there: before the last one, so that they do not have
 * the last word, but not before the first that is always told, for what they do belongs to what it brings.
 */
function placesOfOthers(scenes: readonly BoundScene[]): number[] {
  const first = scenes.findIndex(({ scene }) => scene.spare === undefined)
  const last = Math.max(scenes.length - 2, first, 0)
  return scenes.flatMap((_, at) => (at >= Math.max(first, 0) && at <= last ? [at] : []))
}

/**
 * Whether a story begins with its first scene: where it is, is told once the hero lies in bed (`scene-rest.ts`). Not where that
 * is another bed than at home, after a sorrow, or where so many live that it is said first whom it is about.
 */
export function beginsInTheMiddle(plan: ScenesPlan): boolean {
  const { plot, theme, cast } = plan
  const isAtHome = plot.away !== true && theme.kind !== 'comfort'
  return beginsAsItsOwn(plan) && isAtHome && cast.length < CROWD
}

/** A story of its own that begins with no evening before it. */
function beginsAsItsOwn(plan: ScenesPlan): boolean {
  return beginsAtOnce(plan) && isOfItsOwn(plan.plot)
}

function beginQuietly(list: MomentList, plan: ScenesPlan, sure: string): void {
  const { add, bank, motif, library } = list
  const { shared } = library
  add('opening', 0, bank(shared.opening))
  if (!isOfItsOwn(plan.plot) || plan.duration === 'long') add('evening', 2, bank(shared.evening))
  motif('outside', sure === 'outside' ? 0 : 1, plan.culture.place.outside)
  addSupperBefore(list)
  addMeeting(list, 'hero', 0, plan.hero, bank(shared.hero), 'pastime')
}

function isChanted(act: SceneAct, at: number, scenes: number): boolean {
  if (act === 'want') return at === scenes - 1
  return act === 'way' ? at === scenes - 1 : at === 0
}

function addScene(
  list: MomentList,
  plan: ScenesPlan,
  bound: BoundScene,
  goes: { next: number },
  runsOn: number,
  isFirst: boolean
): void {
  const { S, A, scene } = bound
  const setting: Setting = { S, ...(A ? { A } : {}), others: A ? [A] : [], stands: bound.stands }
  // No step runs on from nothing, but for the first of a story of its own: where it begins is no paragraph by itself.
  let words = isFirst ? 1 : MOST_WORDS
  for (const [at, step] of scene.steps.entries()) {
    const lines = linesOfStep(list, plan, bound, step, goes)
    const told = lines.map(lineText)
    const more = told.some((text) => SOMEBODY_ELSE.test(text)) ? MOST_WORDS : countWords(told[0] ?? '')
    const isRunOn = (at === 0 && isFirst) || list.random.next() < runsOn
    const joins = step.joins === true || (words + more <= MOST_WORDS && isRunOn)
    if (!joins) list.newParagraph()
    words = joins ? words + more : more
    for (const [letter, member] of [
      ['S', S],
      ['A', A]
    ] as const) {
      if (member && needsHabit(lines, letter)) addHabit(list, 'scene', step.extra ?? 0, member, 'pastime', false)
    }
    list.add(kindOf(step, scene.id), step.extra ?? 0, lines, setting)
  }
}

function kindOf({ draw, talk, replay }: SceneStep, scene: string): string {
  if (replay !== undefined) return 'replay'
  return draw ?? (talk === undefined ? `scene-${scene}` : 'talk')
}

function needsHabit(lines: readonly Line[], letter: string): boolean {
  return lines.some((line) => (typeof line === 'string' ? line : line.text).includes(`{${letter}.habit}`))
}

function linesOfStep(
  list: MomentList,
  plan: ScenesPlan,
  { S, A, mishap }: BoundScene,
  step: SceneStep,
  goes: { next: number }
): readonly Line[] {
  const { wish, theme } = plan
  if (step.replay !== undefined) return playedOnceMore(step.replay, wish.says)
  if (step.talk !== undefined) return A ? talkLines(list.library, step.talk, S, A, list.register) : []
  if (step.draw === undefined) return list.bank(step)
  switch (step.draw) {
    case 'goes': {
      const lines = wish.world.goes[goes.next % wish.world.goes.length] ?? []
      goes.next += 1
      return lines
    }
    case 'problem':
      return feared(mishap?.problem ?? [], wish)
    case 'fail':
    case 'see':
    case 'mend':
    case 'alone':
      return mishap?.[step.draw] ?? []
    case 'end':
      return endsOf(wish, theme)
    case 'detail':
      return linesOfMet(
        theme.packs.flatMap((pack) => pack.detail),
        theme.packs,
        plan
      )
    case 'sleepy':
      return linesOfMet(
        theme.packs.flatMap((pack) => pack.sleepy),
        theme.packs,
        plan
      )
  }
}

/** Of who is afraid of something, the lines that say of what. */
function feared(lines: readonly Line[], { moods, about }: ScenesPlan['wish']): readonly Line[] {
  const [, what] = /\b(?:afraid|scared|frightened) of (?:the |an? )?(\p{L}+)/iu.exec(about) ?? []
  if (what === undefined || !moods.includes('afraid')) return lines
  const naming = lines.filter((line) => lineText(line).toLowerCase().includes(what.toLowerCase()))
  return naming.length > 0 ? naming : lines
}

/** How it ends well; where some lines name what the wish is about, those, for the turn must not forget it. */
function endsOf({ world }: ScenesPlan['wish'], { packs }: ScenesPlan['theme']): readonly Line[] {
  const marks = packs.flatMap((pack) => pack.marks).map((mark) => mark.toLowerCase())
  const naming = world.ends.filter((line) => marks.some((mark) => line.toLowerCase().includes(mark)))
  return naming.length > 0 ? naming : world.ends
}

/** Members without a part in an act. */
function absences(plan: ScenesPlan): Record<SceneAct, CastMember[]> {
  const there = (act: SceneAct) =>
    new Set([
      plan.hero,
      ...plan.scenes.filter((bound) => bound.scene.act === act).flatMap(({ S, A }) => (A ? [S, A] : [S]))
    ])
  const acts = ACTS_BY_DAY.map((act) => [act, there(act)] as const)
  const toldOf = toldOfIn(plan.plot, plan.cast, plan.wish)
  const missing: Record<SceneAct, CastMember[]> = { want: [], way: [], turn: [] }
  for (const member of plan.cast) {
    // Of whom the story tells has a part in it, if no words to say.
    if (member === toldOf) continue
    for (const [act, members] of acts) if (!members.has(member)) missing[act].push(member)
  }
  return missing
}
