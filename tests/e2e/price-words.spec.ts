import { expect, test } from '../support/browser-test.ts'
import { startApp } from '../support/running-app.ts'
import { holds } from '../support/statement.ts'

const BILLING = {
  BILLING: 'on',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRETS: 'whsec_1',
  STRIPE_PRICE_ID: 'price_1'
}

test('where nothing is charged no page names a price or a trial, and the first thing that is said is that it is free', async ({
  page
}) => {
  for (const [path, says] of [
    ['/', 'This instance is free: no card is asked for.'],
    ['/subscribe', 'This instance is free'],
    ['/login', 'Create a free account'],
    ['/signup', 'It is free here'],
    ['/signup-form', 'Free here: no card, no trial that ends.'],
    ['/about', 'Our Mission']
  ] as const) {
    await page.goto(path)
    const said = page.locator('body')
    await expect(said).toContainText(says)
    expect(await said.innerText(), path).not.toMatch(/\$\s?\d|free trial|Elsewhere/i)
  }
})

test('§1, §2 where payments are taken: the price and the trial, word for word', async ({ browser }) => {
  const app = await startApp({ env: BILLING })
  const page = await browser.newPage({ baseURL: app.url })
  try {
    await page.goto('/')
    await holds('§1 The plan card: $9.99 per month after a 7-day free trial', async () => {
      await expect(page.getByText('$9.99')).toBeVisible()
      await expect(page.getByText('per month')).toBeVisible()
      await expect(page.getByText('7-day free trial. Cancel any time by e-mail.')).toBeVisible()
    })
    await holds('§2 Landing: the trial button waits for the terms', async () => {
      const trial = page.getByRole('button', { name: 'Start Free Trial' })
      await expect(trial).toHaveAttribute('aria-disabled', 'true')
      await page.getByRole('checkbox').check()
      await expect(trial).not.toHaveAttribute('aria-disabled')
    })
    await page.goto('/subscribe')
    await holds('§2 Pricing: a price card marked Most Popular at $9.99/month', async () => {
      await expect(page.getByText('Most Popular')).toBeVisible()
      await expect(page.getByText('$9.99').locator('..')).toHaveText('$9.99/month')
    })
    await page.goto('/login')
    await holds('§2 Login: a link “Sign up for free trial” to /signup', () =>
      expect(page.getByRole('link', { name: 'Sign up for free trial' })).toHaveAttribute('href', '/signup')
    )
    await page.goto('/signup')
    await holds('§2 Signup redirect: its sentence, and a “Start Free Trial” button', async () => {
      await expect(page.getByText("We're taking you to our signup form to start your 7-day free trial.")).toBeVisible()
      await expect(page.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute('href', '/signup-form')
    })
    await page.goto('/signup-form')
    await holds('§2 Sign-up form: Start Your Free Trial', () =>
      expect(page.getByText('Start Your Free Trial')).toBeVisible()
    )
  } finally {
    await page.close()
    await app.stop()
  }
})
