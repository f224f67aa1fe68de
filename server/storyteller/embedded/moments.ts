import {
  FOR_PAWS,
  type Bank,
  type Beat,
  type HobbyFamily,
  type Line,
  type Register,
  type Step,
  type Thing
} from '#content/format.ts'
import * as fallback from '#content/fallback-lines.ts'
import type { StoryLibrary } from '#content/library.ts'
import { familyOf } from '../plan/pastimes.ts'
import type { CastMember, Deed, Manner, Pastime, StoryPlan } from '../plan/story-plan.ts'
import type { SeededRandom } from '../random.ts'

/** 0 want, 1 way, 2 turn, 3 rest. */
export type Act = 0 | 1 | 2 | 3

/** What the slots of a line mean where it stands. */
export interface Scene {
  S?: CastMember
  /** Whoever may be a second one here. */
  others?: readonly CastMember[]
  names?: readonly CastMember[]
  obj?: Thing
  habit?: string
  hobby?: string
  trait?: string
  food?: string
  home?: string
  goodnight?: string
}

/** A place in the story where one line of several is said. */
export interface Moment {
  kind: string
  act: Act
  /** Moments with the same number stand in one paragraph. */
  paragraph: number
  /** 0 is always told; 1 to 4 while there is room, the lowest first. */
  priority: 0 | 1 | 2 | 3 | 4
  lines: readonly Line[]
  /** When every line has been said already tonight. */
  spare?: readonly Line[]
  scene: Scene
}

/** The whole story as moments in order, with more extras than any story has room for. */
export function momentsOf(plan: StoryPlan, library: StoryLibrary, random: SeededRandom): Moment[] {
  const moments: Moment[] = []
  let paragraph = 0
  let act: Act = 0
  const { hero, cast, plot, culture, theme, register } = plan
  const others = cast.filter((member) => member !== hero)
  const shared = library.shared
  const told = new Map<CastMember, Set<Pastime>>(cast.map((member) => [member, new Set()]))
  for (const deed of [...plan.deeds, plan.climax]) {
    if (deed.pastime && canDo(deed.solver, deed.pastime)) told.get(deed.solver)?.add(deed.pastime)
    for (const { member, pastime } of deed.helpers)
      if (pastime && (cast.length > 5 || canDo(member, pastime))) told.get(member)?.add(pastime)
  }

  const newParagraph = () => (paragraph += 1)
  function add(
    kind: string,
    priority: Moment['priority'],
    lines: readonly Line[],
    scene: Scene = {},
    spare?: readonly Line[]
  ): void {
    if (lines.length > 0) moments.push({ kind, act, paragraph, priority, lines, scene, ...(spare ? { spare } : {}) })
  }
  const bank = (each: Bank) => linesFor(each, register)
  function tell(kind: string, beat: Beat, scene: Scene = {}, own = true): void {
    for (const step of beat) {
      if (own) newParagraph()
      add(kind, step.extra ?? 0, bank(step), scene)
    }
  }
  const motif = (kind: string, priority: Moment['priority'], motifs: readonly { text: string }[]) =>
    add(
      kind,
      priority,
      motifs.map((each) => each.text)
    )

  function habitOf(
    member: CastMember,
    prefer: 'pastime' | 'manner'
  ): { lines: readonly Line[]; scene: Scene; spare: readonly Line[] } {
    const wanted = member.pastimes.slice(0, 2).find((pastime) => !told.get(member)?.has(pastime))
    const manner = member.manners.find((each) => each.trait !== null)
    const pastime =
      prefer === 'manner' && manner && (!wanted || cast.length > 5)
        ? undefined
        : (wanted ?? (manner && random.next() < 0.6 ? undefined : member.pastimes[0]))
    const plain = member.nature ? fallback.natureHabit[member.nature] : fallback.plainHabit
    if (pastime) {
      told.get(member)?.add(pastime)
      const family = familyOf(pastime, library)
      const scene = { S: member, hobby: pastime.noun }
      return family && canDo(member, pastime)
        ? { lines: family.habit, scene, spare: fallback.openHabit }
        : { lines: fallback.openHabit, scene, spare: plain }
    }
    if (manner?.trait) return { lines: manner.trait.habit, scene: { S: member }, spare: plain }
    return { lines: plain, scene: { S: member }, spare: plain }
  }
  function meet(
    kind: string,
    priority: Moment['priority'],
    member: CastMember,
    lines: readonly Line[],
    prefer: 'pastime' | 'manner'
  ): void {
    const habit = habitOf(member, prefer)
    // The habit is a phrase inside another line: it is chosen first, as a moment of its own that is never printed alone.
    add(`${kind}-habit`, priority, habit.lines, habit.scene, habit.spare)
    add(kind, priority, lines, { S: member, others })
  }

  // One more motif than home, sky and goodnight is always told, so that a short story has its place as well.
  const sure = random.pick(['outside', 'supper', 'sounds', 'lullaby'])
  const motifPriority = (kind: string): Moment['priority'] => (kind === sure ? 0 : 1)

  // Want
  add('opening', 0, bank(shared.opening))
  add('evening', 2, bank(shared.evening))
  motif('outside', motifPriority('outside'), culture.place.outside)
  meet('hero', 0, hero, bank(shared.hero), 'pastime')
  newParagraph()
  // A sorrow is never talked about: not at supper, and not from the bath.
  if (theme.kind !== 'comfort') add('theme-talk', theme.kind === 'adventure' ? 2 : 0, fallback.themeTalk)
  tell('want', plot.want)
  newParagraph()
  if (others.length === 0) add('alone', 1, bank(shared.alone))
  const leads = [...new Set(plan.deeds.map((deed) => deed.solver))].filter((member) => member !== hero)
  const single = others.length <= 4 ? others : leads.slice(0, { short: 1, medium: 3, long: 4 }[plan.duration])
  const crowd = others.filter((member) => !single.includes(member))
  if (crowd.length === 1) single.push(...crowd.splice(0))
  for (const member of single) {
    if (single.indexOf(member) % 2 === 0) newParagraph()
    const role = member.isGuest && member.nature === null ? 'guest' : member.role
    meet(
      'meet',
      0,
      member,
      bank(shared.meet[role]),
      member.nature === null && plan.deeds.some((deed) => deed.solver === member) ? 'manner' : 'pastime'
    )
  }
  if (crowd.length > 0) {
    newParagraph()
    const half =
      crowd.length > 6
        ? [crowd.slice(0, Math.ceil(crowd.length / 2)), crowd.slice(Math.ceil(crowd.length / 2))]
        : [crowd]
    for (const names of half) add('meet-many', 0, bank(shared.meetMany), { names })
  }
  // Without a stop on the way, setting out is the way, and half of the helpers make themselves useful there.
  const stopless = plan.deeds.length === 0
  if (stopless) act = 1
  tell('set-out', plot.setOut)
  if (others.length > 0) add('gather', 3, bank(shared.gather))
  const early = stopless ? plan.climax.helpers.slice(0, Math.floor(plan.climax.helpers.length / 2)) : []
  if (stopless) {
    newParagraph()
    for (const { member, pastime } of early) help(member, pastime, 0)
    if (early.length > 0) newParagraph()
    detail(0)
    chant(plan.refrain.loud)
  }

  // Way
  act = 1
  const chants = chantsAfter(plan.deeds.length)
  for (const [at, deed] of plan.deeds.entries()) {
    newParagraph()
    if (at > 0) {
      add('onward', 3, bank(shared.onward))
      motif('nature', at === 1 ? 2 : 4, culture.place.nature)
    }
    passSite(deed)
    if (chants.includes(at)) chant(plan.refrain.loud)
    newParagraph()
    add('after', deed.site.after.extra ?? 0, bank(deed.site.after), siteScene(deed))
    if (theme.kind === 'open' && at % 2 === 1) add('theme-echo', 1, fallback.themeEcho)
    else detail(at)
  }

  // Turn
  act = 2
  newParagraph()
  passSite(plan.climax)
  chant(plan.refrain.loud)
  tell('resolve', plot.resolve)
  const [, second] = theme.packs
  if (second && plot.uses.length < 2) add('detail', 0, second.detail)

  // Rest
  act = 3
  tell('home', plot.home)
  newParagraph()
  add('supper', motifPriority('supper'), fallback.supper)
  motif('sounds', motifPriority('sounds'), culture.place.sounds)
  add('settle', 1, bank(shared.settle))
  newParagraph()
  add('heavy', 2, bank(shared.heavy))
  add('breath', 2, bank(shared.breath))
  add('breath', 4, bank(shared.breath))
  chant(plan.refrain.soft)
  add('lights', 2, bank(shared.lights))
  motif('sky', 0, culture.place.sky)
  add('quiet', 3, bank(shared.quiet))
  for (const pack of theme.packs)
    add('sleepy', theme.kind === 'comfort' || theme.kind === 'adventure' ? 2 : 0, pack.sleepy)
  if (theme.kind === 'open') add('theme-rest', 4, fallback.themeRest)
  newParagraph()
  add('roll-call', 0, bank(shared.rollCall), { names: cast })
  for (const member of cast) {
    const missing = member.pastimes.slice(0, 2).filter((pastime) => !told.get(member)?.has(pastime))
    const owed = cast.length <= 5 ? missing : missing.filter((pastime) => pastime === member.pastimes[0])
    for (const pastime of owed) dream(member, pastime, 0)
    if (owed.length === 0) dream(member, member.pastimes[0] ?? null, cast.length <= 3 ? 2 : 4)
    const manner = member.manners.find((each) => each.trait)
    if (manner?.trait) add('rest', 4, manner.trait.rest, { S: member })
  }
  newParagraph()
  add('heavy', 4, bank(shared.heavy))
  add('quiet', 4, bank(shared.quiet))
  motif('lullaby', motifPriority('lullaby'), culture.pack.lullaby)
  add('goodnight', 0, bank(shared.goodnight), { names: cast })
  newParagraph()
  add('last', 0, bank(shared.last))
  return moments

  function chant(line: string): void {
    newParagraph()
    add('refrain', 0, [line])
    newParagraph()
  }
  /** Something of the theme by the way: of a blend, both concepts in turn, so that neither is only a word. */
  function detail(at: number): void {
    const packs = theme.packs.length > 1 ? [...theme.packs].reverse() : theme.packs
    const pack = packs[at % packs.length]
    // Some plots leave their theme at the door; so that it comes along, one detail is always told.
    const wished = theme.kind !== 'adventure' && theme.kind !== 'comfort'
    if (pack) add('detail', at > 0 ? 3 : wished ? 0 : 1, pack.detail)
  }
  function siteScene(deed: Deed): Scene {
    return { S: deed.solver, obj: deed.site.obj, others: cast.filter((member) => member !== deed.solver) }
  }
  function passSite(deed: Deed): void {
    const { site, solver, pastime, manner } = deed
    const scene = siteScene(deed)
    add('arrive', site.arrive.extra ?? 0, bank(site.arrive), scene)
    add('problem', 0, bank(site.problem), scene)
    newParagraph()
    add('stuck', site.stuck.extra ?? 0, bank(site.stuck), scene)
    newParagraph()
    if (solver.nature && !(pastime && canDo(solver, pastime))) add('lead', 2, fallback.natureLead[solver.nature], scene)
    else if (pastime) bridge(solver, pastime, deed)
    else add('idea', 0, bank(library.shared.idea), scene)
    add('solution', 0, library.matrix[deed.row][deed.challenge], scene)
    if (manner) stance(solver, manner)
    const helpers = deed.helpers.filter((helper) => !early.includes(helper))
    if (helpers.length > 0) {
      newParagraph()
      if (helpers.length > 1)
        add('meanwhile', 3, bank(library.shared.meanwhile), { names: helpers.map((helper) => helper.member) })
      for (const { member, pastime: own } of helpers) help(member, own, 0)
    } else {
      const hand = cast.filter((member) => member !== solver)
      if (hand.length > 0) {
        const member = random.pick(hand)
        help(member, member.pastimes[0] ?? null, 3)
      }
    }
    newParagraph()
    add('outcome', 0, bank(site.outcome), scene)
  }
  function bridge(solver: CastMember, pastime: Pastime, deed: Deed): void {
    const family = familyOf(pastime, library)
    const skill =
      pastime.skills.find((each) => each === deed.row) ?? (solver.nature ? random.pick(pastime.skills) : undefined)
    const known = skill && family?.bridge[skill]
    const open = (skill && fallback.openBridge[skill]) ?? fallback.openBridge.steps ?? []
    add('bridge', 0, known ?? open, { S: solver, hobby: pastime.noun, obj: deed.site.obj }, open)
  }
  function stance(solver: CastMember, manner: Manner): void {
    if (manner.trait) add('stance', 1, manner.trait.stance, { S: solver })
    else add('stance', 2, fallback.openStance, { S: solver, trait: manner.typed })
  }
  function help(member: CastMember, pastime: Pastime | null, priority: Moment['priority']): void {
    const scene = { S: member }
    if (member.nature && !(pastime && canDo(member, pastime))) {
      // In a crowd this is the only place for what they love.
      const fond = pastime !== null && cast.length > 5
      const lines = fond ? fallback.natureHobbyHelp : fallback.natureHelp[member.nature]
      return add(
        'help',
        priority,
        lines,
        { ...scene, ...(pastime ? { hobby: pastime.noun } : {}) },
        fallback.natureHelp[member.nature]
      )
    }
    if (!pastime) return add('help', priority, fallback.plainHelp, scene)
    const family: HobbyFamily | null = familyOf(pastime, library)
    add('help', priority, family?.help ?? fallback.openHelp, { ...scene, hobby: pastime.noun }, fallback.openHelp)
  }
  function dream(member: CastMember, pastime: Pastime | null, priority: Moment['priority']): void {
    if (!pastime) return add('dream', 4, fallback.plainDream, { S: member })
    const family = canDo(member, pastime) ? familyOf(pastime, library) : null
    add('dream', priority, family?.dream ?? fallback.openDream, { S: member, hobby: pastime.noun }, fallback.openDream)
  }
}

/** Whether the lines of a hobby can be told of somebody: no dog sews, though a dog may be fond of sewing. */
export function canDo(member: CastMember, pastime: Pastime): boolean {
  return member.nature === null || (pastime.family !== null && FOR_PAWS.includes(pastime.family))
}

export function linesFor(bank: Bank | Step, register: Register): Line[] {
  return [...(bank.both ?? []), ...(bank[register] ?? [])]
}

/** A refrain is heard three to five times: after at most three stops, at the turn, and softly at the end. */
function chantsAfter(stops: number): number[] {
  if (stops <= 3) return Array.from({ length: stops }, (_, at) => at)
  return [0, Math.floor((stops - 1) / 2), stops - 1]
}
