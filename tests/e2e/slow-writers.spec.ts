import type { Page } from '@playwright/test'
import * as z from 'zod'

import { type NarrationTimings, narrationTimingsSchema } from '#shared/narration.ts'
import { expect } from '../support/browser-test.ts'
import type { ActCard, ModelStep } from '../support/fake-model-server.ts'
import { failing } from '../support/fake-speech-server.ts'
import { createStory, testIn } from '../support/slow-model-app.ts'

/** The promise is kept at any pace; at this one a story is written in seconds and not in half a minute. */
const WORDS_A_SECOND = 150
const STALL_MS = 1500

/** When the model had finished each paragraph, by its first words. */
const finishedAt = new Map<string, number>()

/** A model that writes as one reads, and once falls silent in the middle of a sentence; a voice over HTTP that takes its time. */
const test = testIn({ hasVoice: true, write: (card, call) => slowly(card, call === 1) })

// One application for both of them, and not one in each worker.
test.describe.configure({ mode: 'default' })

/** Each act of the outline, some words at a time; one of them stops for a while within a sentence. */
function slowly(card: ActCard, stalls: boolean): ModelStep[] {
  return card.outline.flatMap((paragraph, at): ModelStep[] => {
    const words = paragraph.match(/\S+\s*/gu) ?? []
    const middle = Math.floor(words.length / 2)
    const said = words.flatMap((word, place): ModelStep[] => [
      { say: word },
      { waitMs: stalls && at === 1 && place === middle ? STALL_MS : 1000 / WORDS_A_SECOND }
    ])
    const done = () => {
      // The end is held back until the whole story keeps what was promised.
      if (!card.part.startsWith('the end')) finishedAt.set(opening(paragraph), Date.now())
    }
    return [...said, { say: '\n\n' }, { said: done }]
  })
}

/** What the page notes of each paragraph: its text, and when it was there. */
const seenSchema = z.array(z.tuple([z.string(), z.number()]))

const opening = (paragraph: string) => paragraph.slice(0, 40)

async function tapCreate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: [text: string, at: number][] = []
    Reflect.set(window, 'seenParagraphs', seen)
    new MutationObserver(() => {
      const paragraphs = document.querySelectorAll('#story-text p:not([role=status])')
      for (const [at, paragraph] of [...paragraphs].entries())
        if (at >= seen.length) seen.push([paragraph.textContent, Date.now()])
    }).observe(document, { childList: true, subtree: true })
  })
  // Read first, and heard when it is whole; what is heard while it is written is told in growing.spec.ts.
  await createStory(page, { autoPlay: false })
}

test('a story is read as a slow model writes it, and a slow voice never stumbles inside a sentence', async ({
  page,
  slowApp
}, info) => {
  await tapCreate(page)
  await expect(page.locator('#story-text p').first()).toBeVisible({ timeout: 60_000 })
  await page.screenshot({ path: info.outputPath('being-written.png') })
  const start = page.getByRole('button', { name: 'Start Audio Player' })
  await expect(page.getByText('Written by AI')).toBeVisible({ timeout: 60_000 })
  await expect(start).toBeEnabled()
  expect(slowApp.model.asked.length).toBeGreaterThan(3)

  const seen = seenSchema.parse(await page.evaluate((): unknown => Reflect.get(window, 'seenParagraphs')))
  const waits = seen.flatMap(([text, at]) => {
    const finished = finishedAt.get(opening(text))
    // What names no one of the family waits for what does: it might be about other people.
    return finished === undefined || !/Mila|Grandpa Joe/u.test(text) ? [] : [at - finished]
  })
  expect(waits.length).toBeGreaterThan(4)
  // Most of them; a machine that has other things to do may be late with one.
  expect(waits.toSorted((one, other) => one - other)[Math.floor(waits.length / 2)]).toBeLessThan(2000)
  // The model's silence was waited for: it was no reason to tell the rest without it.
  await expect(page.getByText('Written by AI')).toBeVisible()
  const gaps = seen.slice(1).map(([, at], index) => at - (seen[index]?.[1] ?? 0))
  // The paragraph before the stall may be drawn late on a busy machine, which makes the gap shorter.
  expect(Math.max(...gaps)).toBeGreaterThan(STALL_MS / 2)

  await watchSound(page)
  await start.click()
  await page.getByRole('button', { name: 'Play Story' }).click({ timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible({ timeout: 60_000 })
  await expectRightTotal(page)
  await expect.poll(async () => (await sound(page)).now, { timeout: 60_000 }).toBeGreaterThan(6)
  await expectRightTotal(page)
  expect(await haltsInside(page)).toEqual([])
})

test('a story is whole and heard in the built-in voice where the configured voice fails', async ({
  page,
  slowApp,
  watch
}) => {
  watch.allowConsoleErrors(/503/)
  slowApp.voice.instead(...Array.from({ length: 200 }, () => failing(500)))
  await tapCreate(page)
  const start = page.getByRole('button', { name: 'Start Audio Player' })
  await expect(page.getByText('Written by AI')).toBeVisible({ timeout: 60_000 })
  await expect(start).toBeEnabled()
  await start.click()
  const builtIn = page.getByRole('button', { name: 'Hear it in the built-in voice' })
  await expect(builtIn).toBeVisible({ timeout: 60_000 })
  await watchSound(page)
  await builtIn.click()
  await page.getByRole('button', { name: 'Play Story' }).click({ timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible({ timeout: 60_000 })
  await expect.poll(async () => (await sound(page)).now, { timeout: 60_000 }).toBeGreaterThan(3)
  expect(await haltsInside(page)).toEqual([])
  // The voice that is away was asked for when the story was whole; a browser that is busy asks for a sound once more.
  const refusals = watch.serverErrors.splice(0).map((line) => line.slice(0, 3))
  expect(refusals.length).toBeLessThanOrEqual(2)
  expect(new Set(refusals)).toEqual(new Set(['503']))
})

/** The total time on the page is the recording's: as promised, and when all is spoken as it is. */
async function expectRightTotal(page: Page): Promise<void> {
  const off = async () => {
    const { speechEnd, durationSec } = await timingsOf(page)
    const shown = await page.getByRole('slider', { name: 'Progress' }).evaluate((element) => {
      const input = element instanceof HTMLInputElement ? element : element.querySelector('input')
      return Number(input?.max ?? element.getAttribute('aria-valuemax'))
    })
    expect(durationSec).toBeGreaterThan(60)
    return Math.abs(shown - (speechEnd ?? durationSec))
  }
  await expect.poll(off).toBeLessThan(1)
}

async function timingsOf(page: Page): Promise<NarrationTimings> {
  const source = await page.locator('audio').first().getAttribute('src')
  const key = /([0-9a-f]{64})/u.exec(source ?? '')?.[1] ?? ''
  const json = await page.evaluate(async (url) => await (await fetch(url)).text(), `/api/tts/${key}/timings`)
  return narrationTimingsSchema.parse(JSON.parse(json))
}

/** Where the voice has run out of sound other than between two sentences. */
async function haltsInside(page: Page): Promise<number[]> {
  // On a busy machine the first sentence may be heard before the third one is spoken.
  await expect.poll(async () => (await timingsOf(page)).sentences.length, { timeout: 60_000 }).toBeGreaterThan(2)
  const { halts } = await sound(page)
  const { sentences } = await timingsOf(page)
  return halts.filter((at) => sentences.some(([, , from, to]) => at > from + 0.05 && at < to - 0.25))
}

/** Notes where the voice has run out of sound, once it has begun. */
async function watchSound(page: Page): Promise<void> {
  await page
    .locator('audio')
    .first()
    .evaluate((element) => {
      if (!(element instanceof HTMLAudioElement)) throw new Error('There is no player')
      const halts: number[] = []
      Reflect.set(window, 'halts', halts)
      element.addEventListener('waiting', () => {
        const { buffered, currentTime } = element
        const has = buffered.length > 0 && buffered.end(buffered.length - 1) > currentTime + 0.5
        // With sound at hand it waits for the machine, which has other things to do.
        if (currentTime > 0 && !has) halts.push(currentTime)
      })
    })
}

const soundSchema = z.object({ now: z.number(), duration: z.number(), halts: z.array(z.number()) })

async function sound(page: Page): Promise<z.output<typeof soundSchema>> {
  const answer = page
    .locator('audio')
    .first()
    .evaluate((element): unknown => {
      if (!(element instanceof HTMLAudioElement)) throw new Error('There is no player')
      const halts: unknown = Reflect.get(window, 'halts')
      return { now: element.currentTime, duration: element.duration, halts }
    })
  return soundSchema.parse(await answer)
}
