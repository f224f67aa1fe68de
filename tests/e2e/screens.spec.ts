import { SCREENS } from '#shared/pages.ts'
import { expect, expectAccessibleInEveryLight, expectFits, test } from '../support/browser-test.ts'
import { addFamily, addStory, callApi, newParent, signIn, signUpAndIn } from '../support/evening.ts'
import { settled } from '../support/stillness.ts'

// What every screen of the route table must do, for a visitor and for a new family, is asked in `route-table.spec.ts`.
const OWN_SCREENS = ['/dashboard', '/create', '/create-story', '/family', '/profile', '/stories']
/** One address of the screen that stands there: two lead to the dashboard, and two to the Family Manager. */
const addressOf = (path: string) => OWN_SCREENS.find((one) => SCREENS[one] === SCREENS[path]) ?? path

test('the 404 screen is accessible in every light, and fits every width', async ({ page, watch }) => {
  watch.allowConsoleErrors(/status of 404/)
  await page.goto('/no-such-page')
  await settled(page)
  await expectAccessibleInEveryLight(page)
  await expectFits(page)
})

for (const path of new Set(OWN_SCREENS.map((one) => addressOf(one))))
  test(`${path} of a family with people and stories is accessible in every light, and fits every width`, async ({
    page
  }) => {
    test.setTimeout(240_000)
    await signUpAndIn(page)
    await addFamily(page)
    await addStory(page)
    await page.goto(path)
    await settled(page)
    await expectAccessibleInEveryLight(page)
    await expectFits(page)
    if (path !== '/family') return
    await page.getByRole('button', { name: 'Add Family Member' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessibleInEveryLight(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

test('the options of a story and its player are accessible in every light, and fit every width', async ({ page }) => {
  test.setTimeout(400_000)
  await signUpAndIn(page)
  await addFamily(page)
  await addStory(page)
  await page.goto('/stories')
  await page.getByRole('button', { name: /^Read/ }).click()
  await expect(page.getByText('Story Options', { exact: true })).toBeVisible()
  await settled(page)
  await expectAccessibleInEveryLight(page)
  await expectFits(page)
  await page.getByRole('button', { name: 'Start Audio Player' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible({ timeout: 90_000 })
  await expectAccessibleInEveryLight(page)
  await expectFits(page)
})

test('the button that makes a story leaves the footer free', async ({ page }) => {
  await signUpAndIn(page)
  await addFamily(page)
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 }
  ]) {
    await page.setViewportSize(size)
    await page.goto('/create-story')
    await expect(page.getByRole('button', { name: 'Create Story' })).toBeVisible()
    // Nothing grows any more once the end of the page was looked for.
    await settled(page)
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const footer = page.getByRole('contentinfo')
    // A page whose height is no whole number of pixels ends within one of them.
    await expect(footer).toBeInViewport({ ratio: 0.99 })
    const free = async () => {
      const button = await page.getByRole('button', { name: 'Create Story' }).boundingBox()
      const small = await footer.boundingBox()
      return button === null || small === null ? null : small.y - button.y - button.height
    }
    await expect.poll(free, `${size.width} px`).toBeGreaterThan(0)
  }
})

test('a saved user without a session is not believed', async ({ page, watch }) => {
  watch.allowConsoleErrors(/status of 401/)
  await signUpAndIn(page)
  await page.context().clearCookies()
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /user/i.test(key)))).toEqual([])
})

test('a wrong password is told in a toast, and the form is ready again', async ({ page, watch }) => {
  watch.allowConsoleErrors(/status of 401/)
  const parent = newParent()
  await page.goto('/login')
  await callApi(page, 'POST', '/api/signup', { ...parent, agreeToTerms: true })
  await page.getByLabel('Email').fill(parent.email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Login Failed', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled()
  await signIn(page, parent)
})

test('S-27: names full of markup stay names', async ({ page }) => {
  await signUpAndIn(page, { ...newParent(), firstName: '<img src=x onerror=alert(1)>' })
  await callApi(page, 'POST', '/api/family-members', {
    name: '"><script>alert(2)</script>',
    age: 5,
    relationship: '<b>Daughter</b>',
    avatar: 'girl',
    hobbies: ['<svg onload=alert(3)>'],
    characterTraits: ["';--"],
    isGuest: false
  })
  let alerts = 0
  page.on('dialog', (dialog) => {
    alerts += 1
    void dialog.dismiss()
  })
  for (const path of ['/dashboard', '/family', '/create-story']) {
    await page.goto(path)
    await settled(page)
  }
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  expect(alerts).toBe(0)
  await page.goto('/family')
  await expect(page.getByText('"><script>alert(2)</script>').first()).toBeVisible()
})

test('with reduced motion nothing moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signUpAndIn(page)
  for (const path of ['/', '/dashboard', '/family', '/stories']) {
    await page.goto(path)
    await settled(page)
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().iterations === Infinity)
        .map((one) => (one instanceof CSSAnimation ? one.animationName : 'transition'))
    )
    expect(moving, path).toEqual([])
  }
})

test('the sign-in works with the keyboard alone, and focus is always to be seen', async ({ page }) => {
  const parent = newParent()
  await page.goto('/login')
  await callApi(page, 'POST', '/api/signup', { ...parent, agreeToTerms: true })
  // A screen that has just been drawn takes the focus itself.
  await settled(page)
  await page.getByLabel('Email').focus()
  await page.keyboard.type(parent.email)
  await expect(page.getByLabel('Email')).toHaveValue(parent.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(parent.password)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(parent.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  await settled(page)
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(() => {
      const focused = document.activeElement
      // A screen that has just arrived takes the focus itself; no key leads to its main region.
      if (focused === null || focused === document.body || focused.id === 'main') return 'the page'
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
        ? null
        : focused.outerHTML.slice(0, 120)
    })
    expect(seen === 'the page' ? null : seen, `focus ring at step ${step}`).toBeNull()
  }
})
