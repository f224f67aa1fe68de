import type { Page } from '@playwright/test'

import { test as base, expect } from '../support/browser-test.ts'
import { fakeFigma, FIGMA_TOKEN, FILE_KEY } from '../support/fake-figma.ts'
import { startApp } from '../support/running-app.ts'
import { startScriptedHost } from '../support/scripted-host.ts'

/** An application with a design service that has one file of 5,000 nodes, open to every family. */
const test = base.extend({
  app: [
    // Playwright reads from this pattern that the fixture needs no other.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, give) => {
      await using figma = await startScriptedHost(fakeFigma({ nodes: 5000 }))
      const env = { FIGMA_TOKEN, FIGMA_API_BASE: figma.url, FIGMA_FILE_KEYS: FILE_KEY }
      const app = await startApp({ env })
      await give(app)
      await app.stop()
    },
    { scope: 'worker', timeout: 120_000 }
  ]
})

/** Milliseconds of the longest task while a wheel turns through the whole page. */
async function longestTaskWhileScrolling(page: Page): Promise<number> {
  await page.evaluate(() => {
    Object.assign(window, { longTasks: [] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.getOwnPropertyDescriptor(window, 'longTasks')?.value.push(entry.duration)
    }).observe({ type: 'longtask' })
  })
  await page.mouse.move(400, 400)
  for (let turn = 0; turn < 60; turn++) {
    await page.mouse.wheel(0, 700)
    await page.waitForTimeout(16)
  }
  return await page.evaluate(() => {
    const tasks: number[] = Object.getOwnPropertyDescriptor(window, 'longTasks')?.value ?? []
    return Math.max(0, ...tasks)
  })
}

test('a file of 5,000 nodes loads, and scrolling through it never holds the page for 50 ms', async ({ page, app }) => {
  const account = { email: 'designer@example.org', password: 'a lantern in the window' }
  await page.request.post(`${app.url}/api/signup`, {
    data: { ...account, firstName: 'Mere', lastName: 'Ngata', agreeToTerms: true }
  })
  await page.goto('/login')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(/\/dashboard/)
  await page.goto('/figma')
  await page.getByLabel('File URL or key').fill(`https://www.figma.com/design/${FILE_KEY}/Evening`)
  await page.getByRole('button', { name: 'Load File' }).click()
  await expect(page.getByRole('heading', { name: 'Evening screens' })).toBeVisible()

  // Frames and their lines, opened one after the other: about a thousand rows.
  for (let frame = 0; frame < 18; frame++) {
    const toggle = page.getByRole('button', { name: `Contents of Frame ${frame}`, exact: true })
    await toggle.evaluate((button) => button instanceof HTMLElement && button.click())
  }
  await expect(page.getByRole('checkbox', { name: 'Line 17.49 text' })).toBeAttached()
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await longestTaskWhileScrolling(page)).toBeLessThan(50)

  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('tab', { name: 'Text Content' }).click()
  for (let more = 0; more < 9; more++) await page.getByRole('button', { name: /Show more/ }).click()
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1000)
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await longestTaskWhileScrolling(page)).toBeLessThan(50)
})
