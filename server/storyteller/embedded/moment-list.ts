import * as fallback from '#content/fallback-lines.ts'
import {
  FOR_PAWS,
  type Bank,
  type Beat,
  type HobbyFamily,
  type Line,
  type Register,
  type Step
} from '#content/format.ts'
import type { StoryLibrary } from '#content/library.ts'
import { lineText } from '#content/line-lint.ts'
import { metAgain, sameAgain } from '#content/saga-lines.ts'
import { supperBefore } from '#content/suppers.ts'
import { isOfItsOwn } from '#content/wish-plots/wish-plot.ts'
import { wishDeed, wishDeedAlone } from '#content/wish-talk.ts'
import type { Act } from '../act.ts'
import { linesFor } from '../line-choice.ts'
import { FRESH_AFTER, type Memory } from '../memory.ts'
import { familyOf } from '../plan/pastimes.ts'
import type { CastMember, Pastime, StoryPlan } from '../plan/story-plan.ts'
import type { SeededRandom } from '../random.ts'
import { outsideTonight, type OfTonight } from './night-outside.ts'
import { fits } from './realise.ts'
import type { Setting } from './setting.ts'
import { isLateLine, type Supper } from './supper-time.ts'

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
  scene: Setting
}

/** Gathers the moments of a story in order: where they stand, and whose hobby has been told already. */
export interface MomentList {
  plan: StoryPlan
  library: StoryLibrary
  random: SeededRandom
  register: Register
  moments: Moment[]
  /** What each has been told to love. */
  told: Map<CastMember, Set<Pastime>>
  supper: Supper
  setSupper: (supper: Supper) => void
  setAct: (act: Act) => void
  newParagraph: () => void
  add: (
    kind: string,
    priority: Moment['priority'],
    lines: readonly Line[],
    scene?: Setting,
    spare?: readonly Line[]
  ) => void
  bank: (each: Bank) => Line[]
  /** Whether the family has not heard it for so long that it is new again. */
  isFresh: (line: Line) => boolean
  motif: (kind: string, priority: Moment['priority'], motifs: readonly { text: string }[]) => void
  /** Of what is seen and heard outside, what agrees with the story. */
  ofTonight: OfTonight
}

export function createMomentList(
  plan: StoryPlan,
  library: StoryLibrary,
  memory: Memory,
  random: SeededRandom
): MomentList {
  const moments: Moment[] = []
  let paragraph = 0
  let act: Act = 0
  const add: MomentList['add'] = (kind, priority, given, scene = {}, spare) => {
    const lines = list.supper === 'after' ? beforeSupper(kind, priority, given) : given
    if (lines.length > 0) moments.push({ kind, act, paragraph, priority, lines, scene, ...(spare ? { spare } : {}) })
  }
  const list: MomentList = {
    plan,
    library,
    random,
    register: plan.register,
    moments,
    told: new Map(plan.cast.map((member) => [member, new Set()])),
    supper: 'before',
    setSupper: (supper) => {
      list.supper = supper
    },
    setAct: (next) => {
      act = next
    },
    newParagraph: () => {
      paragraph += 1
    },
    add,
    bank: (each) => linesFor(each, plan.register),
    isFresh: (line) => memory.age(lineText(line)) >= FRESH_AFTER,
    ofTonight: outsideTonight(plan),
    motif: (kind, priority, motifs) => {
      const lines = list.ofTonight(motifs).map((each) => each.text)
      const fresh = lines.some((line) => memory.age(line) >= FRESH_AFTER)
      // What was heard lately is told again where it must be, or where a long night is long.
      if (fresh || priority === 0 || plan.duration === 'long')
        add(kind, priority, fresh ? lines : [...lines, ...lines.flatMap(asEver)])
    }
  }
  return list
}

/** What people are like is told at any hour (“once missed a whole supper”), and what is promised for bed. */
const OF_ANY_HOUR = /^(?:meet|refrain|supper|also)|-habit$/u

/** Of some lines, those that are not of a later hour than supper; all, where they must be told and all are. */
function beforeSupper(kind: string, priority: Moment['priority'], lines: readonly Line[]): readonly Line[] {
  if (OF_ANY_HOUR.test(kind)) return lines
  const earlier = lines.filter((line) => !isLateLine(lineText(line)))
  return earlier.length === 0 && priority === 0 ? lines : earlier
}

/** A short evening has words for the shorter third of the lines, or the shorter half. */
export function briefly<T extends Line>({ duration }: StoryPlan, lines: readonly T[], part = 3): readonly T[] {
  if (duration !== 'short') return lines
  return lines
    .toSorted((one, other) => lineText(one).length - lineText(other).length)
    .slice(0, Math.ceil(lines.length / part))
}

/**
 * The same of those that are new to the family, so that the shortest are not told night after night. With `scene`, only
 * of those that can be told of the members in it: what a cat has no hands for is new for ever, and never told.
 */
export function brieflyNew(
  { plan, isFresh }: MomentList,
  lines: readonly Line[],
  part?: number,
  scene?: Setting
): readonly Line[] {
  const told = scene ? lines.filter((line) => fits(line, scene, plan)) : lines
  const fresh = told.filter(isFresh)
  return briefly(plan, fresh.length > 0 ? fresh : told, part)
}

/** The steps of a beat, each a paragraph of its own. */
export function addBeat(list: MomentList, kind: string, beat: Beat): void {
  for (const step of beat) addStep(list, kind, step)
}

function addStep(list: MomentList, kind: string, step: Step): void {
  list.newParagraph()
  list.add(kind, step.extra ?? 0, list.bank(step))
}

/** What there was to eat, where they have eaten before it begins. */
export function addSupperBefore(list: MomentList): void {
  if (list.supper === 'before') list.add('supper', 0, supperBefore)
}

/** What a member is like, as a phrase after "who": it is chosen first, as a moment that is never printed alone. */
export function addHabit(
  list: MomentList,
  kind: string,
  priority: Moment['priority'],
  member: CastMember,
  prefer: 'pastime' | 'manner',
  isSure = true
): void {
  const told = list.told.get(member)
  const before = new Set(told)
  const habit = habitOf(list, member, prefer)
  // A line without the habit may be told instead.
  if (!isSure) list.told.set(member, before)
  list.add(`${kind}-habit`, priority, habit.lines, habit.scene, habit.spare)
}

/** A member is met, with a habit. */
export function addMeeting(
  list: MomentList,
  kind: string,
  priority: Moment['priority'],
  member: CastMember,
  lines: readonly Line[],
  prefer: 'pastime' | 'manner'
): void {
  addHabit(list, kind, priority, member, prefer)
  list.add(kind, priority, lines, { S: member, others: list.plan.cast.filter((each) => each !== member) })
}

function habitOf(
  { plan, library, random, told, isFresh }: MomentList,
  member: CastMember,
  prefer: 'pastime' | 'manner'
): { lines: readonly Line[]; scene: Setting; spare: readonly Line[] } {
  const wanted = member.pastimes.slice(0, 2).find((pastime) => !told.get(member)?.has(pastime))
  const manner = member.manners.find((each) => each.trait !== null)
  const pastime =
    prefer === 'manner' && manner && (!wanted || plan.cast.length > 5)
      ? undefined
      : (wanted ?? (manner && random.next() < 0.6 ? undefined : member.pastimes[0]))
  const plain = member.nature ? fallback.natureHabit[member.nature] : fallback.plainHabit
  if (pastime) {
    told.get(member)?.add(pastime)
    const family = familyOf(pastime, library)
    const scene = { S: member, hobby: pastime.noun }
    return family && canDo(member, pastime)
      ? { lines: withOpen(family.habit, fallback.openHabit, isFresh), scene, spare: fallback.openHabit }
      : { lines: fallback.openHabit, scene, spare: plain }
  }
  if (manner?.trait) return { lines: manner.trait.habit, scene: { S: member }, spare: plain }
  return { lines: plain, scene: { S: member }, spare: plain }
}

/** A member makes themselves useful with something of their own. */
export function addHelp(
  { plan, library, add, isFresh }: MomentList,
  member: CastMember,
  pastime: Pastime | null,
  priority: Moment['priority']
): void {
  const scene = { S: member }
  if (member.nature && !(pastime && canDo(member, pastime))) {
    // In a crowd this is the only place for what they love.
    const fond = pastime !== null && plan.cast.length > 5
    const lines = fond ? fallback.natureHobbyHelp : fallback.natureHelp[member.nature]
    const hobby = pastime ? { hobby: pastime.noun } : {}
    return add('help', priority, lines, { ...scene, ...hobby }, fallback.natureHelp[member.nature])
  }
  if (!pastime) return add('help', priority, fallback.plainHelp, scene)
  const family: HobbyFamily | null = familyOf(pastime, library)
  const lines = family ? withOpen(family.help, fallback.openHelp, isFresh) : fallback.openHelp
  add('help', priority, lines, { ...scene, hobby: pastime.noun }, fallback.openHelp)
}

/** Of so few new lines the one that a short night has room for may be none. */
const FEW_NEW = 4

/** The lines of a hobby; those for any hobby as well where the family has heard all but a few of them. */
export function withOpen(own: readonly Line[], open: readonly Line[], isFresh: MomentList['isFresh']): readonly Line[] {
  return own.filter(isFresh).length >= FEW_NEW ? own : [...own, ...open]
}

/** In a bigger family there may be no room for it. */
const MOST_WITH_A_RETURN = 5

/** A person or a thing of an earlier evening is heard of again. */
export function addReturn(list: MomentList): void {
  const { back, cast } = list.plan
  if (!back) return
  list.newParagraph()
  list.add('return', cast.length <= MOST_WITH_A_RETURN ? 0 : 1, list.bank('met' in back ? metAgain : sameAgain), back)
  list.newParagraph()
}

/** What happens in the wish is done at home, by two where there are two. */
export function addWishDeed(list: MomentList): void {
  const { plan, random } = list
  if (!plan.wish.deed || plan.theme.kind === 'comfort' || !plan.hero.speaks) return
  // A story of its own is about nothing else.
  if (plan.kind === 'scenes' && isOfItsOwn(plan.plot)) return
  const others = plan.cast.filter((member) => member.speaks && member !== plan.hero)
  list.newParagraph()
  if (others.length === 0) list.add('deed', 0, list.bank(wishDeedAlone))
  else list.add('deed', 0, list.bank(wishDeed), { A: random.pick(others) })
  list.newParagraph()
}

/** The refrain, in a paragraph of its own. */
export function addChant(list: MomentList, line: string): void {
  list.newParagraph()
  list.add('refrain', 0, [line])
  list.newParagraph()
}

/** Whether the lines of a hobby can be told of a member: no dog sews, though a dog may be fond of sewing. */
export function canDo(member: CastMember, pastime: Pastime): boolean {
  return member.nature === null || (pastime.family !== null && FOR_PAWS.includes(pastime.family))
}

/** First words that are small inside a sentence; a name of a place is not. */
const SMALL =
  /^(?:An?|The|One|Two|Three|Some(?:body|one|thing|where)?|On|In|Over|Under|Along|Behind|Between|Next|From|Far|Low|Out|Down|Beyond|Above|Across|At|Every|Each|Its|It)(?= )/u

/** The ways to tell again what is seen and heard at home. */
function asEver(motif: string): string[] {
  if (!SMALL.test(motif)) return []
  return fallback.asEver.map((again) => `${again} ${motif.charAt(0).toLowerCase()}${motif.slice(1)}`)
}
