import type { Page } from '@playwright/test'

import { test as base, expect } from '../support/browser-test.ts'
import { billingEnv, type FakeStripe, startFakeStripe } from '../support/fake-stripe.ts'
import { startApp } from '../support/running-app.ts'

/** An application that takes its money at a Stripe of its own. */
const test = base.extend<object, { stripe: FakeStripe }>({
  stripe: [
    // Playwright reads from this pattern that the fixture needs no other.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, give) => {
      await using stripe = await startFakeStripe()
      await give(stripe)
    },
    { scope: 'worker' }
  ],
  app: [
    async ({ stripe }, give) => {
      const app = await startApp({ env: billingEnv(stripe) })
      await give(app)
      await app.stop()
    },
    { scope: 'worker', timeout: 120_000 }
  ]
})

// One application for all of them, and not one in each worker.
test.describe.configure({ mode: 'default' })

const REFUSED = /We can't show sign-in details on this device/
let purchases = 0

/** Stripe's page, in its own tab: the parent who opens it has paid, and is sent back. @returns what the tab was asked */
async function payInNewTab(page: Page, stripe: FakeStripe, appUrl: string, email: string) {
  const asked: URL[] = []
  await page.context().route('https://pay.example/**', async (route) => {
    const url = new URL(route.request().url())
    asked.push(url)
    const reference = url.searchParams.get('client_reference_id')
    const { checkoutId } = stripe.checkOut({ email, reference })
    const location = `${appUrl}/api/checkout/return?session_id=${checkoutId}`
    await route.fulfill({ status: 303, headers: { location } })
  })
  return asked
}

async function buyFromLanding(page: Page): Promise<Page> {
  await page.goto('/')
  await page.getByRole('checkbox', { name: /I agree to the/ }).check()
  const opening = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Start Free Trial' }).click()
  return await opening
}

test('from the landing page through the payment to a family that is signed in, in one browser', async ({
  page,
  app,
  stripe,
  watch
}) => {
  watch.allowConsoleErrors(/403|Failed to load resource/)
  const email = `buyer-${++purchases}@example.org`
  const asked = await payInNewTab(page, stripe, app.url, email)
  const paid = await buyFromLanding(page)
  await paid.waitForURL(/\/welcome\?email=/)
  expect(paid.url()).not.toContain('cs_test')
  expect(asked.map((url) => url.origin + url.pathname)).toEqual(['https://pay.example/b/premium'])

  await expect(paid.getByLabel('Email')).toHaveValue(email)
  await paid.getByRole('button', { name: 'Show my sign-in details' }).click()
  const password = await paid.getByLabel('One-time password').inputValue()
  expect(password).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/)
  await paid.getByRole('link', { name: 'Sign In' }).click()
  await paid.waitForURL(/\/login\?email=/)
  await expect(paid.getByLabel('Email')).toHaveValue(email)
  await paid.getByLabel('Password', { exact: true }).fill(password)
  await paid.getByRole('button', { name: 'Sign In', exact: true }).click()
  const own = paid.getByRole('form', { name: 'Choose your own password' })
  await own.getByLabel('New password').fill('a candle on the sill')
  await own.getByRole('button', { name: 'Save my password' }).click()
  await paid.waitForURL(/\/dashboard/)
  const me = await paid.request.get(`${app.url}/api/me`)
  expect(await me.json()).toMatchObject({ user: { email, subscription: { status: 'trialing' } } })
})

test('sign-in details are shown to the browser that paid, for its own address, and once', async ({
  page,
  browser,
  app,
  stripe,
  watch
}) => {
  watch.allowConsoleErrors(/403|Failed to load resource/)
  const email = `once-${++purchases}@example.org`
  const { checkoutId } = stripe.checkOut({ email })
  const back = `${app.url}/api/checkout/return?session_id=${checkoutId}`
  await page.goto(back)
  await page.waitForURL(/\/welcome/)
  const ask = async (where: Page, address: string) => {
    await where.goto(`${app.url}/welcome?email=${encodeURIComponent(address)}`)
    await where.getByRole('button', { name: 'Show my sign-in details' }).click()
  }

  // Another browser, with the address of the return page out of a history: nothing.
  const stranger = await browser.newPage()
  await stranger.goto(back)
  await ask(stranger, email)
  await expect(stranger.getByRole('alert')).toHaveText(REFUSED)
  await stranger.close()

  // The right browser, for another address: nothing, and its right is not lost over it.
  await ask(page, 'somebody-else@example.org')
  await expect(page.getByRole('alert')).toHaveText(REFUSED)
  await ask(page, email)
  await expect(page.getByLabel('One-time password')).toHaveValue(/^\w{4}-/)
  await ask(page, email)
  await expect(page.getByRole('alert')).toHaveText(REFUSED)

  // No account, and a payment that is none.
  for (const id of ['', 'cs_test_0123456789abcdef', '../../x']) {
    await page.goto(`${app.url}/api/checkout/return?session_id=${encodeURIComponent(id)}`)
    await page.waitForURL(/\/welcome$/)
  }
})

test('a family in its trial buys, sees its plan in My Profile, cancels, and keeps what is paid for', async ({
  page,
  app,
  stripe
}) => {
  const email = `family-${++purchases}@example.org`
  await page.request.post(`${app.url}/api/signup`, {
    data: { firstName: 'Mere', lastName: 'Ngata', email, password: 'a lantern in the window', agreeToTerms: true }
  })
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a lantern in the window')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(/\/dashboard/)
  await page.goto('/user-profile')
  const plan = page.getByRole('region', { name: 'Subscription' })
  await expect(plan).toContainText('7 nights left in your trial.')

  const asked = await payInNewTab(page, stripe, app.url, 'another-address@example.org')
  await page.goto('/subscribe')
  const opening = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Start Free Trial' }).click()
  const paid = await opening
  await paid.waitForURL(/\/dashboard/)
  expect(asked[0]?.searchParams.get('client_reference_id')).toMatch(/^v1_/)
  expect(asked[0]?.searchParams.get('prefilled_email')).toBe(email)
  await paid.close()

  await page.goto('/user-profile')
  await expect(plan).toContainText('The first charge is on')
  await page.goto('/subscribe')
  await expect(page.getByText('One plan is enough')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start Free Trial' })).toHaveCount(0)

  await page.goto('/user-profile')
  await plan.getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel plan' }).click()
  await expect(plan).toContainText('It is cancelled, and nothing more is charged.')
  await expect(plan.getByRole('button', { name: 'Cancel plan' })).toHaveCount(0)
  await expect(plan.getByRole('button', { name: 'Withdraw from contract' })).toBeVisible()
})
