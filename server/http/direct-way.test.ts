import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'

import { openDatabase } from '#server/db/client.ts'
import { endOtherSessions, startSession } from '#server/session.ts'
import { meAnswerSchema } from '#shared/account.ts'
import { api } from '#shared/api.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { administrator } from '#tests/support/administrator.ts'
import { billingTest } from '#tests/support/billing-app.ts'
import { addMember, type SignedInFamily, signedInFamily, signUpAndIn } from '#tests/support/builders.ts'
import { apiTest, createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { isDirect } from './direct-way.ts'
import { createHttpServer } from './http-server.ts'

interface Heard {
  way: 'direct' | 'ordinary'
  status: number
  headers: IncomingHttpHeaders
  /** Base64, as it came. */
  body: string
}

/** Headers as a list, names and values in turn, are sent as they are. */
type Ask = (path: string, headers?: Record<string, string> | string[], method?: string) => Promise<Heard>

const DIRECT_PATHS = Object.values<Endpoint>(api)
  .filter(isDirect)
  .map(({ path }) => path)

/** The application behind the server's own HTTP server; every answer says by which way it came. */
async function open(app: TestApp): Promise<Ask> {
  const { server, answerWith } = createHttpServer()
  let way: Heard['way'] = 'ordinary'
  answerWith((incoming, outgoing) => {
    way = app.direct(incoming, outgoing) ? 'direct' : 'ordinary'
    if (way === 'ordinary') app.listener(incoming, outgoing)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return async (path, headers = {}, method = 'GET') => {
    const sent = Array.isArray(headers) ? headers : { host: 'localhost', ...headers }
    const call = request({ host: '127.0.0.1', port, path, method, headers: sent })
    call.end()
    const { promise, resolve, reject } = Promise.withResolvers<Heard>()
    call.on('error', reject)
    call.on('response', (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const { date: _date, ...rest } = answer.headers
        resolve({
          way,
          status: answer.statusCode ?? 0,
          headers: rest,
          body: Buffer.concat(parts).toString('base64')
        })
      })
    })
    return await promise
  }
}

function cookieOf({ browser }: SignedInFamily): { cookie: string } {
  return { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
}

function json({ body }: Heard): unknown {
  return JSON.parse(Buffer.from(body, 'base64').toString('utf8'))
}

/** A tag that the server has never given: it changes no answer, and asks for the ordinary way. */
const ORDINARY = { 'if-none-match': '"unknown"' }

apiTest('whoever asks, both ways give the same answer with the same headers', async (app) => {
  const ask = await open(app)
  const family = await signedInFamily(app)
  for (let i = 0; i < 8; i++) await addMember(family, { name: `Hana ${'of the long name '.repeat(2)}${i}` })
  const callers: Record<string, string>[] = [
    cookieOf(family),
    cookieOf(await administrator(app)),
    {},
    { cookie: 'tw_session=' },
    { cookie: `other=1; tw_session=${'x'.repeat(43)}` },
    { ...cookieOf(family), 'x-client': 'native' },
    { ...cookieOf(family), 'sec-fetch-site': 'cross-site' },
    { ...cookieOf(family), 'accept-encoding': 'gzip' }
  ]
  expect(DIRECT_PATHS).toContain(api.getMe.path)
  for (const path of DIRECT_PATHS)
    for (const headers of callers) {
      const direct = await ask(path, headers)
      const ordinary = await ask(path, { ...headers, ...ORDINARY })
      expect({ path, asked: headers, ...direct }).toEqual({ path, asked: headers, ...ordinary, way: 'direct' })
      expect(ordinary.way).toBe('ordinary')
    }
  const large = await ask(api.listFamilyMembers.path, { ...cookieOf(family), 'accept-encoding': 'gzip' })
  expect(large).toMatchObject({ way: 'direct', status: 200, headers: { 'content-encoding': 'gzip' } })
  const small = await ask(api.getMe.path, cookieOf(family))
  expect(small.headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-store' })
})

test('however odd the head of a request, its question mark changes nothing about the answer', async () => {
  await using app = await createTestApp({ env: { PUBLIC_URL: 'https://family.example', TRUST_PROXY: '1' } })
  const ask = await open(app)
  const family = await signUpAndIn(app)
  const { token } = await startSession(app.context, family.userId, 'web')
  const name = '__Host-tw_session'
  const good = `${name}=${token}`
  const cookies = [
    [good],
    [`${name}="${token}"`],
    [`${name}=%${token.charCodeAt(0).toString(16)}${token.slice(1)}`],
    [`tw_session=${token}`],
    [`${name} = ${token}\t; x`],
    [`a=${good}; ${name}=${token}`],
    [`${name}=\u00e4; ${good}`],
    [`${name}=; ${good}`],
    [name, good],
    ['x=1', good],
    [`${name}=another`, good],
    [good, `${name}=another`]
  ]
  const others = [
    [],
    ['x-client', 'native'],
    ['x-forwarded-for', '192.0.2.1, junk'],
    ['x-forwarded-for', '192.0.2.1', 'x-forwarded-for', '192.0.2.2'],
    ['accept', 'text/event-stream', 'expect', '100-continue'],
    ['connection', 'upgrade', 'upgrade', 'h2c'],
    ['range', 'bytes=0-3', 'x-http-method-override', 'DELETE']
  ]
  const statuses = new Set<number>()
  for (const host of ['family.example', 'family.example.', '127.0.0.1:5000', 'stranger.example', 'a..b', '-'])
    for (const cookie of cookies)
      for (const other of host === 'family.example' ? others : [[]]) {
        const asked = ['Host', host, ...cookie.flatMap((one) => ['Cookie', one]), ...other]
        const direct = await ask('/api/me', asked)
        const ordinary = await ask('/api/me?', asked)
        expect({ asked, ...direct }).toEqual({ asked, ...ordinary, way: 'direct' })
        expect(ordinary.way).toBe('ordinary')
        statuses.add(direct.status)
      }
  expect(statuses).toEqual(new Set([200, 401, 421]))
})

test('what is unusual about a request sends it the ordinary way', async () => {
  await using app = await createTestApp()
  const ask = await open(app)
  const cookie = cookieOf(await signedInFamily(app))
  const wayOf = async (...asked: Parameters<Ask>) => (await ask(...asked)).way
  expect(await wayOf('/api/me', cookie)).toBe('direct')
  expect(await wayOf('/api/me?userId=another', cookie)).toBe('ordinary')
  expect(await wayOf('/api/me', { ...cookie, origin: 'http://localhost' })).toBe('ordinary')
  expect(await wayOf('/api/me', { ...cookie, authorization: 'Bearer none' })).toBe('ordinary')
  expect(await wayOf('/api/me', { ...cookie, 'content-length': '0' })).toBe('ordinary')
  for (const host of ['a host', 'localhost:99999', '1.2.3.4.5:80', '127.1', 'Localhost'])
    expect(await wayOf('/api/me', { ...cookie, host })).toBe('ordinary')
  for (const host of ['localhost:80', '127.0.0.1:5000', 'talewick.local.'])
    expect(await wayOf('/api/me', { ...cookie, host })).toBe('direct')
  expect(await wayOf('/api/me', ['host', 'localhost', 'cookie', cookie.cookie])).toBe('direct')
  expect(await wayOf('/api/me', ['host', 'localhost', 'cookie', cookie.cookie, 'HOST', 'localhost'])).toBe('ordinary')
  expect(await wayOf('/api/me', cookie, 'HEAD')).toBe('ordinary')
  expect(await wayOf('/api/logout', cookie, 'POST')).toBe('ordinary')
  // And that call, which has no body at all, was one all the same.
  expect(await ask('/api/me', cookie)).toMatchObject({ way: 'direct', status: 401 })
})

apiTest('a session that ends, and an account that goes or changes, are seen by the very next call', async (app) => {
  const ask = await open(app)
  const { db } = app.context
  const family = await signUpAndIn(app)
  const cookie = cookieOf(family)
  const me = async () => await ask('/api/me', cookie)
  const status = async () => (await ask('/api/admin/status', cookie)).status
  expect(await me()).toMatchObject({ way: 'direct', status: 200 })
  expect(await status()).toBe(403)
  await db.updateTable('users').set({ is_admin: 1, first_name: 'Aroha' }).where('id', '=', family.userId).execute()
  expect(json(await me())).toMatchObject({ user: { id: family.userId, firstName: 'Aroha', isAdmin: true } })
  expect(await status()).toBe(200)
  await db.updateTable('users').set({ is_admin: 0 }).where('id', '=', family.userId).execute()
  expect(json(await me())).toMatchObject({ user: { isAdmin: false } })
  expect(await status()).toBe(403)

  const other = await startSession(app.context, family.userId, 'web')
  const elsewhere = { cookie: `tw_session=${other.token}` }
  expect((await ask('/api/me', elsewhere)).status).toBe(200)
  await endOtherSessions(other.userId, db, other.tokenHash)
  expect((await me()).status).toBe(401)
  expect((await ask('/api/me', elsewhere)).status).toBe(200)
  await db.deleteFrom('users').where('id', '=', family.userId).execute()
  expect(await ask('/api/me', elsewhere)).toMatchObject({ way: 'direct', status: 401 })
})

apiTest('what another process writes is seen by the very next call', async (app) => {
  const ask = await open(app)
  const family = await signedInFamily(app)
  const cookie = cookieOf(family)
  const other = await openDatabase(app.context.config.database)
  onTestFinished(() => other.close())
  for (const isAdmin of [1, 0, 1]) {
    await other.db.updateTable('users').set({ is_admin: isAdmin }).where('id', '=', family.userId).execute()
    expect(json(await ask('/api/me', cookie))).toMatchObject({ user: { isAdmin: isAdmin === 1 } })
  }
  await other.db.deleteFrom('sessions').where('user_id', '=', family.userId).execute()
  expect(await ask('/api/me', cookie)).toMatchObject({ way: 'direct', status: 401 })
})

billingTest('a plan that is given or taken back is seen by the very next call', async (app) => {
  const ask = await open(app)
  const family = await signedInFamily(app)
  const plan = async () => meAnswerSchema.parse(json(await ask('/api/me', cookieOf(family)))).user.subscription.status
  const { db, clock } = app.context
  expect(await plan()).toBe('trial')
  const granted_at = clock.now().toISOString()
  await db.insertInto('complimentary_access').values({ user_id: family.userId, granted_at, until: null }).execute()
  expect(await plan()).toBe('complimentary')
  await db.deleteFrom('complimentary_access').where('user_id', '=', family.userId).execute()
  expect(await plan()).toBe('trial')
})

test('the guards of the ordinary way stand at the direct one, and count together', async () => {
  await using app = await createTestApp({ env: { PUBLIC_URL: 'http://family.example', TRUST_PROXY: '1' } })
  const ask = await open(app)
  expect(await ask('/api/voices', { host: 'stranger.example' })).toMatchObject({ way: 'direct', status: 421 })
  expect(await ask('/api/voices', ['host', 'family.example', 'Host', 'stranger.example'])).toMatchObject({
    status: 421
  })
  const stranger = { 'x-forwarded-for': '198.51.100.4' }
  const answers = await Promise.all(
    Array.from({ length: 601 }, (_, i) => ask('/api/voices', i % 2 === 0 ? stranger : { ...stranger, ...ORDINARY }))
  )
  expect(answers.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1)
  expect(await ask('/api/voices', stranger)).toMatchObject({ way: 'direct', status: 429 })
  expect((await ask('/api/voices', { 'x-forwarded-for': '198.51.100.5' })).status).toBe(401)
})

test('a server that is about to end keeps no connection, also of a call that was on its way', async () => {
  await using app = await createTestApp()
  const ask = await open(app)
  const cookie = cookieOf(await signedInFamily(app))
  const { entitlements, running } = app.context
  entitlements.subscriptionOf = () => {
    running.announceEnd()
    return Promise.resolve({ status: 'free', until: null })
  }
  expect(await ask('/api/me', cookie)).toMatchObject({ way: 'direct', status: 200, headers: { connection: 'close' } })
  expect(await ask('/api/me', cookie)).toMatchObject({ way: 'ordinary', headers: { connection: 'close' } })
})

test('every direct call is logged and counted, and one that fails is told whole there and plainly to its caller', async () => {
  await using app = await createTestApp({ env: { METRICS_TOKEN: 'abcdefgh12345678' } })
  const ask = await open(app)
  const cookie = cookieOf(await signedInFamily(app))
  expect((await ask('/api/me', cookie)).status).toBe(200)
  app.context.entitlements.subscriptionOf = () => Promise.reject(new Error('the lamp is out'))
  const failed = await ask('/api/me', cookie)
  expect(failed).toMatchObject({ way: 'direct', status: 500, headers: { 'x-content-type-options': 'nosniff' } })
  expect(json(failed)).toMatchObject({ code: 'internal' })
  const counted = (await app.context.metrics?.read())?.text
  expect(counted).toContain('talewick_request_seconds_count{method="GET",path="/api/me",status="200"} 1')
  expect(counted).toContain('talewick_errors_total{code="internal",status="500"} 1')
  const lines = app.logLines.map((line): unknown => JSON.parse(line))
  expect(lines).toContainEqual(expect.objectContaining({ message: 'request', path: '/api/me', status: 200 }))
  expect(lines).toContainEqual(expect.objectContaining({ message: 'request', path: '/api/me', status: 500 }))
  expect(lines).toContainEqual(
    expect.objectContaining({ message: 'A request failed', error: 'Error: the lamp is out' })
  )
})
