import { PASSWORD_LIMITS, PASSWORD_TOO_LONG, PASSWORD_TOO_SHORT } from '#shared/account.ts'
import { ApiError, serverMessage } from '../../api/api-error.ts'

export interface PasswordDraft {
  currentPassword: string
  newPassword: string
}

export const NO_PASSWORDS: PasswordDraft = { currentPassword: '', newPassword: '' }

export interface PasswordFault {
  field: keyof PasswordDraft
  message: string
}

/** §5: both blank change nothing and say nothing (null); one alone, or too short a new one, is a fault. */
export function checkPasswords({ currentPassword, newPassword }: PasswordDraft): PasswordFault | 'ready' | null {
  if (currentPassword === '' && newPassword === '') return null
  if (currentPassword === '' || newPassword === '')
    return {
      field: currentPassword === '' ? 'currentPassword' : 'newPassword',
      message: 'Please enter both current and new passwords'
    }
  if (newPassword.length < PASSWORD_LIMITS.least) return { field: 'newPassword', message: PASSWORD_TOO_SHORT }
  // Said, not cut off: a password manager would go on to keep the whole one.
  if (newPassword.length > PASSWORD_LIMITS.most) return { field: 'newPassword', message: PASSWORD_TOO_LONG }
  return 'ready'
}

/** §8 "Password Change Failed": the server's words, the answer without words, no answer. */
export function describePasswordFailure(error: unknown): string {
  if (error instanceof ApiError) return serverMessage(error) ?? 'Failed to change password'
  return 'Something went wrong. Please try again.'
}
