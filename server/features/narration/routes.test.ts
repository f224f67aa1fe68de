import { expect } from 'vitest'

import { WELCOME_LINE } from '#shared/brand.ts'
import { failureSchema } from '#shared/failure.ts'
import { narrationAnswerSchema, narrationTimingsSchema, type NarrationAnswer } from '#shared/narration.ts'
import { addMember, expectStatus, makeStory, signedInFamily, type SignedInFamily } from '#tests/support/builders.ts'
import { restartableNarrator } from '#tests/support/restartable-narrator.ts'
import { apiTest, type TestApp } from '#tests/support/test-app.ts'

const { narrator, engine, store, restart } = restartableNarrator({ fail: (text) => text.includes('broken') })
const withVoice = { overrides: { narrator } }

async function narrate(family: SignedInFamily, text: string, voice = 'emma'): Promise<NarrationAnswer> {
  const response = await expectStatus(await family.browser.send('POST', '/api/tts', { text, voice }), 200)
  return narrationAnswerSchema.parse(await response.json())
}

async function familyWithStory(app: TestApp): Promise<{ family: SignedInFamily; text: string }> {
  const family = await signedInFamily(app)
  await addMember(family)
  return { family, text: (await makeStory(family)).content }
}

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer())
}

/** A text that no voice speaks in one breath, so that something is left to be made. */
const LINES = 'The first line is here. The second line comes after it.\n\nThe third ends the night.'

apiTest(
  'a name is said as the family says it sounds, ahead of the story and in it, and what else was recorded stays',
  async (app) => {
    const family = await signedInFamily(app)
    const { id } = await addMember(family, { name: 'Siobhán', soundsLike: 'shi-vawn' })
    const saidBy = async (text: string) => {
      const { audioUrl } = await narrate(family, text)
      return audioUrl
    }
    const hello = await saidBy('Hello, Siobhán!')
    const night = await saidBy('Good night, lantern.')
    expect(engine().heard).toContain('shi-vawn')
    await expectStatus(await family.browser.send('PUT', `/api/family-members/${id}`, { soundsLike: 'shuh-vawn' }), 200)
    expect(await saidBy('Hello, Siobhán!')).not.toBe(hello)
    expect(await saidBy('Good night, lantern.')).toBe(night)
    expect(engine().heard).toContain('shuh-vawn')
    for (const wrong of ['шивон', 'x'.repeat(41)])
      await expectStatus(await family.browser.send('PUT', `/api/family-members/${id}`, { soundsLike: wrong }), 400)
  },
  withVoice
)

apiTest(
  'a family hears its story: an address at once, the sound, the times of its words',
  async (app) => {
    const { family, text } = await familyWithStory(app)
    const answer = await narrate(family, text, 'david')
    expect(answer).toMatchObject({ voice: 'david', engine: 'fake' })
    expect(answer.audioUrl).toMatch(/^\/api\/audio\/[0-9a-f]{64}\.mp3$/)
    const audio = await expectStatus(await family.browser.get(answer.audioUrl), 200)
    expect(audio.headers.get('content-type')).toBe('audio/mpeg')
    expect(audio.headers.get('accept-ranges')).toBe('bytes')
    const bytes = await bytesOf(audio)
    expect(bytes).toHaveLength(Number(audio.headers.get('content-length')))
    expect(bytes.toString('latin1', 0, 3)).toBe('ID3')
    const timings = narrationTimingsSchema.parse(await (await family.browser.get(answer.timingsUrl)).json())
    expect(timings.complete).toBe(true)
    expect(timings.durationSec).toBe(answer.durationSec)
    const [from, to] = timings.words[0] ?? [0, 0]
    expect(text.slice(from, to)).toMatch(/^\p{L}+/u)
  },
  withVoice
)

apiTest(
  'a missing voice is emma, an unknown one is refused',
  async (app) => {
    const { family } = await familyWithStory(app)
    const plain = await expectStatus(await family.browser.send('POST', '/api/tts', { text: LINES }), 200)
    expect(narrationAnswerSchema.parse(await plain.json()).voice).toBe('emma')
    await expectStatus(await family.browser.send('POST', '/api/tts', { text: LINES, voice: 'walter' }), 400)
    await expectStatus(await family.browser.send('POST', '/api/tts', { text: '' }), 400)
    const silent = await expectStatus(await family.browser.send('POST', '/api/tts', { text: '🌙' }), 400)
    expect(failureSchema.parse(await silent.json()).message).toContain('read aloud')
  },
  withVoice
)

apiTest(
  'sound plays while it is still being made, and the answer says so',
  async (app) => {
    const family = await signedInFamily(app)
    engine().hold('the first line')
    const answer = await narrate(family, LINES)
    expect(answer.complete).toBe(false)
    const start = await expectStatus(await family.browser.get(answer.audioUrl, { range: 'bytes=0-1' }), 206)
    expect(start.headers.get('content-range')).toMatch(/^bytes 0-1\/\d+$/)
    expect(start.headers.get('cache-control')).toBe('private, no-cache')
    expect((await bytesOf(start)).toString()).toBe('ID')
    const tail = await expectStatus(await family.browser.get(answer.audioUrl, { range: 'bytes=-128' }), 206)
    expect(await bytesOf(tail)).toHaveLength(128)
    const early = narrationTimingsSchema.parse(await (await family.browser.get(answer.timingsUrl)).json())
    expect(early).toMatchObject({ complete: false, speechEnd: null })

    const whole = family.browser.get(answer.audioUrl)
    engine().release()
    const bytes = await bytesOf(await whole)
    expect(bytes).toHaveLength(Number(start.headers.get('content-range')?.split('/')[1]))
    const later = narrationTimingsSchema.parse(await (await family.browser.get(answer.timingsUrl)).json())
    expect(later.words.slice(0, early.words.length)).toEqual(early.words)
  },
  withVoice
)

apiTest(
  'finished sound is kept for good, by this family’s browser only',
  async (app) => {
    const family = await signedInFamily(app)
    const { audioUrl } = await narrate(family, LINES)
    await bytesOf(await family.browser.get(audioUrl))
    const audio = await family.browser.get(audioUrl)
    expect(audio.headers.get('cache-control')).toBe('private, no-cache')
    const etag = audio.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[0-9a-f]{64}-\w+"$/)
    const unchanged = await expectStatus(
      await family.browser.get(audioUrl, { 'if-none-match': `"other", W/${etag}` }),
      304
    )
    expect(await bytesOf(unchanged)).toHaveLength(0)
  },
  withVoice
)

apiTest(
  'ranges, as players ask for them',
  async (app) => {
    const family = await signedInFamily(app)
    const { audioUrl } = await narrate(family, LINES)
    const whole = await bytesOf(await family.browser.get(audioUrl))
    const total = whole.length
    const ask = async (headers: Record<string, string>) => await family.browser.get(audioUrl, headers)

    const middle = await expectStatus(await ask({ range: 'bytes=1000-1999' }), 206)
    expect(middle.headers.get('content-range')).toBe(`bytes 1000-1999/${total}`)
    expect(middle.headers.get('content-length')).toBe('1000')
    expect(await bytesOf(middle)).toEqual(whole.subarray(1000, 2000))
    expect(await bytesOf(await expectStatus(await ask({ range: 'bytes=3000-' }), 206))).toEqual(whole.subarray(3000))

    const outside = await expectStatus(await ask({ range: `bytes=${total}-` }), 416)
    expect(outside.headers.get('content-range')).toBe(`bytes */${total}`)

    const etag = middle.headers.get('etag') ?? ''
    await expectStatus(await ask({ range: 'bytes=0-9', 'if-range': etag }), 206)
    const changed = await expectStatus(await ask({ range: 'bytes=0-9', 'if-range': '"something else"' }), 200)
    expect(await bytesOf(changed)).toEqual(whole)

    const head = await family.browser.fetch(audioUrl, { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(String(total))
    expect(await bytesOf(head)).toHaveLength(0)
  },
  withVoice
)

apiTest(
  'without a session there is nothing to ask and nothing to hear',
  async (app) => {
    const family = await signedInFamily(app)
    const { audioUrl, timingsUrl } = await narrate(family, LINES)
    const stranger = app.browser()
    await expectStatus(await stranger.send('POST', '/api/tts', { text: LINES }), 401)
    await expectStatus(await stranger.get(audioUrl), 401)
    await expectStatus(await stranger.get(timingsUrl), 401)
  },
  withVoice
)

apiTest(
  'S-28: another family hears nothing of it, even when it knows the address',
  async (app) => {
    const { family, text } = await familyWithStory(app)
    const { audioUrl, timingsUrl } = await narrate(family, text)
    const other = await signedInFamily(app)
    await expectStatus(await other.browser.get(audioUrl), 404)
    await expectStatus(await other.browser.get(timingsUrl), 404)
    await expectStatus(await family.browser.get(`/api/audio/${'0'.repeat(64)}.mp3`), 404)
    await expectStatus(await family.browser.get('/api/audio/..%2f..%2ftalewick.db'), 400)
  },
  withVoice
)

apiTest(
  'no open text-to-speech: a long text must be a story of the family',
  async (app) => {
    const { family, text } = await familyWithStory(app)
    const other = await signedInFamily(app)
    const long = 'A text that is no story of theirs. '.repeat(12)
    expect(long.length).toBeGreaterThan(400)
    for (const path of ['/api/tts', '/api/generate-tts']) {
      const refused = await expectStatus(await family.browser.send('POST', path, { text: long }), 403)
      expect(failureSchema.parse(await refused.json()).code).toBe('not_your_story')
      await expectStatus(await other.browser.send('POST', path, { text: long }), 403)
    }
    if (text.length > 400) await expectStatus(await other.browser.send('POST', '/api/tts', { text }), 403)
    await expectStatus(await family.browser.send('POST', '/api/tts', { text: long.slice(0, 400) }), 200)
  },
  withVoice
)

apiTest(
  'anybody may hear the welcome, in its own voice, and nothing else',
  async (app) => {
    const stranger = app.browser()
    const welcome = await expectStatus(
      await stranger.send('POST', '/api/generate-tts', { text: WELCOME_LINE, voice: 'shimmer' }),
      200
    )
    expect(welcome.headers.get('content-type')).toBe('audio/mpeg')
    expect(await bytesOf(welcome)).toHaveLength(Number(welcome.headers.get('content-length')))
    await expectStatus(await stranger.send('POST', '/api/generate-tts', { text: WELCOME_LINE, voice: 'emma' }), 401)
    await expectStatus(
      await stranger.send('POST', '/api/generate-tts', { text: `${WELCOME_LINE} And more.`, voice: 'shimmer' }),
      401
    )
    const family = await signedInFamily(app)
    await expectStatus(
      await family.browser.send('POST', '/api/generate-tts', { text: WELCOME_LINE, voice: 'shimmer' }),
      200
    )
  },
  withVoice
)

apiTest(
  'a family gets its story as plain sound, too',
  async (app) => {
    const { family, text } = await familyWithStory(app)
    const sound = await expectStatus(
      await family.browser.send('POST', '/api/generate-tts', { text, voice: 'maya' }),
      200
    )
    const { audioUrl } = await narrate(family, text, 'maya')
    expect(await bytesOf(sound)).toEqual(await bytesOf(await family.browser.get(audioUrl)))
  },
  withVoice
)

apiTest(
  'after a restart an address goes on working, finished or not',
  async (app) => {
    const { family, text } = await familyWithStory(app)
    const finished = await narrate(family, text)
    const bytes = await bytesOf(await family.browser.get(finished.audioUrl))
    await restart()
    expect(await bytesOf(await family.browser.get(finished.audioUrl))).toEqual(bytes)
    expect(engine().spoken).toEqual([])

    // The store has deleted it: the story is simply read again.
    store().objects.clear()
    expect(await bytesOf(await family.browser.get(finished.audioUrl))).toEqual(bytes)
    expect(engine().spoken.length).toBeGreaterThan(0)
  },
  withVoice
)

apiTest(
  'when the voice fails, the family hears that in words, and the next try is a new one',
  async (app) => {
    const family = await signedInFamily(app)
    const failed = await expectStatus(await family.browser.send('POST', '/api/tts', { text: 'A broken line.' }), 503)
    const failure = failureSchema.parse(await failed.json())
    expect(failure).toMatchObject({ message: failure.error, code: 'unavailable' })
    await narrate(family, 'A good line.')
  },
  withVoice
)

apiTest(
  'a story that breaks off half-way breaks the connection off: silence is never passed off as a story',
  async (app) => {
    const family = await signedInFamily(app)
    engine().hold('the first line')
    const answer = await narrate(family, 'The first line is here.\n\nThe broken line is never heard.')
    const audio = await expectStatus(await family.browser.get(answer.audioUrl), 200)
    const sound = Promise.allSettled([audio.arrayBuffer()])
    engine().release()
    expect((await sound)[0].status).toBe('rejected')
    await expectStatus(await family.browser.get(answer.audioUrl), 404)
  },
  withVoice
)

apiTest(
  'a deleted story takes its recordings along, unless another story of the family reads the same',
  async (app) => {
    const { jobs, db } = app.context
    const { family, text } = await familyWithStory(app)
    const story = await db.selectFrom('stories').selectAll().executeTakeFirstOrThrow()
    await db
      .insertInto('stories')
      .values({ ...story, id: 'twin', idempotency_key: null })
      .execute()
    const { audioUrl } = await narrate(family, text, 'maya')
    const bytes = await bytesOf(await family.browser.get(audioUrl))
    const sample = await narrate(family, LINES)
    jobs.start()

    await expectStatus(await family.browser.send('DELETE', `/api/stories/${story.id}`), 200)
    expect(await bytesOf(await family.browser.get(audioUrl))).toEqual(bytes)

    await expectStatus(await family.browser.send('DELETE', '/api/stories/twin'), 200)
    await expectStatus(await family.browser.get(audioUrl), 404)
    const key = audioUrl.slice('/api/audio/'.length)
    await expect.poll(() => store().objects.has(key)).toBe(false)
    await expectStatus(await family.browser.get(sample.audioUrl), 200)
  },
  withVoice
)

apiTest(
  '1,200 narrations an hour, then a pause',
  async (app) => {
    const family = await signedInFamily(app)
    await app.context.db.updateTable('rate_limits').set({ hits: 1200 }).execute()
    await narrate(family, LINES)
    await app.context.db.updateTable('rate_limits').set({ hits: 1200 }).execute()
    const refused = await expectStatus(await family.browser.send('POST', '/api/tts', { text: LINES }), 429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    // The other call that makes sound is no way round, and one family's evening ends no other's.
    await expectStatus(await family.browser.send('POST', '/api/generate-tts', { text: LINES }), 429)
    await narrate(await signedInFamily(app), LINES)
  },
  withVoice
)

apiTest(
  'sixty lines an hour that are no story, each counted once, and stories go on',
  async (app) => {
    const { family, text } = await familyWithStory(app)
    const limits = app.context.db.updateTable('rate_limits')
    await narrate(family, LINES)
    await limits.set({ hits: 60 }).execute()
    await narrate(family, LINES)
    await narrate(family, text)
    for (const path of ['/api/tts', '/api/generate-tts']) {
      const refused = await expectStatus(await family.browser.send('POST', path, { text: 'Another line.' }), 429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(await app.context.db.selectFrom('narrations').select('voice').execute()).toHaveLength(2)
    app.clock.advance(3_600_000)
    await narrate(family, 'Another line.')
  },
  withVoice
)

apiTest(
  'one family cannot take every place of the narrator',
  async (app) => {
    const [family, other] = [await signedInFamily(app), await signedInFamily(app)]
    engine().hold('line')
    for (let line = 1; line <= 8; line += 1) await narrate(family, `Line ${line}.\n\nThe rest.`)
    const refused = await expectStatus(await family.browser.send('POST', '/api/tts', { text: 'Line nine.' }), 429)
    expect(refused.headers.get('retry-after')).toBe('5')
    await narrate(other, 'Line nine.')
    engine().release()
    await expect
      .poll(async () => (await family.browser.send('POST', '/api/tts', { text: 'Line ten.' })).status)
      .toBe(200)
  },
  withVoice
)
