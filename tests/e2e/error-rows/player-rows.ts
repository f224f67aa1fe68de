import type { Page } from '@playwright/test'

import { emptyStorage, fillStorage } from '../../support/full-storage.ts'
import { keptRecordings, layers } from '../../support/page-state.ts'
import { GARBAGE, refuseToPlay } from '../../support/sounds.ts'
import type { FailingScreen, ErrorRow, Stage } from './row.ts'

const HOUR_IS_FULL = 'Too many stories were read aloud this hour.'

const start = (page: Page) => page.getByRole('button', { name: 'Start Audio Player' })
const play = (page: Page) => page.getByRole('button', { name: 'Play Story' })
const pause = (page: Page) => page.getByRole('button', { name: 'Pause' })

/** A narration is made to its end within half a minute; beside other work, and on a slow machine, it takes longer. */
const MAKING = { timeout: 240_000 }

/** Reader and player, over the library. Each row opens a story; what has failed is then tried once more, and goes well. */
export const PLAYER: FailingScreen = {
  name: 'Story reader and player',
  path: '/stories',
  as: 'family with stories',
  rows: [
    ...(
      [
        ['a network that is gone', ({ faults }) => faults.cutOff()],
        ['a narrator that is out of order', ({ faults }) => faults.refuse('narrate', 503, 'No voice today')],
        ['a proxy that finds no server', ({ faults }) => faults.refuseWithoutWords('narrate')],
        ['an answer without audioUrl', ({ faults }) => faults.answer('narrate', { json: { durationSec: 31 } })]
      ] satisfies [string, (stage: Stage) => Promise<void>][]
    ).map(([by, goWrong]): ErrorRow => ({
      makes: 'stories: audio not made',
      by,
      make: (stage) => openAndStart(stage, goWrong),
      leaves: async (stage) => {
        // Back where the text is, and one press away from the next try.
        await stage.expect(start(stage.page)).toBeFocused()
        await close(stage)
      }
    })),
    {
      makes: 'ours: too many narrations',
      by: 'a full hour',
      words: { words: HOUR_IS_FULL },
      make: (stage) => openAndStart(stage, ({ faults }) => faults.refuse('narrate', 429, HOUR_IS_FULL)),
      leaves: async (stage) => {
        await start(stage.page).click()
        await stage.expect(pause(stage.page)).toBeVisible(MAKING)
        await expectKept(stage)
        await close(stage)
      }
    },
    {
      makes: 'stories: audio broken',
      by: 'a recording that is none',
      make: (stage) =>
        openAndStart(stage, async ({ page, faults }) => {
          await deleteRecordings(page)
          await faults.answer('getAudio', { contentType: 'audio/mpeg', body: GARBAGE })
        }),
      leaves: playAndKeep
    },
    {
      makes: 'stories: audio broken',
      by: 'a recording that is gone',
      make: (stage) =>
        openAndStart(stage, async ({ page, faults }) => {
          await deleteRecordings(page)
          await faults.refuse('getAudio', 404, 'This recording was not found')
        }),
      leaves: playAtLast
    },
    {
      makes: 'stories: audio not started',
      by: 'a browser that cannot',
      make: (stage) => openAndStart(stage, ({ page }) => refuseToPlay(page, 'InvalidStateError')),
      // From here on the sound is on this device, and not cut off with the network.
      leaves: playAndKeep
    },
    {
      makes: 'ours: the browser wants a tap',
      by: 'a browser that wants one more',
      make: async (stage) => {
        await openAndStart(stage, ({ page }) => refuseToPlay(page, 'NotAllowedError'))
        await stage.expect(play(stage.page)).toBeEnabled(MAKING)
      },
      leaves: playAtLast
    },
    {
      makes: 'stories: favorite not kept',
      by: 'a network that is gone, in the player',
      make: async (stage) => {
        const { page, faults, expect } = stage
        await openAndStart(stage, () => Promise.resolve())
        await expect(pause(page)).toBeVisible(MAKING)
        await faults.cutOff()
        await page.getByRole('button', { name: 'Add to favorites' }).click()
      },
      leaves: async (stage) => {
        const { page, expect } = stage
        await expect(page.getByRole('button', { name: 'Add to favorites' })).toHaveAttribute('aria-pressed', 'false')
        await close(stage)
      }
    },
    {
      makes: 'silent: the storage is full',
      by: 'a recording that has no room',
      make: async (stage) => {
        const { page, expect } = stage
        await deleteRecordings(page)
        await fillStorage(page)
        // The recording is kept as soon as it is whole: the page asks for its timings until then, and perhaps only once.
        const isWhole = page.waitForResponse(
          async (answer) => answer.url().endsWith('/timings') && (await answer.text()).includes('"complete":true'),
          MAKING
        )
        await Promise.all([isWhole, openAndStart(stage, () => Promise.resolve())])
        await expect(pause(page)).toBeVisible(MAKING)
      },
      leaves: async (stage) => {
        const { page, expect } = stage
        await expect(pause(page)).toBeVisible()
        expect(await keptRecordings(page)).toEqual([])
        await emptyStorage(page)
        await close(stage)
      }
    }
  ]
}

async function openAndStart(stage: Stage, goWrong: (stage: Stage) => Promise<void>): Promise<void> {
  const { page } = stage
  await goWrong(stage)
  await page
    .getByRole('button', { name: /^Read / })
    .first()
    .click()
  await start(page).click()
}

/** The same player, one press later. */
async function playAtLast(stage: Stage): Promise<void> {
  await playAgain(stage)
  await close(stage)
}

/** The same, and nothing of it is still on its way when the next row begins. */
async function playAndKeep(stage: Stage): Promise<void> {
  await playAgain(stage)
  await expectKept(stage)
  await close(stage)
}

async function playAgain({ page, expect }: Stage): Promise<void> {
  await play(page).click()
  await expect(pause(page)).toBeVisible(MAKING)
}

/** The recording has been made to its end and is on this device; one that was left earlier would come there later. */
async function expectKept({ page, expect }: Stage): Promise<void> {
  await expect.poll(() => keptRecordings(page), MAKING).toHaveLength(1)
}

async function close({ page, expect }: Stage): Promise<void> {
  if (await page.getByRole('button', { name: 'Back', exact: true }).isVisible())
    await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByText('Story Options')).toHaveCount(0)
  // The entries that it had in the history are left one by one, and later.
  await expect.poll(() => layers(page)).toBe(0)
}

/** The next recording comes from the server, not from this device. */
async function deleteRecordings(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('talewick.audio.')) localStorage.removeItem(key)
    await caches.delete('talewick-audio-v1')
  })
}
