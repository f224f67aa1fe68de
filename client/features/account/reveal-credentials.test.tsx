import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'

import { WelcomeScreen } from '../../screens/welcome.tsx'
import { SessionContext, type SessionState } from '../../session/use-session.ts'

const CREDENTIALS = { email: 'ana@example.org', password: 'K7QX-M2PD-9VTB-4HZC' }
const SESSION: SessionState = {
  status: 'signed-out',
  user: null,
  navigationReady: true,
  start: () => {},
  refresh: async () => {},
  signOut: async () => {}
}

test('the address in the link is filled in, and its sign-in details are shown once', async () => {
  const fetch = answer(() => Response.json({ credentials: CREDENTIALS }))
  const user = show('/welcome?email=ana%40example.org')
  expect(field('Email').value).toBe('ana@example.org')
  await user.click(submit())
  expect((await screen.findByLabelText<HTMLInputElement>('One-time password')).value).toBe(CREDENTIALS.password)
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login?email=ana%40example.org')
  expect(fetch.mock.calls[0]?.[0]).toContain('/api/get-customer-credentials')
  expect(JSON.parse(fetch.mock.calls[0]?.[1]?.body ?? 'null')).toEqual({ email: 'ana@example.org' })
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(CREDENTIALS.password)
})

test('the password can be copied', async () => {
  answer(() => Response.json({ credentials: CREDENTIALS }))
  const user = show('/welcome?email=ana%40example.org')
  await user.click(submit())
  await user.click(await screen.findByRole('button', { name: 'Copy password' }))
  expect(await screen.findByText('Copied')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(CREDENTIALS.password)
})

test('where nothing may be copied the password is marked', async () => {
  answer(() => Response.json({ credentials: CREDENTIALS }))
  const user = show('/welcome?email=ana%40example.org')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await user.click(submit())
  await user.click(await screen.findByRole('button', { name: 'Copy password' }))
  expect(await screen.findByText(/The password is marked/)).toBeTruthy()
  const password = field('One-time password')
  expect([password.selectionStart, password.selectionEnd]).toEqual([0, CREDENTIALS.password.length])
})

test.each(['', '   ', 'ana'])('an address like "%s" is asked for again, and nobody else is', async (typed) => {
  const fetch = answer(() => Response.json({}))
  const user = show('/welcome')
  if (typed !== '') await user.type(field('Email'), typed)
  await user.click(submit())
  expect(screen.getByText('Please enter your email address')).toBeTruthy()
  expect(document.activeElement).toBe(field('Email'))
  expect(fetch).not.toHaveBeenCalled()
})

const REFUSAL = "We can't show sign-in details on this device."

test.each([
  [
    'its own words',
    () => Response.json({ message: REFUSAL, error: REFUSAL, code: 'not_here' }, { status: 403 }),
    REFUSAL
  ],
  [
    'none that can be read',
    () => new Response('<p>Bad gateway', { status: 502 }),
    'No account found. Please check your email or contact support.'
  ]
])('a refusal with %s is told, and what was typed stays', async (_, refuse, message) => {
  answer(refuse)
  const user = show('/welcome?email=ana%40example.org')
  await user.click(submit())
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(field('Email').value).toBe('ana@example.org')
  expect(submit().disabled).toBe(false)
})

test('a server that cannot be reached is told', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  answer(() => {
    throw new TypeError('Failed to fetch')
  })
  const user = show('/welcome?email=ana%40example.org')
  await user.click(submit())
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to check credentials. Please try again.')
})

function show(path: string) {
  const user = userEvent.setup()
  render(
    <SessionContext value={SESSION}>
      <MemoryRouter initialEntries={[path]}>
        <WelcomeScreen />
      </MemoryRouter>
    </SessionContext>
  )
  return user
}

function answer(make: () => Response) {
  const fetch = vi.fn<(url: string, init?: { body?: string }) => Promise<Response>>(async () => make())
  vi.stubGlobal('fetch', fetch)
  return fetch
}

function field(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label)
}

function submit(): HTMLButtonElement {
  return screen.getByRole<HTMLButtonElement>('button', { name: 'Show my sign-in details' })
}
