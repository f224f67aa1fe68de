import * as fallback from '#content/fallback-lines.ts'
import type { Line } from '#content/format.ts'
import { familyOf, shortNoun } from '../plan/pastimes.ts'
import type { CastMember, Pastime } from '../plan/story-plan.ts'
import { addBeat, addChant, canDo, withOpen, type Moment, type MomentList } from './moment-list.ts'
import { talkLines } from './talk-lines.ts'

/** Home and asleep: slower and heavier to the last sentence. */
export function restOf(list: MomentList, sure: string): void {
  const { plan, add, bank, motif, newParagraph, library } = list
  const { theme, culture, refrain } = plan
  const shared = library.shared
  list.setAct(3)
  const breaks = list.random.below(3)
  // One night the evening ends in a few long breaths, another in many short ones.
  const breakFrom = (least: number) => {
    if (breaks >= least) newParagraph()
  }
  if (plan.kind === 'journey') addBeat(list, 'home', plan.plot.home)
  else addBeat(list, 'bed', plan.plot.bed)
  newParagraph()
  const isFed = plan.kind === 'scenes' && plan.plot.fed === true
  if (!isFed) add('supper', 0, fallback.supper)
  motif('sounds', sure === 'sounds' ? 0 : 1, culture.place.sounds)
  add('settle', 1, bank(shared.settle))
  addBedTalk(list)
  newParagraph()
  add('heavy', 2, bank(shared.heavy))
  breakFrom(2)
  add('breath', 2, bank(shared.breath))
  add('breath', 4, bank(shared.breath))
  if (refrain) addChant(list, refrain.soft)
  breakFrom(1)
  add('lights', 2, bank(shared.lights))
  motif('sky', sure === 'sky' || isFed ? 0 : 1, culture.place.sky)
  breakFrom(2)
  add('quiet', 3, bank(shared.quiet))
  for (const pack of theme.packs)
    add('sleepy', theme.kind === 'comfort' || theme.kind === 'adventure' ? 2 : 0, pack.sleepy)
  newParagraph()
  add('roll-call', 0, bank(shared.rollCall), { names: plan.cast })
  addDreams(list)
  breakFrom(1)
  add('heavy', 4, bank(shared.heavy))
  add('quiet', 4, bank(shared.quiet))
  motif('lullaby', sure === 'lullaby' ? 0 : 1, culture.pack.lullaby)
  add('goodnight', 0, bank(shared.goodnight), { names: plan.cast })
  newParagraph()
  add('last', 0, bank(shared.last))
}

/** Two of them have a last word. */
function addBedTalk(list: MomentList): void {
  const { plan, library, random } = list
  const others = plan.cast.filter((member) => member !== plan.hero)
  if (plan.theme.kind === 'comfort' || others.length === 0) return
  const A = random.pick(others)
  const lines = talkLines(library, 'sleepy', plan.hero, A, list.register)
  list.newParagraph()
  list.add('talk', plan.duration === 'short' ? 2 : 0, lines, { S: plan.hero, A })
  list.newParagraph()
}

/** Dreams with a sentence of their own, a night. */
const OWN_DREAMS = 2

/** What each loves and has not been told yet goes along into sleep: two in a sentence of their own, the others in one. */
function addDreams(list: MomentList): void {
  const { cast } = list.plan
  const owed = cast.flatMap((member) => owedBy(list, member).map((pastime) => ({ member, pastime })))
  const own = list.random
    .shuffled(owed)
    .filter(({ member, pastime }) => dreamsOf(list, member, pastime).some(list.isFresh))
    .slice(0, OWN_DREAMS)
  const others = owed.filter((each) => !own.includes(each))
  const alone = others.length > 1 ? own : owed
  for (const { member, pastime } of alone) addDream(list, member, pastime, 0)
  if (others.length > 1) {
    const loves = list.random.shuffled(cast).flatMap((member) => {
      const mine = others.filter((each) => each.member === member).map(({ pastime }) => shortNoun(pastime))
      return mine.length === 0 ? [] : [{ member, hobby: mine.join(' and ') }]
    })
    list.newParagraph()
    list.add('dreams', 0, loves.length > 1 ? fallback.dreamsTogether : fallback.openDream, {
      loves,
      ...(loves[0] ? { S: loves[0].member, hobby: loves[0].hobby } : {})
    })
  }
  for (const member of cast) {
    if (!owed.some((each) => each.member === member))
      addDream(list, member, member.pastimes[0] ?? null, cast.length <= 3 ? 2 : 4)
    const manner = member.manners.find((each) => each.trait)
    if (manner?.trait) list.add('rest', 4, manner.trait.rest, { S: member })
  }
}

function owedBy({ plan: { cast }, told }: MomentList, member: CastMember): Pastime[] {
  const missing = member.pastimes.slice(0, 2).filter((pastime) => !told.get(member)?.has(pastime))
  return cast.length <= 5 ? missing : missing.filter((pastime) => pastime === member.pastimes[0])
}

function dreamsOf({ library }: MomentList, member: CastMember, pastime: Pastime): readonly Line[] {
  const family = canDo(member, pastime) ? familyOf(pastime, library) : null
  return family?.dream ?? fallback.openDream
}

function addDream(list: MomentList, member: CastMember, pastime: Pastime | null, priority: Moment['priority']): void {
  if (!pastime) return list.add('dream', 4, fallback.plainDream, { S: member })
  const own = dreamsOf(list, member, pastime)
  const lines = priority === 0 ? withOpen(own, fallback.openDream, list.isFresh) : own
  list.add('dream', priority, lines, { S: member, hobby: pastime.noun }, fallback.openDream)
}
