import { chromium, type Page } from '@playwright/test'

import { launchOptions } from '#tests/support/browser-launch.ts'
import { addFamily, FAMILY, signUpAndGoHome } from '#tests/support/evening.ts'
import { type FirstEvening, walkDemo, walkFirstEvening } from '#tests/support/first-evening.ts'
import { startApp } from '#tests/support/running-app.ts'

/** What a parent waits for, in a real browser on the built application: milliseconds, and what we promise (p95). */
const PROMISES = {
  'Create Story to first readable sentence': 300,
  'Create Story to first spoken sentence': 1000,
  'Replay of a known story': 100
} as const
type Wait = keyof typeof PROMISES

/** How long a parent looks at a screen before they tap. */
const A_LOOK_MS = 1000
const SPOKEN_TO_THE_END_MS = 15_000

const THEMES = [
  'a lighthouse by the sea',
  'dinosaurs in space',
  'a night train',
  'the secret garden',
  'first day at school',
  'snow'
]
const DURATIONS = ['Short', 'Medium', 'Long']

/**
 * Measures the three waits over so many stories (20 unless told) and prints a table. Fails when a promise is broken.
 * The first story of a fresh server is measured with the others: that is the one a new family sees.
 */
export async function run([rounds = '20']: string[]): Promise<void> {
  const app = await startApp()
  const browser = await chromium.launch(launchOptions())
  const waits: Record<Wait, number[]> = {
    'Create Story to first readable sentence': [],
    'Create Story to first spoken sentence': [],
    'Replay of a known story': []
  }
  let firstEvening: FirstEvening | null = null
  let demo: { seconds: number } | null = null
  try {
    const phone = { baseURL: app.url, viewport: { width: 390, height: 844 } }
    // In a page of its own: what watches the others taps Start Audio Player itself, before the walk can.
    const newcomer = await browser.newPage(phone)
    await signUpAndGoHome(newcomer)
    firstEvening = await walkFirstEvening(newcomer)
    await newcomer.close()
    demo = await walkDemo(await browser.newPage(phone))
    const page = await browser.newPage(phone)
    await page.addInitScript(watchForTheEvening)
    await signUpAndGoHome(page)
    await addFamily(page)
    for (let round = 0; round < Number(rounds); round += 1) {
      const { readable, spoken } = await makeAndHear(page, round)
      waits['Create Story to first readable sentence'].push(readable)
      waits['Create Story to first spoken sentence'].push(spoken)
    }
    // Tomorrow: every story has been spoken to its end by then.
    await page.waitForTimeout(SPOKEN_TO_THE_END_MS)
    for (let round = 0; round < Number(rounds); round += 1)
      waits['Replay of a known story'].push(await replay(page, round))
  } finally {
    await browser.close()
    await app.stop()
  }
  reportFirst(firstEvening, demo)
  report(waits)
}

/** The first evening of a new family, and the first look of a visitor: taps, lines and seconds, and what we promise. */
function reportFirst(first: FirstEvening | null, demo: { seconds: number } | null): void {
  if (first === null || demo === null) return
  console.table({
    'Sign-in to first spoken sentence': {
      taps: `${first.taps} (promise 4)`,
      lines: `${first.lines} (promise 1)`,
      seconds: first.seconds.toFixed(1)
    },
    'Landing page to first spoken sentence, before an account': {
      taps: '',
      lines: '',
      seconds: `${demo.seconds.toFixed(1)} (promise 30)`
    }
  })
  if (first.taps > 4 || first.lines > 1 || demo.seconds > 30) process.exitCode = 1
}

async function makeAndHear(page: Page, round: number): Promise<{ readable: number; spoken: number }> {
  await page.goto('/create-story')
  const cast = FAMILY.slice(0, 1 + (round % FAMILY.length))
  for (const { name } of cast) await page.getByRole('checkbox', { name }).check()
  await page.getByLabel('Theme').fill(THEMES[round % THEMES.length] ?? '')
  await page.getByRole('button', { name: /^Duration, voice and culture/ }).click()
  await page.getByRole('radio', { name: new RegExp(`^${DURATIONS[round % DURATIONS.length]}`) }).check()
  await page.waitForTimeout(A_LOOK_MS)
  // One story an evening: the next one is asked for when the voice has finished making this one.
  const whole = page.waitForResponse(
    async (response) => response.url().endsWith('/timings') && /"complete":true/.test(await response.text()),
    { timeout: 60_000 }
  )
  await page.getByRole('button', { name: 'Create Story' }).click()
  const waits = { readable: await moment(page, 'readable'), spoken: await moment(page, 'spoken') }
  await whole
  return waits
}

async function replay(page: Page, nth: number): Promise<number> {
  await page.goto('/stories')
  await page.getByRole('button', { name: /^Read/ }).nth(nth).click()
  const start = page.getByRole('button', { name: 'Start Audio Player' })
  await start.waitFor()
  await page.waitForTimeout(A_LOOK_MS)
  await start.click()
  return moment(page, 'spoken')
}

/** How long after the last watched tap it happened, in milliseconds of the page's own clock. */
async function moment(page: Page, what: 'readable' | 'spoken'): Promise<number> {
  const value = await page.waitForFunction((key) => document.documentElement.dataset[key] ?? null, what, {
    timeout: 30_000
  })
  return Number(await value.jsonValue())
}

/**
 * Runs in the page. Notes when a watched button is tapped, then looks at every frame: is a sentence on the screen, does
 * the sound move? It taps Start Audio Player the moment that button can be tapped, as fast as no parent could.
 */
function watchForTheEvening(): void {
  let tapped: number | null = null
  let hasStarted = false
  const notes = () => document.documentElement.dataset

  document.addEventListener(
    'click',
    (event) => {
      const label = event.target instanceof Element ? event.target.closest('button')?.textContent?.trim() : undefined
      if (label !== 'Create Story' && !(label === 'Start Audio Player' && tapped === null)) return
      tapped = performance.now()
      hasStarted = label === 'Start Audio Player'
      requestAnimationFrame(look)
    },
    true
  )

  function look(): void {
    if (tapped === null) return
    const since = String(performance.now() - tapped)
    const paragraph = document.querySelector('#story-text p')
    if (notes()['readable'] === undefined && /[.!?]/.test(paragraph?.textContent ?? '')) notes()['readable'] = since
    const start = [...document.querySelectorAll('button')].find(
      (one) => one.textContent?.trim() === 'Start Audio Player'
    )
    if (!hasStarted && start !== undefined && !start.disabled) {
      hasStarted = true
      start.click()
    }
    const audio = document.querySelector('audio')
    if (audio !== null && !audio.paused && audio.currentTime > 0) notes()['spoken'] = since
    else requestAnimationFrame(look)
  }
}

function report(waits: Record<Wait, number[]>): void {
  const rows: Record<string, Record<string, string>> = {}
  let isKept = true
  for (const [wait, promise] of Object.entries(PROMISES)) {
    const sorted = (Object.entries(waits).find(([name]) => name === wait)?.[1] ?? []).toSorted((a, b) => a - b)
    const at = (share: number) =>
      sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
    const kept = at(0.95) <= promise
    isKept &&= kept
    rows[wait] = {
      n: String(sorted.length),
      p50: `${at(0.5).toFixed(0)} ms`,
      p95: `${at(0.95).toFixed(0)} ms`,
      worst: `${at(1).toFixed(0)} ms`,
      promise: `${promise} ms`,
      kept: kept ? 'yes' : 'NO'
    }
  }
  console.table(rows)
  if (!isKept) process.exitCode = 1
}
