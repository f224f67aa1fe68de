import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { AppError } from '#server/errors.ts'
import type { NarratorRequest } from '#server/narrator/narrator.ts'
import { createEmbeddedStoryteller } from '#server/storyteller/embedded/embedded-storyteller.ts'
import { failureSchema } from '#shared/failure.ts'
import type { ParagraphHints } from '#shared/paragraph-hints.ts'
import { byFavoriteThenNewest, LIBRARY_FULL, MAX_STORIES, storyPageSchema, storySchema } from '#shared/story.ts'
import { addMember, expectStatus, makeStory, signedInFamily } from '#tests/support/builders.ts'
import { silentNarrator } from '#tests/support/fake-narrator.ts'
import { fakeStoryteller } from '#tests/support/fake-storyteller.ts'
import { readStoryEvents } from '#tests/support/read-events.ts'
import { apiTest, createTestApp } from '#tests/support/test-app.ts'

const STREAM = { accept: 'text/event-stream' }
const storiesSchema = z.array(storySchema)

apiTest('a story is made, stored and listed', async (app) => {
  const family = await signedInFamily(app)
  await addMember(family, { name: 'Hana' })
  const story = await makeStory(family, {
    childName: 'Hana',
    characterNames: ['Hana'],
    duration: 'short',
    culturalBackground: 'maori',
    narratorVoice: 'maya',
    theme: 'whales',
    userId: family.userId
  })
  expect(story).toMatchObject({
    isFavorite: false,
    narratorVoice: 'maya',
    theme: 'whales',
    duration: 'short',
    culturalBackground: 'maori',
    characterNames: ['Hana'],
    writer: 'embedded',
    aiGenerated: false
  })
  expect(story.content.split('\n\n')).toHaveLength(3)
  expect(await (await family.browser.get(`/api/stories?userId=${family.userId}`)).json()).toEqual([story])
})

apiTest('labels are tolerated, unknown cultures are western, a blank theme is Adventure', async (app) => {
  const family = await signedInFamily(app)
  const order = async (edits: object) => {
    const { duration, culturalBackground, theme, narratorVoice } = await makeStory(family, edits)
    return { duration, culturalBackground, theme, narratorVoice }
  }
  expect(
    await order({ duration: 'Short (3-5 min)', culturalBackground: 'Māori', theme: '  ', narratorVoice: 'nobody' })
  ).toEqual({
    duration: 'short',
    culturalBackground: 'maori',
    theme: 'Adventure',
    narratorVoice: 'emma'
  })
  expect(await order({ duration: '8–12 min', culturalBackground: 'Atlantean', theme: undefined })).toMatchObject({
    duration: 'long',
    culturalBackground: 'western',
    theme: 'Adventure'
  })
  expect(await order({ duration: undefined, culturalBackground: undefined, theme: 'a\u202Eb\nc' })).toMatchObject({
    duration: 'medium',
    culturalBackground: 'western',
    theme: 'ab c'
  })
})

test('who is of the family is read from the family’s own rows, whatever the request says', async () => {
  const storyteller = fakeStoryteller()
  await using app = await createTestApp({ overrides: { storyteller } })
  const family = await signedInFamily(app)
  const stranger = await signedInFamily(app)
  const hana = await addMember(family, { name: 'Hana', age: 6, hobbies: ['drawing'] })
  const otherHana = await addMember(family, { name: 'Hana', age: 40, relationship: 'aunt', hobbies: ['sailing'] })
  const foreign = await addMember(stranger, { name: 'Secret', hobbies: ['hiding'] })
  const story = await makeStory(family, {
    characterIds: [otherHana.id, foreign.id],
    characterNames: ['hana', 'HANA', 'Moss'],
    characterDetails: [
      { name: 'Hana', age: 99, hobbies: ['invented'], traits: 'invented' },
      { name: 'Moss', age: '3', relationship: 'cat', hobbies: 'sleeping, climbing', traits: ['sly'] }
    ]
  })
  expect(story.characterNames).toEqual(['Hana', 'Hana', 'Moss'])
  expect(storyteller.asked[0]?.request.characters).toEqual([
    expect.objectContaining({ name: 'Hana', age: 40, hobbies: ['sailing'] }),
    expect.objectContaining({ name: 'Hana', age: hana.age, hobbies: ['drawing'] }),
    {
      name: 'Moss',
      age: 3,
      relationship: 'cat',
      avatar: null,
      hobbies: ['sleeping', 'climbing'],
      traits: ['sly'],
      isGuest: true
    }
  ])
})

test('without any list the joined names of the form say who is in it', async () => {
  const storyteller = fakeStoryteller()
  await using app = await createTestApp({ overrides: { storyteller } })
  const family = await signedInFamily(app)
  await addMember(family, { name: 'Hana', age: 6 })
  const story = await makeStory(family, { childName: 'Hana, Koro', characterNames: undefined })
  expect(story.characterNames).toEqual(['Hana', 'Koro'])
})

apiTest('nobody, or more than ten, is refused in the words of the form, streamed or not', async (app) => {
  const { browser } = await signedInFamily(app)
  for (const headers of [{}, STREAM]) {
    const none = await expectStatus(
      await browser.send('POST', '/api/stories', { theme: 'stars', characterNames: [' '] }, headers),
      400
    )
    expect(await none.json()).toMatchObject({ message: 'Please select at least one character', code: 'no_character' })
    const eleven = Array.from({ length: 11 }, (_, i) => `Child ${i}`)
    const tooMany = await expectStatus(
      await browser.send('POST', '/api/stories', { characterNames: eleven }, headers),
      400
    )
    expect(await tooMany.json()).toMatchObject({
      message: 'Maximum 10 characters allowed per story',
      code: 'too_many_characters'
    })
  }
  await expectStatus(
    await browser.send('POST', '/api/stories', { characterNames: Array.from({ length: 10 }, (_, i) => `Child ${i}`) }),
    201
  )
})

apiTest('the same call streams the story as it grows and ends with the stored one', async (app) => {
  const family = await signedInFamily(app)
  const response = await expectStatus(
    await family.browser.send('POST', '/api/stories', { characterNames: ['Hana'] }, STREAM),
    200
  )
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const events = await readStoryEvents(response)
  expect(events.map((event) => event.type)).toEqual([
    'plan',
    'title',
    'paragraph',
    'progress',
    'paragraph',
    'progress',
    'paragraph',
    'progress',
    'done'
  ])
  const told = events.flatMap((event) => (event.type === 'paragraph' ? [event.text] : []))
  const done = events.at(-1)
  const stories = storiesSchema.parse(await (await family.browser.get('/api/stories')).json())
  expect(done).toEqual({ type: 'done', story: stories[0] })
  expect(stories[0]?.content).toBe(told.join('\n\n'))
})

test('what the storyteller knows of its paragraphs reaches the narrator, now and for ever, and nobody else', async () => {
  const hints: ParagraphHints = { part: 'turn', cast: ['Hana'], names: ['Hana'] }
  const asked: NarratorRequest[] = []
  const narrator = {
    ...silentNarrator(),
    narrate(request: NarratorRequest) {
      asked.push(request)
      return Promise.reject(new AppError('unavailable', 'No voice today.'))
    }
  }
  await using app = await createTestApp({ overrides: { narrator, storyteller: fakeStoryteller({ hints }) } })
  const family = await signedInFamily(app)
  const response = await family.browser.send('POST', '/api/stories', { characterNames: ['Hana'] }, STREAM)
  const events = await readStoryEvents(response)
  expect(events.filter((event) => event.type === 'paragraph' && 'hints' in event)).toEqual([])
  expect(narrator.prepared[0]).toMatchObject({ hints })
  const [story] = storiesSchema.parse(await (await family.browser.get('/api/stories')).json())
  const text = story?.content ?? ''
  await expectStatus(await family.browser.send('POST', '/api/tts', { text, voice: 'emma' }), 503)
  expect(asked.at(-1)).toMatchObject({ text, hints: [hints, hints, hints] })
})

test('the narrator speaks the beginning while the rest is still being written', async () => {
  const narrator = silentNarrator()
  const storyteller = fakeStoryteller({ paragraphs: 6 })
  await using app = await createTestApp({ overrides: { narrator, storyteller } })
  const family = await signedInFamily(app)
  const story = await makeStory(family, { narratorVoice: 'david' })
  expect(narrator.prepared[0]).toEqual({ paragraph: story.content.split('\n\n')[0], voice: 'david', position: 0 })
  expect(narrator.prepared.length).toBeGreaterThan(1)
})

apiTest(
  'a storyteller that fails half-way ends the stream with an error and leaves nothing behind',
  async (app) => {
    const family = await signedInFamily(app)
    const response = await family.browser.send(
      'POST',
      '/api/stories',
      { characterNames: ['Hana'] },
      { ...STREAM, 'idempotency-key': 'k1' }
    )
    const events = await readStoryEvents(response)
    expect(events.at(-1)).toEqual({
      type: 'error',
      message: 'Something went wrong. Please try again.',
      code: 'internal'
    })
    await expectStatus(await family.browser.send('POST', '/api/stories', { characterNames: ['Hana'] }), 500)
    for (const table of ['stories', 'story_memory', 'story_claims'] as const)
      expect(await app.context.db.selectFrom(table).select('user_id').execute()).toEqual([])
  },
  { overrides: { storyteller: fakeStoryteller({ failAt: 1 }) } }
)

apiTest(
  'a story is stored although the browser has gone',
  async (app) => {
    const family = await signedInFamily(app)
    const response = await family.browser.send('POST', '/api/stories', { characterNames: ['Hana'] }, STREAM)
    await response.body?.cancel()
    await expect
      .poll(async (): Promise<unknown> => await (await family.browser.get('/api/stories')).json())
      .toHaveLength(1)
  },
  { overrides: { storyteller: fakeStoryteller({ pauseMs: 15 }) } }
)

apiTest(
  'one key is one story: again, at the same time, in both forms',
  async (app) => {
    const family = await signedInFamily(app)
    const key = { 'idempotency-key': 'tonight' }
    const request = { characterNames: ['Hana'], theme: 'stars', duration: 'short' }
    const [one, two, streamed] = await Promise.all([
      makeStory(family, {}, key),
      makeStory(family, {}, key),
      family.browser.send('POST', '/api/stories', request, { ...key, ...STREAM }).then(readStoryEvents)
    ])
    expect(two).toEqual(one)
    expect(streamed.map((event) => event.type)).toEqual([
      'plan',
      'title',
      'paragraph',
      'progress',
      'paragraph',
      'progress',
      'paragraph',
      'progress',
      'done'
    ])
    expect(streamed.at(-1)).toEqual({ type: 'done', story: one })
    const again = await readStoryEvents(
      await family.browser.send('POST', '/api/stories', request, { ...key, ...STREAM })
    )
    expect(again).toEqual([{ type: 'done', story: one }])
    expect(await (await family.browser.get('/api/stories')).json()).toEqual([one])
    expect(await app.context.db.selectFrom('story_memory').select('story_id').execute()).toEqual([{ story_id: one.id }])
    expect(await app.context.db.selectFrom('story_claims').select('holder').execute()).toEqual([])
  },
  // So long that all three have come before it is told, on a busy machine too.
  { overrides: { storyteller: fakeStoryteller({ pauseMs: 100 }) } }
)

apiTest(
  'one key is one story over two nodes',
  async (app) => {
    const storyteller = fakeStoryteller({ pauseMs: 10 })
    await using second = await createTestApp({ besides: app, overrides: { storyteller } })
    const family = await signedInFamily(app)
    const neighbour = second.browser()
    for (const [name, value] of family.browser.cookies) neighbour.cookies.set(name, value)
    for (let round = 0; round < 5; round++) {
      const key = { 'idempotency-key': `night ${round}`.replace(' ', '-') }
      const stories = await Promise.all([
        makeStory(family, {}, key),
        makeStory({ ...family, browser: neighbour }, {}, key),
        makeStory(family, {}, key)
      ])
      expect(new Set(stories.map((story) => story.id)).size).toBe(1)
    }
    expect(await (await family.browser.get('/api/stories')).json()).toHaveLength(5)
    expect(await app.context.db.selectFrom('story_memory').select('story_id').execute()).toHaveLength(5)
  },
  { overrides: { storyteller: fakeStoryteller({ pauseMs: 10 }) } }
)

apiTest('a key that comes with another request is refused, and no story is lost by it', async (app) => {
  const family = await signedInFamily(app)
  const key = { 'idempotency-key': 'tonight' }
  const send = (body: object, headers = key) => family.browser.send('POST', '/api/stories', body, headers)
  const sea = { characterNames: ['Hana'], theme: 'the sea' }
  const moon = { characterNames: ['Hana'], theme: 'the moon' }
  const [toSea, toMoon] = await Promise.all([send(sea), send(moon)])
  // Which of two requests sent together comes first is the network's business; the other is the stranger to its key.
  expect([toSea.status, toMoon.status].toSorted((one, other) => one - other)).toEqual([201, 422])
  const [kept, other] = toSea.status === 201 ? [sea, moon] : [moon, sea]
  const refused = await expectStatus(await send(other), 422)
  expect(failureSchema.parse(await refused.json()).code).toBe('key_reused')
  // The same fields in another order are the same request.
  await expectStatus(await send({ theme: kept.theme, characterNames: kept.characterNames }), 201)
  expect(await (await family.browser.get('/api/stories')).json()).toHaveLength(1)
  // Stories from before fingerprints were stored are answered as they always were.
  await app.context.db.updateTable('stories').set({ meta: '{"seed":"x","words":3,"plot":"song"}' }).execute()
  await expectStatus(await send(other), 201)
})

apiTest('a repeated key answers its story at the limit, too, and costs nothing', async (app) => {
  const family = await signedInFamily(app)
  const story = await makeStory(family, {}, { 'idempotency-key': 'tonight' })
  const counted = () => app.context.db.selectFrom('rate_limits').select(['key', 'hits']).orderBy('key').execute()
  const before = await counted()
  expect(await makeStory(family, {}, { 'idempotency-key': 'tonight' })).toEqual(story)
  expect(await counted()).toEqual(before)
  await app.context.db.updateTable('rate_limits').set({ hits: 1_000_000 }).execute()
  await expectStatus(await family.browser.send('POST', '/api/stories', { characterNames: ['Hana'] }), 429)
  expect(await makeStory(family, {}, { 'idempotency-key': 'tonight' })).toEqual(story)
})

apiTest('the claim of a node that died runs out, and another makes the story', async (app) => {
  const family = await signedInFamily(app)
  await app.context.db
    .insertInto('story_claims')
    .values({
      user_id: family.userId,
      idempotency_key: 'tonight',
      holder: 'a dead node',
      lease_until: new Date(Date.now() + 400).toISOString()
    })
    .execute()
  const started = Date.now()
  await makeStory(family, {}, { 'idempotency-key': 'tonight' })
  expect(Date.now() - started).toBeGreaterThanOrEqual(300)
  expect(await (await family.browser.get('/api/stories')).json()).toHaveLength(1)
})

apiTest('two families may use the same key', async (app) => {
  const one = await signedInFamily(app)
  const two = await signedInFamily(app)
  const key = { 'idempotency-key': 'tonight' }
  expect((await makeStory(one, {}, key)).id).not.toBe((await makeStory(two, {}, key)).id)
  const { browser } = one
  await expectStatus(
    await browser.send('POST', '/api/stories', { characterNames: ['Hana'] }, { 'idempotency-key': 'x'.repeat(201) }),
    400
  )
})

apiTest(
  'where the clean-up after a broken story fails as well, the log still says why it broke',
  async (app) => {
    const { browser } = await signedInFamily(app)
    await app.context.db.schema.alterTable('jobs').renameTo('jobs_gone').execute()
    await expectStatus(await browser.send('POST', '/api/stories', { characterNames: ['Hana'] }), 500)
    await app.context.db.schema.alterTable('jobs_gone').renameTo('jobs').execute()
    const log = app.logLines.join('\n')
    expect(log).toContain('The stand-in lost its voice')
    expect(log).toContain('jobs')
  },
  {
    overrides: {
      storyteller: fakeStoryteller({ failAt: 1 }),
      narrator: { ...silentNarrator(), prepare: async ({ owner }) => void (await owner.manifest.add(['spoken ahead'])) }
    }
  }
)

test('the storyteller is told what this family has heard, newest first, and no more than thirty-two nights', async () => {
  const storyteller = fakeStoryteller()
  await using app = await createTestApp({ overrides: { storyteller } })
  const family = await signedInFamily(app)
  const other = await signedInFamily(app)
  await makeStory(other)
  for (let night = 0; night < 35; night++) {
    app.clock.advance(1000)
    await makeStory(family)
  }
  const seeds = storyteller.asked.slice(1).map((asked) => asked.seed)
  const lastHistory = storyteller.asked.at(-1)?.history ?? []
  expect(storyteller.asked[1]?.history).toEqual([])
  expect(lastHistory).toHaveLength(32)
  expect(lastHistory.map((heard) => heard.lineIds[0])).toEqual(
    seeds
      .slice(0, -1)
      .toReversed()
      .slice(0, 32)
      .map((seed) => `line-${seed}`)
  )
  expect(new Set(seeds).size).toBe(35)
  expect(
    await app.context.db.selectFrom('story_memory').select('story_id').where('user_id', '=', family.userId).execute()
  ).toHaveLength(32)
})

apiTest('favourites come first, then the newest', async (app) => {
  const family = await signedInFamily(app)
  const made = []
  for (let night = 0; night < 4; night++) {
    app.clock.advance(60_000)
    made.push(await makeStory(family))
  }
  const [first, , third] = made
  const flipped = await expectStatus(
    await family.browser.send('PATCH', `/api/stories/${first?.id}/favorite`, {
      isFavorite: true,
      userId: family.userId
    }),
    200
  )
  expect(await flipped.json()).toEqual({ ...first, isFavorite: true })
  await family.browser.send('PATCH', `/api/stories/${third?.id}/favorite`, { isFavorite: true })
  const listed = storiesSchema.parse(await (await family.browser.get('/api/stories')).json())
  expect(listed.map((story) => story.id)).toEqual([made[2], made[0], made[3], made[1]].map((story) => story?.id))
  expect(listed).toEqual(listed.toSorted(byFavoriteThenNewest))
  await family.browser.send('PATCH', `/api/stories/${first?.id}/favorite`, { isFavorite: false })
  expect(
    storiesSchema.parse(await (await family.browser.get('/api/stories')).json()).filter((story) => story.isFavorite)
  ).toHaveLength(1)
  await expectStatus(await family.browser.send('PATCH', `/api/stories/${first?.id}/favorite`, {}), 400)
})

apiTest(
  'a story says what it is about, for its cover, and says nothing of a sorrow',
  async (app) => {
    const family = await signedInFamily(app)
    await addMember(family, { name: 'Hana' })
    const known = await makeStory(family, { theme: 'Dinosaurs' })
    expect(known.about).toEqual({ label: 'dinosaurs', theme: 'dinosaurs' })
    const sorrow = await makeStory(family, { theme: 'my grandma died' })
    expect(sorrow.about).toBeUndefined()
    const listed = storiesSchema.parse(await (await family.browser.get('/api/stories')).json())
    expect(listed.find((story) => story.id === known.id)?.about).toEqual(known.about)
    const page = storyPageSchema.parse(await (await family.browser.get('/api/stories?view=summary')).json())
    expect(page.stories.map(({ about }) => about ?? null)).toEqual([null, known.about])
  },
  { overrides: { storyteller: createEmbeddedStoryteller() } }
)

apiTest(
  'what a story’s picture is drawn from is said before its first sentence, as the stored story has it',
  async (app) => {
    const family = await signedInFamily(app)
    await addMember(family, { name: 'Hana' })
    const order = { characterNames: ['Hana', 'Ruru'], theme: '  a  lighthouse ', culturalBackground: 'Māori' }
    const response = await family.browser.send('POST', '/api/stories', order, STREAM)
    const events = await readStoryEvents(await expectStatus(response, 200))
    const [story] = storiesSchema.parse(await (await family.browser.get('/api/stories')).json())
    const { id, theme, culturalBackground, characterNames, about } = story ?? {}
    expect(events[0]).toMatchObject({ type: 'plan', cover: { id, theme, culturalBackground, characterNames, about } })
    expect([theme, culturalBackground, about?.label]).toEqual(['a lighthouse', 'maori', 'a lighthouse'])
  },
  { overrides: { storyteller: createEmbeddedStoryteller() } }
)

apiTest('a deleted story is gone, and remembered only by the storyteller', async (app) => {
  const family = await signedInFamily(app)
  const story = await makeStory(family)
  const deleted = await expectStatus(
    await family.browser.send('DELETE', `/api/stories/${story.id}?userId=${family.userId}`),
    200
  )
  expect(await deleted.json()).toEqual({ success: true })
  await expectStatus(await family.browser.send('DELETE', `/api/stories/${story.id}`), 404)
  expect(await (await family.browser.get('/api/stories')).json()).toEqual([])
  expect(await app.context.db.selectFrom('story_memory').select('story_id').execute()).toEqual([{ story_id: story.id }])
})

apiTest('another family’s story does not exist', async (app) => {
  const owner = await signedInFamily(app)
  const stranger = await signedInFamily(app)
  const story = await makeStory(owner)
  const foreign = await expectStatus(
    await stranger.browser.send('PATCH', `/api/stories/${story.id}/favorite`, { isFavorite: true }),
    404
  )
  const missing = await expectStatus(
    await stranger.browser.send('PATCH', '/api/stories/nothing/favorite', { isFavorite: true }),
    404
  )
  expect(await foreign.text()).toBe(await missing.text())
  await expectStatus(await stranger.browser.send('DELETE', `/api/stories/${story.id}`), 404)
  expect(await (await stranger.browser.get('/api/stories')).json()).toEqual([])
  expect(await (await owner.browser.get('/api/stories')).json()).toEqual([story])
})

apiTest('six hundred stories an hour are enough for any family', async (app) => {
  const family = await signedInFamily(app)
  await makeStory(family)
  await app.context.db.updateTable('rate_limits').set({ hits: 599 }).execute()
  await makeStory(family)
  const refused = await expectStatus(
    await family.browser.send('POST', '/api/stories', { characterNames: ['Hana'] }),
    429
  )
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  app.clock.advance(3_600_000)
  await makeStory(family)
})

apiTest('a thousand stories in one day are told to wait, in words that say for how long', async (app) => {
  const family = await signedInFamily(app)
  const DAY = 86_400_000
  // An hour into a day, so that no other one begins meanwhile.
  app.clock.advance(DAY - (app.clock.now().getTime() % DAY) + DAY / 24)
  await makeStory(family)
  const lateToday = new Date(app.clock.now().getTime() + DAY / 8).toISOString()
  await app.context.db.updateTable('rate_limits').set({ hits: 999 }).where('expires_at', '>', lateToday).execute()
  await makeStory(family)
  const refused = await expectStatus(
    await family.browser.send('POST', '/api/stories', { characterNames: ['Hana'] }),
    429
  )
  expect(await refused.json()).toMatchObject({
    message: 'That is a thousand stories in one day. New ones can be made tomorrow.',
    code: 'too_many'
  })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600)
  app.clock.advance(DAY)
  await makeStory(family)
})

apiTest('a library holds so many stories, and says so before another one is written', async (app) => {
  const family = await signedInFamily(app)
  const { id } = await makeStory(family)
  const story = await app.context.db.selectFrom('stories').selectAll().executeTakeFirstOrThrow()
  for (let from = 1; from < MAX_STORIES; from += 500) {
    const ids = Array.from({ length: Math.min(500, MAX_STORIES - from) }, (_, i) => `copy-${from + i}`)
    await app.context.db
      .insertInto('stories')
      .values(ids.map((id) => ({ ...story, id, content: '' })))
      .execute()
  }
  const refused = await expectStatus(
    await family.browser.send('POST', '/api/stories', { characterNames: ['Hana'] }),
    409
  )
  expect(await refused.json()).toMatchObject({ message: LIBRARY_FULL, code: 'library_full' })
  expect(await (await family.browser.get('/api/stories')).json()).toHaveLength(MAX_STORIES)
  await expectStatus(await family.browser.send('DELETE', `/api/stories/${id}`), 200)
  await makeStory(family)
})

apiTest('a story whose account is deleted while it is told ends with words, and nothing of it stays', async (app) => {
  const family = await signedInFamily(app)
  const { db } = app.context
  const { write } = app.context.storyteller
  const remove = () => db.deleteFrom('users').where('id', '=', family.userId).execute()
  app.context.storyteller.write = async function* leaving(request, options) {
    for await (const event of write(request, options)) {
      if (event.type === 'done') await remove()
      yield event
    }
  }
  const answer = await family.browser.send('POST', '/api/stories', { characterNames: ['Hana'] })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
  expect(await db.selectFrom('stories').select('id').execute()).toEqual([])
  expect(app.logLines.join('')).not.toContain('FOREIGN KEY')
})
