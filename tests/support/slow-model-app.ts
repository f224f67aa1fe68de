import type { Page } from '@playwright/test'

import { test as base } from './browser-test.ts'
import { addFamily, signUpAndIn } from './evening.ts'
import { type ActCard, type FakeModelServer, fakeModelServer, type ModelStep } from './fake-model-server.ts'
import { type FakeSpeechServer, fakeSpeechServer } from './fake-speech-server.ts'
import { type RunningApp, startApp } from './running-app.ts'

/** An application whose model writes thirty words a second and, where a test says so, falls silent within a sentence. */
export interface SlowModelApp {
  app: RunningApp
  model: FakeModelServer
  voice: FakeSpeechServer
  /** How long the model is silent in the middle of its third paragraph. */
  stallMs: { now: number }
  /** How fast it writes: thirty words a second where a test does not say otherwise. */
  wordsASecond: { now: number }
  /** What the model says where one paragraph of a finished story is to be told anew. */
  anew: { say: (card: ActCard) => string }
}

const WORDS_A_SECOND = 30
const VOICE_MS = 250

interface SlowModelOptions {
  hasVoice: boolean
  /** How the model says an act, in the place of thirty words a second; calls are counted from 1. */
  write?: (card: ActCard, call: number) => ModelStep[]
}

async function startSlowModelApp({
  hasVoice,
  write
}: SlowModelOptions): Promise<SlowModelApp & { close: () => Promise<void> }> {
  const stallMs = { now: 0 }
  const wordsASecond = { now: WORDS_A_SECOND }
  // The calls of a story begin with its beginning, whichever story it is.
  const anew: SlowModelApp['anew'] = { say: () => '' }
  const model = await fakeModelServer((card, call) => {
    if (write) return write(card, call)
    return card.tellThisDifferently === ''
      ? slowly(card, wordsASecond.now, card.toldSoFar.length === 0 ? stallMs.now : 0)
      : [{ say: anew.say(card) }]
  })
  const voice = await fakeSpeechServer({ isCaptioned: true, delayMs: VOICE_MS })
  const app = await startApp({
    env: {
      STORYTELLER: 'openai-compatible',
      STORYTELLER_BASE_URL: `${model.url}/v1`,
      STORYTELLER_MODEL: 'little',
      ...(hasVoice && { NARRATOR: 'openai-compatible', NARRATOR_BASE_URL: voice.url })
    }
  })
  return {
    app,
    model,
    voice,
    stallMs,
    wordsASecond,
    anew,
    async close() {
      await app.stop()
      await model.close()
      await voice.close()
    }
  }
}

/** Tests on such an application: one for all of a worker's. Each finds the model as it usually writes. */
export const testIn = (options: SlowModelOptions) =>
  base.extend<{ usual: undefined }, { slowApp: SlowModelApp }>({
    slowApp: [
      // Playwright reads from this pattern that the fixture needs no other.
      // oxlint-disable-next-line no-empty-pattern
      async ({}, give) => {
        const slowApp = await startSlowModelApp(options)
        await give(slowApp)
        await slowApp.close()
      },
      { scope: 'worker', timeout: 120_000 }
    ],
    app: [async ({ slowApp }, give) => give(slowApp.app), { scope: 'worker' }],
    usual: [
      async ({ slowApp }, give) => {
        slowApp.stallMs.now = 0
        slowApp.wordsASecond.now = WORDS_A_SECOND
        await give(undefined)
      },
      { auto: true }
    ]
  })

/** In the built-in voice, and in one over HTTP: the files that say so share their application. */
export const testInBuiltInVoice = testIn({ hasVoice: false })
export const testInFarVoice = testIn({ hasVoice: true })

function slowly(card: ActCard, wordsASecond: number, stallMs: number): ModelStep[] {
  return card.outline.flatMap((paragraph, at): ModelStep[] => {
    const words = paragraph.match(/\S+\s*/gu) ?? []
    const middle = Math.floor(words.length / 2)
    return [
      ...words.flatMap((word, place): ModelStep[] => [
        { say: word },
        { waitMs: stallMs > 0 && at === 1 && place === middle ? stallMs : 1000 / wordsASecond }
      ]),
      { say: '\n\n' }
    ]
  })
}

/** A new family taps Create Story. */
export async function createStory(page: Page, { autoPlay = true, isPhone = false } = {}): Promise<void> {
  await signUpAndIn(page)
  await addFamily(page)
  if (!autoPlay)
    await page.evaluate(() => {
      const preferences = { defaultNarrator: 'emma', autoPlay: false, darkMode: false }
      localStorage.setItem('talewick.profile', JSON.stringify({ preferences }))
    })
  await page.goto('/create-story')
  for (const name of ['Mila', 'Grandpa Joe']) await page.getByRole('checkbox', { name }).check()
  await page.getByLabel('Theme').fill('a lighthouse by the sea')
  // On a phone the length is behind a line that names it.
  if (isPhone) await page.getByText('Medium · Emma').click()
  await page.getByRole('radio', { name: /^Short/ }).check()
  await page.getByRole('button', { name: 'Create Story' }).click()
}
