import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { Output, streamText, type FinishReason, type LanguageModel as ProviderModel } from 'ai'

import type { ModelProvider } from '#shared/model-provider.ts'
import type { LanguageModel, ModelEnd, ModelRequest } from './language-model.ts'

export interface ModelAddress {
  provider: ModelProvider
  baseUrl: string
  apiKey: string | null
  model: string
  /** Whether the host is this machine or in its network. */
  isNear: boolean
  /** The guarded way out. */
  fetch: typeof globalThis.fetch
}

/** Milliseconds that a model may be silent before its first word, between two, and may take for an act. */
export interface ModelPatience {
  firstChunkMs: number
  chunkMs: number
  totalMs: number
}

/** A parent with a tired child waits for the first word: from then on the embedded storyteller is the better company. */
export const MODEL_PATIENCE: ModelPatience = { firstChunkMs: 15_000, chunkMs: 10_000, totalMs: 90_000 }

/** A language model behind any of the providers that the `ai` package speaks with. */
export function createAiLanguageModel(
  address: ModelAddress,
  patience: ModelPatience = MODEL_PATIENCE,
  maxRetries = 2
): LanguageModel {
  const model = providerModel(address)
  const { host } = new URL(address.baseUrl)
  return {
    label: `${address.model} at ${host}`,
    host,
    isNear: address.isNear,
    async *write({ instructions, message, mostTokens, shape, signal }: ModelRequest): AsyncGenerator<string, ModelEnd> {
      signal.throwIfAborted()
      let failure: unknown = null
      const answer = streamText({
        model,
        instructions,
        prompt: message,
        temperature: 0.9,
        maxOutputTokens: mostTokens,
        maxRetries,
        // Servers at home differ in which ways of asking for JSON they refuse: there the instructions must do.
        ...(shape !== undefined &&
          address.provider !== 'openai-compatible' && { output: Output.object({ schema: shape }) }),
        timeout: { ...patience },
        abortSignal: signal,
        onError: ({ error }) => {
          failure ??= error
        }
      })
      // Handled where they are read; unread ones must not end the process.
      const settled = Promise.allSettled([answer.finishReason, answer.totalUsage])
      try {
        for await (const part of answer.textStream) yield part
      } catch (error) {
        failure ??= error
      }
      const [finish, usage] = await settled
      signal.throwIfAborted()
      if (finish.status === 'rejected') failure ??= finish.reason
      return {
        ...endOf(finish.status === 'fulfilled' ? finish.value : null, failure),
        usage: {
          input: usage.status === 'fulfilled' ? (usage.value.inputTokens ?? 0) : 0,
          output: usage.status === 'fulfilled' ? (usage.value.outputTokens ?? 0) : 0
        }
      }
    }
  }
}

function endOf(finish: FinishReason | null, failure: unknown): Pick<ModelEnd, 'finish' | 'reason'> {
  if (finish === 'stop') return { finish, reason: '' }
  if (finish === 'length') return { finish, reason: 'the limit of tokens was reached' }
  if (finish === 'content-filter') return { finish: 'filtered', reason: 'the provider held it back' }
  const reason = failure instanceof Error ? reasonOf(failure) : `it ended with ${finish ?? 'nothing'}`
  const isLate = failure instanceof Error && /timeout/i.test(`${failure.name} ${failure.message}`)
  return { finish: isLate ? 'timeout' : 'failed', reason }
}

/** The kind of failure and the provider's status, never its text: that may quote what was sent. */
function reasonOf(error: Error): string {
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? ` ${error.statusCode}` : ''
  const cause = 'lastError' in error && error.lastError instanceof Error ? `: ${reasonOf(error.lastError)}` : ''
  return `${error.name}${status}${cause}`
}

function providerModel({ provider, baseUrl: baseURL, apiKey, model, fetch }: ModelAddress): ProviderModel {
  switch (provider) {
    case 'openai':
      return createOpenAI({ baseURL, apiKey: apiKey ?? '', fetch })(model)
    case 'anthropic':
      return createAnthropic({ baseURL, apiKey: apiKey ?? '', fetch })(model)
    case 'google':
      return createGoogleGenerativeAI({ baseURL, apiKey: apiKey ?? '', fetch })(model)
    case 'openai-compatible':
      return createOpenAICompatible({
        name: 'openai-compatible',
        baseURL,
        ...(apiKey !== null && { apiKey }),
        includeUsage: true,
        fetch
      })(model)
  }
}
