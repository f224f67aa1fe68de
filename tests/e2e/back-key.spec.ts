import type { Page } from '@playwright/test'

import { expect, test } from '../support/browser-test.ts'
import { addFamily, addStory, signUpAndIn } from '../support/evening.ts'
import { layers, places } from '../support/page-state.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('the Back key leads from the player to the options, to the library, and only then away', async ({ page }) => {
  test.setTimeout(240_000)
  await signUpAndIn(page)
  await addStory(page)
  await page.goto('/dashboard')
  await places(page)
    .getByRole('link', { name: /Story Library/ })
    .click()
  await openPlayer(page)
  await backToLibrary(page)

  await test.step('a step forward opens nothing', async () => {
    await page.goForward()
    await expect.poll(() => layers(page)).toBe(0)
    await expect(options(page)).toHaveCount(0)
  })

  await test.step('what is closed by hand needs no Back', async () => {
    await openPlayer(page)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect.poll(() => layers(page)).toBe(1)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => layers(page)).toBe(0)
    await openPlayer(page)
    await page.keyboard.press('Escape')
    await expect(options(page)).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(options(page)).toHaveCount(0)
    await expect.poll(() => layers(page)).toBe(0)
  })

  await test.step('a page that is loaded anew while a story is heard shows the library', async () => {
    await openPlayer(page)
    await page.reload()
    await expect(page.getByRole('button', { name: /^Read/ })).toBeVisible()
    await expect.poll(() => layers(page)).toBe(0)
    await openPlayer(page)
    await backToLibrary(page)
  })

  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.getByRole('button', { name: /^Keep listening/ }).click()
  await expect(player(page)).toBeVisible()
  await expect.poll(() => layers(page)).toBe(2)
  await page.goBack()
  await expect(options(page)).toBeVisible()
  await expect.poll(() => layers(page)).toBe(1)
  await page.goBack()
  await expect(options(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Keep listening/ })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a story that was just made is left for the form, and the way home leaves no step into nothing', async ({
  page
}) => {
  test.setTimeout(240_000)
  await signUpAndIn(page)
  await addFamily(page)
  await page.goto('/dashboard')
  await page.getByRole('main').getByRole('link', { name: 'Create Story' }).first().click()
  const form = page.getByRole('heading', { name: 'Who is in tonight’s story?' })
  await makeStory(page)
  await page.getByRole('button', { name: 'Start Audio Player' }).click()
  await expect(player(page)).toBeVisible()
  await expect.poll(() => layers(page)).toBe(2)
  await page.goBack()
  await expect(options(page)).toBeVisible()
  await expect.poll(() => layers(page)).toBe(1)
  await page.goBack()
  await expect(form).toBeVisible()
  await expect(page).toHaveURL(/\/create-story$/)

  await makeStory(page)
  await page.getByRole('button', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  // The address comes before the screen. Back on the way there is a change of mind, and leaves the story open.
  await expect(places(page)).toBeVisible()
  await expect.poll(() => layers(page)).toBe(0)
  await page.goBack()
  await expect(form).toBeVisible()
  await expect.poll(() => layers(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(places(page)).toBeVisible()
})

async function makeStory(page: Page): Promise<void> {
  const mila = page.getByRole('checkbox', { name: 'Mila' })
  await mila.check()
  await page.getByRole('button', { name: /^Duration, voice and culture/ }).click()
  await page.getByRole('radio', { name: /^Short/ }).check()
  await page.getByRole('button', { name: 'Create Story' }).click()
  await expect(page.getByRole('button', { name: 'Start Audio Player' })).toBeEnabled({ timeout: 60_000 })
  await expect.poll(() => layers(page)).toBe(1)
}

/** From the player: one step back to the options, another one to the library. */
async function backToLibrary(page: Page): Promise<void> {
  await page.goBack()
  await expect(options(page)).toBeVisible()
  await expect.poll(() => layers(page)).toBe(1)
  await page.goBack()
  await expect(options(page)).toHaveCount(0)
  await expect.poll(() => layers(page)).toBe(0)
  await expect(page).toHaveURL(/\/stories$/)
}

async function openPlayer(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Read/ }).click()
  await page.getByRole('button', { name: 'Start Audio Player' }).click()
  await expect(player(page)).toBeVisible()
  await expect.poll(() => layers(page)).toBe(2)
}

function options(page: Page) {
  return page.getByText('Story Options')
}

function player(page: Page) {
  return page.getByRole('region', { name: 'Audio player' })
}
