import type { Page } from '@playwright/test'

import { emptyStorage, fillStorage } from '../../support/full-storage.ts'
import { GARBAGE, playBreakable, refuseToPlay, silence } from '../../support/sounds.ts'
import type { FailingScreen, ErrorRow, Stage } from './row.ts'

const lantern = (page: Page) => page.getByRole('button', { name: /Wick’s welcome$/ })
const WELCOME_KEY = 'talewick.welcome-audio.v5.told'

export const LANDING: FailingScreen = {
  name: 'Landing page',
  // From where each row goes on, with the welcome that it wants.
  path: '/about',
  as: 'visitor',
  rows: [
    {
      makes: 'landing: terms',
      by: 'a trial without the terms',
      field: (page) => page.getByRole('checkbox'),
      make: async (stage) => {
        await stage.faults.answer('generateSpeech', { contentType: 'audio/wav', body: silence(30) })
        await openAnew(stage)
        // Otherwise the welcome might be asked for when the test answers in the server's place no more.
        await stage.expect(lantern(stage.page)).toBeEnabled()
        // A hand may press what is out of order for a machine.
        await stage.page.getByRole('button', { name: 'Create Account' }).press('Enter')
      },
      leaves: ({ page, expect }) => expect(page.getByRole('checkbox')).toBeFocused()
    },
    ...(
      [
        ['a narrator that is out of order', (stage) => stage.faults.refuse('generateSpeech', 503, 'No voice today')],
        ['a connection that breaks', (stage) => stage.faults.breakOff('generateSpeech')],
        ['an answer that is no sound', (stage) => stage.faults.answer('generateSpeech', { json: { audio: null } })]
      ] satisfies [string, (stage: Stage) => Promise<void>][]
    ).map(([by, make]): ErrorRow => ({
      makes: 'silent: the welcome is not made',
      by,
      make: async (stage) => {
        await make(stage)
        await openAnew(stage)
      },
      leaves: async ({ page, expect }) => {
        // §8: loading stops, and the play button stays disabled.
        await expect(lantern(page)).toHaveAccessibleName('Click to Play: Wick’s welcome')
        await expect(lantern(page)).toBeDisabled()
      }
    })),
    {
      makes: 'silent: the welcome is not played',
      by: 'a recording that is none',
      make: async (stage) => {
        await stage.faults.answer('generateSpeech', { contentType: 'audio/mpeg', body: GARBAGE })
        await openAnew(stage)
      },
      leaves: async (stage) => {
        await expectReset(stage)
        // What cannot be played is not kept: the next visit asks for a new one.
        await stage.expect.poll(() => keptWelcome(stage.page)).toBeNull()
      }
    },
    {
      makes: 'silent: the welcome is not played',
      by: 'a browser that will not',
      make: async (stage) => {
        await stage.faults.answer('generateSpeech', { contentType: 'audio/wav', body: silence(30) })
        await openAnew(stage)
        await stage.expect(lantern(stage.page)).toBeEnabled()
        await refuseToPlay(stage.page, 'InvalidStateError')
        await lantern(stage.page).click()
      },
      leaves: expectReset
    },
    {
      makes: 'silent: the welcome is not played',
      by: 'a recording that breaks in the middle',
      make: async ({ page, expect }) => {
        const breakIt = await playBreakable(page)
        await lantern(page).click()
        await expect(lantern(page)).toContainText(/[1-9]\d%/)
        await expect(lantern(page)).toHaveAccessibleName('Playing: Wick’s welcome')
        await breakIt()
      },
      leaves: expectReset
    },
    {
      makes: 'silent: the storage is full',
      by: 'a welcome that has no room',
      make: async (stage) => {
        const { page, faults, expect } = stage
        await faults.answer('generateSpeech', { contentType: 'audio/wav', body: silence(30) })
        await page.goto('/about')
        await fillStorage(page)
        await page.goto('/')
        await expect(lantern(page)).toBeEnabled()
      },
      leaves: async ({ page, expect }) => {
        expect(await keptWelcome(page)).toBeNull()
        await lantern(page).click()
        await expect(lantern(page)).toHaveAccessibleName('Playing: Wick’s welcome')
        await emptyStorage(page)
      }
    }
  ]
}

/** §8: whatever is wrong with the session is told to the console alone, and nothing of the family stays. */
export const SESSION: FailingScreen = {
  name: 'A session that is checked',
  path: '/dashboard',
  as: 'parent',
  leaves: async ({ page, expect }) => {
    await expect(page).toHaveURL(/\/login$/)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    // The sign-in is ready for the next parent, and says nothing about what was.
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled()
  },
  rows: [
    {
      makes: 'silent: the session was not checked',
      by: 'a server that refuses to',
      make: (stage) => comeBack(stage, () => stage.faults.refuse('validateSession', 503, 'Not now'))
    },
    {
      makes: 'general: a refused call',
      by: 'the same',
      words: { status: '503', body: '{"message":"Not now","error":"Not now","code":"test"}' },
      make: (stage) => comeBack(stage, () => stage.faults.refuse('validateSession', 503, 'Not now'))
    },
    {
      makes: 'general: a refused call without a body',
      by: 'a proxy that says nothing',
      words: { status: '502', statusText: 'Bad Gateway' },
      make: (stage) => comeBack(stage, () => stage.faults.refuseWithoutWords('validateSession', ''))
    },
    {
      makes: 'silent: the session was not checked',
      by: 'a server that cannot be reached',
      make: (stage) => comeBack(stage, () => stage.faults.breakOff('validateSession'))
    },
    {
      makes: 'silent: the session was not checked',
      by: 'an answer that nobody can read',
      make: (stage) =>
        comeBack(stage, () => stage.faults.answer('validateSession', { contentType: 'text/html', body: '<h1>' }))
    },
    {
      makes: 'silent: the saved user is broken',
      by: 'half an entry',
      make: (stage) => comeBack(stage, () => stage.page.evaluate(() => localStorage.setItem('talewick.user', '{"id":')))
    },
    {
      makes: 'silent: the session is invalid',
      by: 'a session that has ended',
      make: (stage) => comeBack(stage, () => stage.page.context().clearCookies())
    }
  ]
}

/** The next visit of a parent who is signed in. Before it, what makes it go wrong. */
async function comeBack({ page }: Stage, goWrong: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => {
    // What the visit before has cleared is as it was when they signed in.
    const [from, to] =
      localStorage.getItem('talewick.user') === null ? [sessionStorage, localStorage] : [localStorage, sessionStorage]
    for (const key of Object.keys(from)) to.setItem(key, from.getItem(key) ?? '')
  })
  await goWrong()
  await page.goto('/dashboard')
}

async function openAnew({ page }: Stage): Promise<void> {
  // From a page that asks for no welcome: a landing that is still fetching one would keep it after this.
  await page.goto('/about')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/')
}

async function expectReset({ page, expect }: Stage): Promise<void> {
  await expect(lantern(page)).toHaveAccessibleName('Click to Play: Wick’s welcome')
  await expect(lantern(page)).toContainText(/^\D*0%$/)
  await expect(lantern(page)).toBeEnabled()
}

async function keptWelcome(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key)?.slice(0, 40) ?? null, WELCOME_KEY)
}
