import type { Page } from '@playwright/test'

import { PAGES, SCREENS } from '#shared/pages.ts'
import { expect, expectAccessibleInEveryLight, expectFits, test } from '../support/browser-test.ts'
import { signUpAndIn } from '../support/evening.ts'
import { settled } from '../support/stillness.ts'
import { ROUTES } from './route-table.ts'

test('the table has every page that the server knows, and no other', () => {
  expect(ROUTES.map(({ path }) => path).toSorted()).toEqual(PAGES.toSorted())
})

for (const row of ROUTES.filter(({ access }) => access === 'open'))
  test(`${row.path} says what it must, to everybody, in every light, and fits every width`, async ({ page }) => {
    // The front page is quiet only when its welcome has been spoken.
    test.setTimeout(240_000)
    await holdRedirects(page)
    await expectScreen(page, row)
    for (const [name, to] of Object.entries(row.links ?? {}))
      await expect(page.getByRole('link', { name, exact: true }).first(), name).toHaveAttribute('href', to)
    await settled(page)
    await expectAccessibleInEveryLight(page)
    await expectFits(page)
  })

for (const { path } of ROUTES.filter(({ access }) => access === 'signed-in'))
  test(`${path} keeps a visitor out, and gives nothing of itself away`, async ({ page }) => {
    const asked: string[] = []
    page.on(
      'request',
      (request) => void (/\/api\/(?!validate-session)/.test(request.url()) && asked.push(request.url()))
    )
    await page.goto(path)
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Talewick' })).toBeVisible()
    expect(asked).toEqual([])
  })

test('a family that has just signed in may see every screen, its own and the open ones, and its own fit every width', async ({
  page
}) => {
  test.setTimeout(400_000)
  await holdRedirects(page)
  await signUpAndIn(page)
  for (const row of ROUTES)
    await test.step(row.path, async () => {
      await expectScreen(page, row)
      expect(new URL(page.url()).pathname).toBe(row.path)
      if (row.access === 'open') return
      // Two addresses lead to the dashboard, and two to the Family Manager: each screen is looked at once.
      const isFirst = ROUTES.find((one) => SCREENS[one.path] === SCREENS[row.path]) === row
      if (isFirst) {
        await settled(page)
        await expectAccessibleInEveryLight(page)
        await expectFits(page)
      }
      for (const [name, to] of Object.entries(row.links ?? {}))
        await expect(page.getByRole('link', { name, exact: true }).first(), name).toHaveAttribute('href', to)
    })
})

test('any other path is the 404 screen, signed in or not', async ({ page, watch }) => {
  watch.allowConsoleErrors(/status of 404/)
  for (const isSignedIn of [false, true]) {
    if (isSignedIn) await signUpAndIn(page)
    for (const path of ['/no-such-page', '/stories/7', '/dashboard/x']) {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(404)
      await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
      await expectFooter(page)
    }
  }
})

async function expectScreen(page: Page, { path, heading, says, buttons = [] }: (typeof ROUTES)[number]): Promise<void> {
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  for (const text of says) await expect(page.getByText(text).first(), `${path}: ${text}`).toBeVisible()
  for (const name of buttons)
    await expect(page.getByRole('button', { name, exact: true }).first(), `${path}: ${name}`).toBeVisible()
  await expectFooter(page)
  await expect(page).toHaveTitle(/. · Talewick$/)
  // The scripts of this screen, and of no other, come together with the first one.
  const wanted = await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(wanted).toContainEqual(expect.stringMatching(new RegExp(`^/assets/${SCREENS[path]}-[\\w-]+\\.js$`)))
}

/** §1 and §2: one footer on every page. */
async function expectFooter(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo')
  for (const [name, to] of [
    ['Home', '/'],
    ['My Profile', '/user-profile'],
    ['About', '/about'],
    ['hello@talewick.example', 'mailto:hello@talewick.example']
  ] as const)
    await expect(footer.getByRole('link', { name, exact: true }), `${page.url()}: ${name}`).toHaveAttribute('href', to)
  await expect(footer).toContainText('+64 9 555 0100 · Auckland, New Zealand')
  await expect(footer).toContainText('V1.0 · powered by Northlight')
}

/** The two seconds of /access and /signup never end here. */
async function holdRedirects(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = window.setTimeout.bind(window)
    Object.defineProperty(window, 'setTimeout', {
      value: (work: () => void, ms?: number) => (ms === 2000 ? 0 : real(work, ms))
    })
  })
}
