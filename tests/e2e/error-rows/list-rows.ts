import type { Locator, Page } from '@playwright/test'

import type { CallName } from '#shared/api.ts'
import type { ErrorRow, Stage } from './row.ts'

/** A list that could not be fetched, on whatever screen: it says so, and the next try finds it. */
export function unreachableList(call: CallName, path: string, found: (page: Page) => Locator): ErrorRow[] {
  const leaves = async ({ page, expect }: Stage) => {
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(found(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  }
  return [
    {
      makes: 'general: a list',
      by: `a server that fails: ${call} on ${path}`,
      words: { status: '503' },
      make: async ({ page, faults }) => {
        await faults.refuse(call, 503, 'Not now')
        await page.goto(path)
      },
      leaves
    },
    {
      makes: 'ours: a list, unreachable',
      by: `a connection that breaks: ${call} on ${path}`,
      make: async ({ page, faults }) => {
        await faults.breakOff(call)
        await page.goto(path)
      },
      leaves
    }
  ]
}
