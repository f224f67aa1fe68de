import { renderHook, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'

import { SessionContext, useUser } from '#client/session/use-session.ts'
import { newEmail, PASSWORD } from '../support/builders.ts'
import { failure, renderScreen } from '../support/render-screen.tsx'
import { createTestApp } from '../support/test-app.ts'

type Fault = () => Response

const WITHOUT_WORDS: Fault = () => new Response('<html>', { status: 502 })
const REFUSED: Fault = () => failure(429, 'Too many attempts. Please wait a moment and try again.')
const throws = (error: Error): Fault => {
  return () => {
    throw error
  }
}

/** The failures of §8 that show in a banner: where, which call, what happens to it, and what is said. */
const BANNERS: { path: string; call: string; when: string; fault: Fault; says: string }[] = [
  { when: 'refused', fault: REFUSED, says: 'Too many attempts. Please wait a moment and try again.' },
  { when: 'answered without words', fault: WITHOUT_WORDS, says: 'Failed to create account' },
  {
    when: 'cut off',
    fault: throws(new TypeError('Load failed')),
    says: 'Network error: the server could not be reached'
  },
  { when: 'broken without a word', fault: throws(new Error('')), says: 'An error occurred during signup' }
]
  .map((row) => ({ path: '/signup-form', call: 'POST /api/signup', ...row }))
  .concat(
    [
      { when: 'refused', fault: REFUSED, says: 'Too many attempts. Please wait a moment and try again.' },
      { when: 'answered without words', fault: WITHOUT_WORDS, says: 'Failed to reset password' },
      {
        when: 'cut off',
        fault: throws(new TypeError('Load failed')),
        says: 'Failed to reset password. Please try again.'
      }
    ].map((row) => ({ path: '/reset-password', call: 'POST /api/reset-password', ...row })),
    [
      { when: 'refused', fault: REFUSED, says: 'Too many attempts. Please wait a moment and try again.' },
      {
        when: 'answered without words',
        fault: WITHOUT_WORDS,
        says: 'No account found. Please check your email or contact support.'
      },
      {
        when: 'cut off',
        fault: throws(new TypeError('Load failed')),
        says: 'Failed to check credentials. Please try again.'
      }
    ].map((row) => ({ path: '/welcome', call: 'POST /api/get-customer-credentials', ...row }))
  )

test.each(BANNERS)('$path, $when: “$says”', async ({ path, call, fault, says }) => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  await using app = await createTestApp()
  const { user, path: here } = renderScreen(app, path, {
    answer: (asked) => (asked === call ? fault() : undefined)
  })
  const email = await screen.findByLabelText('Email')
  await user.type(email, newEmail())
  if (path === '/signup-form') await fillSignUp(user)
  await user.click(screen.getByRole('button', { name: /^(?:Create Account|Reset Password|Show my sign-in details)$/ }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(says))
  // Nothing that was typed is lost, and the next attempt is one press away.
  expect(email).not.toHaveValue('')
  expect(email).toBeEnabled()
  expect(here()).toBe(path)
})

test('whoever takes the terms back is told that there is no account without them', async () => {
  await using app = await createTestApp()
  const { user, calls } = renderScreen(app, '/signup-form')
  const terms = await screen.findByRole('checkbox')
  await user.click(terms)
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
  await screen.findByText('First name is required')
  await user.click(terms)
  await waitFor(() => expect(terms).toHaveAccessibleDescription('You must agree to the terms and conditions'))
  expect(screen.getByRole('button', { name: 'Create Account' })).toBeDisabled()
  expect(calls).toEqual([])
})

test('a part of the app that is entered without a session says so', () => {
  const signedOut = { status: 'signed-out', user: null, navigationReady: true } as const
  const session = {
    ...signedOut,
    start: () => undefined,
    refresh: () => Promise.resolve(),
    signOut: () => Promise.resolve()
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionContext.Provider value={session}>{children}</SessionContext.Provider>
  )
  expect(() => renderHook(() => useUser(), { wrapper })).toThrow('User not authenticated')
})

async function fillSignUp(user: UserEvent): Promise<void> {
  await user.type(screen.getByLabelText('First name'), 'Ana')
  await user.type(screen.getByLabelText('Last name'), 'Ngata')
  await user.type(screen.getByLabelText('Password'), PASSWORD)
  await user.click(screen.getByRole('checkbox'))
}
