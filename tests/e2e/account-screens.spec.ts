import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'

import { expect, expectAccessible, expectAccessibleInEveryLight, expectFits, test } from '../support/browser-test.ts'
import { type Parent, signIn, signUpAndIn } from '../support/evening.ts'
import { expectToast } from '../support/hearing.ts'

const FILE_KEY = 'aB3dE5gH7jK9mN1pQ3rS5t'

// Five widths of a screen, or axe in three lights, take their time on a busy machine.
test.describe.configure({ timeout: 180_000 })

test('a profile is edited with the keyboard alone, and stays with the account', async ({ page, hearing }) => {
  await signUpAndIn(page)
  await page.goto('/user-profile')
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => void (request.method() !== 'GET' && sent.push(request.url())))
  await page.getByRole('button', { name: 'Edit Profile' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Mārama')
  await page.getByLabel('Timezone').selectOption('Auckland')
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
  await expectToast(hearing, 'Profile updated successfully!')
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused()
  expect(sent.map((url) => new URL(url).pathname)).toEqual(['/api/profile'])

  await page.reload()
  const section = page.getByRole('region', { name: 'Personal Information' })
  await expect(section.getByText('Mārama')).toBeVisible()
  await expect(section.getByText('Auckland')).toBeVisible()
})

test('dark mode is Night on every screen at once, and after a reload', async ({ page }) => {
  await signUpAndIn(page)
  await page.goto('/user-profile')
  const dark = page.getByRole('switch', { name: 'Dark mode' })
  await expect(dark).not.toBeChecked()
  await expect(page.locator('html')).not.toHaveAttribute('data-light', 'night')
  await dark.click()
  await expect(page.locator('html')).toHaveAttribute('data-light', 'night')
  await page.goto('/family')
  await expect(page.locator('html')).toHaveAttribute('data-light', 'night')
})

test('a password is changed, and is nowhere in the browser afterwards', async ({ page, hearing }) => {
  const parent = await signUpAndIn(page)
  const next = 'a lamp on the far shore'
  await page.goto('/user-profile')
  const form = page.getByRole('form', { name: 'Change Password' })
  await form.getByLabel('Current password').fill(parent.password)
  await form.getByRole('button', { name: 'Change Password' }).click()
  await expect(form.getByText('Please enter both current and new passwords')).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('New password').fill(next)
  await form.getByRole('button', { name: 'Change Password' }).click()
  await expectToast(hearing, 'Password Changed Your password has been updated successfully')
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  for (const secret of [parent.password, next]) expect(kept).not.toContain(secret)

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await signIn(page, { ...parent, password: next })
})

test('a wrong current password is told, and the old one still opens the door', async ({ page, watch, hearing }) => {
  watch.allowConsoleErrors(/status of 400/)
  await signUpAndIn(page)
  await page.goto('/user-profile')
  await page.getByLabel('Current password').fill('not the password')
  await page.getByLabel('New password', { exact: true }).fill('a lamp on the far shore')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expectToast(hearing, 'Password Change Failed Your current password is not right')
})

test('everything is downloaded as one file', async ({ page }) => {
  const { email } = await signUpAndIn(page)
  await page.goto('/user-profile')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click()
  ])
  expect(download.suggestedFilename()).toMatch(/^talewick-\d{4}-\d\d-\d\d\.json$/)
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    profile: { email },
    stories: [],
    audio: []
  })
})

test('an account that is deleted leaves nothing in the browser and opens no door', async ({ page, watch, hearing }) => {
  watch.allowConsoleErrors(/status of 401/)
  const parent = await signUpAndIn(page)
  await page.goto('/user-profile')
  await page.evaluate(async () => {
    sessionStorage.setItem('draft', 'x')
    await caches.open('talewick-audio-v1')
  })
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expectToast(hearing, 'Account deleted successfully')
  await expect(page).toHaveURL(/\/$/)
  // The landing page may already have kept its welcome again: that is everybody's.
  const left = () =>
    page.evaluate(async () => [
      ...Object.keys(localStorage).filter((key) => !key.startsWith('talewick.welcome-audio.')),
      ...Object.keys(sessionStorage),
      ...(await caches.keys()).filter((name) => name.startsWith('talewick-audio'))
    ])
  await expect.poll(left).toEqual([])
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([])
  await expectNoEntry(page, parent)
})

test('where the sign-in is old, deleting asks for the password and stays open when it is wrong', async ({
  page,
  watch,
  hearing
}) => {
  watch.allowConsoleErrors(/status of 40[13]/)
  const parent = await signUpAndIn(page)
  await page.goto('/user-profile')
  const message = 'Please sign in again to delete your account.'
  let isOld = true
  await page.route('**/api/delete-account*', async (route) => {
    if (isOld) await route.fulfill({ status: 403, json: { message, error: message, code: 'reauthenticate' } })
    else await route.continue()
  })
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expect(dialog.getByText(message)).toBeVisible()
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await expectFits(page)
  await page.keyboard.type('not the password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Invalid email or password')).toBeVisible()
  isOld = false
  await dialog.getByLabel('Password', { exact: true }).fill(parent.password)
  await page.keyboard.press('Enter')
  await expectToast(hearing, 'Account deleted successfully')
})

test('a reset tells where the letter went, shows what came back, and starts again', async ({ page }) => {
  await page.route('**/api/reset-password', (route) =>
    route.fulfill({ json: { message: 'On its way', newPassword: 'AMBER-7LANTERN-42' } })
  )
  await page.goto('/reset-password')
  await page.getByLabel('Email').fill('the.grandmother.of.the.whole.family@a-long-name.example.org')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(
    page.getByText(
      'A new password was sent to the.grandmother.of.the.whole.family@a-long-name.example.org if it belongs to an account.'
    )
  ).toBeVisible()
  await expect(page.getByLabel('New password')).toHaveValue('AMBER-7LANTERN-42')
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('button', { name: 'Reset Another Password' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('')
})

test('the admin page shows a playlist as a link and loads nothing from its host', async ({ page }) => {
  await page.route('**/api/sleep-playlist', (route) =>
    route.fulfill({
      json: {
        id: '37i9dQZF1DWZd79rJ6a7lp',
        name: 'Sleepy piano',
        description: 'Slow and quiet.',
        owner: 'Talewick',
        tracksTotal: 124,
        externalUrl: 'https://open.spotify.com/playlist/37i9dQZF1DWZd79rJ6a7lp',
        updatedAt: '2026-11-18T20:14:00Z'
      }
    })
  )
  await page.goto('/admin')
  await expect(page.getByText('Sleepy piano', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /Open the playlist/ })).toHaveAttribute(
    'href',
    'https://open.spotify.com/playlist/37i9dQZF1DWZd79rJ6a7lp'
  )
  await expectAccessibleInEveryLight(page)
  await expectFits(page)
})

test('a design file is opened tab by tab, and what is chosen becomes links', async ({ page }) => {
  await signUpAndIn(page)
  await page.route(`**/api/figma/file/${FILE_KEY}`, (route) => route.fulfill({ json: DESIGN_FILE }))
  await page.route('**/api/figma/file/*/export?*', (route) =>
    route.fulfill({ json: { images: { '2:1': 'https://pictures.example/player.png' } } })
  )
  await page.goto('/figma')
  await page.getByLabel('File URL or key').fill(`https://www.figma.com/design/${FILE_KEY}/Evening`)
  await page.getByRole('button', { name: 'Load File' }).click()
  await expect(page.getByRole('heading', { name: 'Evening screens' })).toBeVisible()
  for (const name of ['Structure', 'Text Content', 'Colors', 'Components']) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
  }
  await page.getByRole('tab', { name: 'Structure' }).click()
  await page.getByRole('checkbox', { name: 'Player frame' }).check()
  await page.getByRole('button', { name: 'Export Selected' }).click()
  await expect(page.getByRole('link', { name: /Open picture/ })).toHaveAttribute(
    'href',
    'https://pictures.example/player.png'
  )
  await expectAccessible(page)
})

test('a design file that does not load comes with troubleshooting', async ({ page, watch }) => {
  watch.allowConsoleErrors(/status of 403/)
  await signUpAndIn(page)
  await page.route('**/api/figma/file/*', (route) =>
    route.fulfill({ status: 403, json: { message: 'Not on the list', error: 'Not on the list', code: 'forbidden' } })
  )
  await page.goto('/figma')
  await page.getByLabel('File URL or key').fill(FILE_KEY)
  await page.getByRole('button', { name: 'Load File' }).click()
  await expect(page.getByRole('alert').getByText('Not on the list')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Troubleshooting' })).toBeVisible()
  await expectAccessibleInEveryLight(page)
  await expectFits(page)
})

const DESIGN_FILE = {
  name: 'Evening screens',
  lastModified: '2026-11-18T20:14:00Z',
  components: { '9:1': { name: 'Lantern', description: 'Round, with a ring of progress' } },
  document: {
    id: '0:0',
    name: 'Document',
    type: 'DOCUMENT',
    children: [
      {
        id: '0:1',
        name: 'A page with a name that is much too long for any telephone anybody has ever held',
        type: 'CANVAS',
        children: [
          {
            id: '2:1',
            name: 'Player',
            type: 'FRAME',
            absoluteBoundingBox: { width: 390, height: 844 },
            fills: [{ type: 'SOLID', color: { r: 0.95, g: 0.71, b: 0.38, a: 1 } }],
            children: [{ id: '2:2', name: 'Title', type: 'TEXT', characters: 'The lighthouse that forgot to sleep' }]
          }
        ]
      }
    ]
  }
}

async function expectNoEntry(page: Page, { email, password }: Parent): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Invalid email or password', { exact: true })).toBeVisible()
}
