import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'

import { storySchema } from '#shared/story.ts'
import { createBrowser } from '#tests/support/browser.ts'
import { PASSWORD, signUpForm } from '#tests/support/builders.ts'
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts'

// Real processes on a machine that may be busy with everything else.
vi.setConfig({ testTimeout: 60_000 })

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'talewick-main-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function takePort(): Promise<{ taken: Server; port: number }> {
  const taken = createServer()
  await new Promise<void>((resolve) => {
    taken.listen(0, '127.0.0.1', resolve)
  })
  const address = taken.address()
  return { taken, port: typeof address === 'object' && address !== null ? address.port : 0 }
}

async function freePort(): Promise<number> {
  const { taken, port } = await takePort()
  taken.close()
  await once(taken, 'close')
  return port
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const { promise, resolve } = Promise.withResolvers<boolean>()
  socket.on('connect', () => resolve(true))
  socket.on('error', () => resolve(false))
  const isIn = await promise
  socket.destroy()
  return isIn
}

async function start(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startServerProcess(env)
  onTestFinished(async () => void (await server.end('SIGKILL')))
  return server
}

test(
  'a start says one plain line, makes a private folder, answers, and stops when asked',
  { timeout: 120_000 },
  async () => {
    const folder = join(temporaryFolder(), 'deep', 'data')
    const server = await start({ DATA_DIR: folder, LOG_LEVEL: 'info' })
    expect(server.output()).toMatch(/^Talewick is ready at http:\/\/localhost:\d+$/m)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(await (await fetch(`${server.url}/api/health`)).json()).toMatchObject({ status: 'ok' })
    // No browser has asked for the welcome yet, and it is spoken already.
    await expect
      .poll(() => readdirSync(join(folder, 'audio')).filter((name) => name.endsWith('.mp3')), { timeout: 90_000 })
      .toHaveLength(1)
    expect(await server.end('SIGTERM')).toBe(0)
    const lines = server.output().trim().split('\n')
    for (const line of lines.filter((one) => !one.startsWith('Talewick is ready')))
      expect(JSON.parse(line)).toMatchObject({ level: 'info' })
    expect(lines.at(-1)).toContain('"message":"stopped"')
  }
)

test('a taken port is said in one line, with the way out', async () => {
  const { taken, port } = await takePort()
  onTestFinished(() => void taken.close())
  await expect(start({ DATA_DIR: temporaryFolder(), PORT: String(port) })).rejects.toThrow(
    `The server ended: Port ${port} is already taken. Choose another: PORT=${port + 50} npm start\n`
  )
})

test('a second start on the same port and folder leaves the living server’s work alone', async () => {
  const folder = temporaryFolder()
  const living = await start({ DATA_DIR: folder })
  const database = new DatabaseSync(join(folder, 'talewick.db'), { timeout: 5000 })
  onTestFinished(() => database.close())
  const soon = new Date(Date.now() + 600_000).toISOString()
  database.exec(`
    insert into jobs (id, kind, payload, state, run_at, attempts, holder, lease_until, created_at)
      values ('j', 'letter', '{}', 'waiting', '${soon}', 1, 'the living', '${soon}', '${soon}');
    insert into users (id, email, first_name, last_name, password_hash, is_admin, created_at)
      values ('u', 'e', 'A', 'B', 'x', 0, '${soon}');
    insert into story_claims values ('u', 'k', 'the living', '${soon}');
  `)
  await expect(start({ DATA_DIR: folder, PORT: new URL(living.url).port })).rejects.toThrow('is already taken')
  expect(database.prepare('select holder from jobs').all()).toEqual([{ holder: 'the living' }])
  expect(database.prepare('select holder from story_claims').all()).toEqual([{ holder: 'the living' }])
})

test('who comes before the database is ready waits for the answer', async () => {
  const folder = temporaryFolder()
  const database = new DatabaseSync(join(folder, 'talewick.db'))
  onTestFinished(() => database.close())
  const port = await freePort()
  database.exec('begin exclusive')
  const starting = start({ DATA_DIR: folder, PORT: String(port) })
  starting.catch(() => undefined)
  await expect.poll(() => isListening(port), { timeout: 30_000, interval: 20 }).toBe(true)
  const answer = fetch(`http://127.0.0.1:${port}/api/health`)
  database.exec('rollback')
  expect((await answer).status).toBe(200)
  await starting
})

test('an address for others is asked whether a proxy stands in front', async () => {
  const told = async (env: Record<string, string>) => {
    const server = await start({ DATA_DIR: temporaryFolder(), ...env })
    await server.end('SIGTERM')
    return server.output()
  }
  const elsewhere = { PUBLIC_URL: 'https://stories.example.org' }
  expect(await told(elsewhere)).toContain('If a proxy stands in front, set TRUST_PROXY=1')
  expect(await told({ ...elsewhere, TRUST_PROXY: '1' })).not.toContain('TRUST_PROXY')
  expect(await told({ PUBLIC_URL: 'http://localhost:5000' })).not.toContain('TRUST_PROXY')
})

test('a folder that others share is left to them, and what is written there is not', async () => {
  const folder = temporaryFolder()
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'talewick.db'), '', { mode: 0o644 })
  const server = await start({ DATA_DIR: folder })
  await expect.poll(() => existsSync(join(folder, 'audio'))).toBe(true)
  const modeOf = (name: string) => statSync(join(folder, name)).mode & 0o777
  expect(modeOf('.')).toBe(0o755)
  await expect.poll(() => server.output()).toContain('Others on this machine may look into DATA_DIR')
  for (const name of readdirSync(folder)) expect([name, modeOf(name) & 0o077]).toEqual([name, 0])
})

test('a data folder that cannot be written is said in one line', async () => {
  const file = join(temporaryFolder(), 'a file')
  writeFileSync(file, '')
  await expect(start({ DATA_DIR: join(file, 'data') })).rejects.toThrow(
    /^The server ended: Talewick cannot write to its data folder .*DATA_DIR=[^\n]*\n$/
  )
})

test('a contradiction in the environment stops the start in one line', async () => {
  await expect(start({ DATA_DIR: temporaryFolder(), STORYTELLER: 'openai' })).rejects.toThrow(
    /^The server ended: STORYTELLER=openai needs STORYTELLER_API_KEY[^\n]*\n$/
  )
})

test('a database that is not there is said in one line, without its password', async () => {
  await expect(
    start({ DATA_DIR: temporaryFolder(), DATABASE_URL: 'postgres://wick:hush@127.0.0.1:1/none' })
  ).rejects.toThrow(/^The server ended: Talewick could not start: (?!.*hush)[^\n]*\n$/)
})

test('asked to stop with a balancer in front, the server says so first and goes on for a while', async () => {
  const server = await start({ DATA_DIR: temporaryFolder(), DRAIN_SECONDS: '3' })
  const ended = server.end('SIGTERM')
  // Each on a connection of its own, as a new call of a balancer comes.
  const call = (path: string) => fetch(server.url + path, { headers: { connection: 'close' } })
  await expect.poll(async () => (await call('/api/health')).status).toBe(503)
  expect((await call('/api/openapi.json')).status).toBe(200)
  expect(await ended).toBe(0)
})

test('asked to stop in the middle of a bedtime, the server finishes what it has begun', async () => {
  const folder = temporaryFolder()
  const first = await start({ DATA_DIR: folder })
  let { url } = first
  const browser = createBrowser((path, init) => fetch(url + path, init))
  const email = 'family@example.org'
  await browser.send('POST', '/api/signup', signUpForm({ email }))
  await browser.send('POST', '/api/login', { email, password: PASSWORD })
  const stories = Array.from({ length: 6 }, (_, i) =>
    browser.send(
      'POST',
      '/api/stories',
      { characterNames: ['Hana', 'Koro'], duration: 'long' },
      { 'idempotency-key': `story-${i}` }
    )
  )
  await Promise.race(stories)
  const ended = first.end('SIGTERM')
  const answers = await Promise.allSettled(stories)
  expect(await ended).toBe(0)
  // A request that had not reached the server yet is asked to come again, or finds a closed port; one that had gets its
  // whole story.
  const statuses = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.status : 'closed port'))
  expect(statuses.filter((status) => status !== 201 && status !== 503 && status !== 'closed port')).toEqual([])
  const told = await Promise.all(
    answers.flatMap((answer) => (answer.status === 'fulfilled' && answer.value.ok ? [answer.value.json()] : []))
  )

  const second = await start({ DATA_DIR: folder })
  ;({ url } = second)
  const listed: unknown = await (await browser.get('/api/stories')).json()
  expect(told.length).toBeGreaterThan(0)
  expect(listed).toEqual(expect.arrayContaining(told.map((story) => storySchema.parse(story))))
  expect(readdirSync(join(folder, 'outbox'))).toHaveLength(1)
}, 120_000)

/** For `NODE_OPTIONS`: writes the addresses of all modules that the first thread has loaded, when the process ends. */
function noteModulesIn(file: string): string {
  const script = `
    import { writeFileSync } from 'node:fs'
    import { registerHooks } from 'node:module'
    import { isMainThread } from 'node:worker_threads'
    const loaded = []
    if (isMainThread) {
      registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
      process.on('exit', () => writeFileSync(${JSON.stringify(file)}, loaded.join('\\n')))
    }`
  return `--import=data:text/javascript,${encodeURIComponent(script)}`
}

test('the thread that answers holds no library, no voice and no provider that nothing asked for', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'modules')
  const server = await start({ DATA_DIR: join(folder, 'data'), NODE_OPTIONS: noteModulesIn(file) })
  const browser = createBrowser((path, init) => fetch(server.url + path, init))
  const email = 'family@example.org'
  await browser.send('POST', '/api/signup', signUpForm({ email }))
  await browser.send('POST', '/api/login', { email, password: PASSWORD })
  const told = await browser.send('POST', '/api/stories', { characterNames: ['Hana'], duration: 'short' })
  expect(told.status).toBe(201)
  await browser.get('/')
  await server.end('SIGTERM')
  const modules = readFileSync(file, 'utf8').split('\n')
  const packages = modules.flatMap((url) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? [])
  // Each machine has a build of its own of what hashes passwords.
  expect([...new Set(packages.filter((name) => !name.startsWith('@node-rs/argon2-')))].toSorted()).toEqual([
    '@hono/node-server',
    '@node-rs/argon2',
    'bowser',
    'hono',
    'ipaddr.js',
    'kysely',
    'nodemailer',
    'uuid',
    'zod'
  ])
  const unwanted = modules
    .filter((url) => !url.includes('/node_modules/'))
    .filter((url) =>
      /\/content\/(?!format\.ts)|\/storyteller\/(?:plan|safety|verify)\/|\/(?:tell|embedded-storyteller)\.ts|\/engines\/(?:kokoro|remote)\/|\/(?:stripe|figma|spotify|smtp|s3|prometheus)[-.]/.test(
        url
      )
    )
  expect(unwanted).toEqual([])
})
