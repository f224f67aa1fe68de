import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'

import { userSchema } from '#shared/account.ts'
import { addMember, makeStory, PASSWORD, signUpAndIn } from '../support/builders.ts'
import { installFakeSpeech, removeFakeSpeech } from '../support/fake-speech.ts'
import { failure, renderScreen, renderSignedIn, type Screen } from '../support/render-screen.tsx'
import { createTestApp, type TestApp } from '../support/test-app.ts'

const NEW_PASSWORD = 'two lanterns in the window'
const PAST_RECENT_SIGN_IN = 16 * 60_000

const savedProfile = (): unknown => JSON.parse(localStorage.getItem('talewick.profile') ?? 'null')

async function openProfile(app: TestApp, options: Parameters<typeof renderSignedIn>[2] = {}) {
  const page = await renderSignedIn(app, '/user-profile', options)
  await screen.findByRole('heading', { name: 'My Profile' })
  return page
}

async function toastSays(title: string, text = ''): Promise<void> {
  const toast = (await screen.findByText(title)).closest('li')
  expect(toast?.textContent).toContain(text)
}

async function typePasswords({ user }: Screen, current: string, next: string): Promise<void> {
  const form = within(screen.getByRole('form', { name: 'Change Password' }))
  for (const [label, text] of [
    ['Current password', current],
    ['New password', next]
  ] as const) {
    await user.clear(form.getByLabelText(label))
    if (text !== '') await user.type(form.getByLabelText(label), text)
  }
  await user.click(form.getByRole('button', { name: 'Change Password' }))
}

test('a visitor is sent to the login', async () => {
  await using app = await createTestApp()
  const { path } = renderScreen(app, '/user-profile')
  await screen.findByRole('heading', { name: 'Welcome to Talewick' })
  expect(path()).toBe('/login')
})

test('personal information is read, edited and saved in this browser, and for the account', async () => {
  await using app = await createTestApp()
  const page = await openProfile(app)
  const { user, calls } = page
  const section = within(screen.getByRole('region', { name: 'Personal Information' }))
  expect(section.queryByRole('textbox')).toBeNull()
  section.getByText('Eastern')

  await user.click(section.getByRole('button', { name: 'Edit Profile' }))
  const firstName = section.getByLabelText('First name')
  expect(firstName).toHaveFocus()
  expect(firstName).toHaveValue('Mere')
  expect(section.getByLabelText('Email')).toHaveAttribute('readonly')
  const timezone = section.getByLabelText('Timezone')
  expect(within(timezone).getAllByRole('option')).toHaveLength(21)
  await user.clear(firstName)
  await user.type(firstName, '  Mārama ')
  await user.selectOptions(timezone, 'Auckland')
  const before = calls.length
  await user.click(section.getByRole('button', { name: 'Save Changes' }))

  await toastSays('Profile updated successfully!')
  expect(section.getByRole('button', { name: 'Edit Profile' })).toHaveFocus()
  section.getByText('Mārama')
  section.getByText('Auckland')
  // What is saved here is sent to the account afterwards.
  await waitFor(() => expect(calls.slice(before)).toEqual(['PUT /api/profile']))
  expect(savedProfile()).toMatchObject({ firstName: 'Mārama', lastName: 'Ngata', timezone: 'Auckland' })
})

test('the dashboard greets with the name that was saved', async () => {
  await using app = await createTestApp()
  const { user } = await openProfile(app)
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }))
  await user.clear(screen.getByLabelText('First name'))
  await user.type(screen.getByLabelText('First name'), 'Mārama')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await user.click(screen.getByRole('link', { name: 'Back to Dashboard' }))
  expect(
    await screen.findByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Mārama$/ })
  ).toBeVisible()
})

test('cancelling an edit changes nothing', async () => {
  await using app = await createTestApp()
  const { user } = await openProfile(app)
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }))
  await user.type(screen.getByLabelText('First name'), 'x')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByLabelText('First name')).toBeNull()
  expect(savedProfile()).toBeNull()
})

test('a browser that keeps nothing, and a session that is gone, are both told', async () => {
  await using app = await createTestApp()
  const { user } = await openProfile(app)
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }))
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await toastSays('Failed to save profile', 'Please try again later.')
  screen.getByRole('button', { name: 'Save Changes' })
  full.mockRestore()

  localStorage.removeItem('talewick.currentUserId')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await toastSays('Error', 'No user session found')
  expect(savedProfile()).toBeNull()
})

test('beside the default narrator stands where the sound is made; a far voice of this device is said to be one', async () => {
  await using app = await createTestApp()
  localStorage.setItem(
    'talewick.deviceVoice',
    JSON.stringify({ id: 'en-GB Google UK English Female', name: 'Google UK English Female', isLocal: false })
  )
  installFakeSpeech({ voices: [{ name: 'Google UK English Female', lang: 'en-GB', localService: false }], lateMs: 0 })
  onTestFinished(removeFakeSpeech)
  const { user } = await openProfile(app)
  await screen.findByText('Emma’s sound is made on this server.')
  screen.getByText('On this device Google UK English Female reads instead, over the internet.')
  await screen.findByText(/a voice that your browser fetches from its maker/)
  screen.getByText('Besides, nothing.')
  await user.selectOptions(screen.getByLabelText('Default narrator'), 'maya')
  screen.getByText('Maya’s sound is made on this server.')
  screen.getByRole('button', { name: 'Listen to Maya' })
})

test('notifications and preferences have the defaults of the app and hold at once', async () => {
  await using app = await createTestApp()
  const { user } = await openProfile(app)
  const on = (name: string) => screen.getByRole('switch', { name })
  expect(on('Email notifications')).toBeChecked()
  expect(on('Story reminders')).not.toBeChecked()
  expect(on('Product updates')).toBeChecked()
  expect(on('Autoplay')).toBeChecked()
  expect(on('Dark mode')).not.toBeChecked()
  expect(screen.getByLabelText('Default narrator')).toHaveValue('emma')
  expect(screen.queryByLabelText('Bedtime')).toBeNull()

  await user.click(on('Story reminders'))
  await user.selectOptions(screen.getByLabelText('Bedtime'), '20:30')
  screen.getByText(/on nights without a new story/)
  await user.click(on('Autoplay'))
  await user.click(on('Dark mode'))
  await user.selectOptions(screen.getByLabelText('Default narrator'), 'maya')
  expect(savedProfile()).toMatchObject({
    notifications: { email: true, stories: true, updates: true, bedtime: '20:30' },
    preferences: { defaultNarrator: 'maya', autoPlay: false, darkMode: true }
  })
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-light', 'night'))
  // What the letters go by is the account's.
  const wishes = () => app.context.db.selectFrom('reminders').select(['bedtime', 'time_zone']).execute()
  await waitFor(async () => expect(await wishes()).toEqual([{ bedtime: '20:30', time_zone: 'America/New_York' }]))
})

test('a chosen narrator waits in the form for the next story', async () => {
  await using app = await createTestApp()
  const browser = app.browser()
  localStorage.setItem('talewick.profile', JSON.stringify({ preferences: { defaultNarrator: 'david' } }))
  const { path } = await renderSignedIn(app, '/create-story', {
    browser,
    answer: (call) =>
      call === 'GET /api/family-members'
        ? Response.json([
            {
              id: 'm1',
              userId: 'u',
              name: 'Hana',
              age: 6,
              relationship: 'daughter',
              avatar: 'girl',
              hobbies: [],
              characterTraits: [],
              isGuest: false
            }
          ])
        : undefined
  })
  expect(path()).toBe('/create-story')
  expect(await screen.findByRole('radio', { name: /David/ })).toBeChecked()
})

test('a password is changed, other devices are signed out, and nothing of it stays in the browser', async () => {
  await using app = await createTestApp()
  const page = await openProfile(app)
  const { email } = userSchema.parse(JSON.parse(localStorage.getItem('talewick.user') ?? '{}'))
  const elsewhere = app.browser()
  await elsewhere.send('POST', '/api/login', { email, password: PASSWORD })
  await typePasswords(page, PASSWORD, NEW_PASSWORD)
  await toastSays('Password Changed', 'Your password has been updated successfully')
  expect(screen.getByLabelText('New password')).toHaveValue('')
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/lantern/)
  expect((await elsewhere.get('/api/stories')).status).toBe(401)
  expect((await page.browser.get('/api/stories')).status).toBe(200)
  expect((await app.browser().send('POST', '/api/login', { email, password: NEW_PASSWORD })).status).toBe(200)
})

test('a password change wants both passwords, a long enough new one, and says nothing when both are blank', async () => {
  await using app = await createTestApp()
  const page = await openProfile(app)
  const before = page.calls.length
  await typePasswords(page, '', '')
  expect(screen.queryByRole('alert')).toBeNull()
  await typePasswords(page, PASSWORD, '')
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter both current and new passwords')
  expect(screen.getByLabelText('New password')).toHaveFocus()
  await typePasswords(page, '', NEW_PASSWORD)
  expect(screen.getByLabelText('Current password')).toHaveFocus()
  await typePasswords(page, PASSWORD, '12345')
  expect(screen.getByRole('alert')).toHaveTextContent('Password must be at least 6 characters')
  expect(page.calls.slice(before)).toEqual([])
})

test.each([
  ['a wrong current password', undefined, 'Your current password is not right'],
  ['an answer without words', new Response('<html>', { status: 502 }), 'Failed to change password'],
  ['no network', new TypeError('Load failed'), 'Something went wrong. Please try again.']
])('a password change that fails for %s says so', async (_what, fault, text) => {
  await using app = await createTestApp()
  const page = await openProfile(app, {
    answer: (call) => {
      if (call !== 'POST /api/change-password' || fault === undefined) return undefined
      if (fault instanceof Response) return fault
      throw fault
    }
  })
  await typePasswords(page, 'not the password', NEW_PASSWORD)
  await toastSays('Password Change Failed', text)
  expect(screen.getByLabelText('New password')).toHaveValue(NEW_PASSWORD)
})

test('a password that an older page left in storage is deleted', async () => {
  await using app = await createTestApp()
  localStorage.setItem('talewick.profile', JSON.stringify({ firstName: 'Ana', currentPassword: 'open sesame' }))
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  await openProfile(app)
  await waitFor(() => expect(localStorage.getItem('talewick.profile')).not.toContain('sesame'))
  expect(savedProfile()).toEqual({ firstName: 'Ana' })
})

test('an account is deleted after the question, and the browser forgets everything', async () => {
  await using app = await createTestApp()
  const deleted: string[] = []
  vi.stubGlobal('caches', {
    keys: async () => ['talewick-audio-v1', 'workbox-precache'].filter((name) => !deleted.includes(name)),
    delete: async (name: string) => deleted.push(name) > 0
  })
  const page = await openProfile(app)
  sessionStorage.setItem('draft', 'a story about the sea')
  localStorage.setItem('somebody-else', 'x')
  await page.user.click(screen.getByRole('button', { name: 'Delete Account' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  dialog.getByText('Are you sure you want to delete your account? This action cannot be undone.')
  expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await page.user.click(dialog.getByRole('button', { name: 'Delete Account' }))

  await toastSays('Account deleted successfully')
  await waitFor(() => expect(page.path()).toBe('/'))
  await waitFor(() => expect(localStorage).toHaveLength(0))
  expect(sessionStorage).toHaveLength(0)
  expect(deleted).toEqual(expect.arrayContaining(['talewick-audio-v1', 'workbox-precache']))
  expect(await app.context.db.selectFrom('users').select('id').execute()).toEqual([])
})

test('cancelling keeps the account', async () => {
  await using app = await createTestApp()
  const { user, calls } = await openProfile(app)
  await user.click(screen.getByRole('button', { name: 'Delete Account' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(calls).not.toContain('DELETE /api/delete-account')
})

test('what was agreed to cannot be called off while it is on its way', async () => {
  await using app = await createTestApp()
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const { user } = await openProfile(app, {
    answer: (call) => (call === 'DELETE /api/delete-account' ? promise : undefined)
  })
  await user.click(screen.getByRole('button', { name: 'Delete Account' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Delete Account' }))
  expect(await dialog.findByRole('button', { name: 'Deleting...' })).toBeDisabled()
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await user.keyboard('{Escape}')
  screen.getByRole('alertdialog')
  resolve(undefined)
  await toastSays('Account deleted successfully')
})

test('an account that is gone is not called a failure by a browser that forbids to clear up', async () => {
  await using app = await createTestApp()
  vi.spyOn(console, 'info').mockReturnValue()
  vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('forbidden', 'SecurityError')) })
  const { user, path } = await openProfile(app)
  await user.click(screen.getByRole('button', { name: 'Delete Account' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Delete Account' }))
  await toastSays('Account deleted successfully')
  await waitFor(() => expect(path()).toBe('/'))
  expect(screen.queryByText('Failed to delete account')).toBeNull()
})

test('long after the sign-in the password is asked for once more before anything is deleted', async () => {
  await using app = await createTestApp()
  const { user, path } = await openProfile(app)
  app.clock.advance(PAST_RECENT_SIGN_IN)
  await user.click(screen.getByRole('button', { name: 'Delete Account' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  const confirm = dialog.getByRole('button', { name: 'Delete Account' })
  await user.click(confirm)
  await dialog.findByText('Please sign in again to delete your account.')
  const password = dialog.getByLabelText('Password')
  expect(password).toHaveFocus()
  await user.type(password, 'not it{Enter}')
  await waitFor(() => expect(password).toHaveAccessibleDescription('Invalid email or password'))
  expect(path()).toBe('/user-profile')
  await user.clear(password)
  await user.type(password, PASSWORD)
  await user.click(confirm)
  await toastSays('Account deleted successfully')
  await waitFor(() => expect(path()).toBe('/'))
})

test.each([
  ['with words of the server', failure(503, 'The server is being repaired'), 'The server is being repaired'],
  ['without words', new Response('', { status: 502 }), 'Please try again later.'],
  ['without a network', new TypeError('Load failed'), 'Please try again later.']
])('deleting that fails %s closes the dialog and keeps everything', async (_what, fault, text) => {
  await using app = await createTestApp()
  const { user } = await openProfile(app, {
    answer: (call) => {
      if (call !== 'DELETE /api/delete-account') return undefined
      if (fault instanceof Response) return fault
      throw fault
    }
  })
  await user.click(screen.getByRole('button', { name: 'Delete Account' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Delete Account' }))
  await toastSays('Failed to delete account', text)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(localStorage.getItem('talewick.user')).not.toBeNull()
})

test('everything the server knows is downloaded, after the password where the sign-in is old', async () => {
  await using app = await createTestApp()
  const files: Blob[] = []
  const names: string[] = []
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(file: Blob) {
        files.push(file)
        return 'blob:file'
      }
      static override revokeObjectURL() {}
    }
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const { user } = await openProfile(app)
  app.clock.advance(PAST_RECENT_SIGN_IN)
  await user.click(screen.getByRole('button', { name: 'Download my data' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }))
  dialog.getByText('Please sign in again to download your data.')
  await user.type(dialog.getByLabelText('Password'), `${PASSWORD}{Enter}`)
  await toastSays('Your data is on its way')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Is it you?' })).toBeNull())
  expect(names).toEqual([expect.stringMatching(/^talewick-\d{4}-\d\d-\d\d\.json$/)])
  expect(JSON.parse((await files[0]?.text()) ?? '')).toMatchObject({
    product: 'Talewick',
    profile: { firstName: 'Mere' }
  })
})

test('a file from another account brings its people, its stories and its settings, which hold at once', async () => {
  await using app = await createTestApp()
  const before = await signUpAndIn(app)
  await addMember(before, { name: 'Hana' })
  await makeStory(before)
  const profile = {
    timezone: 'Auckland',
    notifications: { email: true, stories: true, updates: false },
    preferences: { defaultNarrator: 'maya', autoPlay: false, darkMode: true }
  }
  await before.browser.send('PUT', '/api/profile', { profile })
  const text = await (await before.browser.get('/api/export')).text()

  const { user, browser } = await openProfile(app)
  await user.upload(screen.getByLabelText('File with your data'), new File([text], 'talewick.json'))
  await toastSays(
    'Your file is here',
    '1 new story, 1 new in your family, and your settings. What you had is as it was.'
  )
  expect(screen.getByRole('switch', { name: 'Dark mode' })).toBeChecked()
  expect(screen.getByRole('switch', { name: 'Autoplay' })).not.toBeChecked()
  screen.getByText('Auckland')
  expect(document.documentElement.dataset['light']).toBe('night')
  expect(await (await browser.get('/api/profile')).json()).toEqual({ profile })
  expect(await (await browser.get('/api/family-members')).json()).toEqual([expect.objectContaining({ name: 'Hana' })])

  await user.upload(screen.getByLabelText('File with your data'), new File(['[]'], 'other.json'))
  await toastSays('The file was not taken whole', 'This is not a file that was downloaded here')
})

test('the plan is told, and how to cancel it where something is charged', async () => {
  await using app = await createTestApp()
  const { browser } = await openProfile(app)
  const free = within(screen.getByRole('region', { name: 'Subscription' }))
  free.getByText('Everything is included here, and nothing is charged.')
  expect(free.queryByText(/cancel/)).toBeNull()
  expect(free.queryByRole('link')).toBeNull()

  cleanup()
  const user = userSchema.parse(JSON.parse(localStorage.getItem('talewick.user') ?? 'null'))
  const charged = { ...user, subscription: { status: 'trialing', until: null } }
  localStorage.setItem('talewick.user', JSON.stringify(charged))
  renderScreen(app, '/user-profile', { browser })
  await screen.findByText('You are in your free trial.')
  const section = within(screen.getByRole('region', { name: 'Subscription' }))
  section.getByText(/with “cancel” in the subject/)
  const link = new URL(section.getByRole('link').getAttribute('href') ?? '')
  expect([link.protocol, link.pathname, link.searchParams.get('subject')]).toEqual([
    'mailto:',
    'hello@talewick.example',
    'cancel'
  ])
  expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard')
})

test('what a family sets belongs to its account: it is there again after signing out, and on another device', async () => {
  await using app = await createTestApp()
  const { user, browser, path } = await renderSignedIn(app, '/user-profile')
  const { username: email } = userSchema.parse(JSON.parse(localStorage.getItem('talewick.user') ?? '{}'))
  await user.selectOptions(await screen.findByLabelText('Default narrator'), 'Maya')
  await user.click(screen.getByRole('switch', { name: /story reminders/i }))
  await waitFor(async () =>
    expect(await (await browser.get('/api/profile')).json()).toMatchObject({
      profile: { preferences: { defaultNarrator: 'maya' }, notifications: { stories: true } }
    })
  )
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(path()).toBe('/'))
  expect(localStorage.getItem('talewick.profile')).toBeNull()

  // Another device: signed in by hand, with nothing kept here.
  cleanup()
  const elsewhere = renderScreen(app, '/login')
  await elsewhere.user.type(await screen.findByLabelText('Email'), email)
  await elsewhere.user.type(screen.getByLabelText('Password'), PASSWORD)
  await elsewhere.user.click(screen.getByRole('button', { name: 'Sign In' }))
  await waitFor(() =>
    expect(savedProfile()).toMatchObject({
      preferences: { defaultNarrator: 'maya' },
      notifications: { stories: true }
    })
  )
})

test('as it comes, nothing leaves the house, and My Profile says so', async () => {
  await using app = await createTestApp()
  await renderSignedIn(app, '/user-profile')
  const section = await screen.findByRole('region', { name: 'What Leaves the House' })
  await within(section).findByText('Nothing.')
})

test('what cannot be looked up is said, and asked for again', async () => {
  await using app = await createTestApp()
  let fails = true
  const { user } = await renderSignedIn(app, '/user-profile', {
    answer: (call) => (call === 'GET /api/data-sharing' && fails ? failure(503, 'Not now') : undefined)
  })
  await screen.findByText('This could not be looked up')
  fails = false
  const section = screen.getByRole('region', { name: 'What Leaves the House' })
  await user.click(within(section).getByRole('button', { name: 'Try again' }))
  await within(section).findByText('Nothing.')
})
