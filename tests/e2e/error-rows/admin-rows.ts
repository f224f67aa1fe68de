import type { Page } from '@playwright/test'

import { meAnswerSchema } from '#shared/account.ts'
import { unreachableList } from './list-rows.ts'
import type { FailingScreen, ErrorRow, Stage } from './row.ts'

const FILE_KEY = 'aB3dE5gH7jK9mN1pQ3rS5t'

const id = (page: Page) => page.getByLabel('Playlist ID or URL')
const title = (page: Page) => page.getByLabel('Playlist Name')
const update = (page: Page) => page.getByRole('button', { name: 'Update Playlist' })

export const ADMIN: FailingScreen = {
  name: 'Admin dashboard',
  path: '/admin',
  as: 'parent',
  leaves: async ({ page, expect }) => {
    await expect(update(page)).toBeEnabled()
    await expect(id(page)).toHaveValue('37i9dQZF1DWZd79rJ6a7lp')
    await expect(title(page)).toHaveValue('Sleepy piano')
  },
  rows: [
    ...unreachableList('getSleepPlaylist', '/admin', (page) => page.getByText('No playlist set')),
    {
      makes: 'admin: missing',
      by: 'no id',
      make: async (stage) => {
        await becomeAdministrator(stage)
        await title(stage.page).fill('Sleepy piano')
        await update(stage.page).click()
      },
      leaves: ({ page, expect }) => expect(id(page)).toBeFocused()
    },
    {
      makes: 'admin: missing',
      by: 'a name of spaces',
      make: async ({ page }) => {
        await id(page).fill('37i9dQZF1DWZd79rJ6a7lp')
        await title(page).fill('  ')
        await update(page).click()
      },
      leaves: ({ page, expect }) => expect(title(page)).toBeFocused()
    },
    {
      // The server knows better than this page who may.
      makes: 'admin: not updated',
      by: 'somebody who is no administrator',
      make: (stage) => updatePlaylist(stage)
    },
    ...(['refuseWithoutWords', 'breakOff'] as const).map((way): ErrorRow => ({
      makes: 'admin: not updated',
      by: way === 'breakOff' ? 'a connection that breaks' : 'a proxy that finds no server',
      make: async (stage) => {
        await stage.faults[way]('setSleepPlaylist')
        await updatePlaylist(stage)
      }
    }))
  ]
}

const address = (page: Page) => page.getByLabel('File URL or key')
const load = (page: Page) => page.getByRole('button', { name: 'Load File' })
const test = (page: Page) => page.getByRole('button', { name: 'Test API Token' })
const exportIt = (page: Page) => page.getByRole('button', { name: 'Export Selected' })

export const DESIGN_IMPORT: FailingScreen = {
  name: 'Design import',
  path: '/figma',
  as: 'parent',
  rows: [
    {
      makes: 'design import: token invalid',
      by: 'a token that has run out',
      words: { words: 'Token expired' },
      make: async ({ page, faults }) => {
        await faults.answer('testDesignToken', { json: { status: 'error', error: 'Token expired' } })
        await test(page).click()
      },
      leaves: expectTestable
    },
    ...(['refuseWithoutWords', 'breakOff'] as const).map((way): ErrorRow => ({
      makes: 'design import: token not tested',
      by: way === 'breakOff' ? 'a connection that breaks' : 'a proxy that finds no server',
      make: async ({ page, faults }) => {
        await faults[way]('testDesignToken')
        await test(page).click()
      },
      leaves: expectTestable
    })),
    {
      makes: 'design import: a token, not a key',
      by: 'a token in the wrong field',
      field: address,
      make: ({ page }) => address(page).fill('figd_AbCdEfGhIjKlMnOp')
    },
    ...(
      [
        ['a file that nobody may open', ({ faults }) => faults.refuse('getDesignFile', 403, 'Not on the list')],
        ['a proxy that finds no server', ({ faults }) => faults.refuseWithoutWords('getDesignFile')],
        ['a network that is gone', ({ faults }) => faults.cutOff()]
      ] satisfies [string, (stage: Stage) => Promise<void>][]
    ).map(([by, goWrong]): ErrorRow => ({
      makes: 'design import: not loaded',
      by,
      make: async (stage) => {
        await goWrong(stage)
        await address(stage.page).fill(FILE_KEY)
        await load(stage.page).click()
      },
      leaves: async ({ page, expect }) => {
        await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(4)
        await expect(address(page)).toHaveValue(FILE_KEY)
        await expect(load(page)).toBeEnabled()
      }
    })),
    ...(
      [
        [
          'a service that refuses',
          'Rate limit exceeded',
          (stage) => stage.faults.refuse('exportDesign', 429, 'Rate limit exceeded')
        ],
        // §8: the text of an error is its status and its body, or what the status is called.
        [
          'a proxy that says nothing',
          '502: Bad Gateway',
          (stage) => stage.faults.refuseWithoutWords('exportDesign', '')
        ],
        ['a network that is gone', 'Network error: the server could not be reached', (stage) => stage.faults.cutOff()]
      ] satisfies [string, string, (stage: Stage) => Promise<void>][]
    ).map(([by, words, goWrong]): ErrorRow => ({
      makes: 'design import: not exported',
      by,
      words: { words },
      make: async (stage) => {
        await openFile(stage)
        await goWrong(stage)
        await exportIt(stage.page).click()
      },
      leaves: async ({ page, expect }) => {
        await expect(page.getByRole('checkbox', { name: 'Player frame' })).toBeChecked()
        await expect(exportIt(page)).toBeEnabled()
      }
    }))
  ]
}

/** As far as this page knows: the server that it asks who is signed in says so, and every other call knows better. */
async function becomeAdministrator({ page }: Stage): Promise<void> {
  await page.route('**/api/me', async (route) => {
    const response = await route.fetch()
    const { user } = meAnswerSchema.parse(await response.json())
    await route.fulfill({ response, json: { user: { ...user, isAdmin: true } } })
  })
  await page.reload()
}

async function updatePlaylist({ page }: Stage): Promise<void> {
  await id(page).fill('37i9dQZF1DWZd79rJ6a7lp')
  await title(page).fill('Sleepy piano')
  await update(page).click()
}

async function expectTestable({ page, expect }: Stage): Promise<void> {
  await expect(test(page)).toBeEnabled()
}

/** A file of one frame, which is chosen. */
async function openFile({ page, faults }: Stage): Promise<void> {
  const frame = { id: '2:1', name: 'Player', type: 'FRAME', fills: [], strokes: [] }
  const canvas = { id: '0:1', name: 'Evening', type: 'CANVAS', fills: [], strokes: [], children: [frame] }
  await faults.answer('getDesignFile', {
    json: {
      name: 'Evening screens',
      lastModified: '2026-11-18T20:14:00Z',
      components: {},
      document: { id: '0:0', name: 'Document', type: 'DOCUMENT', fills: [], strokes: [], children: [canvas] }
    }
  })
  await address(page).fill(FILE_KEY)
  await load(page).click()
  await page.getByRole('checkbox', { name: 'Player frame' }).check()
}
