export const MODEL_PROVIDERS = ['openai', 'anthropic', 'google', 'openai-compatible'] as const
/** Whose way of speaking is spoken: a cloud's own, or that of OpenAI as others understand it (Ollama, vLLM, LM Studio …). */
export type ModelProvider = (typeof MODEL_PROVIDERS)[number]
