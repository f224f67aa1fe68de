import * as fallback from '#content/fallback-lines.ts'
import { seesWhy, wishTalk, wishTalkAlone } from '#content/wish-talk.ts'
import { linesOfMet, solutionsAtHand } from '../plan/at-hand.ts'
import { familyOf, shortNoun } from '../plan/pastimes.ts'
import type { CastMember, Deed, JourneyPlan, Manner, Pastime } from '../plan/story-plan.ts'
import {
  addBeat,
  addChant,
  addHelp,
  addMeeting,
  addReturn,
  addSupperBefore,
  addWishDeed,
  canDo,
  type Moment,
  type MomentList
} from './moment-list.ts'
import type { Setting } from './setting.ts'
import { talkLines } from './talk-lines.ts'

/** What is going to be told of each where they act needs no telling where they are met. */
export function markDeeds({ told, plan: { cast } }: MomentList, plan: JourneyPlan): void {
  for (const deed of [...plan.deeds, plan.climax]) {
    if (deed.pastime && canDo(deed.solver, deed.pastime)) told.get(deed.solver)?.add(deed.pastime)
    for (const { member, pastime } of deed.helpers)
      if (pastime && (cast.length > 5 || canDo(member, pastime))) told.get(member)?.add(pastime)
  }
}

/** Where the hero lives, what is wanted, and everybody else. */
export function journeyWant(list: MomentList, plan: JourneyPlan, sure: string): void {
  const { add, bank, motif, newParagraph, library } = list
  const { cast, hero, plot, theme, culture } = plan
  const shared = library.shared
  const others = cast.filter((member) => member !== hero)
  list.setAct(0)
  add('opening', 0, bank(shared.opening))
  add('evening', 2, bank(shared.evening))
  motif('outside', sure === 'outside' ? 0 : 1, culture.place.outside)
  addSupperBefore(list)
  addMeeting(list, 'hero', 0, hero, bank(shared.hero), 'pastime')
  newParagraph()
  // A sorrow is never talked about: not at supper, and not from the bath.
  if (theme.kind !== 'comfort') add('theme-talk', theme.kind === 'adventure' ? 2 : 0, fallback.themeTalk)
  addReturn(list)
  addBeat(list, 'want', plot.want)
  newParagraph()
  if (others.length === 0) add('alone', 1, bank(shared.alone))
  const leads = [...new Set(plan.deeds.map((deed) => deed.solver))].filter((member) => member !== hero)
  const single = others.length <= 4 ? others : leads.slice(0, { short: 1, medium: 3, long: 4 }[plan.duration])
  const crowd = others.filter((member) => !single.includes(member))
  if (crowd.length === 1) single.push(...crowd.splice(0))
  for (const member of single) {
    if (single.indexOf(member) % 2 === 0) newParagraph()
    const role = member.isGuest && member.nature === null ? 'guest' : member.role
    const leading = member.nature === null && plan.deeds.some((deed) => deed.solver === member)
    addMeeting(list, 'meet', 0, member, bank(shared.meet[role]), leading ? 'manner' : 'pastime')
  }
  addCrowd(list, crowd)
  // Without a stop on the way, setting out is the way, and half of the helpers make themselves useful there.
  if (plan.deeds.length === 0) list.setAct(1)
  addBeat(list, 'set-out', plot.setOut)
  if (others.length > 0) add('gather', 3, bank(shared.gather))
  if (plan.deeds.length > 0) return
  const early = earlyHelpers(plan)
  newParagraph()
  for (const { member, pastime } of early) addHelp(list, member, pastime, 0)
  if (early.length > 0) newParagraph()
  addDetail(list, 0)
  addChant(list, plan.refrain.loud)
}

function addCrowd({ add, bank, newParagraph, library }: MomentList, crowd: readonly CastMember[]): void {
  if (crowd.length === 0) return
  newParagraph()
  const middle = Math.ceil(crowd.length / 2)
  const groups = crowd.length > 6 ? [crowd.slice(0, middle), crowd.slice(middle)] : [crowd]
  for (const names of groups) add('meet-many', 0, bank(library.shared.meetMany), { names })
}

function earlyHelpers({ deeds, climax }: JourneyPlan): Deed['helpers'] {
  return deeds.length === 0 ? climax.helpers.slice(0, Math.floor(climax.helpers.length / 2)) : []
}

/** The stops. */
export function journeyWay(list: MomentList, plan: JourneyPlan): void {
  const { add, bank, motif, newParagraph, library } = list
  list.setAct(1)
  const chants = chantsAfter(plan.deeds.length)
  for (const [at, deed] of plan.deeds.entries()) {
    newParagraph()
    if (at > 0) {
      add('onward', 3, bank(library.shared.onward))
      motif('nature', at === 1 ? 2 : 4, plan.culture.place.nature)
    }
    passSite(list, plan, deed)
    if (chants.includes(at)) addChant(list, plan.refrain.loud)
    newParagraph()
    add('after', deed.site.after.extra ?? 0, bank(deed.site.after), settingOf(plan, deed))
    addTalk(list, plan, deed, at)
    addDetail(list, at)
  }
}

/** On the way they talk: of the wish, and as two do. */
function addTalk(list: MomentList, plan: JourneyPlan, deed: Deed, at: number): void {
  const { add, bank, newParagraph, library, random } = list
  if (plan.theme.kind === 'comfort' || plan.theme.kind === 'adventure') return
  const talkers = plan.cast.filter((member) => member.speaks)
  const S = deed.solver.speaks ? deed.solver : (talkers[0] ?? plan.hero)
  const others = talkers.filter((member) => member !== S)
  newParagraph()
  if (others.length === 0) {
    if (plan.hero.speaks) add('wish-talk', at === 0 ? 0 : 1, bank(wishTalkAlone))
    return
  }
  const A = random.pick(others)
  add('wish-talk', at <= 1 && plan.duration !== 'short' ? 0 : 1, bank(wishTalk), { S, A })
  newParagraph()
  const topic = random.pick(['tease', 'ask', 'wait', 'differ', 'boast', 'near'] as const)
  add('talk', at === 0 ? 1 : 2, talkLines(library, topic, A, S, list.register), { S: A, A: S })
}

/** The last challenge, which the hero meets, and what comes of it. */
export function journeyTurn(list: MomentList, plan: JourneyPlan): void {
  const { add, newParagraph } = list
  list.setAct(2)
  newParagraph()
  // With one stop on the way there has been little time to talk.
  if (plan.duration !== 'short' && plan.deeds.length <= 1) addTalk(list, plan, plan.climax, 1)
  newParagraph()
  passSite(list, plan, plan.climax)
  addChant(list, plan.refrain.loud)
  addBeat(list, 'resolve', plan.plot.resolve)
  addWishDeed(list)
  const [, second] = plan.theme.packs
  if (second && plan.plot.uses.length < 2) add('detail', 0, linesOfMet(second.detail, plan.theme.packs, plan))
}

/** Something of the theme by the way: of a blend, both concepts in turn, so that neither is only a word. */
function addDetail({ add, plan }: MomentList, at: number): void {
  const { theme, duration } = plan
  const packs = theme.packs.length > 1 ? [...theme.packs].reverse() : theme.packs
  const pack = packs[at % packs.length]
  // Some plots leave their theme at the door; so that it comes along, one detail is always told.
  const wished = theme.kind !== 'adventure' && theme.kind !== 'comfort'
  if (!pack) return
  const lines = linesOfMet(pack.detail, theme.packs, plan)
  const most = duration === 'short' || lines.length < 3 ? 1 : 2
  add('detail', at >= most ? 3 : wished ? 0 : 1, lines)
}

function settingOf({ cast }: JourneyPlan, deed: Deed): Setting {
  return { S: deed.solver, obj: deed.site.obj, others: cast.filter((member) => member !== deed.solver) }
}

function passSite(list: MomentList, plan: JourneyPlan, deed: Deed): void {
  const { add, bank, newParagraph, library, random } = list
  const { cast } = plan
  const { site, solver, pastime, manner } = deed
  const scene = settingOf(plan, deed)
  add('arrive', site.arrive.extra ?? 0, bank(site.arrive), scene)
  add('problem', 0, bank(site.problem), scene)
  newParagraph()
  // One try fails in every story that has the room for it.
  const isTried = plan.duration !== 'short' && deed === (plan.deeds[0] ?? plan.climax)
  add('stuck', isTried ? 0 : (site.stuck.extra ?? 0), bank(site.stuck), scene)
  newParagraph()
  addSeesWhy(list, plan, deed, isTried)
  const helpers = deed.helpers.filter((helper) => !earlyHelpers(plan).includes(helper))
  const hand = cast.filter((member) => member !== solver)
  if (helpers.length > 0) {
    for (const { member, pastime: own } of helpers) addHelp(list, member, own, 0)
  } else if (hand.length > 0) {
    const member = random.pick(hand)
    addHelp(list, member, member.pastimes[0] ?? null, 3)
  }
  newParagraph()
  if (solver.nature && !(pastime && canDo(solver, pastime))) add('lead', 2, fallback.natureLead[solver.nature], scene)
  else if (pastime) addBridge(list, solver, pastime, deed)
  else add('idea', 0, bank(library.shared.idea), scene)
  add('solution', 0, solutionsAtHand(deed, library), scene)
  if (manner) addStance(list, solver, manner)
  newParagraph()
  add('outcome', 0, bank(site.outcome), scene)
}

/** Another member sees why the try failed, and says whose way it wants. */
function addSeesWhy(list: MomentList, { cast, theme }: JourneyPlan, { solver, pastime }: Deed, isTried: boolean): void {
  const others = cast.filter((member) => member !== solver && member.speaks)
  if (others.length === 0 || !pastime || !solver.speaks || !canDo(solver, pastime) || theme.kind === 'comfort') return
  const scene = { S: solver, A: list.random.pick(others), hobby: shortNoun(pastime) }
  list.add('sees-why', isTried ? 0 : 3, list.bank(seesWhy), scene)
  list.newParagraph()
}

function addBridge({ add, library, random }: MomentList, solver: CastMember, pastime: Pastime, deed: Deed): void {
  const family = familyOf(pastime, library)
  const skill =
    pastime.skills.find((each) => each === deed.row) ?? (solver.nature ? random.pick(pastime.skills) : undefined)
  const known = skill && family?.bridge[skill]
  const open = (skill && fallback.openBridge[skill]) ?? fallback.openBridge.steps ?? []
  add('bridge', 0, known ?? open, { S: solver, hobby: pastime.noun, obj: deed.site.obj }, open)
}

function addStance({ add }: MomentList, solver: CastMember, manner: Manner, priority: Moment['priority'] = 1): void {
  if (manner.trait) add('stance', priority, manner.trait.stance, { S: solver })
  else add('stance', 2, fallback.openStance, { S: solver, trait: manner.typed })
}

/** A refrain is heard three to five times: after at most three stops, at the turn, and softly at the end. */
function chantsAfter(stops: number): number[] {
  if (stops <= 3) return Array.from({ length: stops }, (_, at) => at)
  return [0, Math.floor((stops - 1) / 2), stops - 1]
}
