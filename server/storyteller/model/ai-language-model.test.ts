import { LLMock } from '@copilotkit/aimock'
import { expect, test } from 'vitest'

import type { ModelProvider } from '#shared/model-provider.ts'
import { fakeModelServer, type ModelStep } from '#tests/support/fake-model-server.ts'
import { createAiLanguageModel } from './ai-language-model.ts'
import type { ModelEnd } from './language-model.ts'

const PROVIDERS: readonly [ModelProvider, base: string, path: string, key: string][] = [
  ['openai', '/v1', '/v1/responses', 'authorization'],
  ['anthropic', '/v1', '/v1/messages', 'x-api-key'],
  ['google', '/v1beta', '/v1beta/models/little:streamGenerateContent', 'x-goog-api-key'],
  ['openai-compatible', '/v1', '/v1/chat/completions', 'authorization']
]
const MESSAGE = `<card-0a>\n${JSON.stringify({ wish: '', people: [], outline: [], toldSoFar: [], mustAppearNow: [], aboutSoManyWords: 9, part: '' })}\n</card-0a>`

async function ask(
  url: string,
  provider: ModelProvider,
  patience = { firstChunkMs: 2000, chunkMs: 400, totalMs: 5000 },
  signal = new AbortController().signal,
  retries = 0
): Promise<{ text: string; end: ModelEnd }> {
  const model = createAiLanguageModel(
    { provider, baseUrl: url, apiKey: 'secret', model: 'little', isNear: true, fetch: (...args) => fetch(...args) },
    patience,
    retries
  )
  const answer = model.write({ instructions: 'Be kind.', message: MESSAGE, mostTokens: 400, signal })
  let text = ''
  for (;;) {
    const step = await answer.next()
    if (step.done === true) return { text, end: step.value }
    text += step.value
  }
}

test.each(PROVIDERS)('%s is spoken with in its own words', async (provider, base, path, key) => {
  const fake = await fakeModelServer(() => [{ say: 'Once there was a snail.\n\nIt slept.' }])
  try {
    const { text, end } = await ask(`${fake.url}${base}`, provider)
    expect(text).toBe('Once there was a snail.\n\nIt slept.')
    expect(end).toEqual({ finish: 'stop', reason: '', usage: { input: 700, output: 300 } })
    const [asked] = fake.asked
    expect(asked?.path).toBe(path)
    expect(asked?.headers[key]).toMatch(/secret/)
    expect(asked?.raw).toContain('Be kind.')
  } finally {
    await fake.close()
  }
})

const ENDS: readonly [what: string, steps: ModelStep[], finish: ModelEnd['finish']][] = [
  ['a limit of tokens', [{ say: 'Once' }, { end: 'length' }], 'length'],
  ['a filter', [{ say: 'Once' }, { end: 'content-filter' }], 'filtered'],
  ['a socket that is cut', [{ say: 'Once' }, { end: 'cut' }], 'failed'],
  ['an error inside the stream', [{ say: 'Once' }, { end: 'error' }], 'failed'],
  ['a refused key', [{ status: 401 }], 'failed'],
  ['a server error', [{ status: 500 }], 'failed'],
  ['a silence in the middle', [{ say: 'Once' }, { waitMs: 1200 }, { say: 'more' }], 'timeout']
]
for (const [provider, base] of PROVIDERS)
  test.each(ENDS)(`${provider}: %s is no story`, async (_what, steps, finish) => {
    const fake = await fakeModelServer(() => steps)
    try {
      const { end } = await ask(`${fake.url}${base}`, provider)
      expect(end.finish).toBe(finish)
      expect(end.reason).not.toBe('')
      // What a provider says may quote what was sent.
      expect(end.reason).not.toContain('the fake says no')
    } finally {
      await fake.close()
    }
  })

test('a provider that is busy is asked again when it says so', async () => {
  let calls = 0
  const fake = await fakeModelServer(() => {
    calls += 1
    return calls === 1 ? [{ status: 429, headers: { 'retry-after-ms': '20' } }] : [{ say: 'Now.' }]
  })
  try {
    expect((await ask(`${fake.url}/v1`, 'openai-compatible', undefined, undefined, 1)).text).toBe('Now.')
    expect(calls).toBe(2)
  } finally {
    await fake.close()
  }
})

test('who asks no more is told so by its own reason', async () => {
  const fake = await fakeModelServer(() => [{ say: 'Once' }, { waitMs: 2000 }, { say: 'more' }])
  const leaving = new AbortController()
  try {
    const asking = ask(`${fake.url}/v1`, 'anthropic', undefined, leaving.signal)
    setTimeout(() => leaving.abort(new Error('gone to bed')), 150)
    await expect(asking).rejects.toThrow('gone to bed')
  } finally {
    await fake.close()
  }
})

test.each(PROVIDERS)('%s is understood as a mock that is not ours speaks it', async (provider, base) => {
  const mock = new LLMock({ port: 0 })
  mock.onMessage(/card/, { content: 'A goose crossed the yard.\n\nThen it slept.' })
  await mock.start()
  try {
    const { text, end } = await ask(`${mock.url}${base}`, provider)
    expect(text).toBe('A goose crossed the yard.\n\nThen it slept.')
    expect(end.finish).toBe('stop')
  } finally {
    await mock.stop()
  }
})
