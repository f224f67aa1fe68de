import type { Page } from '@playwright/test'

import type { Story } from '#shared/story.ts'
import { unreachableList } from './list-rows.ts'
import type { FailingScreen, ErrorRow, Stage } from './row.ts'

const star = (page: Page, { title }: Story) =>
  page.getByRole('button', { name: `Add ${title} to favorites`, exact: true })
const bin = (page: Page, { title }: Story) => page.getByRole('button', { name: `Delete ${title}`, exact: true })
const allStoriesTab = (page: Page, count: number) => page.getByRole('tab', { name: `All Stories (${count})` })

export const LIBRARY: FailingScreen = {
  name: 'Story Library',
  path: '/stories',
  as: 'family with stories',
  rows: [
    ...unreachableList('listStories', '/stories', (page) => allStoriesTab(page, 3)),
    {
      makes: 'stories: favorite not kept',
      by: 'a story that was deleted in another tab',
      make: async (stage) => {
        const story = await firstOf(stage)
        await stage.elsewhere('DELETE', `/api/stories/${story.id}`)
        await star(stage.page, story).click()
      },
      // What is gone is gone here too.
      leaves: ({ page, expect }) => expect(allStoriesTab(page, 2)).toBeVisible()
    },
    ...(['refuseWithoutWords', 'breakOff'] as const).map((way): ErrorRow => ({
      makes: 'stories: favorite not kept',
      by: way === 'breakOff' ? 'a connection that breaks' : 'a proxy that finds no server',
      make: async (stage) => {
        await stage.faults[way]('setFavorite')
        await star(stage.page, await firstOf(stage)).click()
      },
      leaves: async (stage) => {
        await stage.expect(star(stage.page, await firstOf(stage))).toHaveAttribute('aria-pressed', 'false')
      }
    })),
    {
      makes: 'stories: favorite kept',
      by: 'the star, at last',
      words: { words: 'Added to favorites' },
      make: async (stage) => star(stage.page, await firstOf(stage)).click(),
      leaves: ({ page, expect }) => expect(page.getByRole('tab', { name: 'Favorites (1)' })).toBeVisible()
    },
    {
      makes: 'stories: delete?',
      by: 'the bin',
      make: async (stage) => bin(stage.page, await firstOf(stage)).click(),
      leaves: async ({ page, expect }) => {
        await page.getByRole('button', { name: 'Cancel' }).click()
        await expect(page.getByRole('alertdialog')).toHaveCount(0)
        await expect(allStoriesTab(page, 2)).toBeVisible()
      }
    },
    {
      makes: 'stories: not deleted',
      by: 'a network that is gone',
      make: async (stage) => {
        const story = await firstOf(stage)
        await stage.faults.cutOff()
        await throwAway(stage, story)
      },
      leaves: async (stage) => {
        await stage.expect(allStoriesTab(stage.page, 2)).toBeVisible()
        await stage.expect(bin(stage.page, await firstOf(stage))).toBeVisible()
      }
    },
    {
      makes: 'stories: not deleted',
      by: 'a story that was deleted in another tab',
      make: async (stage) => {
        const story = await firstOf(stage)
        await stage.elsewhere('DELETE', `/api/stories/${story.id}`)
        await throwAway(stage, story)
      },
      leaves: ({ page, expect }) => expect(allStoriesTab(page, 1)).toBeVisible()
    },
    {
      makes: 'stories: deleted',
      by: 'the bin, at last',
      words: async (stage) => ({ words: `${(await firstOf(stage)).title} has been deleted` }),
      make: async (stage) => throwAway(stage, await firstOf(stage)),
      leaves: ({ page, expect }) => expect(page.getByText('No Stories Yet')).toBeVisible()
    }
  ]
}

async function throwAway({ page }: Stage, story: Story): Promise<void> {
  await bin(page, story).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
}

async function firstOf({ stories }: Stage): Promise<Story> {
  const [first] = await stories()
  if (first === undefined) throw new Error('There is no story left')
  return first
}
