import type { Locator, Page } from '@playwright/test'

import { expect, test } from '../support/browser-test.ts'
import { addFamily, addStory, callApi, signUpAndIn } from '../support/evening.ts'
import { settled } from '../support/stillness.ts'

// What has room of its own: the toasts, which cover nothing that is read or typed, and tonight's form, which fits a
// window without anything lying on it.

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 }
]
const toasts = (page: Page) => page.locator('[data-toasts] > li[data-state=open]')

for (const size of SIZES)
  test(`${size.width} by ${size.height}: a toast covers neither a field, nor a heading, nor the header`, async ({
    page
  }) => {
    await page.setViewportSize(size)
    await signUpAndIn(page)
    await addFamily(page)

    await page.goto('/family')
    await page.getByRole('button', { name: 'Add Family Member' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Family Member' })
    await expectUncovered(
      page,
      [
        dialog.getByLabel('Name', { exact: true }),
        dialog.getByRole('heading', { name: 'Add Family Member' }),
        dialog.getByRole('button', { name: 'Close' })
      ],
      () => dialog.getByRole('button', { name: 'Add to Family' }).click()
    )

    await page.goto('/create-story')
    const create = page.getByRole('button', { name: 'Create Story', exact: true })
    await expectUncovered(
      page,
      [
        page.getByRole('banner').getByRole('link').first(),
        page.getByRole('banner').getByRole('button', { name: 'Logout' }),
        page.getByRole('heading', { level: 1 }),
        page.getByLabel('Theme'),
        page.getByRole('checkbox', { name: 'Mila' }),
        create,
        ...(size.width < 640 ? [] : [page.getByLabel('Cultural Background')])
      ],
      () => create.click()
    )
  })

test('the same toast again is one toast', async ({ page }) => {
  await signUpAndIn(page)
  await page.goto('/create-story')
  await page.goto('/family')
  const press = () => page.getByRole('form', { name: 'Quick add' }).getByRole('button', { name: 'Add to Family' })
  for (let times = 0; times < 3; times += 1) await press().click()
  expect(await toasts(page).count()).toBeLessThanOrEqual(1)
})

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 }
])
  test(`${size.width} by ${size.height}: in the player a toast stands over the picture, not on the story or a button`, async ({
    page
  }) => {
    await page.setViewportSize(size)
    await signUpAndIn(page)
    await addFamily(page)
    await addStory(page)
    await page.goto('/stories')
    await page.getByRole('button', { name: /^Read/ }).click()
    await page.getByRole('button', { name: 'Start Audio Player' }).click()
    await expect(page.locator('[data-player] [data-now]').first()).toBeVisible({ timeout: 60_000 })
    const favorite = page.getByRole('button', { name: /favorite/i })
    await expectUncovered(
      page,
      [
        page.getByRole('button', { name: 'Back' }),
        favorite,
        page.getByRole('heading', { level: 1 }),
        page.locator('[data-player] [data-now]').first(),
        page.getByRole('button', { name: 'Pause' })
      ],
      () => favorite.click()
    )
  })

for (const size of SIZES)
  test(`${size.width} by ${size.height}: everything that a story needs is seen at once, and nothing lies on it`, async ({
    page
  }) => {
    await page.setViewportSize(size)
    await signUpAndIn(page)
    for (const [name, age] of [
      ['Isla', 5],
      ['Theo', 3],
      ['Nana', 68],
      ['Biscuit', 4]
    ] as const)
      await callApi(page, 'POST', '/api/family-members', { name, age, relationship: 'Family' })
    await page.goto('/create-story')
    const rest = page.getByRole('button', { name: /^Duration, voice and culture/ })
    const create = page.getByRole('button', { name: 'Create Story', exact: true })
    const said = [
      page.getByRole('radio', { name: /^Short/ }),
      page.getByRole('radio', { name: /^Long/ }),
      page.getByRole('radio', { name: /^Emma/ }),
      page.getByRole('radio', { name: /^Maya/ }),
      page.getByRole('button', { name: /^Listen to Emma/ }),
      page.getByLabel('Cultural Background'),
      create
    ]
    await expect(page.getByRole('checkbox', { name: 'Biscuit' })).toBeVisible()
    await settled(page)
    await expectReachable([page.getByRole('checkbox', { name: 'Biscuit' }), page.getByLabel('Theme'), create])
    if (await rest.isVisible()) {
      await expectReachable([rest])
      await rest.click()
      await expect(page.getByRole('radio', { name: /^Short/ })).toBeInViewport({ ratio: 1 })
      await settled(page)
    }
    await expectReachable(said)
  })

/**
 * Does something that brings a toast; none of these then lies under it. Measured in the page itself, where a slow machine
 * is not slower than the toast.
 */
async function expectUncovered(page: Page, parts: Locator[], act: () => Promise<void>): Promise<void> {
  const names = parts.map((part) => part.toString())
  for (const [i, part] of parts.entries())
    await part.evaluate((element, name) => element.setAttribute('data-kept-apart', name), names[i])
  const look = () => {
    const toast = document.querySelector('[data-toasts] > li[data-state=open]')
    if (toast === null || toast.getAnimations().some(({ playState }) => playState === 'running')) return null
    const { dataset } = document.documentElement
    // The page has some frames to find its place in.
    dataset['frames'] = String(Number(dataset['frames'] ?? 0) + 1)
    if (Number(dataset['frames']) % 10 !== 0) return null
    const told = toast.getBoundingClientRect()
    const kept = [...document.querySelectorAll('[data-kept-apart]')]
    return kept.flatMap((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const isApart = right <= told.left || told.right <= left || bottom <= told.top || told.bottom <= top
      const at = `${[left, top, right, bottom].map(Math.round).join(' ')}, the toast at`
      return isApart
        ? []
        : [`${element.getAttribute('data-kept-apart')} at ${at} ${Math.round(told.left)} ${Math.round(told.top)}`]
    })
  }
  // A page that draws too few frames while the toast stands is asked for the toast again.
  await expect(async () => {
    const [covered] = await Promise.all([page.waitForFunction(look, undefined, { timeout: 10_000 }), act()])
    expect(await covered.jsonValue()).toEqual([])
  }).toPass({ timeout: 60_000 })
}

/** Whole on the screen, and what is pressed in its middle is itself. */
async function expectReachable(parts: Locator[]): Promise<void> {
  for (const part of parts) {
    await expect(part).toBeInViewport({ ratio: 1 })
    const covering = await part.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const points = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + 12, bottom - 4],
        [right - 12, top + 4]
      ] as const
      return points.flatMap(([x, y]) => {
        const hit = document.elementFromPoint(x, y)
        const isOwn = hit !== null && (element.contains(hit) || hit.contains(element))
        return isOwn ? [] : [hit?.outerHTML.slice(0, 120) ?? 'nothing']
      })
    })
    expect(covering, part.toString()).toEqual([])
  }
}
