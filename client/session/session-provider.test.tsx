import { QueryClient } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, Suspense } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'

import { createFakeCaches, type FakeCaches } from '#tests/support/fake-caches.ts'
import { createKeptAnswers, KeptAnswersContext, type KeptAnswers } from '../api/kept-answers.ts'
import { announceSessionEnd } from '../api/session-end.ts'
import { AUDIO_CACHE, familyCache, SHELL_CACHE } from './private-caches.ts'
import { RequireSession } from './require-session.tsx'
import { saveUser } from './saved-session.ts'
import { SessionProvider } from './session-provider.tsx'
import { useSession } from './use-session.ts'
import { noteCheckout } from './use-user-refresh.ts'

/** Says that a recording is among the kept ones; without it, starring would never keep the sound again. */
const RECORD = 'talewick.audio.s1.emma'

let kept: FakeCaches
let answers: KeptAnswers

beforeEach(async () => {
  kept = createFakeCaches()
  answers = createKeptAnswers()
  vi.stubGlobal('caches', kept)
  vi.spyOn(console, 'info').mockReturnValue()
  for (const name of [SHELL_CACHE, AUDIO_CACHE, familyCache('u1')]) await kept.open(name)
  localStorage.setItem(RECORD, '{}')
})

test('a valid session keeps what it has', async () => {
  await open(() => Promise.resolve(Response.json({ valid: true })), 'signed-in')
  expect(await kept.keys()).toHaveLength(3)
  expect(localStorage.getItem(RECORD)).toBe('{}')
})

test('a session that ends while the page is open leaves only the pages, and no word of what was kept', async () => {
  await open(() => Promise.resolve(Response.json({ valid: true })), 'signed-in')
  act(() => announceSessionEnd())
  await screen.findByText('signed-out')
  expect(Object.keys(localStorage)).toEqual([])
  expect(await kept.keys()).toEqual([SHELL_CACHE])
})

test('what screens were answered is forgotten with the session', async () => {
  const client = answers.client(() => new QueryClient())
  client.setQueryData(['stories'], ['The lantern that would not sleep'])
  await open(() => Promise.resolve(Response.json({ valid: true })), 'signed-in')
  expect(client.getQueryData(['stories'])).toHaveLength(1)
  act(() => announceSessionEnd())
  await screen.findByText('signed-out')
  expect(client.getQueryData(['stories'])).toBeUndefined()
})

test('a session that the server has ended leaves only the pages on this device', async () => {
  await open(() => Promise.resolve(Response.json({ valid: false })), 'signed-out')
  expect(Object.keys(localStorage)).toEqual([])
  expect(await kept.keys()).toEqual([SHELL_CACHE])
})

test('an unreachable server signs out and says nothing about what is kept', async () => {
  await open(() => Promise.reject(new TypeError('Failed to fetch')), 'signed-out')
  expect(Object.keys(localStorage)).toEqual([RECORD])
  expect(await kept.keys()).toHaveLength(3)
})

test.each([500, 429, 503])('a check that is answered %i says nothing about what is kept either', async (status) => {
  await open(() => Promise.resolve(Response.json({ message: 'Not now' }, { status })), 'signed-out')
  expect(Object.keys(localStorage)).toEqual([RECORD])
  expect(await kept.keys()).toHaveLength(3)
})

test('leaving the page while the session is checked signs nobody out', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const first = Promise.withResolvers<Response>()
  // It may be refused before the page listens to it.
  first.promise.catch(() => undefined)
  const answers = [() => first.promise, () => Promise.resolve(Response.json({ valid: true }))]
  await open(() => answers.shift()?.() ?? Promise.reject(new TypeError('Failed to fetch')), 'checking')
  window.dispatchEvent(new Event('beforeunload'))
  first.reject(new TypeError('Failed to fetch'))
  await act(() => vi.advanceTimersByTimeAsync(100))
  screen.getByText('checking')
  expect(localStorage.getItem('talewick.currentUserId')).toBe('u1')
  // It was a download: the page is still here, and asks once more.
  await act(() => vi.advanceTimersByTimeAsync(5000))
  await screen.findByText('signed-in')
  vi.useRealTimers()
})

test('the next person on this device does not keep the last one’s stories', async () => {
  await open(() => Promise.reject(new TypeError('Failed to fetch')), 'signed-out')
  await userEvent.click(screen.getByRole('button', { name: 'The same' }))
  await waitFor(() => expect(localStorage.getItem('talewick.currentUserId')).toBe('u1'))
  expect(await kept.keys()).toHaveLength(3)
  expect(localStorage.getItem(RECORD)).toBe('{}')
  await userEvent.click(screen.getByRole('button', { name: 'Another' }))
  await waitFor(async () => expect(await kept.keys()).toEqual([SHELL_CACHE]))
  expect(Object.keys(localStorage).toSorted()).toEqual(['talewick.currentUserId', 'talewick.user'])
})

test.each([
  ['signs out', () => localStorage.removeItem('talewick.user'), 'talewick.user'],
  ['deletes the account', () => localStorage.clear(), null],
  ['signs somebody else in', () => saveUser(person('u2')), 'talewick.user']
])('when another tab %s, this one shows the family no longer', async (_what, change, key) => {
  await open(() => Promise.resolve(Response.json({ valid: true })), 'signed-in')
  change()
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
  expect(screen.queryByText('signed-out')).not.toBeNull()
})

test('what somebody saved of themselves is not the next person’s', async () => {
  await open(() => Promise.resolve(Response.json({ valid: true })), 'signed-in')
  localStorage.setItem('talewick.profile', '{"firstName":"Anahera"}')
  await userEvent.click(screen.getByRole('button', { name: 'The same' }))
  expect(localStorage.getItem('talewick.profile')).toContain('Anahera')
  // Without a way to keep recordings too: on a page without https there is none.
  Reflect.deleteProperty(globalThis, 'caches')
  await userEvent.click(screen.getByRole('button', { name: 'Another' }))
  await waitFor(() => expect(Object.keys(localStorage).toSorted()).toEqual(['talewick.currentUserId', 'talewick.user']))
})

test.each([
  ['is not valid', () => Response.json({ valid: false })],
  ['could not be checked', () => Response.error()]
])('a sign-in is not undone when it is found later that the session before it %s', async (_what, answer) => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  await open(() => promise, 'checking')
  await userEvent.click(screen.getByRole('button', { name: 'Another' }))
  screen.getByText('signed-in')
  resolve(answer())
  await act(() => promise.then(() => new Promise((done) => setTimeout(done, 20))))
  screen.getByText('signed-in')
  expect(localStorage.getItem('talewick.currentUserId')).toBe('u2')
})

test('a page that Back brings to life again knows that somebody has signed out meanwhile', async () => {
  await open(() => Promise.resolve(Response.json({ valid: true })), 'signed-in')
  const show = (persisted: boolean) =>
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))
  show(true)
  screen.getByText('signed-in')
  localStorage.clear()
  show(true)
  screen.getByText('signed-out')
})

test('a sign-out that the server could not hear of is told as soon as it can be', async () => {
  const calls: string[] = []
  let isOffline = false
  const server = (address: string | URL | Request) => {
    const { pathname } = new URL(address instanceof Request ? address.url : address, 'http://localhost')
    if (isOffline) return Promise.reject(new TypeError('Failed to fetch'))
    calls.push(pathname)
    return Promise.resolve(
      pathname === '/api/logout' ? Response.json({ success: true }) : Response.json({ valid: true })
    )
  }
  await open(server, 'signed-in')
  isOffline = true
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  await screen.findByText('signed-out')
  await waitFor(() => expect(console.info).toHaveBeenCalledWith(expect.stringContaining('sign-out'), expect.anything()))
  expect(calls).not.toContain('/api/logout')
  isOffline = false
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(calls.filter((path) => path === '/api/logout')).toHaveLength(1))
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([]))
  act(() => void window.dispatchEvent(new Event('online')))
  expect(calls.filter((path) => path === '/api/logout')).toHaveLength(1)
})

test('whoever signs in keeps their session, whatever was owed for another', async () => {
  await open(() => Promise.reject(new TypeError('Failed to fetch')), 'signed-out')
  localStorage.setItem('talewick-sign-out-owed', 'yes')
  await userEvent.click(screen.getByRole('button', { name: 'Another' }))
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json({ success: true })))
  vi.stubGlobal('fetch', fetch)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(localStorage.getItem('talewick-sign-out-owed')).toBeNull()
  expect(fetch).not.toHaveBeenCalled()
})

test('the family’s screen goes with the sign-out, even while the front page is still on its way', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ valid: true })))
  saveUser(person('u1'))
  const Landing = lazy(() => new Promise<never>(() => {}))
  render(
    <KeptAnswersContext value={answers}>
      <MemoryRouter initialEntries={['/dashboard']}>
        <SessionProvider>
          <Suspense>
            <Routes>
              <Route path="/" element={<Landing />} />
              <Route path="/login" element={<p>the sign-in</p>} />
              <Route element={<RequireSession />}>
                <Route path="/dashboard" element={<Who />} />
              </Route>
            </Routes>
          </Suspense>
        </SessionProvider>
      </MemoryRouter>
    </KeptAnswersContext>
  )
  await screen.findByText('signed-in')
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByText('the sign-in')).toBeNull()
})

test('a tab that learns something new about the same person, or about the page, stays open', async () => {
  await open(() => Promise.resolve(Response.json({ valid: true })), 'signed-in')
  saveUser({ ...person('u1'), firstName: 'Anahera' })
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'talewick.user' })))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'talewick.textSize' })))
  expect(screen.queryByText('signed-in')).not.toBeNull()
})

test('what the server says of the user at the start takes the place of what was saved', async () => {
  const now = { ...person('u1'), firstName: 'Anahera', isAdmin: true, subscription: { status: 'active', until: null } }
  await open((address) => Promise.resolve(Response.json(isMe(address) ? { user: now } : { valid: true })), 'signed-in')
  await screen.findByText('Anahera, active, admin')
  expect(JSON.parse(localStorage.getItem('talewick.user') ?? '')).toEqual(now)
})

test('whoever comes back from a payment page finds the plan that was bought there', async () => {
  let status = 'trialing'
  let asked = 0
  await open((address) => {
    if (!isMe(address)) return Promise.resolve(Response.json({ valid: true }))
    asked += 1
    return Promise.resolve(Response.json({ user: { ...person('u1'), subscription: { status, until: null } } }))
  }, 'signed-in')
  await waitFor(() => expect(asked).toBe(1))
  status = 'active'
  const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))
  comeBack()
  expect(asked).toBe(1)
  noteCheckout()
  comeBack()
  await screen.findByText('Ana, active')
})

test('an answer about somebody else, or none, changes nothing', async () => {
  const user = { ...person('u2'), isAdmin: true }
  await open((address) => Promise.resolve(Response.json(isMe(address) ? { user } : { valid: true })), 'signed-in')
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }))
  screen.getByText('Ana, trialing')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }))
  screen.getByText('Ana, trialing')
  expect(localStorage.getItem('talewick.currentUserId')).toBe('u1')
})

function isMe(address: string | URL | Request): boolean {
  return String(address instanceof Request ? address.url : address).endsWith('/api/me')
}

async function open(server: (address: string | URL | Request) => Promise<Response>, ends: string): Promise<void> {
  vi.stubGlobal('fetch', server)
  saveUser(person('u1'))
  render(
    <KeptAnswersContext value={answers}>
      <MemoryRouter>
        <SessionProvider>
          <Who />
        </SessionProvider>
      </MemoryRouter>
    </KeptAnswersContext>
  )
  await screen.findByText(ends)
  // What is seen is heard a moment later: effects run after the words are there.
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
}

function Who() {
  const { status, user, start, refresh, signOut } = useSession()
  return (
    <>
      <p>{status}</p>
      {user !== null && <p>{`${user.firstName}, ${user.subscription.status}${user.isAdmin ? ', admin' : ''}`}</p>}
      <button type="button" onClick={() => void refresh()}>
        Ask again
      </button>
      <button type="button" onClick={() => start(person('u1'))}>
        The same
      </button>
      <button type="button" onClick={() => start(person('u2'))}>
        Another
      </button>
      <button type="button" onClick={() => void signOut()}>
        Sign out
      </button>
    </>
  )
}

function person(id: string) {
  return {
    id,
    username: `${id}@example.org`,
    email: `${id}@example.org`,
    firstName: 'Ana',
    lastName: 'Ngata',
    isAdmin: false,
    subscription: { status: 'trialing', until: null }
  }
}
