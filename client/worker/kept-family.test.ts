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

const PAGE = `${LIST}&view=summary`
const summary = (id: string, isFavorite = false) => ({ id, title: `Story ${id}`, opening: 'Once', isFavorite })
const STAR = { id: '7', change: 'star' } as const

async function afterChange(
  request: Request,
  change: Parameters<ReturnType<typeof create>['changeStory']>[1],
  answer: () => Response
) {
  const family = create()
  network = () =>
    Promise.resolve(Response.json({ stories: [summary('6', true), summary('7')], total: 2, favorites: 1 }))
  await family.list(new Request(PAGE), 'u1', hold)
  const asked: string[] = []
  network = ({ method }) => {
    asked.push(method)
    return Promise.resolve(answer())
  }
  const held: Promise<unknown>[] = []
  await family.changeStory(request, change, (work) => held.push(work))
  await Promise.all(held)
  network = nobody
  return { family, asked, page: (await answerOf(family.list(new Request(PAGE), 'u1', hold))).body }
}
const star = (isFavorite: boolean) =>
  new Request(`${ORIGIN}/api/stories/7/favorite`, {
    method: 'PATCH',
    body: JSON.stringify({ isFavorite, userId: 'u1' })
  })

test('a star is there in an evening without a network, though no page was fetched again', async () => {
  const row = { ...summary('7', true), opening: undefined, content: 'Once there was a snail.' }
  const { family, asked, page } = await afterChange(star(true), STAR, () => Response.json(row))
  expect(asked).toEqual(['PATCH'])
  expect(page).toEqual({
    stories: [summary('6', true), { ...summary('7', true), opening: 'Once there was a snail.' }],
    total: 2,
    favorites: 2
  })
  const story = await family.list(new Request(`${ORIGIN}/api/stories/7?userId=u1`), 'u1', hold)
  expect(await story.json()).toMatchObject({ isFavorite: true, content: 'Once there was a snail.' })
})

test('a star on a story of a later page brings it to the first, and a server that answers nothing is believed', async () => {
  const row = { ...summary('90', true), content: 'Far.' }
  const later = await afterChange(star(true), { ...STAR, id: '90' }, () => Response.json(row))
  expect(later.page).toMatchObject({ stories: [{ id: '90', opening: 'Far.' }, { id: '6' }, { id: '7' }], favorites: 2 })
  const silent = await afterChange(star(true), STAR, () => new Response(null, { status: 204 }))
  expect(silent.page).toMatchObject({ stories: [{ id: '6' }, { id: '7', isFavorite: true }], favorites: 2 })
})

test('a part that is said differently is so without a network too; one that is not there deletes nothing', async () => {
  const retold = () =>
    new Request(`${ORIGIN}/api/stories/7/parts/0`, {
      method: 'POST',
      body: JSON.stringify({ paragraph: 'Once.', to: 'other', userId: 'u1' })
    })
  const change = { id: '7', change: 'text' } as const
  const row = { ...summary('7'), opening: undefined, content: 'Twice there was a snail.' }
  const { family, page } = await afterChange(retold(), change, () => Response.json(row))
  expect(page).toMatchObject({ stories: [{ id: '6' }, { id: '7', opening: 'Twice there was a snail.' }], total: 2 })
  const story = await family.list(new Request(`${ORIGIN}/api/stories/7?userId=u1`), 'u1', hold)
  expect(await story.json()).toMatchObject({ content: 'Twice there was a snail.' })
  const absent = await afterChange(retold(), change, () => Response.json({ message: 'gone' }, { status: 404 }))
  expect(absent.page).toMatchObject({ total: 2 })
})

test('a deletion takes the story out of what is kept, also where another window was faster', async () => {
  for (const status of [200, 404]) {
    const request = new Request(`${ORIGIN}/api/stories/6?userId=u1`, { method: 'DELETE' })
    const { page } = await afterChange(request, { id: '6', change: 'deletion' }, () => Response.json({}, { status }))
    expect(page).toEqual({ stories: [summary('7')], total: 1, favorites: 0 })
  }
})

test('what the server refuses changes nothing that is kept', async () => {
  const { page } = await afterChange(star(true), STAR, () => Response.json({}, { status: 500 }))
  expect(page).toMatchObject({ stories: [summary('6', true), summary('7')], favorites: 1 })
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
