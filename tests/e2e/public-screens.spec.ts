import type { Page } from '@playwright/test'

import { expect, expectAccessible, test } from '../support/browser-test.ts'
import { signUpAndIn } from '../support/evening.ts'

const TERMS_MISSING = 'Please accept the terms and conditions to continue'
const PAYMENT_LINK = 'https://pay.example/b/abc'

for (const [path, button, to] of [
  ['/access', 'Go to Login', '/login'],
  ['/signup', 'Create Account', '/signup-form']
] as const)
  test(`${path} goes on to ${to} after two seconds`, async ({ page }) => {
    await page.addInitScript(noteWhenAndWhereto, button)
    await page.goto(path)
    await expect(page).toHaveURL((url) => url.pathname === to)
    // Measured in the page itself, between the screen's first appearance and its leaving, and beside a clock of its own
    // that began together with it: a slow machine makes both late.
    const { offered, stayed, ticked } = await page.evaluate(() => ({ ...document.documentElement.dataset }))
    expect(offered, `the link “${button}”, for whoever does not want to wait`).toBe('true')
    expect(Number(stayed)).toBeGreaterThan(1900)
    expect(Number(stayed)).toBeLessThan(Number(ticked ?? stayed) + 1500)
  })

test('whoever leaves /access for home is not taken to the sign-in later', async ({ page }) => {
  // The two seconds are over when we say so: on a slow machine they would be before the link is pressed.
  await page.addInitScript(holdTwoSeconds)
  await page.goto('/access')
  await expect(page.locator('html')).toHaveAttribute('data-held', '1')
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Tonight’s story stars your own family' })).toBeVisible()
  expect(
    await page.evaluate(() => {
      document.dispatchEvent(new Event('two-seconds'))
      return location.pathname
    })
  ).toBe('/')
  await expect(page).toHaveURL(/\/$/)
})

test('the lantern tells the welcome, and the page moves on to the trial when it is over', async ({ page }) => {
  // It is spoken now, by this worker's own server, and then looked at and heard twice.
  test.setTimeout(240_000)
  await page.goto('/')
  const lantern = page.getByRole('button', { name: /Wick’s welcome$/ })
  await expect(lantern).toHaveAccessibleName('Click to Play: Wick’s welcome', { timeout: 90_000 })
  await expect(lantern).toBeEnabled()
  await lantern.click()
  await expect(lantern).toHaveAccessibleName('Playing: Wick’s welcome')
  await expect(lantern).toContainText(/[1-9]%/)
  await lantern.click()
  await expect(lantern).toHaveAccessibleName('Paused: Wick’s welcome')
  await expectAccessible(page)

  // The next visit asks no server: the recording is in this browser.
  const asked: string[] = []
  page.on('request', (request) => void (request.url().includes('/api/generate-tts') && asked.push(request.url())))
  await page.addInitScript(() => {
    // A welcome of three quarters of a minute, heard in a few seconds.
    window.Audio = class extends Audio {
      override play(): Promise<void> {
        this.playbackRate = 16
        return super.play()
      }
    }
  })
  await page.reload()
  await expect(lantern).toBeEnabled()
  expect(asked).toEqual([])
  await lantern.click()
  await expect(lantern).toContainText('100%', { timeout: 60_000 })
  await expect(page.getByRole('heading', { name: 'Premium' })).toBeInViewport()
})

test.describe('where the page glides', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the first buttons lead down the page, as often as they are pressed', async ({ page }) => {
    await page.goto('/')
    // A letter that comes later moves what a jump is aimed at.
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    const premium = page.getByRole('heading', { name: 'Premium' })
    const tour = page.getByRole('heading', { name: 'Made for the last twenty minutes of the day' })
    await page.getByRole('link', { name: 'See how it works' }).click()
    await expect(tour).toBeInViewport({ ratio: 1 })
    for (let time = 0; time < 2; time++) {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await expect(premium).not.toBeInViewport()
      await page.getByRole('link', { name: 'Begin tonight, free' }).click()
      await expect(premium).toBeInViewport({ ratio: 1 })
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await page.getByRole('link', { name: 'Begin tonight, free' }).click()
    await expect(premium).toBeInViewport({ ratio: 1 })
  })
})

test('a landing without its welcome is whole all the same', async ({ page, watch }) => {
  watch.allowConsoleErrors(/status of 429/)
  await page.route('**/api/generate-tts', (route) => route.fulfill({ status: 429, json: {} }))
  await page.goto('/')
  const lantern = page.getByRole('button', { name: /Wick’s welcome$/ })
  await expect(lantern).toHaveAccessibleName('Click to Play: Wick’s welcome')
  await expect(lantern).toBeDisabled()
  await expectAccessible(page)
})

test('an account waits for the terms where nobody takes payments', async ({ page }) => {
  await page.goto('/')
  const begin = page.getByRole('button', { name: 'Create Account' })
  await expect(begin).toHaveAttribute('aria-disabled', 'true')
  // It is out of order for a machine, not for a hand: a press is answered with the reason.
  await begin.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(TERMS_MISSING)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('checkbox').check()
  await expect(page.getByText(TERMS_MISSING)).toBeHidden()
  await begin.click()
  await expect(page).toHaveURL(/\/signup-form$/)
})

test('with a payment page configured the trial opens it in a new tab', async ({ page, context, watch }) => {
  await context.route(`${PAYMENT_LINK}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'the payment page' })
  )
  await withBilling(page, { mode: 'on', paymentLink: PAYMENT_LINK, buyButton: null })
  await page.goto('/')
  await page.getByRole('checkbox').check()
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Start Free Trial' }).click()
  ])
  await expect(tab.getByText('the payment page')).toBeVisible()
  expect(await tab.evaluate(() => window.opener === null)).toBe(true)
  await expect(page).toHaveURL(/\/$/)
  expect(watch.foreignRequests).toEqual([])
})

test('the pricing page loads the payment button, and falls back to the link when it is blocked', async ({
  page,
  watch
}) => {
  const billing = {
    mode: 'on',
    paymentLink: PAYMENT_LINK,
    buyButton: { id: 'buy_btn_1', publishableKey: 'pk_test_1' },
    clientReference: 'v1_8f0e-77_1795_aB-9'
  }
  const paid = `${PAYMENT_LINK}?client_reference_id=${billing.clientReference}`
  const script = 'https://js.stripe.com/v3/buy-button.js'
  await withBilling(page, billing)
  await page.route(script, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.paymentButtonLoaded = true' })
  )
  await page.goto('/subscribe')
  const button = page.locator('stripe-buy-button')
  await expect(button).toHaveAttribute('buy-button-id', 'buy_btn_1')
  await expect(button).toHaveAttribute('publishable-key', 'pk_test_1')
  await expect(button).toHaveAttribute('client-reference-id', billing.clientReference)
  await expect(page.getByRole('link', { name: 'Open the payment page' })).toHaveAttribute('href', paid)

  watch.allowConsoleErrors(/ERR_FAILED/)
  await page.route(script, (route) => route.abort())
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(button).toHaveCount(0)
  // The only way to pay there is, and it looks like it.
  await expect(page.getByRole('link', { name: 'Open the payment page' })).toHaveCount(0)
  const link = page.getByRole('link', { name: 'Start Free Trial' })
  await expect(link).toHaveAttribute('href', paid)
  await expect(link).toHaveClass(/--ember/)
  // The one host that this one page may ask.
  expect(new Set(watch.foreignRequests)).toEqual(new Set([script]))
  watch.foreignRequests.length = 0
})

test('the pricing page is a document of its own, entered and left by a full load', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  const [entered] = await Promise.all([
    page.waitForResponse((response) => new URL(response.url()).pathname === '/subscribe'),
    page.getByRole('menuitem', { name: 'Pricing' }).click()
  ])
  // Where nothing is to be paid, no policy opens to the payment provider.
  expect(entered.headers()['content-security-policy']).not.toContain('stripe')
  const [left] = await Promise.all([
    page.waitForResponse((response) => new URL(response.url()).pathname === '/about'),
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  ])
  expect(left.headers()['content-security-policy']).not.toContain('stripe')
})

test('/about starts at its top, and its round button leads back', async ({ page }) => {
  await signUpAndIn(page)
  await page.goto('/dashboard')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Talewick' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.getByRole('link', { name: 'Back to dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('whoever is signed in may see the landing, and finds the way back', async ({ page }) => {
  await signUpAndIn(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
})

test('/welcome asks for an address, tells a refusal, and shows what it was given once', async ({ page, watch }) => {
  watch.allowConsoleErrors(/status of 403/)
  await page.goto('/welcome')
  await page.getByRole('button', { name: 'Show my sign-in details' }).click()
  await expect(page.getByText('Please enter your email address')).toBeVisible()

  const refusal = "We can't show sign-in details on this device."
  await page.route('**/api/get-customer-credentials', (route) =>
    route.fulfill({ status: 403, json: { message: refusal, error: refusal, code: 'not_here' } })
  )
  await page.goto('/welcome?email=ana%40example.org')
  await expect(page.getByLabel('Email')).toHaveValue('ana@example.org')
  await page.getByRole('button', { name: 'Show my sign-in details' }).click()
  await expect(page.getByRole('alert')).toHaveText(refusal)
  await expectAccessible(page)

  await page.route('**/api/get-customer-credentials', (route) =>
    route.fulfill({ json: { credentials: { email: 'ana@example.org', password: 'K7QX-M2PD-9VTB-4HZC' } } })
  )
  await page.getByRole('button', { name: 'Show my sign-in details' }).click()
  await expect(page.getByLabel('One-time password')).toHaveValue('K7QX-M2PD-9VTB-4HZC')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/login\?email=ana%40example\.org$/)
  await expect(page.getByLabel('Email')).toHaveValue('ana@example.org')
})

/** Serves pages as a server does that takes payments. */
async function withBilling(page: Page, billing: object): Promise<void> {
  const json = JSON.stringify(billing).replaceAll('"', '&quot;')
  await page.route(
    (url) => ['/', '/subscribe'].includes(url.pathname),
    async (route) => {
      // The bare page: the words that this server's own front page comes with say that it takes none.
      const response = await route.fetch({ url: `${route.request().url()}?shell` })
      const html = await response.text()
      // The policy of the pricing page widens only where money is taken; `billing.spec.ts` has a server that does.
      const { 'content-security-policy': own = '', ...rest } = response.headers()
      const policy = own
        .replace(/script-src [^;]*/, "script-src 'self' https://js.stripe.com")
        .replace(/require-trusted-types-for [^;]*; ?/, '')
        .replace(/trusted-types [^;]*;? ?/, '')
      await route.fulfill({
        status: response.status(),
        headers: { ...rest, 'content-security-policy': new URL(route.request().url()).pathname === '/' ? own : policy },
        body: html.replace('<head>', `<head><meta name="billing" content="${json}">`)
      })
    }
  )
}

/**
 * Notes on the document how many milliseconds passed between the first heading and the first step elsewhere, how many
 * until a timer of two seconds that was set with that heading, if that was earlier, and whether `link` was offered.
 */
function noteWhenAndWhereto(link: string): void {
  let appeared: number | null = null
  const since = () => String(performance.now() - (appeared ?? 0))
  new MutationObserver(() => {
    if (appeared !== null || document.querySelector('h1') === null) return
    appeared = performance.now()
    setTimeout(() => {
      document.documentElement.dataset['ticked'] = since()
    }, 2000)
  }).observe(document, { childList: true, subtree: true })
  const replace = history.replaceState.bind(history)
  history.replaceState = (state, title, url) => {
    const { dataset } = document.documentElement
    if (appeared !== null && url !== undefined && dataset['stayed'] === undefined) {
      dataset['stayed'] = since()
      dataset['offered'] = String(
        [...document.links].some((one) => one.textContent.trim() === link && one.checkVisibility())
      )
    }
    replace(state, title, url)
  }
}

/** What is to happen after two seconds happens with the event of that name, unless it is called off. */
function holdTwoSeconds(): void {
  const real = { set: window.setTimeout.bind(window), clear: window.clearTimeout.bind(window) }
  const held = new Map<number, () => void>()
  Object.defineProperty(window, 'setTimeout', {
    value: (work: () => void, ms?: number, ...rest: unknown[]) => {
      if (ms !== 2000) return real.set(work, ms, ...rest)
      const id = 1e9 + held.size
      held.set(id, work)
      document.documentElement.dataset['held'] = String(held.size)
      return id
    }
  })
  Object.defineProperty(window, 'clearTimeout', {
    value: (id?: number) => {
      if (id === undefined || !held.has(id)) return real.clear(id)
      held.set(id, () => {})
    }
  })
  document.addEventListener('two-seconds', () => {
    for (const work of held.values()) work()
  })
}
