import type { Page } from '@playwright/test'
import * as z from 'zod'

import { expect, test as base } from '../support/browser-test.ts'
import { createStory, testInFarVoice as test } from '../support/slow-model-app.ts'

/** Two parts are heard to their end before anything is waited for, on a machine that may have other things to do. */
const PATIENT = { timeout: 150_000 }

base.describe.configure({ timeout: 480_000 })

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** What stands on the player at one moment; lengths in pixels, times in seconds. */
const sampleSchema = z.array(
  z.object({
    /** The drawings of the night, and the stars with their names. */
    night: z.string(),
    top: z.number(),
    height: z.number(),
    elapsed: z.number(),
    total: z.number(),
    isGrowing: z.boolean(),
    says: z.string()
  })
)

test('while a story grows its night stays, its player stays where it is, and its times run forwards', async ({
  page,
  slowApp
}, info) => {
  slowApp.stallMs.now = 0
  await sampled(page)
  // The third part is not to be had until the wait for it has been seen, and nor is the recording of the whole, which would
  // take over from a story that is written sooner than its first two parts are heard.
  const seen = Promise.withResolvers<void>()
  await page.route('**/api/tts', async (route) => {
    await seen.promise
    await route.continue()
  })
  await page.route('**/api/tts/parts', async (route) => {
    if (!/"index":[01]\D/.test(route.request().postData() ?? '')) await seen.promise
    await route.continue()
  })
  await createStory(page, { isPhone: true })
  const waiting = page.getByText('The story goes on in a moment...')
  await expect(waiting).toBeVisible(PATIENT)
  await page.screenshot({ path: info.outputPath('waiting.png') })
  seen.resolve()
  await expect(waiting).toBeHidden(PATIENT)
  const total = page
    .getByRole('region', { name: 'Audio player' })
    .getByText(/^Total/)
    .locator('..')
  await expect(total).not.toContainText('so far', { timeout: 120_000 })
  await page.waitForTimeout(4000)
  await page.screenshot({ path: info.outputPath('whole.png') })

  const samples = sampleSchema.parse(await page.evaluate((): unknown => Reflect.get(window, 'samples')))
  expect(samples.length).toBeGreaterThan(100)
  const nights = new Set(samples.map(({ night }) => night))
  expect([...nights], 'one night from the first paragraph on').toHaveLength(1)
  const places = new Set(samples.map(({ top, height }) => `${top} ${height}`))
  expect([...places], 'the player stays where it is').toHaveLength(1)
  expect(samples.some(({ says }) => says.includes('in a moment'))).toBe(true)
  for (const [i, now] of samples.entries()) {
    const before = samples[i - 1]
    expect(now.elapsed, 'what was heard is never more than there is').toBeLessThanOrEqual(now.total)
    if (before === undefined) continue
    expect(now.elapsed, 'what was heard runs forwards').toBeGreaterThanOrEqual(before.elapsed - 1)
    if (now.isGrowing) expect(now.total, 'the total runs forwards').toBeGreaterThanOrEqual(before.total)
  }
  // A paragraph that comes is counted in, second by second.
  const shown = new Set(samples.filter(({ isGrowing }) => isGrowing).map((each) => each.total))
  expect(shown.size).toBeGreaterThan(12)
})

/** Ten times a second, from the first moment that there is a player. */
async function sampled(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const samples: object[] = []
    Reflect.set(window, 'samples', samples)
    const seconds = (text: string) => {
      const [, minutes, rest] = /(\d+):(\d\d)/.exec(text) ?? []
      return Number(minutes) * 60 + Number(rest)
    }
    setInterval(() => {
      const player = document.querySelector('section[aria-label="Audio player"]')
      if (player === null) return
      const times = [...player.querySelectorAll('.tabular-nums > span')].map(({ textContent }) => textContent)
      const [elapsed = '', total = ''] = times
      const { top, height } = player.getBoundingClientRect()
      const view = player.closest('[role=group]')
      const drawings = [...(view?.querySelectorAll('img') ?? [])].map(({ src }) => src)
      const stars = [...(view?.querySelectorAll('bdi') ?? [])].map((name) => {
        const at = name.getBoundingClientRect()
        return `${name.textContent} ${at.x} ${at.y}`
      })
      samples.push({
        night: [...drawings, ...stars].join(),
        top,
        height,
        elapsed: seconds(elapsed),
        total: seconds(total),
        isGrowing: total.includes('so far'),
        says: [...player.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join()
      })
    }, 100)
  })
}
