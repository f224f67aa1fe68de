import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { newEmail, PASSWORD, signUpForm } from '../support/builders.ts'
import { fakeMailer } from '../support/fake-mailer.ts'
import { failure, renderScreen, renderSignedIn } from '../support/render-screen.tsx'
import { createTestApp } from '../support/test-app.ts'

test('a parent signs up, goes to the login with the address filled in, signs in and is at home half a second later', async () => {
  await using app = await createTestApp({ overrides: { mailer: fakeMailer(true) } })
  const email = newEmail()
  const { user, path } = renderScreen(app, '/signup-form')

  const create = await screen.findByRole('button', { name: 'Create Account' })
  expect(create).toBeDisabled()
  await user.type(screen.getByLabelText('First name'), 'Mārama')
  await user.type(screen.getByLabelText('Last name'), 'Rangi')
  await user.type(screen.getByLabelText('Email'), email)
  await user.type(screen.getByLabelText('Password'), PASSWORD)
  await user.click(screen.getByRole('checkbox'))
  expect(create).toBeEnabled()
  await user.click(create)

  const welcome = await screen.findByRole('heading', { name: 'Welcome' })
  expect(welcome).toHaveFocus()
  screen.getByText(
    'Your account has been created successfully. Check your email for login credentials and welcome instructions.'
  )
  await user.click(screen.getByRole('link', { name: 'Go to Login' }))

  await screen.findByRole('heading', { name: 'Welcome to Talewick' })
  screen.getByText('Sign in to your account')
  expect(screen.getByLabelText('Email')).toHaveValue(email)
  await user.type(screen.getByLabelText('Password'), PASSWORD)
  const pathAtToast = pathWhenShown('Login Successful', path)
  await user.click(screen.getByRole('button', { name: 'Sign In' }))

  expect(await pathAtToast, 'the dashboard follows, it does not come at once').toBe('/login')
  screen.getByText('Welcome to Talewick!')
  expect(screen.queryByText(/You are signed in as/)).toBeNull()
  await waitFor(() => expect(path()).toBe('/dashboard'))
  await screen.findByRole('heading', { name: /Mārama/ })
  expect(JSON.parse(localStorage.getItem('talewick.user') ?? '{}')).toMatchObject({ username: email })
  expect(localStorage.getItem('talewick.user')).not.toContain(PASSWORD)
})

/** Where the page is as soon as a text appears: on a busy machine half a second is over before the test looks. */
async function pathWhenShown(text: string, path: () => string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const observer = new MutationObserver(() => {
    if (screen.queryByText(text) !== null) resolve(path())
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return promise.finally(() => observer.disconnect())
}

test('where no mail leaves the server nobody waits for a letter: one press, and the family is at home', async () => {
  await using app = await createTestApp({ overrides: { mailer: fakeMailer(false) } })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { user, path } = renderScreen(app, '/signup-form', {
    answer: async (call) => {
      if (call === 'GET /api/family-members') await released
      return undefined
    }
  })
  await user.type(await screen.findByLabelText('First name'), 'Mārama')
  await user.type(screen.getByLabelText('Last name'), 'Rangi')
  await user.type(screen.getByLabelText('Email'), newEmail())
  await user.type(screen.getByLabelText('Password'), PASSWORD)
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
  await screen.findByText(/no letter has to be read first/)
  expect(screen.queryByText(/Check your email/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Begin tonight’s story' }))
  await waitFor(() => expect(path()).toBe('/dashboard'))
  await screen.findByRole('heading', { name: /Mārama/ })
  // Before the family's list is here: nothing that leads elsewhere stands under the parent's thumb meanwhile.
  await user.type(screen.getByLabelText('Who is in your family?'), 'Isla 5')
  expect(screen.queryByRole('button', { name: 'Create Story' })).toBeNull()
  release()
  await screen.findByText('0 stories')
  expect(screen.getByLabelText('Who is in your family?')).toHaveValue('Isla 5')
})

test.each([
  ['takes money', 'on', 'Start Your Free Trial'],
  ['takes none', 'off', 'Free here: no card, no trial that ends.']
])('the sign-up form of a server that %s says so', async (_what, mode, says) => {
  await using app = await createTestApp()
  const told = document.createElement('meta')
  told.name = 'billing'
  told.content = JSON.stringify({ mode })
  document.head.append(told)
  try {
    renderScreen(app, '/signup-form')
    await screen.findByRole('heading', { name: 'Create Account' })
    screen.getByText(says)
  } finally {
    told.remove()
  }
})

test('the sign-up form says under each field what is missing, in the words of the specification', async () => {
  await using app = await createTestApp()
  const { user, calls } = renderScreen(app, '/signup-form')
  await user.click(await screen.findByRole('checkbox'))
  await user.type(screen.getByLabelText('Email'), 'nobody')
  await user.type(screen.getByLabelText('Password'), 'short')
  await user.click(screen.getByRole('button', { name: 'Create Account' }))

  await screen.findByText('First name is required')
  expect(screen.getByLabelText('First name')).toHaveFocus()
  expect(screen.getByLabelText('Last name')).toHaveAccessibleDescription('Last name is required')
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email')
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Password must be at least 6 characters/)
  expect(screen.getByLabelText('Email')).toHaveValue('nobody')
  expect(calls).toEqual([])
})

test('a refused sign-up shows the reason in a banner and keeps what was typed', async () => {
  await using app = await createTestApp()
  const email = newEmail()
  const { user, browser, setOffline } = renderScreen(app, '/signup-form')
  await browser.send('POST', '/api/signup', signUpForm({ email }))
  await user.type(await screen.findByLabelText('First name'), 'Ana')
  await user.type(screen.getByLabelText('Last name'), 'Ngata')
  await user.type(screen.getByLabelText('Email'), email)
  await user.type(screen.getByLabelText('Password'), PASSWORD)
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('An account with this email already exists')
  expect(screen.getByRole('alert')).toHaveFocus()
  expect(screen.getByLabelText('First name')).toHaveValue('Ana')

  setOffline(true)
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/network error/i))
})

test('the terms are read beside the sign-up form, which keeps what was typed', async () => {
  await using app = await createTestApp()
  renderScreen(app, '/signup-form')
  for (const name of ['Terms and Conditions', 'Privacy Policy']) {
    const paper = await screen.findByRole('link', { name, description: 'opens in a new tab' })
    expect(paper).toHaveAttribute('target', '_blank')
    expect(paper).toHaveAttribute('rel', 'noopener')
  }
  expect(screen.getByRole('checkbox')).toHaveAccessibleName(
    'I am a grown-up and agree to the Terms and Conditions and the Privacy Policy'
  )
})

test('a forgotten password has a way out, and the address that was typed comes along', async () => {
  await using app = await createTestApp()
  const { user, path } = renderScreen(app, '/login')
  const forgotten = await screen.findByRole('link', { name: 'Forgot your password?' })
  expect(forgotten).toHaveAttribute('href', '/reset-password')
  await user.type(screen.getByLabelText('Email'), 'ana+night@example.org')
  await user.click(forgotten)
  await screen.findByRole('heading', { name: 'Reset Password' })
  expect(path()).toBe('/reset-password')
  expect(screen.getByLabelText('Email')).toHaveValue('ana+night@example.org')
})

test('the login form refuses an address that is none and an empty password', async () => {
  await using app = await createTestApp()
  const { user, calls } = renderScreen(app, '/login')
  await user.type(await screen.findByLabelText('Email'), 'nobody')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await screen.findByText('Please enter a valid email address')
  screen.getByText('Password is required')
  expect(calls).toEqual([])
})

test.each([
  ['the wrong password', undefined, 'Login Failed', 'Invalid email or password'],
  [
    'a message of the server',
    failure(429, 'Too many attempts. Please wait a moment and try again.'),
    'Login Failed',
    'Too many attempts. Please wait a moment and try again.'
  ],
  ['an answer without a message', new Response('<html>', { status: 502 }), 'Login Failed', 'Invalid email or password'],
  ['no network', new TypeError('Load failed'), 'Login Error', 'Network error. Please check your connection.'],
  [
    'a server that never answers',
    new DOMException('signal timed out', 'TimeoutError'),
    'Login Error',
    'Request timed out. Please try again.'
  ],
  ['anything else', new Error('Out of candles'), 'Login Error', 'Something went wrong. Please try again.']
])('signing in with %s says so', async (_what, fault, title, text) => {
  await using app = await createTestApp()
  const { user } = renderScreen(app, '/login?email=ana%40example.org', {
    answer: (call) => {
      if (call !== 'POST /api/login' || fault === undefined) return undefined
      if (fault instanceof Response) return fault
      throw fault
    }
  })
  await user.type(await screen.findByLabelText('Password'), 'never this')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  const toast = (await screen.findByText(title)).closest('li')
  expect(toast).toHaveTextContent(text)
  const button = screen.getByRole('button', { name: 'Sign In' })
  expect(button).toBeEnabled()
  expect(screen.getByLabelText('Password')).toHaveValue('never this')
})

test('a form that is still waiting for what checks it is sent once, however often it is pressed', async () => {
  await using app = await createTestApp()
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const { user, calls } = renderScreen(app, '/login?email=ana%40example.org', {
    answer: (call) => (call === 'POST /api/login' ? promise : undefined)
  })
  await user.type(await screen.findByLabelText('Password'), 'never this')
  const form = screen.getByRole('form', { name: 'Sign in' })
  // Both before anything could be disabled.
  fireEvent.submit(form)
  fireEvent.submit(form)
  await screen.findByRole('button', { name: 'Signing in...' })
  resolve(undefined)
  await screen.findByText('Login Failed')
  expect(calls.filter((call) => call === 'POST /api/login')).toHaveLength(1)
})

test('a password longer than any of ours is refused in words', async () => {
  await using app = await createTestApp()
  const { user } = renderScreen(app, '/login?email=ana%40example.org')
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'n'.repeat(129) } })
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await waitFor(() =>
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password must be at most 128 characters')
  )
})

test.each(['/dashboard', '/create', '/create-story', '/family', '/profile', '/stories'])(
  'a visitor at %s is sent to the login',
  async (address) => {
    await using app = await createTestApp()
    const { path } = renderScreen(app, address)
    await screen.findByRole('heading', { name: 'Welcome to Talewick' })
    expect(path()).toBe('/login')
  }
)

test('a saved user whose session the server does not know is forgotten, silently', async () => {
  await using app = await createTestApp()
  localStorage.setItem('talewick.user', JSON.stringify({ id: 'somebody' }))
  localStorage.setItem('talewick.profile', '{}')
  localStorage.setItem('talewick.currentUserId', 'somebody')
  const { path, calls } = renderScreen(app, '/dashboard')
  await waitFor(() => expect(path()).toBe('/login'))
  expect(calls).toEqual(['POST /api/validate-session'])
  expect(Object.keys(localStorage)).toEqual([])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a saved user is not believed when the server cannot be reached', async () => {
  await using app = await createTestApp()
  localStorage.setItem('talewick.user', JSON.stringify({ id: 'somebody' }))
  const { path } = renderScreen(app, '/dashboard', {
    answer: () => {
      throw new TypeError('Failed to fetch')
    }
  })
  await waitFor(() => expect(path()).toBe('/login'))
  expect(localStorage.getItem('talewick.user')).toBeNull()
})

test('signing out forgets the family on this device, ends the session and goes to the front page', async () => {
  await using app = await createTestApp()
  const { user, path, browser } = await renderSignedIn(app, '/dashboard')
  localStorage.setItem('talewick.profile', '{}')
  localStorage.setItem('talewick.audio.a-story.emma', '{}')
  localStorage.setItem('talewick.lastHeard', '{}')
  localStorage.setItem('another.site', 'stays')
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(path()).toBe('/'))
  expect(Object.keys(localStorage)).toEqual(['another.site'])
  await waitFor(async () => expect((await browser.get('/api/stories')).status).toBe(401))
  expect(path()).toBe('/')
})

test('a session that ends meanwhile leads to the login with a word about it', async () => {
  await using app = await createTestApp()
  const { user, path, browser, isQuiet } = await renderSignedIn(app, '/dashboard')
  await screen.findByRole('heading', { name: /Mere/ })
  // What the dashboard asks for is answered while the session lasts.
  await screen.findByText('0 stories')
  await waitFor(() => expect(isQuiet()).toBe(true))
  await browser.send('POST', '/api/logout')
  await user.click(
    within(screen.getByRole('navigation', { name: 'Places' })).getByRole('link', { name: 'Family Manager' })
  )
  await user.type(await screen.findByLabelText('Name'), 'Hana')
  await user.type(screen.getByLabelText('Family Position'), 'Daughter')
  await user.type(screen.getByLabelText('Age'), '6')
  await user.click(screen.getByRole('button', { name: 'Add to Family' }))
  await waitFor(() => expect(path()).toBe('/login'))
  await screen.findByText('Please sign in again')
  expect(localStorage.getItem('talewick.user')).toBeNull()
})

test('the header’s links wait for the check and lead where the specification says', async () => {
  await using app = await createTestApp()
  const { user, path } = await renderSignedIn(app, '/dashboard')
  const main = await screen.findByRole('navigation', { name: 'Main' })
  const currentLink = () =>
    within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { current: 'page' }).textContent
  await waitFor(() => expect(within(main).getByRole('link', { name: 'Family' })).not.toHaveAttribute('aria-disabled'))
  const links = within(main).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Story Library', '/stories'],
    ['Family', '/profile'],
    ['My Profile', '/user-profile'],
    ['About', '/about']
  ])
  // Both addresses lead to one screen, and its link knows itself at either.
  await user.click(within(main).getByRole('link', { name: 'Family' }))
  await screen.findByRole('heading', { name: 'Family Manager' })
  expect(path()).toBe('/profile')
  expect(currentLink()).toBe('Family')
  await user.click(screen.getByRole('link', { name: 'Back' }))
  await user.click(
    within(await screen.findByRole('navigation', { name: 'Places' })).getByRole('link', { name: 'Family Manager' })
  )
  await screen.findByRole('heading', { name: 'Family Manager' })
  expect(path()).toBe('/family')
  expect(currentLink()).toBe('Family')
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  const menu = await screen.findByRole('navigation', { name: 'Mobile' })
  // The dropdown's links and the header's, and each screen once.
  expect(
    within(menu)
      .getAllByRole('link')
      .map((link) => link.textContent)
  ).toEqual(['Home', 'Create Story', 'My Profile', 'Family Manager', 'Story Library', 'About'])
  within(menu).getByRole('button', { name: 'Sign Out' })
})
