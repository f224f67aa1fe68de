import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'

import { type NarrationAnswer, narrationAnswerSchema } from '#shared/narration.ts'
import { type Story, storySchema } from '#shared/story.ts'
import { type Browser, createBrowser } from '#tests/support/browser.ts'
import { expectStatus, PASSWORD, signUpForm } from '#tests/support/builders.ts'
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts'
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts'

const FAMILIES = 2
const REQUEST = { characterNames: ['Hana', 'Koro'], theme: 'whales' }

type Node = 0 | 1

interface Fleet {
  nodes: [ServerProcess, ServerProcess]
  s3: S3Server
  mail: MailServer
  /** Puts another process in the place of one that ended. */
  restart(node: Node): Promise<void>
}

/** One family's browser; every call says which node it goes to, as a balancer would. */
interface Family {
  email: string
  at(node: Node): Browser
  /** Acknowledged stories by their keys. */
  stories: Map<string, Story>
  /** What was asked for and not answered. */
  unanswered: Set<string>
}

/** On a machine that has other work every node is slow, and this test is about what is kept. */
const PATIENCE = { timeout: 900_000 }

test(
  'of two nodes on one PostgreSQL and one bucket any answers any call, and one that is killed loses nothing',
  PATIENCE,
  async ({ skip }) => {
    const fleet = await startFleet()
    if (fleet === null) return skip('there is no PostgreSQL on this machine')
    const families = await Promise.all(
      Array.from({ length: FAMILIES }, (_, i) => joinFleet(fleet, `family-${i}@example.org`))
    )

    await Promise.all(families.map((family) => liveOnBothNodes(family)))
    await expectSpokenOnce(fleet)

    await killInTheMiddle(fleet, families)
    await Promise.all(families.map((family) => expectEverythingAt(1, family)))
    await Promise.all(families.map((family) => finishUnanswered(1, family)))

    await fleet.restart(0)
    await Promise.all(families.map((family) => expectEverythingAt(0, family)))
    for (const { email } of families) expect(fleet.mail.countTo(email)).toBe(1)
    expect(fleet.nodes[1].output()).not.toContain('"level":"error"')
  }
)

async function startFleet(): Promise<Fleet | null> {
  const postgres = await startPostgres(() => undefined)
  if (postgres === null) return null
  onTestFinished(() => postgres.stop())
  const address = (database: string) => `postgres://postgres@/${database}?host=${encodeURIComponent(postgres.folder)}`
  const client = new pg.Client({ connectionString: address('postgres') })
  await client.connect()
  await client.query('create database talewick')
  await client.end()
  const s3 = await startS3Server()
  onTestFinished(async () => await s3[Symbol.asyncDispose]())
  const mail = await startMailServer()
  onTestFinished(() => mail.close())
  const folder = mkdtempSync(join(tmpdir(), 'talewick-fleet-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const start = async (name: string) => {
    const server = await startServerProcess({
      ...s3.env,
      DATA_DIR: join(folder, name),
      DATABASE_URL: address('talewick'),
      SMTP_URL: mail.url,
      MAIL_FROM: 'wick@example.org'
    })
    onTestFinished(async () => void (await server.end('SIGKILL')))
    return server
  }
  // At the same moment: one makes the tables, the other waits.
  const nodes = await Promise.all([start('one'), start('two')])
  return {
    nodes,
    s3,
    mail,
    async restart(node) {
      nodes[node] = await start(`again-${node}`)
    }
  }
}

/** Signs up at one node and signs in at the other. */
async function joinFleet({ nodes }: Fleet, email: string): Promise<Family> {
  const open = (node: Node) =>
    createBrowser((path, init) => {
      const headers = new Headers(init.headers)
      // A server may close a connection that was idle for long while the next call is on its way to it.
      headers.set('connection', 'close')
      return fetch(nodes[node].url + path, { ...init, headers })
    })
  const browsers = [open(0), open(1)] as const
  await expectStatus(await browsers[0].send('POST', '/api/signup', signUpForm({ email })), 201)
  await expectStatus(await browsers[1].send('POST', '/api/login', { email, password: PASSWORD }), 200)
  for (const [name, value] of browsers[1].cookies) browsers[0].cookies.set(name, value)
  return { email, at: (node) => browsers[node], stories: new Map(), unanswered: new Set() }
}

async function makeStory(family: Family, node: Node, key: string, duration: 'short' | 'medium'): Promise<Story> {
  family.unanswered.add(key)
  const answer = await family
    .at(node)
    .send('POST', '/api/stories', { ...REQUEST, duration }, { 'idempotency-key': key })
  const story = storySchema.parse(await (await expectStatus(answer, 201)).json())
  family.unanswered.delete(key)
  family.stories.set(key, story)
  return story
}

/** In a voice in which nothing was spoken ahead while the story was told. */
async function narrate(family: Family, node: Node, text: string): Promise<NarrationAnswer> {
  const answer = await expectStatus(await family.at(node).send('POST', '/api/tts', { text, voice: 'david' }), 200)
  return narrationAnswerSchema.parse(await answer.json())
}

async function soundAt(family: Family, node: Node, audioUrl: string): Promise<Buffer> {
  const sound = await expectStatus(await family.at(node).get(audioUrl), 200)
  const bytes = Buffer.from(await sound.arrayBuffer())
  expect(bytes).toHaveLength(Number(sound.headers.get('content-length')))
  return bytes
}

async function libraryAt(family: Family, node: Node): Promise<Story[]> {
  return z.array(storySchema).parse(await (await expectStatus(await family.at(node).get('/api/stories'), 200)).json())
}

/** What one node has just said yes to, the other knows; and both are asked for the same sound at the same moment. */
async function liveOnBothNodes(family: Family): Promise<void> {
  for (const [step, node] of ([0, 1] as const).entries()) {
    const other = node === 0 ? 1 : 0
    const story = await makeStory(family, node, `evening-${step}`, 'short')
    expect(await libraryAt(family, other)).toContainEqual(story)
    const [one, two] = await Promise.all([narrate(family, node, story.content), narrate(family, other, story.content)])
    expect(two.audioUrl).toBe(one.audioUrl)
    const [here, there] = await Promise.all([soundAt(family, node, one.audioUrl), soundAt(family, other, one.audioUrl)])
    expect(Buffer.compare(here, there)).toBe(0)
  }
}

/** Each segment was made by one node, however many were asked for it. */
async function expectSpokenOnce({ s3 }: Fleet): Promise<void> {
  const written = () => s3.calls.filter((call) => call.startsWith('PUT /talewick/talewick-audio/'))
  // Those of the families, and the welcome of the landing page. They are kept a moment after they were heard.
  await expect
    .poll(() => new Set(written().filter((call) => call.endsWith('.mp3'))).size, { timeout: 60_000 })
    .toBe(2 * FAMILIES + 1)
  const twice = Object.entries(Object.groupBy(written(), (call) => call)).filter(
    ([, calls]) => (calls?.length ?? 0) > 1
  )
  expect(twice.map(([call]) => call)).toEqual([])
}

/** Kills the first node while it tells a story to each family and reads another aloud. */
async function killInTheMiddle({ nodes }: Fleet, families: readonly Family[]): Promise<void> {
  const begun = await Promise.all(
    families.map(async (family) => {
      const { content } = await makeStory(family, 1, 'to-be-heard', 'short')
      return { family, narration: await narrate(family, 0, content) }
    })
  )
  expect(begun.map(({ narration }) => narration.complete)).toContain(false)
  const listening = Promise.allSettled(begun.map(({ family, narration }) => soundAt(family, 0, narration.audioUrl)))
  const telling = families.flatMap((family) => [1, 2].map((number) => hearAStoryBegin(family, `cut-off-${number}`)))
  const told = Promise.allSettled(telling.map(({ ended }) => ended))
  await Promise.race(telling.map(({ began }) => began))
  await nodes[0].end('SIGKILL')
  expect((await told).map(({ status }) => status)).toContain('rejected')
  expect((await listening).map(({ status }) => status)).toContain('rejected')
  for (const { family, narration } of begun) {
    const sound = await soundAt(family, 1, narration.audioUrl)
    expect(sound.length).toBeGreaterThan(narration.durationSec * 5000)
    const again = await soundAt(family, 1, narration.audioUrl)
    expect(Buffer.compare(again, sound)).toBe(0)
  }
}

/** A story as events, which ends when the node does. */
function hearAStoryBegin(family: Family, key: string): { began: Promise<void>; ended: Promise<void> } {
  const { promise: began, resolve } = Promise.withResolvers<void>()
  family.unanswered.add(key)
  async function hear(): Promise<void> {
    const answer = await family
      .at(0)
      .send(
        'POST',
        '/api/stories',
        { ...REQUEST, duration: 'medium' },
        { 'idempotency-key': key, accept: 'text/event-stream' }
      )
    let told = ''
    for await (const part of (await expectStatus(answer, 200)).body ?? []) {
      told += Buffer.from(part).toString('utf8')
      if (told.includes('event: paragraph')) resolve()
    }
    const done = told.split('event: done\ndata: ')[1]
    if (done === undefined) throw new Error('The story broke off')
    family.stories.set(key, z.object({ story: storySchema }).parse(JSON.parse(done.split('\n')[0] ?? '')).story)
    family.unanswered.delete(key)
  }
  return { began, ended: hear() }
}

async function expectEverythingAt(node: Node, family: Family): Promise<void> {
  const listed = new Map((await libraryAt(family, node)).map((story) => [story.id, story]))
  for (const story of family.stories.values()) expect(listed.get(story.id)).toEqual(story)
}

/** A browser that was cut off asks again, and gets one story; it is the one in the library, if it is there already. */
async function finishUnanswered(node: Node, family: Family): Promise<void> {
  for (const key of family.unanswered) {
    const before = await libraryAt(family, node)
    const story = await makeStory(family, node, key, 'medium')
    const after = await libraryAt(family, node)
    expect(after.length - before.length).toBe(before.some(({ id }) => id === story.id) ? 0 : 1)
  }
  expect(new Set([...family.stories.values()].map(({ id }) => id)).size).toBe(family.stories.size)
}
