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
    STORYTELLER_AT_ONCE: '8'
  }
  expect(read(given)).toMatchObject({
    baseUrl: null,
    shield: 'off',
    limits: { familyTokens: 50_000, instanceTokens: 2_000_000, atOnce: 8 }
  })
})

test.each([
  [{ STORYTELLER: 'parrot' }, 'STORYTELLER must be one of'],
  [{ STORYTELLER: 'anthropic' }, 'STORYTELLER=anthropic needs STORYTELLER_API_KEY'],
  [{ STORYTELLER: 'openai', STORYTELLER_API_KEY: 'k' }, 'STORYTELLER=openai needs STORYTELLER_MODEL'],
  [{ STORYTELLER: 'openai-compatible' }, 'needs STORYTELLER_BASE_URL, like http://localhost:11434/v1'],
  [{ STORYTELLER_MODEL: 'm' }, 'STORYTELLER_MODEL is set, but STORYTELLER is embedded'],
  [{ STORYTELLER_SHIELD: 'on' }, 'STORYTELLER_SHIELD is set, but STORYTELLER is embedded'],
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
