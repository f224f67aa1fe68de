import type { Page } from '@playwright/test'

import { expect, expectAccessible, expectFits, test } from '../support/browser-test.ts'
import { signUpAndIn, startAudioPlayer } from '../support/evening.ts'
import { keptRecordings } from '../support/page-state.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** A story is spoken to its end, and ten minutes of rain are made, in some seconds; beside other work it takes longer. */
const MAKING = { timeout: 120_000 }

test('one press on the dashboard is enough for Rain, and the next one ends it', async ({ page }) => {
  test.setTimeout(240_000)
  await signUpAndIn(page)
  await page.goto('/dashboard')
  const rain = page.getByRole('region', { name: 'Sleep sounds' }).getByRole('button', { name: 'Rain' })
  await rain.click()
  await expect(page.getByText('Rain is playing for 30 minutes')).toBeVisible(MAKING)
  const { currentTime } = await sleepSound(page)
  await expect.poll(async () => (await sleepSound(page)).currentTime).toBeGreaterThan(currentTime + 0.5)
  await rain.click()
  await expect.poll(async () => (await sleepSound(page)).paused).toBe(true)
  await expect(rain).toHaveAttribute('aria-pressed', 'false')
})

test('Rain is chosen in the menu, follows the story into the dark, and ends with one button', async ({ page }) => {
  test.setTimeout(300_000)
  await openPlayer(page)

  await test.step('the menu fits the smallest telephone', async () => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.getByRole('button', { name: 'Sleep timer and sounds' }).click()
    await expect(page.getByRole('group', { name: 'Afterwards' })).toHaveAccessibleDescription('Softly, for 30 minutes')
    await expect(page.getByRole('menuitemradio', { name: 'Silence' })).toBeChecked()
    for (const choice of await page.getByRole('menuitemradio').all())
      await expect(choice, (await choice.textContent()) ?? '').toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('menuitemradio', { name: 'Rain' }).click()
  })

  await test.step('the story is heard to its end', async () => {
    await expect.poll(() => sleepSound(page), MAKING).toMatchObject({ paused: true, loop: true, duration: 600 })
    // Where it ends is known when it has been made to its end, and then it is kept on this device.
    await expect.poll(() => keptRecordings(page), MAKING).toHaveLength(1)
    // In one step, and the rest by itself: a key that comes after the end, on a slow machine, would wake the player.
    const total = Number(await page.getByRole('slider', { name: 'Progress' }).getAttribute('aria-valuemax'))
    await page
      .locator('audio')
      .first()
      .evaluate((element: HTMLAudioElement, at) => void (element.currentTime = at), total - 2)
    const dark = page.getByRole('button', { name: 'The story is over. Press for Again and Good night' })
    await expect(dark).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('Rain is playing for 30 minutes')).toHaveRole('status')
    const { currentTime } = await sleepSound(page)
    await expect.poll(async () => (await sleepSound(page)).currentTime).toBeGreaterThan(currentTime + 0.5)
    expect(await sleepSound(page)).toMatchObject({ paused: false, muted: false })
    await expect(dark, 'the dark stays').toBeVisible()
    await dark.click()
    await page.getByRole('button', { name: 'Show the player' }).click()
  })

  await test.step('and Rain is stopped', async () => {
    const stop = page.getByRole('button', { name: 'Stop Rain' })
    await expect(stop).toBeInViewport({ ratio: 1 })
    await expect.poll(async () => (await stop.boundingBox())?.y, 'for a thumb').toBeGreaterThan(844 / 2)
    await expect.poll(async () => (await stop.boundingBox())?.height).toBeGreaterThanOrEqual(56)
    await expectAccessible(page)
    await expectFits(page)
    await expect.poll(async () => (await sleepSound(page)).volume).toBeGreaterThan(0.3)
    await stop.click()
    await expect(stop).toBeHidden()
    await expect.poll(async () => (await sleepSound(page)).paused).toBe(true)
  })
})

test('what was chosen is remembered, and nothing of it is fetched or made for a family that wants silence', async ({
  page
}) => {
  test.setTimeout(240_000)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await openPlayer(page)
  await expect.poll(async () => (await sleepSound(page)).src).toBe('')
  expect(fetched.filter((url) => url.includes('render-loop'))).toEqual([])

  await page.evaluate(() => localStorage.setItem('talewick.sleepSound', 'hearth'))
  await page.reload()
  await page.getByRole('button', { name: /^Read / }).click()
  await page.getByRole('button', { name: 'Start Audio Player' }).click()
  await expect.poll(async () => (await sleepSound(page)).src, MAKING).toMatch(/^blob:/)
})

async function openPlayer(page: Page): Promise<void> {
  await startAudioPlayer(page)
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible(MAKING)
}

async function sleepSound(page: Page) {
  return page.locator('audio[data-sleep-sound]').evaluate((element) => {
    if (!(element instanceof HTMLAudioElement)) throw new Error('There is no sound')
    const { paused, currentTime, duration, loop, muted, src, volume } = element
    return { paused, currentTime, duration, loop, muted, src, volume }
  })
}
