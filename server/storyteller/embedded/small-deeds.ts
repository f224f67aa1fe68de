import { childrenMeanwhile, grownUpsMeanwhile, newbornsMeanwhile, onlookers } from '#content/crowd-lines.ts'
import type { Line } from '#content/format.ts'
import { lineText, linesOf } from '#content/line-lint.ts'
import { isOfItsOwn, isOfOneWish } from '#content/wish-plots/wish-plot.ts'
import type { BoundScene, CastMember, ScenesPlan } from '../plan/story-plan.ts'
import { rememberedFor } from '../remembered.ts'
import { stemsOf } from '../word-stems.ts'
import { ACTS_BY_DAY, CROWD, type SceneAct } from './asides.ts'
import type { MomentList } from './moment-list.ts'

/** So many do something in an act of a crowd or of a short night, and the others have come to look. */
const MOST_DEEDS = 3
const MOST_DEEDS_OF_A_SHORT_NIGHT = 2
/** Of the three acts by day so many name each member; at bedtime all are named. */
const ACTS_OF_EACH = 2
/** Names that one sentence holds. */
const MOST_NAMES = 4
/** So many of them stand in one paragraph. */
const MOST_MEANWHILE = 3

/** Of those without a part in an act, who does something in it, and who has only come to look. */
export interface Others {
  doers: CastMember[]
  onlookers: CastMember[]
}

/**
 * Who of those without a part in an act (`missing`) is told of in it all the same: each until two of the three acts have named
 * them, for a household that stands by in all of them is a roll-call. They do something while there is a line for one more,
 * for of three who turn down one radio it is not clear who does; whom that leaves over has come to look.
 */
export function othersOf(
  list: MomentList,
  plan: ScenesPlan,
  missing: Record<SceneAct, readonly CastMember[]>
): Record<SceneAct, Others> {
  const { cast } = plan
  const isBrief = isToldBriefly(plan)
  const most = mostDeeds(plan)
  const others: Record<SceneAct, Others> = {
    want: { doers: [], onlookers: [] },
    way: { doers: [], onlookers: [] },
    turn: { doers: [], onlookers: [] }
  }
  const owed = new Map(
    cast.map((member) => [member, ACTS_OF_EACH - ACTS_BY_DAY.filter((act) => !missing[act].includes(member)).length])
  )
  const owing = (members: readonly CastMember[]): CastMember[] =>
    members.filter((member) => (owed.get(member) ?? 0) > 0)
  const name = (member: CastMember): void => {
    owed.set(member, (owed.get(member) ?? 0) - 1)
  }
  const look = (act: SceneAct): void => {
    const { doers, onlookers: before } = others[act]
    const more = owing(missing[act]).filter((member) => !doers.includes(member) && !before.includes(member))
    others[act].onlookers = [...before, ...more]
    more.forEach(name)
  }
  for (const act of ACTS_BY_DAY) {
    // Whom the most acts still owe, and who can be told of in the fewest that come: else the last act would have them all.
    const left = (member: CastMember): number =>
      ACTS_BY_DAY.slice(ACTS_BY_DAY.indexOf(act)).filter((each) => missing[each].includes(member)).length
    const slack = (member: CastMember): number => left(member) - (owed.get(member) ?? 0)
    const waiting = owing(missing[act]).toSorted((one, other) => slack(one) - slack(other))
    others[act].doers = thoseWithLine(list, plan, act, waiting).slice(0, most)
    others[act].doers.forEach(name)
    if (isBrief) look(act)
  }
  for (const act of ACTS_BY_DAY.toReversed()) look(act)
  return others
}

/** What is told of any wish says it again and again, and a short night has hardly room for that. */
function isToldBriefly({ duration, plot }: ScenesPlan): boolean {
  return duration === 'short' && !isOfOneWish(plot)
}

function mostDeeds(plan: ScenesPlan): number {
  if (isToldBriefly(plan)) return 1
  if (plan.duration === 'short') return MOST_DEEDS_OF_A_SHORT_NIGHT
  return plan.cast.length >= CROWD ? MOST_DEEDS : Number.POSITIVE_INFINITY
}

/** No line is told of two of them, and who has no hands leaves the lines for hands alone. */
function thoseWithLine(
  list: MomentList,
  { plot }: ScenesPlan,
  act: SceneAct,
  members: readonly CastMember[]
): CastMember[] {
  const [handiwork, rest] = split(list.bank(plot.everybody[act]), isHandiwork)
  const [newborn, grown] = split(members, isNewborn)
  const [able, others] = split(grown, isAble)
  const withPaws = others.slice(0, others.length === 0 ? 0 : rest.filter((line) => canDoIt(others, line)).length)
  const withHands = able.slice(0, handiwork.length > 0 ? handiwork.length : rest.length - withPaws.length)
  const withLine = new Set([...withHands, ...withPaws, ...newborn])
  return members.filter((member) => withLine.has(member))
}

/**
 * After which of the scenes in `scenes` each of them is told of: one after each, and who only looks after the last. What a crowd
 * says makes a paragraph of its own, of several.
 */
export function spreadOver(
  scenes: readonly number[],
  plan: ScenesPlan,
  { doers, onlookers: whoLook }: Others
): Map<number, Others> {
  const places = talksMeanwhile(plan) ? scenes.slice(-1) : scenes
  return new Map(
    places.map((place, at) => [
      place,
      {
        doers: doers.filter((_, each) => each % places.length === at),
        onlookers: at === places.length - 1 ? whoLook : []
      }
    ])
  )
}

function split<T>(all: readonly T[], isFirst: (each: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((each) => !isFirst(each))]
}

function isAble({ able }: CastMember): boolean {
  return able.has('hands')
}

function talksMeanwhile({ cast, duration, theme, plot }: ScenesPlan): boolean {
  return cast.length >= CROWD && duration !== 'short' && theme.kind !== 'comfort' && !isOfItsOwn(plot)
}

/**
 * In a big household with time to tell it, each has a small deed or a word of their own: no row of names. A story of its own
 * knows what those do who are only there, on a train or in a castle: a line of any evening comes in for the scissors there.
 */
export function addMeanwhile(
  list: MomentList,
  plan: ScenesPlan,
  act: SceneAct,
  { doers, onlookers: whoLook }: Others,
  isToCome: (line: Line) => boolean
): void {
  if (!talksMeanwhile(plan)) {
    addEverybody(list, plan, act, doers, isToCome)
    return addOnlookers(list, act, whoLook)
  }
  const members = [...doers, ...whoLook]
  for (const [at, member] of members.filter(({ speaks }) => speaks).entries()) {
    if (at % MOST_MEANWHILE === 0) list.newParagraph()
    const isYoung = member.role === 'child' || member.role === 'teen'
    list.add('meanwhile', 0, list.bank(isYoung ? childrenMeanwhile : grownUpsMeanwhile), { S: member })
  }
  addEverybody(
    list,
    plan,
    act,
    members.filter(({ speaks }) => !speaks),
    isToCome
  )
}

function addOnlookers(list: MomentList, act: SceneAct, members: readonly CastMember[]): void {
  const [newborn, all] = split(members, isNewborn)
  if (newborn.length > 0) list.add('everybody', 0, list.bank(newbornsMeanwhile), { names: newborn })
  for (let at = 0; at < all.length; at += MOST_NAMES)
    list.add('everybody', 0, list.bank(onlookers[act]), { names: all.slice(at, at + MOST_NAMES) })
}

/** Who cannot even sit up tiptoes past no basket. */
function isNewborn({ nature, age }: CastMember): boolean {
  return nature === 'baby' && age < 1
}

/** Whether a line names what the rest of the act brings, and nothing before it: after this scene it would give it away. */
export function comesAfter(last: BoundScene, { scenes }: ScenesPlan): (line: Line) => boolean {
  const at = scenes.indexOf(last)
  const told = scenes.slice(0, at + 1)
  const rest = scenes.slice(at + 1).filter(({ scene }) => scene.act === last.scene.act)
  const isSaidIn = (bound: readonly BoundScene[], stem: string) =>
    bound.some(({ scene }) => stemsOfScene(scene).has(stem))
  return (line) =>
    [...stemsOf(lineText(line))].some(
      (stem) => stem.length >= LEAST_LETTERS && isSaidIn(rest, stem) && !isSaidIn(told, stem)
    )
}

/** A shorter word names nothing. */
const LEAST_LETTERS = 4

const stemsOfScene = rememberedFor(({ steps }: BoundScene['scene']): ReadonlySet<string> =>
  stemsOf(steps.flatMap(linesOf).map(lineText).join(' '))
)

function addEverybody(
  list: MomentList,
  plan: ScenesPlan,
  act: SceneAct,
  all: readonly CastMember[],
  isToCome: (line: Line) => boolean
): void {
  // Mostly each has a part in the act: then no line of it is read.
  if (all.length === 0) return
  const [newborn, members] = split(all, isNewborn)
  // Who has hands does something with them; a dog and a baby do what they can.
  const [able, others] = split(members, isAble)
  const every = list.bank(plan.plot.everybody[act])
  const known = every.filter((line) => !isToCome(line))
  const handiwork = known.filter(isHandiwork).length
  // A dog that is left nothing but napkins to fold would have no deed at all.
  const areEnough = handiwork >= able.length && known.length - handiwork >= others.length
  const lines = areEnough ? known : every
  const deeds = lines.filter(isHandiwork)
  const asleep = list.bank(newbornsMeanwhile)
  const groups = [
    { members: able, bank: deeds.length > 0 ? deeds : lines, spare: every },
    { members: others, bank: lines, spare: every },
    { members: newborn, bank: asleep, spare: asleep }
  ]
  for (const { members: group, bank, spare } of groups) {
    for (const names of inGroups(group, Math.ceil(group.length / bank.length))) {
      const ofThem = (each: readonly Line[]): Line[] => each.filter((line) => canDoIt(names, line))
      const told = [ofThem(bank), ofThem(spare), list.bank(onlookers[act])].find((each) => each.length > 0) ?? []
      // In the paragraph of the scene: alone it is a deed without an answer. After one scene it is not done again as after
      // the one before.
      list.add('everybody', 0, told, { names }, ofThem(spare))
    }
  }
}

function isHandiwork(line: Line): boolean {
  return typeof line !== 'string' && line.needs?.includes('hands') === true
}

/** A line that names no hands may still be of a voice, or of letters: a dog has neither, and a small child has no letters. */
function canDoIt(names: readonly CastMember[], line: Line): boolean {
  if (isHandiwork(line) && !names.every(isAble)) return false
  const isMute = names.some(({ speaks }) => !speaks)
  const text = lineText(line)
  return !(isMute && SPOKEN.test(text)) && !((isMute || names.every(isUnskilled)) && SKILLED.test(text))
}

const SPOKEN =
  /“|\b(?:said|says|asked|called|cried|whispered|told|sang|hummed|shouted|answered|explained|promised|suggested|announced|out loud|aloud)\b/u
/** In years: a younger child does not write, tie or read aloud, but may help a bigger one. */
const SKILLED_FROM = 5
const SKILLED =
  /\b(?:wrote|writes|spelt|spelled|read|knitted|sewed|plaited|tied|ironed|typed|filled in|added up|calculated|translated)\b/u

function isUnskilled({ age, role }: CastMember): boolean {
  return role === 'child' && age < SKILLED_FROM
}

/** So many in each; where they are several, the small ones each beside a bigger one while there are any. */
function inGroups(members: readonly CastMember[], most: number): CastMember[][] {
  const all = most === 1 ? members : withSmallBesideBig(members)
  return Array.from({ length: Math.ceil(all.length / most) }, (_, at) => all.slice(at * most, at * most + most))
}

function withSmallBesideBig(members: readonly CastMember[]): CastMember[] {
  const [small, big] = split(members, isUnskilled)
  return [...big.flatMap((member, at) => [member, ...small.slice(at, at + 1)]), ...small.slice(big.length)]
}
