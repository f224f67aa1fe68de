import type { Page } from '@playwright/test'
import * as z from 'zod'

import { expect, test as base } from '../support/browser-test.ts'
import { startAudioPlayer } from '../support/evening.ts'
import { type FakeSpeechServer, fakeSpeechServer } from '../support/fake-speech-server.ts'
import { type RunningApp, startApp } from '../support/running-app.ts'
import { burstsOf } from '../support/speech-bursts.ts'

/** An application whose voice is made over HTTP, and takes its time. */
interface SlowVoiceApp {
  app: RunningApp
  voice: FakeSpeechServer
  /** Whether it is out of order just now. */
  mute: { isSo: boolean }
}

const test = base.extend<object, { slowApp: SlowVoiceApp }>({
  slowApp: [
    // Playwright reads from this pattern that the fixture needs no other.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, give) => {
      const mute = { isSo: false }
      const speak = (text: string, speed: number) => {
        if (mute.isSo) throw new Error('No voice just now')
        return burstsOf(text, speed)
      }
      const voice = await fakeSpeechServer({ isCaptioned: true, delayMs: 600, speak })
      const app = await startApp({ env: { NARRATOR: 'openai-compatible', NARRATOR_BASE_URL: voice.url } })
      await give({ app, voice, mute })
      await app.stop()
      await voice.close()
    },
    { scope: 'worker', timeout: 120_000 }
  ],
  app: [async ({ slowApp }, give) => give(slowApp.app), { scope: 'worker' }]
})

// One application for both of them, and not one in each worker.
test.describe.configure({ mode: 'default', timeout: 180_000 })
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const PATIENT = { timeout: 60_000 }
const pause = (page: Page) => page.getByRole('button', { name: 'Pause' })

/** What the page asked for: whether in the built-in voice, or null where the story's own was wanted. */
function choicesOf(page: Page): boolean[] {
  const choices: boolean[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/tts')) return
    choices.push(z.object({ builtIn: z._default(z.boolean(), false) }).parse(request.postDataJSON()).builtIn)
  })
  return choices
}

async function hearStory(page: Page): Promise<void> {
  await startAudioPlayer(page)
  await expect(pause(page)).toBeVisible(PATIENT)
  await expect.poll(() => now(page), PATIENT).toBeGreaterThan(1)
}

const now = async (page: Page) =>
  z.number().parse(
    await page
      .locator('audio')
      .first()
      .evaluate((element): unknown => Reflect.get(element, 'currentTime'))
  )

test('a voice that fails in the middle of a story is asked again, and the story goes on in it', async ({
  page,
  slowApp,
  watch
}) => {
  watch.allowConsoleErrors(/404|503|ERR_/)
  const choices = choicesOf(page)
  await hearStory(page)
  slowApp.mute.isSo = true
  await expect.poll(() => choices.length, { timeout: 120_000 }).toBeGreaterThan(1)
  // It is back while it is asked for once more.
  slowApp.mute.isSo = false
  const brokenAt = await now(page)
  await expect(pause(page)).toBeVisible(PATIENT)
  await expect.poll(() => now(page), PATIENT).toBeGreaterThan(brokenAt + 4)
  expect(
    choices.every((isBuiltIn) => !isBuiltIn),
    'one voice for one story'
  ).toBe(true)
  watch.serverErrors.length = 0
})

test('a voice that stays away in the middle of a story leaves the choice to the parent, who hears on from there', async ({
  page,
  slowApp,
  watch
}, info) => {
  watch.allowConsoleErrors(/404|503|ERR_/)
  const choices = choicesOf(page)
  await hearStory(page)
  slowApp.mute.isSo = true
  const builtIn = page.getByRole('button', { name: 'Hear it in the built-in voice' })
  await expect(builtIn).toBeVisible({ timeout: 120_000 })
  await page.screenshot({ path: info.outputPath('the-choice.png') })
  expect(choices.length).toBeGreaterThan(1)
  expect(
    choices.every((isBuiltIn) => !isBuiltIn),
    'no other voice takes its place'
  ).toBe(true)
  expect(await page.locator('audio').evaluateAll((all) => all.every((one) => Reflect.get(one, 'paused')))).toBe(true)

  await builtIn.click()
  await expect(pause(page)).toBeVisible(PATIENT)
  expect(choices.at(-1)).toBe(true)
  await expect.poll(() => now(page), PATIENT).toBeGreaterThan(2)
  slowApp.mute.isSo = false
  watch.serverErrors.length = 0
})
