import type { Call, Mishap, Scene, ScenePlot } from '#content/format.ts'
import { isOfItsOwn } from '#content/wish-plots/wish-plot.ts'
import { freshest } from '../line-choice.ts'
import { FRESH_AFTER, type Memory } from '../memory.ts'
import type { SeededRandom } from '../random.ts'
import { FUNCTION_WORDS } from '../safety/function-words.ts'
import { tokensOf } from '../text-measures.ts'
import type { Wish } from '../wish/parsed-wish.ts'
import { askedFirst } from '../wish/subject-and-more.ts'
import { isForTheirAge } from './capabilities.ts'
import { isDoneByPartner, partnerOf, toldOfIn } from './partner.ts'
import { possibleScenes, tellsLaterEvent, whoAnswers, type Casting } from './possible-scenes.ts'
import { standInsOf, type StandIn } from './stand-ins.ts'
import type { BoundScene, CastMember, ScenesPlan } from './story-plan.ts'
import { errandsLast } from './toy-deeds.ts'

/** The same, with a test for words that are also the name of a member. */
interface NamedCasting extends Casting {
  collides: (text: string) => boolean
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
  const possible = possibleScenes(plot, { ...casting, wish }, interludes)
  const tellable = wish.world.mishaps.filter((each) => isTellable(each, casting.cast))
  const unheard = tellable.filter(({ problem }) => problem.some((line) => memory.age(line) > FRESH_AFTER))
  const inOrder = withoutEncore(possible, unheard.length)
  // A quiet one is told by two, with the others about them.
  const isOwn = isOfItsOwn(plot)
  const sharesOut = isOwn && plot.comfort !== true
  const busy = new Map<CastMember, number>([[casting.hero, 1]])
  const spokenOf = toldOfIn(plot, casting.cast, wish)
  let partner =
    partnerOf(plot, casting, wish, random, (call) => whoAnswers(call, casting)) ??
    (sharesOut && possible.some(({ A }) => A === 'partner')
      ? answer('partner', casting, NO_ANSWERS_YET, spokenOf ? [casting.hero, spokenOf] : [casting.hero], busy, random)
      : null)
  const shared =
    sharesOut && casting.request !== undefined
      ? withPartsForAll(askedFirst(inOrder, plot, casting.request.theme), casting, partner)
      : inOrder
  const spares = casting.companion ? errandsLast(shared) : shared
  const spare = spares.slice(0, rounds)
  const sure = possible.filter((scene) => scene.spare === undefined || spare.includes(scene))
  // One try fails, and another member sees why, also in a plot that has none of its own; a story of its own has its own.
  const isTold = isOwn || (sure.some(fails) && (sure.some(meetsProblem) || !isOneWished(wish)))
  const tried = isTold
    ? undefined
    : (possible.find((scene) => fails(scene) && meetsProblem(scene)) ?? possible.find(fails))
  const told = possible.filter((scene) => sure.includes(scene) || scene === tried)
  const mishaps = random
    .shuffled(tellable)
    .sort((one, other) => aboutness(other, wish) - aboutness(one, wish) || ageOf(other, memory) - ageOf(one, memory))
  let mishap: Mishap | null = null
  let beside: CastMember | null = null
  // Who is the harbour all evening does not come by as a fish.
  const notFor = (call: Call | undefined, taken: readonly CastMember[]) =>
    plot.partnerPlays && partner && CALLED_ONE_BY_ONE.includes(call) ? [...taken, partner] : taken
  const bound = told.flatMap((scene) => {
    if (meetsProblem(scene)) mishap = mishaps.shift() ?? mishap
    const known = { same: beside, partner }
    // The partner who did it looks on in no scene as another.
    const not = [spokenOf, isDoneByPartner(plot) ? partner : null].filter((member) => member !== null)
    const S = answer(scene.S ?? 'hero', casting, known, notFor(scene.S, not), busy, random)
    const besideS = [S, partner === spokenOf ? null : spokenOf].filter((member) => member !== null)
    const A = scene.A === undefined ? null : answer(scene.A, casting, known, notFor(scene.A, besideS), busy, random)
    if (!S || (scene.A !== undefined && !A)) return []
    for (const member of [S, A]) if (member) busy.set(member, (busy.get(member) ?? 0) + 1)
    // An animal may have been there, but the scenes that go on with the same one have words for them.
    beside = [A, S].find((member) => member?.speaks === true && member !== casting.hero) ?? beside
    partner ??= beside
    return [{ scene, S, A, mishap }]
  })
  return { scenes: withStandIns(bound, wish, casting.collides), hasMore: spares.length > rounds }
}

/** Those whom a scene calls to by what they are; whom else it calls, the core has beside the hero already. */
const CALLED_ONE_BY_ONE: readonly (Call | undefined)[] = ['child', 'grown-up', 'elder', 'pet', 'baby', 'guest']

/**
 * Of the spare scenes of a story of its own those first that bring in a member who has no part yet, one scene for each,
 * so that the household is in the story and does not only look on; the order is else as it was.
 */
function withPartsForAll(spares: readonly Scene[], casting: Casting, partner: CastMember | null): readonly Scene[] {
  const waiting = new Set(casting.cast.filter((member) => member !== casting.hero && member !== partner))
  const first = spares.filter(({ S, A }) => {
    const called = [S, A]
      .filter((call) => CALLED_ONE_BY_ONE.includes(call))
      .flatMap((call) => [...whoAnswers(call ?? 'hero', casting)].find((member) => waiting.has(member)) ?? [])
    for (const member of called) waiting.delete(member)
    return called.length > 0
  })
  // What happens in the wish comes before any part in it.
  const told = spares.filter(tellsLaterEvent)
  const rest = spares.filter((scene) => !first.includes(scene) && !told.includes(scene))
  return [...told, ...first.filter((scene) => !told.includes(scene)), ...rest]
}

const NO_ANSWERS_YET = { same: null, partner: null }

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

/** A part for everybody, as far as there are parts; after that they are played by two. */
export function giveOutParts(cast: readonly CastMember[], wish: Wish, random: SeededRandom): Map<CastMember, string> {
  const parts = random.shuffled(wish.world.parts)
  return new Map(cast.map((member, at) => [member, parts[at % parts.length] ?? 'the door']))
}
