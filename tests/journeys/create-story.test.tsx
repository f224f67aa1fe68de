import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test } from 'vitest'

import type { Browser } from '../support/browser.ts'
import { addMember } from '../support/builders.ts'
import { installFakeSpeech, removeFakeSpeech } from '../support/fake-speech.ts'
import { fakeStoryteller } from '../support/fake-storyteller.ts'
import { failure, renderSignedIn, type Screen } from '../support/render-screen.tsx'
import { createTestApp, type TestApp } from '../support/test-app.ts'

test('without a family there is a word about it, a way to the Family Manager, a night light and a way home', async () => {
  await using app = await createTestApp()
  await renderSignedIn(app, '/create-story')
  await screen.findByText('No Family Members Found')
  screen.getByText('Add family members to your profile first to create personalized stories.')
  expect(screen.getByRole('link', { name: 'Family Manager' })).toHaveAttribute('href', '/family')
  screen.getByRole('heading', { name: 'Night Light Control' })
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/dashboard')
})

test('a parent chooses two, leaves the theme blank, reads the story while it comes, and finds it in the library', async () => {
  const storyteller = fakeStoryteller({ pauseMs: 150 })
  await using app = await createTestApp({ overrides: { storyteller } })
  const { user, browser, path } = await openCreate(app, ['Hana', 'Nana Rose'])
  await user.click(screen.getByRole('checkbox', { name: 'Nana Rose' }))
  await user.click(screen.getByRole('checkbox', { name: 'Hana' }))
  screen.getByText('2 of 10')
  await user.click(screen.getByRole('radio', { name: /^Short/ }))
  await user.click(screen.getByRole('radio', { name: /^David/ }))
  await user.selectOptions(screen.getByLabelText('Cultural Background'), 'Māori')
  await user.click(screen.getByRole('button', { name: 'Create Story' }))

  // The first paragraph is there before the story is whole: no player yet, and no favorite.
  await screen.findByText(/star number 0/)
  screen.getByText('Story Options')
  expect(screen.queryByText(/star number 2/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Start Audio Player' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Add to favorites' })).toBeDisabled()
  screen.getByRole('progressbar', { name: 'Story progress' })

  await screen.findByRole('button', { name: 'Start Audio Player' })
  await screen.findByText(/star number 2/)
  screen.getByText('David')
  await screen.findByText('Story ready')
  expect(storyteller.asked).toHaveLength(1)
  expect(storyteller.asked[0]?.request).toMatchObject({ theme: 'Adventure', duration: 'short', narratorVoice: 'david' })
  expect(storyteller.asked[0]?.request.characters.map(({ name }) => name)).toEqual(['Nana Rose', 'Hana'])

  // §2 "Story reader": the favorite toggle, from here.
  await user.click(screen.getByRole('button', { name: 'Add to favorites' }))
  await screen.findByText('Updated!')
  screen.getByRole('button', { name: 'Remove from favorites' })
  expect(await (await browser.get('/api/stories')).json()).toMatchObject([
    { isFavorite: true, culturalBackground: 'maori' }
  ])

  await user.click(screen.getByRole('button', { name: 'Hide Story Text' }))
  expect(screen.getByText(/star number 0/)).not.toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Back to Home' }))
  await waitFor(() => expect(path()).toBe('/dashboard'))
  await screen.findByRole('link', { name: /Story Library.*1 story/ })
})

test('nobody chosen is refused in the page, and the eleventh stays outside', async () => {
  await using app = await createTestApp()
  const names = Array.from({ length: 11 }, (_, i) => `Child ${i + 1}`)
  const { user, calls } = await openCreate(app, names)
  await user.click(screen.getByRole('button', { name: 'Create Story' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Please select at least one character')
  expect(screen.getByRole('checkbox', { name: 'Child 1' })).toHaveFocus()
  expect(calls).not.toContain('POST /api/stories')

  for (const name of names) await user.click(screen.getByRole('checkbox', { name }))
  screen.getByText('10 of 10')
  expect(screen.getByRole('checkbox', { name: 'Child 11' })).not.toBeChecked()
  expect(screen.getByRole('alert')).toHaveTextContent('Maximum 10 characters allowed per story')
  await user.click(screen.getByRole('checkbox', { name: 'Child 3' }))
  await user.click(screen.getByRole('checkbox', { name: 'Child 11' }))
  expect(screen.getByRole('checkbox', { name: 'Child 11' })).toBeChecked()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a story that fails says so, and everything chosen is still chosen', async () => {
  await using app = await createTestApp({ overrides: { storyteller: fakeStoryteller({ failAt: 1 }) } })
  const { user } = await openCreate(app, ['Hana'])
  await orderAbout(user, 'A night train')
  await toastSays('Failed to create story', 'Please try again later.')
  expect(await screen.findByLabelText('Theme')).toHaveValue('A night train')
  expect(screen.getByRole('checkbox', { name: 'Hana' })).toBeChecked()
})

test.each([402, 429])('a %i is explained in the server’s own words', async (status) => {
  await using app = await createTestApp()
  const { user } = await openCreate(app, ['Hana'], (call) =>
    call === 'POST /api/stories'
      ? failure(status, 'Your trial has ended. Choose a plan to make new stories.')
      : undefined
  )
  await orderAbout(user, 'trains')
  await toastSays('Failed to create story', 'Your trial has ended. Choose a plan to make new stories.')
})

test('§7: a story whose connection is lost half-way is asked for by the parent, by its key, and never sent by itself', async () => {
  const storyteller = fakeStoryteller({ pauseMs: 60 })
  await using app = await createTestApp({ overrides: { storyteller } })
  let cuts = 0
  let server: Browser | null = null
  const keys: (string | null)[] = []
  const opened = await openCreate(app, ['Hana'], (call, init) => {
    if (call !== 'POST /api/stories' || server === null) return undefined
    keys.push(new Headers(init.headers).get('idempotency-key'))
    cuts += 1
    const { signal: _, ...rest } = init
    return cuts === 1 ? server.fetch('/api/stories', rest).then(cutAfterFirstParagraph) : undefined
  })
  server = opened.browser
  await orderAbout(opened.user, 'trains')
  await screen.findByText(/star number 0/)
  const again = await screen.findByRole('button', { name: 'Ask for the rest' }, { timeout: 5000 })
  await toastSays('Failed to create story', 'Please try again later.')
  expect(keys).toHaveLength(1)
  screen.getByText(/star number 0/)
  await opened.user.click(again)
  await screen.findByRole('button', { name: 'Start Audio Player' }, { timeout: 5000 })
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
  expect(storyteller.asked).toHaveLength(1)
  expect(await (await opened.browser.get('/api/stories')).json()).toHaveLength(1)
})

test('a parent who closes a story that is still being written finds it in the library, and the form as it was', async () => {
  await using app = await createTestApp({ overrides: { storyteller: fakeStoryteller({ pauseMs: 150 }) } })
  const { user, browser } = await openCreate(app, ['Hana'])
  await orderAbout(user, 'trains')
  await screen.findByText(/star number 0/)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(await screen.findByRole('checkbox', { name: 'Hana' })).toBeChecked()
  await waitFor(async () => expect(await (await browser.get('/api/stories')).json()).toHaveLength(1))
  await screen.findByText('Story ready')
  expect(screen.queryByText('Story Options')).toBeNull()
})

test('whoever signs out while a story is written is told nothing of it afterwards', async () => {
  const signedOut = Promise.withResolvers<void>()
  const storyteller = fakeStoryteller({ held: signedOut.promise })
  await using app = await createTestApp({ overrides: { storyteller } })
  const { user, path, userId } = await openCreate(app, ['Hana'])
  await orderAbout(user, 'trains')
  await screen.findByText(/star number 0/)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(within(await screen.findByRole('main')).getByRole('link', { name: 'Home' }))
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(path()).toBe('/'))
  signedOut.resolve()
  await waitFor(async () =>
    expect(
      await app.context.db.selectFrom('stories').select('id').where('user_id', '=', userId).execute()
    ).toHaveLength(1)
  )
  // As long as the good news would have waited, and longer.
  await new Promise((resolve) => setTimeout(resolve, 900))
  expect(screen.queryByText('Story ready')).toBeNull()
})

test('the keyboard and a screen reader are still somewhere when the form gives way to the candle, and comes back', async () => {
  await using app = await createTestApp()
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { user } = await openCreate(app, ['Hana'], (call) => (call === 'POST /api/stories' ? promise : undefined))
  await orderAbout(user, 'trains')
  const progress = await screen.findByRole('progressbar', { name: 'Story progress' })
  expect(progress.closest('main')).toHaveFocus()
  resolve(failure(503, 'No storyteller today'))
  await toastSays('Failed to create story', 'Please try again later.')
  expect((await screen.findByLabelText('Theme')).closest('main')).toHaveFocus()
})

test('the narrator of the family’s profile is chosen already', async () => {
  await using app = await createTestApp()
  localStorage.setItem(
    'talewick.profile',
    JSON.stringify({ preferences: { defaultNarrator: 'Maya', autoPlay: true, darkMode: false } })
  )
  await openCreate(app, ['Hana'])
  expect(screen.getByRole('radio', { name: /^Maya/ })).toBeChecked()
})

test('beside the voices stands where their sound is made, and a voice of this device that reads instead', async () => {
  await using app = await createTestApp()
  installFakeSpeech({ voices: [{ name: 'Samantha' }, { name: 'Daniel', lang: 'en-GB' }], lateMs: 0 })
  onTestFinished(removeFakeSpeech)
  const { user } = await openCreate(app, ['Hana'])
  await screen.findByText('Emma’s sound is made on this server.')
  await user.click(screen.getByRole('radio', { name: /^David/ }))
  screen.getByText('David’s sound is made on this server.')
  await user.click(screen.getByRole('button', { name: 'Voices of this device' }))
  const dialog = await screen.findByRole('dialog', { name: 'Who reads?' })
  expect(within(dialog).getByRole('radio', { name: /^David/ })).toBeChecked()
  await user.click(within(dialog).getByRole('radio', { name: 'Daniel, British English' }))
  await user.click(within(dialog).getByRole('button', { name: 'Done' }))
  screen.getByText('On this device Daniel reads instead.')
  expect(localStorage.getItem('talewick.deviceVoice')).toContain('Daniel')
})

test('the night light shines over the page, takes no touch, and goes out from anywhere', async () => {
  await using app = await createTestApp()
  const { user } = await openCreate(app, ['Hana'])
  await user.click(screen.getByRole('switch', { name: 'Night light' }))
  const overlay = screen.getByTestId('night-light')
  expect(overlay).toHaveClass('pointer-events-none')
  expect(overlay).toHaveStyle({ backgroundColor: '#FF9A3C', opacity: '0.25' })
  await user.click(screen.getByRole('radio', { name: 'Soft red' }))
  expect(overlay).toHaveStyle({ backgroundColor: '#FF5A4A' })
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Home' }))
  await screen.findByRole('heading', { name: /Mere/ })
  await user.click(screen.getByRole('button', { name: 'Turn night light off' }))
  expect(screen.queryByTestId('night-light')).toBeNull()
})

type Answer = NonNullable<Parameters<typeof renderSignedIn>[2]>['answer']

async function openCreate(app: TestApp, names: string[], answer?: Answer): Promise<Screen & { userId: string }> {
  const opened = await renderSignedIn(app, '/stories', answer === undefined ? {} : { answer })
  const { user, browser, userId } = opened
  for (const name of names) await addMember({ browser, userId, email: '' }, { name })
  await user.click(await screen.findByRole('link', { name: 'Create Story' }))
  const places = await screen.findByRole('navigation', { name: 'Places' })
  await user.click(within(places).getByRole('link', { name: 'Create Story' }))
  // The dashboard has asked for the family already; everybody is there.
  await screen.findByRole('checkbox', { name: names.at(-1) ?? '' })
  return opened
}

async function orderAbout(user: UserEvent, theme: string): Promise<void> {
  await user.click(screen.getByRole('checkbox', { name: 'Hana' }))
  await user.type(screen.getByLabelText('Theme'), theme)
  await user.click(screen.getByRole('button', { name: 'Create Story' }))
}

async function toastSays(title: string, text: string): Promise<void> {
  expect((await screen.findByText(title)).closest('li')).toHaveTextContent(text)
}

/** The same answer, from a network that goes away after the first paragraph. */
function cutAfterFirstParagraph(response: Response): Response {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let seen = ''
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (seen.includes('star number 0')) return controller.error(new TypeError('network error'))
      const part = await reader?.read()
      if (part?.value === undefined) return controller.close()
      seen += decoder.decode(part.value, { stream: true })
      controller.enqueue(part.value)
    }
  })
  return new Response(body, { status: response.status, headers: response.headers })
}
