import { expect, test } from 'vitest'

import { ApiError } from '../../api/api-error.ts'
import { checkPasswords, describePasswordFailure } from './password-change.ts'

test.each([
  ['', '', null],
  ['old one', '', { field: 'newPassword', message: 'Please enter both current and new passwords' }],
  ['', 'new one', { field: 'currentPassword', message: 'Please enter both current and new passwords' }],
  ['old one', '12345', { field: 'newPassword', message: 'Password must be at least 6 characters' }],
  ['x', '123456', 'ready'],
  ['x', 'n'.repeat(128), 'ready'],
  ['x', 'n'.repeat(129), { field: 'newPassword', message: 'Password must be at most 128 characters' }],
  [' ', '      ', 'ready']
])('current %j and new %j', (currentPassword, newPassword, verdict) => {
  expect(checkPasswords({ currentPassword, newPassword })).toEqual(verdict)
})

test('a failure is told in the server’s words, else in ours', () => {
  const body = JSON.stringify({ message: 'Not right', error: 'Not right', code: 'wrong_password' })
  expect(describePasswordFailure(new ApiError(400, body, ''))).toBe('Not right')
  expect(describePasswordFailure(new ApiError(502, '<html>', 'Bad Gateway'))).toBe('Failed to change password')
  expect(describePasswordFailure(new Error('Network error'))).toBe('Something went wrong. Please try again.')
})
