import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/**
 * Every text of the specification's §8 (and of §5, whose messages are failures too), word for word. Where two readings
 * name the same failure the product says the first one's title with the second one's text; the titles that went with
 * that are in `OTHER_READINGS`.
 */
const CATALOGUE: Record<string, string[]> = {
  general: ['HTTP 503', 'User not authenticated'],
  login: [
    'Login Failed',
    'Invalid email or password',
    'Login Error',
    'Network error. Please check your connection.',
    'Request timed out. Please try again.',
    'Something went wrong. Please try again.',
    'Login Successful',
    'Welcome to Talewick!',
    'Please enter a valid email address',
    'Password is required'
  ],
  'sign-up': [
    'Failed to create account',
    'An error occurred during signup',
    'First name is required',
    'Last name is required',
    'Please enter a valid email',
    'Password must be at least 6 characters',
    'You must agree to the terms and conditions'
  ],
  'stories and audio': [
    'Failed to create story',
    'Please try again later.',
    'Audio Generation Failed',
    'Could not generate audio for this story. Please try again.',
    'Audio Error',
    'Failed to play audio. Please try again.',
    'Playback Error',
    'Could not play audio. Please try again.',
    'Failed to update favorite status.',
    'Failed to delete story.',
    'Updated!',
    'Deleted!',
    'Please select at least one character',
    'Maximum 10 characters allowed per story',
    'Are you sure you want to delete this story? This action cannot be undone.'
  ],
  'family members': [
    'Add Failed',
    'Update Failed',
    'Delete Failed',
    'Family Member Added',
    'Family Member Updated',
    'Family Member Deleted',
    'Please try again or contact support if the issue persists',
    'Unable to save changes. Please try again.',
    'Please try again later',
    'has been added to your family',
    "'s information has been updated",
    'Family member has been removed from your profile',
    'Missing information',
    'Please fill in name, age, and relationship',
    'Are you sure you want to delete this family member? This action cannot be undone.'
  ],
  profile: [
    'Failed to save profile',
    'No user session found',
    'Profile updated successfully!',
    'Failed to delete account',
    'Account deleted successfully',
    'Password Change Failed',
    'Failed to change password',
    'Password Changed',
    'Your password has been updated successfully',
    'Please enter both current and new passwords'
  ],
  'welcome and reset': [
    'No account found. Please check your email or contact support.',
    'Failed to check credentials. Please try again.',
    'Please enter your email address',
    'Failed to reset password',
    'Failed to reset password. Please try again.',
    'A new password was sent to'
  ],
  'landing and admin': [
    'Please accept the terms and conditions to continue',
    'Failed to update playlist. Please try again.',
    'Please provide both playlist ID and name'
  ],
  'design import': [
    'API Token Invalid',
    'Token Test Failed',
    'Unable to test API token',
    'Export failed',
    'Troubleshooting'
  ]
}

/** Titles of the reading that was not chosen; nobody may bring them back beside the chosen ones. */
const OTHER_READINGS = ['Failed to add family member', 'Unable to remove', "'Removed'", "'Success!'"]

const tests = textOf(['tests/journeys', 'tests/e2e', 'client'], /\.(?:test\.tsx?|spec\.ts)$/, /error-catalogue/)
const source = textOf(['client', 'shared'], /\.tsx?$/, /\.test\.tsx?$/)

for (const [part, messages] of Object.entries(CATALOGUE))
  test.each(messages)(`§8 ${part}: a test makes “%s” appear`, (message) => {
    expect(tests.includes(message), 'no test expects it').toBe(true)
  })

test('the readings that were not chosen are nowhere', () => {
  for (const words of OTHER_READINGS) expect(source).not.toContain(words)
})

function textOf(folders: string[], wanted: RegExp, unwanted: RegExp): string {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))
    )
    .filter((file) => wanted.test(file) && !unwanted.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
}
