import { type Page } from '@playwright/test'
import { rmSync } from 'node:fs'

import { expect, test, watchPage } from '../support/browser-test.ts'
import { signUpAndGoHome, signUpAndIn } from '../support/evening.ts'
import { startApp } from '../support/running-app.ts'

const HEADLINE = 'Tonight’s story stars your own family'

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false })

  test('the front page and the sign-in have their words, and nothing that could be sent by mistake', async ({
    page
  }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: HEADLINE })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Begin tonight, free' }).first()).toBeVisible()
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Talewick' })).toBeVisible()
    await expect(page.locator('[inert] form button[type=submit]'), 'out of reach until it does something').toBeVisible()
    await expect(page.locator('form:not([inert] *)')).toHaveCount(0)
  })

  test('they go by the server’s own name, and say what it costs', async ({ browser }) => {
    const app = await startApp({
      env: {
        BRAND_NAME: 'Night & <light>',
        BILLING: 'on',
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_WEBHOOK_SECRETS: 'whsec_1',
        STRIPE_PRICE_ID: 'price_1'
      }
    })
    // A page of its own: that of the test is watched for requests to other servers than its own.
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(`${app.url}/`)
    await expect(page.getByText('Night & <light> writes a new bedtime story')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Start 7-day free trial' }).first()).toBeVisible()
    await page.goto(`${app.url}/login`)
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Night & <light>' })).toBeVisible()
    await page.close()
    // Nothing is asked of its end: it need not make itself ready for an evening first.
    await app.kill()
    rmSync(app.dataDir, { recursive: true, force: true })
  })
})

for (const [path, heading] of [
  ['/', HEADLINE],
  ['/login', 'Welcome to Talewick']
] as const)
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 }
  ])
    test(`${path} keeps its words when the script takes them over, ${size.width} wide`, async ({ page }) => {
      await page.setViewportSize(size)
      await page.addInitScript(noteShifts)
      // The scripts wait until the words have been seen.
      const { promise: seen, resolve: letGo } = Promise.withResolvers<void>()
      await page.route('**/assets/*.js', async (route) => {
        await seen
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'commit' })
      const words = page.getByRole('heading', { level: 1, name: heading })
      await expect(words).toBeVisible()
      const before = await words.elementHandle()
      letGo()
      await expect(page.getByRole('contentinfo')).toBeAttached()
      expect(await words.evaluate((element, first) => element === first, before), 'the same words').toBe(true)
      expect(await page.evaluate(() => Number(document.documentElement.dataset['shifted'] ?? 0))).toBeLessThan(0.02)
      if (path === '/login') await page.getByLabel('Email').fill('ana@example.org')
    })

/** The scripts that draw a screen: all but the one that waits for the words to be painted. */
const SCRIPTS = /\/assets\/(?!after-paint-)[\w.-]+\.js$/

for (const path of ['/', '/login'])
  test(`${path} is painted before any of its scripts is asked for, and its style comes once`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(path)
    await expect(page.getByRole('contentinfo')).toBeAttached()
    const { painted, scripts } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      scripts: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime }))
    }))
    const drawing = scripts.filter(({ name }) => SCRIPTS.test(name))
    expect(drawing.length).toBeGreaterThan(3)
    for (const { name, startTime } of drawing) expect([name, startTime > painted]).toEqual([name, true])
    await page.waitForLoadState('networkidle')
    expect(asked.filter((file) => file.endsWith('.css'))).toEqual([])
  })

test('what is pressed on the front page before its scripts are there is not lost', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { promise: pressed, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(SCRIPTS, async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Begin tonight, free' }).click()
  letGo()
  await expect(page.locator('#free-trial')).toBeInViewport()
})

test('a visitor who looks at the front page is sent what that takes, and no more', async ({ page }) => {
  const scripts: Promise<string>[] = []
  // A script that is still on its way when the test ends has nothing in it that was asked for.
  page.on(
    'response',
    (response) => void (SCRIPTS.test(response.url()) && scripts.push(response.text().catch(() => '')))
  )
  const knowsTheContract = async () => (await Promise.all(scripts)).some((text) => text.includes('/api/family-members'))
  await page.route('**/api/generate-tts', (route) => route.fulfill({ contentType: 'audio/mpeg', body: 'ID3' }))
  await page.goto('/')
  await expect(page.getByRole('button', { name: /Wick’s welcome$/ })).toBeEnabled()
  expect(await knowsTheContract(), 'the welcome is asked for without it').toBe(false)

  const landscapes = page.locator('img[src^="data:image/svg+xml"]')
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await expect(landscapes, 'what is far down is not drawn yet').toHaveCount(1)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('contentinfo').locator('..').locator('img')).toBeVisible()

  await page.getByLabel('Who is it for?').fill('Isla')
  await page.getByRole('button', { name: 'Tell it now' }).click()
  await expect.poll(knowsTheContract, 'a story is asked for with it').toBe(true)
})

test('a browser that does not say when it has painted gets its scripts all the same', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PerformanceObserver'))
  await page.goto('/login')
  await page.getByLabel('Email').fill('ana@example.org')
})

test('a page that is kept for every address, or asked for by a family, has the words of none', async ({
  page,
  app
}) => {
  const drawn = async (path: string) =>
    /<h1|data-drawn/.test(await (await page.request.get(`${app.url}${path}`)).text())
  expect(await drawn('/')).toBe(true)
  for (const path of ['/?shell', '/login?email=a%40example.org', '/dashboard', '/nowhere'])
    expect([path, await drawn(path)]).toEqual([path, false])
  const { email } = await signUpAndIn(page)
  for (const path of ['/', '/login']) {
    expect([path, await drawn(path)]).toEqual([path, false])
    expect(await (await page.request.get(`${app.url}${path}`)).text()).not.toContain(email)
  }
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a family’s screen begins without the words of the front page', async ({ page, context, app, watch: first }) => {
    first.allowConsoleErrors(/ERR_INTERNET_DISCONNECTED/)
    await signUpAndGoHome(page)
    await page.waitForFunction(async () => (await caches.match('/?shell', { ignoreSearch: false })) !== undefined)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.reload()
    await context.setOffline(true)
    const other = await context.newPage()
    const watch = await watchPage(other, app.url, [/ERR_INTERNET_DISCONNECTED/])
    await other.addInitScript(noteHeadlines)
    await other.goto('/dashboard')
    await expect(other.getByRole('navigation', { name: 'Main' })).toBeVisible()
    expect(await headlines(other)).not.toContain(HEADLINE)
    expect(watch.pageErrors).toEqual([])
  })
})

function noteShifts(): void {
  new PerformanceObserver((list) => {
    const { dataset } = document.documentElement
    for (const entry of list.getEntries())
      if ('value' in entry) dataset['shifted'] = String(Number(dataset['shifted'] ?? 0) + Number(entry.value))
  }).observe({ type: 'layout-shift', buffered: true })
}

function noteHeadlines(): void {
  const note = () => {
    const { dataset } = document.documentElement
    dataset['headlines'] = `${dataset['headlines'] ?? ''}|${document.querySelector('h1')?.textContent ?? ''}`
  }
  document.addEventListener('DOMContentLoaded', () => {
    note()
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true })
  })
}

async function headlines(page: Page): Promise<string> {
  return await page.evaluate(() => document.documentElement.dataset['headlines'] ?? '')
}
