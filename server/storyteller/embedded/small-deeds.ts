import { childrenMeanwhile, grownUpsMeanwhile, newbornsMeanwhile } from '#content/crowd-lines.ts'
import type { Line } from '#content/format.ts'
import { lineText, linesOf } from '#content/line-lint.ts'
import { isOfItsOwn } from '#content/wish-plots/wish-plot.ts'
import type { BoundScene, CastMember, ScenesPlan } from '../plan/story-plan.ts'
import { rememberedFor } from '../remembered.ts'
import { stemsOf } from '../word-stems.ts'
import { CROWD, type SceneAct } from './asides.ts'
import type { MomentList } from './moment-list.ts'

/** Names that one sentence holds. */
const MOST_NAMES = 2
/** In a crowd there is no room for a sentence a pair. */
const MOST_NAMES_OF_A_CROWD = 4
/** So many of them stand in one paragraph. */
const MOST_MEANWHILE = 3

/**
 * In a big household with time to tell it, each has a small deed or a word of their own: no row of names. A story of its own
 * knows what those do who are only there, on a train or in a castle: a line of any evening comes in for the scissors there.
 */
export function addMeanwhile(
  list: MomentList,
  plan: ScenesPlan,
  act: SceneAct,
  members: readonly CastMember[],
  isToCome: (line: Line) => boolean
): void {
  const isSmall = plan.cast.length < CROWD || plan.duration === 'short' || plan.theme.kind === 'comfort'
  if (isSmall || isOfItsOwn(plan.plot)) return addEverybody(list, plan, act, members, isToCome)
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

/** Of four relatives in a row it would be odd that they sniffed at the potatoes. */
const DONE_BY_ANIMALS = /\b(?:sniff|lick|wag|purr|growl|prick|paw|tail|whisker)\p{L}*/u

function addEverybody(
  list: MomentList,
  plan: ScenesPlan,
  act: SceneAct,
  all: readonly CastMember[],
  isToCome: (line: Line) => boolean
): void {
  // Mostly each has a part in the act: then no line of it is read.
  if (all.length === 0) return
  // Who cannot even sit up tiptoes past no basket.
  const newborn = all.filter(({ nature, age }) => nature === 'baby' && age < 1)
  const members = all.filter((member) => !newborn.includes(member))
  const isCrowd = plan.cast.length >= CROWD
  const most = isCrowd ? MOST_NAMES_OF_A_CROWD : MOST_NAMES
  // Who has hands does something with them; a dog and a baby do what they can. For a crowd there is no room for that.
  const able = isCrowd ? [] : members.filter((member) => member.able.has('hands'))
  const others = members.filter((member) => !able.includes(member))
  const every = list.bank(plan.plot.everybody[act])
  const known = every.filter((line) => !isToCome(line))
  const handiwork = known.filter(isHandiwork).length
  // A dog that is left nothing but napkins to fold would have no deed at all.
  const areEnough = handiwork >= able.length && known.length - handiwork >= others.length
  const lines = areEnough ? known : every
  const deeds = lines.filter(isHandiwork)
  const human = lines.filter((line) => !DONE_BY_ANIMALS.test(lineText(line)))
  const isHuman = others.some((member) => member.able.has('hands')) && human.length > 0
  const groups = [
    { members: able, bank: deeds.length > 0 ? deeds : lines },
    { members: others, bank: isHuman ? human : lines },
    { members: newborn, bank: list.bank(newbornsMeanwhile) }
  ]
  for (const { members: group, bank } of groups) {
    // Each does something else, where the night is long enough and the story knows as many deeds.
    const together = group.length <= bank.length && !isCrowd && plan.duration !== 'short' ? 1 : most
    for (const names of inGroups(group, together)) {
      const unskilled = names.every(isUnskilled) ? bank.filter((line) => !SKILLED.test(lineText(line))) : []
      // In the paragraph of the scene: alone it is a deed without an answer.
      list.add('everybody', 0, unskilled.length > 0 ? unskilled : bank, { names })
    }
  }
}

function isHandiwork(line: Line): boolean {
  return typeof line !== 'string' && line.needs?.includes('hands') === true
}

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
  const small = members.filter(isUnskilled)
  const big = members.filter((member) => !isUnskilled(member))
  return [...big.flatMap((member, at) => [member, ...small.slice(at, at + 1)]), ...small.slice(big.length)]
}
