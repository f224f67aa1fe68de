import type { BrowserContext, Page } from '@playwright/test'

import { expect, expectAccessible, test as base, watchPage, type PageWatch } from '../support/browser-test.ts'
import { FAMILY, addFamily, addStory, signIn, signUpAndGoHome } from '../support/evening.ts'
import { keptRecordings, places } from '../support/page-state.ts'
import { CLOSED_CONNECTION, startProxy, type Proxy } from '../support/proxy.ts'
import { settled } from '../support/stillness.ts'

/** Until a whole story is spoken, fetched and kept, on a machine that has other things to do. */
const SPOKEN = { timeout: 150_000 }

interface Setup {
  proxy: Proxy
  page: Page
  context: BrowserContext
  watch: PageWatch
}

/** A way to the server of its own for each test: it may be cut, and the browser may keep what it can. */
const test = base.extend<{ setup: Setup }>({
  setup: async ({ browser, app }, give) => {
    const proxy = await startProxy(app.url)
    const context = await browser.newContext({ baseURL: proxy.url, serviceWorkers: 'allow', reducedMotion: 'reduce' })
    const page = await context.newPage()
    const watch = await watchPage(page, proxy.url, [])
    await give({ proxy, page, context, watch })
    await context.close()
    await proxy.stop()
    expect.soft(watch.cspViolations, 'Content-Security-Policy violations').toEqual([])
    expect.soft(watch.foreignRequests, 'requests to other hosts').toEqual([])
    expect.soft(watch.pageErrors, 'uncaught errors').toEqual([])
    // A request that finds no server is told to the console by the browser itself.
    const others = watch.consoleErrors.filter(
      (text) => !CLOSED_CONNECTION.test(text) && !/net::ERR_(?:FAILED|INTERNET_DISCONNECTED)/.test(text)
    )
    expect.soft(others, 'errors on the console').toEqual([])
  }
})

// A story and its whole recording.
test.describe.configure({ timeout: 420_000 })

test('a family reads and hears its stories while the server is off, until somebody signs out', async ({ setup }) => {
  test.setTimeout(420_000)
  const { page, context, watch } = setup

  await test.step('make a story and hear it', async () => {
    await signUpAndGoHome(page)
    await addFamily(page)
    await addStory(page)
    // What was kept before the family was made is asked for anew here.
    await page.goto('/dashboard')
    await untilKept(page, { members: FAMILY.length, stories: 1 })
    await page.goto('/stories')
    await page.getByRole('button', { name: /^Read/ }).click()
    await page.getByRole('button', { name: 'Start Audio Player' }).click()
    await expect.poll(() => keptRecordings(page), SPOKEN).toHaveLength(1)
  })

  setup.proxy.cut(true)

  await test.step('the dashboard, the family and the library are there', async () => {
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana')
    await expect(libraryTile(page)).toContainText('1 story')
    await expect(note(page)).toBeVisible()
    await page.getByRole('link', { name: 'Family Manager' }).first().click()
    await expect(page.getByRole('tab', { name: 'Family Members (3)' })).toBeVisible()
    await page.goto('/stories')
    await expect(page.getByRole('tab', { name: 'All Stories (1)' })).toBeVisible()
  })

  await test.step('a dialog can lock the page: policy and nonce of the kept page belong together', async () => {
    await page.getByRole('button', { name: /^Delete/ }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
    await page.getByRole('button', { name: 'Cancel' }).click()
    expect(watch.cspViolations).toEqual([])
  })

  await test.step('the story is read, heard, and moved about in', async () => {
    await page.getByRole('button', { name: /^Read/ }).click()
    await expect(page.locator('#story-text')).toContainText('Mila')
    await page.getByRole('button', { name: 'Start Audio Player' }).click()
    await expect.poll(() => sound(page), { timeout: 60_000 }).toMatchObject({ paused: false })
    await expect.poll(() => coversNote(page), 'the player covers everything').toBe(true)
    for (let i = 0; i < 4; i += 1) await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await sound(page)).currentTime, { timeout: 60_000 }).toBeGreaterThan(42)
    await expect(page.locator('[data-now]')).toHaveCount(1)
    await expect.poll(async () => (await sound(page)).duration).toBeGreaterThan(60)
  })

  await test.step('a part of the recording is answered as a part', async () => {
    const [url = ''] = await keptRecordings(page)
    const answer = await page.evaluate(async (address) => {
      const response = await fetch(address, { headers: { range: 'bytes=5000-5999' } })
      const bytes = await response.arrayBuffer()
      return { status: response.status, size: bytes.byteLength, range: response.headers.get('content-range') }
    }, url)
    expect(answer).toMatchObject({ status: 206, size: 1000 })
    expect(answer.range).toMatch(/^bytes 5000-5999\/\d+$/)
  })

  await test.step('nothing is answered in the server’s name', async () => {
    for (const path of ['/api/health', '/api/export', '/api/sleep-playlist?userId=x', '/api/tts/00/timings'])
      expect([path, await asks(page, path)]).toEqual([path, 'nobody'])
    await expect(visit(context, '/api/export')).rejects.toThrow(CLOSED_CONNECTION)
    // Pages that only the server has end in our own words, not in the browser's.
    for (const path of ['/subscribe', '/admin', '/nowhere']) await visit(context, path)
  })

  await test.step('signing out leaves the pages and nothing else', async () => {
    await page.goto('/dashboard')
    const user = await page.evaluate(() => localStorage.getItem('talewick.user'))
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['talewick-shell-v1'])
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('talewick.'))))
      .toEqual([])
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login$/)
    // Not even a visitor who writes the entry back is let in by the missing server.
    await page.evaluate((saved) => localStorage.setItem('talewick.user', saved ?? ''), user)
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login$/)
    expect(await page.evaluate(() => localStorage.getItem('talewick.user'))).toBeNull()
  })
})

test('the star keeps a story that was never heard here', async ({ setup }) => {
  const { page } = setup
  await signUpAndGoHome(page)
  await addStory(page)
  await page.goto('/stories')
  // The worker has the library as it was: the star must reach what is kept, for no page is fetched again.
  await untilKept(page, { stories: 1, favorites: 0 })
  await page.getByRole('button', { name: /^Add .* to favorites$/ }).click()
  await expect.poll(() => keptRecordings(page), SPOKEN).toHaveLength(1)
  await untilKept(page, { stories: 1, favorites: 1 })
  setup.proxy.cut(true)
  await page.reload()
  await page.getByRole('tab', { name: 'Favorites (1)' }).click()
  await page.getByRole('button', { name: /^Read/ }).click()
  await page.getByRole('button', { name: 'Start Audio Player' }).click()
  await expect.poll(() => sound(page), { timeout: 60_000 }).toMatchObject({ paused: false })
})

test('a favorite is kept after a new sign-in too, and nobody has to press anything', async ({ setup }) => {
  const { page } = setup
  const parent = await signUpAndGoHome(page)
  await addStory(page)
  await page.goto('/stories')
  await page.getByRole('button', { name: /^Add .* to favorites$/ }).click()
  await expect.poll(() => keptRecordings(page), SPOKEN).toHaveLength(1)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => keptRecordings(page)).toEqual([])
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await signIn(page, parent)
  await expect.poll(() => keptRecordings(page), SPOKEN).toHaveLength(1)
  await untilKept(page, { stories: 1, favorites: 1 })
  setup.proxy.cut(true)
  await page.goto('/stories')
  await page.getByRole('button', { name: /^Read/ }).click()
  await page.getByRole('button', { name: 'Start Audio Player' }).click()
  await expect.poll(() => sound(page), { timeout: 60_000 }).toMatchObject({ paused: false })
})

for (const [device, width, height] of [
  ['phone', 390, 844],
  ['desk', 1440, 900]
] as const)
  test(`on a ${device} one quiet line says that there is no network, moves nothing, and goes by itself`, async ({
    setup
  }) => {
    test.setTimeout(240_000)
    const { page, context, proxy } = setup
    await page.setViewportSize({ width, height })
    await signUpAndGoHome(page)
    await addFamily(page)
    await addStory(page)
    await page.goto('/dashboard')
    await expect(libraryTile(page)).toContainText('1 story')
    await untilKept(page, { members: FAMILY.length, stories: 1 })
    await settled(page)
    await expect(note(page)).toHaveCount(0)

    await test.step('the browser has lost the network, and finds it again', async () => {
      const create = page.getByRole('main').getByRole('link', { name: 'Create Story' }).first()
      const before = await create.boundingBox()
      await watchShifts(page)
      await context.setOffline(true)
      await expect(note(page)).toBeVisible()
      expect(await note(page).evaluate((line) => line.closest('[aria-live="polite"]') !== null)).toBe(true)
      expect(await create.boundingBox()).toEqual(before)
      expect(await shifts(page), 'layout shifts').toBe(0)
      await expectOutOfTheWay(page)
      await expectAccessible(page)
      await context.setOffline(false)
      await expect(note(page)).toHaveCount(0)
      expect(await create.boundingBox()).toEqual(before)
      expect(await shifts(page), 'layout shifts').toBe(0)
    })

    proxy.cut(true)

    await test.step('the browser knows nothing, but this device answers', async () => {
      for (const path of ['/dashboard', '/stories', '/family', '/create-story', '/user-profile', '/about']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(note(page), path).toBeVisible({ timeout: 60_000 })
        await expectOutOfTheWay(page)
      }
      await page.goto('/stories')
      await page.getByRole('button', { name: /^Read/ }).click()
      await expect(page.locator('#story-text')).toBeVisible()
      await expect.poll(() => coversNote(page), 'the reader covers everything').toBe(true)
      await page.keyboard.press('Escape')
      await expect(note(page)).toBeVisible()
    })

    proxy.cut(false)
    await expect(note(page)).toHaveCount(0, { timeout: 60_000 })
  })

test('a new version waits while a story is open, in any window, and comes on the dashboard', async ({ setup }) => {
  test.setTimeout(420_000)
  const { page, context, proxy } = setup
  const parent = await signUpAndGoHome(page)
  await addStory(page)
  await page.reload()
  await untilKept(page, { stories: 1 })
  await libraryTile(page).click()
  await page.getByRole('button', { name: /^Read/ }).click()
  await expect(page.locator('#story-text')).toBeVisible()
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))

  // Another version: the pages that are open are none of its own.
  proxy.edit('/sw.js', (text) => {
    const other = text.replace(/\{"revision":null,"url":"assets\/index-[\w-]+\.js"\},?/, '')
    expect(other).not.toBe(text)
    return other
  })
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  // It fetches every file of the pages first.
  await expect.poll(() => worker(page), { timeout: 60_000 }).toEqual({ waiting: 'installed', active: 'activated' })
  await expect(page.locator('#story-text')).toBeVisible()

  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { level: 1 })).toContainText(parent.firstName)
  await other.waitForTimeout(1000)
  expect(await worker(page), 'somebody reads in the first window').toEqual({
    waiting: 'installed',
    active: 'activated'
  })
  await other.close()
  await expect(page.locator('body[data-same-page]')).toHaveCount(1)

  await page.keyboard.press('Escape')
  // The reader takes its own entry of the history along.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toMatch(/"layers":[1-9]/)
  await page.goBack()
  // A browser puts the new one in when the old one has nothing to do. One that a test looks into is never idle, at
  // times, so it is told to rest as the browser itself would tell it.
  const browser = await context.newCDPSession(page)
  await browser.send('ServiceWorker.enable')
  await expect(async () => {
    await browser.send('ServiceWorker.stopAllWorkers')
    await expect
      .poll(() => worker(page).catch(() => null), { timeout: 8000 })
      .toEqual({ waiting: null, active: 'activated' })
  }).toPass({ timeout: 60_000 })
  await expect(page.locator('body:not([data-same-page])')).toHaveCount(1, { timeout: 60_000 })
  await expect(page.getByRole('heading', { level: 1 })).toContainText(parent.firstName)
})

test('the browser finds everything that an installed app needs', async ({ setup }) => {
  const { page, context } = setup
  await signUpAndGoHome(page)
  const devtools = await context.newCDPSession(page)
  const { errors, data } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(JSON.parse(data ?? '')).toMatchObject({ name: 'Talewick', background_color: '#141821', display: 'standalone' })
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // Every test runs in a private window, where no browser installs anything.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
  for (const [path, size] of [
    ['/icons/app-192.png', 192],
    ['/icons/app-512.png', 512],
    ['/icons/maskable-512.png', 512],
    ['/icons/touch-180.png', 180]
  ] as const)
    expect([path, await pictureSize(page, path)]).toEqual([path, [size, size]])
})

test('the app is offered after the second story, and not again after a no', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const parent = await signUpAndGoHome(page)
  const card = page.getByRole('region', { name: 'Keep Talewick by the bed' })
  await addStory(page)
  await page.reload()
  await expect(libraryTile(page)).toContainText('1 story')
  await offer(page)
  await expect(card).toBeHidden()

  await addStory(page, 'A quiet harbour')
  await page.reload()
  await expect(libraryTile(page)).toContainText('2 stories')
  await offer(page)
  await expect(card).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Install' }).click()
  await expect(card).toBeHidden()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('asked'))).toBe('1')

  await offer(page)
  await card.getByRole('button', { name: 'No, thanks' }).click()
  await expect(card).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { name: /Tonight’s story stars/ })).toBeVisible()
  await signIn(page, parent)
  await expect(libraryTile(page)).toContainText('2 stories')
  await offer(page)
  await expect(card).toBeHidden()
})

async function visit(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage()
  try {
    await page.goto(path)
  } finally {
    await page.close()
  }
}

function libraryTile(page: Page) {
  return places(page).getByRole('link', { name: /Story Library/ })
}

function note(page: Page) {
  return page.getByText('You are offline. Stories you know still play.', { exact: true })
}

/** The note lies over nothing that can be pressed, stands on one line, and takes no touch. */
async function expectOutOfTheWay(page: Page): Promise<void> {
  const look = (line: Element) => {
    const { left, right, top, bottom, height } = line.getBoundingClientRect()
    const pressed = [...document.querySelectorAll('a, button, input, select, summary, [role=slider], [role=tab], h1')]
      .filter((one) => one.checkVisibility())
      .filter((one) => {
        const box = one.getBoundingClientRect()
        // A heading is as wide as the page; what counts is where its words begin.
        const begins = box.top + (one.matches('h1') ? Number.parseFloat(getComputedStyle(one).paddingTop) : 0)
        return box.left < right && box.right > left && begins < bottom && box.bottom > top
      })
      .map((one) => one.outerHTML.slice(0, 120))
    const under = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return {
      pressed,
      takesTouch: under === line || line.contains(under),
      isOneLine: height < 30,
      fits: right <= innerWidth
    }
  }
  // Fonts and lists may still come.
  await expect
    .poll(() => note(page).evaluate(look), page.url())
    .toEqual({ pressed: [], takesTouch: false, isOneLine: true, fits: true })
}

/** Whether something else is to be seen where the note is, if there is one. */
async function coversNote(page: Page): Promise<boolean> {
  if ((await note(page).count()) === 0) return true
  return note(page).evaluate((line) => {
    const { left, top, width, height } = line.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    return seen?.closest('[role=dialog]') !== null && !(seen?.closest('[role=dialog]')?.contains(line) ?? true)
  })
}

async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.dataset['shifts'] = '0'
    new PerformanceObserver((list) => {
      document.body.dataset['shifts'] = String(Number(document.body.dataset['shifts']) + list.getEntries().length)
    }).observe({ type: 'layout-shift' })
  })
}

async function shifts(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.body.dataset['shifts']))
}

/**
 * Until the worker answers for this page and has kept the pages, the session and both lists, with all that is in them
 * by now: it may have kept them before.
 */
async function untilKept(page: Page, { members = 0, stories = 0, favorites = 0 }): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const name = (await caches.keys()).find((key) => key.startsWith('talewick-family-'))
          const cache = name === undefined ? null : await caches.open(name)
          const kept = new Map<string, unknown[]>()
          for (const request of (await cache?.keys()) ?? []) {
            const answer: unknown = await (await cache?.match(request))?.json()
            // The library comes by pages; other lists are lists.
            const page = typeof answer === 'object' && answer !== null && 'stories' in answer ? answer.stories : answer
            kept.set(new URL(request.url).pathname, Array.isArray(page) ? page : [])
          }
          const hasText = (one: unknown) =>
            typeof one === 'object' && one !== null && 'id' in one && kept.has(`/api/stories/${String(one.id)}`)
          const isFavorite = (one: unknown) =>
            typeof one === 'object' && one !== null && 'isFavorite' in one && one.isFavorite === true
          const list = kept.get('/api/stories')
          return {
            isWorking: navigator.serviceWorker.controller !== null,
            knowsSession: kept.has('/offline/session'),
            members: kept.get('/api/family-members')?.length,
            // With their texts: a title alone is no story.
            stories: list?.filter(hasText).length,
            favorites: list?.filter(isFavorite).length
          }
        }),
      { timeout: 60_000 }
    )
    .toEqual({ isWorking: true, knowsSession: true, members, stories, favorites })
}

async function sound(page: Page): Promise<{ paused: boolean; currentTime: number; duration: number }> {
  return page
    .locator('audio')
    .first()
    .evaluate((element) => {
      if (!(element instanceof HTMLAudioElement)) throw new Error('There is no player')
      return { paused: element.paused, currentTime: element.currentTime, duration: element.duration }
    })
}

async function asks(page: Page, path: string): Promise<number | 'nobody'> {
  return page.evaluate(async (address) => {
    try {
      return (await fetch(address)).status
    } catch {
      return 'nobody' as const
    }
  }, path)
}

async function worker(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return { waiting: registration?.waiting?.state ?? null, active: registration?.active?.state ?? null }
  })
}

async function pictureSize(page: Page, path: string): Promise<number[]> {
  return page.evaluate(async (address) => {
    const picture = await createImageBitmap(await (await fetch(address)).blob())
    return [picture.width, picture.height]
  }, path)
}

/** What Chromium does when it thinks that an app could be installed; in a private window it never thinks so. */
async function offer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    Object.assign(event, {
      prompt: () => {
        sessionStorage.setItem('asked', '1')
        return Promise.resolve({ outcome: 'dismissed' })
      }
    })
    window.dispatchEvent(event)
  })
}
