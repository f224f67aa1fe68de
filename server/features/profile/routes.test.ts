import { expect, test, vi } from 'vitest'

import { instanceStatusSchema } from '#shared/administration.ts'
import { dataSharingSchema } from '#shared/data-sharing.ts'
import { administrator } from '#tests/support/administrator.ts'
import { expectStatus, makeStory, signedInFamily } from '#tests/support/builders.ts'
import { fakeGuardServer } from '#tests/support/fake-guard-server.ts'
import { fakeModelServer } from '#tests/support/fake-model-server.ts'
import { silentNarrator } from '#tests/support/fake-narrator.ts'
import { apiTest, createTestApp } from '#tests/support/test-app.ts'
import { CAR_WASH } from '#tests/support/wish-answer.ts'

const PROFILE = {
  firstName: 'Mārama',
  lastName: 'Rangi',
  timezone: 'Auckland',
  notifications: { email: true, stories: true, updates: false },
  preferences: { defaultNarrator: 'maya', autoPlay: false, darkMode: true }
}

apiTest('what a family sets in My Profile is its account’s, on every device, and nobody else’s', async (app) => {
  const { browser } = await signedInFamily(app)
  const { browser: other } = await signedInFamily(app)
  expect(await (await browser.get('/api/profile')).json()).toEqual({ profile: null })
  await expectStatus(await browser.send('PUT', '/api/profile', { profile: { timezone: 'London' } }), 200)
  await expectStatus(await browser.send('PUT', '/api/profile', { profile: PROFILE }), 200)
  expect(await (await browser.get('/api/profile')).json()).toEqual({ profile: PROFILE })
  expect(await (await other.get('/api/profile')).json()).toEqual({ profile: null })
  await expectStatus(await app.request('/api/profile'), 401)
})

apiTest('no password finds its way into it, and nothing that is too long', async (app) => {
  const { browser } = await signedInFamily(app)
  const sent = { profile: { ...PROFILE, currentPassword: 'secret', email: 'x@example.org' } }
  await expectStatus(await browser.send('PUT', '/api/profile', sent), 200)
  expect(await (await browser.get('/api/profile')).json()).toEqual({ profile: PROFILE })
  await expectStatus(await browser.send('PUT', '/api/profile', { profile: { firstName: 'x'.repeat(61) } }), 400)
  await expectStatus(await browser.send('PUT', '/api/profile', { profile: { notifications: 'all' } }), 400)
})

apiTest('it goes with the account', async (app) => {
  const { browser } = await signedInFamily(app)
  await expectStatus(await browser.send('PUT', '/api/profile', { profile: PROFILE }), 200)
  await expectStatus(await browser.send('DELETE', '/api/delete-account'), 200)
  expect(await app.context.db.selectFrom('profiles').selectAll().execute()).toEqual([])
})

apiTest('as it comes, nothing leaves the house', async (app) => {
  const { browser } = await signedInFamily(app)
  expect(await (await browser.get('/api/data-sharing')).json()).toEqual({ flows: [], requests: [] })
  await expectStatus(await app.request('/api/data-sharing'), 401)
})

apiTest(
  'where sound is kept in a bucket, a family reads whose it is',
  async (app) => {
    const { browser } = await signedInFamily(app)
    expect(await (await browser.get('/api/data-sharing')).json()).toEqual({
      flows: [{ what: 'recordings', to: '127.0.0.1:9', isNear: true, fields: [] }],
      requests: []
    })
  },
  {
    env: {
      AUDIO_STORE: 's3',
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_BUCKET: 'talewick',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret'
    }
  }
)

test('where a model writes, a family reads to whom its wish goes, and its own last request word for word', async () => {
  const fake = await fakeModelServer()
  try {
    await using app = await createTestApp({
      config: {
        storyteller: {
          kind: 'openai-compatible',
          baseUrl: `${fake.url}/v1`,
          apiKey: null,
          model: 'little',
          use: 'stories',
          shield: 'on',
          guard: null,
          prices: { input: 500, output: 2000 },
          limits: { familyTokens: 1000, instanceTokens: null, atOnce: 2 }
        }
      },
      isWhole: true,
      overrides: { narrator: silentNarrator() }
    })
    const family = await signedInFamily(app)
    const other = await signedInFamily(app)
    const { host } = new URL(fake.url)
    expect(await (await family.browser.get('/api/data-sharing')).json()).toMatchObject({
      flows: [
        {
          what: 'stories',
          to: host,
          isNear: true,
          hidesNames: true,
          fields: expect.arrayContaining(['wish', 'place'])
        },
        { what: 'parts', to: host, isNear: true, hidesNames: true, fields: expect.arrayContaining(['part']) }
      ],
      requests: []
    })
    const story = await makeStory(family, { theme: 'a snail' })
    expect(story).toMatchObject({ writer: expect.stringMatching(/^llm/), aiGenerated: true })
    const sharing = dataSharingSchema.parse(await (await family.browser.get('/api/data-sharing')).json())
    // The four acts, the newest first.
    expect(sharing.requests.map(({ what, to }) => [what, to])).toEqual(
      Array.from({ length: 4 }, () => ['stories', host])
    )
    const [last] = sharing.requests
    expect(last?.data).toContainEqual({ kind: 'wish', text: 'a snail' })
    expect(last?.message).toContain('a snail')
    expect(JSON.stringify(sharing.requests)).not.toContain('Hana')
    expect(dataSharingSchema.parse(await (await other.browser.get('/api/data-sharing')).json()).requests).toEqual([])
    // What it cost is kept by day, and ends at the family's limit.
    const used = () => app.context.db.selectFrom('model_usage').selectAll().execute()
    await vi.waitFor(async () => expect(await used()).toMatchObject([{ user_id: family.userId, stories: 1 }]))
    const [first] = await used()
    expect(first?.input_tokens).toBeGreaterThan(1000)
    // The administrator reads it, in English, and in money where the operator has named a price.
    const admin = await administrator(app)
    const { checks } = instanceStatusSchema.parse(await (await admin.browser.get('/api/admin/status')).json())
    const tokens = (first?.input_tokens ?? 0) + (first?.output_tokens ?? 0)
    const money = ((first?.input_tokens ?? 0) * 500 + (first?.output_tokens ?? 0) * 2000) / 1e6
    expect(checks.find(({ name }) => name === 'Model')?.detail).toBe(
      `little at ${host}: 1 story and ${tokens.toLocaleString('en-GB')} tokens (US$${money.toFixed(2)}) today, ` +
        `${tokens.toLocaleString('en-GB')} tokens (US$${money.toFixed(2)}) in thirty days`
    )
    expect(first?.output_tokens).toBeGreaterThan(300)
    expect(await makeStory(family, { theme: 'a goose' })).toMatchObject({ writer: 'embedded', aiGenerated: false })
    expect(await used()).toEqual([first])
    await expectStatus(await family.browser.send('DELETE', '/api/delete-account'), 200)
    expect(await used()).toEqual([])
    expect(app.context.sent.recent(family.userId)).toEqual([])
  } finally {
    await fake.close()
  }
})

test('with wishes alone a family reads that nothing else is sent, and the next family is told of it for nothing', async () => {
  const fake = await fakeModelServer(() => [{ say: JSON.stringify(CAR_WASH) }])
  const warden = await fakeGuardServer(() => 'safe')
  try {
    await using app = await createTestApp({
      config: {
        storyteller: {
          kind: 'openai-compatible',
          baseUrl: `${fake.url}/v1`,
          apiKey: null,
          model: 'little',
          use: 'wishes',
          shield: 'auto',
          guard: {
            kind: 'guard-model',
            baseUrl: warden.url,
            isConfigured: true,
            apiKey: null,
            model: 'llama-guard3:1b'
          },
          prices: { input: null, output: null },
          limits: { familyTokens: 5000, instanceTokens: null, atOnce: 2 }
        }
      },
      isWhole: true,
      overrides: { narrator: silentNarrator() }
    })
    const family = await signedInFamily(app)
    const other = await signedInFamily(app)
    const story = await makeStory(family, { theme: 'a carwash' })
    expect(story).toMatchObject({ writer: 'llm+embedded', aiGenerated: true })
    expect(await makeStory(other, { theme: 'the carwash' })).toMatchObject({ writer: 'llm+embedded' })
    expect(fake.asked).toHaveLength(1)
    const sharing = dataSharingSchema.parse(await (await family.browser.get('/api/data-sharing')).json())
    expect(sharing.flows).toEqual([
      { what: 'wishes', to: new URL(fake.url).host, isNear: true, hidesNames: true, fields: ['wish'] },
      { what: 'guard', to: new URL(warden.url).host, isNear: true, hidesNames: true, fields: ['judged'] }
    ])
    expect(warden.judged.map(({ text }) => text.includes('brushes'))).toEqual([false, true])
    expect(sharing.requests.map(({ what }) => what)).toEqual(['guard', 'wishes', 'guard'])
    expect(sharing.requests[1]?.data).toEqual([{ kind: 'wish', text: 'a carwash' }])
    expect(JSON.stringify(sharing.requests)).not.toContain('Hana')
    expect(dataSharingSchema.parse(await (await other.browser.get('/api/data-sharing')).json()).requests).toEqual([])
    const used = () => app.context.db.selectFrom('model_usage').selectAll().execute()
    await vi.waitFor(async () =>
      expect(await used()).toMatchObject([{ user_id: family.userId, stories: 1, input_tokens: 700 }])
    )
    // What is known of the wish belongs to no family, and stays when the family goes.
    await expectStatus(await family.browser.send('DELETE', '/api/delete-account'), 200)
    const known = await app.context.db.selectFrom('wish_lore').selectAll().execute()
    expect(known).toHaveLength(1)
    expect(known[0]?.lore).not.toContain('Hana')
  } finally {
    await warden.close()
    await fake.close()
  }
})
