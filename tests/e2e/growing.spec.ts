import type { Page } from '@playwright/test'
import * as z from 'zod'

import { narrationTimingsSchema } from '#shared/narration.ts'
import { expect, test as base } from '../support/browser-test.ts'
import { failing } from '../support/fake-speech-server.ts'
import { createStory, testInBuiltInVoice, testInFarVoice } from '../support/slow-model-app.ts'

/** Longer than a model may be silent before it is left for the evening: the embedded storyteller tells the rest. */
const STALL_MS = 10_000
/** A machine that has other things to do is slow, and no slower than this. */
const PATIENT = { timeout: 60_000 }

const embedded = testInBuiltInVoice
const far = testInFarVoice

const pause = (page: Page) => page.getByRole('button', { name: 'Pause' })
const total = (page: Page) =>
  page
    .getByRole('region', { name: 'Audio player' })
    .getByText(/^Total/)
    .locator('..')
const goesOnSoon = (page: Page) => page.getByText('The story goes on in a moment...')

async function tapCreate(page: Page, how: { autoPlay?: boolean } = {}): Promise<void> {
  await watchSound(page)
  await createStory(page, how)
}

/** What the page would have a lock screen do, for a test to press: headless browsers have none. */
async function keepLockScreen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const session = navigator.mediaSession
    const real = session.setActionHandler.bind(session)
    session.setActionHandler = (action, handler) => {
      Reflect.set(window, `lock-screen-${action}`, handler)
      real(action, handler)
    }
  })
}

async function pressOnLockScreen(page: Page, action: MediaSessionAction): Promise<void> {
  await page.evaluate((pressed) => {
    const handler: unknown = Reflect.get(window, `lock-screen-${pressed}`)
    if (typeof handler !== 'function') throw new Error(`The lock screen has no ${pressed}`)
    Reflect.apply(handler, undefined, [{ action: pressed }])
  }, action)
}

const partSchema = z.object({ index: z.number(), builtIn: z._default(z.boolean(), false) })
const haltSchema = z.array(z.object({ src: z.string(), at: z.number() }))

/** Notes where the voice ran out of sound in the middle of what it was playing. */
async function watchSound(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const halts: { src: string; at: number }[] = []
    Reflect.set(window, 'halts', halts)
    const note = ({ target }: Event) => {
      // What is played over and over is the silence in which the next paragraph is awaited.
      if (!(target instanceof HTMLAudioElement) || target.currentTime === 0 || target.seeking || target.loop) return
      const { buffered, currentTime, currentSrc } = target
      // With sound at hand it waits for the machine, which has other things to do.
      const has = buffered.length > 0 && buffered.end(buffered.length - 1) > currentTime + 0.5
      if (!has) halts.push({ src: currentSrc, at: currentTime })
    }
    // Events of sound do not rise, but they come down.
    document.addEventListener('waiting', note, { capture: true })
  })
}

/** Where the voice has stumbled other than between two sentences. */
async function stumbles(page: Page): Promise<string[]> {
  const halts = haltSchema.parse(await page.evaluate((): unknown => Reflect.get(window, 'halts')))
  const found: string[] = []
  for (const { src, at } of halts) {
    const [, key] = /([0-9a-f]{64})/u.exec(src) ?? []
    // A part that is here as a whole does not stumble anywhere.
    if (key === undefined) found.push(`${src} at ${at}`)
    else {
      const json = await page.evaluate(async (url) => await (await fetch(url)).text(), `/api/tts/${key}/timings`)
      const { sentences } = narrationTimingsSchema.parse(JSON.parse(json))
      if (sentences.some(([, , from, to]) => at > from + 0.05 && at < to - 0.25)) found.push(`${src} at ${at}`)
    }
  }
  return found
}

const soundNow = async (page: Page) =>
  z.object({ src: z.string(), now: z.number(), paused: z.boolean(), isSilence: z.boolean() }).parse(
    await page
      .locator('audio')
      .first()
      .evaluate((element): unknown =>
        element instanceof HTMLAudioElement
          ? {
              src: element.currentSrc,
              now: element.currentTime,
              paused: element.paused,
              isSilence: element.loop
            }
          : null
      )
  )

/** Where the player says that the story is, in seconds. */
async function elapsed(page: Page): Promise<number> {
  const text = await page
    .getByRole('region', { name: 'Audio player' })
    .getByText(/^Elapsed/)
    .locator('..')
    .textContent()
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(text ?? '') ?? []
  return Number(minutes) * 60 + Number(seconds)
}

base.describe.configure({ timeout: 240_000 })

for (const [voiceName, test] of [
  ['the embedded voice', embedded],
  ['a voice over HTTP', far]
] as const) {
  test(`with ${voiceName} the first paragraph is heard while a model writes the rest, and the story is heard on as a whole`, async ({
    page,
    slowApp
  }, info) => {
    slowApp.stallMs.now = 0
    await tapCreate(page)
    await expect(pause(page)).toBeVisible(PATIENT)
    await expect.poll(async () => (await soundNow(page)).now, PATIENT).toBeGreaterThan(0.2)
    await expect(total(page)).toHaveText(/\d:\d\d so far$/)
    await expect(page.locator('[data-said]').first()).toBeVisible()
    await page.screenshot({ path: info.outputPath('growing.png') })
    const growing = (await soundNow(page)).src

    // The recording of the whole story takes over between two paragraphs, at the place where the story is.
    let last = 0
    await expect
      .poll(
        async () => {
          const at = await elapsed(page)
          expect(at, 'the story does not jump').toBeGreaterThanOrEqual(last - 1)
          expect(at, 'the story does not jump').toBeLessThanOrEqual(last + 12)
          last = at
          return (await total(page).textContent())?.includes('so far')
        },
        { timeout: 180_000, intervals: [250] }
      )
      .toBe(false)
    await expect.poll(async () => (await soundNow(page)).paused).toBe(false)
    const whole = await soundNow(page)
    expect(whole.src).not.toBe(growing)
    expect(Math.abs(whole.now - last)).toBeLessThan(6)
    // The total glides to what the whole story takes.
    await expect
      .poll(async () => {
        const [minutes, seconds] = ((await total(page).textContent()) ?? '').match(/\d+/gu) ?? []
        return Number(minutes) * 60 + Number(seconds)
      })
      .toBeGreaterThan(60)
    await expect.poll(async () => (await soundNow(page)).now).toBeGreaterThan(whole.now + 1)
    expect(await stumbles(page)).toEqual([])
  })
}

for (const [voiceName, test] of [
  ['the embedded voice', embedded],
  ['a voice over HTTP', far]
] as const) {
  test(`with ${voiceName} a model that falls silent makes the voice wait between two paragraphs, and says so`, async ({
    page,
    slowApp
  }, info) => {
    slowApp.stallMs.now = STALL_MS
    // The second part comes when the wait for it has been seen.
    const seen = Promise.withResolvers<void>()
    await page.route('**/api/tts/parts', async (route) => {
      if (!/"index":0/.test(route.request().postData() ?? '')) await seen.promise
      await route.continue()
    })
    await tapCreate(page)
    await expect.poll(async () => (await soundNow(page)).now, PATIENT).toBeGreaterThan(0.2)
    // A parent goes on to the end of what there is.
    await expect
      .poll(
        async () => {
          await page.keyboard.press('ArrowRight')
          return await goesOnSoon(page).isVisible()
        },
        { ...PATIENT, intervals: [1500] }
      )
      .toBe(true)
    await expect(pause(page)).toBeVisible()
    expect(await soundNow(page), 'silence is played: a locked phone would stop the page').toMatchObject({
      paused: false,
      isSilence: true
    })
    await page.screenshot({ path: info.outputPath('waiting.png') })
    const waitedAt = await elapsed(page)
    seen.resolve()
    await expect(goesOnSoon(page)).toBeHidden(PATIENT)
    await expect.poll(async () => await soundNow(page), PATIENT).toMatchObject({ paused: false, isSilence: false })
    await expect.poll(async () => await elapsed(page), PATIENT).toBeGreaterThan(waitedAt + 2)
    expect(await stumbles(page)).toEqual([])
  })
}

far(
  'a family that wants no autoplay reads, and presses Play while the story is being written',
  async ({ page, slowApp }, info) => {
    slowApp.stallMs.now = 0
    const asked: string[] = []
    page.on('request', (request) => request.url().endsWith('/api/tts/parts') && asked.push(request.url()))
    await tapCreate(page, { autoPlay: false })
    const start = page.getByRole('button', { name: 'Start Audio Player' })
    await expect(start).toBeVisible(PATIENT)
    await expect(page.locator('#story-text p').first()).toBeVisible()
    await page.screenshot({ path: info.outputPath('being-written.png') })
    await start.click()
    const play = page.getByRole('button', { name: 'Play Story' })
    await expect(play).toBeEnabled()
    expect(asked).toEqual([])
    await play.click()
    await expect.poll(async () => (await soundNow(page)).now, PATIENT).toBeGreaterThan(0.2)
    await pause(page).click()
    await expect(play).toBeVisible()
    expect((await soundNow(page)).paused).toBe(true)
    await play.click()
    await expect(pause(page)).toBeVisible()
    // A listener who goes back to the text hears nothing more.
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(start).toBeVisible()
    expect((await soundNow(page)).paused).toBe(true)
    const before = asked.length
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Who is in tonight’s story?' })).toBeVisible()
    expect(
      await page.locator('audio').evaluateAll((all) => all.some((one) => Reflect.get(one, 'paused') === false))
    ).toBe(false)
    await page.waitForTimeout(1500)
    expect(asked).toHaveLength(before)
  }
)

far(
  'the lock screen holds a story that is being written, and a network that goes for a while is waited for',
  async ({ page, slowApp, watch }) => {
    slowApp.stallMs.now = 0
    watch.allowConsoleErrors(/ERR_INTERNET_DISCONNECTED/)
    await keepLockScreen(page)
    let isGone = true
    await page.route('**/api/tts/parts', (route) =>
      isGone && !/"index":0/.test(route.request().postData() ?? '')
        ? route.abort('internetdisconnected')
        : route.continue()
    )
    await tapCreate(page)
    await expect.poll(async () => (await soundNow(page)).now, PATIENT).toBeGreaterThan(0.2)
    const title = await page.evaluate(() => navigator.mediaSession.metadata?.title ?? '')
    expect(title).not.toBe('')
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await pressOnLockScreen(page, 'pause')
    await expect(page.getByRole('button', { name: 'Play Story' })).toBeVisible()
    expect(await page.evaluate(() => navigator.mediaSession.playbackState)).toBe('paused')
    await pressOnLockScreen(page, 'play')
    await expect(pause(page)).toBeVisible()
    await expect
      .poll(
        async () => {
          await pressOnLockScreen(page, 'seekforward')
          return (await soundNow(page)).isSilence
        },
        { ...PATIENT, intervals: [1000] }
      )
      .toBe(true)
    await expect(goesOnSoon(page)).toBeVisible()
    expect(await page.evaluate(() => navigator.mediaSession.playbackState)).toBe('playing')
    const waitedAt = await elapsed(page)
    isGone = false
    await expect(goesOnSoon(page)).toBeHidden(PATIENT)
    await expect.poll(async () => await elapsed(page), PATIENT).toBeGreaterThan(waitedAt + 1)
    expect((await soundNow(page)).isSilence).toBe(false)
  }
)

far(
  'where the configured voice fails in a later paragraph, the built-in voice goes on with that one',
  async ({ page, slowApp, watch }) => {
    slowApp.stallMs.now = 0
    watch.allowConsoleErrors(/503|ERR_/)
    // The third part is refused until the built-in voice is asked for it.
    let isAway = false
    const builtInAsks: string[] = []
    page.on('request', (request) => {
      if (request.postData()?.includes('"builtIn":true') === true) builtInAsks.push(request.url())
    })
    await page.route('**/api/tts/parts', async (route) => {
      const { index, builtIn } = partSchema.parse(route.request().postDataJSON())
      if (index >= 2 && !builtIn && !isAway) {
        isAway = true
        slowApp.voice.instead(...Array.from({ length: 200 }, () => failing(500)))
      }
      await route.continue()
    })
    await tapCreate(page)
    const builtIn = page.getByRole('button', { name: 'Hear it in the built-in voice' })
    await expect.poll(async () => (await soundNow(page)).now, PATIENT).toBeGreaterThan(0.2)
    let stoppedAt = 0
    await expect
      .poll(
        async () => {
          if (await builtIn.isVisible()) return true
          // The player gives way to the choice.
          stoppedAt = Math.max(stoppedAt, await Promise.race([elapsed(page), builtIn.waitFor().then(() => 0)]))
          return false
        },
        { timeout: 150_000 }
      )
      .toBe(true)
    expect(stoppedAt).toBeGreaterThan(10)
    await builtIn.click()
    await expect(pause(page)).toBeVisible(PATIENT)
    await expect
      .poll(async () => {
        const { now, isSilence, paused } = await soundNow(page)
        return !isSilence && !paused && now > 1
      }, PATIENT)
      .toBe(true)
    // Another voice has another pace: it is about there, and not at the story's beginning.
    expect(await elapsed(page)).toBeGreaterThan(stoppedAt / 2)
    expect(builtInAsks.length, 'part by part, or as a whole where the story is whole').toBeGreaterThan(0)
    expect(new Set(watch.serverErrors.splice(0).map((line) => line.slice(0, 3)))).toEqual(new Set(['503']))
  }
)

far(
  'where the configured voice fails, a story that is being written is heard in the built-in voice',
  async ({ page, slowApp, watch }) => {
    slowApp.stallMs.now = 0
    watch.allowConsoleErrors(/503/)
    slowApp.voice.instead(...Array.from({ length: 400 }, () => failing(500)))
    await tapCreate(page)
    const builtIn = page.getByRole('button', { name: 'Hear it in the built-in voice' })
    await expect(builtIn).toBeVisible(PATIENT)
    await builtIn.click()
    await expect(pause(page)).toBeVisible(PATIENT)
    await expect.poll(async () => (await soundNow(page)).now, PATIENT).toBeGreaterThan(3)
    expect(await stumbles(page)).toEqual([])
    expect(new Set(watch.serverErrors.splice(0).map((line) => line.slice(0, 3)))).toEqual(new Set(['503']))
  }
)
