import { INCIDENTS, type Call, type Line, type Scene, type ScenePlot, type SceneStep } from '#content/format.ts'
import { lineText, linesOf } from '#content/line-lint.ts'
import { isOfItsOwn } from '#content/wish-plots/wish-plot.ts'
import { countWords } from '../text-measures.ts'
import { isLifeless } from '../wish/kinds/visitor.ts'
import type { WishSayings } from '../wish/kinds/wish-day.ts'
import { canFillNounSlots } from '../wish/noun-of-wish.ts'
import type { Wish } from '../wish/parsed-wish.ts'
import { sceneDemands } from '../wish/scene-demands.ts'
import { WISE_FROM } from './cast.ts'
import type { CastMember, WordWindow } from './story-plan.ts'

export interface Casting {
  cast: readonly CastMember[]
  hero: CastMember
  theme?: { misses?: boolean }
  wish?: Pick<Wish, 'noun' | 'says' | 'visitor'>
  request?: { theme: string }
  /** The toy that is beside a hero who has no other to talk with. */
  companion?: CastMember | null
}

export function isGrownUp({ role }: CastMember): boolean {
  return role === 'grown-up' || role === 'elder'
}

/** How many who can talk are there. */
export function talkersOf(cast: readonly CastMember[]): CastMember[] {
  return cast.filter((member) => member.speaks)
}

/** Whether this household can play a plot: who leads it talks, and so do as many as it needs. */
export function playTest({ cast, hero }: Casting): (plot: ScenePlot) => boolean {
  if (!hero.speaks) return () => false
  const talkers = talkersOf(cast).length
  return ({ talkers: needed = 1 }) => talkers >= needed
}

/** Those for which everybody is there, in the order in which they are told; interludes come before the last of the way. */
export function possibleScenes(plot: ScenePlot, casting: Casting, interludes: readonly Scene[]): Scene[] {
  const isTogether = talkersOf(casting.cast).length >= 2
  const says = sayingsFor(casting.wish)
  const turn = plot.scenes.findIndex((scene) => scene.act === 'turn')
  // A story of its own is one piece: nothing that fits any story comes between.
  const between = plot.comfort === true || isOfItsOwn(plot) ? [] : interludes
  return [...plot.scenes.slice(0, turn), ...between, ...plot.scenes.slice(turn)].filter(
    (scene) =>
      (scene.party === undefined || (scene.party === 'together') === isTogether) &&
      (scene.misses === undefined || casting.theme?.misses === true) &&
      (scene.embodied === undefined || hasBody(casting.wish)) &&
      isAnswered(scene, casting) &&
      canFillNounSlots(scene, casting.wish?.noun ?? null) &&
      isSaid(scene, says)
  )
}

function hasBody(wish: Casting['wish']): boolean {
  return !wish?.visitor || !isLifeless(wish.visitor.noun)
}

/** Slots of which a wish of the kind may say nothing. */
const NOT_ALWAYS_SAID = new RegExp(
  String.raw`\{((?:${INCIDENTS.join('|')}|kin|mishap|ours|did|we|props|was|also)\.[a-z]+|role\.but|quarrels\.over|envies\.thing|shares\.(?:worn|over|bed)|together\.half|later\.absent|both\.away|builds\.with|once\.(?:thing|the|tail|spot|pupil|skill|skilling|also)|(?:doer|what|caller|felt|tried)\.[a-z]+|visitor\.(?:fact|stand)|pair\.(?:fact|other)|again\.(?:end|doer|place)|asked\.(?:sound|fact|guess|wants)|event\.(?:three|four|other)|today\.(?:three|four|third|fourth)|told\.[2-4]|(?:played|held|coming|seen|beside)(?:\.[a-z]+)?|(?:there|found)\.[a-z]+|(?:made|edible|bound)\.(?:many|sound|does|move|part|where|fact|guess|wants|stand))\}`,
  'gu'
)

const slotsDemanded = sceneDemands((line) => [...lineText(line).matchAll(NOT_ALWAYS_SAID)].map(([, slot = '']) => slot))

/** Of “mum becomes invisible” there is no {kin.the}, of Narnia no {visitor.fact}, and of a gong no {also.fact}: a scene that cannot do without it is left out. */
export function isSaid(scene: Scene, says: WishSayings): boolean {
  return (
    slotsDemanded(scene).every((step) => step.some((line) => line.every((slot) => says[slot] !== undefined))) &&
    scene.steps.every(({ replay }) => replay === undefined || says[`replay.${replay}`] !== undefined)
  )
}

const THIRD_OR_LATER = /^(?:(?:event|today)\.(?:three|four|third|fourth)|told\.[34])$/u

/** Whether it is told of the third thing that happens in a wish, or of the fourth. */
export function tellsLaterEvent(scene: Scene): boolean {
  return slotsDemanded(scene).some((step) => step.every((line) => line.some((slot) => THIRD_OR_LATER.test(slot))))
}

function sayingsFor(wish: Casting['wish']): WishSayings {
  return {
    ...wish?.says,
    ...Object.fromEntries(
      Object.entries(wish?.visitor?.trait?.words ?? {}).map(([slot, said]) => [`visitor.${slot}`, said])
    )
  }
}

/** Words that fall to a scene plot outside its scenes: the beginning, and as much of the evening as a story may have. */
const WORDS_BEFORE = 55
const SHARE_AFTER = 0.2
function wordsBeside({ cast }: Casting, target: number): number {
  return WORDS_BEFORE + SHARE_AFTER * target + 5 * cast.length
}

/** A line of the wish, and what happened shown once more. */
const WORDS_OF_DRAWN = 15
const WORDS_OF_REPLAY = 60

/** About how many words a plot has for a household when everything is told. */
export function wordsOf(
  plot: ScenePlot,
  casting: Casting,
  interludes: readonly Scene[],
  { target }: WordWindow
): number {
  const steps = possibleScenes(plot, casting, interludes).flatMap((scene) => scene.steps)
  return wordsBeside(casting, target) + steps.reduce((sum, step) => sum + wordsOfStep(step), 0)
}

const OF_WISH = /\{([a-z]+(?:\.[a-z]+)?)\}/gu

/** About how few words a plot that tells of what happens in a wish has for a household; what the wish says counts as long as it is. */
export function leastWordsOf(plot: ScenePlot, casting: Casting, { target }: WordWindow): number {
  const says = sayingsFor(casting.wish)
  const wordsIn = (line: Line) =>
    countWords(lineText(line).replaceAll(OF_WISH, (_all, slot: string) => says[slot] ?? 'it'))
  const steps = possibleScenes(plot, casting, [])
    .filter(({ spare }) => spare === undefined)
    .flatMap((scene) => scene.steps)
    .filter(({ extra }) => extra === undefined)
  return (
    wordsBeside(casting, target) +
    steps.reduce((sum, step) => {
      const lines = linesOf(step)
      return sum + (lines.length === 0 ? 0 : Math.min(...lines.map(wordsIn)))
    }, 0)
  )
}

const stepWords = new WeakMap<SceneStep, number>()

function wordsOfStep(step: SceneStep): number {
  const known = stepWords.get(step)
  if (known !== undefined) return known
  const words = meanWords(linesOf(step)) ?? wordsOfUnwritten(step)
  stepWords.set(step, words)
  return words
}

function wordsOfUnwritten({ replay, talk }: SceneStep): number {
  if (replay !== undefined) return WORDS_OF_REPLAY
  return talk === undefined ? WORDS_OF_DRAWN : 0
}

function meanWords(lines: readonly Line[]): number | null {
  if (lines.length === 0) return null
  return lines.reduce((sum, line) => sum + countWords(lineText(line)), 0) / lines.length
}

function isAnswered(scene: Scene, casting: Casting): boolean {
  const S = whoAnswers(scene.S ?? 'hero', casting)
  if (scene.A === undefined) return S.length > 0
  const A = whoAnswers(scene.A, casting)
  return S.some((one) => A.some((other) => other !== one))
}

/** The same household is asked for some thousand scenes. */
const answering = new WeakMap<Casting, Map<Call, readonly CastMember[]>>()

/** The members of a household to whom a scene may give the part of a call. */
export function whoAnswers(call: Call, casting: Casting): readonly CastMember[] {
  const known = answering.get(casting) ?? new Map<Call, readonly CastMember[]>()
  answering.set(casting, known)
  const members = known.get(call) ?? findAnswering(call, casting)
  known.set(call, members)
  return members
}

function findAnswering(call: Call, { cast, hero }: Casting): CastMember[] {
  const others = cast.filter((member) => member !== hero)
  const talking = others.filter((member) => member.speaks)
  const byAge = [...talkersOf(cast)].sort((one, other) => one.age - other.age)
  switch (call) {
    case 'hero':
      return [hero]
    case 'other':
    case 'same':
      return oldEnough(talking)
    case 'partner':
      return wisest(talking)
    case 'child':
      return oldEnough(talking.filter((member) => member.role === 'child' || member.role === 'teen'))
    case 'grown-up':
      return talking.filter(isGrownUp)
    case 'elder':
      return talking.filter((member) => member.role === 'elder')
    case 'youngest':
      return byAge.slice(0, 1)
    case 'eldest':
      return byAge.slice(-1)
    case 'pet':
      return others.filter((member) => member.nature === 'animal' && !member.speaks)
    case 'baby':
      return others.filter((member) => member.nature === 'baby')
    case 'guest':
      return talking.filter((member) => member.isGuest)
  }
}

/**
 * A two-year-old says three words, and no speech about buses and aunts, where there is an older child or a grown-up to
 * hold it.
 */
const SPEECHES_FROM = 3

function oldEnough(talking: readonly CastMember[]): CastMember[] {
  const older = talking.filter((member) => member.age >= SPEECHES_FROM)
  return older.length > 0 ? older : [...talking]
}

/** Years from which the one beside the hero sees why a try has failed; the small have a part where others are called. */
const WISE_AGES = [WISE_FROM, 4, 0]

function wisest(talking: readonly CastMember[]): CastMember[] {
  const groups = WISE_AGES.map((years) => talking.filter((member) => member.age >= years))
  return groups.find((group) => group.length > 0) ?? []
}
