import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'

import { api } from '#shared/api.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { failureSchema } from '#shared/failure.ts'
import {
  addMember,
  expectStatus,
  makeStory,
  PASSWORD,
  signedInFamily,
  signUpAndIn,
  signUpForm
} from '#tests/support/builders.ts'
import { fc } from '#tests/support/fast-check.ts'
import { apiTest, createTestApp, type TestApp } from '#tests/support/test-app.ts'

const ROWS: readonly (Endpoint & { name: string })[] = Object.entries<Endpoint>(api).map(([name, row]) => ({
  ...row,
  name
}))
const JSON_HEADERS = { 'content-type': 'application/json' }

function pathOf(row: Endpoint): string {
  return row.path
    .replace(':id', 'x')
    .replace(':fileKey', 'abcdefghijklmnop')
    .replace(':file', `${'0'.repeat(64)}.mp3`)
    .replace(':key', '0'.repeat(64))
}

function call(
  app: TestApp,
  row: Endpoint,
  body: unknown = {},
  headers: Record<string, string> = {}
): Promise<Response> {
  return app.request(pathOf(row), {
    method: row.method,
    headers: { ...JSON_HEADERS, ...headers },
    ...(row.method === 'GET' ? {} : { body: JSON.stringify(body) })
  })
}

function expectSecurityHeaders(response: Response): void {
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': expect.stringContaining('camera=()')
  })
}

test('S-01: a stranger gets past no row that asks for a session', async () => {
  await using app = await createTestApp()
  const guarded = ROWS.filter((row) => row.access === 'signed-in' || row.access === 'admin')
  expect(guarded.length).toBeGreaterThan(10)
  for (const row of guarded) {
    const response = await call(app, row)
    expect({ row: row.name, status: response.status }).toEqual({ row: row.name, status: 401 })
    expect(failureSchema.parse(await response.json())).toMatchObject({
      message: 'Please sign in first',
      code: 'unauthenticated'
    })
    expectSecurityHeaders(response)
  }
  for (const row of ROWS.filter((one) => !guarded.includes(one))) {
    const response = await call(app, row)
    expect([row.name, response.status]).not.toEqual([row.name, 401])
    expectSecurityHeaders(response)
  }
})

test('a stranger who adds a path of an open call, or its query, is still a stranger', async () => {
  const pages = mkdtempSync(join(tmpdir(), 'talewick-pages-'))
  onTestFinished(() => rmSync(pages, { recursive: true }))
  writeFileSync(join(pages, 'index.html'), '<!doctype html>')
  await using app = await createTestApp({ clientFolder: pages })
  for (const path of [
    '/api/stories?r=/api/health',
    '/api/stories/../stories',
    '/api//stories',
    '/api/stories/',
    '/API/stories',
    '/api/%73tories'
  ])
    expect([401, 404]).toContain((await app.request(path)).status)
})

apiTest('a userId that is not the session’s is refused wherever it stands', async (app) => {
  const mine = await signedInFamily(app)
  const other = await signedInFamily(app)
  const member = await addMember(mine)
  const story = await makeStory(mine)
  const send = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    mine.browser.send(method, path, body)
  const foreign: (string | number | string[])[] = [
    other.userId,
    7,
    `${mine.userId} `,
    'admin',
    '',
    [mine.userId, other.userId]
  ]
  for (const userId of foreign) {
    const query = Array.isArray(userId)
      ? userId.map((one) => `userId=${one}`).join('&')
      : `userId=${encodeURIComponent(userId)}`
    const answers = [
      await mine.browser.get(`/api/stories?${query}`),
      await mine.browser.get(`/api/family-members?${query}`),
      await send('DELETE', `/api/stories/${story.id}?${query}`),
      await send('DELETE', `/api/family-members/${member.id}?${query}`),
      await send('POST', `/api/stories?${query}`, { characterNames: ['Hana'] }),
      await send('POST', '/api/stories', { characterNames: ['Hana'], userId }),
      await send('PATCH', `/api/stories/${story.id}/favorite`, { isFavorite: true, userId }),
      await send('POST', '/api/family-members', { ...member, userId }),
      await send('PUT', `/api/family-members/${member.id}`, { name: 'Changed', userId })
    ]
    for (const answer of answers)
      expect(failureSchema.parse(await (await expectStatus(answer, 403)).json()).code).toBe('wrong_user')
  }
  // Cleaned of what no database stores, both names are one, and the second value must not stand for the first.
  const hidden = `userId=${other.userId}&userId%00=${mine.userId}`
  await expectStatus(await mine.browser.get(`/api/stories?${hidden}`), 403)
  expect(await (await mine.browser.get(`/api/stories?userId=${mine.userId}`)).json()).toEqual([story])
  expect(await (await mine.browser.get(`/api/family-members?userId=${mine.userId}`)).json()).toEqual([member])
  const { db } = app.context
  expect((await db.selectFrom('audit_log').selectAll().where('act', '=', 'wrong_user').execute()).length).toBe(
    foreign.length * 9 + 1
  )
})

apiTest('a page that sends the wrong userId for ever does not fill the audit log', async (app) => {
  const hour = 3_600_000
  // At the beginning of an hour: the next one must not come in the middle.
  app.clock.advance(hour - (app.clock.now().getTime() % hour))
  const { browser } = await signedInFamily(app)
  for (let i = 0; i < 65; i++) await expectStatus(await browser.get('/api/stories?userId=other'), 403)
  const { db } = app.context
  const lines = () => db.selectFrom('audit_log').select('id').where('act', '=', 'wrong_user').execute()
  expect(await lines()).toHaveLength(60)
  app.clock.advance(hour)
  await expectStatus(await browser.get('/api/stories?userId=other'), 403)
  expect(await lines()).toHaveLength(61)
})

test('only a page of the app itself may make a browser change something', async () => {
  await using app = await createTestApp({ env: { TRUSTED_ORIGINS: 'http://localhost:5173' } })
  const family = await signedInFamily(app)
  const cookie = `tw_session=${family.browser.cookies.get('tw_session')}`
  const status = async (headers: Record<string, string>, method = 'POST') =>
    (
      await app.request('/api/family-members', {
        method,
        headers: { ...JSON_HEADERS, cookie, host: 'stories.example.org', ...headers },
        ...(method === 'POST' ? { body: '{"name":"A","age":1,"relationship":"b"}' } : {})
      })
    ).status
  const allowed: Record<string, string>[] = [
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    {},
    { origin: 'https://stories.example.org' },
    { origin: 'http://localhost:5173', 'sec-fetch-site': 'cross-site' }
  ]
  const refused: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://stories.example.org' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://stories.example.org.evil.example' },
    { origin: 'http://localhost:5174' }
  ]
  for (const headers of allowed) expect([headers, await status(headers)]).toEqual([headers, 201])
  for (const headers of refused) expect([headers, await status(headers)]).toEqual([headers, 403])
  // Reading is harmless: no answer is readable without CORS.
  for (const headers of refused) expect([headers, await status(headers, 'GET')]).toEqual([headers, 200])
})

test('S-14: a bearer that is none carries neither itself nor the cookie beside it past the guard', async () => {
  await using app = await createTestApp()
  const family = await signedInFamily(app)
  const cookie = `tw_session=${family.browser.cookies.get('tw_session')}`
  const ask = (headers: Record<string, string>) =>
    app.request('/api/family-members', {
      method: 'POST',
      headers: { ...JSON_HEADERS, cookie, ...headers },
      body: '{"name":"A","age":1,"relationship":"b"}'
    })
  for (const authorization of ['Bearer x', 'Bearer', 'Basic YTpi', 'bearer  ']) {
    expect((await ask({ authorization, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await ask({ authorization, 'sec-fetch-site': 'same-origin' })).status).toBe(401)
  }
  expect((await ask({ authorization: `Bearer ${'x'.repeat(43)}`, 'sec-fetch-site': 'cross-site' })).status).toBe(401)
})

test('S-14: the families’ own address is let in also where a proxy writes another Host', async () => {
  await using app = await createTestApp({ env: { PUBLIC_URL: 'http://stories.example.org' } })
  const family = await signedInFamily(app)
  const cookie = `tw_session=${family.browser.cookies.get('tw_session')}`
  const status = async (origin: string) =>
    (
      await app.request('/api/family-members', {
        method: 'POST',
        headers: { ...JSON_HEADERS, cookie, host: 'backend:5000', origin },
        body: '{"name":"A","age":1,"relationship":"b"}'
      })
    ).status
  expect(await status('http://stories.example.org')).toBe(201)
  expect(await status('http://stories.example.org.evil.example')).toBe(403)
})

test('the household at this machine is not who comes under a foreign name', async () => {
  await using app = await createTestApp()
  const signUp = (host: string) =>
    app.request('/api/signup', {
      method: 'POST',
      address: '127.0.0.1',
      headers: { ...JSON_HEADERS, host },
      body: JSON.stringify(signUpForm())
    })
  for (let i = 0; i < 5; i++) await expectStatus(await signUp('evil.example:5000'), 201)
  await expectStatus(await signUp('evil.example:5000'), 429)
  for (const host of ['localhost:5000', '127.0.0.1:5000', '[::1]:5000']) await expectStatus(await signUp(host), 201)
})

test('S-19: signing out tells the browser to forget what it has heard; recordings are asked for again each time', async () => {
  await using app = await createTestApp()
  const { browser } = await signedInFamily(app)
  const out = await expectStatus(await browser.send('POST', '/api/logout'), 200)
  expect(out.headers.get('clear-site-data')).toBe('"cache"')
})

test('forms and plain text are no bodies', async () => {
  await using app = await createTestApp()
  for (const type of [
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    ''
  ]) {
    const response = await app.request('/api/login', {
      method: 'POST',
      headers: type === '' ? {} : { 'content-type': type },
      body: JSON.stringify({ email: 'a@example.org', password: 'x' })
    })
    expect([type, response.status]).toEqual([type, 415])
  }
})

test('S-15: other origins read nothing; the wrapper reads without credentials; development with them', async () => {
  await using app = await createTestApp({ env: { TRUSTED_ORIGINS: 'http://localhost:5173' } })
  const cors = async (origin: string, method = 'GET') => {
    const response = await app.request('/api/health', {
      method,
      headers: {
        origin,
        ...(method === 'OPTIONS'
          ? { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' }
          : {})
      }
    })
    expectSecurityHeaders(response)
    return {
      status: response.status,
      allowed: response.headers.get('access-control-allow-origin'),
      credentials: response.headers.get('access-control-allow-credentials')
    }
  }
  expect(await cors('https://evil.example')).toEqual({ status: 200, allowed: null, credentials: null })
  expect(await cors('https://evil.example', 'OPTIONS')).toEqual({ status: 405, allowed: null, credentials: null })
  for (const origin of ['capacitor://localhost', 'https://localhost']) {
    expect(await cors(origin)).toEqual({ status: 200, allowed: origin, credentials: null })
    expect(await cors(origin, 'OPTIONS')).toEqual({ status: 204, allowed: origin, credentials: null })
  }
  expect(await cors('http://localhost:5173', 'OPTIONS')).toEqual({
    status: 204,
    allowed: 'http://localhost:5173',
    credentials: 'true'
  })
  expect(
    (await app.request('/api/nothing', { headers: { origin: 'https://localhost' } })).headers.get(
      'access-control-allow-origin'
    )
  ).toBe('https://localhost')
})

test('S-29: more than 64 KB is too much, whether or not it says how much it is', async () => {
  await using app = await createTestApp()
  const body = JSON.stringify({ email: 'a@example.org', password: 'x'.repeat(64 * 1024) })
  const told = await app.request('/api/login', {
    method: 'POST',
    headers: { ...JSON_HEADERS, 'content-length': String(body.length) },
    body
  })
  const untold = await app.request('/api/login', {
    method: 'POST',
    headers: JSON_HEADERS,
    body: new Blob([body]).stream(),
    ...{ duplex: 'half' }
  })
  for (const response of [told, untold]) {
    expect(response.status).toBe(413)
    expect(failureSchema.parse(await response.json()).code).toBe('too_large')
  }
})

test('what cannot be read is a 400, however deep', async () => {
  await using app = await createTestApp()
  for (const body of [
    '{',
    'nothing',
    '',
    '['.repeat(30_000),
    `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`,
    '\uFEFF\u0000',
    'null',
    '[]',
    '"text"',
    '{"__proto__":{"email":"a@example.org"}}'
  ]) {
    const response = await app.request('/api/login', { method: 'POST', headers: JSON_HEADERS, body })
    expect([body.slice(0, 20), response.status]).toEqual([body.slice(0, 20), 400])
    failureSchema.parse(await response.json())
  }
})

test('a request that is no object at all hears words, not the schema’s', async () => {
  await using app = await createTestApp()
  const { browser } = await signedInFamily(app)
  for (const body of [undefined, [], null]) {
    const refused = await expectStatus(await browser.send('POST', '/api/family-members', body), 400)
    expect(failureSchema.parse(await refused.json()).message).toBe('This request is not complete')
  }
})

test('the end of the server ends its connections to the mail server', async () => {
  let isClosed = false
  const mailer = { reachesMailboxes: true, send: async () => {}, close: () => void (isClosed = true) }
  {
    await using app = await createTestApp({ overrides: { mailer } })
    await expectStatus(await app.request('/api/health'), 200)
    expect(isClosed).toBe(false)
  }
  expect(isClosed).toBe(true)
})

test('an unknown call is a 404 that programs can read', async () => {
  await using app = await createTestApp()
  for (const [method, path] of [
    ['GET', '/api/nothing'],
    ['GET', '/api'],
    ['POST', '/api/']
  ] as const) {
    const response = await app.request(path, { method })
    expect([path, response.status]).toEqual([path, 404])
    expect(failureSchema.parse(await response.json()).code).toBe('not_found')
  }
})

test('a known path with a method it does not have is a 405 that says which it has', async () => {
  await using app = await createTestApp()
  for (const [method, path, allow] of [
    ['PATCH', '/api/login', 'POST'],
    ['GET', '/api/login', 'POST'],
    ['OPTIONS', '/api/stories/s1/favorite', 'PATCH'],
    ['PUT', '/api/stories', 'GET, HEAD, POST'],
    ['POST', '/api/family-members/m1', 'PUT, DELETE'],
    ['POST', '/dashboard', 'GET, HEAD']
  ] as const) {
    const response = await app.request(path, { method })
    expect([method, path, response.status, response.headers.get('allow')]).toEqual([method, path, 405, allow])
    expect(failureSchema.parse(await response.json()).code).toBe('method_not_allowed')
  }
})

test('a long list is compressed for whoever can read that, and a short answer is not', async () => {
  await using app = await createTestApp()
  const family = await signedInFamily(app)
  const get = (path: string, encodings: string) => family.browser.get(path, { 'accept-encoding': encodings })
  expect((await get('/api/stories', 'gzip')).headers.get('content-encoding')).toBeNull()
  for (let i = 0; i < 20; i++) await addMember(family, { name: `Hana ${i}` })
  const plain = await get('/api/family-members', 'identity')
  expect(plain.headers.get('content-encoding')).toBeNull()
  const zipped = await get('/api/family-members', 'br, gzip;q=0.8')
  expect(Object.fromEntries(zipped.headers)).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'application/json; charset=utf-8',
    vary: 'Accept-Encoding'
  })
  const text = gunzipSync(await zipped.arrayBuffer()).toString()
  expect(text).toBe(await plain.text())
})

test('S-34: an error that nobody foresaw is logged whole and answered as nothing in particular', async () => {
  await using app = await createTestApp()
  const family = await signedInFamily(app)
  await app.context.db.schema.alterTable('stories').renameTo('stories_gone').execute()
  const response = await family.browser.get('/api/stories')
  await app.context.db.schema.alterTable('stories_gone').renameTo('stories').execute()
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    message: 'Something went wrong. Please try again.',
    error: 'Something went wrong. Please try again.',
    code: 'internal'
  })
  expect(app.logLines.join('\n')).toMatch(/A request failed.*no such table: stories.*story-store\.ts/)
})

test('health says so, and 503 while the server stops', async () => {
  await using app = await createTestApp()
  expect(await (await expectStatus(await app.request('/api/health'), 200)).json()).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/)
  })
  const codeOf = async (answer: Response) => failureSchema.parse(await (await expectStatus(answer, 503)).json()).code
  app.context.running.announceEnd()
  expect(await codeOf(await app.request('/api/health'))).toBe('draining')
  // Balancers need a moment to hear of it: until then every call is answered, and no connection kept for the next.
  const last = await expectStatus(await app.request('/api/openapi.json'), 200)
  expect(last.headers.get('connection')).toBe('close')
  await app.context.running.drain(10)
  expect(await codeOf(await app.request('/api/health'))).toBe('draining')
  const refused = await app.request('/api/openapi.json')
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(await codeOf(refused)).toBe('draining')
})

test('S-33: the log knows method, template, status and time, and nothing about anybody', async () => {
  await using app = await createTestApp()
  const { browser, email, userId } = await signUpAndIn(app)
  const token = [...browser.cookies.values()]
  const member = {
    name: 'Wilhelmina',
    age: 5,
    relationship: 'great-niece',
    hobbies: ['falconry'],
    characterTraits: ['boisterous']
  }
  await browser.send('POST', '/api/family-members', member)
  await browser.send('POST', '/api/stories', { characterNames: ['Wilhelmina'], theme: 'submarines' })
  await browser.send('POST', '/api/login', { email, password: 'wrong password' })
  await browser.send('POST', '/api/signup', signUpForm({ email: 'broken' }))
  await browser.get(`/api/stories?userId=${userId}&theme=submarines`)
  await browser.get('/dashboard?email=someone%40example.org')
  const log = app.logLines.join('\n')
  expect(log).toContain('"method":"POST","path":"/api/stories","status":201')
  for (const secret of [
    email,
    userId,
    PASSWORD,
    'wrong password',
    ...token,
    'Wilhelmina',
    'great-niece',
    'falconry',
    'boisterous',
    'submarines',
    'someone',
    'Mere',
    'Ngata',
    'walked on'
  ])
    expect(log).not.toContain(secret)
})

test('CSP reports are counted by directive and origin, without the page’s words', async () => {
  await using app = await createTestApp()
  const report = {
    'csp-report': {
      'effective-directive': 'img-src',
      'blocked-uri': 'https://evil.example/x?secret=1',
      'document-uri': 'https://a/?q=Hana'
    }
  }
  await expectStatus(
    await app.request('/api/csp-report', {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body: JSON.stringify(report)
    }),
    204
  )
  const modern = [
    { type: 'csp-violation', body: { effectiveDirective: 'script-src-elem', blockedURL: 'inline' } },
    null
  ]
  await expectStatus(
    await app.request('/api/csp-report', {
      method: 'POST',
      headers: { 'content-type': 'application/reports+json' },
      body: JSON.stringify(modern)
    }),
    204
  )
  await expectStatus(await app.request('/api/csp-report', { method: 'POST', body: 'not json' }), 400)
  const lines = app.logLines.filter((line) => line.includes('csp_violation'))
  expect(lines).toHaveLength(3)
  expect(lines[0]).toContain('"directive":"img-src","blocked":"https://evil.example"')
  expect(lines.join('')).not.toMatch(/secret|Hana/)
  for (let i = 0; i < 27; i++) await app.request('/api/csp-report', { method: 'POST', body: '{}' })
  await expectStatus(await app.request('/api/csp-report', { method: 'POST', body: '{}' }), 429)
})

test('a flood from one address is stopped, the household on this machine is not', async () => {
  await using app = await createTestApp()
  for (let i = 0; i < 600; i++) await app.request('/api/health')
  const stopped = await expectStatus(await app.request('/api/health'), 429)
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0)
  await expectStatus(await app.request('/api/health', { address: '203.0.113.8' }), 200)
  for (let i = 0; i < 601; i++) await app.request('/api/health', { address: '::1' })
  await expectStatus(await app.request('/api/health', { address: '::1' }), 200)
})

const ROWS_BY_TAG = new Set(['listStories', 'getStory'])
const isTagged = (response: Response) => response.headers.has('etag')

apiTest(
  'whatever is sent, the answer is JSON with a message, never a 5xx, always guarded',
  async (app) => {
    const family = await signedInFamily(app)
    const words = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(
        '',
        'Hana',
        '0',
        'null',
        '\u0000',
        '\uD800',
        '../..',
        '%',
        "'; drop table users; --",
        'x'.repeat(3000)
      )
    )
    const keys = fc.constantFrom(
      'userId',
      'name',
      'age',
      'relationship',
      'hobbies',
      'characterTraits',
      'isGuest',
      'avatar',
      'email',
      'password',
      'firstName',
      'lastName',
      'agreeToTerms',
      'characterNames',
      'characterIds',
      'characterDetails',
      'childName',
      'theme',
      'duration',
      'narratorVoice',
      'interests',
      'isFavorite',
      'text',
      'voice',
      'currentPassword',
      'newPassword',
      '__proto__',
      'constructor'
    )
    const values = fc.oneof(
      words,
      fc.integer(),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      fc.array(words, { maxLength: 12 }),
      fc.array(fc.dictionary(keys, words), { maxLength: 3 }),
      fc.dictionary(keys, words)
    )
    const bodies = fc.oneof(
      { weight: 8, arbitrary: fc.dictionary(keys, values) },
      { weight: 1, arbitrary: fc.jsonValue() }
    )
    // Two rows end the session: whatever came after them would only prove that strangers are refused.
    const endings = new Set(['logOut', 'deleteAccount'])
    const rows = fc.constantFrom(...ROWS.filter((row) => row.answer !== 'bytes' && !endings.has(row.name)))
    await fc.assert(
      fc.asyncProperty(rows, bodies, words, words, fc.boolean(), async (row, body, id, query, signedIn) => {
        const path =
          row.path.replace(/:\w+/, encodeURIComponent(id.toWellFormed()) || 'x') +
          (query === '' ? '' : `?userId=${encodeURIComponent(query.toWellFormed())}`)
        const init = {
          method: row.method,
          address: '127.0.0.1',
          headers: {
            ...JSON_HEADERS,
            ...(signedIn ? { cookie: `tw_session=${family.browser.cookies.get('tw_session')}` } : {})
          }
        }
        const response = await app.request(path, row.method === 'GET' ? init : { ...init, body: JSON.stringify(body) })
        const answer: unknown = await response.json()
        expect([row.name, response.status]).toSatisfy(([, status]) => Number(status) < 500)
        if (response.status >= 400) {
          const failure = failureSchema.parse(answer)
          expect(failure.message).toBe(failure.error)
          expect(failure.message).not.toBe('')
        }
        expect(response.headers.get('cache-control')).toBe(
          row.name === 'getSleepPlaylist'
            ? 'public, max-age=300'
            : isTagged(response)
              ? 'private, no-cache'
              : 'no-store'
        )
        expectSecurityHeaders(response)
        // Only what a browser may ask for again by its tag is kept by it, and nothing that was refused.
        if (isTagged(response)) expect([response.status, ROWS_BY_TAG.has(row.name)]).toEqual([200, true])
      }),
      { numRuns: 300 }
    )
  },
  { isWhole: true }
)

test('§7: absent and mistyped fields are answered in words for people, not in a validator’s', async () => {
  await using app = await createTestApp()
  const { browser } = await signedInFamily(app)
  const wrong = [{}, ...[7, true, null, [], {}].map((value) => new Proxy({}, { get: () => value }))]
  let asked = 0
  for (const row of ROWS) {
    if (row.method === 'GET' || row.body === undefined || row.access === 'admin') continue
    const names = row.body instanceof z.ZodMiniObject ? Object.keys(row.body.shape) : []
    for (const shape of wrong) {
      const body = Object.fromEntries(
        names.filter((name) => name !== 'userId').map((name) => [name, Reflect.get(shape, name)])
      )
      const response = await browser.send(row.method, pathOf(row), body)
      if (response.status !== 400) continue
      asked += 1
      expect
        .soft(failureSchema.parse(await response.json()).message, `${row.name} ${JSON.stringify(body)}`)
        .not.toMatch(/expected|received|undefined|NaN|^Invalid (?:input|option)/)
    }
  }
  expect(asked).toBeGreaterThan(20)
  const signUp = await browser.send('POST', '/api/signup', {})
  expect(await signUp.json()).toMatchObject({ message: 'First name is required', error: 'First name is required' })
})
