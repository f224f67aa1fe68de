import type { Page } from '@playwright/test'

import { emptyStorage, fillStorage } from '../../support/full-storage.ts'
import type { FailingScreen, ErrorRow, Stage } from './row.ts'

const REPAIRS = 'The server is being repaired'
const NEXT_PASSWORD = 'a lamp on the far shore'

const current = (page: Page) => page.getByLabel('Current password')
const next = (page: Page) => page.getByLabel('New password', { exact: true })
const change = (page: Page) => page.getByRole('button', { name: 'Change Password' })
const saveChanges = (page: Page) => page.getByRole('button', { name: 'Save Changes' })
const dialog = (page: Page) => page.getByRole('alertdialog')

export const PROFILE: FailingScreen = {
  name: 'My Profile',
  path: '/user-profile',
  as: 'parent',
  rows: [
    {
      makes: 'profile: not saved',
      by: 'a browser that has no room left',
      make: async ({ page }) => {
        await page.getByRole('button', { name: 'Edit Profile' }).click()
        await page.getByLabel('First name').fill('Mārama')
        await fillStorage(page)
        await saveChanges(page).click()
      },
      leaves: async (stage) => {
        await emptyStorage(stage.page)
        await stage.expect(stage.page.getByLabel('First name')).toHaveValue('Mārama')
      }
    },
    {
      makes: 'profile: nobody’s',
      by: 'a browser that has forgotten who this is',
      make: async ({ page }) => {
        await page.evaluate(() => {
          sessionStorage.setItem('id', localStorage.getItem('talewick.currentUserId') ?? '')
          localStorage.removeItem('talewick.currentUserId')
        })
        await saveChanges(page).click()
      },
      leaves: async ({ page, expect }) => {
        await page.evaluate(() => localStorage.setItem('talewick.currentUserId', sessionStorage.getItem('id') ?? ''))
        await expect(page.getByLabel('First name')).toHaveValue('Mārama')
      }
    },
    {
      makes: 'profile: saved',
      by: 'the same form, once more',
      make: ({ page }) => saveChanges(page).click(),
      leaves: ({ page, expect }) =>
        expect(page.getByRole('region', { name: 'Personal Information' }).getByText('Mārama')).toBeVisible()
    },
    {
      makes: 'profile: one password',
      by: 'no new password',
      field: next,
      make: (stage) => changePassword(stage, stage.parent.password, ''),
      leaves: ({ page, expect }) => expect(next(page)).toBeFocused()
    },
    {
      makes: 'profile: one password',
      by: 'no current password',
      field: current,
      make: (stage) => changePassword(stage, '', NEXT_PASSWORD),
      leaves: ({ page, expect }) => expect(current(page)).toBeFocused()
    },
    {
      makes: 'ours: a short new password',
      by: 'five characters',
      field: next,
      make: (stage) => changePassword(stage, stage.parent.password, '12345')
    },
    {
      makes: 'profile: password not changed',
      by: 'a wrong current password',
      words: { words: 'Your current password is not right' },
      make: (stage) => changePassword(stage, 'not the password', NEXT_PASSWORD),
      leaves: expectPasswordsKept
    },
    ...(
      [
        [
          'a proxy that finds no server',
          'profile: password not changed, without words',
          ({ faults }) => faults.refuseWithoutWords('changePassword')
        ],
        ['a network that is gone', 'profile: password not changed, thrown', ({ faults }) => faults.cutOff()]
      ] satisfies [string, ErrorRow['makes'], (stage: Stage) => Promise<void>][]
    ).map(([by, makes, goWrong]): ErrorRow => ({
      makes,
      by,
      make: async (stage) => {
        await goWrong(stage)
        await changePassword(stage, stage.parent.password, NEXT_PASSWORD)
      },
      leaves: expectPasswordsKept
    })),
    {
      makes: 'profile: password changed',
      by: 'the same form, once more',
      make: ({ page }) => change(page).click(),
      leaves: async ({ page, expect }) => {
        await expect(current(page)).toHaveValue('')
        await expect(next(page)).toHaveValue('')
      }
    },
    ...(
      [
        [
          'a server in repair',
          'profile: account not deleted',
          ({ faults }) => faults.refuse('deleteAccount', 503, REPAIRS)
        ],
        [
          'a proxy that finds no server',
          'profile: account not deleted, without words',
          ({ faults }) => faults.refuseWithoutWords('deleteAccount')
        ],
        ['a network that is gone', 'profile: account not deleted, without words', ({ faults }) => faults.cutOff()]
      ] satisfies [string, ErrorRow['makes'], (stage: Stage) => Promise<void>][]
    ).map(([by, makes, goWrong]): ErrorRow => ({
      makes,
      by,
      words: { words: REPAIRS },
      make: async (stage) => {
        await goWrong(stage)
        await deleteAccount(stage)
      },
      leaves: async ({ page, expect }) => {
        await expect(dialog(page)).toHaveCount(0)
        await expect(page).toHaveURL(/\/user-profile$/)
        expect(await page.evaluate(() => localStorage.getItem('talewick.user'))).not.toBeNull()
      }
    })),
    {
      makes: 'profile: account deleted',
      by: 'the same button, at last',
      make: deleteAccount,
      leaves: ({ page, expect }) => expect(page).toHaveURL(/\/$/)
    }
  ]
}

async function changePassword({ page }: Stage, from: string, to: string): Promise<void> {
  await current(page).fill(from)
  await next(page).fill(to)
  await change(page).click()
}

async function expectPasswordsKept({ page, expect }: Stage): Promise<void> {
  await expect(next(page)).toHaveValue(NEXT_PASSWORD)
  await expect(next(page)).toBeEnabled()
  await expect(change(page)).toBeEnabled()
}

async function deleteAccount({ page }: Stage): Promise<void> {
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await dialog(page).getByRole('button', { name: 'Delete Account' }).click()
}
