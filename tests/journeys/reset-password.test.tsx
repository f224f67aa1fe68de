import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

import { failure, renderScreen } from '../support/render-screen.tsx'
import { createTestApp, type TestApp } from '../support/test-app.ts'

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})

async function openReset(app: TestApp, answer?: () => Response) {
  const page = renderScreen(app, '/reset-password', {
    answer: (call) => (call === 'POST /api/reset-password' ? answer?.() : undefined)
  })
  await screen.findByRole('heading', { name: 'Reset Password' })
  return page
}

test('a reset wants an address', async () => {
  await using app = await createTestApp()
  const { user, calls } = await openReset(app)
  const email = screen.getByLabelText('Email')
  expect(email).toHaveAttribute('type', 'email')
  expect(email).toBeRequired()
  await user.click(screen.getByRole('button', { name: 'Reset Password' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter your email address')
  expect(email).toHaveFocus()
  expect(calls).toEqual([])
})

test('after a reset the page says what happened, and goes back to an empty form', async () => {
  await using app = await createTestApp()
  const { user } = await openReset(app, () => Response.json({ message: 'On its way' }))
  await user.type(screen.getByLabelText('Email'), ' Ana@Example.org ')
  await user.click(screen.getByRole('button', { name: 'Reset Password' }))
  await screen.findByText('A new password was sent to ana@example.org if it belongs to an account.')
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(screen.queryByLabelText('New password')).toBeNull()
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login?email=ana%40example.org')

  await user.click(screen.getByRole('button', { name: 'Reset Another Password' }))
  expect(await screen.findByRole('heading', { name: 'Reset Password' })).toHaveFocus()
  expect(screen.getByLabelText('Email')).toHaveValue('')
})

test('a password that comes back is shown once, can be copied, and is kept nowhere', async () => {
  await using app = await createTestApp()
  const { user } = await openReset(app, () => Response.json({ message: '', newPassword: 'AMBER-7LANTERN-42' }))
  await user.type(screen.getByLabelText('Email'), 'ana@example.org')
  await user.click(screen.getByRole('button', { name: 'Reset Password' }))
  expect(await screen.findByLabelText('New password')).toHaveValue('AMBER-7LANTERN-42')
  await user.click(screen.getByRole('button', { name: 'Copy password' }))
  await screen.findByText('Copied')
  expect(await navigator.clipboard.readText()).toBe('AMBER-7LANTERN-42')
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('AMBER')
})

test.each([
  [
    'the server’s words',
    () => failure(429, 'Too many attempts. Please wait a moment and try again.'),
    /^Too many attempts/
  ],
  ['an answer without words', () => new Response('<html>', { status: 502 }), /^Failed to reset password$/],
  [
    'no network',
    () => {
      throw new TypeError('Load failed')
    },
    /^Failed to reset password\. Please try again\.$/
  ]
])('a reset that fails with %s says so and keeps the address', async (_what, answer, words) => {
  await using app = await createTestApp()
  const { user } = await openReset(app, answer)
  await user.type(screen.getByLabelText('Email'), 'ana@example.org')
  await user.click(screen.getByRole('button', { name: 'Reset Password' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words))
  expect(screen.getByRole('alert')).toHaveFocus()
  const form = within(screen.getByRole('form', { name: 'Reset password' }))
  expect(form.getByLabelText('Email')).toHaveValue('ana@example.org')
  expect(form.getByRole('button', { name: 'Reset Password' })).toBeEnabled()
})
