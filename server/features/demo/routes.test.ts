import { expect, test } from 'vitest'

import { demoStorySchema, demoVoiceAnswerSchema } from '#shared/demo.ts'
import { expectStatus } from '#tests/support/builders.ts'
import { fakeStoryteller } from '#tests/support/fake-storyteller.ts'
import { apiTest, createTestApp } from '#tests/support/test-app.ts'

const SEED = '0123456789abcdef'
const ASKED = { names: ['Isla', 'Theo'], wish: 'a dinosaur who is afraid of the bath', seed: SEED }

apiTest('a story before an account: told with both names, and nothing of it stored', async (app) => {
  const browser = app.browser()
  const told = await expectStatus(await browser.send('POST', '/api/demo/story', ASKED), 200)
  const story = demoStorySchema.parse(await told.json())
  expect(story.paragraphs.length).toBeGreaterThan(1)
  const again = demoStorySchema.parse(await (await browser.send('POST', '/api/demo/story', ASKED)).json())
  expect(again, 'the same seed, the same story: no node has to keep it').toEqual(story)
  for (const table of [
    'stories',
    'narrations',
    'narration_segments',
    'family_members',
    'jobs',
    'story_memory'
  ] as const)
    expect(await app.context.db.selectFrom(table).selectAll().execute()).toEqual([])
  expect(browser.cookies.size).toBe(0)
})

test('with the real storyteller both names are in it, and a wish that is none for children is told gently', async () => {
  await using app = await createTestApp({ isWhole: true })
  const tell = async (wish: string) =>
    demoStorySchema.parse(await (await app.browser().send('POST', '/api/demo/story', { ...ASKED, wish })).json())
  const story = (await tell(ASKED.wish)).paragraphs.join(' ')
  expect(story).toContain('Isla')
  expect(story).toContain('Theo')
  expect((await tell('murder with a chainsaw, blood everywhere')).paragraphs.join(' ')).not.toMatch(
    /murder|blood|chainsaw/i
  )
})

test('a paragraph is spoken with the times of its words, and the sound is gone afterwards', async () => {
  await using app = await createTestApp({ isWhole: true, overrides: { storyteller: fakeStoryteller() } })
  const spoken = await expectStatus(await app.browser().send('POST', '/api/demo/voice', { ...ASKED, index: 0 }), 200)
  const { audio, words } = demoVoiceAnswerSchema.parse(await spoken.json())
  expect(Buffer.from(audio, 'base64').length).toBeGreaterThan(2000)
  expect(words.length).toBeGreaterThan(0)
  const beyond = await app.browser().send('POST', '/api/demo/voice', { ...ASKED, index: 40 })
  await expectStatus(beyond, 400)
})

test('sound that cannot be deleted costs the visitor no answer, and the rest of it is deleted', async () => {
  await using app = await createTestApp({ isWhole: true, overrides: { storyteller: fakeStoryteller() } })
  const { narrator } = app.context
  const deleted: string[] = []
  app.context.narrator = {
    ...narrator,
    delete: () => Promise.reject(new Error('The store is away')),
    deleteSegments: async (names) => {
      deleted.push(...names)
      await narrator.deleteSegments(names)
    }
  }
  await expectStatus(await app.browser().send('POST', '/api/demo/voice', { ...ASKED, index: 0 }), 200)
  expect(deleted.length).toBeGreaterThan(0)
  expect(app.logLines.join('\n')).toContain('Sound of the demo could not be deleted')
})

test.each([
  [{ names: [] }],
  [{ names: ['a', 'b', 'c'] }],
  [{ names: ['  '] }],
  [{ names: 7 }],
  [{ seed: '../../etc' }],
  [{ wish: 'x'.repeat(201) }]
])('%j is refused with a word about it', async (edits) => {
  await using app = await createTestApp()
  const refused = await expectStatus(await app.browser().send('POST', '/api/demo/story', { ...ASKED, ...edits }), 400)
  expect(await refused.json()).toMatchObject({ message: expect.stringMatching(/^Please /) })
})

test('one address tells a dozen in an hour, and is told why there are no more', async () => {
  await using app = await createTestApp()
  const browser = app.browser()
  for (let i = 0; i < 12; i += 1) await expectStatus(await browser.send('POST', '/api/demo/story', ASKED), 200)
  const refused = await expectStatus(await browser.send('POST', '/api/demo/story', ASKED), 429)
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('enough for a first look') })
  await expectStatus(await app.browser({ address: '198.51.100.9' }).send('POST', '/api/demo/story', ASKED), 200)
})

test('DEMO=off: there is no such call, and the pages know', async () => {
  await using app = await createTestApp({ env: { DEMO: 'off' } })
  await expectStatus(await app.browser().send('POST', '/api/demo/story', ASKED), 404)
  await expectStatus(await app.browser().send('POST', '/api/demo/voice', { ...ASKED, index: 0 }), 404)
})
