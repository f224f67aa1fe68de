import { type ChatCompletionRequest, LLMock } from '@copilotkit/aimock'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'

import { type StoryEvent, storyEventSchema } from '#shared/story.ts'
import { createBrowser } from '#tests/support/browser.ts'
import { expectStatus, PASSWORD, signUpForm } from '#tests/support/builders.ts'
import { type RunningApp, startApp } from '#tests/support/running-app.ts'

// The running server against a mock of the providers that is not ours: that we read their wire formats rightly is not
// proved by a fake that we wrote by the same reading.

const PROVIDERS = [
  ['openai', '/v1', '/v1/responses'],
  ['anthropic', '/v1', '/v1/messages'],
  ['google', '/v1beta', '/v1beta/models/little:streamGenerateContent'],
  ['openai-compatible', '/v1', '/v1/chat/completions']
] as const

const cardSchema = z.looseObject({ part: z.string(), outline: z.array(z.string()), wish: z.string() })

/** The card in a request, whichever provider's it was: the mock reads them all as one. */
function cardOf({ messages }: ChatCompletionRequest): z.infer<typeof cardSchema> | null {
  const text = messages
    .map(({ content }) => (typeof content === 'string' ? content : JSON.stringify(content ?? '')))
    .find((one) => one.includes('<card-'))
  const json = text === undefined ? undefined : /<card-[0-9a-f]+>\n([\s\S]*)\n<\/card-/.exec(text)?.[1]
  return json === undefined ? null : cardSchema.parse(JSON.parse(json))
}

const wants = (wish: string, part = '') => ({
  predicate: (request: ChatCompletionRequest) => {
    const card = cardOf(request)
    return card !== null && card.wish.includes(wish) && card.part.startsWith(part)
  }
})
/** Tells the act in the words of its outline, which every check lets through. */
const outlineOf = (request: ChatCompletionRequest) => ({ content: cardOf(request)?.outline.join('\n\n') ?? '' })
/** An outline is another in every run, and one of its acts may be refused as the words of a model. */
const BY_MODEL = expect.stringMatching(/^llm/)
const REFUSED = { error: { message: 'out of order', type: 'server_error', code: 'out_of_order' }, status: 500 }

async function openMock(): Promise<LLMock> {
  const mock = new LLMock({ port: 0, chunkSize: 24 })
  mock.on(wants('a snail'), outlineOf)
  mock.on(wants('a comet'), outlineOf, { streamingProfile: { ttft: 700, tps: 120 } })
  mock.on(wants('a bucket', 'the middle'), outlineOf, { truncateAfterChunks: 8 })
  mock.on(wants('a bucket'), outlineOf)
  mock.on(wants('a lantern'), REFUSED)
  await mock.start()
  onTestFinished(() => mock.stop())
  return mock
}

async function startWithMock(mock: LLMock, provider: string, base: string): Promise<RunningApp> {
  const app = await startApp({
    env: {
      STORYTELLER: provider,
      STORYTELLER_BASE_URL: `${mock.url}${base}`,
      STORYTELLER_MODEL: 'little',
      STORYTELLER_API_KEY: 'key-for-the-mock',
      STORYTELLER_SHIELD: 'on'
    }
  })
  onTestFinished(async () => void (await app.stop()))
  return app
}

async function signIn(app: RunningApp) {
  const browser = createBrowser((path, init) => fetch(`${app.url}${path}`, init))
  const form = signUpForm()
  const { email } = z.object({ email: z.string() }).parse(form)
  await expectStatus(await browser.send('POST', '/api/signup', form), 201)
  await expectStatus(await browser.send('POST', '/api/login', { email, password: PASSWORD }), 200)
  const hana = { name: 'Hana', age: 6, relationship: 'daughter', avatar: 'girl', hobbies: ['drawing'] }
  await expectStatus(await browser.send('POST', '/api/family-members', { ...hana, characterTraits: ['curious'] }), 201)
  return browser
}

type Family = Awaited<ReturnType<typeof signIn>>

/** A story by its events, each with how many requests the mock had got when it came. */
async function tell(family: Family, mock: LLMock, theme: string) {
  mock.clearRequests()
  const request = { characterNames: ['Hana'], theme, duration: 'short' }
  const response = await expectStatus(
    await family.send('POST', '/api/stories', request, { accept: 'text/event-stream' }),
    200
  )
  const events: { event: StoryEvent; asked: number }[] = []
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1]
      text = text.slice(end + 2)
      if (data !== undefined)
        events.push({ event: storyEventSchema.parse(JSON.parse(data)), asked: mock.getRequests().length })
    }
  }
  const last = events.at(-1)?.event
  if (last?.type !== 'done') throw new Error(`${theme} was not told to its end`)
  const { story } = last
  const paragraphs = events.flatMap(({ event }) => (event.type === 'paragraph' ? [event.text] : []))
  expect(story.content).toBe(paragraphs.join('\n\n'))
  expect(story.content.split(/\s+/).length).toBeGreaterThan(430)
  expect(story.content).toContain('Hana')
  expect(paragraphs.at(-1)).toMatch(/asleep|slept|sleep|dream/)
  const kept = await expectStatus(await family.get(`/api/stories/${story.id}`), 200)
  expect(await kept.json()).toMatchObject({ content: story.content, writer: story.writer })
  const first = events.find(({ event }) => event.type === 'paragraph')
  return { story, askedAtFirst: first?.asked ?? 0 }
}

test.each(PROVIDERS)('%s: a story is created in the running server to its end', async (provider, base, path) => {
  const mock = await openMock()
  const app = await startWithMock(mock, provider, base)
  const family = await signIn(app)

  const told = await tell(family, mock, 'a snail')
  expect(told.story).toMatchObject({ writer: BY_MODEL, aiGenerated: true })
  const paths = mock.getRequests().map((request) => request.path.split('?')[0])
  expect(paths.length, 'four acts').toBeGreaterThanOrEqual(4)
  expect(new Set(paths)).toEqual(new Set([path]))
  expect(JSON.stringify(mock.getRequests().map(({ body }) => body))).not.toContain('Hana')

  // Slow: its first paragraph is there while the first act is still being written.
  const slow = await tell(family, mock, 'a comet')
  expect(slow.story.writer).toEqual(BY_MODEL)
  expect(slow.askedAtFirst).toBe(1)
  expect(mock.getRequests().length).toBeGreaterThanOrEqual(4)

  // It breaks off in the second act: the story is told on from the same plan.
  const broken = await tell(family, mock, 'a bucket')
  expect(broken.story.writer).toBe('llm+embedded')

  const away = await tell(family, mock, 'a lantern')
  expect(away.story).toMatchObject({ writer: 'embedded', aiGenerated: false })

  // Busy once: it is asked again when it says so.
  mock.nextRequestError(429, { message: 'slow down', type: 'rate_limit_error' })
  const busy = await tell(family, mock, 'a snail and its house')
  expect(busy.story.writer).toEqual(BY_MODEL)
  expect(app.log.join('\n')).toMatch(/a model was asked for a story/)
  expect(app.log.join('\n')).not.toMatch(/Hana|key-for-the-mock/)
})
