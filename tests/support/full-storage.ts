import type { Page } from '@playwright/test'

/** Fills this origin's local storage to the last character, as a browser does that has kept too much. */
export async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    let count = 0
    for (let size = 1 << 20; size >= 1;) {
      try {
        localStorage.setItem(`filler.${count}`, 'x'.repeat(size))
        count += 1
      } catch {
        size >>= 1
      }
    }
  })
}

export async function emptyStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('filler.')) localStorage.removeItem(key)
  })
}
