import { createAiLanguageModel, type ModelPatience } from '#server/storyteller/model/ai-language-model.ts'
import type { LanguageModel } from '#server/storyteller/model/language-model.ts'

const LITTLE: ModelPatience = { firstChunkMs: 500, chunkMs: 500, totalMs: 5000 }

/** The model of a `fakeModelServer` at `url`: it asks once, and waits no longer than a test may. */
export function littleModelAt(
  url: string,
  { isNear = true, patience = LITTLE }: { isNear?: boolean; patience?: ModelPatience } = {}
): LanguageModel {
  return createAiLanguageModel(
    {
      provider: 'openai-compatible',
      baseUrl: `${url}/v1`,
      apiKey: null,
      model: 'little',
      isNear,
      fetch: (...args) => fetch(...args)
    },
    patience,
    0
  )
}
