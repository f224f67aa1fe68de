import type { Page } from '@playwright/test'

import { expect, test } from '../support/browser-test.ts'
import { addFamily, addStory, callApi, newParent, signUpAndIn } from '../support/evening.ts'
import { expectSaid, expectToast } from '../support/hearing.ts'
import { places } from '../support/page-state.ts'

/** More Tabs than any screen has stops. */
const MOST_STOPS = 80

// Where nothing glides, what has the focus is on the screen at once.
// A Chromium without windows keeps no screen awake unless it is told that it may.
test.use({ contextOptions: { reducedMotion: 'reduce' }, permissions: ['screen-wake-lock'] })

// No pointer is used from here on: a parent who cannot see or hold one has the same evening.
test('the whole evening with the keyboard alone', async ({ page, watch, hearing }) => {
  test.setTimeout(300_000)
  // A question for the recording may be on its way when the parent signs out; it is refused.
  watch.allowConsoleErrors(/status of 401/)
  const parent = newParent()
  await page.goto('/login')
  await callApi(page, 'POST', '/api/signup', { ...parent, agreeToTerms: true })

  await test.step('sign in', async () => {
    await tabTo(page, 'link', 'Skip to content')
    await tabTo(page, 'textbox', 'Email')
    await page.keyboard.type(parent.email)
    await tabTo(page, 'textbox', 'Password')
    await page.keyboard.type(parent.password)
    await page.keyboard.press('Enter')
    await expectSaid(hearing, 'Login Successful')
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(places(page)).toBeVisible()
  })

  await test.step('add a member', async () => {
    await tabTo(page, 'link', 'Family Manager')
    await page.keyboard.press('Enter')
    await expect(page.getByText('No Family Members Yet')).toBeVisible()
    await tabTo(page, 'tab', 'Family Members (0)')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Story Guests (0)' })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: 'Family Members (0)' })).toBeFocused()
    await tabTo(page, 'button', 'Add Family Member')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Add Family Member' })
    await expect(dialog.locator(':focus'), 'the focus is inside').toHaveCount(1)
    await tabTo(page, 'textbox', 'Name')
    await page.keyboard.type('Mila')
    await tabTo(page, 'combobox', 'Family Position')
    await page.keyboard.type('Daughter')
    await tabTo(page, 'textbox', 'Age')
    await page.keyboard.type('5')
    await tabTo(page, 'textbox', 'Hobbies')
    await page.keyboard.type('drawing, puddles')
    await page.keyboard.press('Enter')
    await expectSaid(hearing, 'Family Member Added')
    await expect(dialog).toBeHidden()
    // The dialog gives the focus back to where it came from.
    await expect(page.getByRole('button', { name: 'Add Family Member' })).toBeFocused()
  })

  const title = await test.step('create a story', async () => {
    await tabTo(page, 'link', 'Back', 'backwards')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/create$/)
    await expect(places(page)).toBeVisible()
    await tabTo(page, 'link', 'Create Story')
    await page.keyboard.press('Enter')
    await tabTo(page, 'checkbox', /^Mila/)
    await page.keyboard.press('Space')
    await expect(page.getByRole('checkbox', { name: /^Mila/ })).toBeChecked()
    await tabTo(page, 'textbox', 'Theme')
    await page.keyboard.type('a lighthouse by the sea')
    // A group of choices is one stop, and the arrows choose.
    await tabTo(page, 'radio', /^Medium/)
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('radio', { name: /^Short/ })).toBeChecked()
    await tabTo(page, 'button', 'Create Story')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Story Options', { exact: true })).toBeVisible({ timeout: 60_000 })
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeFocused()
    await expectSaid(hearing, 'Story ready')
    await expect(page.getByRole('button', { name: 'Start Audio Player' })).toBeEnabled()
    return (await heading.textContent()) ?? ''
  })

  await test.step('play, pause, seek, favourite', async () => {
    await tabTo(page, 'button', 'Start Audio Player')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('group', { name: `Player: ${title}` })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible({ timeout: 60_000 })
    await expect.poll(() => sound(page)).toMatchObject({ paused: false })
    await page.keyboard.press('Space')
    await expect.poll(() => sound(page)).toMatchObject({ paused: true })
    await tabTo(page, 'slider', 'Progress')
    const before = (await sound(page)).currentTime
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await sound(page)).currentTime).toBeGreaterThan(before)
    await expect(page.getByRole('slider', { name: 'Progress' })).toHaveAttribute(
      'aria-valuetext',
      /second.* of .*minute/
    )
    await tabTo(page, 'slider', 'Volume')
    await expect(page.getByRole('slider', { name: 'Volume' })).toHaveAttribute('aria-valuetext', '80 percent')
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('slider', { name: 'Volume' })).toHaveAttribute('aria-valuetext', '79 percent')
    await tabTo(page, 'button', 'Add to favorites', 'backwards')
    await page.keyboard.press('Enter')
    await expectSaid(hearing, 'Updated!')
    await expect(page.getByRole('button', { name: 'Remove from favorites' })).toBeFocused()
  })

  await test.step('back', async () => {
    await tabTo(page, 'button', 'Back', 'backwards')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Start Audio Player' })).toBeFocused()
    await tabTo(page, 'button', 'Back to Home', 'backwards')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(places(page)).toBeVisible()
  })

  await test.step('sign out', async () => {
    await tabTo(page, 'button', 'Logout')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  })
})

// Enter and Space are clicks without a pointer; the arrow is a key of menus alone.
for (const key of ['Enter', 'Space', 'ArrowDown'])
  test(`a menu opens with ${key} on its first item, is walked with the arrows, and gives the focus back`, async ({
    page
  }) => {
    await page.goto('/login')
    const button = page.getByRole('button', { name: 'Login', exact: true })
    await expect(button).toBeEnabled()
    await tabTo(page, 'button', 'Login')
    // The first time the menu is fetched by this very key, afterwards it is there.
    for (const time of ['the first time', 'the second time']) {
      await page.keyboard.press(key)
      await expect(page.getByRole('menuitem', { name: 'Home' }), time).toBeFocused()
      for (const name of ['Sign In', 'Create Account', 'Pricing', 'Help & Support']) {
        await page.keyboard.press('ArrowDown')
        await expect(page.getByRole('menuitem', { name })).toBeFocused()
      }
      await page.keyboard.press('Home')
      await expect(page.getByRole('menuitem', { name: 'Home' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toBeHidden()
      await expect(button).toBeFocused()
    }
    await page.keyboard.press(key)
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Sign In' })).toBeFocused()
  })

test('a menu that a pointer opens points at nothing', async ({ page }) => {
  await page.goto('/login')
  const button = page.getByRole('button', { name: 'Login', exact: true })
  await expect(button).toBeEnabled()
  await button.click()
  await expect(page.getByRole('menu')).toBeFocused()
})

test('the account menu of a family opens on Home, and leads there', async ({ page }) => {
  await signUpAndIn(page)
  await page.goto('/family')
  await expect(page.getByRole('button', { name: 'Add Family Member' })).toBeVisible()
  const button = page.getByRole('banner').getByRole('button', { name: /@example\.org$/ })
  await expect(button).toBeEnabled()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Home' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('what went wrong is read out: each field names its own error, and the first one has the focus', async ({
  page
}) => {
  await page.goto('/login')
  await tabTo(page, 'textbox', 'Email')
  await page.keyboard.type('nobody')
  await page.keyboard.press('Enter')
  const email = page.getByRole('textbox', { name: 'Email' })
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Password is required')
})

test('a refused sign-up is before the eyes on a small telephone, and has the focus', async ({ page, watch }) => {
  watch.allowConsoleErrors(/status of 409/)
  await page.setViewportSize({ width: 375, height: 667 })
  const parent = newParent()
  await page.goto('/signup-form')
  await callApi(page, 'POST', '/api/signup', { ...parent, agreeToTerms: true })
  await page.getByLabel('First name').fill(parent.firstName)
  await page.getByLabel('Last name').fill(parent.lastName)
  await page.getByLabel('Email').fill(parent.email)
  await page.getByLabel('Password', { exact: true }).fill(parent.password)
  await page.getByRole('checkbox').check()
  const create = page.getByRole('button', { name: 'Create Account' })
  // A second refusal is told as the first one was.
  for (const time of ['the first time', 'the second time']) {
    // While one is on its way there is nothing to press.
    await expect(create).toBeEnabled()
    await create.focus()
    await expect(create).toBeFocused()
    await page.keyboard.press('Enter')
    const banner = page.getByRole('alert').filter({ hasText: 'An account with this email already exists' })
    await expect(banner, time).toBeFocused()
    await expect(banner, time).toBeInViewport({ ratio: 1 })
  }
})

test('what failed leaves the focus where it was', async ({ page, watch, hearing }) => {
  watch.allowConsoleErrors(/status of 40[01]/)
  await page.goto('/login')
  await page.getByLabel('Email').fill('nobody@example.org')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('not the password')
  await page.keyboard.press('Enter')
  await expectToast(hearing, 'Login Failed')
  await expect(password).toBeFocused()

  await signUpAndIn(page)
  await page.goto('/user-profile')
  await page.getByLabel('Current password').fill('not the password')
  await page.getByLabel('New password', { exact: true }).fill('a lamp on the far shore')
  await page.getByRole('button', { name: 'Change Password' }).focus()
  await page.keyboard.press('Enter')
  await expectToast(hearing, 'Password Change Failed')
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeFocused()
})

test('a reader that closes gives the focus back to what opened it', async ({ page }) => {
  test.setTimeout(240_000)
  // The Escape key belongs to a toast for as long as there is one: here none says that the screen stays on.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'wakeLock'))
  await signUpAndIn(page)
  await addFamily(page)
  await addStory(page)
  await page.goto('/stories')
  const read = page.getByRole('button', { name: /^Read / })
  await read.focus()
  for (const close of ['Escape', 'Enter']) {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    if (close === 'Enter') await page.getByRole('button', { name: 'Close', exact: true }).focus()
    await page.keyboard.press(close)
    await expect(read, `closed with ${close}`).toBeFocused()
  }

  // The reader takes its own entry of the history along; that step must not meet the next one.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toMatch(/"layers":[1-9]/)
  await page.goto('/dashboard')
  const keepListening = page.getByRole('button', { name: /^Keep listening/ })
  await keepListening.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: /^Player/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Start Audio Player' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(keepListening).toBeFocused()
})

/** Presses Tab until the one with this role and name has the focus; every stop on the way must be to be seen. */
async function tabTo(
  page: Page,
  role: 'button' | 'checkbox' | 'combobox' | 'link' | 'radio' | 'slider' | 'tab' | 'textbox',
  name: string | RegExp,
  direction: 'forwards' | 'backwards' = 'forwards'
): Promise<void> {
  const target = page.getByRole(role, { name, exact: typeof name === 'string' }).first()
  await expect(target).toBeVisible()
  const passed: string[] = []
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(direction === 'forwards' ? 'Tab' : 'Shift+Tab')
    const { what } = await page.evaluate(lookAtFocus)
    await expect
      .poll(async () => (await page.evaluate(lookAtFocus)).isSeen, `focus is to be seen on ${what}`)
      .toBe(true)
    passed.push(what)
  }
  throw new Error(`The Tab key never came to ${role} ${String(name)}. It came to:\n${passed.join('\n')}`)
}

/** Runs in the page: what has the focus, and whether a sighted person could tell. */
function lookAtFocus(): { what: string; isSeen: boolean } {
  const focused = document.activeElement
  if (focused === null || focused === document.body) return { what: 'the page', isSeen: true }
  const what = focused.outerHTML.slice(0, 120)
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused)
  // A hidden box with a drawn one beside it shows the ring on the drawn one.
  const stand = [focused, focused.nextElementSibling, focused.parentElement].filter((one) => one !== null)
  const isRinged =
    (outlineStyle !== 'none' && outlineWidth !== '0px') ||
    boxShadow !== 'none' ||
    stand.some((one) => getComputedStyle(one).outlineStyle !== 'none')
  const { bottom, top, width, height } = focused.getBoundingClientRect()
  const isOnScreen = bottom > 0 && top < innerHeight && width > 0 && height > 0
  return { what, isSeen: isRinged && isOnScreen }
}

/** The tiles of the dashboard: its address comes before its screen. */
async function sound(page: Page): Promise<{ paused: boolean; currentTime: number }> {
  return page
    .locator('audio')
    .first()
    .evaluate((element) => {
      if (!(element instanceof HTMLAudioElement)) throw new Error('There is no player')
      return { paused: element.paused, currentTime: element.currentTime }
    })
}
