import type { Page } from '@playwright/test'

import { expect, test } from '../support/browser-test.ts'
import { addFamily, addStory, signUpAndIn } from '../support/evening.ts'

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

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the moon of the dashboard hangs whole and clear of everything on every screen', async ({ page }) => {
  await signUpAndIn(page)
  await addFamily(page)
  await addStory(page)
  await page.goto('/dashboard')
  await expect(page.getByText('Keep listening')).toBeVisible()
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

/** On screens of at least `from` there is a moon; narrower ones have no room for it. */
async function expectMoon(page: Page, from: number): Promise<void> {
  const trouble: string[] = []
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    const found = await page.evaluate(whatTheMoonMeets)
    if (width < from) expect(found, `${width} px`).toBeNull()
    else trouble.push(...(found ?? ['no moon']).map((what) => `${width}x${height}: ${what}`))
  }
  expect(trouble).toEqual([])
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
