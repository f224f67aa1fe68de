import type { Locator, Page } from '@playwright/test'

/** The tiles of the dashboard: they are there when the screen is, which its address is not. */
export function places(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Places' })
}

/** How many entries of the history belong to what is open over the page. */
export async function layers(page: Page): Promise<number> {
  return page.evaluate(() => {
    const state: unknown = history.state
    return typeof state === 'object' && state !== null && 'layers' in state ? Number(state.layers) : 0
  })
}

/** The addresses of the recordings that local storage knows to be kept. */
export async function keptRecordings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, value]: [string, string]) => {
      const record: unknown = key.startsWith('talewick.audio.') ? JSON.parse(value) : null
      return typeof record === 'object' && record !== null && 'audioUrl' in record ? [String(record.audioUrl)] : []
    })
  )
}
