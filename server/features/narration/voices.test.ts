import { expect, test } from 'vitest'

import type { AppContext } from '#server/context.ts'
import { voiceListSchema } from '#shared/narration.ts'
import { expectStatus, signedInFamily } from '#tests/support/builders.ts'
import { silentNarrator } from '#tests/support/fake-narrator.ts'
import { apiTest, createTestApp } from '#tests/support/test-app.ts'

apiTest('as it comes, three voices of their own speak on this server, and only a family is told', async (app) => {
  const { browser } = await signedInFamily(app)
  expect(await (await browser.get('/api/voices')).json()).toEqual({
    place: 'server',
    host: null,
    voices: [
      { id: 'emma', name: 'Emma', manner: 'warm and gentle', sameAs: null },
      { id: 'david', name: 'David', manner: 'friendly and adventurous', sameAs: null },
      { id: 'maya', name: 'Maya', manner: 'playful and energetic', sameAs: null }
    ]
  })
  await expectStatus(await app.request('/api/voices'), 401)
})

const COSTS = { familyCharacters: 100_000, instanceCharacters: null, price: null }
const SERVICE = { isConfigured: true, apiKey: 'secret-key', model: 'tts', costs: COSTS }
const VOICES = { emma: 'one', david: 'two', maya: 'two', shimmer: 'one' }

test.each([
  [
    { ...SERVICE, kind: 'elevenlabs', baseUrl: 'https://api.elevenlabs.io/v1', voices: VOICES },
    'internet',
    'api.elevenlabs.io'
  ],
  [
    { ...SERVICE, kind: 'openai-compatible', baseUrl: 'http://127.0.0.1:8880/v1', voices: VOICES },
    'network',
    '127.0.0.1:8880'
  ],
  [{ kind: 'festival', voices: VOICES }, 'server', null]
] satisfies [AppContext['config']['narrator'], string, string | null][])(
  'where another voice is configured, it is told who makes it and which names sound the same: %o',
  async (narrator, place, host) => {
    await using app = await createTestApp({ config: { narrator }, overrides: { narrator: silentNarrator() } })
    const { browser } = await signedInFamily(app)
    const text = await (await browser.get('/api/voices')).text()
    expect(text).not.toContain('secret-key')
    const list = voiceListSchema.parse(JSON.parse(text))
    expect(list).toMatchObject({ place, host })
    expect(list.voices.map(({ sameAs }) => sameAs)).toEqual([null, null, 'david'])
  }
)
