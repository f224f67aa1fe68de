import { test as base, expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

import { type Hearing, listenTo } from './hearing.ts'
import { type RunningApp, startApp } from './running-app.ts'
import { LIGHTS, resize, shine, stillness } from './stillness.ts'

/** What may not happen on any page, collected while a test runs; the test fails when there is any. */
export interface PageWatch {
  cspViolations: string[]
  foreignRequests: string[]
  consoleErrors: string[]
  pageErrors: string[]
  serverErrors: string[]
  /** A console error that the test brings about on purpose: a failed request shows there whatever we do. */
  allowConsoleErrors(text: RegExp): void
}

export const test = base.extend<{ watch: PageWatch; hearing: Hearing }, { app: RunningApp }>({
  app: [
    // Playwright reads from this pattern that the fixture needs no other.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, give) => {
      const app = await startApp()
      await give(app)
      await app.stop()
    },
    // Of its own: the first test of a worker has all of its time.
    { scope: 'worker', timeout: 120_000 }
  ],

  baseURL: async ({ app }, give) => give(app.url),

  watch: [
    async ({ page, baseURL }, give) => {
      const allowed: RegExp[] = []
      const watch = await watchPage(page, baseURL ?? '', allowed)
      await give(watch)
      const consoleErrors = watch.consoleErrors.filter((text) => !allowed.some((pattern) => pattern.test(text)))
      expect.soft(watch.cspViolations, 'Content-Security-Policy violations').toEqual([])
      expect.soft(watch.foreignRequests, 'requests to other hosts').toEqual([])
      expect.soft(watch.pageErrors, 'uncaught errors').toEqual([])
      expect.soft(watch.serverErrors, 'answers of 500 and above').toEqual([])
      expect.soft(consoleErrors, 'errors on the console').toEqual([])
    },
    { auto: true }
  ],

  // What a page says for a few seconds only: a test asks afterwards, however long the machine let it wait.
  hearing: async ({ page }, give) => give(await listenTo(page))
})

export { expect }

const CSP_MARK = 'csp-violation'

/** Collects what may not happen on a page. `home` is the application's own address. */
export async function watchPage(page: Page, home: string, allowed: RegExp[]): Promise<PageWatch> {
  const watch: PageWatch = {
    cspViolations: [],
    foreignRequests: [],
    consoleErrors: [],
    pageErrors: [],
    serverErrors: [],
    allowConsoleErrors: (text) => void allowed.push(text)
  }
  await page.addInitScript((mark) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.info(mark, event.effectiveDirective, event.blockedURI, event.sourceFile, event.lineNumber, event.sample)
    })
  }, CSP_MARK)
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^(?:https?|wss?):$/.test(url.protocol) && url.origin !== new URL(home).origin)
      watch.foreignRequests.push(request.url())
  })
  page.on('response', (response) => {
    if (response.status() >= 500) watch.serverErrors.push(`${response.status()} ${response.url()}`)
  })
  page.on('pageerror', (error) => watch.pageErrors.push(error.message))
  page.on('console', (message) => {
    // With its address: of a request that failed the words alone do not say which.
    if (message.type() === 'error') watch.consoleErrors.push(`${message.text()} ${message.location().url}`.trim())
    if (message.text().startsWith(CSP_MARK)) watch.cspViolations.push(message.text())
  })
  return watch
}

/** No violation of any rule axe knows for WCAG 2.2 A and AA and its best practices, on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page, {}, `axe on ${page.url()}`)
}

/** A light changes colours and nothing else, so these are the rules that may answer otherwise in another one. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** As `expectAccessible`, and its colours in each of the three lights; the page keeps the light that it has. */
export async function expectAccessibleInEveryLight(page: Page): Promise<void> {
  await expectAccessible(page)
  const before = await page.evaluate(() => document.documentElement.dataset['light'] ?? null)
  for (const light of LIGHTS.filter((level) => level !== (before ?? 'dusk'))) {
    await shine(page, light)
    await expectNoViolation(page, { runOnly: COLOR_RULES }, `axe on ${page.url()} in ${light}`)
    // Nothing on the page has put it back meanwhile, or the same light would have been looked at again.
    expect(await page.locator('html').getAttribute('data-light'), page.url()).toBe(light)
  }
  await shine(page, before)
}

/** What is found while something fades in is looked at once more when it stands still. */
async function expectNoViolation(page: Page, options: RunOptions, where: string): Promise<void> {
  await stillness(page)
  let told = await violationsOf(page, options)
  if (told.length > 0) {
    await stillness(page)
    told = await violationsOf(page, options)
  }
  expect(told, where).toEqual([])
}

/**
 * No page of ours has a frame, so axe itself is enough. A document compiles its half a megabyte once, however often it is
 * looked at, and what axe found in order stays there.
 */
async function violationsOf(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return await page.evaluate(async (given) => {
    const { violations } = await window.axe.run(document, { ...given, resultTypes: ['violations'] })
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html.slice(0, 160)).join('\n  ')}`
    )
  }, options)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

const softly = expect.configure({ soft: true })

const WIDTHS = [320, 390, 768, 1024, 1440]

/**
 * Nothing is wider than the window at any common width, and no text lies outside of it: the frame of a page cuts off
 * what is too wide, so its own width says nothing.
 */
export async function expectFits(page: Page): Promise<void> {
  const before = page.viewportSize()
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  for (const width of WIDTHS) {
    await resize(page, { width, height: 780 })
    await softly.poll(() => page.evaluate(textsOutside), `${page.url()} at ${width} px`).toEqual([])
  }
  if (before !== null) await resize(page, before)
}

/** Runs in the page. Text that something narrower cuts off or scrolls on purpose does not count. */
function textsOutside(): string[] {
  const width = document.documentElement.clientWidth
  const isOutside = ({ left, right }: DOMRect) => right > width + 1 || left < -1
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : []
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const parent = node.parentElement
    if (parent === null || node.textContent?.trim() === '' || !parent.checkVisibility()) continue
    if (parent.closest('[aria-hidden="true"], script, style, noscript') !== null) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    if (![...range.getClientRects()].some(isOutside)) continue
    let holder: Element | null = parent
    const holds = (element: Element) =>
      getComputedStyle(element).overflowX !== 'visible' && !isOutside(element.getBoundingClientRect())
    const isFrame = (element: Element) => element.getBoundingClientRect().width >= width
    while (holder !== null && (isFrame(holder) || !holds(holder))) holder = holder.parentElement
    if (holder === null) found.push(node.textContent ?? '')
  }
  return found
}
