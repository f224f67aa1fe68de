import type { Page, Route } from '@playwright/test'

import { expect, expectAccessible, test } from '../support/browser-test.ts'
import { newParent, callApi, signUpAndGoHome } from '../support/evening.ts'
import { expectToast, OPEN_TOASTS } from '../support/hearing.ts'
import { places } from '../support/page-state.ts'
import { settled } from '../support/stillness.ts'

// A file of the pages that cannot be had: the network is gone, or a new version has taken the old one's place.

const abort = (route: Route) => route.abort('connectionfailed')
const notFound = (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not here' })

const WAYS = [
  { way: 'the network drops', answer: abort },
  { way: 'the server has no such file', answer: notFound }
]

test.beforeEach(({ watch }) => {
  // A request that fails is told to the console by the browser, and the failure by us.
  watch.allowConsoleErrors(/ERR_CONNECTION_FAILED|ERR_INTERNET_DISCONNECTED|status of 404/)
  watch.allowConsoleErrors(/MissingPart|dynamically imported module|MIME type/)
})

for (const { way, answer } of WAYS)
  test(`when ${way}, a screen that does not arrive says so and is fetched by Try again`, async ({ page }) => {
    await page.goto('/login')
    await settled(page)
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
    await page.route('**/assets/about-*.js', answer)
    await page.getByRole('link', { name: 'About' }).first().click()

    const panel = page.getByRole('alert')
    await expect(panel).toBeFocused()
    await expect(panel.getByRole('heading', { name: 'This page did not arrive' })).toBeVisible()
    await expect(page).toHaveURL(/\/about$/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Story Library' }), 'the header').toBeVisible()
    await expectAccessible(page)

    await page.unroute('**/assets/about-*.js')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeVisible()
    await expect(panel).toBeHidden()
    const isSame = await asksAgain(page)
    await expect(page.locator('body[data-same-page]'), `the page itself stayed: ${isSame}`).toHaveCount(isSame ? 1 : 0)
  })

test('while a screen is long on its way there is a sign of it, and what was there stays', async ({ page }) => {
  await page.goto('/login')
  await settled(page)
  const gate = Promise.withResolvers<undefined>()
  await page.route('**/assets/about-*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.getByRole('link', { name: 'About' }).first().click()
  const sign = page.getByText('One moment', { exact: true })
  await expect(sign).toBeAttached()
  await expect(page.getByLabel('Email')).toBeVisible()
  await expectAccessible(page)
  gate.resolve(undefined)
  await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeVisible()
  await expect(sign).toHaveCount(0)
})

test('a file that still does not come is the page’s own fault, as far as anybody can tell: it is loaded anew', async ({
  page
}) => {
  await page.goto('/login')
  await settled(page)
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  await page.route('**/assets/about-*.js', notFound)
  await page.getByRole('link', { name: 'About' }).first().click()
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('body:not([data-same-page])')).toHaveCount(1)
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.getByRole('alert')).toBeFocused()
  await page.unroute('**/assets/about-*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeVisible()
})

test('without a network the panel stays, the way home too, and the page is not given up', async ({ page, context }) => {
  await page.goto('/login')
  await settled(page)
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  await context.setOffline(true)
  await page.getByRole('link', { name: 'About' }).first().click()
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.locator('body[data-same-page]')).toHaveCount(1)
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { name: /Tonight’s story stars/ })).toBeVisible()
})

test('a page of an old version is loaded anew when a file of it is gone, and only once', async ({ page }) => {
  await page.goto('/login')
  await settled(page)
  await page.route('**/assets/about-*.js', notFound)
  // As a server of a newer version: whenever it is asked, the page begins with another script.
  let asked = 0
  await page.route('/', async (route) => {
    asked += 1
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replace(/assets\/index-[\w-]+\.js/, 'assets/new.js')
    })
  })
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  await page.getByRole('link', { name: 'About' }).first().click()
  await expect(page.getByRole('alert')).toBeFocused()
  // A page is loaded when the last of its pictures is, perhaps after its words are there.
  await expect.poll(() => loads.map((url) => new URL(url).pathname)).toEqual(['/about'])
  expect(asked, 'once for each failure').toBe(2)
  await page.waitForTimeout(1500)
  expect(loads, 'no loop').toHaveLength(1)
  // Nothing of it lies in a storage.
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
})

test('a menu that does not arrive leaves its button, says so, and comes with the next press', async ({
  page,
  hearing
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/assets/mobile-menu-*.js', abort)
  await page.route('**/assets/toaster-*.js', abort)
  await page.goto('/login')
  const button = page.getByRole('button', { name: 'Menu' })
  await expect(button).toBeEnabled()
  await button.click()
  // Not even what draws the toasts is here.
  await expectToast(hearing, 'The menu did not arrive')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unroute('**/assets/mobile-menu-*.js')
  const isSame = await asksAgain(page)
  const loaded = isSame ? null : page.waitForEvent('load')
  await button.click()
  // Where the failure goes with the page only, that press has loaded it anew, and the next one opens the menu.
  await loaded
  if (!isSame) await button.click()
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Pricing' })).toBeVisible()
})

test('a wrong password is told even when the toasts do not arrive', async ({ page, watch }) => {
  watch.allowConsoleErrors(/status of 401/)
  const parent = newParent()
  await page.route('**/assets/toaster-*.js', notFound)
  await page.goto('/login')
  await callApi(page, 'POST', '/api/signup', { ...parent, agreeToTerms: true })
  await page.getByLabel('Email').fill(parent.email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  // It stands on the screen in plain words; that it is announced as well hangs on no part (toast-announcer.test.tsx).
  await expect(page.locator(OPEN_TOASTS)).toContainText('Login Failed')
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled()
  await expectAccessible(page)
})

for (const [name, width, height] of [
  ['phone', 390, 844],
  ['desk', 1440, 900]
] as const)
  test(`the panel fits a ${name}, for whoever is signed in too`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await signUpAndGoHome(page)
    await page.route('**/assets/stories-*.js', notFound)
    await places(page)
      .getByRole('link', { name: /Story Library/ })
      .click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeInViewport()
    await expect(page.getByRole('alert').getByRole('link', { name: 'Back to Home' })).toHaveAttribute(
      'href',
      '/dashboard'
    )
    await settled(page)
    await expect.poll(() => scrollsSideways(page)).toBe(false)
  })

/**
 * Whether this browser asks the network once more for a module that did not come. Most keep the failure, as the standard
 * says, and some versions of Chromium do not.
 */
async function asksAgain(page: Page): Promise<boolean> {
  const address = '/assets/asked-for-twice.js'
  const importIt = () =>
    page.evaluate(async (from) => {
      try {
        await import(from)
        return true
      } catch {
        return false
      }
    }, address)
  await page.route(`**${address}`, abort)
  expect(await importIt()).toBe(false)
  await page.unroute(`**${address}`)
  await page.route(`**${address}`, (route) => route.fulfill({ contentType: 'text/javascript', body: 'export {}' }))
  return await importIt()
}

async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
}
