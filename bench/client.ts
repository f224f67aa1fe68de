import { type Browser, chromium, type Page } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'

import { launchOptions } from '#tests/support/browser-launch.ts'
import { signUpAndGoHome } from '#tests/support/evening.ts'
import { startApp } from '#tests/support/running-app.ts'
import { paintTimes } from './paint-times.ts'

const BUILT = resolve(import.meta.dirname, '../dist/client')
/** A bar of this many letters is a limit that is used up. */
const BAR = 24

interface Visit {
  what: string
  path: string
  isSignedIn: boolean
  /** Kilobytes of JavaScript, gzipped; null where nothing is promised. */
  limit: number | null
}

// What a stranger meets first is promised to be lightest; from the sign-in on it is the app that loads.
const VISITS: Visit[] = [
  { what: 'Landing', path: '/', isSignedIn: false, limit: 120 },
  { what: 'Login', path: '/login', isSignedIn: false, limit: 190 },
  { what: 'Dashboard (the app’s shell)', path: '/dashboard', isSignedIn: true, limit: 190 },
  { what: 'Create Story', path: '/create-story', isSignedIn: true, limit: null },
  { what: 'Story Library', path: '/stories', isSignedIn: true, limit: null }
]

/**
 * Loads screens in a fresh browser and adds up what they really fetched, each file gzipped by us, so that the figures do
 * not depend on what the server and the browser agree on. What is promised is the script that the screen is drawn with;
 * what comes once the page has nothing better to do is named beside it. Fails when a screen is heavier than we promise.
 */
export async function run(): Promise<void> {
  const app = await startApp()
  const browser = await chromium.launch(launchOptions())
  try {
    console.log('First load, nothing cached. Kilobytes of 1024 bytes, gzip; | is the limit.\n')
    for (const visit of VISITS) await weigh(browser, app.url, visit)
    const reader = readdirSync(join(BUILT, 'assets')).filter((name) => /^story-reader-.*\.js$/.test(name))
    print('Reader and player, fetched when a story opens', reader, null)
    console.log('\nA slow phone: 1.6 Mbit/s, 150 ms, a processor slowed four times. Seconds, medians of five.\n')
    for (const path of ['/', '/login']) {
      const times = await paintTimes(browser, `${app.url}${path}`)
      const told = Object.entries(times).map(([what, ms]) => `${what} ${(ms / 1000).toFixed(2).padStart(5)}`)
      console.log(`${path.padEnd(8)}${told.join('   ')}`)
    }
  } finally {
    await browser.close()
    await app.stop()
  }
}

async function weigh(browser: Browser, baseURL: string, { what, path, isSignedIn, limit }: Visit): Promise<void> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  if (isSignedIn) await signUpAndGoHome(page)
  const { drawnWith, files } = await filesOf(page, path)
  print(`${what} (${path})`, drawnWith, limit)
  const later = files.filter((file) => file.endsWith('.js') && !drawnWith.includes(file))
  console.log(`${' '.repeat(8)}${kilobytes(sum(later)).padStart(7)}  in ${later.length} scripts a moment later`)
  const other = files.filter((file) => /\.(?:css|woff2)$/.test(file))
  for (const file of other) console.log(`${' '.repeat(8)}${kilobytes(sizeOf(file)).padStart(7)}  ${file}`)
  console.log()
  await context.close()
}

/** The scripts that the page itself names, and every file that it asks for until nothing more comes, with an empty cache. */
async function filesOf(page: Page, path: string): Promise<{ drawnWith: string[]; files: string[] }> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.clearBrowserCache')
  const files = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/assets\/[^/]+$/.test(pathname)) files.add(pathname.slice('/assets/'.length))
  })
  await page.goto(path)
  // A page that came with its words asks for its scripts only when it is painted; the small print comes with them.
  await page.getByRole('contentinfo').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  const html = await (await page.request.get(path)).text()
  const drawnWith = [...files].filter((file) => file.endsWith('.js') && html.includes(`/assets/${file}"`))
  return { drawnWith, files: [...files] }
}

function print(what: string, files: string[], limit: number | null): void {
  const bytes = sum(files)
  const isKept = limit === null || bytes <= limit * 1024
  if (!isKept) process.exitCode = 1
  const share = bytes / 1024 / (limit ?? 190)
  const filled = Math.round(share * BAR)
  const bar = `${'█'.repeat(Math.min(filled, BAR))}${'░'.repeat(Math.max(0, BAR - filled))}${limit === null ? ' ' : '|'}${'█'.repeat(Math.max(0, filled - BAR))}`
  const promise = limit === null ? '' : `of ${limit}${isKept ? '' : '  TOO HEAVY'}`
  console.log(`${kilobytes(bytes).padStart(7)} ${bar} ${promise.padEnd(7)} ${what}: ${files.length} scripts`)
}

function sum(files: string[]): number {
  return files.reduce((bytes, file) => bytes + sizeOf(file), 0)
}

function sizeOf(file: string): number {
  const bytes = readFileSync(join(BUILT, 'assets', file))
  // A font is compressed already.
  return file.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1)
}
