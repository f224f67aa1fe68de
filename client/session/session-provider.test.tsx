import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'

import { createFakeCaches, type FakeCaches } from '#tests/support/fake-caches.ts'
import { announceSessionEnd } from '../api/session-end.ts'
import { AUDIO_CACHE, familyCache, SHELL_CACHE } from './private-caches.ts'
import { saveUser } from './saved-session.ts'
import { SessionProvider } from './session-provider.tsx'
import { useSession } from './use-session.ts'

/** Says that a recording is among the kept ones; without it, starring would never keep the sound again. */
const RECORD = 'talewick.audio.s1.emma'

let kept: FakeCaches

beforeEach(async () => {
  kept = createFakeCaches()
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

test('a tab that learns something new about the same person, or about the page, stays open', async () => {
  await open(() => Promise.resolve(Response.json({ valid: true })), 'signed-in')
  saveUser({ ...person('u1'), firstName: 'Anahera' })
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'talewick.user' })))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'talewick.textSize' })))
  expect(screen.queryByText('signed-in')).not.toBeNull()
})

async function open(server: () => Promise<Response>, ends: string): Promise<void> {
  vi.stubGlobal('fetch', server)
  saveUser(person('u1'))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SessionProvider>
          <Who />
        </SessionProvider>
      </MemoryRouter>
    </QueryClientProvider>
  )
  await screen.findByText(ends)
  // What is seen is heard a moment later: effects run after the words are there.
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
}

function Who() {
  const { status, start } = useSession()
  return (
    <>
      <p>{status}</p>
      <button type="button" onClick={() => start(person('u1'))}>
        The same
      </button>
      <button type="button" onClick={() => start(person('u2'))}>
        Another
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
