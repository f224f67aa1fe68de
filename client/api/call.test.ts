import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { useIsOffline } from '../lib/connection.ts'
import { OFFLINE_MARK } from '../lib/offline-answer.ts'
import { serverMessage } from './api-error.ts'
import { call } from './call.ts'
import { onSessionEnd } from './session-end.ts'

const NEW = { firstName: 'Ana', lastName: 'Ngata', email: 'a@b.nz', password: 'stars9', agreeToTerms: true }

afterEach(() => {
  for (const meta of document.querySelectorAll('meta')) meta.remove()
})

test('a call is made as the contract says: path, query, body, and credentials of the same origin', async () => {
  const asked = answerWith(() => Response.json({ success: true }))
  await call('deleteStory', { params: { id: 'a/b' }, query: { userId: 'u1' } })
  expect(asked).toHaveBeenCalledWith(
    '/api/stories/a%2Fb?userId=u1',
    expect.objectContaining({ method: 'DELETE', credentials: 'include', headers: {} })
  )
  expect(asked.mock.calls[0]?.[1]).not.toHaveProperty('body')
})

test('the error of a failed call is the status, a colon and the body; people are shown its message', async () => {
  answerWith(() => Response.json({ message: 'No room', error: 'No room', code: 'x' }, { status: 409 }))
  const error: unknown = await call('listStories', {}).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ message: '409: {"message":"No room","error":"No room","code":"x"}', status: 409 })
  expect(serverMessage(error)).toBe('No room')

  answerWith(() => new Response('', { status: 502, statusText: 'Bad Gateway' }))
  const empty: unknown = await call('listStories', {}).catch((thrown: unknown) => thrown)
  expect(empty).toMatchObject({ message: '502: Bad Gateway' })
  expect(serverMessage(empty)).toBeNull()
})

test('a 401 ends the session, but not where one is only asked for', async () => {
  const ended = vi.fn<() => void>()
  const stop = onSessionEnd(ended)
  answerWith(() => Response.json({}, { status: 401 }))
  await call('logIn', { body: { email: 'a@b.nz', password: 'x' } }).catch(() => null)
  expect(ended).not.toHaveBeenCalled()
  await call('listStories', {}).catch(() => null)
  expect(ended).toHaveBeenCalledOnce()
  stop()
})

test('every browser’s unreachable server is a network error', async () => {
  answerWith(() => {
    throw new TypeError('Load failed')
  })
  await expect(call('health', {})).rejects.toThrow(/^Network error/)
})

test('every call tells whether there is a network', async () => {
  const isOffline = () => renderHook(useIsOffline).result.current
  answerWith(() => Response.json([], { headers: { [OFFLINE_MARK]: '1' } }))
  await call('listStories', {})
  expect(isOffline(), 'this device has answered').toBe(true)
  answerWith(() => Response.json([]))
  await call('listStories', {})
  expect(isOffline()).toBe(false)
  answerWith(() => {
    throw new TypeError('Failed to fetch')
  })
  await call('listStories', {}).catch(() => null)
  expect(isOffline(), 'nobody has answered').toBe(true)
  answerWith(() => Response.json({}, { status: 409 }))
  await call('listStories', {}).catch(() => null)
  expect(isOffline(), 'a refusal is an answer').toBe(false)
})

test('§3, §7: the specification’s own minimal answers are read, numbers for ids among them', async () => {
  answerWith(() => Response.json({ user: { id: 7, username: 'ana@example.org' } }))
  expect(await call('logIn', { body: { email: 'ana@example.org', password: 'x' } })).toEqual({
    user: {
      id: '7',
      username: 'ana@example.org',
      email: 'ana@example.org',
      firstName: '',
      lastName: '',
      isAdmin: false,
      subscription: { status: 'unknown', until: null }
    }
  })
  const story = { id: 's1', title: 'A', content: 'B', createdAt: '2026-11-20T19:00:00+13:00', isFavorite: true }
  answerWith(() => Response.json([{ ...story, narratorVoice: 'maya' }]))
  expect(await call('listStories', {})).toEqual([
    expect.objectContaining({
      ...story,
      narratorVoice: 'maya',
      createdAt: '2026-11-20T06:00:00.000Z',
      theme: 'Adventure',
      characterNames: []
    })
  ])
  answerWith(() => Response.json({ audioUrl: '/a.mp3' }))
  expect(await call('narrate', { body: { text: 'B', voice: 'emma' } })).toMatchObject({ audioUrl: '/a.mp3' })
  answerWith(() => Response.json({ newPassword: 'x7Kd' }))
  expect(await call('resetPassword', { body: { email: 'a@b.nz' } })).toMatchObject({ newPassword: 'x7Kd' })
})

test.each([[() => Response.json({})], [() => new Response('')], [() => new Response(null, { status: 204 })]])(
  '§7: where an answer is not shown, any that succeeds will do',
  async (answer) => {
    answerWith(answer)
    expect(await call('deleteStory', { params: { id: 's1' } })).toEqual({ success: true })
    expect(await call('setFavorite', { params: { id: 's1' }, body: { isFavorite: true } })).toBeNull()
    expect(await call('signUp', { body: NEW })).toMatchObject({ success: true })
  }
)

test.each([[{ message: 'No room' }], [{ error: 'No room' }]])(
  '§8: a failure of only %j is understood',
  async (body) => {
    answerWith(() => Response.json(body, { status: 409 }))
    expect(serverMessage(await call('listStories', {}).catch((error: unknown) => error))).toBe('No room')
  }
)

test('an answer of another shape is refused', async () => {
  answerWith(() => Response.json([{ id: 1 }]))
  await expect(call('listStories', {})).rejects.toThrow('The server answered in a shape this page does not know')
})

test('a page of somebody who stands between, answered as if all were well, is refused in the same words', async () => {
  answerWith(() => new Response('<h1>Hotel Aurora</h1>'))
  await expect(call('health', {})).rejects.toThrow('The server answered in a shape this page does not know')
})

test('every call is logged, by its pattern: no id and no answer of a family stays on the console', async () => {
  const log = vi.spyOn(console, 'debug').mockImplementation(() => undefined)
  answerWith(() => Response.json({ success: true }))
  await call('deleteStory', { params: { id: 'story-1' }, query: { userId: 'u1' } })
  answerWith(() => {
    throw new TypeError('Load failed')
  })
  await call('health', {}).catch(() => null)
  expect(log.mock.calls).toEqual([
    ['DELETE', '/api/stories/:id', 200, expect.any(Number)],
    ['GET', '/api/health', 'no answer', expect.any(Number)]
  ])
})

test('inside the native wrapper no cookie travels', async () => {
  vi.stubGlobal('Capacitor', { isNativePlatform: () => true })
  const asked = answerWith(() => Response.json([]))
  await call('listStories', {})
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', headers: { 'x-client': 'native' } })
})

test('a page of our own server asks its own origin, whatever its port', async () => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="api-base" content="">')
  const asked = answerWith(() => Response.json([]))
  await call('listStories', {})
  expect(asked.mock.calls[0]?.[0]).toBe('/api/stories')
})

function answerWith(answer: () => Response) {
  const fake = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => answer())
  vi.stubGlobal('fetch', fake)
  return fake
}
