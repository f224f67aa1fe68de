import type { Mishap } from '#content/format.ts'
import type { WishLore } from '../wish-lore.ts'
import type { LanguageModel, ModelUsage } from './language-model.ts'
import { lintLore } from './lore-lint.ts'
import { watched, type ModelAllowance } from './model-storyteller-options.ts'
import type { SentRecord } from './sent-record.ts'
import { guardFault, type TextGuard } from './text-guard.ts'
import { readWishAnswer, WISH_INSTRUCTIONS, wishAnswerSchema, wishMessage } from './wish-answer.ts'
import type { AskableWish } from './wish-words.ts'

/** What came of asking: `refused` when the family or the instance has asked enough, `failed` when the model did not answer. */
export type WishAsked =
  | { kind: 'known'; lore: WishLore }
  | { kind: 'useless' | 'failed' | 'unsafe'; reason: string }
  | { kind: 'refused' }

export interface WishAskerOptions {
  model: LanguageModel
  allowance?: ModelAllowance
  sent?: SentRecord
  guard?: TextGuard
  /** Told of each answer what it cost and how it ended: no word of the wish. */
  onAsked?: (asked: { model: string; usage: ModelUsage; outcome: string; ms: number }) => void
}

/** Twice what the lists that are asked for need. */
const MOST_TOKENS = 4000

/**
 * Asks a model once what there is to know about a wish, and keeps of it what passes the lint of authored text.
 * @throws the signal's reason, and nothing else
 */
export async function askForWish(
  wish: AskableWish,
  family: string | null,
  { allowance, onAsked, ...options }: WishAskerOptions,
  signal: AbortSignal
): Promise<WishAsked> {
  const release = allowance === undefined ? () => {} : await allowance.take(family, signal)
  if (release === null) return { kind: 'refused' }
  // No name is ever sent with a wish.
  const { model, guard } = watched({ ...options, isShielded: true }, family, 'wishes')
  const began = performance.now()
  let usage: ModelUsage = { input: 0, output: 0 }
  let asked: WishAsked = { kind: 'failed', reason: 'nothing was said' }
  try {
    const unfit = await guardFault(guard, wish.words, signal)
    if (unfit !== null) {
      asked = refusedBy(unfit, 'the wish')
      return asked
    }
    const answer = model.write({
      instructions: WISH_INSTRUCTIONS,
      message: wishMessage(wish.words),
      mostTokens: MOST_TOKENS,
      shape: wishAnswerSchema,
      signal
    })
    let text = ''
    let step = await answer.next()
    for (; step.done !== true; step = await answer.next()) text += step.value
    ;({ usage } = step.value)
    asked =
      step.value.finish === 'stop'
        ? await judged(text, wish, { guard, signal })
        : { kind: 'failed', reason: `${step.value.finish}: ${step.value.reason}` }
    return asked
  } finally {
    release(usage)
    const outcome = 'reason' in asked ? `${asked.kind}: ${asked.reason}` : asked.kind
    onAsked?.({ model: model.label, usage, outcome, ms: Math.round(performance.now() - began) })
  }
}

function refusedBy(fault: 'guarded' | 'guard-unanswered', what: string): WishAsked {
  return fault === 'guarded'
    ? { kind: 'unsafe', reason: `the guard refuses ${what}` }
    : { kind: 'failed', reason: 'the guard did not answer' }
}

async function judged(
  text: string,
  wish: AskableWish,
  { guard, signal }: { guard: TextGuard | undefined; signal: AbortSignal }
): Promise<WishAsked> {
  const answer = readWishAnswer(text)
  if (answer === null) return { kind: 'useless', reason: 'no JSON object' }
  const lore = lintLore(answer, wish.words)
  if (lore === null) return { kind: 'useless', reason: 'too little of it passes the lint' }
  const { sort: _sort, ...lists } = lore
  const lines = Object.values(lists).flatMap((list): string[] => list.flatMap((item) => linesIn(item)))
  const fault = await guardFault(guard, lines.join('\n'), signal)
  return fault === null ? { kind: 'known', lore } : refusedBy(fault, 'the answer')
}

function linesIn(item: string | readonly string[] | Mishap): readonly string[] {
  if (typeof item === 'string') return [item]
  return 'problem' in item ? [...item.problem, ...item.fail, ...item.see, ...item.mend, ...item.alone] : item
}
