import { isAsleep } from '#content/evening.ts'
import * as fallback from '#content/fallback-lines.ts'
import type { SceneStep } from '#content/format.ts'
import { lineText } from '#content/line-lint.ts'
import { supper } from '#content/suppers.ts'
import { isOfItsOwn } from '#content/wish-plots/wish-plot.ts'
import { linesOfMet } from '../plan/at-hand.ts'
import { owedPastimes, shortNoun } from '../plan/pastimes.ts'
import { beginsAtOnce, type CastMember, type Pastime, type StoryPlan } from '../plan/story-plan.ts'
import { addDream, dreamsOf } from './dreams.ts'
import { addGoodnight } from './goodnight.ts'
import { addBeat, addChant, brieflyNew, type MomentList } from './moment-list.ts'
import { addLast, addTomorrow, sceneRest } from './scene-rest.ts'
import { talkLines } from './talk-lines.ts'

/**
 * Home and asleep: slower and heavier to the last sentence. The hours never run backwards: tidy, supper, wash, bed,
 * breath, room, sky, sleepers, song, good night, asleep.
 */
export function restOf(list: MomentList, sure: string): void {
  const { plan } = list
  list.setAct(3)
  const [before, after] = homecoming(plan)
  addBeat(list, plan.kind === 'journey' ? 'home' : 'tidy', before)
  list.newParagraph()
  if (list.supper === 'after') {
    list.add('supper', 0, brieflyNew(list, supper))
    list.setSupper('before')
  }
  if (beginsAtOnce(plan)) sceneRest(list, plan, after, sure)
  else slowRest(list, after, sure)
}

/** After a journey, or on a quiet night. */
function slowRest(list: MomentList, after: readonly SceneStep[], sure: string): void {
  const { plan, add, bank, motif, newParagraph, library } = list
  const { theme, culture, refrain } = plan
  const { shared } = library
  const breaks = list.random.below(3)
  // One night the evening ends in a few long breaths, another in many short ones.
  const breakFrom = (least: number) => {
    if (breaks >= least) newParagraph()
  }
  add('wash', 3, bank(shared.wash))
  // A short evening goes from tidying straight to bed.
  const isShort = plan.duration === 'short'
  for (const step of after) {
    newParagraph()
    add('bed', step.extra ?? (isShort ? 1 : 0), bank(step))
  }
  addBedTalk(list)
  newParagraph()
  addTomorrow(list)
  add('heavy', 2, bank(shared.heavy))
  breakFrom(2)
  add('breath', 2, bank(shared.breath))
  if (refrain) addChant(list, refrain.soft)
  breakFrom(1)
  add('settle', 2, bank(shared.settle))
  add('lights', 2, bank(shared.lights))
  motif('sounds', sure === 'sounds' ? 0 : 1, culture.place.sounds)
  add('quiet', 3, bank(shared.quiet))
  breakFrom(2)
  motif('sky', sure === 'sky' || list.supper === 'none' ? 0 : 1, culture.place.sky)
  // A story of its own has said how it ends, and a line of the pack may know it otherwise.
  for (const pack of plan.kind === 'scenes' && isOfItsOwn(plan.plot) ? [] : theme.packs)
    add(
      'sleepy',
      theme.kind === 'comfort' || theme.kind === 'adventure' ? 2 : isShort && plan.cast.length <= 4 ? 1 : 0,
      linesOfMet(pack.sleepy, theme.packs, plan)
    )
  newParagraph()
  // Sung and said while they are awake to hear it.
  motif('lullaby', sure === 'lullaby' ? 0 : 1, culture.pack.lullaby)
  breakFrom(1)
  const sayer = addGoodnight(list, plan)
  if (sayer) newParagraph()
  add('roll-call', 0, bank(shared.rollCall), { names: plan.cast })
  addDreams(list)
  breakFrom(1)
  if (!sayer) add('goodnight', 0, bank(shared.goodnight), { names: plan.cast })
  newParagraph()
  addLast(list)
}

/** What comes before supper, and what comes after it: who is home has put things away, and has not gone to bed. */
function homecoming(plan: StoryPlan): [before: SceneStep[], after: SceneStep[]] {
  const beat = plan.kind === 'scenes' ? plan.plot.bed : plan.plot.home
  const first = plan.kind === 'scenes' ? 1 : beat.findLastIndex((step) => step.extra === undefined) + 1
  return [beat.slice(0, first), beat.slice(first)]
}

/** Two of them have a last word, awake. */
function addBedTalk(list: MomentList): void {
  const { plan, library, random } = list
  const others = plan.cast.filter((member) => member !== plan.hero)
  if (plan.theme.kind === 'comfort' || others.length === 0) return
  const A = random.pick(others)
  const lines = talkLines(library, 'sleepy', plan.hero, A, list.register).filter(
    (line) => !/\basleep\b/u.test(lineText(line))
  )
  list.newParagraph()
  list.add('talk', plan.duration === 'short' ? 2 : 0, lines, { S: plan.hero, A })
  list.newParagraph()
}

/** Dreams with a sentence of their own, a night. */
const OWN_DREAMS = 2

/**
 * What each of the others loves and has not been told yet goes along into sleep: two in a sentence of their own, the rest
 * in one. Each falls asleep once.
 */
function addDreams(list: MomentList): void {
  const others = list.plan.cast.filter((member) => member !== list.plan.hero)
  const owed = others
    .map((member) => ({ member, pastimes: owedBy(list, member) }))
    .filter((each) => each.pastimes.length > 0)
  const own = list.random
    .shuffled(owed)
    .filter(
      ({ member, pastimes: [first, second] }) => first && !second && dreamsOf(list, member, first).some(list.isFresh)
    )
    .slice(0, list.plan.duration === 'short' && others.length > 2 ? 0 : OWN_DREAMS)
  const together = owed.filter((each) => !own.includes(each))
  for (const { member, pastimes } of own) addDream(list, member, pastimes[0] ?? null, 0)
  if (together.length > 0) {
    const loves = list.random
      .shuffled(together)
      .map(({ member, pastimes }) => ({ member, hobby: pastimes.map(shortNoun).join(' and ') }))
    list.newParagraph()
    list.add('dreams', 0, loves.length > 1 ? fallback.dreamsTogether : fallback.openDream, {
      loves,
      ...(loves[0] ? { S: loves[0].member, hobby: loves[0].hobby } : {})
    })
  }
  for (const member of list.plan.cast)
    addRest(
      list,
      member,
      owed.some((each) => each.member === member)
    )
}

/** A dream, or how one of this sort lies in bed: not both, for who dreams already sleeps. */
function addRest(list: MomentList, member: CastMember, dreams: boolean): void {
  const manner = member.manners.find((each) => each.trait)
  const lines = manner?.trait?.rest ?? []
  if (dreams || member === list.plan.hero || (lines.length > 0 && list.random.next() < 0.5))
    return list.add(
      'rest',
      4,
      lines.filter((line) => !isAsleep(lineText(line))),
      { S: member }
    )
  addDream(list, member, member.pastimes[0] ?? null, list.plan.cast.length <= 3 ? 2 : 4)
}

function owedBy({ plan, told }: MomentList, member: CastMember): Pastime[] {
  return owedPastimes(plan, member).filter((pastime) => !told.get(member)?.has(pastime))
}
