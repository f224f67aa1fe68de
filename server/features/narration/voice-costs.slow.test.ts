import { expect, onTestFinished, test } from 'vitest'

import { createNarrator } from '#server/narrator/create-narrator.ts'
import type { VoiceAllowance } from '#server/narrator/narrator.ts'
import type { Storyteller } from '#server/storyteller/storyteller.ts'
import { instanceStatusSchema } from '#shared/administration.ts'
import { narrationAnswerSchema, narrationTimingsSchema } from '#shared/narration.ts'
import type { Story } from '#shared/story.ts'
import { administrator } from '#tests/support/administrator.ts'
import { addMember, expectStatus, makeStory, type SignedInFamily, signedInFamily } from '#tests/support/builders.ts'
import { fakeSpeechServer } from '#tests/support/fake-speech-server.ts'
import { fakeStoryteller } from '#tests/support/fake-storyteller.ts'
import { fakeEngine, memoryStore } from '#tests/support/fake-voice.ts'
import { readStoryEvents } from '#tests/support/read-events.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

const DAY = 24 * 60 * 60 * 1000
/**
 * How long to wait until a whole story is spoken: the built-in voice computes it beside whatever else this machine has
 * to do. Asked seldom, because the clock of the application stands still, and with it the window of its rate limit.
 */
const HEARD = { timeout: 90_000, interval: 500 }

/** So long is a story here: one alone has more than the thousand letters that a family, or all together, may hear in a day. */
const PARAGRAPHS = 16

/**
 * An application whose voice is a server that is paid by the letter. The narrator that counts the letters is the real one;
 * what is read is told by a stand-in, as it is only its length that matters.
 */
async function appWith(settings: Record<string, string>) {
  const server = await fakeSpeechServer({ isCaptioned: true })
  onTestFinished(() => server.close())
  const app = await createTestApp({
    env: { NARRATOR: 'openai-compatible', NARRATOR_BASE_URL: server.url, ...settings },
    isWhole: true,
    overrides: { storyteller: fakeStoryteller({ paragraphs: PARAGRAPHS }) }
  })
  onTestFinished(() => app[Symbol.asyncDispose]())
  return { app, server, sent: () => server.asked.reduce((sum, { body }) => sum + String(body['input']).length, 0) }
}

const listen = (family: SignedInFamily, { content: text }: Story, builtIn = false) =>
  family.browser.send('POST', '/api/tts', { text, voice: 'emma', ...(builtIn && { builtIn: true }) })

/** Asks for the sound of a story and waits until all of it was spoken, and so all its letters were counted. */
async function hear(family: SignedInFamily, story: Story, builtIn = false): Promise<void> {
  const answer = await expectStatus(await listen(family, story, builtIn), 200)
  const { timingsUrl } = narrationAnswerSchema.parse(await answer.json())
  await expect
    .poll(async () => narrationTimingsSchema.parse(await (await family.browser.get(timingsUrl)).json()).complete, HEARD)
    .toBe(true)
}

async function expectSpent(response: Response): Promise<void> {
  expect(await (await expectStatus(response, 503)).json()).toMatchObject({
    code: 'voice_spent',
    message: expect.stringMatching(/as much today as it may.*back tomorrow.*built-in voice/)
  })
  expect(response.headers.get('retry-after')).toBeNull()
}

const used = ({ context }: TestApp) => context.db.selectFrom('voice_usage').selectAll().execute()

test('a family hears what it began, and nothing new, beyond its letters of the day; the built-in voice is always there', async () => {
  const { app, server, sent } = await appWith({ NARRATOR_FAMILY_DAILY_CHARACTERS: '1000' })
  const family = await signedInFamily(app)
  const first = await makeStory(family)
  await hear(family, first)
  await expect.poll(async () => (await used(app))[0]?.letters === sent()).toBe(true)
  expect(sent(), 'the story that was begun was read to its end').toBeGreaterThan(1000)

  const asked = server.asked.length
  const second = await makeStory(family, { theme: 'snails' })
  const recordings = () => app.context.db.selectFrom('narrations').selectAll().execute()
  await expectSpent(await listen(family, second))
  expect(server.asked).toHaveLength(asked)
  expect(await recordings(), 'what was refused is no recording').toHaveLength(1)
  await hear(family, first)
  await hear(family, second, true)
  expect(server.asked).toHaveLength(asked)

  const other = await signedInFamily(app)
  await hear(other, await makeStory(other))
  app.clock.advance(DAY)
  await hear(family, second)
  expect(server.asked.length).toBeGreaterThan(asked)
}, 300_000)

test('there is a limit for all families together, and the administrator reads what was spoken and what it cost', async () => {
  const { app, sent } = await appWith({
    NARRATOR_DAILY_CHARACTERS: '1000',
    NARRATOR_PRICE: '15',
    PRICE_CURRENCY: 'EUR'
  })
  const { browser } = await administrator(app)
  const voiceCheck = async () => {
    const { checks } = instanceStatusSchema.parse(await (await browser.get('/api/admin/status')).json())
    return checks.find(({ name }) => name === 'Voice')
  }
  expect(await voiceCheck()).toMatchObject({
    state: 'good',
    detail: expect.stringMatching(/^kokoro at 127\.0\.0\.1:\d+: 0 characters \(€0\.00\) today/)
  })
  const family = await signedInFamily(app)
  await hear(family, await makeStory(family))
  const other = await signedInFamily(app)
  await expect.poll(async () => (await voiceCheck())?.state).toBe('attention')
  await expectSpent(await listen(other, await makeStory(other)))
  const letters = new Intl.NumberFormat('en-GB').format(sent())
  expect(await voiceCheck()).toMatchObject({
    detail: expect.stringContaining(`${letters} characters (€${((sent() * 15) / 1e6).toFixed(2)}) today`),
    todo: expect.stringContaining('NARRATOR_DAILY_CHARACTERS')
  })
  // What was spent stays when the family goes; whose it was does not.
  await expectStatus(await family.browser.send('DELETE', '/api/delete-account'), 200)
  expect(await used(app)).toEqual([])
  expect((await voiceCheck())?.detail).toContain(letters)
}, 300_000)

test('a story that is heard while it is written is read to its end, whatever was spent meanwhile', async () => {
  let isSpent = false
  const allowance: VoiceAllowance = { mayBegin: async () => !isSpent }
  const narrator = createNarrator({ engine: fakeEngine(), builtIn: fakeEngine(), allowance, store: memoryStore() })
  const told = fakeStoryteller({ paragraphs: 4 })
  const writer: Storyteller = { ...told, id: 'llm' }
  await using app = await createTestApp({ overrides: { narrator, storyteller: writer } })
  const family = await signedInFamily(app)
  await addMember(family)
  const drafts: string[] = []
  for (const theme of ['stars', 'snails']) {
    const request = { characterNames: ['Hana'], theme }
    const stream = await family.browser.send('POST', '/api/stories', request, { accept: 'text/event-stream' })
    const text = await stream.text()
    drafts.push(/"draft":"([^"]+)"/.exec(text)?.[1] ?? '')
    // It has ended well.
    expect((await readStoryEvents(new Response(text))).at(-1)).toMatchObject({ type: 'done' })
  }
  const [begun, other] = drafts
  const part = (draft: string | undefined, index: number, builtIn = false) =>
    family.browser.send('POST', '/api/tts/parts', { draft, index, ...(builtIn && { builtIn }) })
  await expectStatus(await part(begun, 0), 200)
  isSpent = true
  await expectStatus(await part(begun, 1), 200)
  await expectStatus(await part(begun, 3), 200)
  // Of the other nothing was heard, and nothing spoken ahead beyond its beginning.
  await expectSpent(await part(other, 3))
  await expectStatus(await part(other, 3, true), 200)
})
