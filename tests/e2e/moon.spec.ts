import type { Page } from '@playwright/test'

import { expect, test } from '../support/browser-test.ts'
import { addFamily, addStory, signUpAndIn } from '../support/evening.ts'
import { resize, settled } from '../support/stillness.ts'

const SIZES = [
  [320, 640],
  [390, 844],
  [640, 900],
  [768, 1024],
  [834, 1112],
  [844, 390],
  [1024, 900],
  [1280, 800],
  [1440, 900],
  [1920, 1080]
] as const

/** When the dashboard says most: with fewer words there is only more room for the moon. */
const LONGEST = {
  at: new Date('2026-11-20T15:00:00'),
  greeting: 'Good afternoon',
  moon: 'A wide moon tonight, almost whole.'
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the moon of the dashboard hangs whole and clear of everything on every screen', async ({ page }) => {
  test.setTimeout(240_000)
  await page.clock.setFixedTime(LONGEST.at)
  await signUpAndIn(page)
  await addFamily(page)
  await addStory(page)
  await page.goto('/dashboard')
  await expect(page.getByText('Keep listening')).toBeVisible()
  await expect(page.getByText(LONGEST.greeting)).toBeVisible()
  await expect(page.getByText(LONGEST.moon)).toBeVisible()
  await expectMoon(page, 320)
})

for (const [path, from] of [
  ['/', 320],
  ['/login', 640],
  ['/signup-form', 640],
  ['/terms', 768],
  ['/privacy', 768],
  ['/subscribe', 768]
] as const)
  test(`the moon of ${path} hangs whole and clear of everything, or not at all`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectMoon(page, from)
  })

const softly = expect.configure({ soft: true })

/** On screens of at least `from` there is a moon; narrower ones have no room for it. */
async function expectMoon(page: Page, from: number): Promise<void> {
  await settled(page)
  for (const [width, height] of SIZES) {
    await resize(page, { width, height })
    await softly.poll(() => page.evaluate(whatTheMoonMeets), `${width}x${height}`).toEqual(width < from ? null : [])
  }
}

/** What the moon's disc lies on, under or outside of; null when no moon is shown. */
function whatTheMoonMeets(): string[] | null {
  const moon = document.querySelector('[data-moon]')
  if (moon === null || !moon.checkVisibility()) return null
  const disc = moon.getBoundingClientRect()
  const meets = ({ x, y, width, height }: DOMRect) =>
    width > 2 && height > 2 && x < disc.right && x + width > disc.x && y < disc.bottom && y + height > disc.y
  const met: string[] = []
  if (disc.x < 0 || disc.right > innerWidth || disc.y < 0 || disc.bottom > innerHeight)
    met.push(`the edge (${disc.x}, ${disc.y})`)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    if (text.parentElement?.checkVisibility() !== true || text.parentElement.closest('.sr-only') !== null) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    if ([...range.getClientRects()].some(meets)) met.push(`“${text.textContent?.trim()}”`)
  }
  for (const control of document.querySelectorAll('a, button, input'))
    if (control.checkVisibility() && meets(control.getBoundingClientRect())) met.push(control.outerHTML.slice(0, 60))
  return met
}
