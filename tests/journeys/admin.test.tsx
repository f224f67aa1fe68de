import { screen, waitFor, within } from '@testing-library/react'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'

import { loginAnswerSchema } from '#shared/account.ts'
import { expectStatus, newEmail, PASSWORD, signedInFamily, signUpForm } from '../support/builders.ts'
import { deliverEmails } from '../support/fake-mailer.ts'
import { failure, renderScreen, renderSignedIn } from '../support/render-screen.tsx'
import { createTestApp, type TestApp } from '../support/test-app.ts'

const PLAYLIST = {
  id: '37i9dQZF1DWZd79rJ6a7lp',
  name: 'Sleepy piano',
  description: 'Slow and quiet.',
  owner: 'Talewick',
  tracksTotal: 124,
  externalUrl: 'https://open.spotify.com/playlist/37i9dQZF1DWZd79rJ6a7lp',
  updatedAt: '2026-11-18T20:14:00Z'
}

function bodyOf({ body }: RequestInit): unknown {
  return typeof body === 'string' ? JSON.parse(body) : null
}

/** The page of an administrator; the call that sets a playlist is answered here. */
async function openAsAdmin(app: TestApp, answer: (init: RequestInit) => Response) {
  const browser = app.browser()
  const email = newEmail()
  await browser.send('POST', '/api/signup', signUpForm({ email }))
  await app.context.db.updateTable('users').set({ is_admin: 1 }).where('email', '=', email).execute()
  const login = await browser.send('POST', '/api/login', { email, password: PASSWORD })
  const { user } = loginAnswerSchema.parse(await login.json())
  localStorage.setItem('talewick.user', JSON.stringify(user))
  localStorage.setItem('talewick.currentUserId', user.id)
  const page = renderScreen(app, '/admin', {
    browser,
    answer: (call, init) => (call === 'POST /api/admin/sleep-playlist' ? answer(init) : undefined)
  })
  const id = await screen.findByLabelText('Playlist ID or URL')
  await waitFor(() => expect(id).toBeEnabled())
  return { ...page, id }
}

test('everybody may look at the admin page, and nobody but an administrator changes anything', async () => {
  await using app = await createTestApp()
  renderScreen(app, '/admin')
  await screen.findByRole('heading', { name: 'Admin Dashboard' })
  await screen.findByText('No playlist set')
  screen.getByText('Administrator sign-in needed')
  expect(screen.getByLabelText('Playlist ID or URL')).toBeDisabled()
  expect(screen.getByLabelText('Playlist Name')).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Update Playlist' })).toBeDisabled()
  expect(screen.queryByLabelText('Setup code')).toBeNull()
})

test('the card tells the playlist and links to it in a new tab', async () => {
  await using app = await createTestApp()
  await app.context.db
    .insertInto('sleep_playlist')
    .values({
      slot: 'sleep',
      playlist_id: PLAYLIST.id,
      name: PLAYLIST.name,
      description: PLAYLIST.description,
      owner: PLAYLIST.owner,
      tracks_total: 124,
      updated_at: PLAYLIST.updatedAt
    })
    .execute()
  renderScreen(app, '/admin')
  const card = within(await screen.findByRole('region', { name: 'Current Sleep Playlist' }))
  await card.findByText('Sleepy piano')
  for (const text of ['Slow and quiet.', PLAYLIST.id, 'Talewick', '124']) card.getByText(text)
  const link = card.getByRole('link', { name: /Open the playlist/ })
  expect(link).toHaveAttribute('href', PLAYLIST.externalUrl)
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('a playlist that cannot be loaded can be asked for again', async () => {
  await using app = await createTestApp()
  let isDown = true
  const { user } = renderScreen(app, '/admin', {
    answer: (call) => (call === 'GET /api/sleep-playlist' && isDown ? failure(503, 'Later') : undefined)
  })
  await screen.findByText('HTTP 503')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('No playlist set')
})

test('an administrator pastes an address, and the id in it becomes the playlist', async () => {
  await using app = await createTestApp()
  const sent: unknown[] = []
  const page = await openAsAdmin(app, (init) => {
    sent.push(bodyOf(init))
    return Response.json(PLAYLIST)
  })
  const { id } = page
  expect(screen.queryByText('Administrator sign-in needed')).toBeNull()
  const update = screen.getByRole('button', { name: 'Update Playlist' })

  await page.user.click(update)
  expect(screen.getByRole('alert')).toHaveTextContent('Please provide both playlist ID and name')
  expect(id).toHaveFocus()
  await page.user.paste(`${PLAYLIST.externalUrl}?si=0a1b2c`)
  expect(id).toHaveValue(PLAYLIST.id)
  await page.user.click(update)
  expect(screen.getByRole('alert')).toHaveTextContent('Please provide both playlist ID and name')
  expect(screen.getByLabelText('Playlist Name')).toHaveFocus()
  expect(sent).toEqual([])

  await page.user.type(screen.getByLabelText('Playlist Name'), '  Sleepy piano ')
  await page.user.click(update)
  await screen.findByText('Playlist updated')
  expect(sent).toEqual([{ playlistId: PLAYLIST.id, playlistName: 'Sleepy piano' }])
  within(screen.getByRole('region', { name: 'Current Sleep Playlist' })).getByText('Sleepy piano')
  expect(id).toHaveValue('')
})

test('an update that fails says so and keeps what was typed', async () => {
  await using app = await createTestApp()
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const page = await openAsAdmin(app, () => failure(500, 'Something went wrong'))
  const { id } = page
  await page.user.type(id, 'ABC123')
  await page.user.type(screen.getByLabelText('Playlist Name'), 'Rain')
  await page.user.click(screen.getByRole('button', { name: 'Update Playlist' }))
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to update playlist. Please try again.')
  )
  expect(screen.getByRole('alert')).toHaveFocus()
  expect(id).toHaveValue('ABC123')
})

test('whoever has the setup code becomes the administrator', async () => {
  await using app = await createTestApp()
  const { user } = await renderSignedIn(app, '/admin', {
    answer: (call, init) => {
      if (call !== 'POST /api/admin/claim') return undefined
      return JSON.stringify(bodyOf(init)) === '{"code":"right-code"}'
        ? Response.json({ success: true })
        : failure(403, 'This code is not right')
    }
  })
  const code = await screen.findByLabelText('Setup code')
  const claim = screen.getByRole('button', { name: 'Become administrator' })
  await user.click(claim)
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter the setup code')
  await user.type(code, 'wrong-code')
  await user.click(claim)
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This code is not right'))
  await user.clear(code)
  await user.type(code, ' right-code ')
  await user.click(claim)
  await screen.findByText('You are an administrator now')
  expect(screen.getByLabelText('Playlist ID or URL')).toBeEnabled()
  expect(screen.queryByLabelText('Setup code')).toBeNull()
  expect(JSON.parse(localStorage.getItem('talewick.user') ?? '{}')).toMatchObject({ isAdmin: true })
})

test('the family finds the playlist under its own tiles, as a link and nothing more', async () => {
  await using app = await createTestApp()
  await renderSignedIn(app, '/dashboard', {
    answer: (call) => (call === 'GET /api/sleep-playlist' ? Response.json(PLAYLIST) : undefined)
  })
  const link = await screen.findByRole('link', { name: /^Sleep playlist: Sleepy piano/ })
  expect(link).toHaveAttribute('href', PLAYLIST.externalUrl)
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('where no playlist is set nobody is told of one', async () => {
  await using app = await createTestApp()
  const { calls } = await renderSignedIn(app, '/dashboard')
  await waitFor(() => expect(calls).toContain('GET /api/sleep-playlist'))
  await screen.findByRole('navigation', { name: 'Places' })
  expect(screen.queryByRole('link', { name: /Sleep playlist/ })).toBeNull()
})

test('an administrator writes to the families that want news, after being asked once more', async () => {
  await using app = await createTestApp()
  const reader = await signedInFamily(app)
  const profile = { notifications: { email: true, stories: false, updates: true } }
  await expectStatus(await reader.browser.send('PUT', '/api/profile', { profile }), 200)
  const { user } = await openAsAdmin(app, () => Response.json(PLAYLIST))
  await screen.findByText('A letter to 1 family with product updates switched on.')
  const send = within(screen.getByRole('form', { name: 'Write a news letter' })).getByRole('button')
  await user.click(send)
  expect(await screen.findByText('Please write a subject')).toBeVisible()
  await user.type(screen.getByLabelText('Subject'), 'A new voice')
  await user.type(screen.getByLabelText('Letter'), 'Maya can whisper now.')
  await user.click(send)
  const sure = within(await screen.findByRole('alertdialog', { name: 'Send this letter?' }))
  sure.getByText(/“A new voice” goes to 1 family/)
  await user.click(sure.getByRole('button', { name: 'Send Letter' }))
  await screen.findByText('The letter is on its way')
  expect(screen.getByLabelText('Subject')).toHaveValue('')
  await deliverEmails(app)
  const outbox = readdirSync(join(app.context.config.dataDir, 'outbox'))
  const letters = outbox.map((file) => readFileSync(join(app.context.config.dataDir, 'outbox', file), 'utf8'))
  expect(
    letters.filter((letter) => letter.includes(`To: ${reader.email}`) && letter.includes('A new voice')).length
  ).toBe(1)
})
