import { expect, test } from 'vitest'

import { createNarrator } from '#server/narrator/create-narrator.ts'
import { narrationAnswerSchema } from '#shared/narration.ts'
import { expectStatus, makeStory, signedInFamily } from '#tests/support/builders.ts'
import { emptyDatabase } from '#tests/support/database.ts'
import { fakeEngine, memoryStore } from '#tests/support/fake-voice.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

test('what a family may ask for in an hour counts over all nodes', async ({ skip }) => {
  if ((await emptyDatabase('postgres')) === null) return skip('there is no PostgreSQL on this machine')
  const store = memoryStore()
  const open = (besides?: TestApp) =>
    createTestApp({
      engine: 'postgres',
      overrides: { narrator: createNarrator({ engine: fakeEngine(), store }) },
      ...(besides && { besides })
    })
  await using one = await open()
  await using other = await open(one)
  const family = await signedInFamily(one)
  const elsewhere = other.browser()
  for (const [name, value] of family.browser.cookies) elsewhere.cookies.set(name, value)
  const statuses: number[] = []
  for (let i = 0; i < 62; i++) {
    const browser = i % 2 === 0 ? family.browser : elsewhere
    const text = `Good night, lantern ${'a'.repeat(i + 1)}.`
    statuses.push((await browser.send('POST', '/api/tts', { text, voice: 'emma' })).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429, 429])
})

test('a story that is deleted at one node while another reads it aloud leaves no sound behind', async ({ skip }) => {
  if ((await emptyDatabase('postgres')) === null) return skip('there is no PostgreSQL on this machine')
  const store = memoryStore()
  const engine = fakeEngine()
  await using one = await createTestApp({
    engine: 'postgres',
    overrides: { narrator: createNarrator({ engine, store }) }
  })
  await using other = await createTestApp({
    engine: 'postgres',
    besides: one,
    overrides: { narrator: createNarrator({ engine: fakeEngine(), store }) }
  })
  const finishJobs = async () => {
    other.context.jobs.wake()
    expect(await other.context.db.selectFrom('jobs').select('kind').execute()).toEqual([])
  }
  const family = await signedInFamily(one)
  const { id, content } = await makeStory(family)
  await expect.poll(() => store.objects.size).toBeGreaterThan(0)

  // The first sentence is spoken, and everything after it only when the story is gone.
  engine.hold('hana walked on under star number zero')
  const answer = await expectStatus(
    await family.browser.send('POST', '/api/tts', { text: content, voice: 'david' }),
    200
  )
  expect(narrationAnswerSchema.parse(await answer.json()).complete).toBe(false)

  other.context.jobs.start()
  const elsewhere = other.browser()
  for (const [name, value] of family.browser.cookies) elsewhere.cookies.set(name, value)
  await expectStatus(await elsewhere.send('DELETE', `/api/stories/${id}`), 200)
  await expect.poll(finishJobs).toBeUndefined()

  engine.release()
  await expect.poll(() => [...store.objects.keys()]).not.toEqual([])
  await expect.poll(() => [...store.objects.keys()]).toEqual([])
})
