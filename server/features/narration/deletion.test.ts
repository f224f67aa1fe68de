import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'

import { applyRetention } from '#server/jobs/retention.ts'
import { createNarrator } from '#server/narrator/create-narrator.ts'
import type { Narrator } from '#server/narrator/narrator.ts'
import type { AudioStore } from '#server/providers/audio-store/audio-store.ts'
import { openFileStore } from '#server/providers/audio-store/file-store.ts'
import { narrationAnswerSchema } from '#shared/narration.ts'
import { expectStatus, makeStory, signUpAndIn } from '#tests/support/builders.ts'
import { fakeStoryteller } from '#tests/support/fake-storyteller.ts'
import { type FakeEngine, fakeEngine } from '#tests/support/fake-voice.ts'
import { apiTest, type TestApp } from '#tests/support/test-app.ts'

/** A narrator on a real folder of sound, which can be killed as a process is: at once, and with nothing closed. */
async function openNarrator() {
  const folder = mkdtempSync(join(tmpdir(), 'talewick-sound-'))
  const store = await openFileStore({ folder, leastFreeBytes: 0 })
  const engines: FakeEngine[] = []
  const writing = new Set<Promise<void>>()
  let node = start('1')

  function start(version: string) {
    let isDead = false
    const ofTheLiving: AudioStore = {
      ...store,
      async write(name, bytes) {
        if (isDead) return await new Promise(() => undefined)
        const written = store.write(name, bytes).finally(() => writing.delete(written))
        writing.add(written)
        await written
      }
    }
    const engine = fakeEngine({ version })
    engines.push(engine)
    return { engine, narrator: createNarrator({ engine, store: ofTheLiving }), die: () => void (isDead = true) }
  }

  return {
    narrator: () => node.narrator,
    engine: () => node.engine,
    files: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
        entry.isFile() ? [entry.name] : []
      ),
    async kill(version = '1') {
      node.die()
      await Promise.all(writing)
      node = start(version)
    },
    close() {
      for (const engine of engines) engine.release()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

let current = await openNarrator()
const engine = () => current.engine()
const files = () => current.files()

/** Stands in for one after the other; every app that closes leaves a new one behind. */
const narrator: Narrator = {
  engine: 'fake',
  narrate: (request) => current.narrator().narrate(request),
  keyOf: (request) => current.narrator().keyOf(request),
  find: (key) => current.narrator().find(key),
  open: (key, range) => current.narrator().open(key, range),
  delete: (key) => current.narrator().delete(key),
  deleteSegments: (names) => current.narrator().deleteSegments(names),
  applyRetention: () => current.narrator().applyRetention(),
  prepare: (request) => current.narrator().prepare(request),
  ready: () => current.narrator().ready(),
  close: async () => {
    current.close()
    current = await openNarrator()
  }
}
const withVoice = { overrides: { narrator } }

afterAll(() => current.close())

async function finishJobs({ context }: TestApp): Promise<void> {
  context.jobs.start()
  await expect.poll(() => context.db.selectFrom('jobs').select('kind').execute()).toEqual([])
}

const FREE = 'Good night, little Hana. Sleep well.\n\nThe lantern is out.'

apiTest(
  'a story that nobody played leaves no sound when the account goes',
  async (app) => {
    const family = await signUpAndIn(app)
    await makeStory(family)
    await expect.poll(files).not.toEqual([])
    await expectStatus(await family.browser.send('DELETE', '/api/delete-account'), 200)
    await finishJobs(app)
    expect(files()).toEqual([])
  },
  withVoice
)

apiTest(
  'a story that was played in another voice leaves no sound when it goes',
  async (app) => {
    const family = await signUpAndIn(app)
    const { id, content } = await makeStory(family, { narratorVoice: 'maya' })
    await expect.poll(files).not.toEqual([])
    await expectStatus(await family.browser.send('POST', '/api/tts', { text: content, voice: 'david' }), 200)
    await (
      await narrator.find(narrator.keyOf({ text: content, voice: 'david', owner: { id: family.userId } }))
    )?.whenComplete
    await expectStatus(await family.browser.send('DELETE', `/api/stories/${id}`), 200)
    await finishJobs(app)
    expect(files()).toEqual([])
  },
  withVoice
)

apiTest(
  'what a killed server had begun to speak goes with the story',
  async (app) => {
    const family = await signUpAndIn(app)
    const { id, content } = await makeStory(family)
    engine().hold('hana walked on under star number zero')
    await expectStatus(await family.browser.send('POST', '/api/tts', { text: content, voice: 'david' }), 200)
    await expect.poll(files).not.toEqual([])
    await current.kill()
    await expectStatus(await family.browser.send('DELETE', `/api/stories/${id}`), 200)
    await finishJobs(app)
    expect(files()).toEqual([])
  },
  withVoice
)

apiTest(
  'a story goes with all its sound although another voice speaks since: what was heard, and what was spoken ahead',
  async (app) => {
    const family = await signUpAndIn(app)
    const { id, content } = await makeStory(family, { narratorVoice: 'maya' })
    await expect.poll(files).not.toEqual([])
    await expectStatus(await family.browser.send('POST', '/api/tts', { text: content, voice: 'david' }), 200)
    await (
      await narrator.find(narrator.keyOf({ text: content, voice: 'david', owner: { id: family.userId } }))
    )?.whenComplete
    await current.kill('2')
    await expectStatus(await family.browser.send('DELETE', `/api/stories/${id}`), 200)
    await finishJobs(app)
    expect(files()).toEqual([])
    expect(await app.context.db.selectFrom('narration_segments').select('segment').execute()).toEqual([])
  },
  withVoice
)

apiTest(
  'an account goes with all its sound although another voice speaks since',
  async (app) => {
    const family = await signUpAndIn(app)
    const { content } = await makeStory(family, { narratorVoice: 'maya' })
    for (const [text, voice] of [
      [content, 'emma'],
      [FREE, 'david']
    ] as const) {
      await expectStatus(await family.browser.send('POST', '/api/tts', { text, voice }), 200)
      await (
        await narrator.find(narrator.keyOf({ text, voice, owner: { id: family.userId } }))
      )?.whenComplete
    }
    await current.kill('2')
    await expectStatus(await family.browser.send('DELETE', '/api/delete-account'), 200)
    await finishJobs(app)
    expect(files()).toEqual([])
  },
  withVoice
)

apiTest(
  'what a killed server had spoken ahead of a story that never came to be goes a day later',
  async (app) => {
    const family = await signUpAndIn(app)
    const { clock } = app
    const { db } = app.context
    await makeStory(family)
    await expect.poll(files).not.toEqual([])
    const [kept] = await db.selectFrom('narration_segments').selectAll().execute()
    const left = { ...kept, segment: 'segments/left', text_key: 'draft-of-the-killed' }
    await db
      .insertInto('narration_segments')
      .values({ ...left, user_id: family.userId, created_at: clock.now().toISOString() })
      .execute()
    await applyRetention(app.context)
    expect(
      await db.selectFrom('narration_segments').select('segment').where('segment', '=', 'segments/left').execute()
    ).toHaveLength(1)
    clock.advance(25 * 60 * 60 * 1000)
    const before = files().length
    await applyRetention(app.context)
    await finishJobs(app)
    expect(
      await db.selectFrom('narration_segments').select('segment').where('segment', '=', 'segments/left').execute()
    ).toEqual([])
    expect(files()).toHaveLength(before)
  },
  withVoice
)

apiTest(
  'a line that a killed server had begun to speak goes with the account',
  async (app) => {
    const family = await signUpAndIn(app)
    engine().hold('good night')
    await expectStatus(await family.browser.send('POST', '/api/tts', { text: FREE, voice: 'emma' }), 200)
    await expect.poll(() => files().length).toBeGreaterThanOrEqual(1)
    await current.kill()
    await expectStatus(await family.browser.send('DELETE', '/api/delete-account'), 200)
    await finishJobs(app)
    expect(files()).toEqual([])
  },
  withVoice
)

apiTest(
  'what is still being spoken ahead when the story goes is not kept',
  async (app) => {
    const family = await signUpAndIn(app)
    engine().hold()
    const { id } = await makeStory(family)
    await expectStatus(await family.browser.send('DELETE', `/api/stories/${id}`), 200)
    await finishJobs(app)
    engine().release()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(files()).toEqual([])
  },
  withVoice
)

apiTest(
  'a story deleted while its first sentence is spoken cannot be heard',
  async (app) => {
    const family = await signUpAndIn(app)
    const { id, content } = await makeStory(family)
    await expect.poll(files).not.toEqual([])
    engine().hold()
    const asked = family.browser.send('POST', '/api/tts', { text: content, voice: 'david' })
    // What is spoken ahead counts as well: on a busy machine the story would go before the request for it had come.
    await expect.poll(() => app.context.db.selectFrom('narrations').select('narration_key').execute()).toHaveLength(1)
    await expect.poll(() => engine().spoken.length).toBeGreaterThan(2)
    await expectStatus(await family.browser.send('DELETE', `/api/stories/${id}`), 200)
    engine().release()
    await expectStatus(await asked, 404)
    const key = narrator.keyOf({ text: content, voice: 'david', owner: { id: family.userId } })
    await expectStatus(await family.browser.get(`/api/audio/${key}.mp3`), 404)
    await finishJobs(app)
    await expect.poll(files).toEqual([])
  },
  withVoice
)

apiTest(
  'an account deleted while a sentence is spoken ends in a plain answer',
  async (app) => {
    const family = await signUpAndIn(app)
    engine().hold()
    const asked = family.browser.send('POST', '/api/tts', { text: FREE, voice: 'emma' })
    await expect.poll(() => engine().spoken.length).toBeGreaterThan(0)
    await expectStatus(await family.browser.send('DELETE', '/api/delete-account'), 200)
    engine().release()
    await expectStatus(await asked, 404)
    await finishJobs(app)
    await expect.poll(files).toEqual([])
  },
  withVoice
)

apiTest(
  'a story that broke off leaves nothing that was spoken ahead of it',
  async (app) => {
    const family = await signUpAndIn(app)
    await expectStatus(await family.browser.send('POST', '/api/stories', { characterNames: ['Hana'] }), 500)
    await expect.poll(() => engine().spoken).not.toEqual([])
    await finishJobs(app)
    await expect.poll(files).toEqual([])
  },
  { overrides: { narrator, storyteller: fakeStoryteller({ failAt: 2, pauseMs: 20 }) } }
)

apiTest(
  'a recording is the family’s from the moment it is begun',
  async (app) => {
    const family = await signUpAndIn(app)
    engine().hold('good night')
    const response = await expectStatus(await family.browser.send('POST', '/api/tts', { text: FREE }), 200)
    const { audioUrl } = narrationAnswerSchema.parse(await response.json())
    expect(await app.context.db.selectFrom('narrations').select('user_id').execute()).toHaveLength(1)
    await expectStatus(await family.browser.send('POST', '/api/tts', { text: '🌙' }), 400)
    expect(await app.context.db.selectFrom('narrations').select('user_id').execute()).toHaveLength(1)
    await expectStatus(await family.browser.get(audioUrl, { range: 'bytes=0-1' }), 206)
  },
  withVoice
)
