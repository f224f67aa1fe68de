import { expect, test } from 'vitest'

import { applyRetention } from '#server/jobs/retention.ts'
import { createAiLanguageModel } from '#server/storyteller/model/ai-language-model.ts'
import { createModelStoryteller } from '#server/storyteller/model/model-storyteller.ts'
import type { Storyteller } from '#server/storyteller/storyteller.ts'
import { narrationAnswerSchema, narrationTimingsSchema } from '#shared/narration.ts'
import type { StoryEvent } from '#shared/story.ts'
import { addMember, expectStatus, type SignedInFamily, signedInFamily } from '#tests/support/builders.ts'
import { fakeModelServer, sayOutline } from '#tests/support/fake-model-server.ts'
import { fakeStoryteller } from '#tests/support/fake-storyteller.ts'
import { readStoryEvents } from '#tests/support/read-events.ts'
import { restartableNarrator } from '#tests/support/restartable-narrator.ts'
import { apiTest, createTestApp, type TestApp } from '#tests/support/test-app.ts'

const STREAM = { accept: 'text/event-stream' }

/** Tells a paragraph, and no more until it may go on. */
function slowWriter({ fails = false } = {}): Storyteller & { goOn: () => void } {
  const gate = Promise.withResolvers<void>()
  const told = fakeStoryteller({ paragraphs: 4, ...(fails && { failAt: 2 }) })
  return {
    ...told,
    id: 'llm',
    goOn: gate.resolve,
    async *write(request, how) {
      for await (const event of told.write(request, how)) {
        yield event
        if (event.type === 'paragraph' && event.index === 0) await gate.promise
      }
    }
  }
}

/** A story that is being written: its draft, its first paragraph, and the rest when it has come. */
async function begin(family: SignedInFamily) {
  const response = await expectStatus(
    await family.browser.send('POST', '/api/stories', { characterNames: ['Hana'], theme: 'stars' }, STREAM),
    200
  )
  const [seen, rest] = response.body?.tee() ?? []
  const reader = seen?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let chunk = await reader?.read(); chunk?.done === false; chunk = await reader?.read()) {
    text += decoder.decode(chunk.value, { stream: true })
    const [, draft] = /"draft":"([^"]+)"/.exec(text) ?? []
    if (draft === undefined || !/"type":"paragraph".*\n\n/.test(text)) continue
    return { draft, finished: async () => await readStoryEvents(new Response(rest)) }
  }
  throw new Error(`There was no first paragraph of a draft, but ${text}`)
}

async function ask(family: SignedInFamily, draft: string, index: number) {
  const answer = await family.browser.send('POST', '/api/tts/parts', { draft, index })
  return narrationAnswerSchema.parse(await (await expectStatus(answer, 200)).json())
}

async function madeToItsEnd(family: SignedInFamily, timingsUrl: string): Promise<void> {
  await expect
    .poll(async () => narrationTimingsSchema.parse(await (await family.browser.get(timingsUrl)).json()).complete)
    .toBe(true)
}

function storyIdOf(events: readonly StoryEvent[]): string {
  const last = events.at(-1)
  if (last?.type !== 'done') throw new Error('The story was not finished')
  return last.story.id
}

async function finishJobs({ context }: TestApp): Promise<void> {
  context.jobs.start()
  await expect.poll(() => context.db.selectFrom('jobs').select('kind').execute()).toEqual([])
}

const voice = restartableNarrator()
let writer = slowWriter()
const withVoice = {
  overrides: {
    narrator: voice.narrator,
    storyteller: { id: 'llm', ready: async () => {}, write: (...how) => writer.write(...how) } satisfies Storyteller
  }
}

apiTest(
  'a paragraph is heard while the rest of the story is still being written, and the next when it has come',
  async (app) => {
    writer = slowWriter()
    const family = await signedInFamily(app)
    await addMember(family, { name: 'Hana' })
    const { draft, finished } = await begin(family)
    const first = await ask(family, draft, 0)
    const sound = await expectStatus(await family.browser.get(first.audioUrl), 200)
    expect((await sound.arrayBuffer()).byteLength).toBeGreaterThan(1000)
    await madeToItsEnd(family, first.timingsUrl)
    await expectStatus(await family.browser.send('POST', '/api/tts/parts', { draft, index: 1 }), 404)
    writer.goOn()
    await finished()
    expect((await ask(family, draft, 3)).complete).toBeDefined()
    await expectStatus(await family.browser.send('POST', '/api/tts/parts', { draft, index: 4 }), 404)
  },
  withVoice
)

apiTest(
  'what one family hears of a story that is being written no other family hears',
  async (app) => {
    writer = slowWriter()
    const family = await signedInFamily(app)
    const { draft, finished } = await begin(family)
    const stranger = await signedInFamily(app)
    await expectStatus(await stranger.browser.send('POST', '/api/tts/parts', { draft, index: 0 }), 404)
    const { audioUrl } = await ask(family, draft, 0)
    await expectStatus(await stranger.browser.get(audioUrl), 404)
    writer.goOn()
    await finished()
  },
  withVoice
)

apiTest(
  'a story that is deleted takes along what was heard of it while it was being written',
  async (app) => {
    writer = slowWriter()
    const family = await signedInFamily(app)
    const { draft, finished } = await begin(family)
    const { audioUrl } = await ask(family, draft, 0)
    writer.goOn()
    const id = storyIdOf(await finished())
    await ask(family, draft, 3)
    await expectStatus(await family.browser.send('DELETE', `/api/stories/${id}`), 200)
    await finishJobs(app)
    expect([...voice.store().objects.keys()]).toEqual([])
    for (const table of ['story_drafts', 'narrations', 'narration_segments'] as const)
      expect(await app.context.db.selectFrom(table).selectAll().execute()).toEqual([])
    await expectStatus(await family.browser.get(audioUrl), 404)
    await expectStatus(await family.browser.send('POST', '/api/tts/parts', { draft, index: 0 }), 404)
  },
  withVoice
)

apiTest(
  'a story that comes to nothing takes along what was heard of it',
  async (app) => {
    writer = slowWriter({ fails: true })
    const family = await signedInFamily(app)
    const { draft, finished } = await begin(family)
    await ask(family, draft, 0)
    writer.goOn()
    expect((await finished()).at(-1)?.type).toBe('error')
    await finishJobs(app)
    expect([...voice.store().objects.keys()]).toEqual([])
    expect(await app.context.db.selectFrom('story_drafts').selectAll().execute()).toEqual([])
  },
  withVoice
)

apiTest(
  'a day later the parts are gone, and the story has its own recording with every piece of them',
  async (app) => {
    writer = slowWriter()
    const family = await signedInFamily(app)
    const { draft, finished } = await begin(family)
    const { audioUrl } = await ask(family, draft, 0)
    writer.goOn()
    await finished()
    const [{ content } = { content: '' }] = await app.context.db.selectFrom('stories').select('content').execute()
    await expectStatus(await family.browser.send('POST', '/api/tts', { text: content, voice: 'emma' }), 200)
    const spoken = voice.engine().spoken.length
    app.clock.advance(25 * 60 * 60 * 1000)
    await applyRetention(app.context)
    await finishJobs(app)
    expect(await app.context.db.selectFrom('story_drafts').selectAll().execute()).toEqual([])
    await expectStatus(await family.browser.get(audioUrl), 404)
    await expectStatus(await family.browser.send('POST', '/api/tts', { text: content, voice: 'emma' }), 200)
    expect(voice.engine().spoken).toHaveLength(spoken)
  },
  withVoice
)

apiTest(
  'after a restart a part that was heard is found again at its address',
  async (app) => {
    writer = slowWriter()
    const family = await signedInFamily(app)
    const { draft, finished } = await begin(family)
    const { audioUrl } = await ask(family, draft, 0)
    voice.store().objects.clear()
    await voice.restart()
    const again = await expectStatus(await family.browser.get(audioUrl), 200)
    expect((await again.arrayBuffer()).byteLength).toBeGreaterThan(1000)
    writer.goOn()
    await finished()
  },
  withVoice
)

apiTest('the embedded storyteller names no draft, and writes none down', async (app) => {
  const family = await signedInFamily(app)
  const events = await readStoryEvents(
    await family.browser.send('POST', '/api/stories', { characterNames: ['Hana'], theme: 'stars' }, STREAM)
  )
  expect(events.find(({ type }) => type === 'plan')).not.toHaveProperty('draft')
  expect(await app.context.db.selectFrom('story_drafts').selectAll().execute()).toEqual([])
})

test('a story that a model wrote is spoken once: in its parts, and then from what was spoken', async () => {
  const model = await fakeModelServer(sayOutline)
  const options = {
    provider: 'openai-compatible' as const,
    baseUrl: `${model.url}/v1`,
    apiKey: null,
    model: 'little',
    isNear: true,
    fetch: (...args: Parameters<typeof fetch>) => fetch(...args)
  }
  const patience = { firstChunkMs: 5000, chunkMs: 5000, totalMs: 20_000 }
  const restartable = restartableNarrator()
  await using app = await createTestApp({
    overrides: {
      narrator: restartable.narrator,
      storyteller: createModelStoryteller({ model: createAiLanguageModel(options, patience, 0), isShielded: true })
    }
  })
  const family = await signedInFamily(app)
  for (const name of ['Hana', 'Theo']) await addMember(family, { name })
  const request = { theme: 'a lighthouse by the sea', duration: 'short', characterNames: ['Hana', 'Theo'] }
  const events = await readStoryEvents(await family.browser.send('POST', '/api/stories', request, STREAM))
  await model.close()
  const plan = events.find((event) => event.type === 'plan')
  const told = events.filter((event) => event.type === 'paragraph')
  expect(told.length).toBeGreaterThan(6)
  for (const { index } of told) {
    const { timingsUrl } = await ask(family, plan?.draft ?? '', index)
    await madeToItsEnd(family, timingsUrl)
  }
  const spoken = [...restartable.engine().spoken]
  expect(new Set(spoken).size).toBe(spoken.length)
  const done = events.at(-1)
  const text = done?.type === 'done' ? done.story.content : ''
  const whole = await expectStatus(await family.browser.send('POST', '/api/tts', { text, voice: 'emma' }), 200)
  const { timingsUrl } = narrationAnswerSchema.parse(await whole.json())
  await madeToItsEnd(family, timingsUrl)
  expect(restartable.engine().spoken).toEqual(spoken)
})
