import { storyLibrary, type StoryLibrary } from '#content/library.ts'
import type { StoryPart } from '#shared/paragraph-hints.ts'
import { checkedRequest, planStory } from '../plan/plan-story.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import type { RetellRequest, WriteOptions } from '../storyteller.ts'
import { countWords, gramsOf, overlap } from '../verify/text-measures.ts'
import { verifyOthersStory } from '../verify/verify-story.ts'
import { cardAnd, instructionsFor, personOf, type Act } from './act-brief.ts'
import { correctionFor, estimate, faultOf, names } from './act-writer.ts'
import type { LanguageModel, ModelRequest, ModelUsage } from './language-model.ts'
import { takeAllowance, type ModelStorytellerOptions } from './model-storyteller-options.ts'
import { createNameShield, openShield, type NameShield } from './name-shield.ts'
import { cleanParagraph, paragraphsOf, UNREAD } from './paragraph-stream.ts'
import { guardFault } from './text-guard.ts'

const CALLS = 2
/** Of the paragraph's words, and so many besides. */
const LEAST = 0.5
const MOST = { share: 1.5, words: 12 }
/** Of its runs of four words: more, and it is the same again. */
const SAME = 0.6

const ACTS: Record<StoryPart, Act> = { story: 1, turn: 2, 'wind-down': 3 }

interface Task {
  plan: StoryPlan
  shield: NameShield
  /** As they may leave the house. */
  paragraphs: readonly string[]
  index: number
  act: Act
  title: string
  wish: string
  isShielded: boolean
}

/**
 * Asks a model for another text for one paragraph: of about its length, with everybody who is named in it, and with no
 * fault in the whole story that was not there before. Null when the model is not to be asked now, or two answers were no
 * good.
 * @throws the signal's reason, and nothing else
 */
export async function retellParagraph(
  request: RetellRequest,
  { seed, signal, family }: Omit<WriteOptions, 'history'>,
  options: ModelStorytellerOptions
): Promise<string | null> {
  signal?.throwIfAborted()
  const library = options.library ?? storyLibrary
  const brief = checkedRequest(request.brief)
  const shield = options.isShielded ? createNameShield(brief, [], seed) : openShield(brief, [])
  const plan = planStory(shield.request, [], seed, library)
  // What a family types in its worst week leaves the house for no model.
  if (plan.theme.kind === 'comfort') return null
  const release = await takeAllowance(options, family ?? null, signal)
  if (release === null) return null
  const usage = { input: 0, output: 0 }
  const task: Task = {
    plan,
    shield,
    paragraphs: request.paragraphs.map((text) => shield.hide(text)),
    index: request.index,
    act: request.index === 0 ? 0 : ACTS[request.part],
    title: shield.hide(request.title),
    wish: plan.theme.kind === 'adventure' ? plan.wish.about : shield.request.theme,
    isShielded: options.isShielded
  }
  const model = options.sent?.watch(options.model, family ?? null) ?? options.model
  try {
    let correction: string | null = null
    for (let call = 0; call < CALLS; call += 1) {
      const message = messageFor(task, correction)
      // The last look before it leaves.
      if (shield.leaks(message)) return null
      const answer = await ask(model, { task, message, usage, signal: signal ?? NEVER })
      signal?.throwIfAborted()
      if (answer === null) return null
      const fault =
        answer.text === null
          ? 'not-prose'
          : (faultIn(answer.text, task, library) ?? (await guardFault(options.guard, answer.text, signal)))
      if (fault === 'guard-unanswered') return null
      if (answer.text !== null && fault === null) return shield.restore(answer.text)
      correction = CORRECTIONS[fault ?? ''] ?? correctionFor(fault ?? 'not-prose', missingIn(answer.text ?? '', task))
    }
    return null
  } finally {
    release(usage)
  }
}

const NEVER = new AbortController().signal

/** The first paragraph of an answer; null when the model could not be asked. */
async function ask(
  model: LanguageModel,
  { task, message, usage, signal }: { task: Task; message: string; usage: ModelUsage; signal: AbortSignal }
): Promise<{ text: string | null } | null> {
  const call = new AbortController()
  const request: ModelRequest = {
    instructions: `${instructionsFor(task)}\nThis time one paragraph of a finished story is told anew: write that paragraph alone.`,
    message,
    mostTokens: Math.ceil(mostWords(task) * 1.6 * 1.35) + 200,
    signal: AbortSignal.any([signal, call.signal])
  }
  const stream = paragraphsOf(model.write(request))
  try {
    for (;;) {
      const step = await stream.next()
      if (step.done === true) {
        usage.input += step.value.usage.input
        usage.output += step.value.usage.output
        return step.value.finish === 'failed' || step.value.finish === 'timeout' ? null : { text: null }
      }
      const text = cleanParagraph(step.value)
      if (text === null) continue
      usage.input += estimate(countWords(request.instructions + message))
      usage.output += estimate(countWords(step.value))
      return { text }
    }
  } finally {
    call.abort(new Error('the paragraph is there'))
    await stream.return(UNREAD)
  }
}

function messageFor(task: Task, correction: string | null): string {
  const { plan, paragraphs, index, title, wish, isShielded } = task
  const text = paragraphs[index] ?? ''
  const card = {
    wish,
    title,
    place: plan.culture.home,
    people: plan.cast.map((member) => personOf(member, plan, isShielded)),
    story: paragraphs,
    tellThisDifferently: text,
    mustAppearNow: plan.cast.filter(({ called }) => names(text, called)).map(({ called }) => called),
    aboutSoManyWords: countWords(text),
    ...(correction !== null && { correction })
  }
  return cardAnd(
    card,
    'Write the paragraph tellThisDifferently anew, in other words and with another picture or joke. What happens in it, who is in it and what comes of it stay as they are, so that the paragraphs before and after it still fit.'
  )
}

function mostWords({ paragraphs, index }: Task): number {
  return countWords(paragraphs[index] ?? '') * MOST.share + MOST.words
}

/** A code, or null for a paragraph that may stand there. */
function faultIn(text: string, task: Task, library: StoryLibrary): string | null {
  const { plan, paragraphs, index, act, shield, title } = task
  const before = paragraphs[index] ?? ''
  const words = countWords(text)
  if (words > mostWords(task)) return 'too-long'
  if (words < LEAST * countWords(before)) return 'too-short'
  if (overlap(gramsOf(text, 4), gramsOf(before, 4)) > SAME) return 'same'
  const others = paragraphs.filter((_, at) => at !== index)
  const fault = faultOf(text, { act, plan, library, shield, told: others, outline: paragraphs }, [])
  if (fault !== null) return fault
  if (missingIn(text, task).length > 0) return 'missing'
  const whole = (own: string) => ({
    title,
    paragraphs: paragraphs.map((each, at) => ({ act, text: at === index ? own : each }))
  })
  const known = new Set(verifyOthersStory(whole(before), plan, library).map(({ code }) => code))
  return verifyOthersStory(whole(text), plan, library).find(({ code }) => !known.has(code))?.code ?? null
}

function missingIn(text: string, { plan, paragraphs, index }: Task) {
  return plan.cast.filter(({ called }) => names(paragraphs[index] ?? '', called) && !names(text, called))
}

const CORRECTIONS: Record<string, string> = {
  'too-long': 'It was too long: about as many words as the paragraph has now.',
  'too-short': 'It was too short: about as many words as the paragraph has now.',
  same: 'It was the same again. Say it in other words, with another picture.',
  sleep: 'It is the last paragraph of all: the hero, by name, is asleep in it.'
}
