import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'

import { contentHash } from '#server/db/columns.ts'
import { familyMemberSchema } from '#shared/family-member.ts'
import { narrationAnswerSchema } from '#shared/narration.ts'
import { type Story, storySchema } from '#shared/story.ts'
import { createBrowser } from '#tests/support/browser.ts'
import { expectStatus, signUpForm } from '#tests/support/builders.ts'
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts'

/**
 * How much is acknowledged in a round before the moment of its death is drawn: a slow machine then has the same deaths
 * as a fast one. The last dies while the library of texts is still being read.
 */
const ROUNDS = [
  { stories: 2, narrations: 1 },
  { stories: 1, narrations: 0 },
  { stories: 4, narrations: 2 },
  { stories: 0, narrations: 0 }
]
const FRAME_BYTES = 144
const PASSWORD = 'a lantern in the window'

/** What the server said yes to. */
interface Acknowledged {
  stories: Map<string, Story>
  members: Set<string>
  /** Story id to the address of its sound. */
  narrations: Map<string, string>
  /** Keys that were asked for and got no answer. */
  unanswered: Set<string>
}

test(
  'a server that is killed at any moment keeps what it acknowledged, and nothing by halves',
  { timeout: 900_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'talewick-crash-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const acknowledged: Acknowledged = {
      stories: new Map(),
      members: new Set(),
      narrations: new Map(),
      unanswered: new Set()
    }
    let server = await startServerProcess({ DATA_DIR: folder })
    onTestFinished(async () => void (await server.end('SIGKILL')))
    const browser = createBrowser((path, init) => fetch(server.url + path, init))
    const email = 'family@example.org'
    await expectStatus(await browser.send('POST', '/api/signup', signUpForm({ email, password: PASSWORD })), 201)
    await expectStatus(await browser.send('POST', '/api/login', { email, password: PASSWORD }), 200)

    for (const [round, expectations] of ROUNDS.entries()) {
      const evening = { round, isOver: false }
      const killed = reach(acknowledged, expectations).then(async () => {
        await sleep(Math.random() * 400)
        evening.isOver = true
        await server.end('SIGKILL')
      })
      await Promise.all([liveAnEvening(browser, acknowledged, evening), killed])

      expectWholeFiles(join(folder, 'audio'))
      expectWholeRows(join(folder, 'talewick.db'))
      server = await startServerProcess({ DATA_DIR: folder })
      await expectEverythingAcknowledged(browser, acknowledged)
      await expectOneStoryPerKey(browser, acknowledged)
    }
    expect(acknowledged.stories.size).toBeGreaterThanOrEqual(7)
    expect(acknowledged.members.size).toBeGreaterThan(2)
    expect(acknowledged.narrations.size).toBeGreaterThanOrEqual(3)

    await expectSound(browser, server, acknowledged)
    expect(readdirSync(join(folder, 'outbox'))).toHaveLength(1)
    expect(await server.end('SIGTERM')).toBe(0)
    expectWholeFiles(join(folder, 'audio'))
  }
)

type Browser = ReturnType<typeof createBrowser>

async function reach(acknowledged: Acknowledged, more: { stories: number; narrations: number }): Promise<void> {
  const stories = acknowledged.stories.size + more.stories
  const narrations = acknowledged.narrations.size + more.narrations
  while (acknowledged.stories.size < stories || acknowledged.narrations.size < narrations) await sleep(10)
}

/** Stories, sound and people, all at once, until the server is gone. */
async function liveAnEvening(
  browser: Browser,
  acknowledged: Acknowledged,
  evening: { round: number; isOver: boolean }
): Promise<void> {
  const { round } = evening
  const untilKilled = async (live: (step: number) => Promise<void>) => {
    for (let step = 0; !evening.isOver; step++)
      try {
        await live(step)
      } catch (error) {
        // The connection broke: that is the kill. Anything else is a finding.
        if (error instanceof TypeError) return
        throw error
      }
  }
  const makeStories = (who: number) =>
    untilKilled(async (step) => {
      const key = `round-${round}-${who}-${step}`
      acknowledged.unanswered.add(key)
      const answer = await browser.send(
        'POST',
        '/api/stories',
        { characterNames: ['Hana', 'Koro'], theme: 'whales', duration: 'short' },
        { 'idempotency-key': key }
      )
      const story = storySchema.parse(await (await expectStatus(answer, 201)).json())
      acknowledged.unanswered.delete(key)
      acknowledged.stories.set(key, story)
    })
  await Promise.all([
    makeStories(1),
    makeStories(2),
    untilKilled(async (step) => {
      // A family may change its people 600 times an hour, and an evening lasts as long as its stories take.
      if (step > BRISK_COUSINS) await sleep(1500)
      const answer = await browser.send('POST', '/api/family-members', {
        name: `Cousin ${round} ${step}`,
        age: 7,
        relationship: 'cousin'
      })
      acknowledged.members.add(familyMemberSchema.parse(await (await expectStatus(answer, 201)).json()).id)
      await makeRoom(browser, acknowledged)
      await sleep(40)
    }),
    untilKilled(async () => {
      const story = [...acknowledged.stories.values()].at(-1)
      if (story === undefined) return await sleep(20)
      const answer = await browser.send('POST', '/api/tts', { text: story.content, voice: 'emma' })
      acknowledged.narrations.set(
        story.id,
        narrationAnswerSchema.parse(await (await expectStatus(answer, 200)).json()).audioUrl
      )
      await sleep(50)
    })
  ])
}

/** A family has room for so many people; on a slow machine more than that would come before the stories do. */
const MOST_COUSINS = 100
/** Of an evening so many come one right after the other. */
const BRISK_COUSINS = 20

async function makeRoom(browser: Browser, { members }: Acknowledged): Promise<void> {
  const [oldest] = members
  if (oldest === undefined || members.size < MOST_COUSINS) return
  // From here on it may be there or not: the answer may be lost with the server.
  members.delete(oldest)
  await expectStatus(await browser.send('DELETE', `/api/family-members/${oldest}`), 200)
}

async function expectEverythingAcknowledged(browser: Browser, { stories, members }: Acknowledged): Promise<void> {
  const listed = z.array(storySchema).parse(await (await expectStatus(await browser.get('/api/stories'), 200)).json())
  const byId = new Map(listed.map((story) => [story.id, story]))
  for (const story of stories.values()) expect(byId.get(story.id)).toEqual(story)
  const people = z.array(familyMemberSchema).parse(await (await browser.get('/api/family-members')).json())
  const ids = new Set(people.map((member) => member.id))
  expect([...members].filter((id) => !ids.has(id))).toEqual([])
}

/** Who asks again for a story that was cut off gets one; it is the one in the library, if it is there already. */
async function expectOneStoryPerKey(browser: Browser, acknowledged: Acknowledged): Promise<void> {
  for (const key of acknowledged.unanswered) {
    const request = { characterNames: ['Hana', 'Koro'], theme: 'whales', duration: 'short' }
    const before = z.array(storySchema).parse(await (await browser.get('/api/stories')).json())
    const story = storySchema.parse(
      await (
        await expectStatus(await browser.send('POST', '/api/stories', request, { 'idempotency-key': key }), 201)
      ).json()
    )
    const after = z.array(storySchema).parse(await (await browser.get('/api/stories')).json())
    expect(after.length - before.length).toBe(before.some((one) => one.id === story.id) ? 0 : 1)
    acknowledged.stories.set(key, story)
  }
  acknowledged.unanswered.clear()
}

/** The same text is the same sound after any number of deaths, and as long as it promised. */
async function expectSound(
  browser: Browser,
  server: ServerProcess,
  { narrations, stories }: Acknowledged
): Promise<void> {
  for (const [id, audioUrl] of [...narrations].slice(-1)) {
    const story = [...stories.values()].find((one) => one.id === id)
    const again = narrationAnswerSchema.parse(
      await (
        await expectStatus(await browser.send('POST', '/api/tts', { text: story?.content, voice: 'emma' }), 200)
      ).json()
    )
    expect(again.audioUrl).toBe(audioUrl)
    const sound = await expectStatus(await browser.get(audioUrl), 200)
    expect((await sound.arrayBuffer()).byteLength).toBe(Number(sound.headers.get('content-length')))
  }
  expect(server.output()).not.toContain('"level":"error"')
}

const storedNarrationSchema = z.object({ totalBytes: z.number() })

/** Under its final name every file has the length that it promises. */
function expectWholeFiles(folder: string): void {
  if (!existsSync(folder)) return
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => ({
    name,
    file: join(folder, name)
  }))
  for (const { name, file } of files.filter((one) => one.name.endsWith('.mp3'))) {
    const about = storedNarrationSchema.parse(JSON.parse(readFileSync(file.replace('.mp3', '.json'), 'utf8')))
    expect([name, statSync(file).size]).toEqual([name, about.totalBytes])
  }
  for (const { name, file } of files.filter((one) => /segments\/[^.]+$/.test(one.name))) {
    const bytes = readFileSync(file)
    const header = 4 + bytes.readUInt32LE(0)
    JSON.parse(bytes.toString('utf8', 4, header))
    expect([name, (bytes.length - header) % FRAME_BYTES]).toEqual([name, 0])
  }
}

/** The database itself is sound, every story is whole, and the family's memory goes with its stories. */
function expectWholeRows(file: string): void {
  const database = new DatabaseSync(file)
  const all = (statement: string) => database.prepare(statement).all()
  expect(all('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])
  expect(all('pragma foreign_key_check')).toEqual([])
  for (const row of all('select content, content_hash from stories'))
    expect(contentHash(String(row['content']))).toBe(row['content_hash'])
  expect(
    all(
      'select id from (select id from stories order by created_at desc limit 30) where id not in (select story_id from story_memory)'
    )
  ).toEqual([])
  expect(all('select story_id from story_memory where story_id not in (select id from stories)')).toEqual([])
  database.close()
}
