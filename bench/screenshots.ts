import { type Browser, chromium, type Page } from '@playwright/test'
import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { launchOptions } from '#tests/support/browser-launch.ts'
import { addFamily, addStory, callApi, newParent, signIn } from '#tests/support/evening.ts'
import { startApp } from '#tests/support/running-app.ts'
import { settled, shine } from '#tests/support/stillness.ts'
import { takeReadmePictures } from './readme-pictures.ts'

const FOLDER = resolve(import.meta.dirname, '../screenshots')
const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 }
]
const THEMES = [
  'A lighthouse by the sea',
  'Snow on the hill',
  'Dinosaurs in space',
  'The secret garden',
  'A night train',
  'A caravan in the desert'
]

/** What a family sees, in the order in which it comes there. `reach` leads there from the address. */
interface Shot {
  name: string
  path: string
  who: 'visitor' | 'new family' | 'family'
  light?: 'night' | 'ember'
  /** Only what the window shows, where something sticks to its edge. */
  isWindow?: boolean
  reach?: (page: Page) => Promise<void>
}

const SHOTS: Shot[] = [
  { name: 'landing', path: '/', who: 'visitor' },
  ...['about', 'access', 'welcome', 'login', 'signup', 'signup-form', 'subscribe', 'admin', 'terms', 'privacy'].map(
    (name): Shot => ({ name, path: `/${name}`, who: 'visitor' })
  ),
  { name: 'for-children', path: '/for-children', who: 'visitor' },
  { name: 'reset-password', path: '/reset-password', who: 'visitor' },
  { name: 'not-found', path: '/no-such-page', who: 'visitor' },
  { name: 'login-errors', path: '/login', who: 'visitor', reach: (page) => press(page, 'button', 'Sign In') },
  { name: 'menu-signed-out', path: '/login', who: 'visitor', reach: openMenu },
  { name: 'dashboard-new', path: '/dashboard', who: 'new family' },
  { name: 'create-without-family', path: '/create-story', who: 'new family' },
  { name: 'family-empty', path: '/family', who: 'new family' },
  { name: 'library-empty', path: '/stories', who: 'new family' },
  { name: 'dashboard', path: '/dashboard', who: 'family' },
  { name: 'dashboard-night', path: '/dashboard', who: 'family', light: 'night' },
  { name: 'menu-signed-in', path: '/dashboard', who: 'family', reach: openMenu },
  { name: 'create', path: '/create-story', who: 'family', isWindow: true, reach: chooseEverybody },
  {
    name: 'create-nobody',
    path: '/create-story',
    who: 'family',
    reach: (page) => press(page, 'button', 'Create Story')
  },
  { name: 'night-light', path: '/create-story', who: 'family', reach: (page) => press(page, 'switch', 'Night light') },
  { name: 'family', path: '/family', who: 'family' },
  {
    name: 'family-dialog',
    path: '/family',
    who: 'family',
    reach: (page) => press(page, 'button', 'Add Family Member')
  },
  { name: 'family-delete', path: '/family', who: 'family', reach: (page) => press(page, 'button', 'Delete Mila') },
  { name: 'guests', path: '/family', who: 'family', reach: (page) => press(page, 'tab', /^Story Guests/) },
  { name: 'library', path: '/stories', who: 'family' },
  { name: 'library-failed', path: '/stories', who: 'family', reach: failToLoad },
  { name: 'reader', path: '/stories', who: 'family', reach: openReader },
  { name: 'reader-ember', path: '/stories', who: 'family', light: 'ember', reach: openReader },
  { name: 'player', path: '/stories', who: 'family', reach: openPlayer },
  { name: 'player-night', path: '/stories', who: 'family', light: 'night', reach: openPlayer },
  { name: 'player-ember', path: '/stories', who: 'family', light: 'ember', reach: openPlayer },
  { name: 'profile', path: '/user-profile', who: 'family' },
  {
    name: 'profile-editing',
    path: '/user-profile',
    who: 'family',
    reach: (page) => press(page, 'button', 'Edit Profile')
  },
  {
    name: 'profile-delete',
    path: '/user-profile',
    who: 'family',
    reach: (page) => press(page, 'button', 'Delete Account')
  },
  { name: 'design-import', path: '/figma', who: 'family' }
]

/** Makes the whole set, or those shots whose names are given, each at three sizes; `readme` makes the README's own. */
export async function run(names: string[]): Promise<void> {
  const shots = SHOTS.filter(({ name }) => names.length === 0 || names.includes(name))
  if (names.length === 0) rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const app = await startApp()
  const browser = await chromium.launch(launchOptions())
  try {
    if (names.includes('readme'))
      await takeReadmePictures(await openAs(browser, app.url, 'family'), await openAs(browser, app.url, 'visitor'), {
        create: chooseEverybody,
        player: openPlayer
      })
    for (const who of ['visitor', 'new family', 'family'] as const) {
      const wanted = shots.filter((shot) => shot.who === who)
      if (wanted.length > 0) await takeAll(await openAs(browser, app.url, who), wanted)
    }
  } finally {
    await browser.close()
    await app.stop()
  }
  console.log(`${shots.length * SIZES.length} pictures in ${FOLDER}`)
}

async function takeAll(page: Page, shots: Shot[]): Promise<void> {
  for (const { name, path, light, isWindow = false, reach } of shots)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await page.goto(path)
      await settled(page)
      await reach?.(page)
      await shine(page, light ?? null)
      await settled(page)
      // What scrolls inside itself is seen as a screen; a page is seen whole.
      const isCovered = await page
        .getByRole('dialog')
        .or(page.getByRole('alertdialog'))
        .or(page.getByRole('menu'))
        .count()
      const fullPage = !isWindow && isCovered === 0
      await page.screenshot({ path: join(FOLDER, `${name}-${size.width}.png`), fullPage, animations: 'disabled' })
      await page.unrouteAll()
    }
}

async function openAs(browser: Browser, baseURL: string, who: Shot['who']): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, serviceWorkers: 'block' })).newPage()
  // The two seconds of /access and /signup never end here.
  await page.addInitScript(() => {
    const real = window.setTimeout.bind(window)
    Object.defineProperty(window, 'setTimeout', {
      value: (work: () => void, ms?: number) => (ms === 2000 ? 0 : real(work, ms))
    })
  })
  if (who === 'visitor') return page
  const parent = newParent()
  await page.goto('/login')
  await callApi(page, 'POST', '/api/signup', { ...parent, agreeToTerms: true })
  await signIn(page, parent)
  if (who === 'new family') return page
  await addFamily(page)
  for (const theme of THEMES) await addStory(page, theme)
  return page
}

async function press(page: Page, role: 'button' | 'switch' | 'tab', name: string | RegExp): Promise<void> {
  await page
    .getByRole(role, { name, exact: typeof name === 'string' })
    .last()
    .click()
}

async function openMenu(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(?:Menu|Login|ana\..*|Profile)$/ })
    .first()
    .click()
  await page.getByRole('menu').or(page.getByRole('dialog')).waitFor()
}

async function chooseEverybody(page: Page): Promise<void> {
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByLabel('Theme').fill('a lighthouse by the sea')
  await page.getByLabel('Theme').blur()
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}

async function failToLoad(page: Page): Promise<void> {
  await page.route('**/api/stories*', (route) => route.fulfill({ status: 503, json: { message: 'Later' } }))
  await page.reload()
}

async function openReader(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Read / })
    .first()
    .click()
  await page.getByText('Story Options', { exact: true }).waitFor()
}

async function openPlayer(page: Page): Promise<void> {
  await openReader(page)
  await press(page, 'button', 'Start Audio Player')
  await page.getByRole('button', { name: 'Pause' }).waitFor({ timeout: 30_000 })
  await page.waitForTimeout(6000)
  await press(page, 'button', 'Pause')
  // Its word about the screen has been read by then.
  await page.getByText('Screen will stay on').waitFor({ state: 'hidden' })
}
