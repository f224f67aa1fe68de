import type { Page } from '@playwright/test'

import { unreachableList } from './list-rows.ts'
import type { FailingScreen, ErrorRow, Stage } from './row.ts'

const HOUR_IS_FULL = 'Too many attempts. Please wait a moment and try again.'

const create = (page: Page) => page.getByRole('button', { name: 'Create Story' })
const people = (page: Page) => page.getByRole('checkbox')
const mila = (page: Page) => page.getByRole('checkbox', { name: 'Mila' })

export const CREATE_STORY: FailingScreen = {
  name: 'Create Story',
  path: '/create-story',
  as: 'family',
  leaves: async ({ page, expect }) => {
    await expect(create(page)).toBeEnabled()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(page.getByLabel('Theme')).toHaveValue('a night train')
    await expect(mila(page)).toBeChecked()
  },
  rows: [
    ...unreachableList('listFamilyMembers', '/create-story', mila),
    {
      makes: 'stories: nobody chosen',
      also: 'stories: nobody chosen, in a toast',
      by: 'a story about nobody',
      make: ({ page }) => create(page).click(),
      leaves: ({ page, expect }) => expect(people(page).first()).toBeFocused()
    },
    ...(
      [
        ['a network that is gone', ({ faults }) => faults.cutOff()],
        ['a server that fails', ({ faults }) => faults.refuse('createStory', 503, 'Not now')],
        ['a proxy that finds no server', ({ faults }) => faults.refuseWithoutWords('createStory')],
        [
          'a storyteller that gives up in the middle',
          ({ faults }) => {
            const title = { type: 'title', text: 'The night train' }
            const end = { type: 'error', message: 'The storyteller has fallen asleep', code: 'unavailable' }
            return faults.answer('createStory', events(title, end))
          }
        ]
      ] satisfies [string, (stage: Stage) => Promise<void>][]
    ).map(([by, goWrong]): ErrorRow => ({ makes: 'stories: not made', by, make: (stage) => order(stage, goWrong) })),
    {
      makes: 'stories: thrown message',
      also: 'stories: not made',
      by: 'a stream that ends before there is a story',
      make: (stage) => order(stage, ({ faults }) => faults.answer('createStory', events()))
    },
    {
      makes: 'ours: too many stories',
      by: 'a full hour',
      words: { words: HOUR_IS_FULL },
      make: (stage) => order(stage, ({ faults }) => faults.refuse('createStory', 429, HOUR_IS_FULL))
    },
    {
      makes: 'stories: audio not started',
      by: 'a voice that has no sample',
      make: async ({ page, faults }) => {
        await faults.refuse('narrate', 503, 'No voice today')
        await page.getByRole('button', { name: /^Duration, voice and culture/ }).click()
        await page.getByRole('button', { name: 'Listen to Emma' }).click()
      },
      leaves: ({ page, expect }) => expect(page.getByRole('button', { name: 'Listen to Emma' })).toBeEnabled()
    },
    {
      makes: 'stories: too many chosen',
      also: 'stories: too many chosen, in a toast',
      by: 'an eleventh character',
      make: chooseEleven,
      leaves: async ({ page, expect }) => {
        await expect(people(page).nth(10)).not.toBeChecked()
        await expect(page.getByText('10 of 10')).toBeVisible()
      }
    }
  ]
}

async function order(stage: Stage, goWrong: (stage: Stage) => Promise<void>): Promise<void> {
  const { page } = stage
  await page.getByLabel('Theme').fill('a night train')
  await mila(page).check()
  await goWrong(stage)
  await create(page).click()
}

async function chooseEleven({ page, elsewhere, expect }: Stage): Promise<void> {
  for (let n = await people(page).count(); n < 11; n += 1)
    await elsewhere('POST', '/api/family-members', { name: `Cousin ${n}`, age: n, relationship: 'Cousin' })
  await page.reload()
  await expect(people(page)).toHaveCount(11)
  for (let n = 0; n < 10; n += 1) await people(page).nth(n).check()
  await people(page).nth(10).click()
}

/** A storyteller's answer, of which these are all the events. */
function events(...all: object[]) {
  return { contentType: 'text/event-stream', body: all.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('') }
}
