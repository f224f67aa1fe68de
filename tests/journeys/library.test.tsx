import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { makeStory } from '../support/builders.ts'
import { failure, renderSignedIn } from '../support/render-screen.tsx'
import { createTestApp, type TestApp } from '../support/test-app.ts'

test('an empty library offers a story, by way of the dashboard', async () => {
  await using app = await createTestApp()
  const { user, path } = await renderSignedIn(app, '/stories')
  await screen.findByText('No Stories Yet')
  screen.getByRole('tab', { name: 'All Stories (0)' })
  await user.click(screen.getByRole('tab', { name: 'Favorites (0)' }))
  await screen.findByText('No Favorites Yet')
  await user.click(screen.getByRole('tab', { name: 'All Stories (0)' }))
  await user.click(await screen.findByRole('link', { name: 'Create Story' }))
  await waitFor(() => expect(path()).toBe('/create'))
})

test('favorites stand first, then the newest, and have a tab of their own', async () => {
  await using app = await createTestApp()
  const { user, browser } = await libraryOf(app, ['Ana', 'Ben', 'Cara'])
  expect(titles()).toEqual(['The night of Cara', 'The night of Ben', 'The night of Ana'])
  await user.click(screen.getByRole('button', { name: 'Add The night of Ana to favorites' }))
  await screen.findByText('Updated!')
  expect(titles()).toEqual(['The night of Ana', 'The night of Cara', 'The night of Ben'])
  await user.click(screen.getByRole('tab', { name: 'Favorites (1)' }))
  expect(titles()).toEqual(['The night of Ana'])
  expect(await (await browser.get('/api/stories')).json()).toMatchObject([{ isFavorite: true }, {}, {}])
  // The card goes with its star; the keyboard does not go with the card.
  await user.click(screen.getByRole('button', { name: 'Remove The night of Ana from favorites' }))
  await screen.findByText('No Favorites Yet')
  expect(screen.getByRole('main')).toHaveFocus()
})

test('a star that the server refuses is taken back', async () => {
  await using app = await createTestApp()
  const { user } = await libraryOf(app, ['Ana'], (call) =>
    call.startsWith('PATCH') ? failure(500, 'Something went wrong') : undefined
  )
  await user.click(screen.getByRole('button', { name: 'Add The night of Ana to favorites' }))
  await toastSays('Error', 'Failed to update favorite status.')
  expect(screen.getByRole('button', { name: 'Add The night of Ana to favorites' })).toHaveAttribute(
    'aria-pressed',
    'false'
  )
})

test('deleting asks with the exact question; a refusal brings the story back', async () => {
  await using app = await createTestApp()
  const { user, browser, setOffline } = await libraryOf(app, ['Ana', 'Ben'])
  await user.click(screen.getByRole('button', { name: 'Delete The night of Ana' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog).toHaveAccessibleDescription(
    'Are you sure you want to delete this story? This action cannot be undone.'
  )
  setOffline(true)
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await toastSays('Error', 'Failed to delete story.')
  expect(titles()).toEqual(['The night of Ben', 'The night of Ana'])

  setOffline(false)
  await user.click(screen.getByRole('button', { name: 'Delete The night of Ana' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await screen.findByText('Deleted!')
  expect(titles()).toEqual(['The night of Ben'])
  expect(await (await browser.get('/api/stories')).json()).toHaveLength(1)
})

test('a star and a deletion are one call each, and the library is not fetched again', async () => {
  await using app = await createTestApp()
  const { user, calls } = await libraryOf(app, ['Ana', 'Ben'])
  const before = calls.length
  await user.click(screen.getByRole('button', { name: 'Add The night of Ana to favorites' }))
  await screen.findByText('Updated!')
  await user.click(screen.getByRole('button', { name: 'Delete The night of Ben' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await screen.findByText('Deleted!')
  expect(titles()).toEqual(['The night of Ana'])
  const since = calls.slice(before)
  expect(since.filter((call) => /^(PATCH|DELETE) /.test(call))).toHaveLength(2)
  expect(since.filter((call) => /^GET \/api\/stories(\?|$)/.test(call))).toEqual([])
})

test('a library that cannot be loaded says "HTTP 503" and can be asked for again', async () => {
  await using app = await createTestApp()
  let isBroken = true
  const { user } = await renderSignedIn(app, '/stories', {
    answer: (call) => (isBroken && call === 'GET /api/stories' ? failure(503, 'Back in a minute') : undefined)
  })
  await screen.findByText('HTTP 503')
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('No Stories Yet')
})

test('a library that is still being fetched says no number, and no tab says that it is empty', async () => {
  await using app = await createTestApp()
  const answered = Promise.withResolvers<void>()
  const { user } = await renderSignedIn(app, '/stories', {
    answer: (call) => (call === 'GET /api/stories' ? answered.promise.then(() => Response.json([])) : undefined)
  })
  await user.click(await screen.findByRole('tab', { name: 'Favorites' }))
  screen.getByRole('tab', { name: 'All Stories' })
  expect(within(screen.getByRole('tabpanel')).getByRole('status')).toHaveTextContent('Loading your stories...')
  expect(screen.queryByText('No Favorites Yet')).toBeNull()
  answered.resolve()
  await screen.findByRole('tab', { name: 'Favorites (0)' })
  await screen.findByText('No Favorites Yet')
})

test('a dashboard whose stories cannot be loaded says so and can be asked again', async () => {
  await using app = await createTestApp()
  let isBroken = true
  const { user } = await renderSignedIn(app, '/dashboard', {
    answer: (call) => (isBroken && call === 'GET /api/stories' ? failure(503, 'Back in a minute') : undefined)
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('Your stories could not be loadedHTTP 503')
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('0 stories')
  expect(screen.queryByText('Your stories could not be loaded')).toBeNull()
})

test('Read opens the story over the library; Escape leads back to the library', async () => {
  await using app = await createTestApp()
  const { user } = await libraryOf(app, ['Ana'])
  await user.click(screen.getByRole('button', { name: 'Read The night of Ana' }))
  const reader = await screen.findByRole('dialog', { name: 'The night of Ana' })
  within(reader).getByText('Story Options')
  within(reader).getByText('Told by the Talewick storyteller')
  within(reader).getByText(/star number 0/)
  expect(within(reader).getByRole('heading', { level: 1 })).toHaveFocus()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a voice that cannot be had is said only when somebody wants to hear it, and can be asked for again', async () => {
  // The stand-in narrator has no voice: every POST /api/tts fails.
  await using app = await createTestApp()
  const { user, calls } = await libraryOf(app, ['Ana'])
  await user.click(screen.getByRole('button', { name: 'Read The night of Ana' }))
  await waitFor(() => expect(calls.filter((call) => call === 'POST /api/tts')).toHaveLength(1))
  expect(screen.queryByText('Audio Generation Failed')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Start Audio Player' }))
  await toastSays('Audio Generation Failed', 'Could not generate audio for this story. Please try again.')
  expect(calls.filter((call) => call === 'POST /api/tts')).toHaveLength(2)
  expect(await screen.findByRole('button', { name: 'Start Audio Player' })).toHaveFocus()
})

type Answer = NonNullable<Parameters<typeof renderSignedIn>[2]>['answer']

/** A library with one story about each, the last one the newest. */
async function libraryOf(app: TestApp, names: string[], answer?: Answer) {
  const opened = await renderSignedIn(app, '/family', answer === undefined ? {} : { answer })
  for (const name of names) {
    await makeStory({ ...opened, email: '' }, { characterNames: [name] })
    app.clock.advance(60_000)
  }
  await openLibrary(opened.user)
  await screen.findByRole('tab', { name: `All Stories (${names.length})` })
  return opened
}

async function openLibrary(user: UserEvent): Promise<void> {
  const main = within(await screen.findByRole('navigation', { name: 'Main' }))
  await waitFor(() => expect(main.getByRole('link', { name: 'Story Library' })).not.toHaveAttribute('aria-disabled'))
  await user.click(main.getByRole('link', { name: 'Story Library' }))
}

function titles(): (string | null)[] {
  return within(screen.getByRole('tabpanel'))
    .getAllByRole('heading')
    .map((heading) => heading.textContent)
}

async function toastSays(title: string, text: string): Promise<void> {
  await waitFor(() => {
    const toasts = screen.getAllByText(title).map((element) => element.closest('li')?.textContent ?? '')
    expect(toasts.join('\n')).toContain(text)
  })
}
