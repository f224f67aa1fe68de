import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { addMember } from '../support/builders.ts'
import { failure, renderSignedIn } from '../support/render-screen.tsx'
import { createTestApp } from '../support/test-app.ts'

const MISSING = 'Please fill in name, age, and relationship'

test('a family begins empty, gains a member with everything that was typed, and shows her as a star', async () => {
  await using app = await createTestApp()
  const { user, browser } = await renderSignedIn(app, '/family')
  await screen.findByText('No Family Members Yet')
  await user.click(screen.getByRole('button', { name: 'Add Family Member' }))

  const form = within(await screen.findByRole('dialog', { name: 'Add Family Member' }))
  await fill(user, form, { Name: 'Nana Rose', 'Family Position': 'Grandma', Age: '67.9' })
  await user.type(form.getByLabelText('Hobbies'), ' knitting, , baking ,')
  await user.type(form.getByLabelText('Character Traits'), 'patient')
  await user.click(form.getByRole('button', { name: 'Animals' }))
  await user.click(form.getByRole('radio', { name: 'Owl' }))
  expect(form.getByRole('radio', { name: 'Owl' })).toBeChecked()
  await user.click(form.getByRole('button', { name: 'Add to Family' }))

  await screen.findByText('Family Member Added')
  screen.getByText('Nana Rose has been added to your family')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  screen.getByRole('tab', { name: 'Family Members (1)' })
  const card = within(within(screen.getByRole('tabpanel')).getByRole('listitem'))
  card.getByRole('heading', { name: 'Nana Rose' })
  card.getByRole('img', { name: 'Owl' })
  expect(await (await browser.get('/api/family-members')).json()).toMatchObject([
    {
      name: 'Nana Rose',
      age: 67,
      avatar: 'owl',
      hobbies: ['knitting', 'baking'],
      characterTraits: ['patient'],
      isGuest: false
    }
  ])
})

test('a family writes down what a name sounds like, in letters that every voice knows', async () => {
  await using app = await createTestApp()
  const { user, browser } = await renderSignedIn(app, '/family')
  await user.click(await screen.findByRole('button', { name: 'Add Family Member' }))
  const form = within(await screen.findByRole('dialog', { name: 'Add Family Member' }))
  expect(form.getByRole('button', { name: 'Hear it said' })).toBeDisabled()
  await fill(user, form, { Name: 'Siobhán', 'Family Position': 'Aunt', Age: '40', 'Sounds like': ' shi-vawń! ' })
  expect(form.getByRole('button', { name: 'Hear it said' })).toBeEnabled()
  await user.click(form.getByRole('button', { name: 'Add to Family' }))
  await screen.findByText('Family Member Added')
  expect(await (await browser.get('/api/family-members')).json()).toMatchObject([
    { name: 'Siobhán', soundsLike: 'shi-vawn' }
  ])
})

test('a member is edited in a form that knows everything, and saved whole', async () => {
  await using app = await createTestApp()
  const { user, browser, userId } = await renderSignedIn(app, '/stories')
  await addMember(
    { browser, userId, email: '' },
    { name: 'Hana', avatar: 'girl-black', hobbies: ['drawing', 'puddles'] }
  )
  await goTo(user, 'Family')
  await user.click(await screen.findByRole('button', { name: 'Edit Hana' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit Family Member' }))
  expect(form.getByLabelText('Hobbies')).toHaveValue('drawing, puddles')
  expect(form.getByRole('radio', { name: 'Girl, black skin' })).toBeChecked()
  await user.clear(form.getByLabelText('Name'))
  await user.type(form.getByLabelText('Name'), 'Hana-Mere')
  await user.click(form.getByRole('button', { name: 'Save Changes' }))

  await screen.findByText('Family Member Updated')
  screen.getByText("Hana-Mere's information has been updated")
  await screen.findByRole('heading', { name: 'Hana-Mere' })
  expect(await (await browser.get('/api/family-members')).json()).toMatchObject([
    { name: 'Hana-Mere', avatar: 'girl-black', hobbies: ['drawing', 'puddles'] }
  ])
})

test('deleting asks with the exact question, starts at Cancel, and then really deletes', async () => {
  await using app = await createTestApp()
  const { user, browser, userId } = await renderSignedIn(app, '/stories')
  await addMember({ browser, userId, email: '' })
  await goTo(user, 'Family')
  await user.click(await screen.findByRole('button', { name: 'Delete Hana' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog).toHaveAccessibleDescription(
    'Are you sure you want to delete this family member? This action cannot be undone.'
  )
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await (await browser.get('/api/family-members')).json()).toHaveLength(1)

  await user.click(screen.getByRole('button', { name: 'Delete Hana' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await screen.findByText('Family Member Deleted')
  screen.getByText('Family member has been removed from your profile')
  await screen.findByText('No Family Members Yet')
  expect(await (await browser.get('/api/family-members')).json()).toEqual([])
})

test('guests have a form and a place of their own, and no Edit', async () => {
  await using app = await createTestApp()
  const { user } = await renderSignedIn(app, '/profile')
  await user.click(await screen.findByRole('tab', { name: 'Story Guests (0)' }))
  const form = within(await screen.findByRole('form', { name: 'Add a Story Guest' }))
  await user.type(form.getByLabelText('Name'), 'Merle')
  await user.click(form.getByRole('button', { name: 'Add Guest' }))
  await screen.findByText('Missing information')
  screen.getByText(MISSING)
  expect(form.getByLabelText('Family Position')).toHaveFocus()

  await user.type(form.getByLabelText('Family Position'), 'Friend')
  await user.type(form.getByLabelText('Age'), 'eight')
  await user.click(form.getByRole('button', { name: 'Add Guest' }))
  await screen.findByRole('tab', { name: 'Story Guests (1)' })
  screen.getByRole('button', { name: 'Delete Merle' })
  expect(screen.queryByRole('button', { name: 'Edit Merle' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Merle' }).parentElement).toHaveTextContent('Friend, 8')
  await waitFor(() => expect(form.getByLabelText('Name')).toHaveValue(''))
})

test('an age outside of 0 to 120 never leaves the form', async () => {
  await using app = await createTestApp()
  const { user, calls } = await renderSignedIn(app, '/family')
  const form = within(await screen.findByRole('form', { name: 'Quick add' }))
  await fill(user, form, { Name: 'Methuselah', 'Family Position': 'Grandpa', Age: '969' })
  await user.click(form.getByRole('button', { name: 'Add to Family' }))
  expect(await screen.findAllByText('Age must be between 0 and 120')).not.toHaveLength(0)
  expect(form.getByLabelText('Age')).toHaveFocus()
  expect(calls).not.toContain('POST /api/family-members')
})

test('what the server refuses is said, in its words where it has any, and nothing typed is lost', async () => {
  await using app = await createTestApp()
  let fault: Response | null = failure(400, 'A family can have at most 200 people')
  const { user, setOffline } = await renderSignedIn(app, '/family', {
    answer: (call) => (call === 'POST /api/family-members' && fault !== null ? fault.clone() : undefined)
  })
  const form = within(await screen.findByRole('form', { name: 'Quick add' }))
  await fill(user, form, { Name: 'Hana', 'Family Position': 'Daughter', Age: '6' })
  await user.click(form.getByRole('button', { name: 'Add to Family' }))
  await toastSays('Add Failed', 'A family can have at most 200 people')
  expect(form.getByLabelText('Name')).toHaveValue('Hana')

  fault = null
  setOffline(true)
  await user.click(form.getByRole('button', { name: 'Add to Family' }))
  await toastSays('Add Failed', 'Please try again or contact support if the issue persists')
})

test('an edit or a deletion that fails says so and leaves everything as it was', async () => {
  await using app = await createTestApp()
  const { user, browser, userId, setOffline } = await renderSignedIn(app, '/stories')
  await addMember({ browser, userId, email: '' })
  await goTo(user, 'Family')
  await user.click(await screen.findByRole('button', { name: 'Edit Hana' }))
  setOffline(true)
  const form = within(await screen.findByRole('dialog'))
  await user.type(form.getByLabelText('Name'), ' Grace')
  await user.click(form.getByRole('button', { name: 'Save Changes' }))
  await toastSays('Update Failed', 'Unable to save changes. Please try again.')
  expect(form.getByLabelText('Name')).toHaveValue('Hana Grace')
  await user.click(form.getByRole('button', { name: 'Cancel' }))

  await user.click(await screen.findByRole('button', { name: 'Delete Hana' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await toastSays('Delete Failed', 'Please try again later')
  setOffline(false)
  await screen.findByRole('heading', { name: 'Hana' })
  expect(await (await browser.get('/api/family-members')).json()).toHaveLength(1)
})

test('the server’s own words on an edit or a deletion are for the console', async () => {
  await using app = await createTestApp()
  vi.spyOn(console, 'info').mockReturnValue()
  const refused = failure(404, 'This family member was not found')
  const { user, browser, userId } = await renderSignedIn(app, '/stories', {
    answer: (call) => (/^(?:PUT|DELETE) \/api\/family-members\//.test(call) ? refused.clone() : undefined)
  })
  await addMember({ browser, userId, email: '' })
  await goTo(user, 'Family')
  await user.click(await screen.findByRole('button', { name: 'Edit Hana' }))
  const form = within(await screen.findByRole('dialog'))
  await user.click(form.getByRole('button', { name: 'Save Changes' }))
  await toastSays('Update Failed', 'Unable to save changes. Please try again.')
  await user.click(form.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Delete Hana' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await toastSays('Delete Failed', 'Please try again later')
})

test('an answer that comes late closes the form it belongs to, and no other', async () => {
  await using app = await createTestApp()
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const { user, browser, userId } = await renderSignedIn(app, '/stories', {
    answer: (call) => (call.startsWith('PUT ') ? promise : undefined)
  })
  for (const name of ['Hana', 'Koro']) await addMember({ browser, userId, email: '' }, { name })
  await goTo(user, 'Family')
  const edit = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Edit ${name}` }))
    return within(await screen.findByRole('dialog', { name: 'Edit Family Member' }))
  }
  await user.click((await edit('Hana')).getByRole('button', { name: 'Save Changes' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const other = await edit('Koro')
  await user.type(other.getByLabelText('Name'), ' Jim')
  resolve(undefined)
  await screen.findByText('Family Member Updated')
  expect(other.getByLabelText('Name')).toHaveValue('Koro Jim')
})

test('what is half typed is still there after a look at the other tab', async () => {
  await using app = await createTestApp()
  const { user } = await renderSignedIn(app, '/family')
  const form = (name: string) => screen.findByRole('form', { name })
  await user.type(within(await form('Quick add')).getByLabelText('Name'), 'Han')
  await user.click(screen.getByRole('tab', { name: /Story Guests/ }))
  await user.type(within(await form('Add a Story Guest')).getByLabelText('Name'), 'Mo')
  await user.click(screen.getByRole('tab', { name: /Family Members/ }))
  expect(within(await form('Quick add')).getByLabelText('Name')).toHaveValue('Han')
  await user.click(screen.getByRole('tab', { name: /Story Guests/ }))
  expect(within(await form('Add a Story Guest')).getByLabelText('Name')).toHaveValue('Mo')
})

test('when the last of a family is gone the form for the next one is open', async () => {
  await using app = await createTestApp()
  const { user, browser, userId } = await renderSignedIn(app, '/stories')
  await addMember({ browser, userId, email: '' })
  await goTo(user, 'Family')
  await screen.findByRole('heading', { name: 'Hana' })
  const quickAdd = () => screen.getByText('Quick add').closest('details')
  expect(quickAdd()).not.toHaveAttribute('open')
  await user.click(screen.getByRole('button', { name: 'Delete Hana' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await screen.findByText('No Family Members Yet')
  expect(quickAdd()).toHaveAttribute('open')
})

test('a family that cannot be loaded says "HTTP 500" and can be asked for again', async () => {
  await using app = await createTestApp()
  let isBroken = true
  const { user } = await renderSignedIn(app, '/family', {
    answer: (call) =>
      isBroken && call === 'GET /api/family-members' ? failure(500, 'Something went wrong') : undefined
  })
  await screen.findByText('HTTP 500')
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('No Family Members Yet')
})

type Form = Pick<typeof screen, 'getByLabelText'>

async function fill(user: UserEvent, form: Form, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await user.type(form.getByLabelText(label), value)
}

/** Through the header's link: whatever a test did behind the page's back is fetched then. */
async function goTo(user: UserEvent, link: string): Promise<void> {
  const main = within(await screen.findByRole('navigation', { name: 'Main' }))
  await waitFor(() => expect(main.getByRole('link', { name: link })).not.toHaveAttribute('aria-disabled'))
  await user.click(main.getByRole('link', { name: link }))
}

async function toastSays(title: string, text: string): Promise<void> {
  await waitFor(() => {
    const toasts = screen.getAllByText(title).map((element) => element.closest('li')?.textContent ?? '')
    expect(toasts.join('\n')).toContain(text)
  })
}
