import { expect } from 'vitest'
import * as z from 'zod/mini'

import { createNarrator } from '#server/narrator/create-narrator.ts'
import { addMember, expectStatus, makeStory, signedInFamily, signUpAndIn } from '#tests/support/builders.ts'
import { fakeEngine, memoryStore } from '#tests/support/fake-voice.ts'
import { apiTest } from '#tests/support/test-app.ts'

const narrator = { ...createNarrator({ engine: fakeEngine(), store: memoryStore() }), close: () => Promise.resolve() }

apiTest(
  'a family takes everything home in one file, and nothing of anybody else',
  async (app) => {
    const family = await signUpAndIn(app)
    const stranger = await signedInFamily(app)
    await addMember(stranger, { name: 'Somebody else' })
    const hana = await addMember(family, { hobbies: ['drawing', 'puddles'] })
    const guest = await addMember(family, { name: 'Biscuit', isGuest: true })
    const story = await makeStory(family)
    await family.browser.send('POST', '/api/tts', { text: story.content, voice: 'david' })
    await family.browser.send('POST', '/api/tts', { text: 'Good night.', voice: 'maya' })

    const response = await expectStatus(await family.browser.get('/api/export'), 200)
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="talewick-\d{4}-\d\d-\d\d\.json"$/
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
    const text = await response.text()
    const { userId: _, ...member } = hana
    const { userId: __, ...guestMember } = guest
    expect(JSON.parse(text)).toEqual({
      format: 1,
      product: 'Talewick',
      exportedAt: expect.any(String),
      profile: expect.objectContaining({ email: family.email, firstName: 'Mere', lastName: 'Ngata' }),
      settings: null,
      familyMembers: [expect.objectContaining(member), expect.objectContaining(guestMember)],
      stories: [expect.objectContaining({ id: story.id, content: story.content, aiGenerated: story.aiGenerated })],
      audio: [
        expect.objectContaining({ storyId: story.id, voice: 'david', syntheticVoice: true }),
        expect.objectContaining({ storyId: null, voice: 'maya' })
      ]
    })
    for (const secret of ['argon2', 'Somebody else', stranger.userId, ...family.browser.cookies.values()])
      expect(text).not.toContain(secret)
  },
  { overrides: { narrator } }
)

apiTest('what the server knows of a family is handed out only after a fresh sign-in', async (app) => {
  const { browser, email, password } = await signUpAndIn(app)
  app.clock.advance(16 * 60_000)
  const refused = await expectStatus(await browser.get('/api/export'), 403)
  expect(await refused.json()).toMatchObject({
    message: 'Please sign in again to download your data.',
    code: 'reauthenticate'
  })
  await expectStatus(await browser.send('POST', '/api/login', { email, password }), 200)
  await expectStatus(await browser.get('/api/export'), 200)
  await expectStatus(await app.browser().get('/api/export'), 401)
})

apiTest('a large library comes page by page, whole and in order', async (app) => {
  const family = await signUpAndIn(app)
  const { db } = app.context
  await makeStory(family)
  const story = await db.selectFrom('stories').selectAll().executeTakeFirstOrThrow()
  await db.deleteFrom('stories').execute()
  const ids = Array.from({ length: 230 }, (_, i) => `story-${String(i).padStart(3, '0')}`)
  const at = (i: number) => new Date(Date.UTC(2026, 0, 1, 0, Math.floor(i / 7))).toISOString()
  await db
    .insertInto('stories')
    .values(
      ids.map((id, i) => ({ ...story, id, created_at: at(i), content: `${id}. ${'A quiet word. '.repeat(100)}` }))
    )
    .execute()
  await db
    .insertInto('narrations')
    .values(
      ids.map((id) => ({
        user_id: family.userId,
        narration_key: id,
        voice: 'emma',
        content_hash: '',
        created_at: at(0)
      }))
    )
    .execute()
  const response = await expectStatus(await family.browser.get('/api/export'), 200)
  const chunks: Uint8Array[] = []
  for await (const chunk of response.body ?? []) chunks.push(chunk)
  const whole = Buffer.concat(chunks)
  expect(Math.max(...chunks.map((chunk) => chunk.length))).toBeLessThan(whole.length / 3)
  const listed = z.object({ stories: z.array(z.object({ id: z.string() })), audio: z.array(z.unknown()) })
  const { stories, audio } = listed.parse(JSON.parse(whole.toString()))
  expect(stories.map(({ id }) => id)).toEqual(ids)
  expect(audio).toHaveLength(230)
})
