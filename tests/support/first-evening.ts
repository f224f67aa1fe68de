import type { Page } from '@playwright/test'

export interface FirstEvening {
  /** Presses of a finger, as the page itself counted them. */
  taps: number
  /** Lines that had to be typed. */
  lines: number
  /** From the dashboard of a parent who has just signed in to the first sound of the story. */
  seconds: number
}

const LINE = 'Isla 5, Theo 3, Nana, Biscuit the dog'

/**
 * The first evening of a family that has not been described yet, from its dashboard to the first spoken sentence, with
 * nothing tapped or typed that is not needed. To be called on the dashboard, just after signing in.
 */
export async function walkFirstEvening(page: Page): Promise<FirstEvening> {
  await page.evaluate(() => {
    document.documentElement.dataset['taps'] = '0'
    window.addEventListener(
      'click',
      (event) => {
        // A key that presses a button makes a click too, but not with a finger.
        if (event.isTrusted && event.detail > 0)
          document.documentElement.dataset['taps'] = String(Number(document.documentElement.dataset['taps']) + 1)
      },
      { capture: true }
    )
  })
  const begun = Date.now()
  const line = page.getByLabel('Who is in your family?')
  await line.click()
  await page.keyboard.type(LINE)
  await page.getByRole('button', { name: 'To tonight’s story' }).click()
  const create = page.getByRole('button', { name: 'Create Story', exact: true })
  await page.getByRole('checkbox', { name: 'Biscuit' }).waitFor()
  await create.click()
  await page.getByRole('button', { name: 'Start Audio Player' }).click({ timeout: 60_000 })
  await page.waitForFunction(
    () => [...document.querySelectorAll('audio')].some((audio) => !audio.paused && audio.currentTime > 0),
    null,
    { timeout: 60_000 }
  )
  const seconds = (Date.now() - begun) / 1000
  const taps = Number(await page.evaluate(() => document.documentElement.dataset['taps']))
  return { taps, lines: 1, seconds }
}

/** From a visitor's first page to the first sound of a story with their child's name in it. */
export async function walkDemo(page: Page): Promise<{ seconds: number }> {
  const begun = Date.now()
  await page.goto('/')
  await page.getByLabel('Who is it for?').fill('Isla and Theo')
  await page.getByLabel('What should it be about?').fill('a dinosaur who is afraid of the bath')
  await page.getByRole('button', { name: 'Tell it now' }).click()
  // The word that is being spoken is the first that is lit in the visitor's own story.
  await page.locator('h3 mark, [data-told] mark').first().waitFor({ timeout: 60_000 })
  return { seconds: (Date.now() - begun) / 1000 }
}
