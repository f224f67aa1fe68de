import { storyLibrary, type StoryLibrary } from '#content/library.ts'
import type { StoryPart } from '#shared/paragraph-hints.ts'
import type { Act } from '../act.ts'
import { checkedRequest } from '../plan/plan-story.ts'
import type { RetellRequest, WriteOptions } from '../storyteller.ts'
import { countWords } from '../text-measures.ts'
import { cardAnd, instructionsFor } from './act-brief.ts'
import { estimate } from './act-writer.ts'
import type { LanguageModel, ModelRequest, ModelUsage } from './language-model.ts'
import { takeAllowance, watched, type ModelStorytellerOptions } from './model-storyteller-options.ts'
import { createNameShield, openShield, type NameShield } from './name-shield.ts'
import { cleanParagraph, hasMarkdown, paragraphsOf, UNREAD } from './paragraph-stream.ts'
import { retellCard, type RetellTask } from './retell-card.ts'
import { planTold } from './retell-plan.ts'
import { correctionOf, mostWords, retoldFault } from './retold-paragraph.ts'
import { guardFault } from './text-guard.ts'

const CALLS = 2

const ACTS: Record<StoryPart, Act> = { story: 1, turn: 2, 'wind-down': 3 }

/** What came of asking, for the operator: no word of the story. */
interface Asking {
  calls: number
  usage: ModelUsage
  /** In order: what was wrong with an answer, or why none was asked for, in codes. */
  faults: string[]
}

/**
 * Asks a model for another text for one paragraph: of about its length, with everybody who is named in it, by what the
 * story was planned with, and with no fault in the whole story that was not there before. Null when the model is not to
 * be asked now, or two answers were no good.
 * @throws the signal's reason, and nothing else
 */
export async function retellParagraph(
  request: RetellRequest,
  { seed, signal, family }: Omit<WriteOptions, 'history'>,
  options: ModelStorytellerOptions
): Promise<string | null> {
  signal?.throwIfAborted()
  const began = performance.now()
  const asking: Asking = { calls: 0, usage: { input: 0, output: 0 }, faults: [] }
  const library = options.library ?? storyLibrary
  const brief = checkedRequest(request.brief)
  const shield = options.isShielded ? createNameShield(brief, [], seed) : openShield(brief, [])
  const task = taskOf(request, { shield, seed, library, isShielded: options.isShielded })
  const text = await tell(task, { family: family ?? null, signal, library, asking }, options)
  const { calls, usage, faults } = asking
  const ms = Math.round(performance.now() - began)
  options.onRetold?.({ isRetold: text !== null, model: options.model.label, calls, usage, faults, ms })
  return text === null ? null : shield.restore(text)
}

function taskOf(
  request: RetellRequest,
  made: { shield: NameShield; seed: string; library: StoryLibrary; isShielded: boolean }
): RetellTask {
  const { shield, seed, library, isShielded } = made
  const told = planTold(request, shield, seed, library)
  return {
    ...told,
    shield,
    paragraphs: request.paragraphs.map((text) => shield.hide(text)),
    index: request.index,
    act: request.index === 0 ? 0 : ACTS[request.part],
    title: shield.hide(request.title),
    wish: told.plan.theme.kind === 'adventure' ? told.about : shield.request.theme,
    isShielded
  }
}

/** A text that may stand there, as it came from outside the house. */
async function tell(
  task: RetellTask,
  how: { family: string | null; signal: AbortSignal | undefined; library: StoryLibrary; asking: Asking },
  options: ModelStorytellerOptions
): Promise<string | null> {
  const { family, signal, library, asking } = how
  const no = (why: string) => {
    asking.faults.push(why)
    return null
  }
  // What a family types in its worst week leaves the house for no model.
  if (task.plan.theme.kind === 'comfort') return no('not-asked')
  const release = await takeAllowance(options, family, signal)
  if (release === null) return no('not-allowed')
  const { model, guard } = watched(options, family, 'parts')
  try {
    let correction: string | null = null
    for (let call = 0; call < CALLS; call += 1) {
      const message = messageFor(task, correction)
      // The last look before it leaves.
      if (task.shield.leaks(message)) return no('name-would-leave')
      asking.calls += 1
      const answer = await ask(model, { task, message, usage: asking.usage, signal: signal ?? NEVER })
      signal?.throwIfAborted()
      if ('silence' in answer) return no(answer.silence)
      const text = answer.text ?? ''
      const fault = answer.fault ?? retoldFault(text, task, library) ?? (await guardFault(guard, text, signal))
      if (fault === null) return text
      asking.faults.push(fault)
      if (fault === 'guard-unanswered') return null
      correction = correctionOf(fault, text, task)
    }
    return null
  } finally {
    release(asking.usage)
  }
}

const NEVER = new AbortController().signal

/** One paragraph, what is wrong with an answer that is none, or why the model could not be asked. */
type Answer = { text: string; fault: null } | { text: string | null; fault: string } | { silence: string }

async function ask(
  model: LanguageModel,
  { task, message, usage, signal }: { task: RetellTask; message: string; usage: ModelUsage; signal: AbortSignal }
): Promise<Answer> {
  const call = new AbortController()
  const request: ModelRequest = {
    instructions: `${instructionsFor(task)}\nThis time one paragraph of a finished story is told anew: write that paragraph alone.`,
    message,
    mostTokens: Math.ceil(mostWords(task) * 1.6 * 1.35) + 200,
    signal: AbortSignal.any([signal, call.signal])
  }
  const stream = paragraphsOf(model.write(request))
  const told: string[] = []
  let [said, isMarked] = [0, false]
  try {
    for (;;) {
      const step = await stream.next()
      if (step.done === true) {
        const { finish, reason } = step.value
        usage.input += step.value.usage.input
        usage.output += step.value.usage.output
        if (finish === 'failed' || finish === 'timeout') return { silence: `${finish}: ${reason}` }
        const [text] = told
        if (finish !== 'stop') return { text: null, fault: finish === 'length' ? 'cut' : 'guarded' }
        if (text === undefined) return { text: null, fault: 'not-prose' }
        return isMarked ? { text, fault: 'markdown' } : { text, fault: null }
      }
      said += countWords(step.value)
      const text = cleanParagraph(step.value)
      if (text === null) continue
      isMarked ||= hasMarkdown(step.value)
      told.push(text)
      if (told.length === 1) continue
      // What a model tells beyond the paragraph is not waited for, and is paid for all the same.
      usage.input += estimate(countWords(request.instructions + message))
      usage.output += estimate(said)
      return { text: null, fault: 'more-than-one' }
    }
  } finally {
    call.abort(new Error('the paragraph is there'))
    await stream.return(UNREAD)
  }
}

function messageFor(task: RetellTask, correction: string | null): string {
  return cardAnd(
    retellCard(task, correction),
    'Write the paragraph tellThisDifferently anew, in other words and with another picture or joke. What happens in it, who is in it, where it is and what comes of it stay as the story has them, so that the paragraphs before and after it still fit.'
  )
}
