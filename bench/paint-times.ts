import type { Browser, Page } from '@playwright/test'

/** A phone of the cheaper kind on a slow mobile line, as Lighthouse has it: kilobits, milliseconds, times slower. */
const LINE = { kilobits: 1600, latency: 150 }
const SLOWER = 4
const VISITS = 5
/** A task that is longer keeps a tap waiting (web.dev, "Total Blocking Time"). */
const LONG_TASK_MS = 50

/** All in milliseconds from the request for the page. */
export interface PaintTimes {
  /** The first words, and the largest thing, are on the screen. */
  first: number
  largest: number
  /** The page's own script has taken it over: everything answers a tap. */
  alive: number
  /** What tasks took beyond 50 ms each. */
  blocked: number
}

/** Loads a page in fresh browsers on a slow phone; the median of each figure. The machine must have nothing else to do. */
export async function paintTimes(browser: Browser, url: string): Promise<PaintTimes> {
  const visits: PaintTimes[] = []
  for (let i = 0; i < VISITS; i += 1) {
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await slowDown(page)
    visits.push(await timesOf(page, url))
    await context.close()
  }
  const median = (name: keyof PaintTimes) =>
    visits.map((visit) => visit[name]).toSorted((a, b) => a - b)[Math.floor(VISITS / 2)] ?? 0
  return { first: median('first'), largest: median('largest'), alive: median('alive'), blocked: median('blocked') }
}

async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const throughput = (LINE.kilobits * 1000) / 8
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LINE.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput / 2
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

async function timesOf(page: Page, url: string): Promise<PaintTimes> {
  await page.addInitScript(noteTimes, LONG_TASK_MS)
  await page.goto(url, { waitUntil: 'commit' })
  // What lies below the first screen comes last, with the small print.
  await page.getByRole('contentinfo').waitFor({ state: 'attached', timeout: 60_000 })
  const alive = await page.evaluate(() => performance.now())
  await page.waitForLoadState('networkidle')
  return await page.evaluate((then) => {
    const { largest = '0', blocked = '0' } = document.documentElement.dataset
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    return { first, largest: Number(largest), alive: then, blocked: Number(blocked) }
  }, alive)
}

function noteTimes(longTaskMs: number): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) document.documentElement.dataset['largest'] = String(entry.startTime)
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    const { dataset } = document.documentElement
    for (const { duration } of list.getEntries())
      dataset['blocked'] = String(Number(dataset['blocked'] ?? 0) + duration - longTaskMs)
  }).observe({ type: 'longtask', buffered: true })
}
