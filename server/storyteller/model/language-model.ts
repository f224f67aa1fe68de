import type { $ZodType } from 'zod/v4/core'

/** What one call asks for. */
export interface ModelRequest {
  /** Rules, which hold nothing that a family typed. */
  instructions: string
  /** What the family typed, as data, and what is to be written now. */
  message: string
  mostTokens: number
  /**
   * Where the answer is to be JSON: its shape, which a provider holds the model to where it can. The text may be of another
   * shape all the same.
   */
  shape?: $ZodType
  signal: AbortSignal
}

/** Tokens as the provider counts them; zero where it does not say. */
export interface ModelUsage {
  input: number
  output: number
}

/**
 * How an answer ended. Only `stop` is an answer that the model itself took for complete; every other is a part of one.
 */
export interface ModelEnd {
  finish: 'stop' | 'length' | 'filtered' | 'failed' | 'timeout'
  /** For the log: what the provider said of it, without a word of the text. */
  reason: string
  usage: ModelUsage
}

/** The small port below the storyteller that asks a model: everything else is the same for every provider. */
export interface LanguageModel {
  /** For people: "gpt-5-mini at api.openai.com". */
  readonly label: string
  readonly host: string
  /** Whether what is sent stays on this machine or in its network. */
  readonly isNear: boolean
  /**
   * Yields the text as it comes and returns how it ended; never throws but for the caller's own abort, of which it throws
   * the reason.
   */
  write(request: ModelRequest): AsyncGenerator<string, ModelEnd>
}
