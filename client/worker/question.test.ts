import { expect, test } from 'vitest'

import { readQuestion } from './question.ts'

const ORIGIN = 'https://tales.example'

function ask(method: string, path: string, mode: RequestMode = 'cors') {
  return readQuestion({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN).kind
}

test('the pages of a family are answered without the server', () => {
  for (const page of ['/', '/dashboard', '/create', '/stories', '/stories/', '/login', '/dashboard?from=home'])
    expect([page, ask('GET', page, 'navigate')]).toEqual([page, 'page'])
})

test.each(['/subscribe', '/subscribe/', '/subscribe?x=1', '/admin', '/admin/', '/nowhere', '/stories/7'])(
  'the address %s is the server’s own, and ours where there is none',
  (page) => expect(ask('GET', page, 'navigate')).toBe('server page')
)

test('a call that the browser opens as a page is the server’s alone', () =>
  expect(ask('GET', '/api/export', 'navigate')).toBe('pass'))

test('a form that is sent is no page', () => expect(ask('POST', '/login', 'navigate')).toBe('pass'))

test('of the calls it knows the two lists, the session, and what changes a list', () => {
  expect(readQuestion({ method: 'GET', mode: 'cors', url: `${ORIGIN}/api/stories?userId=u1` }, ORIGIN)).toEqual({
    kind: 'list',
    userId: 'u1'
  })
  const calls = {
    'GET /api/family-members?userId=u1': 'list',
    'GET /api/stories': 'pass',
    'GET /api/stories?userId=': 'pass',
    'GET /api/stories/7?userId=u1': 'list',
    'GET /api/stories/7': 'pass',
    'GET /api/sleep-playlist?userId=u1': 'pass',
    'GET /api/export': 'pass',
    'GET /api/audio/0a.mp3': 'recording',
    'GET /api/tts/0a/timings': 'pass',
    'POST /api/tts': 'pass',
    'POST /api/validate-session': 'session check',
    'POST /api/login': 'pass',
    'POST /api/logout': 'sign-out',
    'POST /api/stories': 'change',
    'PATCH /api/stories/7/favorite': 'story change',
    'DELETE /api/stories/7?userId=u1': 'story change',
    'POST /api/stories/7/parts/0': 'story change',
    'GET /api/stories/7/parts': 'pass',
    'PUT /api/stories/7': 'change',
    'DELETE /api/family-members/7': 'change',
    'GET /assets/main-1.js': 'asset',
    'GET /icon.svg': 'asset',
    'GET /icons/app-192.png': 'asset',
    'GET /manifest.webmanifest': 'pass'
  }
  for (const [call, kind] of Object.entries(calls)) {
    const [method = '', path = ''] = call.split(' ')
    expect([call, ask(method, path)]).toEqual([call, kind])
  }
})

test('other hosts are none of its business', () =>
  expect(ask('GET', 'https://js.stripe.com/assets/v3.js')).toBe('pass'))
