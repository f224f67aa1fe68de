import type { Locator, Page } from '@playwright/test'

import { expect, test } from '../support/browser-test.ts'
import { addFamily, addStory, signUpAndIn } from '../support/evening.ts'
import { places } from '../support/page-state.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Eight seconds without a hand where they are waited for, a second for the fading, and what a busy machine needs. */
const RESTS = { timeout: 60_000 }

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('left alone the controls fade, the story stays, and the first tap only wakes', async ({ page }) => {
    test.setTimeout(240_000)
    const reader = await openStoryUnderTheLamp(page)
    const start = page.getByRole('button', { name: 'Start Audio Player' })
    const text = page.locator('#story-text p').first()

    await test.step('the options', async () => {
      await expect.poll(() => shines(start), RESTS).toBe(0)
      for (const name of ['Close', 'Hide Story Text', 'Larger text', 'Add to favorites'])
        await expect.poll(() => shines(reader.getByRole('button', { name })), name).toBe(0)
      await expect.poll(() => shines(lamp(page))).toBe(0)
      expect(await shines(text), 'the story').toBe(1)
      await tap(page, start)
      await expect.poll(() => shines(start)).toBe(1)
      await expect(start, 'it was not pressed').toBeVisible()
      await tap(page, start)
    })

    await test.step('the player, while it plays', async () => {
      const pause = page.getByRole('button', { name: 'Pause' })
      await expect(pause).toBeVisible({ timeout: 60_000 })
      await expect.poll(() => isPaused(page)).toBe(false)
      await expect.poll(() => shines(pause), RESTS).toBe(0)
      await expect.poll(() => shines(page.getByRole('button', { name: 'Back' }))).toBe(0)
      expect(await shines(page.getByRole('region', { name: 'Story text' })), 'the story').toBe(1)
      expect(await isPaused(page)).toBe(false)
      await tap(page, pause)
      await expect.poll(() => shines(pause)).toBe(1)
      expect(await isPaused(page), 'the tap only woke').toBe(false)
      await tap(page, pause)
      await expect.poll(() => isPaused(page)).toBe(true)
    })

    await test.step('a word of the story is not a shortcut in the dark', async () => {
      const word = page.getByRole('region', { name: 'Story text' }).locator('[data-start]').nth(30)
      await expect.poll(() => shines(page.getByRole('button', { name: 'Play Story' })), RESTS).toBe(0)
      const before = await position(page)
      await word.scrollIntoViewIfNeeded()
      await tap(page, word)
      await expect.poll(() => shines(page.getByRole('button', { name: 'Play Story' }))).toBe(1)
      expect(await position(page)).toBe(before)
      await tap(page, word)
      await expect.poll(() => position(page)).not.toBe(before)
    })

    await test.step('the lamp itself is put out by the second tap', async () => {
      await expect.poll(() => shines(lamp(page)), RESTS).toBe(0)
      await tap(page, lamp(page))
      await expect.poll(() => shines(lamp(page))).toBe(1)
      await tap(page, lamp(page))
      await expect(lamp(page)).toHaveCount(0)
    })
  })
})

test.describe('on a phone, in My Profile', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the lamp lies over no switch, wherever the page is scrolled to', async ({ page }) => {
    await signUpAndIn(page)
    await page.goto('/create-story')
    await page.getByRole('switch', { name: 'Night light' }).click()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'My Profile' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible()
    const box = await lamp(page).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), 'large enough for a thumb').toBeGreaterThan(40)
    const switches = await page.getByRole('switch').all()
    expect(switches.length).toBeGreaterThan(3)
    for (const one of switches) {
      const edge = await one.evaluate((element) => element.getBoundingClientRect().right)
      expect(edge, (await one.getAttribute('id')) ?? '').toBeLessThanOrEqual(box?.x ?? 0)
    }
  })
})

test('a pointer that moves and any key bring the controls back; what the keyboard is on does not fade', async ({
  page
}) => {
  test.setTimeout(240_000)
  await page.clock.install()
  await openStoryUnderTheLamp(page)
  const start = page.getByRole('button', { name: 'Start Audio Player' })
  const close = page.getByRole('button', { name: 'Close' })
  await expectRest(page, start)
  await page.mouse.move(300, 300)
  await expect.poll(() => shines(start)).toBe(1)

  await expectRest(page, start)
  await page.keyboard.press('Shift')
  await expect.poll(() => shines(start)).toBe(1)

  // Into the header, where the keyboard stays.
  for (let stop = 0; stop < 20 && !(await isFocused(close)); stop += 1) await page.keyboard.press('Tab')
  await expect(close).toBeFocused()
  await expectRest(page, start)
  expect(await shines(close)).toBe(1)
  // One key is enough: it moves on, and everything is there.
  await page.keyboard.press('Tab')
  await expect(close).not.toBeFocused()
  await expect.poll(() => shines(start)).toBe(1)
})

test.describe('where nothing is to move', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the controls go and come without fading', async ({ page }) => {
    test.setTimeout(240_000)
    await page.clock.install()
    await openStoryUnderTheLamp(page)
    const start = page.getByRole('button', { name: 'Start Audio Player' })
    await page.evaluate(() => {
      const between = new Set<number>()
      const look = () => {
        const lamp = document.querySelector('[aria-label="Turn night light off"]')?.parentElement
        if (lamp) between.add(Number(getComputedStyle(lamp).opacity))
        document.body.dataset['seen'] = [...between].toSorted((one, other) => one - other).join(' ')
        requestAnimationFrame(look)
      }
      look()
    })
    const seen = () => page.evaluate(() => document.body.dataset['seen'])
    await expectRest(page, start)
    // A frame of its own: it may be drawn later than a busy page answers.
    await expect.poll(seen, 'nothing between there and gone').toBe('0 1')
    await page.mouse.move(300, 300)
    await expect.poll(() => shines(start)).toBe(1)
    expect(await seen(), 'nothing between gone and there').toBe('0 1')
  })
})

test('the whole of a form rests, and is used again after one tap', async ({ page }) => {
  test.setTimeout(240_000)
  await page.clock.install()
  await signUpAndIn(page)
  await addFamily(page)
  await page.goto('/create-story')
  await page.getByRole('switch', { name: 'Night light' }).click()
  const create = page.getByRole('button', { name: 'Create Story' })
  await expect.poll(() => shines(create)).toBe(1)
  await expectRest(page, create)
  await expect.poll(() => shines(page.getByRole('main').getByRole('link', { name: 'Home' }))).toBe(0)
  // Without a move before it, as a finger comes.
  const mila = page.getByRole('checkbox', { name: /^Mila/ })
  await mila.evaluate((box) => box.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await touch(page, mila)
  await expect.poll(() => shines(create)).toBe(1)
  await expect(mila).not.toBeChecked()
  await touch(page, mila)
  await expect(mila).toBeChecked()
})

/**
 * A story open in the library, the lamp lit on the way there; answers the reader, as soon as it is there with all its
 * light: one that is only just opening is as dark as one that rests.
 */
/** Eight seconds go by without a hand, by the clock that the test has installed, and this fades. */
async function expectRest(page: Page, control: Locator): Promise<void> {
  await page.clock.fastForward(8000)
  await expect.poll(() => shines(control), RESTS).toBe(0)
}

async function openStoryUnderTheLamp(page: Page): Promise<Locator> {
  await signUpAndIn(page)
  await addFamily(page)
  await addStory(page)
  await page.goto('/create-story')
  await page.getByRole('switch', { name: 'Night light' }).click()
  // Addresses of this page: the lamp burns as long as it is not loaded anew.
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
  await places(page)
    .getByRole('link', { name: /Story Library/ })
    .click()
  await page.getByRole('button', { name: /^Read/ }).click()
  await expect(page.getByText('Story Options', { exact: true })).toBeVisible()
  for (const name of ['Start Audio Player', 'Close'])
    await expect.poll(() => shines(page.getByRole('button', { name })), name).toBe(1)
  await expect.poll(() => shines(lamp(page)), 'the lamp').toBe(1)
  return page.getByRole('dialog')
}

function lamp(page: Page): Locator {
  // A dialog hides it from those who listen.
  return page.getByLabel('Turn night light off')
}

/** How much of an element is to be seen, 0 to 1, with everything that it lies in. */
async function shines(target: Locator): Promise<number> {
  return target.evaluate((element) => {
    let share = 1
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      share *= Number(getComputedStyle(at).opacity)
    return Math.round(share * 100) / 100
  })
}

async function tap(page: Page, target: Locator): Promise<void> {
  const { x, y } = await middleOf(target)
  await page.touchscreen.tap(x, y)
}

/** A tap of a finger where the browser has a mouse too. */
async function touch(page: Page, target: Locator): Promise<void> {
  const touchPoints = [await middleOf(target)]
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await devtools.detach()
}

/** Where an element is once it stands still: what comes into view may glide there. */
async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  let at = { x: Number.NaN, y: Number.NaN }
  await expect
    .poll(
      async () => {
        const before = at
        const box = await target.boundingBox()
        at = box === null ? { x: Number.NaN, y: Number.NaN } : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
        return at.x === before.x && at.y === before.y
      },
      { message: 'it stands still', intervals: [100] }
    )
    .toBe(true)
  return at
}

async function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}

async function isPaused(page: Page): Promise<boolean> {
  return page
    .locator('audio')
    .first()
    .evaluate((element) => element instanceof HTMLAudioElement && element.paused)
}

async function position(page: Page): Promise<number> {
  return page
    .locator('audio')
    .first()
    .evaluate((element) => (element instanceof HTMLAudioElement ? element.currentTime : Number.NaN))
}
