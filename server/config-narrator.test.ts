import { expect, test } from 'vitest'

import { readNarratorConfig } from './config-narrator.ts'
import { createEnvReader } from './config-values.ts'

const read = (env: Record<string, string>) => readNarratorConfig(createEnvReader(env))
const VOICES = 'emma:one,david:two,maya:three'

test('the embedded voice is the default', () => {
  expect(read({})).toEqual({ kind: 'embedded' })
})

test('a voice at home needs nothing but its address', () => {
  expect(read({ NARRATOR: 'openai-compatible', NARRATOR_BASE_URL: 'http://kokoro:8880/v1/' })).toEqual({
    kind: 'openai-compatible',
    baseUrl: 'http://kokoro:8880/v1',
    isConfigured: true,
    apiKey: null,
    model: 'kokoro',
    voices: { emma: 'af_heart', david: 'am_michael', maya: 'af_bella', shimmer: 'af_nicole' },
    costs: { familyCharacters: 100_000, instanceCharacters: null, price: null }
  })
})

test('the voice that the operator installs has no address, no key and no model to choose', () => {
  const config = read({ NARRATOR: 'kokoro', NARRATOR_VOICES: 'emma:bf_emma' })
  expect(config).toMatchObject({ kind: 'kokoro', voices: { emma: 'bf_emma', david: 'am_michael' } })
  for (const name of ['NARRATOR_BASE_URL', 'NARRATOR_MODEL', 'NARRATOR_API_KEY'])
    expect(() => read({ NARRATOR: 'kokoro', [name]: 'http://x' })).toThrow(`${name} is set`)
})

test('some voices may be named, the others keep theirs', () => {
  const config = read({
    NARRATOR: 'openai',
    NARRATOR_API_KEY: 'k',
    NARRATOR_VOICES: 'emma:coral, david:bf_alice(2)+bf_emma(1)'
  })
  expect(config).toMatchObject({
    baseUrl: 'https://api.openai.com/v1',
    isConfigured: false,
    voices: { emma: 'coral', david: 'bf_alice(2)+bf_emma(1)', maya: 'nova' }
  })
})

test('what a voice may speak in a day, and what it costs, is the operator’s to say', () => {
  const env = {
    NARRATOR: 'openai',
    NARRATOR_API_KEY: 'k',
    NARRATOR_FAMILY_DAILY_CHARACTERS: '20000',
    NARRATOR_DAILY_CHARACTERS: '90000',
    NARRATOR_PRICE: '12.5'
  }
  expect(read(env)).toMatchObject({ costs: { familyCharacters: 20_000, instanceCharacters: 90_000, price: 12.5 } })
})

test('voices of an account of one’s own are named by the operator; the welcome speaks as Emma', () => {
  expect(read({ NARRATOR: 'elevenlabs', NARRATOR_API_KEY: 'k', NARRATOR_VOICES: VOICES })).toMatchObject({
    model: 'eleven_multilingual_v2',
    voices: { emma: 'one', david: 'two', maya: 'three', shimmer: 'one' }
  })
})

test.each([
  [{ NARRATOR: 'parrot' }, 'NARRATOR must be one of: embedded, openai, elevenlabs'],
  [{ NARRATOR_API_KEY: 'k' }, 'NARRATOR_API_KEY is set, but NARRATOR is embedded'],
  [{ NARRATOR_VOICES: VOICES }, 'NARRATOR_VOICES is set, but NARRATOR is embedded'],
  [{ NARRATOR: 'festival', NARRATOR_MODEL: 'm' }, 'NARRATOR_MODEL is set, but NARRATOR is festival'],
  [{ NARRATOR: 'openai' }, 'NARRATOR=openai needs NARRATOR_API_KEY'],
  [{ NARRATOR: 'openai-compatible' }, 'NARRATOR=openai-compatible needs NARRATOR_BASE_URL'],
  [{ NARRATOR: 'elevenlabs', NARRATOR_VOICES: VOICES }, 'NARRATOR=elevenlabs needs NARRATOR_API_KEY'],
  [{ NARRATOR: 'elevenlabs', NARRATOR_API_KEY: 'k' }, 'NARRATOR=elevenlabs needs NARRATOR_VOICES'],
  [
    { NARRATOR: 'elevenlabs', NARRATOR_API_KEY: 'k', NARRATOR_VOICES: 'emma:one' },
    'NARRATOR_VOICES does not say which voice is david'
  ],
  [{ NARRATOR: 'rhvoice', NARRATOR_VOICES: 'eva:one' }, 'NARRATOR_VOICES must look like emma:af_heart'],
  [{ NARRATOR: 'rhvoice', NARRATOR_VOICES: 'emma:one,emma:two' }, 'NARRATOR_VOICES names emma twice'],
  [
    { NARRATOR: 'openai-compatible', NARRATOR_BASE_URL: 'http://u:p@h/v1' },
    'NARRATOR_BASE_URL must be an address without'
  ],
  [
    { NARRATOR_DAILY_CHARACTERS: '5000' },
    'NARRATOR_DAILY_CHARACTERS is set, but NARRATOR is embedded, which does not use it'
  ],
  [{ NARRATOR: 'kokoro', NARRATOR_PRICE: '1' }, 'NARRATOR_PRICE is set, but NARRATOR is kokoro'],
  [
    { NARRATOR: 'openai', NARRATOR_API_KEY: 'k', NARRATOR_FAMILY_DAILY_CHARACTERS: '10' },
    'NARRATOR_FAMILY_DAILY_CHARACTERS must be a whole number from 1000'
  ],
  [{ NARRATOR: 'openai', NARRATOR_API_KEY: 'k', NARRATOR_PRICE: '$12' }, 'NARRATOR_PRICE must be an amount like 2.50'],
  [{ NARRATOR_BASE_URL: 'localhost' }, 'NARRATOR_BASE_URL must be an address']
])('%o is refused in one line', (env, message) => {
  expect(() => read(env)).toThrow(message)
})
