import type { Page } from '@playwright/test'

import type { FailingScreen } from './row.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Quick add' })

/** kill -9 while a parent adds a family member; afterwards everything goes on where it was. */
export const DEAD_SERVER: FailingScreen = {
  name: 'Family Manager, on a server that dies',
  path: '/family',
  as: 'parent',
  ownServer: true,
  rows: [
    {
      makes: 'family: not added, without words',
      by: 'a server that was killed',
      make: async ({ page, server }) => {
        await form(page).getByLabel('Name').fill('Tama')
        await form(page).getByLabel('Family Position').fill('Cousin')
        await form(page).getByLabel('Age').fill('8')
        await server?.kill()
        await form(page).getByRole('button', { name: 'Add to Family' }).click()
      },
      leaves: ({ page, expect }) => expect(form(page).getByLabel('Name')).toHaveValue('Tama')
    },
    {
      makes: 'family: added',
      by: 'the same form, once the server is back',
      words: { name: 'Tama' },
      make: async ({ page, server }) => {
        await server?.revive()
        await form(page).getByRole('button', { name: 'Add to Family' }).click()
      }
    },
    {
      makes: 'ours: a screen that does not come',
      by: 'a server that was killed, and a screen that was never seen',
      make: async ({ page, server }) => {
        await server?.kill()
        await page.getByRole('contentinfo').getByRole('link', { name: 'My Profile' }).click()
      },
      leaves: async ({ page, expect, server }) => {
        await server?.revive()
        await page.getByRole('button', { name: 'Try again' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible()
      }
    }
  ]
}
