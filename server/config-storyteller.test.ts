import { expect, test } from 'vitest'

import { readStorytellerConfig } from './config-storyteller.ts'
import { createEnvReader } from './config-values.ts'

const read = (env: Record<string, string>) => readStorytellerConfig(createEnvReader(env))

test('the embedded storyteller is the default', () => {
  expect(read({})).toEqual({ kind: 'embedded' })
})

test('a model at home needs its address and its name', () => {
  expect(
    read({
      STORYTELLER: 'openai-compatible',
      STORYTELLER_BASE_URL: 'http://ollama:11434/v1/',
      STORYTELLER_MODEL: 'qwen3:8b'
    })
  ).toEqual({
    kind: 'openai-compatible',
    baseUrl: 'http://ollama:11434/v1',
    apiKey: null,
    model: 'qwen3:8b',
    use: 'stories',
    shield: 'auto',
    guard: null,
    prices: { input: null, output: null },
    limits: { familyTokens: 200_000, instanceTokens: null, atOnce: 4 }
  })
})

test('what it may cost is the operator’s to say', () => {
  const given = {
    STORYTELLER: 'anthropic',
    STORYTELLER_API_KEY: 'k',
    STORYTELLER_MODEL: 'm',
    STORYTELLER_SHIELD: 'off',
    STORYTELLER_FAMILY_DAILY_TOKENS: '50000',
    STORYTELLER_DAILY_TOKENS: '2000000',
    STORYTELLER_AT_ONCE: '8',
    STORYTELLER_INPUT_PRICE: '0.25',
    STORYTELLER_OUTPUT_PRICE: '2'
  }
  expect(read(given)).toMatchObject({
    baseUrl: null,
    shield: 'off',
    prices: { input: 0.25, output: 2 },
    limits: { familyTokens: 50_000, instanceTokens: 2_000_000, atOnce: 8 }
  })
})

const HOME = {
  STORYTELLER: 'openai-compatible',
  STORYTELLER_BASE_URL: 'http://localhost:11434/v1',
  STORYTELLER_MODEL: 'm'
}

test('what judges is OpenAI with its own key or the writer’s, or a guard model at an address', () => {
  const openai = { STORYTELLER: 'openai', STORYTELLER_API_KEY: 'writer', STORYTELLER_MODEL: 'm' }
  const moderation = {
    kind: 'openai-moderation',
    baseUrl: 'https://api.openai.com/v1',
    model: 'omni-moderation-latest'
  }
  expect(read({ ...openai, STORYTELLER_GUARD: 'openai-moderation' })).toMatchObject({
    guard: { ...moderation, apiKey: 'writer', isConfigured: false }
  })
  expect(read({ ...HOME, STORYTELLER_GUARD: 'openai-moderation', STORYTELLER_GUARD_API_KEY: 'own' })).toMatchObject({
    guard: { ...moderation, apiKey: 'own' }
  })
  const model = {
    STORYTELLER_GUARD: 'guard-model',
    STORYTELLER_GUARD_BASE_URL: 'http://localhost:11434/v1/',
    STORYTELLER_GUARD_MODEL: 'llama-guard3:1b'
  }
  expect(read({ ...HOME, ...model })).toMatchObject({
    guard: { kind: 'guard-model', baseUrl: 'http://localhost:11434/v1', apiKey: null, model: 'llama-guard3:1b' }
  })
})

test.each([
  [{ STORYTELLER: 'parrot' }, 'STORYTELLER must be one of'],
  [{ STORYTELLER: 'anthropic' }, 'STORYTELLER=anthropic needs STORYTELLER_API_KEY'],
  [{ STORYTELLER: 'openai', STORYTELLER_API_KEY: 'k' }, 'STORYTELLER=openai needs STORYTELLER_MODEL'],
  [{ STORYTELLER: 'openai-compatible' }, 'needs STORYTELLER_BASE_URL, like http://localhost:11434/v1'],
  [{ STORYTELLER_MODEL: 'm' }, 'STORYTELLER_MODEL is set, but STORYTELLER is embedded'],
  [{ STORYTELLER_SHIELD: 'on' }, 'STORYTELLER_SHIELD is set, but STORYTELLER is embedded'],
  [
    { ...HOME, STORYTELLER_GUARD: 'openai-moderation' },
    'STORYTELLER_GUARD=openai-moderation needs STORYTELLER_GUARD_API_KEY'
  ],
  [
    { ...HOME, STORYTELLER_GUARD: 'guard-model', STORYTELLER_GUARD_MODEL: 'llama-guard3:1b' },
    'STORYTELLER_GUARD=guard-model needs STORYTELLER_GUARD_BASE_URL'
  ],
  [
    { ...HOME, STORYTELLER_GUARD: 'guard-model', STORYTELLER_GUARD_BASE_URL: 'http://localhost:11434/v1' },
    'STORYTELLER_GUARD=guard-model needs STORYTELLER_GUARD_MODEL'
  ],
  [{ ...HOME, STORYTELLER_GUARD_MODEL: 'm' }, 'STORYTELLER_GUARD_MODEL is set, but STORYTELLER_GUARD is off'],
  [
    { STORYTELLER_GUARD: 'openai-moderation', STORYTELLER_GUARD_API_KEY: 'k' },
    'STORYTELLER_GUARD is set, but STORYTELLER is embedded'
  ],
  [{ STORYTELLER_USE: 'wishes' }, 'STORYTELLER_USE is set, but STORYTELLER is embedded'],
  [
    {
      STORYTELLER: 'openai-compatible',
      STORYTELLER_BASE_URL: 'http://localhost:11434/v1',
      STORYTELLER_MODEL: 'm',
      STORYTELLER_USE: 'wishes',
      STORYTELLER_SHIELD: 'off'
    },
    'STORYTELLER_SHIELD is set, but with STORYTELLER_USE=wishes no name is ever sent'
  ],
  [{ STORYTELLER_DAILY_TOKENS: '5000' }, 'STORYTELLER_DAILY_TOKENS is set, but STORYTELLER is embedded'],
  [
    { STORYTELLER: 'openai-compatible', STORYTELLER_BASE_URL: 'http://u:p@localhost/v1', STORYTELLER_MODEL: 'm' },
    'STORYTELLER_BASE_URL must be an address without a key'
  ]
])('%j stops the start with a line that says what to do', (env, words) => {
  expect(() => read(env)).toThrow(words)
})
