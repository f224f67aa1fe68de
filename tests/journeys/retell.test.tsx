import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { makeStory } from '../support/builders.ts'
import { fakeStoryteller } from '../support/fake-storyteller.ts'
import { failure, renderSignedIn } from '../support/render-screen.tsx'
import { createTestApp, type TestApp } from '../support/test-app.ts'

const ALTERNATIVES = [['The same, in other words.'], [], []]

type Answer = NonNullable<Parameters<typeof renderSignedIn>[2]>['answer']

async function openReader(app: TestApp, answer?: Answer) {
  const opened = await renderSignedIn(app, '/family', answer === undefined ? {} : { answer })
  const { user, browser, calls } = opened
  await makeStory({ ...opened, email: '' }, { characterNames: ['Ana'] })
  const main = within(await screen.findByRole('navigation', { name: 'Main' }))
  await waitFor(() => expect(main.getByRole('link', { name: 'Story Library' })).not.toHaveAttribute('aria-disabled'))
  await user.click(main.getByRole('link', { name: 'Story Library' }))
  await user.click(await screen.findByRole('button', { name: 'Read The night of Ana' }))
  const reader = await screen.findByRole('dialog', { name: 'The night of Ana' })
  return { user, calls, browser, reader: within(reader) }
}

test('a part is said differently where it stands, and put back; the sound is asked for anew', async () => {
  await using app = await createTestApp({ overrides: { storyteller: fakeStoryteller({ alternatives: ALTERNATIVES }) } })
  const { user, calls, browser, reader } = await openReader(app)
  await waitFor(() => expect(calls.filter((call) => call === 'POST /api/tts')).toHaveLength(1))
  await user.click(reader.getByRole('button', { name: 'Change a part' }))
  const other = await reader.findByRole('button', { name: 'Say part 1 differently' })
  expect(reader.queryByRole('button', { name: 'Say part 2 differently' })).toBeNull()
  expect(reader.queryByRole('button', { name: 'Put part 1 back' })).toBeNull()

  await user.click(other)
  await reader.findByText('The same, in other words.')
  expect(reader.queryByText(/star number 0/)).toBeNull()
  reader.getByText('This part is said differently now.')
  expect(other).toHaveFocus()
  expect(await (await browser.get('/api/stories')).json()).toMatchObject([
    { content: expect.stringMatching(/^The same, in other words/) }
  ])
  // Nothing is spoken while it is being changed.
  expect(calls.filter((call) => call === 'POST /api/tts')).toHaveLength(1)

  await user.click(await reader.findByRole('button', { name: 'Put part 1 back' }))
  await reader.findByText(/star number 0/)
  await user.click(reader.getByRole('button', { name: 'Done' }))
  expect(reader.queryByRole('button', { name: 'Say part 1 differently' })).toBeNull()
  await waitFor(() => expect(calls.filter((call) => call === 'POST /api/tts')).toHaveLength(2))
})

test('a story without other words says so', async () => {
  await using app = await createTestApp({ overrides: { storyteller: fakeStoryteller() } })
  const { user, reader } = await openReader(app)
  await user.click(reader.getByRole('button', { name: 'Change a part' }))
  await reader.findByText('This story came without other words, and stays as it is.')
})

test('what could not be changed stays, and the parent is told why', async () => {
  await using app = await createTestApp({ overrides: { storyteller: fakeStoryteller({ alternatives: ALTERNATIVES }) } })
  let isBroken = true
  const { user, reader } = await openReader(app, (call) =>
    !isBroken
      ? undefined
      : call.endsWith('/parts')
        ? failure(503, 'Back in a minute')
        : call.includes('/parts/')
          ? failure(503, 'The storyteller has no other words for this part just now. Nothing was changed.')
          : undefined
  )
  await user.click(reader.getByRole('button', { name: 'Change a part' }))
  await reader.findByText('The parts could not be fetched')
  isBroken = false
  await user.click(reader.getByRole('button', { name: 'Try again' }))
  const other = await reader.findByRole('button', { name: 'Say part 1 differently' })
  isBroken = true
  await user.click(other)
  await screen.findByText('The storyteller has no other words for this part just now. Nothing was changed.')
  reader.getByText(/star number 0/)
})
