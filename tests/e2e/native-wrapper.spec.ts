import type { APIResponse } from '@playwright/test'

import { expect, test as base } from '../support/browser-test.ts'
import { newParent } from '../support/evening.ts'
import { places } from '../support/page-state.ts'

/** Where a page inside the native wrapper of Android lives; the server knows the origin as one of its own. */
const WRAPPER = 'https://localhost'

// A wrapper's page is not the server's: everything it asks for goes through here, the way the wrapper would send it.
const test = base.extend({
  // Playwright reads from this pattern that the fixture needs no other.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, give) => give(WRAPPER),
  page: async ({ page, app }, give) => {
    // As in a wrapper they are on the device: each is fetched once, however often the page is loaded.
    const files = new Map<string, Promise<APIResponse>>()
    await page.route(`${WRAPPER}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url())
      const headers = { ...(await route.request().allHeaders()) }
      delete headers['host']
      // The wrapper keeps no cookies, and its page and the server are two sites.
      const isCall = pathname.startsWith('/api/')
      expect(isCall ? headers['cookie'] : undefined, pathname).toBeUndefined()
      const fetched = async () =>
        await route.fetch({
          url: `${app.url}${pathname}${search}`,
          headers: isCall ? { ...headers, origin: WRAPPER, 'sec-fetch-site': 'cross-site' } : headers,
          // A connection that rested is closed by the server at the moment in which it is used again; a browser would
          // ask once more as well. Only what reads, for the server may have done what writes.
          maxRetries: route.request().method() === 'GET' ? 2 : 0
        })
      const file = files.get(pathname) ?? fetched()
      if (pathname.startsWith('/assets/')) files.set(pathname, file)
      const answer = await file
      // A sign-out may clear one that was never set.
      if (isCall) expect(answer.headers()['set-cookie'] ?? '', pathname).not.toMatch(/^\w+=[^;]/)
      await route.fulfill({ response: answer })
    })
    await give(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})

/** The Keychain or the Keystore, as both common plugins speak; it throws for a key that it does not hold. */
const PLUGIN = `
  const store = (verb, what) => window.wrapperStore(verb, what.key, what.value)
  window.Capacitor = {
    isNativePlatform: () => true,
    Plugins: {
      SecureStoragePlugin: {
        get: (what) => store('get', what).then((value) => {
          if (value === null) throw new Error('Item with given key does not exist')
          return { value }
        }),
        set: (what) => store('set', what),
        remove: (what) => store('remove', what)
      }
    }
  }`
const NO_PLUGIN = 'window.Capacitor = { isNativePlatform: () => true }'

for (const [what, script] of [
  ['with a plugin for secrets', PLUGIN],
  ['without any plugin', NO_PLUGIN]
] as const)
  test(`§7 the native wrapper, ${what}: the token survives a reload, and not a sign-out`, async ({ page }) => {
    const kept = new Map<string, string>()
    await page.exposeFunction('wrapperStore', (verb: string, key: string, value?: string) => {
      if (verb === 'set' && value !== undefined) kept.set(key, value)
      if (verb === 'remove') kept.delete(key)
      return kept.get(key) ?? null
    })
    await page.addInitScript(script)
    const parent = newParent()
    await page.goto('/signup-form')
    await page.getByLabel('First name').fill(parent.firstName)
    await page.getByLabel('Last name').fill(parent.lastName)
    await page.getByLabel('Email').fill(parent.email)
    await page.getByLabel('Password', { exact: true }).fill(parent.password)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Create Account' }).click()
    await page.getByRole('link', { name: 'Go to Login' }).click()
    await page.getByLabel('Password', { exact: true }).fill(parent.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(places(page)).toBeVisible()
    // The plugin answers across the bridge, and the page does not wait for it.
    await expect.poll(() => kept.size).toBe(script === PLUGIN ? 1 : 0)

    await page.reload()
    await expect(places(page), 'signed in after a reload').toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(parent.firstName)
    await page.goto('/family')
    await expect(page.getByText('No Family Members Yet'), 'and the calls carry the token').toBeVisible()
    // With a plugin no storage of the page ever holds it.
    if (script === PLUGIN)
      expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /token/.test(key)))).toEqual([])

    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(`${WRAPPER}/`)
    await expect.poll(() => kept.size).toBe(0)
    await page.goto('/family')
    await expect(page).toHaveURL(/\/login$/)
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /token/.test(key)))).toEqual([])
  })
