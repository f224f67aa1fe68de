import type { Page } from '@playwright/test'

export const LIGHTS = ['dusk', 'night', 'ember'] as const

/** Lets the page stand in this light; null is the one that it has when none is chosen. */
export async function shine(page: Page, light: string | null): Promise<void> {
  await page.evaluate((level) => {
    if (level === null) delete document.documentElement.dataset['light']
    else document.documentElement.dataset['light'] = level
  }, light)
}

/** Waits until a screen has what it asked for: nothing on its way, no font either, nothing fading in or out. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  await stillness(page)
}

/** Another size of the window, and what listens to it has drawn itself anew. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size)
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}

/** Milliseconds. Only the smoke of a candle takes longer, and there is nothing to read in it. */
const LONGEST_FADE = 3000

/**
 * An animation whose element is gone or out of sight may never say that it is over, and on a busy machine no frame ends
 * it: no test waits for it, and it is brought to its end.
 */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(async (most) => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
    await Promise.race([
      Promise.allSettled(ending.map((one) => one.finished)),
      new Promise((resolve) => setTimeout(resolve, most))
    ])
    for (const one of ending) if (one.playState === 'running') one.finish()
  }, LONGEST_FADE)
}
