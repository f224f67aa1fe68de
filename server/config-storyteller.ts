import { MODEL_PROVIDERS, type ModelProvider } from '#shared/model-provider.ts'
import type { EnvReader } from './config-values.ts'

/** Who writes the stories. */
export type StorytellerConfig =
  | { kind: 'embedded' }
  | {
      kind: ModelProvider
      /** Null: the provider's own. */
      baseUrl: string | null
      apiKey: string | null
      model: string
      /** `stories`: it writes them. `wishes`: it is asked about wishes that no theme pack knows, and the embedded one tells. */
      use: ModelUse
      /** `auto`: real names stay at home unless the model is on this machine or in this network. */
      shield: Shield
      /** A second opinion on what the model writes, beside the lexicon; null: the lexicon alone. */
      guard: GuardConfig | null
      limits: ModelLimits
      prices: ModelPrices
    }

/** Who judges what the model wrote: OpenAI's moderation, or a model that was made for it. */
export interface GuardConfig {
  kind: 'openai-moderation' | 'guard-model'
  baseUrl: string
  /** Whether the operator named the address. */
  isConfigured: boolean
  apiKey: string | null
  model: string
}

/** What asking a model may cost: beyond it the embedded storyteller tells, which costs nothing. */
export interface ModelLimits {
  /** Tokens a day, in and out. */
  familyTokens: number
  /** Null: no limit but the sum of the families'. */
  instanceTokens: number | null
  /** Stories that are written at once. */
  atOnce: number
}

/** Of a million tokens; null where the operator named none. */
export interface ModelPrices {
  input: number | null
  output: number | null
}

const PRICE_NAMES = { input: 'STORYTELLER_INPUT_PRICE', output: 'STORYTELLER_OUTPUT_PRICE' } as const

const LIMIT_NAMES = {
  familyTokens: 'STORYTELLER_FAMILY_DAILY_TOKENS',
  instanceTokens: 'STORYTELLER_DAILY_TOKENS',
  atOnce: 'STORYTELLER_AT_ONCE'
} as const

export type Shield = 'auto' | 'on' | 'off'
export type ModelUse = 'stories' | 'wishes'

/** Where a provider answers when the operator names no other place. */
export const PROVIDER_BASES: Readonly<Record<Exclude<ModelProvider, 'openai-compatible'>, string>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta'
}

/** @throws ConfigError for what contradicts itself: a paid model that is configured and not asked would never be missed */
export function readStorytellerConfig(read: EnvReader): StorytellerConfig {
  const kind = read.choice('STORYTELLER', ['embedded', ...MODEL_PROVIDERS]) ?? 'embedded'
  const apiKey = read.secret('STORYTELLER_API_KEY')
  const model = read.text('STORYTELLER_MODEL')
  const baseUrl = readBaseUrl(read)
  const shield = read.choice('STORYTELLER_SHIELD', ['auto', 'on', 'off'])
  const use = read.choice('STORYTELLER_USE', ['stories', 'wishes'])
  const guard = readGuard(read, kind === 'openai' ? apiKey : null)
  const limits = readLimits(read)
  const prices = { input: read.price(PRICE_NAMES.input), output: read.price(PRICE_NAMES.output) }
  if (kind === 'embedded') {
    const given = Object.entries({
      STORYTELLER_API_KEY: apiKey,
      STORYTELLER_MODEL: model,
      STORYTELLER_BASE_URL: baseUrl,
      STORYTELLER_SHIELD: shield,
      STORYTELLER_USE: use,
      STORYTELLER_GUARD: guard,
      [LIMIT_NAMES.familyTokens]: limits.familyTokens,
      [LIMIT_NAMES.instanceTokens]: limits.instanceTokens,
      [LIMIT_NAMES.atOnce]: limits.atOnce,
      [PRICE_NAMES.input]: prices.input,
      [PRICE_NAMES.output]: prices.output
    }).find(([, value]) => value !== null)
    if (given !== undefined)
      return read.fail(`${given[0]} is set, but STORYTELLER is embedded, which does not use it; remove it`)
    return { kind }
  }
  if (kind === 'openai-compatible' && baseUrl === null)
    return read.fail('STORYTELLER=openai-compatible needs STORYTELLER_BASE_URL, like http://localhost:11434/v1')
  if (kind !== 'openai-compatible' && apiKey === null) return read.fail(`STORYTELLER=${kind} needs STORYTELLER_API_KEY`)
  if (model === null)
    return read.fail(`STORYTELLER=${kind} needs STORYTELLER_MODEL, the name of the model as its provider spells it`)
  if ((prices.input === null) !== (prices.output === null))
    return read.fail(`${PRICE_NAMES.input} and ${PRICE_NAMES.output} belong together; set both, or neither`)
  if (use === 'wishes' && shield !== null)
    return read.fail(
      'STORYTELLER_SHIELD is set, but with STORYTELLER_USE=wishes no name is ever sent, wherever the model is; remove it'
    )
  return {
    kind,
    baseUrl,
    apiKey,
    model,
    use: use ?? 'stories',
    shield: shield ?? 'auto',
    guard,
    prices,
    limits: {
      // Some fifteen long stories.
      familyTokens: limits.familyTokens ?? 200_000,
      instanceTokens: limits.instanceTokens,
      atOnce: limits.atOnce ?? 4
    }
  }
}

function readLimits(read: EnvReader): Record<keyof ModelLimits, number | null> {
  const tokens = { least: 1000, most: 1_000_000_000 }
  return {
    familyTokens: read.integer(LIMIT_NAMES.familyTokens, tokens),
    instanceTokens: read.integer(LIMIT_NAMES.instanceTokens, tokens),
    atOnce: read.integer(LIMIT_NAMES.atOnce, { least: 1, most: 100 })
  }
}

/** @throws ConfigError for a guard that could never answer: every story would be told without the model */
function readGuard(read: EnvReader, openAiKey: string | null): GuardConfig | null {
  const kind = read.choice('STORYTELLER_GUARD', ['off', 'openai-moderation', 'guard-model']) ?? 'off'
  const baseUrl = readBaseUrl(read, 'STORYTELLER_GUARD_BASE_URL')
  const apiKey = read.secret('STORYTELLER_GUARD_API_KEY')
  const model = read.text('STORYTELLER_GUARD_MODEL')
  if (kind === 'off') {
    const given = Object.entries({
      STORYTELLER_GUARD_BASE_URL: baseUrl,
      STORYTELLER_GUARD_API_KEY: apiKey,
      STORYTELLER_GUARD_MODEL: model
    }).find(([, value]) => value !== null)
    return given === undefined
      ? null
      : read.fail(`${given[0]} is set, but STORYTELLER_GUARD is off, which does not use it; remove it`)
  }
  if (kind === 'guard-model') {
    if (baseUrl === null)
      return read.fail('STORYTELLER_GUARD=guard-model needs STORYTELLER_GUARD_BASE_URL, like http://localhost:11434/v1')
    if (model === null)
      return read.fail('STORYTELLER_GUARD=guard-model needs STORYTELLER_GUARD_MODEL, like llama-guard3:1b')
    return { kind, baseUrl, isConfigured: true, apiKey, model }
  }
  const key = apiKey ?? openAiKey
  if (key === null && baseUrl === null)
    return read.fail('STORYTELLER_GUARD=openai-moderation needs STORYTELLER_GUARD_API_KEY')
  return {
    kind,
    baseUrl: baseUrl ?? PROVIDER_BASES.openai,
    isConfigured: baseUrl !== null,
    apiKey: key,
    model: model ?? 'omni-moderation-latest'
  }
}

function readBaseUrl(read: EnvReader, name = 'STORYTELLER_BASE_URL'): string | null {
  const url = read.url(name)
  if (url === null) return null
  const { search, hash, username, password } = new URL(url)
  if (search !== '' || hash !== '' || username !== '' || password !== '')
    return read.fail(`${name} must be an address without a key, a question mark or a hash`)
  return url.replace(/\/+$/, '')
}
