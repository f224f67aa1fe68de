import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { type DataFlow, type DataSharing, SENT_KINDS, type ShownRequest } from '#shared/data-sharing.ts'
import { renderSignedIn } from '../support/render-screen.tsx'
import { createTestApp } from '../support/test-app.ts'

const STORIES: DataFlow = {
  what: 'stories',
  to: 'api.openai.com',
  isNear: false,
  hidesNames: true,
  fields: ['wish', 'otherNames', 'place']
}
const NEAR_VOICE: DataFlow = { what: 'voice', to: '127.0.0.1:8880', isNear: true, fields: ['sentence', 'voice'] }

/** A request in which each kind of field is filled, with a text of its own. */
const EVERYTHING: ShownRequest = {
  what: 'stories',
  at: '2026-11-21T19:00:00.000Z',
  to: 'api.openai.com',
  isNear: false,
  data: SENT_KINDS.map((kind) => ({ kind, text: `sent as ${kind}` })),
  message: 'the card, word for word',
  instructions: 'You write bedtime stories.'
}

async function openSection(sharing: DataSharing) {
  const app = await createTestApp()
  const page = await renderSignedIn(app, '/user-profile', {
    answer: (call) => (call === 'GET /api/data-sharing' ? Response.json(sharing) : undefined)
  })
  const section = await screen.findByRole('region', { name: 'What Leaves the House' })
  await within(section).findAllByText(/Nothing\.|It is sent/)
  return { app, section, ...page }
}

test('who is told what is said in words: a service by its name, a computer at home as that', async () => {
  const { app, section } = await openSection({
    flows: [STORIES, NEAR_VOICE, { what: 'recordings', to: 's3.example:9000', isNear: false, fields: [] }],
    requests: []
  })
  await using _ = app
  expect(section).toHaveTextContent('Stories are written with the help of api.openai.com (OpenAI).')
  const [list] = within(section).getAllByRole('list')
  expect(
    within(list ?? section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  ).toEqual(
    expect.arrayContaining(['your wish', 'other names in the place of yours', 'the home that the story gives you'])
  )
  expect(section).toHaveTextContent('What you tell us in a sad week is never sent.')
  expect(section).toHaveTextContent('Recordings are kept at s3.example,')
  expect(section).toHaveTextContent('Stories are read aloud by a computer in your house.')
  expect(section.textContent).not.toMatch(/127\.0\.0\.1|8880/)
  within(section).getByRole('heading', { name: 'Within the house' })
  expect(within(section).queryByText('Nothing.')).toBeNull()
})

test('what a part that is told differently has besides is said, and nothing twice', async () => {
  const parts: DataFlow = { ...STORIES, what: 'parts', fields: ['wish', 'part'] }
  const { app, section } = await openSection({ flows: [STORIES, parts], requests: [] })
  await using _ = app
  expect(section).toHaveTextContent('It is sent most of the same, and:the part that you want told differently')
  expect(within(section).getAllByText('your wish')).toHaveLength(1)
})

test('where all of it stays at home, nothing leaves the house, and what stays there is said', async () => {
  const { app, section } = await openSection({ flows: [NEAR_VOICE], requests: [] })
  await using _ = app
  within(section).getByText('Nothing.')
  expect(section).toHaveTextContent('stays in your house')
  expect(section).toHaveTextContent('each sentence of what you listen to, names included')
})

test('of each kind of field there is a name, and none of what was sent is left out', async () => {
  const { app, section } = await openSection({
    flows: [{ ...STORIES, fields: [...SENT_KINDS] }],
    requests: [EVERYTHING]
  })
  await using _ = app
  const [list] = within(section).getAllByRole('list')
  const [contents] = within(list ?? section).getAllByRole('list')
  // Each with words of its own.
  const items = within(contents ?? section).getAllByRole('listitem')
  expect(new Set(items.map(({ textContent }) => textContent)).size).toBe(SENT_KINDS.length)
  const request = within(section).getByText(/^For a story, 21 Nov 2026.*to api\.openai\.com \(OpenAI\)$/)
  const shown = request.closest('details')?.textContent ?? ''
  // What is the same for every family stands in the whole request alone.
  for (const kind of SENT_KINDS.filter((each) => each !== 'rules')) expect(shown).toContain(`sent as ${kind}`)
})

test('the family’s own words come first and are marked, and our rules come last and folded', async () => {
  const { app, section, user } = await openSection({ flows: [STORIES], requests: [EVERYTHING] })
  await using _ = app
  const summary = within(section).getByText(/^For a story/)
  const details = summary.closest('details')
  expect(details?.open, 'it says that it opens, and is closed').toBe(false)
  expect(details?.querySelector('summary svg')).not.toBeNull()
  await user.click(summary)
  expect(details?.open).toBe(true)
  expect(within(section).getByText('sent as wish').tagName).toBe('MARK')
  expect(within(section).getByText('sent as otherNames').tagName).toBe('MARK')
  expect(within(section).getByText('sent as outline').tagName).not.toBe('MARK')
  const texts = section.textContent
  expect(texts.indexOf('sent as wish')).toBeLessThan(texts.indexOf('sent as outline'))
  expect(texts.indexOf('sent as outline')).toBeLessThan(texts.indexOf('the card, word for word'))
  expect(texts.indexOf('the card, word for word')).toBeLessThan(texts.indexOf('You write bedtime stories.'))
  const rules = within(section).getByText('You write bedtime stories.').closest('details')
  expect(rules).not.toBe(details)
  expect(rules?.open).toBe(false)
})
