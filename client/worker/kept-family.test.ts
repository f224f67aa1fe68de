import { beforeEach, expect, test, vi } from 'vitest'

import { OFFLINE_MARK } from '#client/lib/offline-answer.ts'
import { AUDIO_CACHE, familyCache, SHELL_CACHE } from '#client/session/private-caches.ts'
import { createFakeCaches, type FakeCaches } from '#tests/support/fake-caches.ts'
import { createKeptFamily } from './kept-family.ts'

const ORIGIN = 'http://localhost'
const LIST = `${ORIGIN}/api/stories?userId=u1`

let kept: FakeCaches
let network: (request: Request) => Promise<Response>
let now: number

beforeEach(() => {
  kept = createFakeCaches()
  vi.stubGlobal('caches', kept)
  network = server
  now = 1_000_000
})

test('a list that was seen is there without a network, for its own family only', async () => {
  const family = create()
  expect(await (await family.list(new Request(LIST), 'u1', hold)).json()).toEqual(['GET /api/stories'])
  network = nobody
  const answer = await family.list(new Request(LIST), 'u1', hold)
  expect(answer.headers.get(OFFLINE_MARK)).toBe('1')
  expect(await answer.json()).toEqual(['GET /api/stories'])
  await expect(family.list(new Request(`${ORIGIN}/api/stories?userId=u2`), 'u2', hold)).rejects.toThrow('nobody')
})

test('what the server refuses is not kept, and a session that has ended takes everything with it', async () => {
  const family = create()
  await family.list(new Request(LIST), 'u1', hold)
  network = refuse(500)
  await family.list(new Request(LIST), 'u1', hold)
  expect(kept.addresses(familyCache('u1'))).toEqual([LIST])
  network = refuse(401)
  expect((await family.list(new Request(LIST), 'u1', hold)).status).toBe(401)
  network = nobody
  await expect(family.list(new Request(LIST), 'u1', hold)).rejects.toThrow('nobody')
})

test('after a change the old list is not shown to a family that only has a slow network', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const family = create()
  await family.list(new Request(LIST), 'u1', hold)
  now += 10
  family.noteChange()
  network = async (request) => {
    await new Promise((resolve) => setTimeout(resolve, 8000))
    return Response.json([`new ${request.method}`])
  }
  const answer = family.list(new Request(LIST), 'u1', hold)
  await vi.advanceTimersByTimeAsync(8000)
  expect(await (await answer).json()).toEqual(['new GET'])
  vi.useRealTimers()
  network = nobody
  now += 10
  family.noteChange()
  expect(await (await family.list(new Request(LIST), 'u1', hold)).json(), 'and without one it is').toEqual(['new GET'])
})

test('a session that the server called valid stays so while the server cannot be reached', async () => {
  const family = create()
  network = nobody
  await expect(family.checkSession(check('u1'), hold), 'it never did').rejects.toThrow('nobody')
  network = server
  expect(await answerOf(family.checkSession(check('u1'), hold))).toEqual({ body: { valid: true }, offline: false })
  network = nobody
  expect(await answerOf(family.checkSession(check('u1'), hold))).toEqual({ body: { valid: true }, offline: true })
  await expect(family.checkSession(check('u2'), hold), 'nor to somebody else').rejects.toThrow('nobody')
  now += 31 * 86_400_000
  await expect(family.checkSession(check('u1'), hold), 'nor for ever').rejects.toThrow('nobody')
})

test('nobody who signed out is signed in again by a missing network', async () => {
  const family = create()
  await family.keep('u1')
  await (await kept.open(AUDIO_CACHE)).put('/api/audio/a.mp3', new Response('sound'))
  await kept.open(SHELL_CACHE)
  await family.clear()
  expect(await kept.keys()).toEqual([SHELL_CACHE])
  network = nobody
  await expect(family.checkSession(check('u1'), hold)).rejects.toThrow('nobody')
})

test('nor is one whose session the server has ended', async () => {
  const family = create()
  await family.keep('u1')
  network = () => Promise.resolve(Response.json({ valid: false }))
  expect(await answerOf(family.checkSession(check('u1'), hold))).toEqual({ body: { valid: false }, offline: false })
  network = nobody
  await expect(family.checkSession(check('u1'), hold)).rejects.toThrow('nobody')
})

test.each([500, 429, 403])('a session check that answers %i erases nothing of the family', async (status) => {
  const family = create()
  await family.keep('u1')
  network = refuse(status)
  await family.checkSession(check('u1'), hold)
  network = nobody
  expect(await answerOf(family.checkSession(check('u1'), hold))).toEqual({ body: { valid: true }, offline: true })
})

test('a session check that answers 401 erases the family', async () => {
  const family = create()
  await family.keep('u1')
  network = refuse(401)
  await family.checkSession(check('u1'), hold)
  expect(await kept.keys()).toEqual([])
})

test('an answer that comes after the sign-out is not kept', async () => {
  const family = create()
  const slow = Promise.withResolvers<Response>()
  network = () => slow.promise
  const asked = family.list(new Request(LIST), 'u1', hold)
  await family.clear()
  slow.resolve(Response.json([]))
  await asked
  expect(await kept.keys()).toEqual([])
})

test('a new device keeps both lists and the session at once, and asks for nothing twice', async () => {
  const asked: string[] = []
  network = (request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`)
    return server(request)
  }
  const family = create()
  await family.keep('u1')
  await family.keep('u1')
  expect(asked).toEqual(['GET /api/stories', 'GET /api/family-members', 'POST /api/validate-session'])
  expect(kept.addresses(familyCache('u1'))).toHaveLength(3)
})

test('a body that names nobody goes to the server as it is', async () => {
  const broken = new Request(`${ORIGIN}/api/validate-session`, { method: 'POST', body: '{' })
  expect(await (await create().checkSession(broken, hold)).json()).toEqual({ valid: true })
  expect(await kept.keys()).toEqual([])
})

function create() {
  return createKeptFamily(
    (request) => network(request),
    ORIGIN,
    () => now
  )
}

function server({ method, url }: Request): Promise<Response> {
  const { pathname } = new URL(url)
  return Promise.resolve(
    Response.json(pathname === '/api/validate-session' ? { valid: true } : [`${method} ${pathname}`])
  )
}

function nobody(): Promise<Response> {
  return Promise.reject(new TypeError('nobody'))
}

function refuse(status: number) {
  return () => Promise.resolve(Response.json({}, { status }))
}

function check(userId: string): Request {
  return new Request(`${ORIGIN}/api/validate-session`, { method: 'POST', body: JSON.stringify({ userId }) })
}

async function answerOf(asked: Promise<Response>) {
  const answer = await asked
  const body: unknown = await answer.json()
  return { body, offline: answer.headers.has(OFFLINE_MARK) }
}

function hold(): void {
  // Nothing falls asleep in a test.
}
