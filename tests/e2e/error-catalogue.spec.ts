import type { Page } from '@playwright/test'
import { rmSync } from 'node:fs'
import * as z from 'zod/mini'

import { familyMemberSchema } from '#shared/family-member.ts'
import { storySchema } from '#shared/story.ts'
import { expect, type PageWatch, test } from '../support/browser-test.ts'
import { addFamily, addStory, callApi, newParent, signUpAndIn } from '../support/evening.ts'
import { type Hearing, listenTo, OPEN_TOASTS, type SeenToast } from '../support/hearing.ts'
import { networkFaultsOf } from '../support/network-faults.ts'
import { startApp } from '../support/running-app.ts'
import { CATALOGUE, type Shows } from './error-catalogue.ts'
import type { FailingScreen, ErrorRow, Server, Stage, Words } from './error-rows/row.ts'
import { FAILING_SCREENS } from './error-rows/screens.ts'

/**
 * The browser itself tells of every request that failed, also of one that was to be kept, and we of a script. Nothing
 * else may stand on the console.
 */
const FAILED_REQUEST =
  /^(?:Failed to load resource: |Cache\.add\(\) failed for |TypeError: Failed to fetch dynamically imported|MissingPart: )/
/** No failure: what the player says whenever it plays. */
const AWAKE = 'Screen will stay on while the story plays'

test.use({ actionTimeout: 30_000, viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

/** With a server that no other test needs. */
const testAlone = test.extend<{ own: Server & { url: string } }>({
  // Playwright reads from this pattern that the fixture needs no other.
  // oxlint-disable-next-line no-empty-pattern
  own: async ({}, give) => {
    const first = await startApp()
    const { url, dataDir } = first
    let app = first
    const revive = async () => {
      app = await startApp({ dataDir, env: { PORT: new URL(url).port } })
    }
    await give({ url, kill: () => app.kill(), revive })
    await app.stop()
    rmSync(dataDir, { recursive: true, force: true })
  },
  baseURL: async ({ own }, give) => give(own.url)
})

for (const screen of FAILING_SCREENS) {
  const title = `${screen.name}: every failure is told, and does no harm`
  if (screen.ownServer) testAlone(title, ({ page, watch, own }) => walk(screen, page, watch, own))
  else test(title, ({ page, watch }) => walk(screen, page, watch, null))
}

async function walk(screen: FailingScreen, page: Page, watch: PageWatch, server: Server | null): Promise<void> {
  // Half a minute for most of them, and several times as long on a machine that has other things to do.
  test.setTimeout(720_000)
  watch.allowConsoleErrors(FAILED_REQUEST)
  const hearing = await listenTo(page)
  const stage = await enter(screen, page, server)
  for (const row of screen.rows)
    await test.step(`${row.makes} (${row.by})`, async () => {
      hearing.clear()
      const words = typeof row.words === 'function' ? await row.words(stage) : (row.words ?? {})
      await row.make(stage)
      for (const entry of [row.makes, ...(row.also === undefined ? [] : [row.also])])
        await expectShown(CATALOGUE[entry], { row, words, page, hearing })
      await stage.faults.end()
      await (row.leaves ?? screen.leaves)?.(stage)
      await dismissAll(page)
      expectNoHarm(watch, stage)
    })
}

const THEMES = ['A lighthouse by the sea', 'A quiet harbour', 'The night train']

async function enter({ as, path }: FailingScreen, page: Page, server: Server | null): Promise<Stage> {
  const parent = newParent()
  if (as === 'visitor') {
    await page.goto('/login')
    await callApi(page, 'POST', '/api/signup', { ...parent, agreeToTerms: true })
  } else await signUpAndIn(page, parent)
  if (as === 'family' || as === 'family with stories') await addFamily(page)
  if (as === 'family with stories') for (const theme of THEMES) await addStory(page, theme)
  const texts = new Set<string>()
  page.on('response', (answer) => {
    if (answer.ok() && /\/api\/stories\/[^/?]+\?/.test(answer.url())) texts.add(answer.url())
  })
  await page.goto(path)
  // What the screen is drawn with is there before anything goes wrong, and so are the texts, which come when it is idle.
  await page.waitForLoadState('networkidle')
  if (as === 'family with stories') await expect.poll(() => texts.size).toBe(THEMES.length)
  return {
    page,
    expect,
    parent,
    server,
    faults: networkFaultsOf(page),
    elsewhere: (method, address, body) => callApi(page, method, address, body),
    stories: async () => z.array(storySchema).parse(await callApi(page, 'GET', '/api/stories', undefined)),
    family: async () => z.array(familyMemberSchema).parse(await callApi(page, 'GET', '/api/family-members', undefined))
  }
}

interface Shown {
  row: ErrorRow
  words: Words
  page: Page
  hearing: Hearing
}

/** What the catalogue says is on the screen, whole, where it belongs, and is told to those who listen. */
async function expectShown(shows: Shows, { row, words, page, hearing }: Shown): Promise<void> {
  const { besides, field } = row
  switch (shows.in) {
    case 'toast': {
      const title = fill(shows.title, words)
      const text = [title, ...(shows.text === undefined ? [] : [fill(shows.text, words)])]
      // This one, and no other with it.
      const seen = { text: text.join(' '), kind: shows.kind, isInView: true }
      await expect.poll(() => lastSeen(hearing, besides)).toEqual([seen])
      expect(besideIt(hearing, seen.text, besides), 'toasts beside it').toEqual([])
      const live = shows.kind === 'error' ? 'assertive' : 'polite'
      await expect.poll(() => hearing.said).toContainEqual({ live, text: text.join(' ') })
      return
    }
    case 'banner': {
      const banner = page.getByRole('alert').filter({ hasText: fill(shows.text, words) })
      await expect(banner).toHaveText(fill(shows.text, words))
      return expect(banner).toBeVisible()
    }
    case 'field': {
      if (field === undefined) throw new Error(`${row.makes} stands under a field: say which`)
      const text = fill(shows.text, words)
      await expect(page.getByRole('alert').filter({ hasText: new RegExp(`^${RegExp.escape(text)}$`) })).toBeVisible()
      await expect(field(page)).toHaveAccessibleDescription(new RegExp(`^${RegExp.escape(text)}`))
      return expect(field(page)).toHaveAttribute('aria-invalid', 'true')
    }
    case 'panel':
      return expect(page.getByRole('alert').getByText(fill(shows.text, words), { exact: true })).toBeVisible()
    case 'status':
      return expect(page.getByRole('status').filter({ hasText: fill(shows.text, words) })).toBeVisible()
    case 'question':
      return expect(page.getByRole('alertdialog')).toHaveAccessibleDescription(fill(shows.text, words))
    case 'log':
      return expect.poll(() => hearing.logged).toContainEqual(expect.stringContaining(fill(shows.text, words)))
    case 'silence': {
      const { log } = shows
      if (log !== undefined) await expect.poll(() => hearing.logged).toContainEqual(expect.stringContaining(log))
      await page.waitForLoadState('networkidle')
      await expect(openToasts(page)).toHaveCount(0)
      await expect(page.getByRole('alert')).toHaveCount(0)
      return expect(hearing.said.filter(({ text }) => !text.includes(AWAKE))).toEqual([])
    }
  }
}

/** §8's words with what a row knows in the place of the braces. */
function fill(text: string, words: Words): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name]
    if (word === undefined) throw new Error(`“${text}” wants {${name}}`)
    return word
  })
}

function openToasts(page: Page) {
  return page.locator(OPEN_TOASTS).filter({ hasNotText: AWAKE })
}

/** The toasts that there are, or were when there last were any: they go by themselves. */
function lastSeen(hearing: Hearing, besides: string | undefined): SeenToast[] {
  return ownToasts(hearing, besides).findLast((toasts) => toasts.length > 0) ?? []
}

/** What stood on the screen together with a toast at any moment. */
function besideIt(hearing: Hearing, text: string, besides: string | undefined): string[] {
  const together = ownToasts(hearing, besides).filter((toasts) => toasts.some((toast) => toast.text === text))
  return together.flat().flatMap((toast) => (toast.text === text ? [] : [toast.text]))
}

function ownToasts({ seen }: Hearing, besides: string | undefined): SeenToast[][] {
  return seen.map((toasts) => toasts.filter(({ text }) => !text.includes(AWAKE) && text !== besides))
}

async function dismissAll(page: Page): Promise<void> {
  // Not with the mouse: a toast may go by itself at any moment. Plain ones do nothing else.
  await openToasts(page).evaluateAll((toasts) => {
    for (const toast of toasts) toast.querySelector('button')?.click()
  })
  await expect(openToasts(page)).toHaveCount(0)
}

function expectNoHarm(watch: PageWatch, { faults }: Stage): void {
  expect(watch.pageErrors, 'uncaught errors').toEqual([])
  expect(
    watch.consoleErrors.filter((text) => !FAILED_REQUEST.test(text)),
    'errors on the console'
  ).toEqual([])
  // Those that this row has made itself; any other is the server's own.
  const others = watch.serverErrors.splice(0).filter((answer) => !faults.made.has(answer))
  expect(others, 'answers of 500 and above').toEqual([])
}
