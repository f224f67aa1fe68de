import { type Browser, chromium, type Page } from '@playwright/test'
import process from 'node:process'

import { launchOptions } from '#tests/support/browser-launch.ts'
import { addFamily, signUpAndIn } from '#tests/support/evening.ts'
import { type ActCard, fakeModelServer, type ModelStep } from '#tests/support/fake-model-server.ts'
import { fakeSpeechServer } from '#tests/support/fake-speech-server.ts'
import { startApp } from '#tests/support/running-app.ts'
import { printTable, type TableRow } from './story-table.ts'

/** Milliseconds from the end of what a model has written to its first sound; what it has written is told by paragraphs. */
const PROMISE_MS = 500
const WORDS_A_SECOND = 30
/** How long the voice over HTTP takes for a sentence; ours is what comes besides. */
const VOICE_MS = 100

/**
 * In a real browser, with a model of thirty words a second: how soon a story is heard after its first paragraph was
 * written, so many times (5 unless told) with each kind of voice. Fails when the promise is broken.
 */
export async function run([stories = '5']: string[]): Promise<void> {
  const browser = await chromium.launch(launchOptions())
  const rows: TableRow[] = []
  try {
    for (const isFar of [false, true]) {
      const waits = await measure(browser, isFar, Number(stories))
      const sorted = waits.toSorted((one, other) => one - other)
      const median = (sorted[Math.floor(sorted.length / 2)] ?? Infinity) - (isFar ? VOICE_MS : 0)
      rows.push({
        part: isFar ? 'a voice over HTTP' : 'the embedded voice',
        what: 'first sound after the model finished its first paragraph, median, without the time of the voice over HTTP',
        figure: `${median.toFixed(0)} ms (${sorted.map((wait) => wait.toFixed(0)).join(', ')})`,
        bar: `at most ${PROMISE_MS} ms`,
        passed: median <= PROMISE_MS
      })
    }
  } finally {
    await browser.close()
  }
  printTable(rows)
  if (rows.some(({ passed }) => passed === false)) process.exitCode = 1
}

async function measure(browser: Browser, isFar: boolean, stories: number): Promise<number[]> {
  let finished = 0
  const model = await fakeModelServer((card) => slowly(card, () => (finished ||= Date.now())))
  const voice = await fakeSpeechServer({ delayMs: VOICE_MS, isCaptioned: true })
  const app = await startApp({
    env: {
      STORYTELLER: 'openai-compatible',
      STORYTELLER_BASE_URL: `${model.url}/v1`,
      STORYTELLER_MODEL: 'little',
      ...(isFar && { NARRATOR: 'openai-compatible', NARRATOR_BASE_URL: voice.url })
    }
  })
  try {
    const page = await (await browser.newContext({ baseURL: app.url, serviceWorkers: 'block' })).newPage()
    await signUpAndIn(page)
    await addFamily(page)
    const waits: number[] = []
    // The first story also starts the threads and loads the library.
    for (let story = -1; story < stories; story++) {
      finished = 0
      const heard = await firstSound(page)
      if (story >= 0) waits.push(heard - finished)
    }
    return waits
  } catch (error) {
    console.log(app.log.slice(-20).join('\n'))
    throw error
  } finally {
    await app.stop()
    await model.close()
    await voice.close()
  }
}

/** Orders a story; when it was first heard, in milliseconds since the epoch. */
async function firstSound(page: Page): Promise<number> {
  await page.goto('/create-story')
  await page.evaluate(() => {
    Reflect.set(window, 'heardAt', null)
    const note = ({ target }: Event) => {
      if (target instanceof HTMLAudioElement && target.currentTime > 0 && Reflect.get(window, 'heardAt') === null)
        Reflect.set(window, 'heardAt', Date.now() - target.currentTime * 1000)
    }
    document.addEventListener('timeupdate', note, { capture: true })
  })
  for (const name of ['Mila', 'Grandpa Joe']) await page.getByRole('checkbox', { name }).check()
  await page.getByLabel('Theme').fill('a lighthouse by the sea')
  await page.getByRole('radio', { name: /^Short/ }).check()
  await page.getByRole('button', { name: 'Create Story' }).click()
  const heard = await page.waitForFunction((): unknown => Reflect.get(window, 'heardAt'), undefined, {
    timeout: 60_000
  })
  return Number(await heard.jsonValue())
}

function slowly({ outline, part }: ActCard, onFirst: () => void): ModelStep[] {
  return outline.flatMap((paragraph, at): ModelStep[] => [
    ...(paragraph.match(/\S+\s*/gu) ?? []).flatMap((say): ModelStep[] => [{ say }, { waitMs: 1000 / WORDS_A_SECOND }]),
    { say: '\n\n' },
    ...(at === 0 && part !== '' ? [{ said: onFirst }] : [])
  ])
}
