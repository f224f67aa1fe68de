import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'

import { LoginForm } from './login-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

test('whoever signs up sees, and hears, which fields cannot be left out', () => {
  render(<SignUpForm agreed={false} onSuccess={() => {}} />, { wrapper: MemoryRouter })
  expect(markedLabels()).toEqual(['First name', 'Last name', 'Email', 'Password'])
  expect(screen.getAllByRole('textbox').map((field) => field.hasAttribute('required'))).toEqual([true, true, true])
  expect(screen.getByLabelText('Password').hasAttribute('required')).toBe(true)
  expect(screen.getByRole('checkbox').hasAttribute('required')).toBe(true)
})

test('the sign-in marks both of its fields', () => {
  render(<LoginForm email="" verification={null} onSuccess={() => {}} />, { wrapper: MemoryRouter })
  expect(markedLabels()).toEqual(['Email', 'Password'])
  expect(screen.getByRole('textbox', { name: 'Email' }).hasAttribute('required')).toBe(true)
  expect(screen.getByLabelText('Password').hasAttribute('required')).toBe(true)
})

/** The words before the stars (`label[data-required]` in client/styles/app.css). */
function markedLabels(): (string | null)[] {
  return [...document.querySelectorAll('label[data-required]')].map((label) => label.textContent)
}
