import type { Locator, Page } from '@playwright/test'

import { unreachableList } from './list-rows.ts'
import type { FailingScreen, ErrorRow, Stage } from './row.ts'

const FULL = 'A family can have at most 200 members'

const modal = (page: Page, title: string) => page.getByRole('dialog', { name: title })
const name = (form: Locator) => form.getByLabel('Name')
const card = (page: Page, who: string) => page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: who })

export const FAMILY_MANAGER: FailingScreen = {
  name: 'Family Manager',
  path: '/family',
  as: 'family',
  rows: [
    ...unreachableList('listFamilyMembers', '/family', (page) => card(page, 'Mila')),
    {
      makes: 'family: missing information',
      by: 'a form without a position, the other fields filled',
      make: async (stage) => {
        const form = await openAdd(stage)
        await fillIn(form, { relationship: '' })
        await save(form)
      },
      leaves: async ({ page, expect }) => {
        const form = modal(page, 'Add Family Member')
        await expect(form.getByLabel('Family Position')).toBeFocused()
        await expect(form.getByLabel('Family Position')).toHaveAccessibleDescription('Please fill in a position')
        await expect(name(form)).toHaveValue('Tama')
      }
    },
    {
      makes: 'ours: an impossible age',
      by: 'an age of 121',
      make: async ({ page }) => {
        const form = modal(page, 'Add Family Member')
        await fillIn(form, { age: '121' })
        await save(form)
      },
      leaves: ({ page, expect }) =>
        expect(modal(page, 'Add Family Member').getByLabel('Age')).toHaveAttribute('aria-invalid', 'true')
    },
    ...(
      [
        ['a network that is gone', 'family: not added, without words', ({ faults }) => faults.cutOff()],
        [
          'a proxy that finds no server',
          'family: not added, without words',
          ({ faults }) => faults.refuseWithoutWords('addFamilyMember')
        ],
        ['a full family', 'family: not added', ({ faults }) => faults.refuse('addFamilyMember', 409, FULL)]
      ] satisfies [string, ErrorRow['makes'], (stage: Stage) => Promise<void>][]
    ).map(([by, makes, goWrong]): ErrorRow => ({
      makes,
      by,
      words: { words: FULL },
      make: async (stage) => {
        const form = modal(stage.page, 'Add Family Member')
        await fillIn(form, {})
        await goWrong(stage)
        await save(form)
      },
      leaves: (stage) => expectKept(stage, modal(stage.page, 'Add Family Member'))
    })),
    {
      makes: 'family: added',
      by: 'the same form, once more',
      words: { name: 'Tama' },
      make: ({ page }) => save(modal(page, 'Add Family Member')),
      leaves: async ({ page, expect }) => {
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(card(page, 'Tama')).toBeVisible()
      }
    },
    {
      makes: 'family: not updated',
      by: 'a network that is gone',
      make: async (stage) => {
        const form = await openEdit(stage, 'Tama')
        await form.getByLabel('Age').fill('9')
        await stage.faults.cutOff()
        await save(form)
      },
      leaves: ({ page, expect }) => expect(modal(page, 'Edit Family Member').getByLabel('Age')).toHaveValue('9')
    },
    {
      makes: 'family: not updated',
      by: 'a proxy that finds no server',
      make: async ({ page, faults }) => {
        await faults.refuseWithoutWords('updateFamilyMember')
        await save(modal(page, 'Edit Family Member'))
      },
      leaves: (stage) => expectKept(stage, modal(stage.page, 'Edit Family Member'))
    },
    {
      makes: 'family: updated',
      by: 'the same form, once more',
      words: { name: 'Tama' },
      make: ({ page }) => save(modal(page, 'Edit Family Member')),
      leaves: ({ page, expect }) => expect(card(page, 'Tama')).toContainText('Cousin, 9')
    },
    {
      makes: 'family: not updated',
      by: 'somebody who was removed in another tab',
      make: async (stage) => {
        const form = await openEdit(stage, 'Tama')
        await removeElsewhere(stage, 'Tama')
        await save(form)
      },
      leaves: async (stage) => {
        const form = modal(stage.page, 'Edit Family Member')
        await expectKept(stage, form)
        await form.getByRole('button', { name: 'Cancel' }).click()
      }
    },
    {
      makes: 'family: delete?',
      by: 'the bin',
      make: ({ page }) => page.getByRole('button', { name: 'Delete Tama' }).click(),
      leaves: ({ page }) => page.getByRole('button', { name: 'Cancel' }).click()
    },
    {
      makes: 'family: not deleted',
      by: 'somebody who was removed in another tab',
      make: (stage) => sendAway(stage, 'Tama'),
      leaves: ({ page, expect }) => expect(card(page, 'Tama')).toHaveCount(0)
    },
    ...(['refuseWithoutWords', 'breakOff'] as const).map((way): ErrorRow => ({
      makes: 'family: not deleted',
      by: way === 'breakOff' ? 'a connection that breaks' : 'a proxy that finds no server',
      make: async (stage) => {
        await stage.faults[way]('removeFamilyMember')
        await sendAway(stage, 'Biscuit')
      },
      leaves: ({ page, expect }) => expect(card(page, 'Biscuit')).toBeVisible()
    })),
    {
      makes: 'family: deleted',
      by: 'the bin, at last',
      make: (stage) => sendAway(stage, 'Biscuit'),
      leaves: ({ page, expect }) => expect(page.getByRole('tab', { name: 'Family Members (2)' })).toBeVisible()
    },
    {
      makes: 'family: missing information',
      by: 'a guest of whom only the name is known',
      make: async ({ page }) => {
        await page.getByRole('tab', { name: 'Story Guests (1)' }).click()
        const form = page.getByRole('form', { name: 'Add a Story Guest' })
        await name(form).fill('Tama')
        await form.getByRole('button', { name: 'Add Guest' }).click()
      },
      leaves: ({ page, expect }) =>
        expect(name(page.getByRole('form', { name: 'Add a Story Guest' }))).toHaveValue('Tama')
    },
    {
      makes: 'ours: the session has ended',
      by: 'a session that ended meanwhile',
      besides: 'Delete Failed Please try again later',
      make: async ({ page }) => {
        await page.context().clearCookies()
        await page.getByRole('button', { name: 'Delete Noor' }).click()
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      },
      leaves: ({ page, expect }) => expect(page).toHaveURL(/\/login$/)
    }
  ]
}

async function openAdd({ page }: Stage): Promise<Locator> {
  await page.getByRole('button', { name: 'Add Family Member' }).click()
  return modal(page, 'Add Family Member')
}

async function openEdit({ page }: Stage, who: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit ${who}` }).click()
  return modal(page, 'Edit Family Member')
}

async function fillIn(form: Locator, given: { relationship?: string; age?: string }): Promise<void> {
  await name(form).fill('Tama')
  await form.getByLabel('Family Position').fill(given.relationship ?? 'Cousin')
  await form.getByLabel('Age').fill(given.age ?? '8')
}

async function save(form: Locator): Promise<void> {
  await form.getByRole('button', { name: /^(?:Add to Family|Save Changes)$/ }).click()
}

/** The form is still open, with everything in it, and can be sent again. */
async function expectKept({ expect }: Stage, form: Locator): Promise<void> {
  await expect(name(form)).toHaveValue('Tama')
  await expect(form.getByRole('button', { name: /^(?:Add to Family|Save Changes)$/ })).toBeEnabled()
}

async function sendAway({ page }: Stage, who: string): Promise<void> {
  await page.getByRole('button', { name: `Delete ${who}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
}

async function removeElsewhere({ elsewhere, family }: Stage, who: string): Promise<void> {
  const member = (await family()).find((one) => one.name === who)
  await elsewhere('DELETE', `/api/family-members/${member?.id}`)
}
