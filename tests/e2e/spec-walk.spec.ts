import type { Page } from '@playwright/test'

import { expect, test } from '../support/browser-test.ts'
import { addFamily, addStory, signUpAndGoHome } from '../support/evening.ts'
import { expectToast } from '../support/hearing.ts'
import { holds } from '../support/statement.ts'

// The specification, statement by statement, as a browser shows it; the frame of the pages and the family have walks of
// their own beside this one. The route table, the error catalogue, the evening and the keyboard have tables and tests;
// what they show is not shown again here.

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })

test('§1, §2 for a visitor', async ({ page, watch }) => {
  watch.allowConsoleErrors(/status of 404/)
  test.setTimeout(300_000)
  await page.goto('/')
  await holds('§2 Landing: header with a Login button, to /login', () =>
    expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  )
  await holds('§2 Landing: the round play button shows a percentage and says Click to Play', async () => {
    await expect(button(page, /Click to Play/)).toBeEnabled()
    await expect(page.getByText('0%')).toBeVisible()
  })
  await holds('§2 Landing: the button that begins waits for the terms; a press says why, in red', async () => {
    await expect(button(page, 'Create Account')).toHaveAttribute('aria-disabled', 'true')
    await button(page, 'Create Account').click({ force: true })
    await expect(page.getByText('Please accept the terms and conditions to continue')).toBeVisible()
  })
  await holds('§2 Landing: the message goes with a tick and comes back without it', async () => {
    const message = page.getByText('Please accept the terms and conditions to continue')
    await page.getByRole('checkbox').check()
    await expect(message).toBeHidden()
    await page.getByRole('checkbox').uncheck()
    await expect(message).toBeVisible()
  })
  await holds('§1 Roadmap “Coming Soon in V1.1” with its three promises', async () => {
    for (const name of [
      'Coming Soon in V1.1',
      'Sleep mode',
      'Interactive learning features',
      'Sleep tracking insights'
    ])
      await expect(heading(page, name)).toBeVisible()
  })
  await holds('§1 Footer: V1.0, e-mail, phone, Auckland, New Zealand, powered by', async () => {
    const footer = page.getByRole('contentinfo')
    for (const words of ['V1.0', '+64 9 555 0100', 'Auckland, New Zealand', 'powered by'])
      await expect(footer.getByText(words)).toBeVisible()
  })

  await page.goto('/LOGIN')
  await holds('§2 A path in capital letters is the same screen, and found', async () => {
    await expect(heading(page, 'Welcome to Talewick')).toBeVisible()
    expect((await page.request.get('/LOGIN')).status()).toBe(200)
  })
  await page.goto('/login?email=ana%40example.org')
  await holds('§2 Login: the email is prefilled from the query', () =>
    expect(page.getByLabel('Email')).toHaveValue('ana@example.org')
  )
  await holds('§5 Login: “Password is required” under the field', async () => {
    await button(page, 'Sign In').click()
    await expect(page.getByText('Password is required')).toBeVisible()
  })
  await holds(
    '§2 Signed out: a Login dropdown with Home, Sign In, Create Account, Pricing, Help & Support',
    async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
      for (const name of ['Home', 'Sign In', 'Create Account', 'Pricing', 'Help & Support'])
        await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible()
      await page.keyboard.press('Escape')
    }
  )

  await page.goto('/subscribe')
  await holds('§2 Header: the dropdown is there on /subscribe too', () =>
    expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
  )
  await holds('§2 Pricing: Most Popular, five rows, three badges', async () => {
    await expect(page.getByText('Most Popular')).toBeVisible()
    for (const badge of ['SSL Secured', 'Cancel Anytime', 'Instant Access'])
      await expect(page.getByText(badge).first()).toBeVisible()
  })

  await page.goto('/signup-form')
  await holds('§5 Sign-up: the button waits for the terms', async () => {
    await expect(button(page, 'Create Account')).toBeDisabled()
    await page.getByRole('checkbox').check()
    await expect(button(page, 'Create Account')).toBeEnabled()
  })
  await holds('§5 Sign-up: every field says what it misses, word for word', async () => {
    await page.getByLabel('Email').fill('nobody')
    await page.getByLabel('Password', { exact: true }).fill('12345')
    await button(page, 'Create Account').click()
    for (const words of [
      'First name is required',
      'Last name is required',
      'Please enter a valid email',
      'Password must be at least 6 characters'
    ])
      await expect(page.getByText(words, { exact: true })).toBeVisible()
  })
})

test('§2 to §6, §9 for a family', async ({ page, hearing }) => {
  test.setTimeout(300_000)
  await signUpAndGoHome(page)
  await holds('§2 Dashboard: tiles Home, My Profile, Family Manager, Create Story, Story Library, About', async () => {
    const places = page.getByRole('navigation', { name: 'Places' })
    for (const name of ['Home', 'My Profile', 'Family Manager', 'Create Story', /^Story Library/, 'About'])
      await expect(places.getByRole('link', { name })).toBeVisible()
  })
  await holds('§2 Header: Story Library, Family, My Profile, About, and Logout', async () => {
    const banner = page.getByRole('banner')
    for (const name of ['Story Library', 'Family', 'My Profile', 'About'])
      await expect(banner.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(banner.getByRole('button', { name: 'Logout' })).toBeVisible()
  })
  await page.goto('/create-story')
  await holds(
    '§2 Create Story: “No Family Members Found”, its sentence and the way to the Family Manager',
    async () => {
      await expect(heading(page, 'No Family Members Found')).toBeVisible()
      await expect(
        page.getByText('Add family members to your profile first to create personalized stories.')
      ).toBeVisible()
      await expect(page.getByRole('link', { name: 'Family Manager' })).toHaveAttribute('href', '/family')
    }
  )
  await holds('§2 Header: the menu and Logout are there on /create-story too', async () => {
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Story Library' })).toBeVisible()
  })

  await page.goto('/family')
  const quick = page.getByRole('form', { name: 'Quick add' })
  await holds('§5 Family forms: name, position and age are marked as needed', async () => {
    for (const label of ['Name', 'Family Position', 'Age'])
      await expect(quick.getByLabel(label, { exact: true })).toHaveAttribute('required', '')
  })
  await holds('§5 Family forms: “Missing information: Please fill in name, age, and relationship”', async () => {
    await quick.getByRole('button', { name: 'Add to Family' }).click()
    await expectToast(hearing, 'Missing information Please fill in name, age, and relationship')
  })
  await holds('§4 Escape in a dialog closes the dialog, whatever toasts lie over it', async () => {
    await button(page, 'Add Family Member').click()
    const dialog = page.getByRole('dialog', { name: 'Add Family Member' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Add to Family' }).click()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
  await holds('§5 Age: “7 years” is seven, and what is no age is not stored as 0', async () => {
    await quick.getByLabel('Name', { exact: true }).fill('Isla')
    await quick.getByLabel('Family Position').fill('Daughter')
    await quick.getByLabel('Age').fill('sometime')
    await quick.getByRole('button', { name: 'Add to Family' }).click()
    await expect(page.getByText('Please write the age as a number: 7, or 18 months').first()).toBeVisible()
    await quick.getByLabel('Age').fill('7 years')
  })
  await holds('§4 The add form is empty after success, the chosen face in sight', async () => {
    await quick.getByRole('button', { name: 'Fantasy' }).click()
    await quick.getByRole('button', { name: 'Add to Family' }).click()
    await expect(page.getByText('Daughter, 7')).toBeVisible()
    await expect(quick.getByRole('button', { name: 'People' })).toHaveAttribute('aria-pressed', 'true')
    await expect(quick.getByRole('radio', { name: 'Child', exact: true })).toBeChecked()
  })

  await addFamily(page)
  await addStory(page)
  await page.goto('/create-story')
  await holds('§5 Story: “Please select at least one character”', async () => {
    await button(page, 'Create Story').click()
    await expect(page.getByText('Please select at least one character').first()).toBeVisible()
  })
  await holds('§9 Durations Short, Medium, Long with their minutes; Medium is chosen', async () => {
    for (const name of ['Short, 3-5 min', 'Medium, 5-8 min', 'Long, 8-12 min'])
      await expect(page.getByRole('radio', { name })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Medium, 5-8 min' })).toBeChecked()
  })
  await holds('§9 Voices Emma, David and Maya; eight cultures, western first', async () => {
    for (const name of [/^Emma/, /^David/, /^Maya/]) await expect(page.getByRole('radio', { name })).toBeVisible()
    await expect(page.getByLabel('Cultural Background').getByRole('option')).toHaveCount(8)
    await expect(page.getByLabel('Cultural Background')).toHaveValue('western')
  })
  await holds('§4, §9 Night light: eight colours, warm orange, 30 %, an overlay that takes no touch', async () => {
    await expect(page.getByRole('radiogroup', { name: 'Night light colour' }).getByRole('radio')).toHaveCount(8)
    await expect(page.getByRole('radio', { name: 'Warm orange' })).toBeChecked()
    await page.getByRole('switch', { name: 'Night light' }).click()
    await expect(page.getByTestId('night-light')).toHaveCSS('pointer-events', 'none')
  })
  await holds('§9 Brightness 5 to 80 by 5: the chosen level is shown while the hand is on the slider', async () => {
    const slider = page.getByRole('slider', { name: 'Brightness' })
    await expect(slider).toHaveAttribute('aria-valuemin', '5')
    await slider.focus()
    await page.keyboard.press('End')
    await expect(slider).toHaveAttribute('aria-valuenow', '80')
    await expect(page.getByTestId('night-light')).toHaveCSS('opacity', '0.8')
    await page.getByRole('switch', { name: 'Night light' }).click()
  })

  await page.goto('/stories')
  await holds('§2 Library: All Stories (n), Favorites (n), star, Read and delete', async () => {
    await expect(page.getByRole('tab', { name: 'All Stories (1)' })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Favorites (0)' })).toBeVisible()
    await expect(button(page, /^Read /)).toBeVisible()
    await expect(button(page, /^Delete /)).toBeVisible()
  })
  await holds('§5 Story delete asks the exact question', async () => {
    await button(page, /^Delete /).click()
    await expect(
      page.getByText('Are you sure you want to delete this story? This action cannot be undone.')
    ).toBeVisible()
    await button(page, 'Cancel').click()
  })
  await holds(
    '§2 Reader: “Story Options”, text toggle, favourite, close, voice badge, Start Audio Player',
    async () => {
      await button(page, /^Read /).click()
      await expect(page.getByText('Story Options')).toBeVisible()
      await button(page, 'Hide Story Text').click()
      await expect(button(page, 'Show Story Text')).toBeVisible()
      for (const name of ['Add to favorites', 'Close', 'Start Audio Player'])
        await expect(button(page, name)).toBeVisible()
      await expect(page.getByRole('dialog').getByText('Emma', { exact: true })).toBeVisible()
    }
  )
  await holds('§2 Player: Back, text, favourite, play, Stop, volume 80 of 100, progress', async () => {
    await button(page, 'Start Audio Player').click()
    await expect(button(page, /^(?:Pause|Play Story)$/)).toBeVisible()
    await expect(page.getByRole('slider', { name: 'Volume' })).toHaveAttribute('aria-valuenow', '80')
    await expect(page.getByRole('slider', { name: 'Progress' })).toBeVisible()
    for (const name of ['Back', 'Stop']) await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  })
  await holds('§4 Back returns to the options', async () => {
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(page.getByText('Story Options')).toBeVisible()
  })

  await page.goto('/user-profile')
  await holds(
    '§9 Profile: 21 time zones, Eastern; e-mail on, reminders off, updates on; autoplay on, dark mode off',
    async () => {
      await expect(page.getByText('Eastern')).toBeVisible()
      for (const [name, isOn] of [
        ['Email notifications', true],
        ['Story reminders', false],
        ['Product updates', true],
        ['Autoplay', true],
        ['Dark mode', false]
      ] as const)
        await expect(page.getByRole('switch', { name })).toHaveAttribute('aria-checked', String(isOn))
      await button(page, 'Edit Profile').click()
      await expect(page.getByLabel('Timezone').getByRole('option')).toHaveCount(21)
      await expect(button(page, 'Save Changes')).toBeVisible()
    }
  )
})
