import type { Call, Mishap, Scene, ScenePlot, SceneStep } from '#content/format.ts'
import { lineText, linesOf } from '#content/line-lint.ts'
import { isOfItsOwn } from '#content/wish-plots/wish-plot.ts'
import { freshest } from '../line-choice.ts'
import { FRESH_AFTER, type Memory } from '../memory.ts'
import type { SeededRandom } from '../random.ts'
import { FUNCTION_WORDS } from '../safety/function-words.ts'
import { countWords, tokensOf } from '../verify/text-measures.ts'
import { isForTheirAge } from './capabilities.ts'
import { isSayable } from './noun-of-wish.ts'
import { isDoneByPartner, partnerOf, toldOfIn } from './partner.ts'
import { standInsOf, type StandIn } from './stand-ins.ts'
import type { BoundScene, CastMember, ScenesPlan, Wish, WordWindow } from './story-plan.ts'
import { askedFirst } from './subject-and-more.ts'
import type { WishSayings } from './wish-day.ts'

export interface Casting {
  cast: readonly CastMember[]
  hero: CastMember
  theme?: { misses?: boolean }
  wish?: Pick<Wish, 'noun' | 'says' | 'visitor'>
  request?: { theme: string }
}

/** The same, with a test for words that are also the name of a member. */
interface NamedCasting extends Casting {
  collides: (text: string) => boolean
}

/** How many who can talk are there. */
export function talkersOf(cast: readonly CastMember[]): CastMember[] {
  return cast.filter((member) => member.speaks)
}

/** Whether this household can play this plot. */
export function canPlay(plot: ScenePlot, { cast, hero }: Casting): boolean {
  return hero.speaks && talkersOf(cast).length >= (plot.talkers ?? 1)
}

/**
 * The scenes of a plot for a household: all that are always told, and of the spare ones the first `rounds` for which
 * everybody whom they call is there. The member who has had least to do is called first.
 */
export function bindScenes(
  plot: ScenePlot,
  casting: NamedCasting,
  wish: Wish,
  rounds: number,
  interludes: readonly Scene[],
  memory: Memory,
  random: SeededRandom
): Pick<ScenesPlan, 'scenes' | 'hasMore'> {
  const possible = possibleScenes(plot, casting, interludes)
  const tellable = wish.world.mishaps.filter((each) => isTellable(each, casting.cast))
  const unheard = tellable.filter(({ problem }) => problem.some((line) => memory.age(line) > FRESH_AFTER))
  const inOrder = withoutEncore(possible, unheard.length)
  const spares =
    isOfItsOwn(plot) && casting.request !== undefined ? askedFirst(inOrder, plot, casting.request.theme) : inOrder
  const spare = spares.slice(0, rounds)
  const sure = possible.filter((scene) => scene.spare === undefined || spare.includes(scene))
  // One try fails, and another member sees why, also in a plot that has none of its own; a story of its own has its own.
  const isTold = isOfItsOwn(plot) || (sure.some(fails) && (sure.some(meetsProblem) || !isOneWished(wish)))
  const tried = isTold
    ? undefined
    : (possible.find((scene) => fails(scene) && meetsProblem(scene)) ?? possible.find(fails))
  const told = possible.filter((scene) => sure.includes(scene) || scene === tried)
  const busy = new Map<CastMember, number>([[casting.hero, 1]])
  const mishaps = random
    .shuffled(tellable)
    .sort((one, other) => aboutness(other, wish) - aboutness(one, wish) || ageOf(other, memory) - ageOf(one, memory))
  let mishap: Mishap | null = null
  let beside: CastMember | null = null
  let partner = partnerOf(plot, casting, wish, random, (call) => whoAnswers(call, casting))
  const spokenOf = toldOfIn(plot, casting.cast, wish)
  const bound = told.flatMap((scene) => {
    if (meetsProblem(scene)) mishap = mishaps.shift() ?? mishap
    const known = { same: beside, partner }
    // Whoever did it looks on in no scene as somebody else.
    const not = [spokenOf, isDoneByPartner(plot) ? partner : null].filter((member) => member !== null)
    const S = answer(scene.S ?? 'hero', casting, known, not, busy, random)
    const besideS = [S, partner === spokenOf ? null : spokenOf].filter((member) => member !== null)
    const A = scene.A === undefined ? null : answer(scene.A, casting, known, besideS, busy, random)
    if (!S || (scene.A !== undefined && !A)) return []
    for (const member of [S, A]) if (member) busy.set(member, (busy.get(member) ?? 0) + 1)
    // An animal may have been there, but the scenes that go on with the same one have words for them.
    beside = [A, S].find((member) => member?.speaks === true && member !== casting.hero) ?? beside
    partner ??= beside
    return [{ scene, S, A, mishap }]
  })
  return { scenes: withStandIns(bound, wish, casting.collides), hasMore: spares.length > spare.length }
}

/** A scene speaks of what goes wrong next, so that it is there before; after the last mishap, of that one. */
function withStandIns(
  scenes: readonly Omit<BoundScene, 'stands'>[],
  { world }: Wish,
  collides: NamedCasting['collides']
): BoundScene[] {
  const byMishap = new Map<Mishap | null, readonly StandIn[]>()
  for (const { scene, mishap } of scenes) {
    if (!meetsProblem(scene) || byMishap.has(mishap)) continue
    const used = [...byMishap.values()].flatMap(([first]) => (first ? [first] : []))
    byMishap.set(mishap, standInsOf(mishap, world, used, collides))
  }
  const met = scenes.filter(({ scene }) => meetsProblem(scene))
  const last = met.at(-1)?.mishap ?? null
  return scenes.map((bound, at) => {
    const next = scenes.slice(at).find(({ scene }) => meetsProblem(scene))
    const mishap = next ? next.mishap : last
    return { ...bound, stands: byMishap.get(mishap) ?? standInsOf(null, world, [], collides) }
  })
}

/** The spare scenes, first ones first, without those for which no mishap is left that is news to the family. */
function withoutEncore(possible: readonly Scene[], mishaps: number): Scene[] {
  let left = mishaps - possible.filter((scene) => scene.spare === undefined && meetsProblem(scene)).length
  return possible
    .filter((scene) => scene.spare !== undefined)
    .sort((one, other) => (one.spare ?? 0) - (other.spare ?? 0))
    .filter((scene) => {
      if (!meetsProblem(scene)) return true
      left -= 1
      return left >= 0
    })
}

/** Those for which everybody is there, in the order in which they are told; interludes come before the last of the way. */
function possibleScenes(plot: ScenePlot, casting: Casting, interludes: readonly Scene[]): Scene[] {
  const isTogether = talkersOf(casting.cast).length >= 2
  const turn = plot.scenes.findIndex((scene) => scene.act === 'turn')
  // A story of its own is one piece: nothing that fits any story comes between.
  const between = plot.comfort === true || isOfItsOwn(plot) ? [] : interludes
  return [...plot.scenes.slice(0, turn), ...between, ...plot.scenes.slice(turn)].filter(
    (scene) =>
      (scene.party === undefined || (scene.party === 'together') === isTogether) &&
      (scene.misses === undefined || casting.theme?.misses === true) &&
      isAnswered(scene, casting) &&
      isSayable(scene, casting.wish?.noun ?? null) &&
      isSaid(scene, casting.wish)
  )
}

/** Of “mum becomes invisible” there is no {kin.the}, of Narnia no {visitor.fact}, and of a gong no {also.fact}: a scene that cannot do without it is left out. */
function isSaid({ steps }: Scene, wish: Casting['wish']): boolean {
  const says: WishSayings = {
    ...wish?.says,
    ...Object.fromEntries(
      Object.entries(wish?.visitor?.trait?.words ?? {}).map(([slot, said]) => [`visitor.${slot}`, said])
    )
  }
  return steps.every((step) => {
    const lines = linesOf(step)
    return (
      step.extra !== undefined ||
      lines.length === 0 ||
      lines.some((line) =>
        [...lineText(line).matchAll(NOT_ALWAYS_SAID)].every(([, slot = '']) => says[slot] !== undefined)
      )
    )
  })
}

/** Slots of which a wish of the kind may say nothing. */
const NOT_ALWAYS_SAID =
  /\{((?:kin|mishap|ours|did|we|props|was|also)\.[a-z]+|role\.but|later\.absent|both\.away|builds\.with|visitor\.(?:fact|stand))\}/gu

function fails(scene: Scene): boolean {
  return scene.steps.some((step) => step.draw === 'fail')
}

function meetsProblem(scene: Scene): boolean {
  return scene.steps.some((step) => step.draw === 'problem')
}

/** Whether the wish speaks of one thing that goes wrong more than of the others. */
function isOneWished(wish: Wish): boolean {
  const words = wish.world.mishaps.map((mishap) => aboutness(mishap, wish))
  return Math.max(...words) > Math.min(...words)
}

/** Words that fall to a scene plot outside its scenes: the beginning, and as much of the evening as a story may have. */
const WORDS_BEFORE = 55
const SHARE_AFTER = 0.2
/** A line of the wish, or of talk. */
const WORDS_OF_DRAWN = 15

/** About how many words a plot has for a household when everything is told. */
export function wordsOf(
  plot: ScenePlot,
  casting: Casting,
  interludes: readonly Scene[],
  { target }: WordWindow
): number {
  const scenes = possibleScenes(plot, casting, interludes)
  const steps = scenes.flatMap((scene) => scene.steps)
  return (
    WORDS_BEFORE +
    SHARE_AFTER * target +
    5 * casting.cast.length +
    steps.reduce((sum, step) => sum + wordsOfStep(step), 0)
  )
}

const stepWords = new WeakMap<SceneStep, number>()

function wordsOfStep(step: SceneStep): number {
  const lines = linesOf(step)
  if (lines.length === 0) return step.talk === undefined ? WORDS_OF_DRAWN : 0
  const words = stepWords.get(step) ?? lines.reduce((sum, line) => sum + countWords(lineText(line)), 0) / lines.length
  stepWords.set(step, words)
  return words
}

/** Every part of it has a line that may be told of the youngest. */
function isTellable({ problem, fail, see, mend, alone }: Mishap, cast: readonly CastMember[]): boolean {
  return [problem, fail, see, mend, alone].every((lines) => lines.some((line) => isForTheirAge(line, cast)))
}

/** How many words of the wish stand in it: “afraid of fire” wants the fire. */
function aboutness({ problem, see, mend }: Mishap, { about }: Wish): number {
  const words = new Set(tokensOf(about).filter((word) => !FUNCTION_WORDS.has(word)))
  return new Set(tokensOf([...problem, ...see, ...mend].join(' ')).filter((word) => words.has(word))).size
}

function ageOf(mishap: Mishap, memory: Memory): number {
  return Math.min(...mishap.problem.map((line) => memory.age(line)))
}

function isAnswered(scene: Scene, casting: Casting): boolean {
  const S = whoAnswers(scene.S ?? 'hero', casting)
  if (scene.A === undefined) return S.length > 0
  const A = whoAnswers(scene.A, casting)
  return S.some((one) => A.some((other) => other !== one))
}

function answer(
  call: Call,
  casting: Casting,
  known: Record<'same' | 'partner', CastMember | null>,
  taken: readonly CastMember[],
  busy: ReadonlyMap<CastMember, number>,
  random: SeededRandom
): CastMember | null {
  const met = call === 'same' || call === 'partner' ? known[call] : null
  if (met && !taken.includes(met)) return met
  const answering = whoAnswers(call, casting).filter((member) => !taken.includes(member))
  return answering.length === 0 ? null : freshest(answering, (member) => -(busy.get(member) ?? 0), random)
}

/** Years from which the one beside the hero sees why a try has failed; the small have a part where others are called. */
const WISE_FROM = [6, 4, 0]

function whoAnswers(call: Call, { cast, hero }: Casting): CastMember[] {
  const others = cast.filter((member) => member !== hero)
  const talking = others.filter((member) => member.speaks)
  const byAge = [...talkersOf(cast)].sort((one, other) => one.age - other.age)
  switch (call) {
    case 'hero':
      return [hero]
    case 'other':
    case 'same':
      return talking
    case 'partner':
      return wisest(talking)
    case 'child':
      return talking.filter((member) => member.role === 'child' || member.role === 'teen')
    case 'grown-up':
      return talking.filter((member) => member.role === 'grown-up' || member.role === 'elder')
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

function wisest(talking: readonly CastMember[]): CastMember[] {
  const groups = WISE_FROM.map((years) => talking.filter((member) => member.age >= years))
  return groups.find((group) => group.length > 0) ?? []
}

/** A part for everybody, as far as there are parts; after that they are played by two. */
export function giveOutParts(cast: readonly CastMember[], wish: Wish, random: SeededRandom): Map<CastMember, string> {
  const parts = random.shuffled(wish.world.parts)
  return new Map(cast.map((member, at) => [member, parts[at % parts.length] ?? 'the door']))
}
