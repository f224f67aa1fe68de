import { LLMock } from '@copilotkit/aimock'
import { expect, test } from 'vitest'

import { fakeGuardServer, type GuardAnswer } from '#tests/support/fake-guard-server.ts'
import { createTextGuard, type GuardAddress } from './text-guard.ts'

const KINDS = ['openai-moderation', 'guard-model'] as const
const PATHS = { 'openai-moderation': '/v1/moderations', 'guard-model': '/v1/chat/completions' }

function guardAt(baseUrl: string, kind: GuardAddress['kind'], patienceMs = 10_000) {
  const address = { kind, baseUrl, apiKey: 'secret', model: 'warden', isNear: true }
  return createTextGuard({ ...address, fetch: (...args) => fetch(...args) }, patienceMs)
}

test.each(KINDS)('%s is asked in its own words, and believed', async (kind) => {
  const fake = await fakeGuardServer((text) => (text.includes('wolf') ? 'unsafe' : 'safe'))
  try {
    const guard = guardAt(fake.url, kind)
    expect(await guard.judge('A goose crossed the yard.')).toBe('safe')
    expect(await guard.judge('A wolf crossed the yard.')).toBe('unsafe')
    expect(fake.judged).toEqual(
      ['A goose crossed the yard.', 'A wolf crossed the yard.'].map((text) => ({
        path: PATHS[kind],
        text,
        key: 'Bearer secret'
      }))
    )
    expect(guard.label).toBe(`warden at ${new URL(fake.url).host}`)
  } finally {
    await fake.close()
  }
})

const NO_ANSWERS: readonly [what: string, answer: GuardAnswer][] = [
  ['a refused key', { status: 401 }],
  ['too many questions', { status: 429 }],
  ['a server error', { status: 500 }],
  ['no JSON', { body: 'safe' }],
  ['another shape', { body: '{"verdict":"safe"}' }],
  ['no result', { body: '{"results":[],"choices":[]}' }],
  ['a result without a verdict', { body: '{"results":[{"flagged":"no"}],"choices":[{"message":{}}]}' }],
  ['a chatty model', { body: '{"choices":[{"message":{"content":"I think that is safe."}}]}' }],
  ['a model with nothing to say', { body: '{"choices":[{"message":{"content":null}}]}' }],
  ['silence', 'never']
]
for (const kind of KINDS)
  test.each(NO_ANSWERS)(`${kind}: %s is no leave`, async (_what, answer) => {
    const fake = await fakeGuardServer(() => answer)
    try {
      expect(await guardAt(fake.url, kind, answer === 'never' ? 100 : 10_000).judge('A goose crossed the yard.')).toBe(
        'unanswered'
      )
    } finally {
      await fake.close()
    }
  })

test('a guard that is not there is no leave, and who leaves waits no longer', async () => {
  expect(await guardAt('http://127.0.0.1:9/v1', 'guard-model').judge('A goose.')).toBe('unanswered')
  const fake = await fakeGuardServer(() => 'never')
  try {
    const leaving = new AbortController()
    const asking = guardAt(fake.url, 'guard-model', 5000).judge('A goose.', leaving.signal)
    setTimeout(() => leaving.abort(new Error('gone to bed')), 50)
    await expect(asking).rejects.toThrow('gone to bed')
  } finally {
    await fake.close()
  }
})

test('both are understood as a mock that is not ours speaks them', async () => {
  const mock = new LLMock({ port: 0 })
  mock.onModerate(/wolf/, { flagged: true, categories: { violence: true } })
  mock.onMessage(/wolf/, { content: 'unsafe\nS1' })
  mock.onMessage(/goose/, { content: 'safe' })
  await mock.start()
  try {
    for (const kind of KINDS) {
      const guard = guardAt(`${mock.url}/v1`, kind, 5000)
      expect(await guard.judge('A goose crossed the yard.')).toBe('safe')
      expect(await guard.judge('A wolf crossed the yard.')).toBe('unsafe')
    }
  } finally {
    await mock.stop()
  }
})
