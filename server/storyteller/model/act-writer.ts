import { isAsleep } from '#content/evening.ts'
import type { StoryLibrary } from '#content/library.ts'
import type { Act } from '../act.ts'
import type { CastMember, StoryPlan } from '../plan/story-plan.ts'
import { FUNCTION_WORDS } from '../safety/function-words.ts'
import { countWords, gramsOf, mentionPattern, overlap, tokensOf } from '../text-measures.ts'
import { verifyOthersParagraph } from '../verify/verify-story.ts'
import { instructionsFor, messageFor, type ActBrief } from './act-brief.ts'
import type { LanguageModel, ModelRequest, ModelUsage } from './language-model.ts'
import type { NameShield } from './name-shield.ts'
import { cleanParagraph, paragraphsOf, UNREAD } from './paragraph-stream.ts'
import { strangersIn } from './stranger-names.ts'
import { guardFault, type TextGuard } from './text-guard.ts'

export interface ActTask {
  act: Act
  plan: StoryPlan
  title: string
  wish: string
  outline: readonly string[]
  /** All that has been told before the act. */
  told: readonly string[]
  /** What was told on other evenings, as it may leave the house. */
  lately: readonly string[]
  words: number
  /** Who has to be heard of in the act. */
  mustAppear: readonly CastMember[]
  library: StoryLibrary
  shield: NameShield
  isShielded: boolean
  guard?: TextGuard | undefined
}

/** What came of asking a model for an act. */
export interface ActOutcome {
  /** Whether it is complete: long enough, with everybody who must be in it, and ended by the model itself. */
  isComplete: boolean
  missing: readonly CastMember[]
  calls: number
  usage: ModelUsage
  /** For the log, in order: what was wrong, in codes. */
  faults: readonly string[]
  /** Whether the model could not be reached, or said nothing. */
  isSilent: boolean
}

const CALLS = 2
/** Shares of the budget between which an act is long enough, and after which no more of it is taken. */
const ENOUGH = 0.72
const PLENTY = 1.12
/** Share of a part that may pass before a member on the card is named. */
const UNNAMED = 0.5
/** Words by which the last paragraph may pass that. */
const OVERSHOOT = 25
const LONGEST_PARAGRAPH = 140

/**
 * Asks for one act and hands on each paragraph that may be read to a child, as soon as it is there. A paragraph that may
 * not ends the call; one more call goes on from where the told text ends and says what was wrong.
 * @throws the signal's reason, and nothing else
 */
export async function* writeAct(
  task: ActTask,
  model: LanguageModel,
  signal: AbortSignal
): AsyncGenerator<string, ActOutcome> {
  const mine: string[] = []
  const faults: string[] = []
  const usage = { input: 0, output: 0 }
  let [calls, words, shown, isDone, isSilent] = [0, 0, 0, false, false]
  const missing = () => task.mustAppear.filter(({ called }) => !mine.some((text) => names(text, called)))
  /** Where the act may end, though the model would have gone on. */
  const mayEnd = () => task.act !== 3 && words >= ENOUGH * task.words && missing().length === 0

  while (calls < CALLS && !isDone && !isSilent) {
    const brief: ActBrief = {
      ...task,
      told: [...task.told, ...mine],
      words: Math.max(30, Math.round(task.words - words)),
      mustAppear: missing(),
      repair: calls === 0 ? null : correctionFor(faults.at(-1) ?? 'short', missing())
    }
    const message = messageFor(brief)
    // The last look before it leaves: a name that slipped into free text keeps the whole card at home.
    if (task.shield.leaks(message)) {
      faults.push('name-would-leave')
      isSilent = true
      break
    }
    calls += 1
    // The call ends when the act does, whatever else the model would say.
    const call = new AbortController()
    const request: ModelRequest = {
      instructions: instructionsFor(task),
      message,
      mostTokens: Math.ceil(brief.words * 1.6 * 1.35) + 200,
      signal: AbortSignal.any([signal, call.signal])
    }
    const stream = paragraphsOf(model.write(request))
    let fault: string | null = null
    let said = 0
    try {
      for (;;) {
        const step = await stream.next()
        if (step.done === true) {
          const end = step.value
          usage.input += end.usage.input
          usage.output += end.usage.output
          if (end.finish !== 'stop') fault = `${end.finish}: ${end.reason}`
          isSilent = mine.length === 0 && (end.finish === 'failed' || end.finish === 'timeout')
          said = 0
          break
        }
        said += countWords(step.value)
        const text = cleanParagraph(step.value)
        if (text === null) continue
        fault = faultOf(text, task, mine)
        if (fault !== null) break
        const size = countWords(text)
        if (words + size > PLENTY * task.words + OVERSHOOT && !isLastSentence(text, task)) {
          // Enough has been told without it; a first paragraph that is as long as the whole part is none.
          if (words < ENOUGH * task.words) fault = 'too-long-a-paragraph'
          break
        }
        fault = await guardFault(task.guard, text, signal)
        // Without a second opinion nothing more of the model is told tonight.
        isSilent = fault === 'guard-unanswered'
        if (fault !== null) break
        mine.push(text)
        words += size
        // A part that names no member of the family may be about other people: it waits until it does.
        if (!mine.some((each) => task.plan.cast.some(({ called }) => names(each, called)))) {
          // Things are put away before the first one lies down; at the very end each of them is named or it does not
          // count.
          if (task.act === 3 || words < UNNAMED * task.words) continue
          fault = 'missing'
          break
        }
        for (; shown < mine.length; shown += 1) yield mine[shown] ?? ''
      }
    } finally {
      call.abort(new Error('the act is over'))
      await stream.return(UNREAD)
    }
    signal.throwIfAborted()
    // What was not shown was not told.
    words -= countWords(mine.splice(shown).join('\n\n'))
    // A call that was left early is paid for as well; its provider has not said how much.
    if (said > 0) usage.input += estimate(countWords(request.instructions + message))
    usage.output += estimate(said)
    if (fault === null && words < ENOUGH * task.words) fault = 'short'
    if (fault === null && missing().length > 0) fault = 'missing'
    if (fault !== null) faults.push(fault)
    isDone = fault === null || mayEnd()
  }
  // A model that has told nothing of an act in two calls is asked no more tonight.
  return { isComplete: isDone, missing: missing(), calls, usage, faults, isSilent: isSilent || shown === 0 }
}

/** The end may be a sentence longer than it should: without it the hero would still be awake. */
function isLastSentence(text: string, { act, plan }: Pick<ActTask, 'act' | 'plan'>): boolean {
  return act === 3 && countWords(text) <= A_SENTENCE && isAsleep(text) && names(text, plan.hero.called)
}
const A_SENTENCE = 25

/** Tokens of so many English words. */
export function estimate(words: number): number {
  return Math.ceil(words * 1.35)
}

export function names(text: string, name: string): boolean {
  return mentionPattern(name, 'iu').test(text)
}

/** A code, or null for a paragraph that may be read to a child after what has been told and `mine`. */
export function faultOf(
  text: string,
  task: Pick<ActTask, 'act' | 'plan' | 'library' | 'shield' | 'told' | 'outline'>,
  mine: readonly string[]
): string | null {
  const { act, plan, library, shield, told } = task
  if (countWords(text) > LONGEST_PARAGRAPH) return 'too-long-a-paragraph'
  if (/^[[{]|[\]}]$/u.test(text)) return 'not-prose'
  if (!isEnglish(text, plan)) return 'language'
  const [fault] = verifyOthersParagraph({ act, text }, plan, library)
  if (fault !== undefined) return fault.code
  if (shield.hasNickname(text)) return 'nickname'
  if (strangersIn(text, plan, [...task.outline, ...told]).length > 0) return 'stranger-name'
  const grams = gramsOf(text, 4)
  const isRefrain = plan.refrain !== null && text.includes(plan.refrain.loud)
  const before = [...told, ...mine]
  if (!isRefrain && grams.size >= 8 && before.some((other) => overlap(grams, gramsOf(other, 4)) > 0.6))
    return 'repeated'
  return null
}

/** “Rose and football would see each other again tomorrow” has but one function word, and so few words tell nothing. */
const FEWEST_TO_TELL = 10

/** English has a function word in every few; a text in another language, or a list, has not. */
function isEnglish(text: string, { cast }: StoryPlan): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const foreign = text.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0
  const inNames = cast.reduce((sum, { called }) => sum + (text.split(called).length - 1) * called.length, 0)
  if (foreign - inNames > letters / 10) return false
  const own = new Set(cast.flatMap(({ called }) => tokensOf(called)))
  const tokens = tokensOf(text).filter((token) => !own.has(token))
  if (tokens.length < FEWEST_TO_TELL) return true
  const common = tokens.filter((token) => FUNCTION_WORDS.has(token)).length
  return common / tokens.length > 0.18
}

export function correctionFor(fault: string, missing: readonly CastMember[]): string {
  const [code = ''] = fault.split(':')
  const who = missing.map(({ called }) => called).join(', ')
  const known: Record<string, string> = {
    'too-long-a-paragraph': 'Shorter paragraphs, of thirty to sixty words.',
    short: 'The part was too short. Go on with it and bring it to its end.',
    missing: `Go on with the part; these have not been in it yet: ${who}.`,
    length: 'The part broke off. Go on with it and bring it to its end.',
    language: 'Write in English.',
    'stranger-name': 'You gave a name to someone who is not on the card. Only the people on the card have names.',
    nickname: 'You changed a name. Use the names exactly as they are on the card.',
    repeated: 'You repeated what was told before. Go on from there instead.',
    calm: 'It was too lively for the end of a bedtime story. Softer, slower, without exclamation marks.',
    guarded: 'There was something that does not belong in a bedtime story. Keep it gentle.',
    unwanted: 'There was a word that does not belong in a bedtime story. Keep it gentle.',
    speech: 'Someone spoke who cannot speak. They are understood without words.',
    'deed-age': 'A small child did something that children should not copy.',
    'not-prose': 'Write plain paragraphs, nothing else.'
  }
  return [
    known[code] ?? 'Write plain, gentle paragraphs, exactly as the rules say.',
    who === '' ? '' : `Still to appear: ${who}.`
  ]
    .filter((part) => part !== '')
    .join(' ')
}
