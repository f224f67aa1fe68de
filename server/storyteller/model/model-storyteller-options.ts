import type { StoryLibrary } from '#content/library.ts'
import type { StoryWriter } from '../storyteller.ts'
import type { LanguageModel, ModelUsage } from './language-model.ts'
import type { SentRecord, WatchedSort } from './sent-record.ts'
import type { TextGuard } from './text-guard.ts'

/** What an operator should know of a story that a model was asked for: no word of it, and no name. */
export interface ModelTelling {
  writer: StoryWriter
  model: string
  calls: number
  usage: ModelUsage
  /** One for each act: "way: language, short". */
  faults: readonly string[]
  ms: number
}

/** What an operator should know of one paragraph that a model was to tell anew. */
export interface ModelRetelling extends Omit<ModelTelling, 'writer'> {
  /** Whether there is another text of the model's; else the one that was there stays, or another that was kept with it. */
  isRetold: boolean
}

export interface ModelStorytellerOptions {
  model: LanguageModel
  isShielded: boolean
  /** Says whether this family may ask now, and is told what it cost; a refusal is told by the embedded storyteller. */
  allowance?: ModelAllowance
  /** Keeps what left the house, to be shown to the family. */
  sent?: SentRecord
  /** Judges the wish and each paragraph, beside the lexicon; what it does not call safe is told by the embedded storyteller. */
  guard?: TextGuard
  onTold?: (telling: ModelTelling) => void
  onRetold?: (retelling: ModelRetelling) => void
  library?: StoryLibrary
}

/** Limits of cost and of calls at once. */
export interface ModelAllowance {
  /** Null: not now. What it answers is to be called once, with what was used. */
  take(family: string | null, signal: AbortSignal | undefined): Promise<((usage: ModelUsage) => void) | null>
}

/** Called once with what was used; null when the family is not to ask now. */
export async function takeAllowance(
  { allowance }: ModelStorytellerOptions,
  family: string | null,
  signal: AbortSignal | undefined
): Promise<((usage: ModelUsage) => void) | null> {
  return allowance === undefined ? () => {} : await allowance.take(family, signal)
}

/** The model and the guard, with what they are asked for the family kept to be shown to it. */
export function watched(
  { model, guard, sent, isShielded }: Pick<ModelStorytellerOptions, 'model' | 'guard' | 'sent' | 'isShielded'>,
  family: string | null,
  what: WatchedSort['what']
): { model: LanguageModel; guard: TextGuard | undefined } {
  if (sent === undefined) return { model, guard }
  return { model: sent.watch(model, family, { what, isShielded }), guard: guard && sent.watchGuard(guard, family) }
}
