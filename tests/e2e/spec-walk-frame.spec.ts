import type { Page } from '@playwright/test'

import { expect, test } from '../support/browser-test.ts'
import { addFamily, signIn, signUpAndGoHome, signUpAndIn } from '../support/evening.ts'
import { expectToast } from '../support/hearing.ts'
import { holdCalls } from '../support/hold-calls.ts'
import { places } from '../support/page-state.ts'
import { holds } from '../support/statement.ts'

// The specification's statements about what is around the screens: header, menus, the check of the session, toasts,
// tooltips, and when the server is asked.

const HEADER = ['Story Library', 'Family', 'My Profile', 'About']
const STORED = ['talewick.user', 'talewick.profile', 'talewick.currentUserId']

test.use({ actionTimeout: 20_000 })

const banner = (page: Page) => page.getByRole('banner')
const toasts = (page: Page) => page.locator('[data-toasts] [data-state="open"]')

test('§2 the menus, signed out and signed in, on a desk and on a phone', async ({ page, watch }) => {
  watch.allowConsoleErrors(/ERR_FAILED/)
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/login')
  await holds('§2 Signed out: the mobile menu offers the same links', async () => {
    await expectMobileMenu(page, {
      Home: '/',
      'Sign In': '/login',
      'Create Account': '/signup-form',
      Pricing: '/subscribe',
      'Story Library': '/stories',
      About: '/about',
      'Help & Support': 'mailto:hello@talewick.example'
    })
  })
  const parent = await signUpAndGoHome(page)
  await holds('§2 Signed in: the mobile menu offers the same links, each place once', async () => {
    await expectMobileMenu(page, {
      Home: '/dashboard',
      'Create Story': '/create-story',
      'My Profile': '/user-profile',
      'Family Manager': '/family',
      'Story Library': '/stories',
      About: '/about'
    })
    const menu = await openMobileMenu(page)
    await expect(menu.getByRole('link', { name: /^Family/ })).toHaveCount(1)
    await expect(menu.getByRole('button', { name: 'Sign Out' })).toBeVisible()
    await menu.getByRole('button', { name: 'Close menu' }).click()
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await holds(
    '§2 Signed in: a dropdown with the username, Home, Create Story, My Profile, Family Manager, Sign Out',
    async () => {
      await banner(page).getByRole('button', { name: parent.email }).click()
      await expect(page.getByRole('menuitem')).toHaveText([
        'Home',
        'Create Story',
        'My Profile',
        'Family Manager',
        'Sign Out'
      ])
      await page.keyboard.press('Escape')
    }
  )
  await holds('§3 Of a user that is saved with an id only, the dropdown says “Profile”', async () => {
    await page.route('**/api/me', (route) => route.abort())
    await page.evaluate(() => {
      const saved: unknown = JSON.parse(localStorage.getItem('talewick.user') ?? '{}')
      const id = typeof saved === 'object' && saved !== null && 'id' in saved ? saved.id : null
      localStorage.setItem('talewick.user', JSON.stringify({ id }))
    })
    await page.reload()
    await expect(banner(page).getByRole('button', { name: 'Profile', exact: true })).toBeVisible()
    await expect(places(page)).toBeVisible()
    await page.unroute('**/api/me')
  })
  await holds('§4 Logout clears the three entries and goes to /, from where Back does not return', async () => {
    expect(await storedEntries(page)).not.toEqual([])
    await banner(page).getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(banner(page).getByRole('link', { name: 'Login' })).toBeVisible()
    expect(await storedEntries(page)).toEqual([])
    await page.goBack()
    await expect(places(page)).toHaveCount(0)
  })
})

test('§2, §4 the check of the session, and the navigation that waits for it', async ({ page, watch }) => {
  test.setTimeout(300_000)
  watch.allowConsoleErrors(/status of (?:401|500)|ERR_FAILED/)
  const parent = await signUpAndIn(page)
  const release = await holdCalls(page, '**/api/validate-session')
  await page.goto('/stories')
  await holds('§2 While authentication is loading, a spinner shows; nothing of the family does', async () => {
    await expect(page.getByRole('status').filter({ hasText: 'One moment' })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(0)
  })
  await page.goto('/about')
  await holds(
    '§2 Header links are disabled until the check has ended: aria-disabled, and no stop for Tab',
    async () => {
      for (const name of HEADER) {
        const link = banner(page).getByRole('link', { name, exact: true })
        await expect(link).toHaveAttribute('aria-disabled', 'true')
        await expect(link).toHaveAttribute('tabindex', '-1')
      }
    }
  )
  await holds('§4 Leaving a page whose session is still being checked clears nothing', async () => {
    await expect.poll(() => storedEntries(page)).toContain('talewick.user')
  })
  release()
  await holds('§2 and ready after it', async () => {
    for (const name of HEADER)
      await expect(banner(page).getByRole('link', { name, exact: true })).not.toHaveAttribute('aria-disabled')
  })
  await page.unrouteAll()

  for (const [what, answer] of [
    ['invalid', { json: { valid: false } }],
    ['an error', { status: 500, json: { message: 'Not now', error: 'Not now', code: 'unavailable' } }],
    ['no JSON', { contentType: 'text/html', body: '<h1>Hotel Aurora</h1>' }],
    ['unreachable', null]
  ] as const)
    await holds(
      `§4 A session whose check is ${what}: the three entries are cleared, silently, and /login`,
      async () => {
        await signIn(page, parent)
        await page.goto('/about')
        await page.route('**/api/validate-session', (route) =>
          answer === null ? route.abort() : route.fulfill(answer)
        )
        await page.goto('/stories')
        await expect(page).toHaveURL(/\/login$/)
        await expect(page.getByLabel('Email')).toBeVisible()
        expect(await storedEntries(page)).toEqual([])
        await expect(toasts(page)).toHaveCount(0)
        await page.unroute('**/api/validate-session')
      }
    )
  watch.serverErrors.length = 0
})

test('§7 when the server is asked, and when it is not asked again', async ({ page, watch, hearing }) => {
  watch.allowConsoleErrors(/status of (?:503|409)/)
  await signUpAndIn(page)
  await addFamily(page)
  await page.goto('/family')
  await expect(page.getByRole('tab', { name: 'Family Members (3)' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  // Whether there is a network is asked without asking for anything.
  const asked: string[] = []
  page.on('request', (request) => void (/\/api\/(?!health)/.test(request.url()) && asked.push(request.url())))
  await holds(
    '§7 Nothing is fetched again on focus, on becoming visible or on coming back to the network',
    async () => {
      await page.evaluate(() => {
        for (const type of ['focus', 'online', 'pageshow']) window.dispatchEvent(new Event(type))
        document.dispatchEvent(new Event('visibilitychange'))
      })
      await page.waitForTimeout(1500)
      expect(asked).toEqual([])
    }
  )
  await holds('§7 A change that fails is sent once: mutations are not retried', async () => {
    await page.route('**/api/family-members', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 409, json: { message: 'No room', error: 'No room', code: 'full' } })
        : route.continue()
    )
    await page.getByText('Quick add').click()
    const form = page.getByRole('form', { name: 'Quick add' })
    await form.getByLabel('Name', { exact: true }).fill('Tama')
    await form.getByLabel('Family Position').fill('Cousin')
    await form.getByLabel('Age').fill('8')
    await form.getByRole('button', { name: 'Add to Family' }).click()
    await expectToast(hearing, 'Add Failed')
    await page.waitForTimeout(1500)
    expect(asked.filter((url) => url.endsWith('/api/family-members'))).toHaveLength(1)
  })
  await holds('§7 A list that fails is asked for once', async () => {
    await page.unroute('**/api/family-members')
    await page.route('**/api/stories?*', (route) => route.fulfill({ status: 409, json: { message: 'No' } }))
    asked.length = 0
    await page.goto('/stories')
    await expect(page.getByText('HTTP 409')).toBeVisible()
    await page.waitForTimeout(1500)
    expect(asked.filter((url) => url.includes('/api/stories'))).toHaveLength(1)
  })
})

test('§9 toasts and tooltips', async ({ page, watch }) => {
  watch.allowConsoleErrors(/status of 409/)
  test.setTimeout(300_000)
  await page.clock.install()
  await signUpAndIn(page)
  await page.goto('/family')
  const form = page.getByRole('form', { name: 'Quick add' })
  const press = () => form.getByRole('button', { name: 'Add to Family' }).click()
  await holds('§9 At most three toasts are visible, a new one on top', async () => {
    // The same words again are the same toast.
    for (let times = 0; times < 4; times++) await press()
    await expect(toasts(page)).toHaveCount(1)
    await form.getByLabel('Name', { exact: true }).fill('Tama')
    await form.getByLabel('Family Position').fill('Cousin')
    await page.route('**/api/family-members', (route) => route.fulfill({ status: 409, json: {} }))
    for (const age of ['soon', '121', '6']) {
      await form.getByLabel('Age').fill(age)
      await press()
    }
    await expect(toasts(page)).toHaveCount(3)
    await expect(toasts(page).filter({ hasText: 'Missing information' })).toHaveCount(0)
    const tops = await toasts(page).evaluateAll((all) =>
      all
        .map((one) => ({ top: one.getBoundingClientRect().top, text: one.textContent }))
        .toSorted((a, b) => a.top - b.top)
        .map(({ text }) => text)
    )
    expect(tops[0]).toContain('Add Failed')
    await page.unroute('**/api/family-members')
  })
  await holds('§9 The viewport of the toasts is 420 px wide at most', async () => {
    const box = await page.locator('[data-toasts]').boundingBox()
    expect(box?.width).toBeLessThanOrEqual(420)
  })
  await holds('§9 A toast goes with a swipe to the right of 50 px, and stays with less', async () => {
    const first = toasts(page).filter({ hasText: 'Add Failed' })
    await swipe(page, 40)
    await expect(first).toHaveCount(1)
    await swipe(page, 60)
    await expect(first).toHaveCount(0)
    // Under the mouse the others would stay.
    await page.mouse.move(5, 300)
  })
  await holds('§9 Missing information is told for four seconds', async () => {
    await expect(toasts(page)).toHaveCount(0)
    await page.mouse.move(5, 700)
    await standStill(page)
    await form.getByLabel('Age').fill('')
    await press()
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(3500)
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(2500)
    await expect(toasts(page)).toHaveCount(0)
    await page.clock.resume()
  })
  await addFamily(page)
  await page.goto('/family')
  await holds('§9 A tooltip waits 700 ms; that of a neighbour within 300 ms does not', async () => {
    const [first, second] = [
      page.getByRole('button', { name: 'Edit Mila' }),
      page.getByRole('button', { name: 'Delete Mila' })
    ]
    await expect(first).toBeVisible()
    await standStill(page)
    await first.hover()
    await page.clock.runFor(650)
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    await page.clock.runFor(100)
    await expect(page.getByRole('tooltip')).toHaveText('Edit Mila')
    await page.clock.runFor(100)
    await second.hover()
    await expect(page.getByRole('tooltip')).toHaveText('Delete Mila')
  })
})

async function openMobileMenu(page: Page) {
  await banner(page).getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  return menu
}

async function expectMobileMenu(page: Page, links: Record<string, string>): Promise<void> {
  const menu = await openMobileMenu(page)
  for (const [name, to] of Object.entries(links))
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', to)
  await menu.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()
}

/** Which of the specification's three entries this browser has. */
async function storedEntries(page: Page): Promise<string[]> {
  return page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key) !== null), STORED)
}

/** Draws the topmost toast to the right, and lets it go. */
async function swipe(page: Page, pixels: number): Promise<void> {
  const box = await toasts(page).last().boundingBox()
  if (box === null) throw new Error('There is no toast')
  const [x, y] = [box.x + 40, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 1; step <= 10; step++) await page.mouse.move(x + (pixels * step) / 10, y)
  await page.mouse.up()
}

/** From here on the time of the page goes by only as it is told: a busy machine would be slower than a toast. */
async function standStill(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}
