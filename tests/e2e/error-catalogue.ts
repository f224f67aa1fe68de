/**
 * How something is told. Words in braces are filled in by the row that makes it happen: `{words}` are the server's own.
 * `silence` is told to the console alone, or not at all.
 */
export type Shows =
  | { in: 'toast'; kind: 'error' | 'success' | 'missing'; title: string; text?: string }
  | { in: 'banner' | 'field' | 'panel' | 'status' | 'question' | 'log'; text: string }
  | { in: 'silence'; log?: string }

/**
 * THE ERROR CATALOGUE: every message of the specification's §8, and of §5 what a person sees, word for word; the last
 * part is what our own rules say besides. Where two readings name the same failure the product says the first one's
 * title with the second one's text. Each entry is made to happen in a real browser by a row of `error-rows/`; the
 * check in `tests/architecture` finds those that no row makes happen.
 */
export const CATALOGUE = {
  'general: a refused call': log('{status}: {body}'),
  'general: a refused call without a body': log('{status}: {statusText}'),
  'general: calls are logged': log('{call} {status}'),
  'general: a list': panel('HTTP {status}'),
  'general: nobody is signed in': log('User not authenticated'),

  'silent: the session is invalid': silence('The saved session is no longer valid'),
  'silent: the session was not checked': silence('The saved session could not be validated'),
  'silent: the saved user is broken': silence('The saved session could not be read and was cleared'),
  'silent: the welcome is not made': silence('The welcome could not be fetched'),
  'silent: the welcome is not played': silence('The welcome could not be played'),
  'silent: the storage is full': silence(),

  'login: refused': error('Login Failed', '{words}'),
  'login: refused without words': error('Login Failed', 'Invalid email or password'),
  'login: no network': error('Login Error', 'Network error. Please check your connection.'),
  'login: no answer in time': error('Login Error', 'Request timed out. Please try again.'),
  'login: anything else': error('Login Error', 'Something went wrong. Please try again.'),
  'login: success': success('Login Successful', 'Welcome to Talewick!'),
  'login: email': field('Please enter a valid email address'),
  'login: password': field('Password is required'),

  'sign-up: refused': banner('{words}'),
  'sign-up: refused without words': banner('Failed to create account'),
  'sign-up: thrown': banner('{words}'),
  'sign-up: thrown without words': banner('An error occurred during signup'),
  'sign-up: first name': field('First name is required'),
  'sign-up: last name': field('Last name is required'),
  'sign-up: email': field('Please enter a valid email'),
  'sign-up: password': field('Password must be at least 6 characters'),
  'sign-up: terms': field('You must agree to the terms and conditions'),

  'stories: not made': error('Failed to create story', 'Please try again later.'),
  'stories: thrown message': log('Failed to generate story'),
  'stories: audio not made': error(
    'Audio Generation Failed',
    'Could not generate audio for this story. Please try again.'
  ),
  'stories: audio broken': error('Audio Error', 'Failed to play audio. Please try again.'),
  'stories: audio not started': error('Playback Error', 'Could not play audio. Please try again.'),
  'stories: favorite not kept': error('Error', 'Failed to update favorite status.'),
  'stories: not deleted': error('Error', 'Failed to delete story.'),
  'stories: favorite kept': success('Updated!', '{words}'),
  'stories: deleted': success('Deleted!', '{words}'),
  'stories: delete?': question('Are you sure you want to delete this story? This action cannot be undone.'),
  'stories: nobody chosen': banner('Please select at least one character'),
  'stories: nobody chosen, in a toast': missing('Please select at least one character'),
  'stories: too many chosen': banner('Maximum 10 characters allowed per story'),
  'stories: too many chosen, in a toast': missing('Maximum 10 characters allowed per story'),

  'family: not added': error('Add Failed', '{words}'),
  'family: not added, without words': error('Add Failed', 'Please try again or contact support if the issue persists'),
  'family: not updated': error('Update Failed', 'Unable to save changes. Please try again.'),
  'family: not deleted': error('Delete Failed', 'Please try again later'),
  'family: added': success('Family Member Added', '{name} has been added to your family'),
  'family: updated': success('Family Member Updated', "{name}'s information has been updated"),
  'family: deleted': success('Family Member Deleted', 'Family member has been removed from your profile'),
  'family: missing information': missing('Missing information', 'Please fill in name, age, and relationship'),
  'family: delete?': question('Are you sure you want to delete this family member? This action cannot be undone.'),

  'profile: not saved': error('Failed to save profile', 'Please try again later.'),
  'profile: nobody’s': error('Error', 'No user session found'),
  'profile: saved': success('Profile updated successfully!'),
  'profile: account not deleted': error('Failed to delete account', '{words}'),
  'profile: account not deleted, without words': error('Failed to delete account', 'Please try again later.'),
  'profile: account deleted': success('Account deleted successfully'),
  'profile: password not changed': error('Password Change Failed', '{words}'),
  'profile: password not changed, without words': error('Password Change Failed', 'Failed to change password'),
  'profile: password not changed, thrown': error('Password Change Failed', 'Something went wrong. Please try again.'),
  'profile: password changed': success('Password Changed', 'Your password has been updated successfully'),
  'profile: one password': field('Please enter both current and new passwords'),

  'welcome: refused': banner('{words}'),
  'welcome: refused without words': banner('No account found. Please check your email or contact support.'),
  'welcome: thrown': banner('Failed to check credentials. Please try again.'),
  'welcome: email': field('Please enter your email address'),

  'reset: refused': banner('{words}'),
  'reset: refused without words': banner('Failed to reset password'),
  'reset: thrown': banner('Failed to reset password. Please try again.'),
  'reset: success': status('A new password was sent to {email} if it belongs to an account.'),

  'landing: terms': field('Please accept the terms and conditions to continue'),

  'admin: not updated': banner('Failed to update playlist. Please try again.'),
  'admin: missing': banner('Please provide both playlist ID and name'),

  'design import: token invalid': error('API Token Invalid', '{words}'),
  'design import: token not tested': error('Token Test Failed', 'Unable to test API token'),
  'design import: not exported': error('Export failed', '{words}'),
  'design import: not loaded': panel('Troubleshooting'),
  'design import: a token, not a key': field(
    'This looks like an API token, not a file key. Keep it secret, and paste the file URL or key instead.'
  ),

  // Ours: limits that explain themselves, a session that ends in the middle, an age that no person has.
  'ours: a list, unreachable': panel('Network error: the server could not be reached'),
  'ours: too many stories': error('Failed to create story', '{words}'),
  'ours: too many narrations': error('Audio Generation Failed', '{words}'),
  'ours: the browser wants a tap': silence(),
  'ours: an impossible age': missing('Please check the age', 'Age must be between 0 and 120'),
  'ours: a short new password': field('Password must be at least 6 characters'),
  'ours: a screen that does not come': panel('This page did not arrive'),
  'ours: the session has ended': missing('Please sign in again', 'Your session has ended.')
} as const satisfies Record<string, Shows>

export type EntryId = keyof typeof CATALOGUE

/** What no browser can be brought to show, with the test that proves it. */
export const ELSEWHERE = [
  {
    // The guard stands above every screen that asks for a list: only a mistake of ours could get past it.
    entry: 'general: nobody is signed in',
    file: 'tests/journeys/failures.test.tsx'
  }
] as const satisfies readonly { entry: EntryId; file: string }[]

function error(title: string, text: string) {
  return { in: 'toast', kind: 'error', title, text } as const
}

function success(title: string, text?: string) {
  return { in: 'toast', kind: 'success', title, ...(text === undefined ? {} : { text }) } as const
}

function missing(title: string, text?: string) {
  return { in: 'toast', kind: 'missing', title, ...(text === undefined ? {} : { text }) } as const
}

function banner(text: string) {
  return { in: 'banner', text } as const
}

function field(text: string) {
  return { in: 'field', text } as const
}

function panel(text: string) {
  return { in: 'panel', text } as const
}

function status(text: string) {
  return { in: 'status', text } as const
}

function question(text: string) {
  return { in: 'question', text } as const
}

function log(text: string) {
  return { in: 'log', text } as const
}

function silence(told?: string) {
  return { in: 'silence', ...(told === undefined ? {} : { log: told }) } as const
}
