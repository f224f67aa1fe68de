import type { Page } from '@playwright/test'

import { expect, expectAccessible, expectFits, test } from '../support/browser-test.ts'
import { addFamily, addStory, signUpAndIn } from '../support/evening.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('a parent has one part said differently, hears it so, finds it so again, and puts it back', async ({
  page,
  watch
}, info) => {
  // The recording of the old words goes with them, perhaps while the page asks what else belongs to it.
  watch.allowConsoleErrors(/status of 404 .*\/timings$/)
  await signUpAndIn(page)
  await addFamily(page)
  await addStory(page)
  await page.goto('/stories')
  await page.getByRole('button', { name: /^Read / }).click()
  // Only a story that is there as a whole offers that, and only then are all its paragraphs.
  await page.getByRole('button', { name: 'Change a part' }).click()
  await expect.poll(async () => (await paragraphs(page)).length).toBeGreaterThan(5)
  const other = page.getByRole('button', { name: /^Say part \d+ differently$/ }).first()
  await expect(other).toBeVisible()
  // Only now are the paragraphs those among which a part is chosen.
  const before = await paragraphs(page)
  const at = Number(/\d+/.exec((await other.getAttribute('aria-label')) ?? '')?.[0]) - 1
  await expectAccessible(page)
  await expectFits(page)
  await page.screenshot({ path: info.outputPath('change-a-part.png') })

  await other.click()
  // While it is being said differently, its place holds no paragraph at all; and the thread that tells it steps back
  // where others compute, for half a minute on a machine that has very much to do.
  await expect
    .poll(
      async () => {
        const now = await paragraphs(page)
        return now.length === before.length && now[at] !== before[at]
      },
      { timeout: 60_000 }
    )
    .toBe(true)
  const after = await paragraphs(page)
  expect(after.toSpliced(at, 1)).toEqual(before.toSpliced(at, 1))
  const back = page.getByRole('button', { name: `Put part ${at + 1} back` })
  await expect(back).toBeVisible()
  await page.screenshot({ path: info.outputPath('changed.png') })
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectFits(page)
  await page.screenshot({ path: info.outputPath('changed-wide.png') })

  const spoken = page.waitForRequest((request) => request.url().endsWith('/api/tts'))
  await page.getByRole('button', { name: 'Done' }).click()
  expect((await spoken).postDataJSON()).toMatchObject({ text: after.join('\n\n') })

  await page.reload()
  await page.getByRole('button', { name: /^Read / }).click()
  await expect.poll(() => paragraphs(page)).toEqual(after)
  await page.getByRole('button', { name: 'Change a part' }).click()
  await back.click()
  await expect.poll(() => paragraphs(page)).toEqual(before)
})

function paragraphs(page: Page): Promise<string[]> {
  return page.locator('#story-text p:not([role=status]):not(.text-text2)').allTextContents()
}
