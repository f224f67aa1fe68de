import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { failure, renderSignedIn } from '../support/render-screen.tsx'
import { createTestApp } from '../support/test-app.ts'

test('the first evening is a path: one line of names, tonight’s wish, the story', async () => {
  await using app = await createTestApp()
  const { user, path, browser } = await renderSignedIn(app, '/dashboard')
  await user.type(await screen.findByLabelText('Who is in your family?'), 'Isla 5, Theo 3, Nana, Biscuit the dog')
  expect(screen.getByRole('list', { name: 'Who was understood' })).toHaveTextContent(
    'IslaChild, 5TheoChild, 3NanaGrandma, 68BiscuitFamily dog, 4'
  )
  await user.click(screen.getByRole('button', { name: 'To tonight’s story' }))
  await waitFor(() => expect(path()).toBe('/create-story'))
  for (const name of ['Isla', 'Theo', 'Nana', 'Biscuit'])
    expect(await screen.findByRole('checkbox', { name })).toBeChecked()
  expect(await (await browser.get('/api/family-members')).json()).toMatchObject([
    { name: 'Isla', age: 5, relationship: 'Child', avatar: 'girl', isGuest: false },
    { name: 'Theo', age: 3, relationship: 'Child', avatar: 'boy' },
    { name: 'Nana', age: 68, relationship: 'Grandma', avatar: 'elder_woman' },
    { name: 'Biscuit', age: 4, relationship: 'Family dog', avatar: 'dog' }
  ])
  await user.click(screen.getByRole('button', { name: 'Create Story' }))
  await screen.findByText('Story Options')
})

test('who could not be added is named, and those who were are there', async () => {
  await using app = await createTestApp()
  let asked = 0
  const { user, browser } = await renderSignedIn(app, '/create-story', {
    answer: (call) =>
      call === 'POST /api/family-members' && ++asked === 2 ? failure(503, 'Back in a minute') : undefined
  })
  await screen.findByText('No Family Members Found')
  await user.click(screen.getByRole('button', { name: 'Add to Family' }))
  await screen.findByText(/Please write at least one name/)
  const line = screen.getByLabelText('Who is in your family?')
  await user.type(line, 'Isla 5, Theo 3{Enter}')
  await screen.findByText('Not added: Theo. Back in a minute')
  expect(await screen.findByRole('checkbox', { name: 'Isla' })).toBeInTheDocument()
  expect(await (await browser.get('/api/family-members')).json()).toHaveLength(1)
})

test('§5: the whole of a long wish leaves the form', async () => {
  await using app = await createTestApp()
  const sent: string[] = []
  const { user } = await renderSignedIn(app, '/create-story', {
    answer: (call, init) => {
      if (call === 'POST /api/stories') sent.push(typeof init.body === 'string' ? init.body : '')
      return undefined
    }
  })
  await user.type(await screen.findByLabelText('Who is in your family?'), 'Isla 5{Enter}')
  const wish = `a quiet night in the garden ${'with every bird asleep, '.repeat(12)}because grandpa died last week`
  const field = await screen.findByLabelText('Theme')
  await user.click(field)
  await user.paste(wish)
  expect(field).toHaveValue(wish)
  await user.type(field, '{Enter}')
  await screen.findByText('Story Options')
  expect(JSON.parse(sent[0] ?? '{}')).toMatchObject({ theme: wish })
})
