import { setImmediate as nextTurn } from 'node:timers/promises'

import { storyLibrary, type StoryLibrary } from '#content/library.ts'
import { AppError } from '#server/errors.ts'
import type { ParagraphHints } from '#shared/paragraph-hints.ts'
import { aboutOf, alternativesOf, type Draft, type ToldParagraph } from '../draft.ts'
import { remember, type Memory } from '../memory.ts'
import { paragraphHints } from '../paragraph-hints.ts'
import { collisionTest } from '../plan/collisions.ts'
import { checkedRequest, plansOf, type Plans } from '../plan/plan-story.ts'
import type { Room } from '../plan/reading.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { randomFrom } from '../random.ts'
import type { StorytellerEvent, Storyteller, StoryBrief, WriteOptions, WrittenStory } from '../storyteller.ts'
import { verifyStory } from '../verify/verify-story.ts'
import { tell, type Lean } from './tell.ts'

/** Candidates told for a family that has heard stories before; the one that repeats least is kept. */
const CANDIDATES = { short: 4, medium: 4, long: 3 } as const
/** So little of a candidate was heard before that another would not be newer by a sentence. */
const AS_GOOD_AS_NEW = 0.03
/** Candidates tried before the best of the unclean ones must do. */
const MOST_CANDIDATES = 24
/** Candidates told in the fewest words there are, and still too long, before no more are tried. */
const MOST_TOO_LONG = 4
const MOST_STOPS = 12

/** What came of writing: for the benchmark and the tests. */
export interface Writing {
  draft: Draft
  /** Faults of the first candidate that had the right length. */
  firstFaults: readonly string[]
  /** Faults of what is shipped; empty unless every candidate failed. */
  faults: readonly string[]
  candidates: number
  /** Plans that were told until one was kept; where it is one, the story is that of `planStory`. */
  plans: number
}

/** What an operator should know of a story that is shipped although no candidate was clean: no word of it. */
export interface FaultyTelling {
  plot: string
  /** Kinds of faults, each once. */
  codes: readonly string[]
  candidates: number
}

export function createEmbeddedStoryteller(
  library: StoryLibrary = storyLibrary,
  onFaults: (telling: FaultyTelling) => void = () => {}
): Storyteller {
  return {
    id: 'embedded',
    async ready() {
      const warming = warmUp(library)
      for (let told = await warming.next(); told.done !== true;) told = await warming.next()
    },
    write: (request, options) => events(request, options, library, onFaults)
  }
}

/**
 * What is left of a plan from an act on, for a writer that has told the acts before it: the plan says what is true at
 * each border. Deterministic per seed and history; the words are those of the embedded storyteller.
 */
export function tellActs(
  plan: StoryPlan,
  from: 0 | 1 | 2 | 3,
  { seed, history }: Pick<WriteOptions, 'seed' | 'history'>,
  library: StoryLibrary = storyLibrary
): readonly ToldParagraph[] {
  const draft = tell(plan, library, remember(history), randomFrom(seed), collisionTest(plan.cast), 'any')
  return draft.paragraphs.filter((paragraph) => paragraph.act >= from)
}

/**
 * Short stories for no family, one of a thing that no dictionary has: the first of a process takes ten times as long as
 * those that follow, while the engine reads the library’s templates and the word lists and compiles the patterns, and no
 * family should be the one that waits for it. The patterns are compiled once more for text with a letter beyond Latin-1,
 * and the apostrophe that a telephone types is one. The first of them is two thirds of it; yields after each.
 */
export async function* warmUp(library: StoryLibrary = storyLibrary): AsyncGenerator<void, void> {
  const wick = { name: 'Wick', age: 6, relationship: 'child', avatar: null, hobbies: [], traits: [], isGuest: false }
  const request = { characters: [wick], duration: 'short', culture: 'western', interests: [] } as const
  // The last is searched for among all that families might type, for which an index is made.
  for (const theme of [
    'the sea',
    'my cat',
    'a hirrafodil',
    'a dragon who can’t sleep',
    'cows said sorry to the hirrafodil'
  ]) {
    const telling = events({ ...request, theme }, { seed: theme, history: [] }, library, () => {})
    for (let told = await telling.next(); told.done !== true;) told = await telling.next()
    yield
  }
}

async function* events(
  request: StoryBrief,
  { seed, history, lore, signal }: WriteOptions,
  library: StoryLibrary,
  onFaults: (telling: FaultyTelling) => void
): AsyncGenerator<StorytellerEvent> {
  signal?.throwIfAborted()
  const steps = writeInSteps(request, { seed, history, lore: lore ?? null }, library)
  let step = steps.next()
  while (step.done !== true) {
    // Others are served between two candidates: telling is the longest work that this process does in one go.
    await nextTurn()
    signal?.throwIfAborted()
    step = steps.next()
  }
  const { draft, faults, candidates } = step.value
  if (faults.length > 0) {
    const codes = [...new Set(faults.map((fault) => fault.split(':')[0] ?? ''))]
    onFaults({ plot: draft.plan.plot.id, codes, candidates })
  }
  const story = finish(draft)
  const { plan } = draft
  yield { type: 'plan', plan, ...aboutOf(plan), paragraphs: story.paragraphs.length, words: story.words }
  yield { type: 'title', text: story.title }
  for (const [index, text] of story.paragraphs.entries()) {
    signal?.throwIfAborted()
    const hints = story.hints?.[index]
    yield { type: 'paragraph', index, text, ...(hints && { hints }) }
    yield { type: 'progress', value: Math.floor((95 * (index + 1)) / story.paragraphs.length) }
  }
  signal?.throwIfAborted()
  yield { type: 'done', story: { ...story, alternatives: alternativesOf(draft, library) } }
}

function finish(draft: Draft): WrittenStory {
  const paragraphs = draft.paragraphs.map((paragraph) => paragraph.text)
  return {
    title: draft.title,
    paragraphs,
    content: paragraphs.join('\n\n'),
    words: draft.words,
    // Of such a story a model wrote lines, whichever storyteller told it.
    writer: draft.plan.wish.isLore ? 'llm+embedded' : 'embedded',
    ...aboutOf(draft.plan),
    memory: draft.memory,
    hints: hintsOf(draft)
  }
}

/** What the narrator should know of each paragraph of a telling. */
export function hintsOf({ plan, paragraphs, speakers }: Draft): ParagraphHints[] {
  const spoken = speakers()
  return paragraphHints(
    plan,
    paragraphs.map((paragraph, at) => ({ ...paragraph, speakers: spoken[at] ?? [] }))
  )
}

/** All of it in one go: some tens of milliseconds. */
export function writeStory(
  raw: StoryBrief,
  options: Pick<WriteOptions, 'seed' | 'history' | 'lore'>,
  library: StoryLibrary = storyLibrary
): Writing {
  const steps = writeInSteps(raw, options, library)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** Plans, tells and judges candidates until one is clean and as new as can be; pauses after each. */
function* writeInSteps(
  raw: StoryBrief,
  { seed, history, lore = null }: Pick<WriteOptions, 'seed' | 'history' | 'lore'>,
  library: StoryLibrary
): Generator<undefined, Writing> {
  const request = checkedRequest(raw)
  const memory = remember(history)
  const plans = plansOf(request, memory, { seed, lore }, library)
  const measure: Measure = { stops: plans.first.stops, tightness: 0, told: 0 }
  const wanted = history.length === 0 ? 1 : CANDIDATES[raw.duration]
  let best: { draft: Draft; faults: readonly string[] } | null = null
  let firstFaults: readonly string[] | null = null
  let clean = 0
  let tooLong = 0
  let candidate = 0
  for (; candidate < MOST_CANDIDATES && clean < wanted && tooLong < MOST_TOO_LONG; candidate += 1) {
    if (candidate > 0) yield
    const draft = tellToLength(plans, candidate, measure, library, memory)
    if (measure.tightness === TIGHTEST && draft.words > draft.plan.window.max) tooLong += 1
    if (best && best.faults.length === 0 && draft.staleness >= best.draft.staleness) {
      clean += 1
      continue
    }
    const faults = verifyStory(draft, draft.plan, library).map(({ code, detail }) => `${code}: ${detail}`)
    firstFaults ??= faults
    if (faults.length === 0) clean += 1
    const isBetter = !best || severity(faults) < severity(best.faults)
    if (!best || isBetter || (faults.length === 0 && draft.staleness < best.draft.staleness)) best = { draft, faults }
    if (faults.length === 0 && draft.staleness <= AS_GOOD_AS_NEW) break
  }
  if (!best) throw new RangeError('at least one candidate is told')
  // What comes from outside the library was never told before: no story is worse for it.
  if (lore !== null && best.faults.length > 0) return yield* instead(raw, null)
  if (best.faults.some(isUnsafe)) {
    // Whatever it is in the family's own words: they are told a story without them, or none.
    const plain = withoutOwnWords(request)
    if (JSON.stringify(plain) === JSON.stringify(request))
      throw new AppError('unavailable', 'This story could not be told. Please try again with other words.')
    return yield* instead(plain, lore)
  }
  return {
    draft: best.draft,
    firstFaults: firstFaults ?? [],
    faults: best.faults,
    candidates: candidate,
    plans: measure.told
  }

  function* instead(other: StoryBrief, known: typeof lore): Generator<undefined, Writing> {
    const writing = yield* writeInSteps(other, { seed, history, lore: known }, library)
    return { ...writing, plans: measure.told + writing.plans }
  }
}

/** Words that no child should hear: the one fault that never ships. */
function isUnsafe(fault: string): boolean {
  return fault.startsWith('unwanted')
}

function severity(faults: readonly string[]): number {
  return faults.length + (faults.some(isUnsafe) ? 1000 : 0)
}

function withoutOwnWords(request: StoryBrief): StoryBrief {
  const characters = request.characters.map((character) => ({ ...character, hobbies: [], traits: [] }))
  return { ...request, characters, theme: '', message: '', asTyped: '', interests: [] }
}

interface Measure {
  stops: number
  /** Place in `TIGHTER`. */
  tightness: number
  /** Plans that were told so far. */
  told: number
}

/** What is done, one after the other, when there is more to say than room. */
const TIGHTER: readonly { lean: Lean; room: Room }[] = [
  { lean: 'any', room: 'ample' },
  { lean: 'short', room: 'ample' },
  { lean: 'shorter', room: 'ample' },
  { lean: 'shorter', room: 'terse' },
  { lean: 'shortest', room: 'terse' },
  // Once more, for another story of this wish may be shorter.
  { lean: 'shortest', room: 'terse' },
  { lean: 'shortest', room: 'terse' },
  // The story of the wish is worth more to a family than a line on each one’s hobby.
  { lean: 'shortest', room: 'bare' },
  { lean: 'shortest', room: 'bare' },
  { lean: 'shorter', room: 'spare' },
  { lean: 'shortest', room: 'spare' },
  { lean: 'shortest', room: 'brief' }
]
const TIGHTEST = TIGHTER.length - 1

/** So many steps at most, of which some are taken two at once. */
const MOST_ATTEMPTS = 9

/** The number of stops on the way follows from how much there is to say about this cast; `measure` remembers it. */
function tellToLength(
  { first, planOf }: Plans,
  candidate: number,
  measure: Measure,
  library: StoryLibrary,
  memory: Memory
): Draft {
  let last: Draft['misfit'] = null
  let nearest: Draft | null = null
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const { stops, tightness } = measure
    const { lean, room } = TIGHTER[tightness] ?? { lean: 'any', room: first.room }
    const { plan, reading, random } = planOf({ candidate, attempt, stops, room })
    // Ten people in a short story have no room for stops: they help each other at the turn.
    const fewest = plan.duration === 'short' ? 0 : 1
    const draft = tell(plan, library, memory, random, reading.collides, lean)
    measure.told += 1
    // What fits is foreseen with some words to spare; where there are none to spare, what came out counts.
    const misfit = misfitOf(draft)
    if (misfit === null || (tightness >= 2 && wordsOutside(draft) === 0)) return draft
    if (misfit === 'short' && measure.stops < MOST_STOPS && last !== 'long') measure.stops += 1
    else if (misfit === 'long' && measure.stops > 1) measure.stops -= 1
    else if (misfit === 'long' && tightness === 0) {
      measure.tightness = 1
      // Of a short night the one scene more goes at once: shorter lines alone hardly ever make room for it.
      measure.stops = fewest
    } else if (misfit === 'long' && measure.stops > fewest) measure.stops -= 1
    else
      measure.tightness =
        misfit === 'long' ? Math.min(TIGHTEST, tightness + stepsFor(draft)) : Math.max(0, tightness - 1)
    last = misfit
    if (!nearest || isNearer(draft, nearest)) nearest = draft
  }
  if (!nearest) throw new RangeError('at least one attempt is made')
  return nearest
}

/** A short night has few lines to choose from, and far too long is not mended by one step: what is told between would be thrown away. */
function stepsFor({ words, plan: { window, duration } }: Draft): number {
  return duration === 'short' || words > window.max * FAR_TOO_LONG ? 2 : 1
}

const FAR_TOO_LONG = 1.08

/** Where it was foreseen to fit, and a few words are missing or too many once it is printed, that counts. */
function misfitOf(draft: Draft): Draft['misfit'] {
  if (draft.misfit !== null || wordsOutside(draft) === 0) return draft.misfit
  return draft.words < draft.plan.window.min ? 'short' : 'long'
}

/** Of the right length, or nearer to it; between equals, the one that repeats less. */
function isNearer(draft: Draft, nearest: Draft): boolean {
  const [one, other] = [wordsOutside(draft), wordsOutside(nearest)]
  return one < other || (one === other && draft.staleness < nearest.staleness)
}

function wordsOutside({ words, plan: { window } }: Draft): number {
  return Math.max(0, words - window.max, window.min - words)
}
