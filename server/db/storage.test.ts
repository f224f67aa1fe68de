import { Kysely, sql } from 'kysely'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { errorAnswer } from '#server/http/error-answer.ts'
import { createLog } from '#server/log.ts'
import { addMember, expectStatus, makeStory, signUpAndIn } from '#tests/support/builders.ts'
import { emptyDatabase } from '#tests/support/database.ts'
import { deliverEmails } from '#tests/support/fake-mailer.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { openDatabase, transaction } from './client.ts'
import { noteProcess, refuseEmptyStart } from './data-folder.ts'
import { openDiskReserve } from './disk-reserve.ts'
import { postgresDialect } from './postgres.ts'
import type { Database } from './schema.ts'

/** As the server waits for PostgreSQL, and sooner over. */
const IMPATIENT = { connectMs: 400, queryMs: 400 }
const QUIET = createLog('silent', () => undefined)
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'talewick-storage-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function openScratch(hooks: Parameters<typeof openDatabase>[1] = {}) {
  const file = join(folder, 'talewick.db')
  const database = await openDatabase({ kind: 'sqlite', file }, hooks)
  await sql`create table if not exists notes (text text)`.execute(database.db)
  const write = (text: string) => sql`insert into notes values (${text})`.execute(database.db)
  const read = async () => (await sql<{ text: string }>`select text from notes`.execute(database.db)).rows.length
  return { ...database, file, write, read }
}

test('a family that left is not to be found in the file, nor in the outbox', async () => {
  const file = join(folder, 'family.db')
  const app = await createTestApp({ config: { database: { kind: 'sqlite', file } } })
  const { browser, email } = await signUpAndIn(app)
  const member = await addMember({ browser, email, userId: '' }, { name: 'Quillonarda' })
  for (let night = 0; night < 5; night++)
    await makeStory(
      { browser, email, userId: '' },
      { characterNames: [member.name], theme: 'a quillonarda in the snow' }
    )
  await expectStatus(await browser.send('POST', '/api/reset-password', { email }), 200)
  await deliverEmails(app)
  const { dataDir } = app.context.config
  const remains = () =>
    [file, `${file}-wal`, ...outboxOf(dataDir)]
      .filter((one) => statSync(one, { throwIfNoEntry: false }) !== undefined)
      .filter((one) => {
        const text = readFileSync(one, 'latin1')
        return /quillonarda/i.test(text) || text.includes(email)
      })
  expect(remains().length).toBeGreaterThan(1)
  await expectStatus(await browser.send('DELETE', '/api/delete-account'), 200)
  await deliverEmails(app)
  await app.context.running.drain(5000)
  await app.context.db.destroy()
  expect(remains()).toEqual([])
})

function outboxOf(dataDir: string): string[] {
  const outbox = join(dataDir, 'outbox')
  return statSync(outbox, { throwIfNoEntry: false }) === undefined
    ? []
    : readdirSync(outbox).map((name) => join(outbox, name))
}

test('a file of a version that did not overwrite what it deleted is written anew once', async () => {
  const file = join(folder, 'talewick.db')
  const old = new DatabaseSync(file)
  old.exec('pragma secure_delete = off; create table notes (text text)')
  for (let i = 0; i < 200; i++) old.exec(`insert into notes values ('Quillonarda ${'x'.repeat(200)}')`)
  old.exec('delete from notes')
  old.close()
  expect(readFileSync(file, 'latin1')).toContain('Quillonarda')
  const { close } = await openScratch()
  await close()
  expect(readFileSync(file, 'latin1')).not.toContain('Quillonarda')
})

test('on a full disk nobody hears of a failed rollback, and each statement is tried once more after room was made', async () => {
  let asked = 0
  const { db, close, write, read } = await openScratch({
    onFull: () => {
      asked++
      return true
    }
  })
  await write('before')
  await sql`pragma max_page_count = 3`.execute(db)
  const large = 'x'.repeat(20_000)
  const full = await write(large).catch((error: unknown) => error)
  expect(asked).toBe(2)
  expect(errorAnswer(full)).toMatchObject({ status: 507, isUnknown: true, body: { code: 'disk_full' } })
  const inside = await transaction(db, async (tx) => {
    await sql`insert into notes values ('half')`.execute(tx)
    await sql`insert into notes values (${large})`.execute(tx)
  }).catch((error: unknown) => error)
  expect(errorAnswer(inside)).toMatchObject({ status: 507 })
  expect(String(inside)).toMatch(/full/)
  expect(await read()).toBe(1)
  await sql`pragma max_page_count = 1000`.execute(db)
  await write(large)
  expect(await read()).toBe(2)
  await close()
})

test('the reserve takes up real room, goes on a full disk, and comes back', () => {
  const file = join(folder, 'reserve')
  const disk = openDiskReserve({ file, bytes: 3_000_000, log: QUIET })
  expect(statSync(file).blocks * 512).toBeGreaterThanOrEqual(3_000_000)
  expect(disk.isFull).toBe(false)
  disk.requireRoom()
  expect(disk.release()).toBe(true)
  expect(disk.isFull).toBe(true)
  expect(disk.release()).toBe(false)
  expect(() => disk.requireRoom()).toThrow('no room left')
  disk.restore()
  expect(disk.isFull).toBe(false)
  expect(statSync(file).size).toBe(3_000_000)
})

test('while the disk is full stories are read and deleted, parents sign in, nothing new is made, and health says so', async () => {
  await using app = await createTestApp()
  const family = await signUpAndIn(app)
  await addMember(family)
  const story = await makeStory(family)
  app.context.disk.release()
  const refused = await family.browser.send('POST', '/api/stories', { characterNames: ['Hana'] })
  expect(await (await expectStatus(refused, 507)).json()).toMatchObject({
    code: 'disk_full',
    message: expect.stringContaining('Your stories can be read and heard')
  })
  expect(await (await app.request('/api/health')).json()).toMatchObject({ status: 'degraded' })
  const { email, password } = family
  await expectStatus(await app.browser().send('POST', '/api/login', { email, password }), 200)
  await expectStatus(await family.browser.get('/api/stories'), 200)
  await expectStatus(await family.browser.send('DELETE', `/api/stories/${story.id}`), 200)
  app.context.disk.restore()
  expect(await (await app.request('/api/health')).json()).toMatchObject({ status: 'ok' })
  await makeStory(family)
})

test.each(['removed', 'replaced'])(
  'a database file that is %s while it is in use takes in nothing more',
  async (what) => {
    const { file, write, close } = await openScratch()
    await write('kept')
    renameSync(file, `${file}.away`)
    if (what === 'replaced') writeFileSync(file, '')
    const gone = await write('lost').catch((error: unknown) => error)
    expect(errorAnswer(gone)).toMatchObject({ status: 503, body: { code: 'no_database' }, isUnknown: true })
    rmSync(file, { force: true })
    renameSync(`${file}.away`, file)
    await write('kept again')
    await close()
  }
)

test('an empty installation is not started over what families left, unless the operator says so', () => {
  const file = join(folder, 'talewick.db')
  const start = () => refuseEmptyStart({ dataDir: folder, file })
  start()
  mkdirSync(join(folder, 'audio/ab'), { recursive: true })
  start()
  writeFileSync(join(folder, 'audio/ab/sound.mp3'), 'sound')
  expect(start).toThrow(/missing or empty.*audio.*START_EMPTY=yes/)
  writeFileSync(file, '')
  expect(start).toThrow('START_EMPTY')
  writeFileSync(file, 'SQLite')
  start()
})

test('a second process on one folder is noticed, a dead one is not', () => {
  expect(noteProcess(folder)).toBeNull()
  expect(noteProcess(folder)).toBeNull()
  writeFileSync(join(folder, 'talewick.pid'), '1\n')
  expect(noteProcess(folder)).toBe(1)
  writeFileSync(join(folder, 'talewick.pid'), '4194999\n')
  expect(noteProcess(folder)).toBeNull()
})

test('while another process holds the file, reading goes on and writing gives up with words', async () => {
  const { file, read, write, close } = await openScratch({ longestWaitMs: 800 })
  await write('before')
  const other = new DatabaseSync(file)
  other.exec('begin immediate')
  const late = write('late').catch((error: unknown) => error)
  const began = performance.now()
  for (let i = 0; i < 5; i++) expect(await read()).toBe(1)
  expect(performance.now() - began).toBeLessThan(1000)
  expect(errorAnswer(await late)).toMatchObject({ status: 503, body: { code: 'no_database' } })
  other.exec('commit')
  other.close()
  await write('after')
  expect(await read()).toBe(2)
  await close()
})

test('a PostgreSQL that is away, or frozen, is a 503 in a moment', async () => {
  const frozen = createServer(() => undefined)
  await new Promise<void>((resolve) => {
    frozen.listen(0, '127.0.0.1', resolve)
  })
  const address = frozen.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const ask = async (url: string) => {
    const db = new Kysely<Database>({ dialect: postgresDialect(url, IMPATIENT) })
    const error = await sql`select 1`.execute(db).catch((failure: unknown) => failure)
    await db.destroy()
    return errorAnswer(error)
  }
  expect(await ask(`postgres://a:b@127.0.0.1:${port}/talewick`)).toMatchObject({ status: 503 })
  frozen.close()
  expect(await ask('postgres://a:b@127.0.0.1:1/talewick')).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
    body: { code: 'no_database' }
  })
})

/** A way to a PostgreSQL that stops carrying anything, as a machine does that is frozen while connections to it are open. */
async function freezable(url: string) {
  // Not an address by the book: it names a folder, and no host.
  const [, user = '', name = '', folder = ''] = /^postgres:\/\/(\w+)@\/(\w+)\?host=(.+)$/.exec(url) ?? []
  const sockets: Socket[] = []
  let isFrozen = false
  const way = createServer((near) => {
    const far = connect(join(decodeURIComponent(folder), '.s.PGSQL.5432'))
    sockets.push(near, far)
    for (const [from, to] of [
      [near, far],
      [far, near]
    ] as const) {
      from.on('error', () => undefined)
      from.on('data', (part: Buffer) => void (isFrozen || to.write(part)))
      from.on('close', () => to.destroy())
    }
  })
  way.listen(0, '127.0.0.1')
  await once(way, 'listening')
  const address = way.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `postgres://${user}@127.0.0.1:${port}/${name}`,
    freeze: () => void (isFrozen = true),
    end: () => {
      for (const socket of sockets) socket.destroy()
      way.close()
    }
  }
}

test('a PostgreSQL that freezes while it is in use is a 503, to families and to monitoring', async ({ skip }) => {
  const choice = await emptyDatabase('postgres')
  if (choice?.kind !== 'postgres') return skip('there is no PostgreSQL on this machine')
  const way = await freezable(choice.url)
  const db = new Kysely<Database>({ dialect: postgresDialect(way.url, IMPATIENT) })
  const app = await createTestApp()
  try {
    const healthy = app.context.db
    Object.assign(app.context, { db })
    // On a busy machine it is the impatience of this test that fails at first.
    await expect.poll(async () => (await app.request('/api/health')).status).toBe(200)
    way.freeze()
    const began = performance.now()
    const [health, signIn] = await Promise.all([
      app.request('/api/health'),
      app.browser().send('POST', '/api/login', { email: 'hana@example.test', password: 'a lantern' })
    ])
    for (const answer of [health, signIn])
      expect(await (await expectStatus(answer, 503)).json()).toMatchObject({ code: 'no_database' })
    expect(performance.now() - began).toBeLessThan(60_000)
    Object.assign(app.context, { db: healthy })
  } finally {
    way.end()
    await db.destroy()
    await app[Symbol.asyncDispose]()
  }
})
