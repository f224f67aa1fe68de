import type { Page } from '@playwright/test'

import { expect, test } from '../support/browser-test.ts'
import { type Faint, probeContrast } from '../support/contrast-probe.ts'
import { addFamily, addStory, signUpAndIn } from '../support/evening.ts'
import { LIGHTS, settled, shine } from '../support/stillness.ts'

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 }
]
/** The darkest and the brightest horizons that a story can have behind its title. */
const THEMES = ['A lighthouse by the sea', 'A train through the desert']

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('every text of the landing stands out from what is painted behind it', async ({ page }) => {
  test.setTimeout(240_000)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectReadable(page)
})

test('every text of the sign-in stands out from the hillside, the links of a narrow desktop’s header and the footer too', async ({
  page
}) => {
  test.setTimeout(240_000)
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expectReadable(page, 20, [...SIZES, { width: 1024, height: 900 }])
})

for (const path of ['/signup-form', '/reset-password', '/subscribe', '/no-such-page'])
  test(`every text of ${path} stands out from its land, the footer too`, async ({ page, watch }) => {
    test.setTimeout(240_000)
    watch.allowConsoleErrors(/status of 404/)
    await page.goto(path)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expectReadable(page)
  })

test('every text of the dashboard stands out from tonight’s sky', async ({ page }) => {
  test.setTimeout(240_000)
  await signUpAndIn(page)
  await addFamily(page)
  await addStory(page)
  await page.goto('/dashboard')
  await expect(page.getByText('Keep listening')).toBeVisible()
  await expectReadable(page)
})

test('every text of the reader and of the player stands out from the story’s own night', async ({ page }) => {
  test.setTimeout(480_000)
  // What a toast says fades in and out; its colours are everybody's, and this is about the night behind the story.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'wakeLock'))
  await signUpAndIn(page)
  await addFamily(page)
  for (const theme of THEMES) await addStory(page, theme)
  await page.goto('/stories')
  for (let story = 0; story < THEMES.length; story += 1) {
    await page
      .getByRole('button', { name: /^Read / })
      .nth(story)
      .click()
    await expect(page.getByText('Story Options', { exact: true })).toBeVisible()
    await expectReadable(page, 1)
    await page.getByRole('button', { name: 'Start Audio Player' }).click()
    await page.getByRole('button', { name: 'Pause' }).click({ timeout: 60_000 })
    await expect(page.getByRole('button', { name: 'Play Story' })).toBeVisible()
    await expectReadable(page, 1)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByText('Story Options', { exact: true })).toHaveCount(0)
  }
})

/** In every light and at both sizes, from the top on as many screens down as there are, or as are wanted. */
async function expectReadable(page: Page, most = 20, sizes = SIZES): Promise<void> {
  const darkroom = await page.context().newPage()
  await darkroom.goto('/icon.svg')
  const faint: (Faint & { where: string })[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const light of LIGHTS) {
      await shine(page, light)
      await settled(page)
      for (let screen = 0; screen < most; screen += 1) {
        const isThere = await page.evaluate((at) => {
          window.scrollTo({ top: at * innerHeight * 0.9, behavior: 'instant' })
          return at === 0 || at * innerHeight * 0.9 < document.documentElement.scrollHeight - innerHeight * 0.1
        }, screen)
        if (!isThere) break
        const { runs, faint: here } = await probeContrast(page, darkroom)
        if (screen === 0) expect(runs, `${page.url()} in ${light}`).toBeGreaterThan(5)
        faint.push(...here.map((one) => ({ ...one, where: `${light}, ${size.width} px, screen ${screen + 1}` })))
      }
    }
  }
  await darkroom.close()
  expect.soft(faint, page.url()).toEqual([])
}
