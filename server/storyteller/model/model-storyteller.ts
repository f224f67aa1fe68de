import { storyLibrary, type StoryLibrary } from '#content/library.ts'
import type { ParagraphHints } from '#shared/paragraph-hints.ts'
import type { Act } from '../act.ts'
import { aboutOf, alternativesOf } from '../draft.ts'
import type { Draft } from '../draft.ts'
import { writeStory } from '../embedded/embedded-storyteller.ts'
import { hintsAsTold } from '../paragraph-hints.ts'
import { checkedRequest } from '../plan/plan-story.ts'
import type { CastMember, StoryPlan } from '../plan/story-plan.ts'
import type {
  Storyteller,
  StorytellerEvent,
  StoryBrief,
  StoryWriter,
  WriteOptions,
  WrittenStory
} from '../storyteller.ts'
import { countWords, mentionPattern } from '../text-measures.ts'
import { verifyOthersStory } from '../verify/verify-story.ts'
import { writeAct, type ActOutcome, type ActTask } from './act-writer.ts'
import { takeAllowance, watched, type ModelStorytellerOptions } from './model-storyteller-options.ts'
import { createNameShield, openShield, type NameShield } from './name-shield.ts'
import { retellParagraph } from './retell-paragraph.ts'
import { guardFault } from './text-guard.ts'

const ACTS = [0, 1, 2, 3] as const
const ACT_NAMES: Record<Act, string> = { 0: 'beginning', 1: 'way', 2: 'turn', 3: 'end' }

/**
 * A model tells what the embedded storyteller has planned, act by act; whatever it cannot tell, the embedded storyteller
 * tells from the same plan. The embedded story is made first, and not its plan alone: only telling it shows which plan has
 * the right length and stands up to verification, its text is the outline that the model is given and by whose words each
 * act is measured, and it is what a child hears when the model says nothing.
 */
export function createModelStoryteller(options: ModelStorytellerOptions): Storyteller {
  return {
    id: 'llm',
    // A model that is not there yet is no reason not to begin: until then the embedded storyteller tells.
    ready: async () => {},
    write: (request, how) => events(request, how, options),
    retell: (request, how) => retellParagraph(request, how, options)
  }
}

interface ToldParagraph {
  act: Act
  text: string
  by: 'model' | 'embedded'
}

async function* events(
  raw: StoryBrief,
  { seed, history, signal, family }: WriteOptions,
  options: ModelStorytellerOptions
): AsyncGenerator<StorytellerEvent> {
  signal?.throwIfAborted()
  const library = options.library ?? storyLibrary
  const began = performance.now()
  const request = checkedRequest(raw)
  const shield = options.isShielded ? createNameShield(request, history, seed) : openShield(request, history)
  const { draft } = writeStory(shield.request, { seed, history: shield.history }, library)
  const { plan } = draft
  const restored = restoredPlan(plan, shield)
  yield { type: 'plan', plan, ...aboutOf(restored), paragraphs: draft.paragraphs.length, words: draft.words }
  yield { type: 'title', text: shield.restore(draft.title) }

  // What a family types in its worst week leaves the house for no model, and is told as quietly as can be.
  const isAsked = plan.theme.kind !== 'comfort'
  const release = isAsked ? await takeAllowance(options, family ?? null, signal) : null
  const { model, guard } = watched(options, family ?? null, 'stories')
  const told: ToldParagraph[] = []
  const hints: ParagraphHints[] = []
  const outline = draft.paragraphs.map(({ text }) => shield.restore(text))
  const hintsOf = hintsAsTold(restored, outline)
  const speakers = draft.speakers()
  const spoken = new Map(draft.paragraphs.map(({ text }, at) => [text, speakers[at] ?? []]))
  const usage = { input: 0, output: 0 }
  const faults: string[] = []
  let [calls, isSilent] = [0, release === null]
  function* tellOne(paragraph: ToldParagraph): Generator<StorytellerEvent> {
    const before = wordsOf(told)
    told.push(paragraph)
    const text = shield.restore(paragraph.text)
    // Kept with the story: what is spoken while it is being written is spoken once, and in one way.
    // Of what a model writes it is not known who speaks.
    const said = spoken.get(paragraph.text)?.map((name) => name && shield.restore(name))
    const place = {
      ...hintsOf({ act: paragraph.act, text, speakers: said }),
      position: positionAt(before, plan.window.target)
    }
    hints.push(place)
    yield { type: 'paragraph', index: told.length - 1, text, hints: place }
    yield { type: 'progress', value: Math.min(95, Math.floor((95 * wordsOf(told)) / plan.window.target)) }
  }

  try {
    const unfit = isSilent ? null : await guardFault(guard, wishOf(plan, shield), signal)
    if (unfit !== null) {
      isSilent = true
      faults.push(`wish: ${unfit}`)
    }
    for (const act of ACTS) {
      signal?.throwIfAborted()
      const mine: ToldParagraph[] = []
      let outcome: ActOutcome | null = null
      if (!isSilent) {
        const writing = writeAct(
          {
            ...taskOf(act, draft, told),
            wish: wishOf(plan, shield),
            lately: shield.lately,
            library,
            shield,
            isShielded: options.isShielded,
            guard
          },
          model,
          signal ?? NEVER
        )
        for (let step = await writing.next(); outcome === null;) {
          if (step.done === true) {
            outcome = step.value
            break
          }
          const paragraph: ToldParagraph = { act, text: step.value, by: 'model' }
          mine.push(paragraph)
          // The end is judged as a whole, with all that was promised: it is held back until it keeps it.
          if (act !== 3) yield* tellOne(paragraph)
          step = await writing.next()
        }
        calls += outcome.calls
        usage.input += outcome.usage.input
        usage.output += outcome.usage.output
        isSilent = outcome.isSilent
        if (outcome.faults.length > 0) faults.push(`${ACT_NAMES[act]}: ${outcome.faults.join(', ')}`)
      }
      const rest =
        act === 3 ? endOf(draft, told, mine, outcome, library, faults) : fillingOf(act, draft, { told, mine }, outcome)
      for (const paragraph of rest) {
        signal?.throwIfAborted()
        yield* tellOne(paragraph)
      }
    }
  } finally {
    release?.(usage)
  }
  signal?.throwIfAborted()
  const left = verifyOthersStory({ title: draft.title, paragraphs: told }, plan, library)
  if (left.length > 0) faults.push(`whole: ${[...new Set(left.map(({ code }) => code))].join(', ')}`)
  const story = finish(draft, { told, hints }, shield, library)
  if (isAsked) {
    const ms = Math.round(performance.now() - began)
    options.onTold?.({ writer: story.writer, model: options.model.label, calls, usage, faults, ms })
  }
  yield { type: 'done', story }
}

/** A wish that says nothing, or talks to a machine, has become an adventure, and is not sent. */
function wishOf({ theme }: StoryPlan, { request }: NameShield): string {
  return theme.kind === 'adventure' ? '' : request.theme
}

const NEVER = new AbortController().signal

function wordsOf(paragraphs: readonly { text: string }[]): number {
  return countWords(paragraphs.map(({ text }) => text).join('\n\n'))
}

function outlineOf(draft: Draft, act: Act): ToldParagraph[] {
  return draft.paragraphs
    .filter((paragraph) => paragraph.act === act)
    .map(({ text }): ToldParagraph => ({ act, text, by: 'embedded' }))
}

/** What is to be asked for next: what earlier acts left over or took too much of is shared out among the rest. */
function taskOf(
  act: Act,
  draft: Draft,
  told: readonly ToldParagraph[]
): Pick<ActTask, 'act' | 'plan' | 'title' | 'outline' | 'told' | 'words' | 'mustAppear'> {
  const { plan } = draft
  const { window } = plan
  const so = wordsOf(told)
  const planned = ACTS.map((each) => wordsOf(outlineOf(draft, each)))
  const end = planned[3] ?? 0
  const ahead = planned.slice(act, 3).reduce((sum, words) => sum + words, 0)
  const words =
    act === 3
      ? Math.min(Math.max(window.target - so, window.min - so + 15), window.max - so - 25)
      : ((window.target - so - end) * (planned[act] ?? 0)) / Math.max(1, ahead)
  const absent = (each: Act) => plan.cast.filter((member) => !isHeardOf(member, told, each))
  // Each member is heard of in three of the four parts, the last among them: one who missed a part may miss no other.
  const owed =
    act === 0 ? plan.cast.slice(0, 5) : act === 3 ? plan.cast : [...absent(0), ...(act === 2 ? absent(1) : [])]
  return {
    act,
    plan,
    title: draft.title,
    outline: outlineOf(draft, act).map(({ text }) => text),
    told: told.map(({ text }) => text),
    words: Math.max(20, Math.round(words)),
    mustAppear: [...new Set([...owed, ...(act < 3 ? [plan.hero] : [])])]
  }
}

function isHeardOf(member: CastMember, paragraphs: readonly ToldParagraph[], act: Act): boolean {
  return paragraphs.some((paragraph) => paragraph.act === act && isNamedIn(paragraph.text, member))
}

/** What the embedded storyteller adds to an act that the model did not bring to its end, from the same plan. */
function fillingOf(
  act: Act,
  draft: Draft,
  { told, mine }: { told: readonly ToldParagraph[]; mine: readonly ToldParagraph[] },
  outcome: ActOutcome | null
): ToldParagraph[] {
  const outline = outlineOf(draft, act)
  if (outcome === null || mine.length === 0) return outline
  if (outcome.isComplete) return []
  const words = wordsOf(mine)
  // With what the embedded storyteller would tell of the acts to come, the story is long enough.
  const ahead = draft.paragraphs.filter((paragraph) => paragraph.act > act)
  const isWhole = wordsOf(told) + wordsOf(ahead) >= draft.plan.window.min
  const isEnough = isWhole && words >= ENOUGH_OF_ACT * wordsOf(outline)
  let from = isEnough ? outline.length : Math.min(outline.length - 1, toldOf(outline, words))
  // What the model did write stands for the beginning of the act, rather than that the story grows too long.
  const isTooLong = () => wordsOf(told) + wordsOf(outline.slice(from)) + wordsOf(ahead) > draft.plan.window.max
  while (from < outline.length - 1 && isTooLong()) from += 1
  const chosen = new Set(outline.slice(from))
  let missing = outcome.missing.filter((member) => ![...chosen].some(({ text }) => isNamedIn(text, member)))
  while (missing.length > 0) {
    // The paragraph that brings most of those who are missing, so that as little as can be is told besides.
    const brings = (paragraph: ToldParagraph) => missing.filter((member) => isNamedIn(paragraph.text, member)).length
    const best = outline.reduce((one, other) => (brings(other) > brings(one) ? other : one))
    if (brings(best) === 0) break
    chosen.add(best)
    missing = missing.filter((member) => !isNamedIn(best.text, member))
  }
  return outline.filter((paragraph) => chosen.has(paragraph))
}

/** How many paragraphs of an outline are told with so many words: it is as uneven as it is, and no word of it is to be missing. */
function toldOf(outline: readonly ToldParagraph[], words: number): number {
  let sum = 0
  const next = outline.findIndex(({ text }) => {
    sum += countWords(text)
    return sum > words
  })
  return next < 0 ? outline.length : next
}

function isNamedIn(text: string, { called }: CastMember): boolean {
  return mentionPattern(called, 'iu').test(text)
}

/** An act with so much of its words wants no help but for the members who are missing in it. */
const ENOUGH_OF_ACT = 0.72

/** The model's end, where the whole story keeps all that was promised with it; else the embedded one. */
function endOf(
  draft: Draft,
  told: readonly ToldParagraph[],
  mine: readonly ToldParagraph[],
  outcome: ActOutcome | null,
  library: StoryLibrary,
  faults: string[]
): readonly ToldParagraph[] {
  if (outcome?.isComplete === true) {
    const found = verifyOthersStory({ title: draft.title, paragraphs: [...told, ...mine] }, draft.plan, library)
    if (found.length === 0) return mine
    faults.push(`${ACT_NAMES[3]} refused: ${[...new Set(found.map(({ code }) => code))].join(', ')}`)
  }
  return outlineOf(draft, 3)
}

/** Where a paragraph begins in a story that is to have so many words; 1 for all that goes beyond. */
function positionAt(words: number, target: number): number {
  return Math.min(1, Math.round((1000 * words) / target) / 1000)
}

function finish(
  draft: Draft,
  { told, hints }: { told: readonly ToldParagraph[]; hints: readonly ParagraphHints[] },
  shield: NameShield,
  library: StoryLibrary
): WrittenStory {
  const plan = restoredPlan(draft.plan, shield)
  const paragraphs = told.map(({ text }) => shield.restore(text))
  const byModel = told.filter(({ by }) => by === 'model').length
  const writer: StoryWriter = byModel === 0 ? 'embedded' : byModel === told.length ? 'llm' : 'llm+embedded'
  const { plotId, lineIds, facts } = draft.memory
  return {
    title: shield.restore(draft.title),
    paragraphs,
    content: paragraphs.join('\n\n'),
    words: countWords(paragraphs.join('\n\n')),
    writer,
    ...aboutOf(plan),
    memory: {
      plotId,
      // Lines that were only an outline have not been heard.
      lineIds: writer === 'llm' ? [] : lineIds,
      ...(facts && { facts: shield.restoreFacts(facts) })
    },
    hints,
    ...(writer === 'embedded' && {
      alternatives: alternativesOf(draft, library).map((others) => others.map((text) => shield.restore(text)))
    })
  }
}

/** The plan with the family's own names, for all that is made of it after the telling. */
function restoredPlan(plan: StoryPlan, shield: NameShield): StoryPlan {
  const restore = (text: string) => shield.restore(text)
  const cast = plan.cast.map((member) => ({ ...member, name: restore(member.name), called: restore(member.called) }))
  const hero = cast[plan.cast.indexOf(plan.hero)] ?? plan.hero
  return { ...plan, cast, hero, wish: { ...plan.wish, about: restore(plan.wish.about) } }
}
